import { adTextTypes, type AssetType, assetTypes } from '#domain/ads/asset-types.ts';
import { savedListsKey } from '#domain/making/texts/store-keys.ts';
import { templateStores } from '#domain/making/texts/templates.ts';
import { generatorViews } from '#client/parts/generator-views.ts';

/** The name of each store of the browser, by its key. */
export const storeLabels: Readonly<Record<string, string>> = {
  [templateStores.keywordLists.key]: 'Listas de modelos',
  [templateStores.keywords.key]: templatesOf('keywords'),
  [templateStores.negativeKeywords.key]: templatesOf('negative_keywords'),
  [templateStores.sitelinks.key]: templatesOf('sitelinks'),
  ...Object.fromEntries(adTextTypes.map((kind) => [templateStores[kind].key, templatesOf(kind)])),
  ...Object.fromEntries(
    assetTypes.map((kind) => [savedListsKey(kind), `Listas salvas: ${generatorViews[kind].label}`]),
  ),
};

function templatesOf(type: AssetType): string {
  return `Modelos: ${generatorViews[type].label}`;
}
