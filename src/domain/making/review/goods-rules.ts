import { claimRules, type ClaimId } from './claims.ts';
import { Disowned } from './disowned.ts';
import { goodsClaims, type GoodsClaim, type GoodsId } from './goods-claims.ts';
import { PhraseFinder, type PhraseIndex, type Span } from './phrase-index.ts';
import { compileGap, type Lexicon, phrasesOf } from './phrases.ts';
import {
  excuses,
  promises,
  trade,
  tradeLexicon,
  type TradeWord,
  type TradeWords,
} from './trade/trade-words.ts';

/**
 * Phrases by class of goods, separated by commas. In either order: `{spy} + {partner}` near each other in one sentence,
 * `{attach} & {whereabouts}` in one ad.
 */
type GoodsPhrases = Partial<Record<GoodsId | ClaimId | 'innocent', string>>;

/** Sold lawfully in a few countries only, so only their languages have phrases for it; or found by `trade` alone. */
type OnlyInSome = 'cannabis_topical' | 'wildlife' | 'shady_sale' | 'government_service';

/** One language's phrases for goods and services that Google forbids or limits. */
export interface GoodsRules {
  lexicon: Lexicon;
  phrases: GoodsPhrases & Record<Exclude<GoodsId, OnlyInSome>, string>;
  /** Phrases that other languages share, such as names that are the same everywhere. */
  shared: readonly GoodsPhrases[];
  /** The language's vocabulary for the patterns of `trade`. */
  words: TradeWords;
}

/** Puts something harmless in the place of a part of a text. */
export interface Replaces {
  replaceIn: (text: string, replacement: string) => string;
}

export interface CompiledGoods {
  claims: readonly { claim: GoodsClaim; isIn: (text: string) => boolean }[];
  /** Harmless phrases that look like one of the others, such as "cartucho de tinta". */
  innocent: readonly Replaces[];
  /** What a text denies, takes back or reports of others. */
  disowned: Disowned;
  /** Whether a text names something only to speak of it: a talk about diabetes. */
  isExcused: (id: GoodsId | ClaimId, text: string) => boolean;
  /** What only a supplement may not promise. */
  promises: readonly { id: ClaimId; isIn: (text: string) => boolean }[];
  /** The lists of the trade's vocabulary that a text has a word of. */
  listsIn: (text: string) => TradeWord[];
}

export function compileGoods(
  { lexicon, phrases, shared, words }: GoodsRules,
  index: PhraseIndex,
): CompiledGoods {
  const own = new Offers([phrases, ...shared], new Halves(lexicon, index));
  const tradeLists = tradeLexicon(words);
  const halves = new Halves(tradeLists, index);
  const common = new Offers([trade], halves);
  const promised = new Offers([promises], halves);
  const tradeWords = Object.keys(words) as TradeWord[]; // Object.keys widens the keys.
  const disowned = new Disowned({
    denied: new PhraseFinder(
      [...common.phrasesFor('innocent'), ...(words.without === undefined ? [] : ['{without}'])],
      tradeLists,
      index,
    ),
    takesBack: halves.finderOf('{takesBack}'),
    reports: halves.finderOf('{reports}'),
  });
  return {
    claims: goodsClaims.map((claim) => {
      const searches = [own.searchFor(claim.id), common.searchFor(claim.id)];
      return { claim, isIn: (text) => searches.some((isIn) => isIn(text)) };
    }),
    innocent: [disowned, new PhraseFinder(own.phrasesFor('innocent'), lexicon, index)],
    disowned,
    isExcused: (id, text) =>
      text.length <= MOST_AD_LETTERS &&
      (excuses[id] ?? []).some(({ by, unless = [] }) => {
        const [isBy, ...isUnless] = [by, ...unless].map((list) => halves.finderOf(`{${list}}`));
        return isBy?.isIn(text) === true && !isUnless.some((finder) => finder.isIn(text));
      }),
    promises: claimRules
      .filter(({ id }) => id in promises)
      .map(({ id }) => ({ id, isIn: promised.searchFor(id) })),
    listsIn: (text) => tradeWords.filter((name) => halves.finderOf(`{${name}}`).isIn(text)),
  };
}

/** ` + ` is near, ` & ` anywhere in the ad. */
const PAIR = /^(.+) ([+&]) (.+)$/s;
const MOST_WORDS_BETWEEN = 6;
/** A description has up to 90 letters. A longer text is a page, where two words far from each other say nothing. */
const AD_LETTERS = 90;
/** Letters of a disguised text may be more than those that a person counts. */
const MOST_AD_LETTERS = 120;

/** Many pairs share a half, and many halves share a list. */
class Halves {
  readonly lexicon: Lexicon;
  readonly index: PhraseIndex;
  readonly #finders = new Map<string, PhraseFinder>();

  constructor(lexicon: Lexicon, index: PhraseIndex) {
    this.lexicon = lexicon;
    this.index = index;
  }

  finderOf(phrase: string): PhraseFinder {
    const finder = this.#finders.get(phrase) ?? new PhraseFinder([phrase], this.lexicon, this.index);
    this.#finders.set(phrase, finder);
    return finder;
  }

  spansOf(half: string, text: string): Span[] {
    const lists = CHOICE_OF_LISTS.test(half) ? half.slice('(?:'.length, -1).split('|') : [half];
    return lists.flatMap((list) => this.finderOf(list).spansIn(text));
  }
}

const CHOICE_OF_LISTS = /^\(\?:\{[a-zA-Z]+\}(?:\|\{[a-zA-Z]+\})*\)$/;

/** Phrases for classes of goods that use the lists of one lexicon. */
class Offers {
  readonly #all: readonly GoodsPhrases[];
  readonly #halves: Halves;
  readonly #gap: RegExp;

  constructor(all: readonly GoodsPhrases[], halves: Halves) {
    this.#all = all;
    this.#halves = halves;
    this.#gap = compileGap(MOST_WORDS_BETWEEN, halves.index.boundaries);
  }

  phrasesFor(id: keyof GoodsPhrases): string[] {
    return this.#all.flatMap((each) => phrasesOf(each[id] ?? ''));
  }

  searchFor(id: GoodsId | ClaimId): (text: string) => boolean {
    const phrases = this.phrasesFor(id);
    const pairs = phrases.flatMap((phrase) => {
      const [, first = '', sign, second = ''] = PAIR.exec(phrase) ?? [];
      return sign === undefined ? [] : [{ first, isNear: sign === '+', second }];
    });
    const finder = new PhraseFinder(
      phrases.filter((phrase) => !PAIR.test(phrase)),
      this.#halves.lexicon,
      this.#halves.index,
    );
    return (text) => finder.isIn(text) || pairs.some((pair) => this.#has(text, pair));
  }

  /** Whether both are found, in either order. */
  #has(text: string, { first, isNear, second }: { first: string; isNear: boolean; second: string }): boolean {
    return this.#halves.spansOf(first, text).some((one) =>
      this.#halves.spansOf(second, text).some((other) => {
        const [before, after] = one.start < other.start ? [one, other] : [other, one];
        const between = text.slice(before.end, after.start);
        return before.end <= after.start && (isNear ? this.#gap.test(between) : between.length <= AD_LETTERS);
      }),
    );
  }
}
