import { hasBrokenTag, mendTags } from '#domain/ads/broken-tags.ts';
import { acronyms } from './acronyms.ts';
import { withOneExclamation, withoutExclamations } from './exclamations.ts';
import { unmask, withoutDigits } from './disguise.ts';
import { fold } from './fold.ts';
import {
  DRAFT_NOTE,
  LEADING,
  withoutDraftNotes,
  withoutLeadingMarks,
  withoutRepeatedMarks,
} from './mend-punctuation.ts';
import { listOf } from './phrases.ts';
import type { EditorialRule, OwnWays, Reading } from './policy-rule.ts';

const PUNCTUATION = 'https://support.google.com/adspolicy/answer/14847994';
const EXCLAMATION = 'https://support.google.com/adwordspolicy/answer/176095';
const CALLOUTS = 'https://support.google.com/adspolicy/answer/6084196';
const SITELINKS = 'https://support.google.com/adspolicy/answer/1054210';
const CAPITALS = 'https://support.google.com/adspolicy/answer/6021546';
const SPACING = 'https://support.google.com/adspolicy/answer/14848500';
const CONTENT = 'https://support.google.com/google-ads/answer/1206870';
const TAGS = 'https://support.google.com/google-ads/answer/2454041';
const STYLE = 'https://support.google.com/adspolicy/answer/14848297';

/**
 * Pictures (except ©, ® and ™), flags, keycaps, arrows, shapes, bullets, superscripts and half-width
 * katakana. m² is allowed as a unit.
 */
const SYMBOLS =
  /[^\P{Extended_Pictographic}©®™]|[\p{RI}\u20E3\u2190-\u21FF\u2500-\u27BF\u2B00-\u2BFF•‣⁃¹⁰-⁹\uFF65-\uFF9F]|(?<!(?<!\p{L})(?:[ckm]?m|[скм]?м|[سك]?م))[²³]/u;
const REPEATED = /([.,;:*\-_~、。¿¡])\1+|[!?！？]{2,}|…/u;
const MISSING_SPACE = /[,;:!?،؛؟](?=\p{L})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/u;

/** A digit or a sign inside a word, where a letter would stand. Model names end with digits or have capitals after them. */
const SWAPPED =
  /\p{L}[@$€£]\p{L}|(?<![\p{L}\p{N}])[\p{Ll}\p{Lu}]+[013457]\p{Ll}{2,}|(?<![\p{L}\p{N}])\p{L}+(?:[013457]\p{Ll}+){2,}|(?<![\p{L}\p{N}])0(?:ff(?!\p{L})|\p{Ll}{4})|\s@\s/u;
/** Three letters with signs between them: `B-U-Y`, but also `D-I-Y` and `S.A.C.`. */
const SHORT_SEPARATED = /(?<![\p{L}\p{N}])\p{L}([-._*|])\p{L}\1\p{L}(?![\p{L}\p{N}])/gu;
/** Two points of a list on one line: `1. Compre 2. Receba`. */
const NUMBERED = /(?<![\p{L}\p{N}.,])1[.)]\s?(?![ºª])\p{L}.*(?<![\p{L}\p{N}.,])2[.)]\s?(?![ºª])\p{L}/u;

/** Phone numbers as people write them in the markets of the product. */
const PHONES = [
  /(?<!\d)(?:(?:\+?\d{1,3}[\s.-]?)?\(?\d{2,3}\)?[\s.-]?\d{4,5}[\s.-]?\d{4}|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|0?800[\s.-]?\d{3}[\s.-]?\d{3,4}|\+\d{1,3}(?:[\s.-]?\d{2,4}){3,4})(?!\d)/,
  // From 9 to 13 digits in one run that begins with 0: `0850 123 45 67`, `01 23 45 67 89`. Dates have more.
  /(?<![\d.,:/])\(?0(?:[\s().-]{0,2}\d){8,12}(?![\s().-]{0,2}\d|[.,:/]\d)/,
  // Russia and South Korea: `8 (495) 123-45-67`, `1588-1234`.
  /(?<![\d.,])8[\s-]?\(?\d{3}\)?[\s-]\d{3}[\s-]\d{2}[\s-]\d{2}(?!\d)/,
  /(?<![\d-])1[568]\d{2}-\d{4}(?![\d-])/,
];
const DOMAIN_ENDINGS =
  'com|net|org|info|shop|store|site|online|app|io|co|blog|club|vip|br|mx|es|pt|us|uk|eu|ar|cl|pe|de|at|ch|fr|be|it|nl|pl|se|dk|fi|no|sk|si|is|jp|kr|tr|th|ph|sa|ae|ru|рф';

export const editorialRules: readonly EditorialRule[] = [
  {
    id: 'exclamation_in_title',
    level: 'bloqueia',
    source: EXCLAMATION,
    kinds: ['titles'],
    refuses: /[!！¡]/,
    mend: withoutExclamations,
  },
  {
    id: 'exclamation_in_callout',
    level: 'bloqueia',
    source: CALLOUTS,
    kinds: ['callouts'],
    refuses: /[!！¡]/,
    mend: withoutExclamations,
  },
  {
    id: 'exclamation_in_sitelink',
    level: 'bloqueia',
    source: SITELINKS,
    kinds: ['sitelinks'],
    refuses: /[!！¡]/,
    mend: withoutExclamations,
  },
  {
    id: 'many_exclamations',
    level: 'aviso',
    source: EXCLAMATION,
    refuses: /[!！].*[!！]/su,
    mend: withOneExclamation,
  },
  {
    id: 'leading_punctuation',
    level: 'bloqueia',
    source: CALLOUTS,
    kinds: ['callouts', 'sitelinks'],
    refuses: LEADING,
    mend: withoutLeadingMarks,
  },
  {
    id: 'repeated_punctuation',
    level: 'bloqueia',
    source: PUNCTUATION,
    refuses: REPEATED,
    mend: withoutRepeatedMarks,
  },
  {
    id: 'swapped_letters',
    level: 'bloqueia',
    source: PUNCTUATION,
    refuses: ({ written }, { isCommonWord }) =>
      SWAPPED.test(written) ||
      withoutDigits(written).some((reading) => hasOtherCommonWord(written, reading, isCommonWord)),
  },
  {
    id: 'disguised_letters',
    level: 'bloqueia',
    source: PUNCTUATION,
    refuses: ({ isDisguised, written }, { isCommonWord }) =>
      isDisguised ||
      (written.match(SHORT_SEPARATED) ?? []).some((word) => isCommonWord(fold(word.replace(/\P{L}/gu, '')))),
    mend: (text) => unmask(text).text,
  },
  {
    id: 'emphasis_asterisk',
    level: 'aviso',
    source: PUNCTUATION,
    refuses: /\*\p{L}|\p{L}\*/u,
    mend: (text) => text.replaceAll('*', ''),
  },
  {
    id: 'symbols',
    level: 'bloqueia',
    source: PUNCTUATION,
    refuses: SYMBOLS,
    mend: (text) => text.replace(new RegExp(SYMBOLS, 'gu'), '').replace(/\s+/g, ' ').trim(),
  },
  { id: 'capitals', level: 'bloqueia', source: CAPITALS, refuses: isShouting, mend: withoutShouting },
  {
    id: 'missing_space',
    level: 'bloqueia',
    source: SPACING,
    refuses: ({ written }) =>
      MISSING_SPACE.test(written.replace(/(?<!\S)\S*(?:www\.|\.com|:\/\/)\S*|\{[^\s{}]*:/gi, ' ')),
    mend: (text) =>
      text.replace(/(?<!\s)\s+,(?=\p{L})/gu, ',').replace(new RegExp(MISSING_SPACE, 'gu'), '$& '),
  },
  {
    id: 'double_space',
    level: 'bloqueia',
    source: SPACING,
    refuses: /\s{2}/,
    mend: (text) => text.replace(/\s{2,}/g, ' '),
  },
  {
    id: 'spaced_letters',
    level: 'bloqueia',
    source: SPACING,
    refuses: /(?<!\p{L})(?:\p{L}\s){3,}\p{L}(?!\p{L})/u,
    mend: (text) =>
      text.replace(/(?<!\p{L})(?:\p{L}\s){3,}\p{L}(?!\p{L})/gu, (spaced) => spaced.replace(/\s/g, '')),
  },
  { id: 'repeated_word', level: 'aviso', source: CONTENT, refuses: hasRepeatedWord },
  {
    id: 'phone_number',
    level: 'bloqueia',
    source: CONTENT,
    refuses: ({ plain }, { isPhone }) => PHONES.some((phone) => phone.test(plain)) || isPhone(plain),
  },
  {
    id: 'domain',
    level: 'aviso',
    source: STYLE,
    refuses: new RegExp(
      `https?://|(?<![\\p{L}\\p{N}])www\\.|(?<![\\p{L}\\p{N}.])[\\p{L}\\p{N}-]{2,}\\.(?:${DOMAIN_ENDINGS})(?:\\.[a-z]{2})?(?![\\p{L}\\p{N}])|\\S@\\S+\\.\\p{L}`,
      'iu',
    ),
  },
  { id: 'numbered_list', level: 'bloqueia', source: STYLE, refuses: NUMBERED },
  {
    id: 'draft_note',
    level: 'aviso',
    source: STYLE,
    refuses: DRAFT_NOTE,
    mend: withoutDraftNotes,
  },
  {
    id: 'broken_tag',
    level: 'bloqueia',
    source: TAGS,
    refuses: ({ typed }) => hasBrokenTag(typed),
    mend: mendTags,
    mendsTags: true,
  },
  {
    id: 'placeholder',
    level: 'bloqueia',
    source: STYLE,
    kinds: ['titles', 'descriptions', 'sitelinks', 'callouts', 'promotions', 'keywords', 'negative_keywords'],
    refuses: hasPlaceholder,
  },
];

/** Whether a word that has digits as written is a common word in another reading. */
function hasOtherCommonWord(
  written: string,
  reading: string,
  isCommonWord: OwnWays['isCommonWord'],
): boolean {
  const words = written.split(/\s+/u);
  return reading
    .split(/\s+/u)
    .some((word, at) => word !== words[at] && (fold(word).match(/\p{L}{3,}/gu) ?? []).some(isCommonWord));
}

/** A field of a template, which keeps its capitals. */
const FIELD = /\{[^{}]*\}|\[[^[\]]*\]/gu;

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

function mayBeCapital(word: string): boolean {
  return acronyms.has(word) || /^[IVXLC]+$/.test(word);
}

/**
 * Matches `GRÁTIS`, `FrEe`, `ACT NOW`, or two long words in capitals. A single unknown word in capitals may
 * be a brand.
 */
function isShouting({ written, ownWords }: Reading, { isCommonWord }: OwnWays): boolean {
  const words = wordsOf(written.replace(FIELD, ' '));
  const isCapital = (word: string | undefined): boolean =>
    word !== undefined && /^\p{Lu}{4,}$/u.test(word) && !mayBeCapital(word) && !ownWords.has(fold(word));
  const isCommon = (word: string): boolean => isCommonWord(fold(word));
  return (
    words.some((word, at) => isCapital(word) && (isCommon(word) || isCapital(words[at + 1]))) ||
    words.some((word) => /^(?:\p{Lu}\p{Ll}){2,}\p{Lu}?$/u.test(word) && !ownWords.has(fold(word))) ||
    words.filter((word) => /^\p{Lu}{2,3}$/u.test(word) && isCommon(word)).length > 1
  );
}

/** The words of the product's name get the capitals that the name has. */
function withoutShouting(text: string, ownWords: Reading['ownWords']): string {
  return text.replace(new RegExp(`${FIELD.source}|\\p{L}+`, 'gu'), (word) => {
    if (!/^\p{Lu}{4,}$|^(?:\p{Lu}\p{Ll}){2,}\p{Lu}?$/u.test(word) || mayBeCapital(word)) return word;
    const own = ownWords.get(fold(word));
    return own && /\p{Lu}/u.test(own) ? own : word.charAt(0) + word.slice(1).toLowerCase();
  });
}

/** Prepositions, pronouns and the like, which a sentence may need three times. Folded. */
const SMALL_WORDS = new Set(
  listOf(`para, pela, pelo, como, mais, seus, suas, voce, isso, nada, with, without, your, from, this, that, they, what, when, more,
    pero, este, esta, unos, unas, cada, ohne, oder, nicht, keine, eine, einen, einem, einer, dein, deine, ihre, ihren,
    nach, pour, avec, sans, dans, plus, vous, votre, notre, chez, della, dello, nella, senza, tuoi, sono, zonder, voor, naar, niet, geen,
    jouw, deze, utan, inte, eller, inga, uden, ikke, uten, dine, dina, oraz, twoje, przez, alebo, tvoje, tvoj`),
);

/**
 * Matches a word of more than a few letters that occurs three times in one text, or any word three times in a
 * row.
 */
function hasRepeatedWord({ plain }: Reading): boolean {
  const words = wordsOf(plain);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (
    [...counts].some(([word, count]) => word.length >= 4 && count >= 3 && !SMALL_WORDS.has(word)) ||
    words.some((word, at) => word === words[at + 1] && word === words[at + 2])
  );
}

/**
 * Matches what a template leaves when a value is missing. Brackets around a whole keyword are its match type,
 * not a placeholder.
 */
function hasPlaceholder({ kind, written }: Reading): boolean {
  const isKeyword = kind === 'keywords' || kind === 'negative_keywords';
  const text = isKeyword ? written.replace(/^\[([^[\]]*)\]$/, '$1') : written;
  return /\[[^\]]*\]|\{(?!\s*=?(?:keyword|location|customizer|countdown)(?![\p{L}_]))[^}:]*\}|%[\p{L}_]{2,}%|<[\p{L}_ ]+>|(?<![\p{L}\p{N}])(?:undefined|NaN|NA (?:Days|Dias|Días)|lorem ipsum|\[object|null)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])X{2,}%|(?:R\$|US\$|\$|€)\s?X+(?!\p{L})|_{2,}/u.test(
    text,
  );
}
