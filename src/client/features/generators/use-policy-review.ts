import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { PolicyFinding } from '#domain/review/policy-rule.ts';
import type { GeneratorInput } from '#domain/texts/generators/define-generator.ts';
import { NUTRA_LIST } from '#domain/texts/templates.ts';
import { policyReaderOptions } from '#client/data/policy.ts';

/** Checks the texts of a list against Google's policies. Until the rules have loaded, it finds nothing. */
export function usePolicyReview(kind: AssetType, input: GeneratorInput): (text: string) => PolicyFinding[] {
  const { language, product, listKey, sheet } = input;
  const productKind = sheet?.kind ?? (listKey === NUTRA_LIST ? 'nutra' : 'physical');
  const reader = useQuery(policyReaderOptions(language)).data;
  return useCallback(
    (text) => reader?.read({ kind, text, product, productKind }) ?? [],
    [reader, kind, product, productKind],
  );
}
