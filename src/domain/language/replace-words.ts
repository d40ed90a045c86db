/** Words of neutral texts, each with the word of a market: `frete` is `portes` in Portugal. */
export type Replaces = readonly (readonly [from: string, to: string])[];
/** Caches each market's replacement pattern, which is slow to build. */
const patterns = new WeakMap<Replaces, { pattern: RegExp; texts: Map<string, string> }>();

/** Replaces a text's neutral words with those of a market. */
export function inWordsOf(replaces: Replaces, text: string): string {
  if (replaces.length === 0) return text;
  const market = patterns.get(replaces) ?? {
    pattern: wordsPattern(replaces),
    texts: new Map<string, string>(),
  };
  patterns.set(replaces, market);
  const local = market.texts.get(text) ?? replaceWords(text, replaces, market.pattern);
  market.texts.set(text, local);
  return local;
}

/**
 * Replaces whole words outside tokens, the longest first and each once. The replacement keeps the capital
 * letter.
 */
function replaceWords(text: string, replaces: Replaces, pattern: RegExp): string {
  return text.replace(pattern, (found) => {
    const word = replaces.find(([from]) => from === found.toLowerCase())?.[1] ?? found;
    return likeIn(found, word);
  });
}

function wordsPattern(replaces: Replaces): RegExp {
  const longestFirst = replaces.map(([from]) => from).sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{M}{_])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}_}])`, 'giu');
}

/** `Frete Grátis` becomes `Portes Grátis`, `Frete grátis` becomes `Portes grátis`. */
function likeIn(found: string, word: string): string {
  if (/\s\p{Lu}/u.test(found))
    return word.replace(/(?<=^|\s)\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
  return /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
