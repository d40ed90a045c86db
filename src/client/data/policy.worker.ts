import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadPolicyReader, type PolicyQuestion, type PolicyReader } from '#domain/making/review/policy.ts';
import type { PolicyFinding } from '#domain/making/review/policy-rule.ts';
import { answerCalls } from '#client/lib/call-worker.ts';

interface PolicyRequest {
  language: LanguageCode | '';
  questions: readonly PolicyQuestion[];
}

const readers = new Map<LanguageCode | '', PolicyReader>();

const policyFunctions = {
  /** One list of findings for each question. */
  read: async ({ language, questions }: PolicyRequest): Promise<PolicyFinding[][]> => {
    const read = readers.get(language) ?? (await loadPolicyReader(language === '' ? undefined : language));
    readers.set(language, read);
    return questions.map(read);
  },
};

export type PolicyFunctions = typeof policyFunctions;
answerCalls(policyFunctions);
