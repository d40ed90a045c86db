import { normalForm, parseKeyword } from '#domain/ads/keyword.ts';
import type { Intent } from '#domain/language/intents.ts';
import { productKinds } from '#domain/making/texts/content/product-kinds.ts';
import type { LanguagePack } from '#domain/making/texts/content/language-pack.ts';
import { funnelLevels } from '#domain/making/texts/content/funnel.ts';
import { foldSearch } from '#domain/language/fold-search.ts';
import { isSmallWord } from '#domain/language/small-words.ts';

interface Group {
  keywords: readonly { text: string; intent?: Intent | undefined }[];
}

/** Maximum number of negatives per group. Further ones would separate nothing more. */
const MOST = 15;
/** Minimum share of a group's keywords that must contain a word for it to represent the group. */
const SHARE = 0.5;
/** Searches of people who want to buy. Only their words lead a search away from the groups of people who still ask. */
const buying: ReadonlySet<Intent> = new Set<Intent>([
  ...(['official', 'buy', 'price', 'coupon', 'delivery', 'marketplace', 'pharmacy'] as const),
]);
/** Minimum share of a word's templates that are such searches. `was` and `pour` stand in any question. */
const BUYING_SHARE = 0.5;

/** Question words and verdicts, without accents: they stand in searches of every kind. */
const questionWords = new Set(
  `quanto quantos quando onde qual como porque bom boa bons boas ruim melhor cuanto cuantos donde cuando como bueno buena
  malo mejor how much many where when which who why good bad best worth combien ou quand comment quel quelle pourquoi bon
  bonne meilleur mauvais wie viel wieviel wo woher wann welche warum was gut gute schlecht beste besten quanti dove quando
  perche buono buona migliore hoeveel waar wanneer welke hoe goed beste slecht hvor hvad hvilken hvordan nar god godt
  bedste beste hur var vad vilken bra basta hvar hvenaer gott best ile gdzie kiedy jak jaki dobry dobre najlepszy kolko
  kde kedy ako dobry najlepsi koliko kje kdaj kako dober najboljsi сколько где когда как какой хороший лучший ne nerede
  kac nasil iyi en magkano saan kailan paano maganda`.split(/\s+/),
);

/**
 * Uses the words that represent one group of buyers as phrase negatives of the other groups, so that a search for
 * `comprar` reaches the group about buying. A word that occurs in any keyword of a group, with or without
 * accents, is not a negative there.
 * @param own words that every group may contain, such as the product's name.
 * @param pack the built-in texts of the language, which have the words that buyers alone use.
 */
export function crossNegatives(
  groups: readonly Group[],
  own: readonly string[],
  pack: LanguagePack | null,
): string[][] {
  const names = new Set(own.flatMap((name) => foldSearch(name).split(' ')));
  const wordCounts = groups.map(wordsOf);
  const isTelling = tellingWords(pack);
  const signs = groups.map((group, at) => {
    const counts = wordCounts[at] ?? new Map<string, number>();
    return signsOf(group, counts).filter((word) => {
      const folded = foldSearch(word);
      return !names.has(folded) && isTelling(folded);
    });
  });
  return groups.map((_, at) => {
    const mine = wordCounts[at] ?? new Map<string, number>();
    const others = signs.flatMap((words, other) => (other === at ? [] : words));
    return [...new Set(others)]
      .filter(({ length }) => length > 2)
      .filter((word) => !mine.has(foldSearch(word)))
      .slice(0, MOST)
      .map((word) => `"${word}"`);
  });
}

/** Counts the keywords that contain each word, without accents. */
function wordsOf({ keywords }: Group): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of keywords) {
    for (const word of new Set(foldSearch(parseKeyword(text).text).split(' '))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** The words that represent a group of buyers, in the spelling of its keywords. */
function signsOf({ keywords }: Group, wordCounts: ReadonlyMap<string, number>): string[] {
  const bought = keywords.filter(({ intent }) => intent !== undefined && buying.has(intent));
  if (bought.length < keywords.length * SHARE) return [];
  const written = bought.flatMap(({ text }) =>
    parseKeyword(text)
      .text.toLowerCase()
      .split(/[\s.-]+/),
  );
  return [...new Set(written)].filter(
    (word) => /^\p{L}+$/u.test(word) && (wordCounts.get(foldSearch(word)) ?? 0) >= keywords.length * SHARE,
  );
}

/** Recognises words that mean buying. A word that is in no template is recognised only by the lists. */
function tellingWords(pack: LanguagePack | null): (folded: string) => boolean {
  const shares = pack === null ? new Map<string, number>() : buyingShares(pack);
  return (folded) =>
    !isSmallWord(folded) && !questionWords.has(folded) && (shares.get(folded) ?? 1) >= BUYING_SHARE;
}

/** The share of a language's templates with each word that people ready to buy type. */
function buyingShares(pack: LanguagePack): ReadonlyMap<string, number> {
  const templates = [
    ...productKinds.flatMap((kind) => funnelLevels.flatMap((funnel) => pack.keywords[kind][funnel])),
    ...pack.marketKeywords,
    // together, because there are many niches and a word of theirs is one word
    {
      text: Object.values(pack.niches)
        .flatMap(({ questions }) => questions)
        .join(' '),
      intent: 'problem' as const,
    },
  ];
  const counts = new Map<string, { all: number; bought: number }>();
  for (const { text, intent } of templates) {
    for (const word of new Set(foldSearch(normalForm(text)).split(' '))) {
      const count = counts.get(word) ?? { all: 0, bought: 0 };
      counts.set(word, { all: count.all + 1, bought: count.bought + Number(buying.has(intent)) });
    }
  }
  return new Map([...counts].map(([word, { all, bought }]) => [word, bought / all]));
}
