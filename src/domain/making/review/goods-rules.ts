import { goodsClaims, type GoodsClaim, type GoodsId } from './goods-claims.ts';
import { type Boundaries, compilePhrases, type Lexicon } from './phrases.ts';

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
}

export interface CompiledGoods {
  claims: readonly { claim: GoodsClaim; refuses: RegExp }[];
  /** Harmless phrases that look like one of the others, such as "cartucho de tinta". */
  innocent: RegExp;
}

export function compileGoods({ boundaries = 'words', lexicon, phrases, shared }: GoodsRules): CompiledGoods {
  const compile = (id: GoodsId | 'innocent', flags = '') => {
    const lists = [phrases, ...shared].map((each) => phrasesOf(each[id] ?? ''));
    return compilePhrases(lists.flat().flatMap(bothWays), lexicon, { boundaries, flags });
  };
  return {
    claims: goodsClaims
      .filter(({ id }) => [phrases, ...shared].some((each) => each[id] !== undefined))
      .map((claim) => ({ claim, refuses: compile(claim.id) })),
    innocent: compile('innocent', 'g'),
  };
}

/** A comma inside an expression has no blank after it. */
function phrasesOf(list: string): string[] {
  return list
    .trim()
    .split(/,\s+/)
    .filter((phrase) => phrase !== '');
}

function bothWays(phrase: string): string[] {
  const [first = '', second] = phrase.split(' + ').map((part) => `(?:${part})`);
  return second === undefined ? [phrase] : [`${first} ..6 ${second}`, `${second} ..6 ${first}`];
}
