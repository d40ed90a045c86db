import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadPolicyReader } from '#domain/review/policy.ts';

/** The policy rules of a language, fetched when a list in it is first shown. */
export function policyReaderOptions(language: LanguageCode | '') {
  return queryOptions({
    queryKey: ['policy-reader', language],
    // A query answers with data: the reader stands in an object, since a bare function would be called by some helpers.
    queryFn: async () => ({ read: await loadPolicyReader(language === '' ? undefined : language) }),
    staleTime: Infinity,
  });
}
