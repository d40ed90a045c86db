import { memoize } from '#domain/shared/memoize.ts';
import type { Intent } from '#domain/language/intents.ts';
import type { LanguagePack } from '#domain/making/texts/content/language-pack.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { keywordClassifier } from '#domain/making/structure/classify.ts';
import { foldSearch } from '#domain/language/fold-search.ts';
import type { LanguageWords } from '#domain/language/language-words.ts';
import { addTerm, type Counts, noCounts, type Term } from './term.ts';

/** The subject of a search in terms of the product sheet. `outside`: none of them. */
export const meanings = [
  'brand',
  'competitor',
  'ingredient',
  'problem',
  'audience',
  'price',
  'kit',
  'guarantee',
  'delivery',
  'shop',
  'trust',
  'usage',
  'outside',
] as const;
export type Meaning = (typeof meanings)[number];

export interface KnownSheet {
  name: string;
  sheet: ProductSheet;
  pack: LanguagePack | null;
  competitors: readonly string[];
  words: LanguageWords;
}

/** Terms of one intent or one meaning. `name` says which ingredient, problem or competitor. */
export interface TermClass {
  by: 'intent' | 'meaning';
  id: Intent | Meaning | 'other';
  name: string | null;
  /** Indexes into the terms. */
  terms: number[];
  counts: Counts;
}

const meaningOfIntent: Partial<Record<Intent, Meaning>> = {
  price: 'price',
  coupon: 'price',
  delivery: 'delivery',
  marketplace: 'shop',
  pharmacy: 'shop',
  reviews: 'trust',
  safety: 'trust',
  complaint: 'trust',
  official: 'trust',
  usage: 'usage',
  form: 'usage',
  about: 'usage',
  ingredients: 'ingredient',
  problem: 'problem',
};
const KIT =
  /(?:^|\s)(?:kits?|combos?|packs?|\d+\s+(?:frascos?|potes?|unidades?|bottles?|jars?|units?|botes?))(?:\s|$)/u;
const GUARANTEE = /(?:garanti|reembols|devoluc|guarantee|refund|money back|dinheiro de volta)/u;

/** Terms by their intent, and by what they say of the product. A term has one intent and any number of meanings. */
export function classifyTerms(terms: readonly Term[], known: KnownSheet): TermClass[] {
  const { name, sheet, pack } = known;
  const words = { ...known.words, stem: memoize(known.words.stem) };
  const classify = keywordClassifier({ name, spellings: sheet.spellings ?? [], pack });
  const named = namedMeanings(known);
  const classes = new Map<string, TermClass>();
  const add = (at: number, term: Term, about: Pick<TermClass, 'by' | 'id' | 'name'>): void => {
    const key = `${about.by}:${about.id}:${about.name ?? ''}`;
    const known = classes.get(key) ?? { ...about, terms: [], counts: noCounts() };
    classes.set(key, known);
    known.terms.push(at);
    addTerm(known.counts, term);
  };
  terms.forEach((term, at) => {
    const { intent, isBrand } = classify(term.text, null);
    add(at, term, { by: 'intent', id: intent ?? 'other', name: null });
    const found = meaningsOf(foldSearch(term.text), intent, isBrand, named, words);
    for (const about of found) add(at, term, { by: 'meaning', ...about });
    if (found.length === 0) add(at, term, { by: 'meaning', id: 'outside', name: null });
  });
  return [...classes.values()];
}

interface Named {
  id: Meaning;
  name: string;
  stems: readonly string[];
}

/** A search has the meaning when it has all words of the name. */
function namedMeanings({ sheet, pack, competitors, words }: KnownSheet): Named[] {
  const niche = sheet.niche === undefined ? undefined : pack?.niches[sheet.niche];
  const problems = niche?.problems.map(({ noun }) => noun) ?? [];
  const all: readonly (readonly [Meaning, readonly string[]])[] = [
    ['competitor', competitors],
    ['ingredient', [...(sheet.contents ?? []), ...(niche?.ingredients ?? [])]],
    ['problem', [...(sheet.problem === undefined ? [] : [sheet.problem]), ...problems]],
    ['audience', sheet.audience === undefined ? [] : [sheet.audience]],
  ];
  const seen = new Set<string>();
  return all
    .flatMap(([id, names]) => names.map((name) => ({ id, name, stems: tellingStems(name, words) })))
    .filter(({ id, stems }) => {
      const key = `${id}:${stems.join(' ')}`;
      const isNew = stems.length > 0 && !seen.has(key);
      seen.add(key);
      return isNew;
    });
}

/** Without amounts: of `Berberina 500 mg` only the first word is searched. */
function tellingStems(name: string, words: LanguageWords): string[] {
  return foldSearch(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (word) => /^\p{L}+$/u.test(word) && !/^(?:mg|mcg|ml|g|ui|kg)$/u.test(word) && !words.isSmall(word),
    )
    .map(words.stem);
}

function meaningsOf(
  folded: string,
  intent: Intent | undefined,
  isBrand: boolean,
  named: readonly Named[],
  words: LanguageWords,
): { id: Meaning; name: string | null }[] {
  const stems = new Set(folded.split(' ').map(words.stem));
  const byName = named.filter((each) => each.stems.every((stem) => stems.has(stem)));
  const byIntent = intent === undefined ? undefined : meaningOfIntent[intent];
  const isNamed = byIntent !== undefined && byName.some(({ id }) => id === byIntent);
  return [
    ...(isBrand ? [{ id: 'brand' as const, name: null }] : []),
    ...byName.map(({ id, name }) => ({ id, name })),
    ...(byIntent === undefined || isNamed ? [] : [{ id: byIntent, name: null }]),
    ...(KIT.test(folded) ? [{ id: 'kit' as const, name: null }] : []),
    ...(GUARANTEE.test(folded) ? [{ id: 'guarantee' as const, name: null }] : []),
  ];
}
