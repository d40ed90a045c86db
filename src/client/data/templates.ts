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
import { ofAccount } from '#client/lib/storage/account-scope.ts';
import { useStore } from '#client/lib/storage/browser-scope.ts';
import type { Store } from '#client/lib/storage/store.ts';
import { useAccountId } from './use-session.ts';

type LocalTemplates = { [Name in TemplateStoreName]: Store<TemplateStores[Name]> };

const localTemplates: LocalTemplates = {
  keywordLists: { ...templateStores.keywordLists, initial: emptyTemplateStores.keywordLists },
  keywords: { ...templateStores.keywords, initial: emptyTemplateStores.keywords },
  negativeKeywords: { ...templateStores.negativeKeywords, initial: emptyTemplateStores.negativeKeywords },
  titles: { ...templateStores.titles, initial: emptyTemplateStores.titles },
  descriptions: { ...templateStores.descriptions, initial: emptyTemplateStores.descriptions },
  sitelinks: { ...templateStores.sitelinks, initial: emptyTemplateStores.sitelinks },
  callouts: { ...templateStores.callouts, initial: emptyTemplateStores.callouts },
  promotions: { ...templateStores.promotions, initial: emptyTemplateStores.promotions },
};

/** Where this account keeps its templates in this browser. */
export function useLocalTemplates(): LocalTemplates {
  const accountId = useAccountId();
  return {
    keywordLists: ofAccount(localTemplates.keywordLists, accountId),
    keywords: ofAccount(localTemplates.keywords, accountId),
    negativeKeywords: ofAccount(localTemplates.negativeKeywords, accountId),
    titles: ofAccount(localTemplates.titles, accountId),
    descriptions: ofAccount(localTemplates.descriptions, accountId),
    sitelinks: ofAccount(localTemplates.sitelinks, accountId),
    callouts: ofAccount(localTemplates.callouts, accountId),
    promotions: ofAccount(localTemplates.promotions, accountId),
  };
}

/** The account's own templates, drawn again when they change, also in another tab. */
export function useTemplateStores(): TemplateStores {
  const local = useLocalTemplates();
  return {
    keywordLists: withDefaultLists(useStore(local.keywordLists)),
    keywords: useStore(local.keywords),
    negativeKeywords: useStore(local.negativeKeywords),
    titles: useStore(local.titles),
    descriptions: useStore(local.descriptions),
    sitelinks: useStore(local.sitelinks),
    callouts: useStore(local.callouts),
    promotions: useStore(local.promotions),
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
