import { type Fact, factTokens, type ValueFact } from '../content/facts.ts';
import type { Gender } from '../content/genders.ts';
import type { Articles, CountedWord } from '../content/language-pack.ts';

const factOfToken: ReadonlyMap<string, Fact> = new Map(
  (Object.entries(factTokens) as [ValueFact, string][]).map(([fact, token]) => [token, fact]), // Object.entries widens the keys.
);

/**
 * Writes the word after each number in the form that the number needs: `{DIAS_GARANTIA} дней` becomes
 * `{DIAS_GARANTIA} дня` for 2. In some languages one form replaces number and word.
 */
export function countWords(
  text: string,
  facts: Partial<Record<Fact, string>>,
  counted: readonly CountedWord[],
  locale: string,
): string {
  if (counted.length === 0) return text;
  return text.replace(
    /(?<before>(?<![\p{L}\p{M}])[\p{L}\p{M}]+ )?(?<token>\{\w+\})(?<gap>[ \u{a0}]?)(?<word>[\p{L}\p{M}]+)/gu,
    (whole, before: string | undefined, token: string, gap: string, word: string) => {
      const value = facts[factOfToken.get(token) ?? 'product'];
      if (value === undefined || !/^\d+$/u.test(value)) return whole;
      const wordBefore = before?.trim().toLocaleLowerCase(locale);
      const known = counted.find(
        ({ written, before: needed }) =>
          written === word.toLocaleLowerCase(locale) &&
          (needed === null || (wordBefore !== undefined && needed.includes(wordBefore))),
      );
      const form = known?.forms[pluralRules(locale).select(Number(value))];
      return form === undefined ? whole : (before ?? '') + besideNumber(token + gap, form, word, locale);
    },
  );
}

/**
 * The number with the form of its word, with a capital letter where the text has one.
 * @param form with `!` it takes the place of the number too.
 */
function besideNumber(number: string, form: string, word: string, locale: string): string {
  const cased = isCapital(word) ? form.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(locale)) : form;
  return cased.startsWith('!') ? cased.slice(1) : number + cased;
}

const DAYS_A_YEAR = 365;
/** Scripts in which the next word or ending may follow without a space. */
const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Tells a guarantee of whole years in years, as shops do: `{DIAS_GARANTIA} dias` becomes `2 anos`. */
export function tellYears(
  text: string,
  days: string | undefined,
  words: readonly CountedWord[],
  locale: string,
): string {
  const count = Number(days) / DAYS_A_YEAR;
  if (!Number.isInteger(count)) return text;
  const category = pluralRules(locale).select(count);
  return words.reduce((changed, { written, forms }) => {
    const end = unspaced.test(written) ? '' : String.raw`(?![\p{L}\p{M}])`;
    const pattern = new RegExp(
      String.raw`\{DIAS_GARANTIA\}(?<gap>[ \u{a0}]?)(?<word>${written})${end}`,
      'giu',
    );
    return changed.replace(pattern, (_whole, gap: string, word: string) =>
      besideNumber(`${count}${gap}`, forms[category] ?? written, word, locale),
    );
  }, text);
}

/**
 * Puts the article before the name of the product: `sobre {NOME_PRODUTO}` becomes `sobre a {NOME_PRODUTO}`, and
 * `{NOME_PRODUTO} tem` becomes `A {NOME_PRODUTO} tem`. A verb beside a name in the plural gets its plural.
 */
export function withArticle(
  text: string,
  name: string,
  { articles, gender }: { articles: Articles; gender: Gender },
): string {
  const named = beforeName(articles.forms[gender], name, articles);
  const verb = (word: string) => likeIn(word, verbOf(word, articles, gender) ?? word);
  const withObject = text.replace(
    /(?<![\p{L}’'])(?<word>[\p{L}’']+) \{NOME_PRODUTO\}/gu,
    (whole, word: string) => {
      const lowerWord = word.toLowerCase();
      const joined = articles.joined[lowerWord]?.[gender];
      if (joined !== undefined) return likeIn(word, beforeName(joined, name, articles));
      return articles.after.includes(lowerWord) ? `${verb(word)} ${named}` : whole;
    },
  );
  return withObject.replace(/(?<=^|[.!?] |¿)\{NOME_PRODUTO\} (?<word>\p{L}+)/gu, (whole, word: string) =>
    verbOf(word, articles, gender) === undefined ? whole : `${capitalized(named)} ${verb(word)}`,
  );
}

/** English: `an` before a number that is spoken with a vowel first, as in `an 8-year guarantee`. */
export function withAn(text: string): string {
  return text.replace(/(?<=(?<!\p{L})[Aa])(?= (?:8\d*|11|18)(?!\d))/gu, 'n');
}

/** Shortens a word before a name that has no article and begins with a vowel: `de Excel` becomes `d'Excel`. */
export function withElision(text: string, name: string, elided: Articles['elided']): string {
  if (!startsWithVowel(name)) return text;
  return text.replace(/(?<![\p{L}’'])(?<word>[\p{L}’']+) \{NOME_PRODUTO\}/gu, (whole, word: string) => {
    const short = elided[word.toLowerCase()];
    return short === undefined ? whole : `${likeIn(word, short)}{NOME_PRODUTO}`;
  });
}

function startsWithVowel(name: string): boolean {
  return /^[aeiouhàâéèêëîïôûœ]/iu.test(name);
}

/** The verb in the number of the name. Undefined when the language does not list it. */
function verbOf(word: string, { verbs }: Articles, gender: Gender): string | undefined {
  const lowerWord = word.toLowerCase();
  const plural = verbs[lowerWord];
  if (plural === undefined) return undefined;
  return gender === 'mp' || gender === 'fp' ? plural : lowerWord;
}

/** The article in the form that the name's first letters need, and the name. */
function beforeName(article: string, name: string, { elided, impure }: Articles): string {
  const isVowel = startsWithVowel(name);
  const isImpure = /^(?:s[^aeiouh]|z|gn|ps|x|y)/iu.test(name);
  const form = (isVowel ? elided[article] : isImpure ? impure[article] : undefined) ?? article;
  return form.endsWith("'") ? `${form}{NOME_PRODUTO}` : `${form} {NOME_PRODUTO}`;
}

function likeIn(found: string, word: string): string {
  return isCapital(found) ? capitalized(word) : word;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function isCapital(word: string): boolean {
  return /^-?\p{Lu}/u.test(word);
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}
