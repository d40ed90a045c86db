import { goodsClaims, type GoodsClaim, type GoodsId } from './goods-claims.ts';
import { type Boundaries, compileGap, compilePhrases, expandLists, type Lexicon } from './phrases.ts';
import { trade, tradeLexicon, type TradeWords } from './trade/trade-words.ts';

/** Phrases by class of goods, separated by commas. `{spy} + {partner}`: near each other, in either order. */
type GoodsPhrases = Partial<Record<GoodsId | 'innocent', string>>;

/** Sold lawfully in a few countries only, so only their languages have phrases for it. */
type OnlyInSome = 'cannabis_topical';

/** One language's phrases for goods and services that Google forbids or limits. */
export interface GoodsRules {
  boundaries?: Boundaries;
  lexicon: Lexicon;
  phrases: GoodsPhrases & Record<Exclude<GoodsId, OnlyInSome>, string>;
  /** Phrases that other languages share, such as names that are the same everywhere. */
  shared: readonly GoodsPhrases[];
  /** The language's vocabulary for the patterns of `trade`. */
  words?: TradeWords;
}

export interface CompiledGoods {
  claims: readonly { claim: GoodsClaim; isIn: (text: string) => boolean }[];
  /** Harmless phrases that look like one of the others, such as "cartucho de tinta". */
  innocent: RegExp;
}

export function compileGoods({
  boundaries = 'words',
  lexicon,
  phrases,
  shared,
  words,
}: GoodsRules): CompiledGoods {
  const offers: GoodsPhrases = words ? trade : {};
  const tradeWords = words ? tradeLexicon(words) : {};
  const listsOf = (id: GoodsId | 'innocent') => [
    ...[phrases, ...shared].flatMap((each) => phrasesOf(each[id] ?? '')),
    ...phrasesOf(offers[id] ?? '').map((phrase) => expandLists(phrase, tradeWords)),
  ];
  const compile = (list: readonly string[], flags = '') =>
    compilePhrases(list, lexicon, { boundaries, flags });
  const isBetween = compileGap(MOST_WORDS_BETWEEN, boundaries);
  const compiled = new Map<string, RegExp>();
  /** Many pairs share a half, so each half is compiled once. */
  const half = (phrase: string): RegExp => {
    const known = compiled.get(phrase) ?? compile([phrase], 'g');
    compiled.set(phrase, known);
    return known;
  };
  return {
    claims: goodsClaims
      .map((claim) => ({ claim, list: listsOf(claim.id) }))
      .filter(({ list }) => list.length > 0)
      .map(({ claim, list }) => {
        const single = list.filter((phrase) => !phrase.includes(PAIR));
        const alone = single.length > 0 ? compile(single) : undefined;
        const pairs = list
          .filter((phrase) => phrase.includes(PAIR))
          .map((phrase) => phrase.split(PAIR).map((part) => half(`(?:${part})`)));
        return {
          claim,
          isIn: (text) =>
            alone?.test(text) === true ||
            pairs.some(([first, second]) => first && second && areNear(text, first, second, isBetween)),
        };
      }),
    innocent: compile(listsOf('innocent'), 'g'),
  };
}

const PAIR = ' + ';
const MOST_WORDS_BETWEEN = 6;

/** Whether both are found in one sentence with few words between them, in either order. */
function areNear(text: string, first: RegExp, second: RegExp, isBetween: RegExp): boolean {
  const firsts = [...text.matchAll(first)];
  if (firsts.length === 0) return false;
  const seconds = [...text.matchAll(second)];
  return firsts.some((one) =>
    seconds.some((other) => {
      const [before, after] = one.index < other.index ? [one, other] : [other, one];
      const end = before.index + before[0].length;
      return end <= after.index && isBetween.test(text.slice(end, after.index));
    }),
  );
}

/** A comma inside an expression has no blank after it. */
function phrasesOf(list: string): string[] {
  return list
    .trim()
    .split(/,\s+/)
    .filter((phrase) => phrase !== '');
}
