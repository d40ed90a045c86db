import { findingOf, type PageFinding } from './finding-codes.ts';
import type { PageModel } from './page-model.ts';
import { folded } from './phrases.ts';

/** Texts beside the ads that promise something: callouts and promotions. */
export interface Promised {
  callouts: readonly string[];
  promotions: readonly { target: string; percent: number | null }[];
}

/**
 * Finds callouts and promotions that the page does not mention, by the words of a callout and the number of a
 * promotion.
 */
export function findUnkept({ blocks }: PageModel, { callouts, promotions }: Promised): PageFinding[] {
  const text = folded(blocks.map((block) => block.text).join('\n'));
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);
  const unkept = [
    ...callouts.filter((callout) => !isSaid(callout, words)),
    ...promotions
      .filter(({ percent }) => percent !== null && !new RegExp(`(?<!\\d)${percent} ?%`, 'u').test(text))
      .map(({ target, percent }) => `${target}: ${percent ?? ''} %`),
  ];
  return unkept.map((excerpt) => findingOf({ code: 'text_not_found', excerpt }));
}

/**
 * Whether the page has half of the long words and every number of a callout. The beginning of a word is enough:
 * "entregas" says "entrega".
 */
function isSaid(callout: string, words: ReadonlySet<string>): boolean {
  const own = folded(callout).match(/[\p{L}\p{N}]+/gu) ?? [];
  const numbers = own.filter((word) => /^\d/u.test(word));
  const long = own.filter((word) => word.length > 3 && !numbers.includes(word));
  const stems = new Set([...words].map((word) => word.slice(0, 5)));
  const said = long.filter((word) => stems.has(word.slice(0, 5)));
  return numbers.every((number) => words.has(number)) && said.length * 2 >= long.length;
}
