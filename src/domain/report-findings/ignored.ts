import { z } from 'zod';
import type { Problem } from './problem.ts';

/** Far above what a person looks at. */
export const MOST_IGNORED = 5000;
const LONGEST = 700;
const key = z.string().min(1, 'Falta o que ignorar.').max(LONGEST, 'O que ignorar passa de 700 caracteres.');

/** What is ignored from now on, and what is shown again. */
export const ignoredChangeSchema = z.strictObject({
  add: z.array(key).max(500, 'Ignore até 500 de uma vez.').default([]),
  remove: z.array(key).max(500, 'Mostre até 500 de uma vez.').default([]),
});
export type IgnoredChange = z.input<typeof ignoredChangeSchema>;

const cut = (text: string): string => text.slice(0, LONGEST);

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

/** A search that sold is hidden with its term too. */
export function isIgnored(
  problem: Pick<Problem, 'key' | 'kind' | 'subject'>,
  keys: ReadonlySet<string>,
): boolean {
  return (
    keys.has(problemKey(problem)) ||
    (problem.kind === 'unlisted_seller' && keys.has(termKey(problem.subject)))
  );
}
