import { type Fact, factsOf } from './facts.ts';
import { findingOf, type PageFinding } from './finding-codes.ts';
import type { PageModel } from './page-model.ts';
import { folded } from './phrases.ts';

/** Texts beside the ads that promise something: callouts and promotions. */
export interface PromisingTexts {
  callouts: readonly string[];
  promotions: readonly { target: string; percent: number | null }[];
}

/**
 * Finds callouts and promotions that the page does not mention, by the facts of a callout and the number of a
 * promotion.
 */
export function findBrokenPromises(
  { blocks }: PageModel,
  { callouts, promotions }: PromisingTexts,
): PageFinding[] {
  const text = blocks.map((block) => block.text).join('\n');
  const page = { facts: factsOf(text), stems: stemsOf(text) };
  const unkept = [
    ...callouts.filter((callout) => !isMentioned(callout, page)),
    ...promotions
      .filter(
        ({ percent }) =>
          percent !== null &&
          !page.facts.some(({ number, unit }) => unit === '%' && Number(number) === percent),
      )
      .map(({ target, percent }) => `${target}: ${percent ?? ''}%`),
  ];
  return unkept.map((excerpt) => findingOf({ code: 'text_not_found', excerpt }));
}

/** Units that say what their number is about: "12x" is a payment, but "90 dias" may be a guarantee or a delivery. */
const UNAMBIGUOUS_UNITS: readonly (string | null)[] = ['x', '%', 'money'];

/** Whether the page has every fact of a callout. It must also have half of its long words, unless each unit is unambiguous. */
function isMentioned(callout: string, page: { facts: readonly Fact[]; stems: ReadonlySet<string> }): boolean {
  const facts = factsOf(callout);
  const hasFacts = facts.every((fact) =>
    page.facts.some(({ number, unit }) => number === fact.number && (fact.unit ?? unit) === unit),
  );
  if (!hasFacts) return false;
  if (facts.length > 0 && facts.every(({ unit }) => UNAMBIGUOUS_UNITS.includes(unit))) return true;
  const own = [...stemsOf(callout)];
  return own.filter((stem) => page.stems.has(stem)).length * 2 >= own.length;
}

/** The beginnings of long words, so that "entregas" and "entrega" are alike. */
function stemsOf(text: string): Set<string> {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.filter((word) => word.length > 3 && !/^\d/u.test(word)).map((word) => word.slice(0, 5)),
  );
}
