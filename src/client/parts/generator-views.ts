import {
  type Icon,
  IconBan,
  IconBulb,
  IconDiscount2,
  IconFileText,
  IconHeading,
  IconKey,
  IconLink,
} from '@tabler/icons-react';
import { type AssetType, assetTypes } from '#domain/ads/asset-types.ts';
import { countText } from '#client/lib/count-text.ts';

/** The controls a configuration card may have. */
export type GeneratorField = 'listKey' | 'product' | 'language' | 'funnel' | 'match';

/** One tool's labels. `#domain/making/texts/generators` contains its rules. */
export interface GeneratorView {
  slug: string;
  /** Used in the sidebar, on a campaign's cards and as the default name of a saved list. */
  label: string;
  /** The screen's heading. */
  title: string;
  description: string;
  icon: Icon;
  plan: 'basico' | 'pro';
  features: readonly string[];
  fields: readonly GeneratorField[];
  /** The button is disabled without these. A toast names other missing inputs. */
  required: readonly ('product' | 'language' | 'funnel')[];
  tooltip: string;
  /** The label of each column of an item, by its key. */
  columnLabels: Readonly<Record<string, string>>;
  /** The label of the generate button. */
  action: string;
  /** Singular and plural after a count: `24 títulos gerados`. */
  counted: { one: string; many: string };
  generated: string;
  empty: string;
  manualPlaceholder: string;
  /** The toast's text before the campaign's name: `Lista de títulos salva em`. */
  savedIn: string;
}

const productAndLanguage = ['product', 'language'] as const;

export const generatorViews: Record<AssetType, GeneratorView> = {
  keywords: {
    slug: 'keywords',
    label: 'Palavras-chave',
    title: 'Gerador de Palavras-chave',
    description: 'Monte listas por etapa do funil, já com a correspondência que você escolher.',
    icon: IconKey,
    plan: 'basico',
    features: ['Topo, meio e fundo de funil', 'Ampla, frase ou exata', 'Modelos editáveis'],
    fields: ['listKey', 'product', 'language', 'funnel', 'match'],
    required: ['product', 'language', 'funnel'],
    tooltip:
      'Comece pelo fundo do funil: são as pesquisas de quem já quer comprar. No topo de Nutra, escreva o problema que o produto resolve em vez do nome dele.',
    columnLabels: { text: 'Palavra-chave' },
    action: 'Gerar palavras-chave',
    counted: { one: 'palavra-chave gerada', many: 'palavras-chave geradas' },
    generated: 'Palavras-chave Geradas!',
    empty: 'Nenhuma palavra-chave gerada',
    manualPlaceholder: 'Uma palavra-chave por linha...',
    savedIn: 'Lista de palavras-chave salva em',
  },
  negative_keywords: {
    slug: 'negative-keywords',
    label: 'Negativas',
    title: 'Palavras-chave Negativas',
    description: 'Comece com uma lista pronta das pesquisas que gastam seu orçamento e não compram.',
    icon: IconBan,
    plan: 'pro',
    features: ['Lista pronta por idioma', 'Com e sem acento', 'Edição livre'],
    fields: ['language'],
    required: [],
    tooltip:
      'Negativa não cobre plural nem acento: mantenha as variações. Tire "grátis" se o frete for grátis, e confira se nenhuma bloqueia uma palavra-chave sua.',
    columnLabels: { text: 'Palavra negativa' },
    action: 'Carregar palavras negativas',
    counted: { one: 'palavra negativa', many: 'palavras negativas' },
    generated: 'Palavras Negativas Carregadas!',
    empty: 'Nenhuma palavra negativa carregada',
    manualPlaceholder: 'Uma palavra negativa por linha...',
    savedIn: 'Lista de palavras negativas salva em',
  },
  titles: {
    slug: 'titles',
    label: 'Títulos',
    title: 'Gerador de Títulos',
    description: 'Títulos de anúncio responsivo dentro dos 30 caracteres.',
    icon: IconHeading,
    plan: 'pro',
    features: ['Até 30 caracteres', 'Em 21 idiomas', 'Contagem igual à do Google'],
    fields: productAndLanguage,
    required: [],
    tooltip:
      'Um anúncio aceita até 15 títulos. Varie: produto, oferta, entrega, garantia e chamada para comprar.',
    columnLabels: { text: 'Título' },
    action: 'Gerar títulos',
    counted: { one: 'título gerado', many: 'títulos gerados' },
    generated: 'Títulos Gerados!',
    empty: 'Nenhum título gerado',
    manualPlaceholder: 'Um título por linha...',
    savedIn: 'Lista de títulos salva em',
  },
  descriptions: {
    slug: 'descriptions',
    label: 'Descrições',
    title: 'Gerador de Descrições',
    description: 'Descrições que completam o título, dentro dos 90 caracteres.',
    icon: IconFileText,
    plan: 'pro',
    features: ['Até 90 caracteres', 'Texto pronto para revisar', 'Contagem em cada texto'],
    fields: productAndLanguage,
    required: [],
    tooltip: 'O anúncio usa até 4 descrições e mostra 2. Cada uma precisa fazer sentido sozinha.',
    columnLabels: { text: 'Descrição' },
    action: 'Gerar descrições',
    counted: { one: 'descrição gerada', many: 'descrições geradas' },
    generated: 'Descrições Geradas!',
    empty: 'Nenhuma descrição gerada',
    manualPlaceholder: 'Uma descrição por linha...',
    savedIn: 'Lista de descrições salva em',
  },
  sitelinks: {
    slug: 'sitelinks',
    label: 'Sitelinks',
    title: 'Gerador de Sitelinks',
    description: 'Links extras com texto e duas descrições, cada parte no seu limite.',
    icon: IconLink,
    plan: 'basico',
    features: ['Texto de 25 caracteres', 'Duas descrições de 35', 'Copie tudo de uma vez'],
    fields: productAndLanguage,
    required: [],
    tooltip: 'Cada sitelink precisa levar a uma página diferente. Preencha as duas descrições ou nenhuma.',
    columnLabels: { text: 'Texto', desc1: 'Descrição 1', desc2: 'Descrição 2' },
    action: 'Gerar sitelinks',
    counted: { one: 'sitelink gerado', many: 'sitelinks gerados' },
    generated: 'Sitelinks Gerados!',
    empty: 'Nenhum sitelink gerado',
    manualPlaceholder: 'Texto;Descrição1;Descrição2',
    savedIn: 'Lista de sitelinks salva em',
  },
  callouts: {
    slug: 'callouts',
    label: 'Frases de destaque',
    title: 'Gerador de Frases de Destaque',
    description: 'Frases curtas que somam argumentos ao anúncio, em até 25 caracteres.',
    icon: IconBulb,
    plan: 'pro',
    features: ['Até 25 caracteres', 'Sem repetir o título', 'Modelos editáveis'],
    fields: productAndLanguage,
    required: [],
    tooltip:
      'Use o máximo de caracteres que puder. Pense como quem compra e aproveite as dores e os gatilhos da página de vendas.',
    columnLabels: { text: 'Frase de destaque' },
    action: 'Gerar frases',
    counted: { one: 'frase gerada', many: 'frases geradas' },
    generated: 'Frases Geradas!',
    empty: 'Nenhuma frase gerada',
    manualPlaceholder: 'Uma frase por linha...',
    savedIn: 'Lista de frases salva em',
  },
  promotions: {
    slug: 'promotions',
    label: 'Promoções',
    title: 'Gerador de Promoções',
    description: 'Nomes de item para os recursos de promoção, em até 20 caracteres.',
    icon: IconDiscount2,
    plan: 'pro',
    features: ['Até 20 caracteres', 'Kits e quantidades', 'Modelos editáveis'],
    fields: productAndLanguage,
    required: [],
    tooltip:
      'Escreva só o item em promoção. O desconto, o código e as datas são campos próprios no Google Ads.',
    columnLabels: { text: 'Promoção' },
    action: 'Gerar promoções',
    counted: { one: 'promoção gerada', many: 'promoções geradas' },
    generated: 'Promoções Geradas!',
    empty: 'Nenhuma promoção gerada',
    manualPlaceholder: 'Uma promoção por linha...',
    savedIn: 'Lista de promoções salva em',
  },
};

export function generatorKindOf(slug: string | undefined): AssetType | undefined {
  return assetTypes.find((kind) => generatorViews[kind].slug === slug);
}

/** Formats a count: `1 título gerado`, `24 títulos gerados`. */
export function countLabel(kind: AssetType, count: number): string {
  const { one, many } = generatorViews[kind].counted;
  return countText(count, one, many);
}
