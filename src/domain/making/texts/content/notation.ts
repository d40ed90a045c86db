import { lazyValues } from '#domain/shared/lazy-value.ts';
import type { Intent } from '#domain/language/intents.ts';
import { type Fact, factFlags, factTokens, marketTokens, type MarketList, type ValueFact } from './facts.ts';
import type { ProductKind } from './product-kinds.ts';
import {
  type Angle,
  angles,
  type Articles,
  type ByKind,
  type CountedWord,
  type KeywordTemplate,
  type NichePack,
  type Problem,
  type SitelinkSlot,
  type TextSlot,
  type Variant,
} from './language-pack.ts';
import type { Gender } from './genders.ts';
import { list, words } from './list.ts';

type ByAngle = Partial<Record<Angle, string>>;
type WrittenByKind = Record<'common' | ProductKind, ByAngle>;
const valueFacts = Object.entries(factTokens) as [ValueFact, string][]; // Object.entries widens the keys.
const marketLists = Object.entries(marketTokens) as [MarketList, string][]; // Object.entries widens the keys.

/**
 * Texts by kind and angle, one slot per line, with wordings from long to short: `Pedido com Rastreio | Com Rastreio`.
 * A fact without a token is written first, in brackets: `[tracked] Pedido com Rastreio`.
 */
export function textsByKind(written: WrittenByKind): ByKind<TextSlot> {
  return readByKind(written, slots);
}

/** Sitelinks by kind and angle, one per line: `Text | short ; Description 1 | short ; Description 2 | short`. */
export function sitelinksByKind(written: WrittenByKind): ByKind<SitelinkSlot> {
  return readByKind(written, sitelinks);
}

/** Most tools need the texts of one kind and type only: reading all of a language takes a telephone 50 ms. */
function readByKind<T>(written: WrittenByKind, read: (lines: ByAngle) => T[]): ByKind<T> {
  return lazyValues({
    common: () => read(written.common),
    nutra: () => read(written.nutra),
    physical: () => read(written.physical),
    digital: () => read(written.digital),
  });
}

function slots(written: ByAngle): TextSlot[] {
  return eachLine(written, (angle, line) => {
    const { flags, rest } = readFlags(line);
    return { angle, variants: readVariants(rest, flags) };
  });
}

function sitelinks(written: ByAngle): SitelinkSlot[] {
  return eachLine(written, (angle, line) => {
    const { flags, rest } = readFlags(line);
    const [text = '', desc1 = '', desc2 = ''] = rest.split(' ; ');
    return {
      angle,
      needs: flags,
      text: readVariants(text),
      desc1: readVariants(desc1),
      desc2: readVariants(desc2),
    };
  });
}

/** Keywords by intent, one per line. */
export function keywords(written: Partial<Record<Intent, string>>): KeywordTemplate[] {
  return (Object.entries(written) as [Intent, string][]).flatMap(([intent, lines]) =>
    list(lines).map((text) => ({ intent, text, market: marketOf(text) })),
  );
}

/**
 * A niche's pack: problems, questions, claims and rewrites one per line; ingredients and negatives separated
 * by commas.
 */
export function niche(written: Record<keyof NichePack, string>): NichePack {
  return lazyValues({
    problems: () => problems(written.problems),
    questions: () => list(written.questions),
    ingredients: () => words(written.ingredients),
    claims: () => slots({ benefit: written.claims }),
    forbidden: () => rewrites(written.forbidden),
    negatives: () => words(written.negatives),
  });
}

/** One problem per line: `queda de cabelo | a queda de cabelo | meu cabelo está caindo`. */
function problems(written: string): Problem[] {
  return list(written).map((line) => {
    const [noun = '', definite = '', described = ''] = line.split(' | ');
    return { noun, definite, described };
  });
}

/** One claim per line: `Cura a artrose => Cuidado diário com as articulações`. */
function rewrites(written: string): { claim: string; rewrite: string }[] {
  return list(written).map((line) => {
    const [claim = '', rewrite = ''] = line.split(' => ');
    return { claim, rewrite };
  });
}

/** The order in which forms are written. A language has some of these categories. */
const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * One counted word per line with its forms: `дней = день, дня, дней`. Words before the number that need these forms come
 * first, in brackets: `[до, от] дней = дня, дней, дней`.
 */
export function countedWords(locale: string, written: string): CountedWord[] {
  const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const categories = pluralCategories.filter((category) => known.includes(category));
  return list(written).map((line) => {
    const [whole = '', inside] = /^\[(.+?)\] /.exec(line) ?? [];
    const [word = '', forms = ''] = line.slice(whole.length).split(' = ');
    const each = words(forms);
    return {
      written: word,
      before: inside === undefined ? null : words(inside),
      forms: Object.fromEntries(
        categories.map((category, at) => [category, each[at] ?? each.at(-1) ?? word]),
      ),
    };
  });
}

/**
 * The articles of a language: forms in the order of `genders`, separated by commas; words that take one; one word that
 * joins with it per line: `de = do, da, do, dos, das`; the article's other forms per line: `le = l'`; and verbs with their
 * plural per line: `tem = têm`.
 */
export function articles(written: {
  forms: string;
  after: string;
  joined: string;
  elided?: string;
  impure?: string;
  verbs?: string;
  ofBrands?: true;
  nounLast?: true;
}): Articles {
  return {
    ofBrands: written.ofBrands === true,
    nounLast: written.nounLast === true,
    forms: byGender(words(written.forms)),
    after: words(written.after),
    joined: Object.fromEntries(pairs(written.joined).map(([word, forms]) => [word, byGender(words(forms))])),
    elided: Object.fromEntries(pairs(written.elided ?? '')),
    impure: Object.fromEntries(pairs(written.impure ?? '')),
    verbs: Object.fromEntries(pairs(written.verbs ?? '')),
  };
}

function pairs(written: string): (readonly [string, string])[] {
  return list(written).map((line) => {
    const [word = '', forms = ''] = line.split(' = ');
    return [word, forms] as const;
  });
}

function byGender([m = '', f = '', n = '', mp = '', fp = '']: readonly string[]): Readonly<
  Record<Gender, string>
> {
  return { m, f, n, mp, fp };
}

/** One word per line: `frete => portes`. */
export function replacements(written: string): [from: string, to: string][] {
  return rewrites(written).map(({ claim, rewrite }) => [claim, rewrite]);
}

/** The facts whose tokens occur in a text. */
function factsIn(text: string): ValueFact[] {
  return valueFacts.filter(([, token]) => text.includes(token)).map(([fact]) => fact);
}

function marketOf(text: string): MarketList | null {
  return marketLists.find(([, token]) => text.includes(token))?.[0] ?? null;
}

function eachLine<T>(written: ByAngle, read: (angle: Angle, line: string) => T): T[] {
  return angles.flatMap((angle) => list(written[angle] ?? '').map((line) => read(angle, line)));
}

function readVariants(text: string, flags: readonly Fact[] = []): Variant[] {
  return text.split(' | ').map((variant) => {
    const own = readFlags(variant.trim());
    return { text: own.rest, needs: [...flags, ...own.flags, ...factsIn(own.rest)] };
  });
}

/** Reads `[tracked, nationwide] text`. Brackets that contain something else stay part of the text. */
function readFlags(line: string): { flags: Fact[]; rest: string } {
  const [whole = '', inside = ''] = /^\[([\w, ]+)\] /.exec(line) ?? [];
  const flags = inside.split(', ').filter(isFlag);
  return flags.length === 0 ? { flags, rest: line } : { flags, rest: line.slice(whole.length) };
}

function isFlag(text: string): text is (typeof factFlags)[number] {
  return factFlags.some((flag) => flag === text);
}
