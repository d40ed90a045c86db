import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadPolicyReader, type PolicyQuestion } from '#domain/making/review/policy.ts';
import type { PolicyFinding } from '#domain/making/review/policy-rule.ts';

export interface PolicyRequest {
  language: LanguageCode | '';
  questions: readonly PolicyQuestion[];
}

export const policyFunctions = {
  /** One list of findings for each question. */
  read: async ({ language, questions }: PolicyRequest): Promise<PolicyFinding[][]> => {
    const read = await loadPolicyReader(language === '' ? undefined : language);
    return questions.map(read);
  },
};
