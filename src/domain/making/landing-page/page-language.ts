import { type PageLanguage, pageLanguageCodes, pageLanguages } from './phrases.ts';

const owners = new Map<string, PageLanguage[]>();
for (const code of pageLanguageCodes) {
  for (const word of pageLanguages[code].common.split(' '))
    owners.set(word, [...(owners.get(word) ?? []), code]);
}

/** Letters of every script; those from a to z, which almost all are, need not be looked up among them. */
const WORD = /(?:[a-z]|[^\P{L}a-z])+/gu;

function wordsOf(folded: string): readonly string[] {
  return folded.match(WORD) ?? [];
}

/** How many frequent words of each language a text has. A word of two languages counts for both by half. */
export function countCommonWords(folded: string): Record<PageLanguage, number> {
  return countAmong(wordsOf(folded));
}

function countAmong(words: readonly string[]): Record<PageLanguage, number> {
  const counts: Record<PageLanguage, number> = { pt: 0, en: 0, es: 0, de: 0, fr: 0 };
  for (const word of words) {
    const known = owners.get(word) ?? [];
    for (const code of known) counts[code] += 1 / known.length;
  }
  return counts;
}

/**
 * Languages whose pages we do not read. We recognise them so that their pages are not mistaken for pages in our
 * languages.
 */
const others = [
  'la un in una si i il lo gli uno della dei degli delle dal nel nella sono che per con non piu questo anche ogni tua tuoi e di ti alla',
  'de en in is hij je het een van voor met niet zijn maar ook naar bij deze dit wordt jouw uw ons onze je op',
  'en den det och att som inte med for av pa det ett har till eller din vara detta vi ar',
  'en den og ikke det som til med av pa du din kan eller vores vare fra ved efter',
  'nie jest sie oraz dla przez przy tylko w z na do od po czy ktore ktory jak twoj',
  'de si nu este pentru sau din ce mai cu la un sunt prin dumneavoastra va',
  've bir icin ile bu cok daha olan olarak ne kadar gibi sizin',
  'je se na v z do pro nebo ktery jsou jako vas pri ale tento',
].map((words) => new Set(words.split(' ')));

/** Whether the text has more small words of a language that is not read than of the one it was taken for. */
function isOther(words: readonly string[], most: number): boolean {
  return others.some((list) => words.filter((word) => list.has(word)).length > most * 1.3);
}

const FEWEST_WORDS_OF_ANOTHER = 4;
const FEWEST_WORDS_TO_TELL = 10;
/** Letters of languages whose pages are not read. */
const OF_OTHER_LETTERS =
  /[ąćęłńśźżőűğışțșřůěčžđåæøœþðıİ]|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Thai}/giu;

/** Whether a text is in a language whose pages are not read. Takes the text as written, and folded. */
export function isInAnotherLanguage(text: string, folded: string): boolean {
  const counts = Math.max(...Object.values(countCommonWords(folded)));
  const letters = text.match(OF_OTHER_LETTERS)?.length ?? 0;
  const words = folded.match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS_TO_TELL) return false;
  if (letters >= words.length / 2 && counts < FEWEST_WORDS_OF_ANOTHER) return true;
  return others.some((list) => {
    const known = new Set(words.filter((word) => list.has(word)));
    return known.size >= FEWEST_WORDS_OF_ANOTHER && counts <= 1;
  });
}

/** The language of a text, or null when too few words say it or it is none of those that are known. */
export function detectLanguage(folded: string): PageLanguage | null {
  const words = wordsOf(folded);
  const ranked = Object.entries(countAmong(words)).sort(([, a], [, b]) => b - a);
  const [first, second] = ranked;
  if (!first || !second || first[1] < 2 || first[1] < words.length * 0.06 || first[1] < second[1] * 1.3)
    return null;
  if (isOther(words, first[1])) return null;
  return pageLanguageCodes.find((code) => code === first[0]) ?? null;
}

/** The words of a block that are enough to recognise its language. */
const ENOUGH = 7;

/**
 * The language of most of the page. Each block votes with its words, so that a part in another language does not hide
 * the page's own. What the page declares decides between close counts, because themes declare languages that nobody wrote.
 */
export function languageOfPage(
  blocks: readonly { folded: string; words: number }[],
  lang: string,
): PageLanguage | null {
  const declared = lang.trim().toLowerCase().split(/[-_]/u)[0] ?? '';
  const votes = new Map<PageLanguage, number>();
  for (const { folded, words } of blocks) {
    const language = words < ENOUGH ? null : detectLanguage(folded);
    if (language !== null) votes.set(language, (votes.get(language) ?? 0) + words);
  }
  const whole = detectLanguage(blocks.map((block) => block.folded).join('\n'));
  const [most] = [...votes].sort(([, a], [, b]) => b - a);
  const own = pageLanguageCodes.find((code) => code === declared);
  if (own === undefined) return declared.length === 2 && whole === null ? null : (most?.[0] ?? whole);
  if (most === undefined) return whole ?? own;
  return (votes.get(own) ?? 0) * 2 >= most[1] ? own : most[0];
}
