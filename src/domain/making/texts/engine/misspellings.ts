const MAX_MISSPELLINGS = 12;
/** Changing one letter of a shorter name gives another word. */
const SHORTEST = 5;

/** Neighbouring keys on QWERTY that people confuse most often. */
const neighbours: Readonly<Record<string, string>> = {
  a: 's',
  s: 'a',
  d: 's',
  f: 'd',
  g: 'h',
  h: 'g',
  j: 'k',
  k: 'l',
  l: 'k',
  q: 'w',
  w: 'q',
  e: 'r',
  r: 't',
  t: 'r',
  y: 'u',
  u: 'i',
  i: 'o',
  o: 'i',
  p: 'o',
  z: 'x',
  x: 'c',
  c: 'v',
  v: 'b',
  b: 'v',
  n: 'm',
  m: 'n',
};

/** Letters that sound alike, for people who only heard the name. */
const soundsLike: readonly (readonly [RegExp, string])[] = [
  [/ph/u, 'f'],
  [/y/u, 'i'],
  [/k/u, 'c'],
  [/th/u, 't'],
  [/ss/u, 's'],
  [/z/u, 's'],
  [/x/u, 'ch'],
  [/ct/u, 't'],
  [/qu/u, 'k'],
  [/w/u, 'v'],
  [/c(?=[aou])/u, 'k'],
  [/i/u, 'y'],
];

/**
 * Likely misspellings of a name: joined, split, as it sounds, a double letter removed or added, a letter
 * removed, a neighbouring key. The most likely first, at most twelve. Names in other scripts are only joined
 * and split.
 */
export function misspellings(name: string): string[] {
  const typed = name.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  const words = typed.split(' ');
  const isLatin = /^[\p{Script=Latin}\p{N} .'-]+$/u.test(typed);
  const wrong = [
    ...(words.length > 1 ? [words.join('')] : []),
    ...words.flatMap((word, at) =>
      (isLatin ? wordErrors(word) : []).map((error) => withWord(words, at, error)),
    ),
    ...(words.length === 1 && isLatin ? splitName(typed) : []),
  ];
  const stripped = unaccented(typed);
  return [...new Set(wrong)]
    .filter((error) => error !== typed && error !== stripped && error.length > 3)
    .slice(0, MAX_MISSPELLINGS);
}

function wordErrors(word: string): string[] {
  if (word.length < SHORTEST || /\p{N}/u.test(word)) return [];
  const middle = Math.floor(word.length / 2);
  return [
    ...soundsLike
      .filter(([sound]) => sound.test(word))
      .map(([sound, letters]) => word.replace(sound, letters)),
    word.replace(/(\p{L})\1/u, '$1'),
    word.replace(/(?<=[aeiou])([lmnst])(?=[aeiou])/u, '$1$1'),
    word.slice(0, middle) + word.slice(middle + 1),
    word.slice(0, middle - 1) + (word[middle] ?? '') + (word[middle - 1] ?? '') + word.slice(middle + 1),
    word.slice(0, -1) + (neighbours[word.slice(-1)] ?? word.slice(-1)),
  ];
}

/** Splits a name into two words, between two consonants near the middle or after a vowel. */
function splitName(name: string): string[] {
  if (name.length < 7) return [];
  const from = Math.floor(name.length / 2) - 1;
  const index = name
    .slice(from)
    .search(/(?<=[bcdfghjklmnpqrstvwxz])(?=[bcdfghjklmnpqrstvwxz])|(?<=[aeiou])(?=[^aeiou])/u);
  const at = index < 1 ? from + 1 : from + index;
  return name.length - at < 3 ? [] : [`${name.slice(0, at)} ${name.slice(at)}`];
}

function withWord(words: readonly string[], at: number, word: string): string {
  return words.map((own, position) => (position === at ? word : own)).join(' ');
}

function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
