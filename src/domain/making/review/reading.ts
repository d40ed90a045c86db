import type { AssetType } from '#domain/ads/asset-types.ts';
import { replaceTags } from '#domain/ads/dynamic-tags.ts';
import { type Alphabet, regrouped, unmask, withoutDigits } from './disguise.ts';
import { fold } from './fold.ts';
import type { Reading } from './policy-rule.ts';

/** Replaces the product's name: a word that matches no rule. */
const NAME = 'þþþþþ';

export function readText(
  kind: AssetType,
  text: string,
  { product, alphabet }: { product: string; alphabet?: Alphabet | undefined },
): Reading {
  const shown = withoutTags(text).normalize('NFC');
  const written = withoutName(shown, product);
  const { isDisguised, readings } = readLetters(written, alphabet);
  return {
    kind,
    typed: text,
    written,
    plain: fold(written),
    plainWithName: fold(shown),
    readings,
    readingsWithName: readLetters(shown, alphabet).readings,
    isDisguised,
    ownWords: new Map((product.normalize('NFC').match(/\p{L}+/gu) ?? []).map((word) => [fold(word), word])),
  };
}

/**
 * Copies a text letter by letter. After `normalize`, V8 keeps two bytes a letter, and expressions compile three times
 * slower for them than for one byte.
 */
function narrow(text: string): string {
  return String.fromCharCode(...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)));
}

/** The text in lower case as written, and with plain letters in the place of disguised ones. */
function readLetters(
  text: string,
  alphabet: Alphabet | undefined,
): { isDisguised: boolean; readings: string[] } {
  const { text: plain, isDisguised } = unmask(text, alphabet);
  return {
    isDisguised,
    readings: [
      ...new Set(
        [text, plain, ...withoutDigits(plain), ...regrouped(plain)].map((reading) => narrow(fold(reading))),
      ),
    ],
  };
}

/** `{KeyWord:Default}` becomes its default text; a city or a countdown becomes a neutral word. */
function withoutTags(text: string): string {
  return replaceTags(text, NAME).replace(/\{[^{}:]+:([^{}]*)\}/g, '$1');
}

function withoutName(text: string, product: string): string {
  const pattern = nameIn(product);
  if (pattern === null) return text;
  return text.replace(pattern, (found, at: number) => {
    const [before, after] = [text.slice(0, at), text.slice(at + found.length)];
    const isPartOfWord =
      (isOneWord(before, found) && !ARABIC_PARTICLE.test(before)) ||
      (isOneWord(found, after) && !PARTICLE.test(after));
    return isPartOfWord ? found : NAME;
  });
}

/**
 * Scripts whose letters form one word when they touch. Chinese characters, hiragana and Thai are absent: their
 * sentences have no blanks. Letters of two scripts are two words: `Vitalmaxの価格`.
 */
const ONE_WORD = ['Latin', 'Greek', 'Cyrillic', 'Arabic', 'Hangul', 'Katakana'].map(
  (script) => new RegExp(`^[\\p{scx=${script}}\\p{N}]{2}$`, 'u'),
);
const LETTERS = /^[\p{L}\p{N}]{2}$/u;
/** Korean particles, which are written on to a name. */
const PARTICLE = /^(?:[은는이가을를의도만과와로]|에서?|으로|이란|란)(?!\p{L})/u;

/** Arabic particles, which are written on to the beginning of a name. */
const ARABIC_PARTICLE = /(?<!\p{L})(?:[وف]?(?:ال|لل|[بكل](?:ال)?)|[وف])$/u;

/** Whether the end of one text and the beginning of the next are parts of one word. */
function isOneWord(before: string, after: string): boolean {
  const seam = `${/.$/su.exec(before)?.[0] ?? ''}${/^./su.exec(after)?.[0] ?? ''}`;
  return LETTERS.test(seam) && ONE_WORD.some((script) => script.test(seam));
}

/**
 * Caches the pattern of the last name, because all texts of a list share the name and the pattern is slow to
 * compile.
 */
let last: { product: string; pattern: RegExp | null } = { product: '', pattern: null };

function nameIn(product: string): RegExp | null {
  if (last.product !== product) last = { product, pattern: namePattern(product) };
  return last.pattern;
}

function namePattern(product: string): RegExp | null {
  const words = product
    .normalize('NFC')
    .trim()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const name = words
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/[iıIİ]/gu, '[iıIİ]'))
    .join('[\\s-]*');
  return new RegExp(name, 'giu');
}
