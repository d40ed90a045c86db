import { LETTERS } from './letters.ts';
import { lookalikes } from './lookalikes.ts';

/** The letters of a language, as far as disguises depend on them. Default: `latin`. */
export type Alphabet = 'latin' | 'cyrillic' | 'arabic' | 'thai' | 'wide';

export interface Unmasked {
  /** The text in plain letters. */
  text: string;
  /** Whether letters of the text were disguised: in a style, by signs on or between them, or by look-alikes. */
  isDisguised: boolean;
}

/** Mathematical, circled, squared, superscript and full-width letters. `ª`, `º`, `™` and `№` are ordinary signs. */
const STYLED =
  /(?<!\d|\d[ᵃ-ᶿ])[\u02b0-\u02b8\u02e1-\u02e3\u1d2c-\u1d6a\u1d9c-\u1dbf\u2071\u207f\u2090-\u209c]|[\u2102\u210a-\u2112\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2134\u249c-\u24e9\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f149}]/gu;
/** White letters in a dark circle or square. */
const DARK = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
/** Asian texts write Latin letters as wide as their own. */
const WIDE = /[\uff01-\uff5e\u3000]/gu;
/** Lines through, above and under letters. */
const STRUCK = /\u0305|[\u0332-\u0338]|[\u035e-\u0362]|\u0489|[\u20d2-\u20ea]/gu;
/** More marks on one letter than any language writes. */
const HEAPED = /(?<=\p{sc=Latin}\p{M}|\p{sc=Cyrillic}\p{M}|\p{sc=Greek}\p{M})[\u0300-\u036f]{2,}/gu;
const HIDDEN = /(?:\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff])/gu;
const HIDDEN_IN_WORD = new RegExp(
  `(?<=[\\p{sc=Latin}\\p{sc=Cyrillic}\\p{N}])${HIDDEN.source}+(?=[\\p{sc=Latin}\\p{sc=Cyrillic}\\p{N}])`,
  'u',
);
const STRETCHED = /\u0640{2,}|(?:\p{sc=Arabic}\u0640){3}/u;

const WORD_LETTERS = `A-Z\u00c0-\u00de${LETTERS}`;
/** One letter with its marks, in Thai also with the vowels around it. */
const ONE = `[\u0e40-\u0e44]?[${WORD_LETTERS}][\u0300-\u036f\u064b-\u0655\u0e30-\u0e3a\u0e47-\u0e4e]*`;
const ALONE_BEFORE = `(?<![${WORD_LETTERS}0-9])`;
const ALONE_AFTER = `(?![${WORD_LETTERS}0-9])`;
const separatedLetters = (more: string) =>
  new RegExp(
    `${ALONE_BEFORE}${ONE}([-._*|~+=\u2010-\u2014\u00b7\u2022])${ONE}(?:\\1${ONE}){${more},}\\1?${ALONE_AFTER}`,
    'g',
  );
/** Four letters or more with the same sign between them: `E-M-A-G-R-E-Ç-A`. */
const SEPARATED = separatedLetters('2');
/** Three may be an abbreviation (`a.u.b.`), so they are joined to be read but are no disguise on their own. */
const SEPARATED_THREE = separatedLetters('1');
/** The middle dot of Japanese also stands between single words: `春・夏・秋・冬`. */
const DOTTED = new RegExp(`${ALONE_BEFORE}${ONE}(?:・${ONE}){4,}`, 'g');
const SPACED = new RegExp(`${ALONE_BEFORE}${ONE}(?:\\s${ONE}){3,}${ALONE_AFTER}`, 'g');
const KNOWN_DOTTED = /^(?:r\.s\.v\.p|y\.m\.c\.a|a\.s\.a\.p|l\.l\.c\.?|u\.s\.a\.f)\.?$/i;

/** Letters, digits and signs of European texts, which are in no style. */
const ORDINARY = /^[\0-\u017f\u0218-\u021b\u2018-\u201d\u20ac\u2122]*$/;

/** Reads through disguises of letters. */
export function unmask(typed: string, alphabet: Alphabet = 'latin'): Unmasked {
  const { text, isDisguised } = ORDINARY.test(typed)
    ? { text: typed, isDisguised: false }
    : unstyle(typed, alphabet);
  const joined = text.replace(SEPARATED, joinedLetters).replace(DOTTED, joinedLetters);
  return {
    text: joined.replace(SEPARATED_THREE, joinedLetters).replace(SPACED, joinedLetters),
    isDisguised: isDisguised || joined !== text,
  };
}

function unstyle(typed: string, alphabet: Alphabet): Unmasked {
  const plain = (alphabet === 'wide' ? typed.replace(WIDE, compatible) : typed).normalize('NFC');
  const styled = plain
    .replace(STYLED, compatible)
    .replace(DARK, (letter) => String.fromCodePoint(0x41 + (((letter.codePointAt(0) ?? 0) - 0x1f150) % 32)));
  const narrow = alphabet === 'latin' ? styled.replace(WIDE, compatible) : styled;
  const bare = narrow.normalize('NFC').replace(STRUCK, '').replace(HEAPED, '');
  const visible = bare.replace(HIDDEN, '');
  const text = visible.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => withoutLookalikes(word, alphabet));
  const isStretched = alphabet === 'arabic' && STRETCHED.test(typed);
  return {
    text,
    isDisguised: bare !== plain || HIDDEN_IN_WORD.test(bare) || text !== visible || isStretched,
  };
}

function compatible(letter: string): string {
  return letter.normalize('NFKC');
}

function joinedLetters(separated: string): string {
  return KNOWN_DOTTED.test(separated) ? separated : separated.replace(/[^\p{L}\p{M}]/gu, '');
}

const latinOf = new Map(
  Object.entries(lookalikes).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin])),
);
const cyrillicOf = new Map(
  Array.from('aаcсeеoоpрxхyуkкmмAАBВCСEЕHНKКMМOОPРTТXХ').flatMap((letter, at, all) =>
    at % 2 === 0 ? [[letter, all[at + 1] ?? letter]] : [],
  ),
);
/** Letters of no language of ads, which look like Latin ones: small capitals, African letters and those of phonetics. */
const FOREIGN =
  /[\u0180-\u01c3\u01dd\u0220-\u0225\u0234-\u02af\u1d00-\u1dbf\ua720-\ua7ff\u2c60-\u2cff\ua4d0-\ua4ff\u13a0-\u13ff\uab30-\uabbf\u1400-\u167f]/u;
const LATIN = /[a-z\u00c0-\u024f]/iu;
const CYRILLIC = /\p{sc=Cyrillic}/u;
const GREEK = /[\p{sc=Greek}\p{sc=Armenian}]/u;

/** A word of two alphabets in one of them, or a whole word of look-alikes. */
function withoutLookalikes(word: string, alphabet: Alphabet): string {
  const isCyrillic = CYRILLIC.test(word);
  if (!isCyrillic && !GREEK.test(word) && !FOREIGN.test(word)) return word;
  const isLatin = LATIN.test(word);
  if (isCyrillic && isLatin) {
    const asLatin = replaced(word, latinOf);
    const asCyrillic = replaced(word, cyrillicOf);
    // `USBшный` has letters of both that look like none of the other.
    if (CYRILLIC.test(asLatin)) return LATIN.test(asCyrillic) ? word : asCyrillic;
    return LATIN.test(asCyrillic) || alphabet !== 'cyrillic' ? asLatin : asCyrillic;
  }
  const latin = replaced(word, latinOf);
  const isWhole = /^[!-~\u00c0-\u024f\p{M}]{3,}$/u.test(latin);
  if (isCyrillic) return isWhole && alphabet === 'latin' ? latin : word;
  return isWhole || FOREIGN.test(word) ? latin : word;
}

function replaced(word: string, table: ReadonlyMap<string | undefined, string | undefined>): string {
  return word.replace(/./gu, (letter) => table.get(letter) ?? letter);
}

const LETTER_OF_DIGIT: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '€': 'e',
};
const CYRILLIC_OF_DIGIT: Readonly<Record<string, string>> = { 0: 'о', 3: 'е', 4: 'а', 6: 'б', 1: 'и' };
const MIXED = new RegExp(`[${WORD_LETTERS}][0-7@$€]|[0-7@$€][${WORD_LETTERS}]`);
/** A word with a digit or a sign in the place of a letter. Model names begin with capitals and end with digits. */
const WITH_DIGITS = new RegExp(
  `(?<![${WORD_LETTERS}0-9])(?:[${WORD_LETTERS}@$€]|[0-7](?=[${WORD_LETTERS}]{3}))(?=[0-7@$€]*[${WORD_LETTERS}])[${WORD_LETTERS}0-7@$€]{2,}(?![${WORD_LETTERS}0-9])`,
  'g',
);

/**
 * The readings of a text with letters instead of digits: `Cur4 o D1abetes`. A `1` stands for `i` or `l`. None when no
 * word has both.
 */
export function withoutDigits(text: string): string[] {
  if (!MIXED.test(text)) return [];
  const readings = ['i', 'l'].map((one) =>
    text.replace(WITH_DIGITS, (word) =>
      /[013457@$€]/.test(word)
        ? word.replace(/[013457@$€6]/g, (sign) =>
            CYRILLIC.test(word)
              ? (CYRILLIC_OF_DIGIT[sign] ?? sign)
              : sign === '1'
                ? one
                : (LETTER_OF_DIGIT[sign] ?? sign),
          )
        : word,
    ),
  );
  return [...new Set(readings)].filter((reading) => reading !== text);
}

const IN_WORD = (sign: string) => `(?<=[${WORD_LETTERS}])${sign}(?=[${WORD_LETTERS}])`;
/** A hyphen parts a word where a piece of at most four letters stands beside it; others join two words: `avant-après`. */
const PARTED = new RegExp(
  `${IN_WORD('[/*_|+~\\\\]')}|(?<=(?<![${WORD_LETTERS}])[${WORD_LETTERS}]{1,4})-(?=[${WORD_LETTERS}])|(?<=[${WORD_LETTERS}])-(?=[${WORD_LETTERS}]{1,4}(?![${WORD_LETTERS}]))`,
  'g',
);
const GLUED = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{2})(?=\d)/gu;
const LETTER_LENGTHENED = /(\p{L})\1{2,}/giu;
/** Two doubled vowels in a word: `Reepliica`. */
const VOWELS_DOUBLED = /(?<!\p{L})(?=\p{L}*([aeiouáéíóú])\1\p{L}*?(?!\1)([aeiouáéíóú])\2)\p{L}+/giu;
const BACKWARDS = /(?<![\p{L}\p{N}])\p{Ll}{3,}\p{Lu}(?![\p{L}\p{N}])/gu;
const FROM_RIGHT = /\u202e([^\u202c\u202e]+)\u202c?/gu;

/**
 * The readings of a text whose words are written in parts (`pis-tola`), together (`CigarroEletrônico`), too long
 * (`diabeeetes`) or backwards (`acilpéR`).
 */
export function regrouped(text: string): string[] {
  const shorter = text
    .replace(LETTER_LENGTHENED, '$1')
    .replace(VOWELS_DOUBLED, (word) => word.replace(/([aeiouáéíóú])\1/giu, '$1'));
  const readings = [
    text.replace(PARTED, ''),
    text.replace(GLUED, ' '),
    shorter,
    text.replace(FROM_RIGHT, (_, run: string) => reversed(run)).replace(BACKWARDS, reversed),
  ];
  return [...new Set(readings)].filter((reading) => reading !== text);
}

function reversed(text: string): string {
  return Array.from(text).reverse().join('');
}
