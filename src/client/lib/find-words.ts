import { foldText } from '#domain/shared/fold-text.ts';

/** Shorter words are too alike for a typing error to be recognised. */
const FORGIVEN_FROM = 4;
const PREFIX = 0;
const WITHIN = 1;
const MISTYPED = 2;

/**
 * How well a text fits what somebody types to find it: 0 is best, null is not at all. Every typed word must be in the
 * text: as the beginning of a word, within one, or as such a beginning with one typing error. Case and accents are ignored.
 */
export function findCost(typed: string, text: string): number | null {
  const words = wordsOf(text);
  const costs = wordsOf(typed).map((wanted) => wordCost(wanted, words));
  if (costs.some((cost) => cost === null)) return null;
  return costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function wordCost(wanted: string, words: readonly string[]): number | null {
  if (words.some((word) => word.startsWith(wanted))) return PREFIX;
  if (words.some((word) => word.includes(wanted))) return WITHIN;
  const isForgiven = wanted.length >= FORGIVEN_FROM;
  return isForgiven && words.some((word) => beginsMistyped(word, wanted)) ? MISTYPED : null;
}

/** Whether the word begins as typed but for one letter that is wrong, missing, too many or exchanged with the next. */
function beginsMistyped(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same += 1;
  if (same === 0) return false; // people rarely miss the first letter, and other words begin with it
  const exchanged = `${word[same + 1] ?? ''}${word[same] ?? ''}${word.slice(same + 2)}`;
  const rest = typed.slice(same);
  return (
    word.slice(same + 1).startsWith(rest.slice(1)) || // wrong
    word.slice(same + 1).startsWith(rest) || // missing
    word.slice(same).startsWith(rest.slice(1)) || // too many
    exchanged.startsWith(rest)
  );
}
