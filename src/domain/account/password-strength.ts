import { foldText } from '../shared/fold-text.ts';

/** `common`: guessed first. The others count how much somebody has to guess. */
export type PasswordStrength = 'common' | 'weak' | 'fair' | 'good';

/** Bits of a guess: below the first a password is weak, below the second fair. */
const FAIR_BITS = 36;
const GOOD_BITS = 60;
const SHORTEST_WORD = 4;
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
];
const look: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * How hard it is to guess a password. It warns and never refuses.
 * @param common in small letters.
 * @param own words about this person, such as the name and the e-mail. An attacker may know them.
 */
export function passwordStrength(
  password: string,
  common: ReadonlySet<string>,
  own: readonly string[],
): PasswordStrength {
  if (isGuessedFirst(password, common, own)) return 'common';
  const alphabet = WEIGHTS.reduce((sum, [part, size]) => (part.test(password) ? sum + size : sum), 0);
  const bits = countSteps(password) * Math.log2(Math.max(alphabet, 2));
  if (bits < FAIR_BITS) return 'weak';
  return bits < GOOD_BITS ? 'fair' : 'good';
}

function isGuessedFirst(password: string, common: ReadonlySet<string>, own: readonly string[]): boolean {
  const plain = foldText(password);
  const read = (text: string) => Array.from(text, (sign) => look[sign] ?? sign).join('');
  const bare = [plain, plain.replace(/\d+$/u, ''), plain.replace(/[^\p{L}]+$/u, '')];
  const spellings = bare.flatMap((text) => [text, read(text)]);
  if (spellings.some((text) => common.has(text) || common.has(`${text}123`))) return true;
  if (countSteps(plain) <= 2) return true;
  const words = ['faisca', ...own.flatMap((text) => foldText(text).split(/[^\p{L}\p{N}]/u))];
  const rest = words
    .filter((word) => word.length >= SHORTEST_WORD)
    .reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest.length < plain.length && rest.length <= SHORTEST_WORD;
}

/** Characters that do not just repeat or continue the one before: `aaaa` and `1234` are one step each. */
function countSteps(text: string): number {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  let steps = 0;
  for (let at = 0; at < codes.length; at++) {
    const by = (codes[at] ?? 0) - (codes[at - 1] ?? Number.NaN);
    if (!(Math.abs(by) <= 1)) steps++;
  }
  return steps;
}
