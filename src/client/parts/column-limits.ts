import { assetModels } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { generatorViews } from './generator-views.ts';

/** The columns of a list with their limits: `Texto até 25 · Descrição 1 até 35`. */
export function columnLimits(kind: AssetType): string {
  const { columnLabels } = generatorViews[kind];
  return assetModels[kind].columns
    .map(({ key, limit }) => `${columnLabels[key] ?? key} até ${limit}`)
    .join(' · ');
}
