import type { VerbSigns } from '../content/language-pack.ts';
import type { ProductSheet } from '../sheet/product-sheet.ts';

/**
 * Checks the problem typed for the top of the funnel. A verb (`emagrecer`) or the product's own name would
 * give keywords that nobody types (`como aliviar emagrecer`).
 */
export function checkProblem(
  typed: string,
  verbs: VerbSigns,
  { name }: ProductSheet,
): 'verb' | 'product' | null {
  const text = typed.trim().toLowerCase();
  if (name !== undefined && text.includes(name.toLowerCase())) return 'product';
  const [first = ''] = text.split(/\s+/u);
  if (verbs.nouns.includes(first)) return null;
  const isVerb =
    verbs.others.includes(first) ||
    verbs.endings.some((end) => first.length > end.length + 1 && first.endsWith(end));
  return isVerb ? 'verb' : null;
}
