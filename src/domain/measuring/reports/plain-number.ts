/** A number as `reports` keeps it in the details: `1.5`, `0.45`, `<0.1`. Null for anything else. */
export function plainNumber(text: string | undefined): number | null {
  if (text === undefined || !/^[<>]?-?\d+(?:\.\d+)?$/u.test(text)) return null;
  return Number(text.replace(/^[<>]/u, ''));
}

/** A share from 0 to 1. Google hides the ends: `<0.1` is taken as 0.05, and `>0.9` as 0.95. */
export function plainShare(text: string | undefined): number | null {
  const share = plainNumber(text);
  if (share === null) return null;
  if (text?.startsWith('<')) return share / 2;
  return text?.startsWith('>') ? (share + 1) / 2 : share;
}
