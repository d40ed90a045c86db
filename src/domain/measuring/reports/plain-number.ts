/** A number as `reports` keeps it in the details: `1.5`, `0.45`, `<0.1`. Null for anything else. */
export function plainNumber(text: string | undefined): number | null {
  if (text === undefined || !/^[<>]?-?\d+(?:\.\d+)?$/u.test(text)) return null;
  return Number(text.replace(/^[<>]/u, ''));
}
