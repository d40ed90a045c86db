import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadPolicyReader } from '#domain/review/policy.ts';

/** The policy rules of a language, loaded when the first list in it is shown. */
export function policyReaderOptions(language: LanguageCode | '') {
  return queryOptions({
    queryKey: ['policy-reader', language],
    // The reader is wrapped in an object, because some helpers of the query library would call a bare
    // function.
    queryFn: async () => ({ read: await loadPolicyReader(language === '' ? undefined : language) }),
    staleTime: Infinity,
  });
}
