import { folded } from './phrases.ts';
import type { PageModel } from './page-model.ts';

/** The smallest hashes of a page's groups of four words: two sketches say how alike the pages are. */
export type Sketch = readonly number[];

const SIZE = 200;
const GROUP = 4;

/** Menus and footers are left out: they are the same on every page of a site. */
export function sketchOf({ blocks }: PageModel): Sketch {
  const hashes = new Set<number>();
  for (const { text, isAside, isHidden } of blocks) {
    if (isAside || isHidden) continue;
    const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let at = 0; at < Math.max(1, words.length - GROUP + 1); at++)
      hashes.add(hash(words.slice(at, at + GROUP).join(' ')));
  }
  return [...hashes].sort((a, b) => a - b).slice(0, SIZE);
}

/**
 * The part of their text that two pages of about one length share: from 0 to 1. The smallest hashes of both pages
 * together are a sample. The share of the sample that both pages have estimates the share of common text.
 */
export function likeness(one: Sketch, other: Sketch): number {
  const smallest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, SIZE);
  if (smallest.length === 0) return 1;
  const [ones, others] = [new Set(one), new Set(other)];
  const common = smallest.filter((each) => ones.has(each) && others.has(each)).length;
  return (2 * common) / (smallest.length + common);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
