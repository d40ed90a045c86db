import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadBuiltInTexts } from '#domain/texts/content/index.ts';
import {
  emptyTemplateStores,
  type TemplateStoreName,
  type TemplateStores,
  templateStores,
  withDefaultLists,
} from '#domain/texts/templates.ts';
import { type LocalStore, useStore } from '#client/lib/local-store.ts';

/** The template stores of this browser. */
export const localTemplates: { [Name in TemplateStoreName]: LocalStore<TemplateStores[Name]> } = {
  keywordLists: { ...templateStores.keywordLists, initial: emptyTemplateStores.keywordLists },
  keywords: { ...templateStores.keywords, initial: emptyTemplateStores.keywords },
  negativeKeywords: { ...templateStores.negativeKeywords, initial: emptyTemplateStores.negativeKeywords },
  titles: { ...templateStores.titles, initial: emptyTemplateStores.titles },
  descriptions: { ...templateStores.descriptions, initial: emptyTemplateStores.descriptions },
  sitelinks: { ...templateStores.sitelinks, initial: emptyTemplateStores.sitelinks },
  callouts: { ...templateStores.callouts, initial: emptyTemplateStores.callouts },
  promotions: { ...templateStores.promotions, initial: emptyTemplateStores.promotions },
};

/** The person's own templates, as they are now: an edit in another tab shows at once. */
export function useTemplateStores(): TemplateStores {
  const lists = useStore(localTemplates.keywordLists);
  return {
    keywordLists: withDefaultLists(lists),
    keywords: useStore(localTemplates.keywords),
    negativeKeywords: useStore(localTemplates.negativeKeywords),
    titles: useStore(localTemplates.titles),
    descriptions: useStore(localTemplates.descriptions),
    sitelinks: useStore(localTemplates.sitelinks),
    callouts: useStore(localTemplates.callouts),
    promotions: useStore(localTemplates.promotions),
  };
}

/** The product's own texts of a language, fetched when it is first needed. */
export function builtInTextsOptions(language: LanguageCode) {
  return queryOptions({
    queryKey: ['built-in-texts', language],
    queryFn: () => loadBuiltInTexts(language),
    staleTime: Infinity,
  });
}
