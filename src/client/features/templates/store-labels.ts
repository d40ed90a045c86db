import { assetTypes } from '#domain/ads/asset-types.ts';
import { savedListsKey } from '#domain/texts/saved-lists.ts';
import { templateStores } from '#domain/texts/templates.ts';
import { generatorViews } from '#client/parts/generator-views.ts';

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
