import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import {
  type TemplateStoreName,
  type TemplateStores,
  templateStores,
  withDefaultLists,
} from '#domain/making/texts/templates.ts';
import { ofAccount } from '#client/lib/storage/account-scope.ts';
import { useStore } from '#client/lib/storage/browser-scope.ts';
import type { Store } from '#client/lib/storage/store.ts';
import { useAccountId } from './use-session.ts';

type LocalTemplates = { [Name in TemplateStoreName]: Store<TemplateStores[Name]> };

const localTemplates: LocalTemplates = templateStores;

/** The stores of this account's templates in this browser. */
export function useLocalTemplates(): LocalTemplates {
  const accountId = useAccountId();
  return Object.fromEntries(
    Object.entries(localTemplates).map(([name, store]) => [name, ofAccount(store, accountId)]),
  ) as LocalTemplates; // one entry for each store, with the store's type
}

/** The account's own templates. Re-renders when they change, also in another tab. */
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

/** The built-in texts of a language, loaded on first use. */
export function builtInTextsOptions(language: LanguageCode) {
  return queryOptions({
    queryKey: ['built-in-texts', language],
    queryFn: () => loadBuiltInTexts(language),
    staleTime: Infinity,
  });
}
