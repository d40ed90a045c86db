import { type BackupData, backedUpStores } from '#domain/texts/backup.ts';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { savedListsKey } from '#domain/texts/saved-lists.ts';
import { templateStores } from '#domain/texts/templates.ts';
import { generatorViews } from '#client/lib/generator-views.ts';
import { readKept, writeAll } from '#client/lib/local-store.ts';

/** What a person calls each store. */
export const storeLabels: Readonly<Record<string, string>> = {
  [templateStores.keywordLists.key]: 'Listas de modelos',
  [templateStores.keywords.key]: 'Modelos: Palavras-chave',
  [templateStores.negativeKeywords.key]: 'Modelos: Negativas',
  [templateStores.titles.key]: 'Modelos: Títulos',
  [templateStores.descriptions.key]: 'Modelos: Descrições',
  [templateStores.sitelinks.key]: 'Modelos: Sitelinks',
  [templateStores.callouts.key]: 'Modelos: Frases de destaque',
  [templateStores.promotions.key]: 'Modelos: Promoções',
  ...Object.fromEntries(
    assetTypes.map((kind) => [savedListsKey(kind), `Listas salvas: ${generatorViews[kind].label}`]),
  ),
};

/** Every store that holds something, by its key. */
export function readKeptStores(): BackupData {
  return Object.fromEntries(
    backedUpStores
      .map(({ key, schema }) => [key, readKept({ key, schema })] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Writes all of them or none. @returns whether they were kept; when not, a toast has said why. */
export function restoreStores(data: BackupData): Promise<boolean> {
  return writeAll(Object.entries(data));
}
