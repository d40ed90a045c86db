export const copiedKinds = [
  'keywords',
  'negatives',
  'ads',
  'sitelinks',
  'callouts',
  'snippets',
  'promotions',
  'prices',
  'calls',
] as const;
export type CopiedKind = (typeof copiedKinds)[number];

/** The effect of a copy on the pieces of one kind. Nothing of the target is changed or removed. */
export interface CopiedPieces {
  kind: CopiedKind;
  added: string[];
  /** The target has them already. */
  existing: string[];
  /** There is no room for them, or no group of their name. */
  noRoom: string[];
}

export type CopiedByKind = ReadonlyMap<CopiedKind, CopiedPieces>;

interface Addition<Item> {
  key: (item: Item) => string;
  text: (item: Item) => string;
  most: number;
  prepare?: (item: Item) => Item;
}

/** The list with the items that it lacks; the same list when there are none. */
export function addTo<Item>(
  own: Item[],
  others: readonly Item[],
  copied: CopiedPieces | undefined,
  { key, text, most, prepare = (item) => item }: Addition<Item>,
): Item[] {
  if (!copied) return own;
  const known = new Set(own.map(key));
  const added: Item[] = [];
  for (const item of others) {
    const list = listFor(known.has(key(item)), own.length + added.length < most);
    copied[list].push(text(item));
    known.add(key(item));
    if (list === 'added') added.push(prepare(item));
  }
  return added.length === 0 ? own : [...own, ...added];
}

export function listFor(isKnown: boolean, hasRoom: boolean): 'added' | 'existing' | 'noRoom' {
  if (isKnown) return 'existing';
  return hasRoom ? 'added' : 'noRoom';
}

/** The site of an address; null when it is none. */
export function hostOf(url: string): string | null {
  return /^https?:\/\/([^/?#]+)/iu.exec(url.trim())?.[1]?.toLowerCase() ?? null;
}

/** The text of what is a text. */
export const same = (text: string): string => text;
