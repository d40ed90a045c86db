import type { LabelledTexts, UnseenTexts } from './labelled-text.ts';

const pt: LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Dormelia',
    texts: [
      'Insônia? Isso Acaba Hoje',
      'Apague em 5 Minutos',
      'Durma Sem Rivotril',
      'Sono de Bebê Garantido',
      'Sem Ansiedade em 3 Dias',
      'Calmante Natural Potente',
      'Loja Oficial Dormelia',
      'Indicado por Neurologistas',
      'O Fim das Noites em Claro',
      'A Cura do Sono Ruim',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Dormelia',
    texts: [
      'Com Maracujá e Melissa',
      'Leve 2 e Pague Menos',
      'Rótulo e Ingredientes',
      'Para a Sua Rotina da Noite',
      'Gomas Sabor Morango',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Drone Sky',
    texts: [
      'Voa por 30 minutos e volta sozinho. Câmera 4K e duas baterias.',
      'Tinta que seca em 1 hora e cobre em duas demãos.',
      'Remove ferrugem sem lixar. Rende 4 m².',
      'Corrida sem dor nos pés: tênis com amortecimento em gel.',
      'Bomba de ar que enche o pneu em 3 minutos.',
    ],
  },
];
const en: LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'HairVita',
    texts: [
      'Regrow a Full Head of Hair',
      'Bald Spots Gone in 30 Days',
      'Works Even if You Are Bald',
      'Stylists Keep This a Secret',
      'Hair Loss Ends Here',
      'Better Than Minoxidil',
      'HairVita Official Shop',
      'Thick Hair or It Is Free',
      'Stop Balding at the Root',
      'Dermatologist Recommended',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'HairVita',
    texts: [
      'Biotin, Zinc and Vitamin D',
      'Save on a 6-Month Supply',
      'Read the Label First',
      'For Fine or Curly Hair',
      'Berry Flavored Gummies',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'SkyDrone',
    texts: [
      'Flies 30 minutes and returns by itself. 4K camera, two batteries.',
      'Paint that dries in 1 hour and covers in two coats.',
      'Dissolves rust without sanding. Covers 40 sq ft.',
      'Run without sore feet: shoes with gel cushioning.',
      'Inflates a flat tire in 3 minutes and fits in your trunk.',
    ],
  },
];
const es: LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Visaclar',
    texts: [
      'Tira Tus Lentes a la Basura',
      'Vista de Águila en 10 Días',
      'Adiós a las Cataratas',
      'Oftalmólogos Sorprendidos',
      'Recupera la Vista al 100%',
      'Sin Operación ni Gotas',
      'Tienda Oficial Visaclar',
      'Recomendado por Médicos',
      '¿Ves Borroso? Es Diabetes',
      'La Receta Prohibida',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Visaclar',
    texts: [
      'Con Luteína y Zeaxantina',
      'Lleva 3 y Paga 2',
      'Etiqueta e Ingredientes',
      'Para Tu Rutina Diaria',
      'Gomitas Sabor Mora',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Dron Sky',
    texts: [
      'Vuela 30 minutos y regresa solo. Cámara 4K y dos baterías.',
      'Pintura que seca en 1 hora y cubre en dos manos.',
      'Quita el óxido sin lijar. Rinde 4 m².',
      'Corre sin dolor de pies: tenis con amortiguación de gel.',
      'Infla una llanta en 3 minutos y cabe en la cajuela.',
    ],
  },
];

/**
 * Result of the first run on these texts: recall 0.6, precision 1. They are about sleep, hair and vision in
 * everyday words.
 */
export const unseen4: UnseenTexts = { pt, en, es };
