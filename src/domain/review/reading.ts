import type { AssetType } from '../ads/asset-types.ts';
import type { Reading } from './policy-rule.ts';

/** Stands for the product's name: a word that no rule knows. */
const NAME = 'ⵣⵣⵣⵣⵣ';

export function readText(kind: AssetType, text: string, product: string): Reading {
  const shown = withoutTags(text).normalize('NFC');
  const written = withoutName(shown, product);
  return {
    kind,
    written,
    plain: fold(written),
    plainWithName: fold(shown),
    ownWords: new Set(fold(product).match(/\p{L}+/gu) ?? []),
  };
}

/** Lower case, straight quotes, and Latin letters without accents: a Japanese or Thai mark is part of its letter. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[’‘ʼ´`]/g, "'");
}

/** `{KeyWord:Default}` shows its default; a city or a countdown shows a word of its own. */
function withoutTags(text: string): string {
  return text
    .replace(
      /\{(?:LOCATION|COUNTDOWN|CUSTOMIZER)[^{}:]*\([^{}]*\)(?::([^{}]*))?\}/gi,
      (_, shown?: string) => shown ?? NAME,
    )
    .replace(/\{[^{}:]+:([^{}]*)\}/g, '$1');
}

function withoutName(text: string, product: string): string {
  const pattern = nameIn(product);
  if (pattern === null) return text;
  return text.replace(pattern, (found, at: number) => {
    const isPartOfWord =
      ENDS_IN_WORD.test(text.slice(0, at)) || BEGINS_WORD.test(text.slice(at + found.length));
    return isPartOfWord ? found : NAME;
  });
}

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WORD = /^[\p{L}\p{N}]/u;

/** The name last asked for: the texts of a list share it, and a pattern is slow to make. */
let last: { product: string; pattern: RegExp | null } = { product: '', pattern: null };

function nameIn(product: string): RegExp | null {
  if (last.product !== product) last = { product, pattern: namePattern(product) };
  return last.pattern;
}

function namePattern(product: string): RegExp | null {
  const words = product
    .normalize('NFC')
    .trim()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const name = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('[\\s-]*');
  return new RegExp(name, 'giu');
}
