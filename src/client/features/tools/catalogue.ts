import { type Icon, IconAdjustmentsHorizontal, IconLayoutGridAdd } from '@tabler/icons-react';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { paths } from '#client/paths.ts';

export interface CatalogueTool {
  title: string;
  description: string;
  features: readonly string[];
  icon: Icon;
  isPro: boolean;
  /** Null while the tool is not available yet. */
  to: string | null;
}

const generators = assetTypes.map((assetType): CatalogueTool => {
  const { slug, plan, ...words } = generatorViews[assetType];
  return { ...words, isPro: plan === 'pro', to: paths.tool(slug) };
});

/** The tools of the Básico plan come first. */
export const catalogue: readonly CatalogueTool[] = [
  ...generators.filter(({ isPro }) => !isPro),
  ...generators.filter(({ isPro }) => isPro),
  {
    title: 'Configurações Avançadas',
    description: 'Deixe as ferramentas com a sua cara: modelos, listas e preferências.',
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
    description: 'Falta só a última etapa: publicar na sua conta do Google Ads sem script nem arquivo.',
    features: [
      'Montar a campanha inteira já funciona, na página dela',
      'Publicar por arquivo ou por script também',
      'Publicar direto na conta ainda não tem data',
    ],
    icon: IconLayoutGridAdd,
    isPro: true,
    to: null,
  },
];
