import type { LanguageCode } from '#domain/ads/languages.ts';
import type { PolicyQuestion } from '#domain/review/policy.ts';
import type { PolicyFinding } from '#domain/review/policy-rule.ts';
import { readPolicies } from '#client/data/policy.ts';

export type PolicyContext = Omit<PolicyQuestion, 'text'> & { language: LanguageCode | '' };

const none: readonly PolicyFinding[] = [];

/**
 * Remembers the findings of a list's texts and asks for those that are missing, all texts of one render together.
 * Until the answer to another product or language comes, the findings of before stay.
 */
export function openPolicyReview(onAnswer: () => void) {
  const answers = new Map<string, { context: PolicyContext; findings: readonly PolicyFinding[] }>();
  let asked = new Set<string>();

  async function ask(context: PolicyContext): Promise<void> {
    const texts = [...asked];
    asked = new Set();
    const { language, ...rest } = context;
    const found = await readPolicies({ language, questions: texts.map((text) => ({ ...rest, text })) });
    if (found === null) return;
    texts.forEach((text, at) => answers.set(text, { context, findings: found[at] ?? none }));
    onAnswer();
  }

  return (context: PolicyContext, text: string): readonly PolicyFinding[] => {
    const answer = answers.get(text);
    if (answer?.context !== context) {
      if (asked.size === 0) queueMicrotask(() => void ask(context));
      asked.add(text);
    }
    return answer?.findings ?? none;
  };
}
