import type { ProductKind } from './product-kinds.ts';

/** The niches with their own texts in each language, and their kind of product. */
export const niches = [
  { id: 'weight', kind: 'nutra', label: 'Peso' },
  { id: 'joints', kind: 'nutra', label: 'Articulações' },
  { id: 'sleep', kind: 'nutra', label: 'Sono' },
  { id: 'bloodSugar', kind: 'nutra', label: 'Glicose' },
  { id: 'prostate', kind: 'nutra', label: 'Próstata' },
  { id: 'skin', kind: 'nutra', label: 'Pele' },
  { id: 'hair', kind: 'nutra', label: 'Cabelo' },
  { id: 'vision', kind: 'nutra', label: 'Visão' },
  { id: 'memory', kind: 'nutra', label: 'Memória' },
  { id: 'gut', kind: 'nutra', label: 'Intestino' },
  { id: 'energy', kind: 'nutra', label: 'Energia' },
  { id: 'oralCare', kind: 'nutra', label: 'Saúde bucal' },
  { id: 'tinnitus', kind: 'nutra', label: 'Zumbido' },
  { id: 'nails', kind: 'nutra', label: 'Unhas' },
  { id: 'kitchen', kind: 'physical', label: 'Cozinha' },
  { id: 'fitness', kind: 'physical', label: 'Fitness' },
  { id: 'pets', kind: 'physical', label: 'Pets' },
  { id: 'home', kind: 'physical', label: 'Casa' },
  { id: 'car', kind: 'physical', label: 'Carro' },
  { id: 'baby', kind: 'physical', label: 'Bebê' },
  { id: 'beautyDevices', kind: 'physical', label: 'Aparelhos de beleza' },
  { id: 'garden', kind: 'physical', label: 'Jardim' },
  { id: 'courses', kind: 'digital', label: 'Cursos on-line' },
  { id: 'languageCourses', kind: 'digital', label: 'Idiomas' },
  { id: 'ebooks', kind: 'digital', label: 'E-books e guias' },
  { id: 'apps', kind: 'digital', label: 'Aplicativos e programas' },
  { id: 'templates', kind: 'digital', label: 'Planilhas e modelos' },
  { id: 'onlineServices', kind: 'digital', label: 'Serviços on-line' },
] as const satisfies readonly { id: string; kind: ProductKind; label: string }[];

export type NicheId = (typeof niches)[number]['id'];
export const nicheIds = niches.map(({ id }) => id);
