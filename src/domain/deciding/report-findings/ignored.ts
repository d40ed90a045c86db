import * as z from 'zod/mini';
import type { Problem } from './problem.ts';

/** The most ignored findings of a campaign, far more than a person looks at. */
export const MOST_IGNORED = 5000;
/** The most ignored findings in all campaigns of an account. */
export const MOST_IGNORED_OF_ACCOUNT = 50_000;
const LONGEST_KEY = 700;
/** The length counts UTF-16 units, as `cut` does. Counted otherwise, a key could be too long for the database's index. */
const key = z.string().check(
  z.minLength(1, 'Falta o que ignorar.'),
  z.refine((text) => text.length <= LONGEST_KEY, 'O que ignorar passa de 700 caracteres.'),
);

/** What is ignored from now on, and what is shown again. */
export const ignoredChangeSchema = z.strictObject({
  add: z._default(z.array(key).check(z.maxLength(500, 'Ignore até 500 de uma vez.')), []),
  remove: z._default(z.array(key).check(z.maxLength(500, 'Mostre até 500 de uma vez.')), []),
});
export type IgnoredChange = z.input<typeof ignoredChangeSchema>;

const cut = (text: string): string => text.slice(0, LONGEST_KEY);

export function termKey(text: string): string {
  return cut(`term:${text}`);
}

export function groupKey({ by, words, name }: { by: string; words: string; name: string | null }): string {
  return cut(`group:${by}:${words}:${name ?? ''}`);
}

export function problemKey({ key: own }: { key: string }): string {
  return cut(`problem:${own}`);
}

export function countIgnoredTerms(keys: ReadonlySet<string>): number {
  return [...keys].filter((each) => each.startsWith('term:')).length;
}

/** An ignored term also hides the finding that it sells without a keyword of its own. */
export function isIgnored(
  problem: Pick<Problem, 'key' | 'kind' | 'subject'>,
  keys: ReadonlySet<string>,
): boolean {
  return (
    keys.has(problemKey(problem)) ||
    (problem.kind === 'unlisted_seller' && keys.has(termKey(problem.subject)))
  );
}
