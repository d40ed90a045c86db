import type { Item } from '#domain/ads/asset-models.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { PolicyQuestion } from '#domain/making/review/policy.ts';
import type { PolicyFinding } from '#domain/making/review/policy-rule.ts';
import { readPolicies } from '#client/parts/jobs/read-policies.ts';

export type PolicyContext = Omit<PolicyQuestion, 'text'> & { language: LanguageCode | '' };

type Findings = readonly PolicyFinding[];

const none: Findings = [];

/**
 * Remembers the findings of a list's texts. It asks for the missing ones in one batch. After a change of product
 * or language, the earlier findings stay until the answer arrives. An item keeps the same array until its findings
 * change, so that only changed rows render.
 */
export function openPolicyReview() {
  const answers = new Map<string, { context: PolicyContext; findings: Findings }>();
  const ofItems = new WeakMap<Item, Findings>();
  let waitingTexts = new Set<string>();
  /** The context of the latest question. It may change twice before the question is sent. */
  let latest: PolicyContext;
  /** How often an answer has changed what a text shows. */
  let changes = 0;
  const listeners = new Set<() => void>();

  async function ask(context: PolicyContext): Promise<void> {
    const texts = [...waitingTexts];
    waitingTexts = new Set();
    const { language, ...rest } = context;
    const found = await readPolicies({ language, questions: texts.map((text) => ({ ...rest, text })) });
    if (found === null) return;
    let isNew = false;
    for (const [at, text] of texts.entries()) {
      const findings = found[at] ?? none;
      isNew ||= !areEqual(answers.get(text)?.findings ?? none, findings);
      answers.set(text, { context, findings });
    }
    if (!isNew) return;
    changes += 1;
    for (const listener of listeners) listener();
  }

  function findingsOf(context: PolicyContext, text: string): Findings {
    latest = context;
    const answer = answers.get(text);
    if (answer?.context !== context) {
      if (waitingTexts.size === 0) setTimeout(() => void ask(latest));
      waitingTexts.add(text);
    }
    return answer?.findings ?? none;
  }

  return {
    read: (context: PolicyContext, item: Item): Findings => {
      const before = ofItems.get(item) ?? none;
      const now = Object.values(item).flatMap((text) => findingsOf(context, text));
      if (areEqual(before, now)) return before;
      ofItems.set(item, now);
      return now;
    },
    changes: () => changes,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function areEqual(some: Findings, others: Findings): boolean {
  return some.length === others.length && JSON.stringify(some) === JSON.stringify(others);
}
