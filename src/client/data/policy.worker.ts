import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadPolicyReader, type PolicyQuestion, type PolicyReader } from '#domain/review/policy.ts';
import type { PolicyFinding } from '#domain/review/policy-rule.ts';

export interface PolicyRequest {
  id: number;
  language: LanguageCode | '';
  questions: readonly PolicyQuestion[];
}
/** One list of findings for each question; null when the rules could not be loaded. */
export interface PolicyAnswer {
  id: number;
  findings: PolicyFinding[][] | null;
}

const readers = new Map<LanguageCode | '', PolicyReader>();
const post = (answer: PolicyAnswer): void => self.postMessage(answer);

self.onmessage = ({ data }: MessageEvent<PolicyRequest>) =>
  void answer(data).catch(() => post({ id: data.id, findings: null }));

async function answer({ id, language, questions }: PolicyRequest): Promise<void> {
  const read = readers.get(language) ?? (await loadPolicyReader(language === '' ? undefined : language));
  readers.set(language, read);
  post({ id, findings: questions.map(read) });
}
