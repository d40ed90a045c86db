import { type Icon, IconAdjustmentsHorizontal, IconLayoutGridAdd } from '@tabler/icons-react';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { paths } from '#client/paths.ts';

export interface CatalogueTool {
  title: string;
  description: string;
  features: readonly string[];
  icon: Icon;
  isPro: boolean;
  /** null: not there yet. */
  to: string | null;
}

const order: readonly AssetType[] = [
  ...(['keywords', 'sitelinks', 'negative_keywords', 'titles'] as const),
  ...(['descriptions', 'callouts', 'promotions'] as const),
];

/** The catalogue's cards, in its order. */
export const catalogue: readonly CatalogueTool[] = [
  ...order.map((kind): CatalogueTool => {
    const { slug, plan, ...words } = generatorViews[kind];
    return { ...words, isPro: plan === 'pro', to: paths.tool(slug) };
  }),
  {
    title: 'Configurações Avançadas',
    description: 'Deixe a ferramenta com a sua cara: modelos, automações e preferências.',
    features: [
      'Modelos de todas as ferramentas',
      'Listas de palavras-chave próprias',
      'Backup e restauração',
    ],
    icon: IconAdjustmentsHorizontal,
    isPro: true,
    to: paths.templates,
  },
  {
    title: 'Construtor de Campanhas',
    description: 'Monte a campanha inteira, do grupo de anúncios à exportação.',
    features: ['Grupos de anúncios', 'Comparação de campanhas', 'Envio direto'],
    icon: IconLayoutGridAdd,
    isPro: true,
    to: null,
  },
];
