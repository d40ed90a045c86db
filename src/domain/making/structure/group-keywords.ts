import { normalForm, parseKeyword } from '#domain/ads/keyword.ts';
import { intents, type Intent } from '#domain/language/intents.ts';
import { type FunnelLevel, funnelLevels } from '#domain/making/texts/content/funnel.ts';
import type { KeywordClass } from './classify.ts';
import type { DraftKeyword } from './draft.ts';

/** A smaller group is merged with its nearest one; a larger group is split. */
export const GROUP_MIN = 5;
export const GROUP_MAX = 20;

export interface ClassedKeyword extends KeywordClass {
  text: string;
}

export interface KeywordGroup {
  name: string;
  keywords: DraftKeyword[];
}

interface Bucket {
  funnel: FunnelLevel;
  isBrand: boolean;
  themes: readonly (Intent | null)[];
  keywords: readonly ClassedKeyword[];
}

const funnelNames: Readonly<Record<FunnelLevel, string>> = { top: 'Topo', middle: 'Meio', bottom: 'Fundo' };
const intentOrder: readonly string[] = Object.keys(intents);
const THEMES_NAMED = 2;

/**
 * Groups keywords by stage, intent and brand. Groups of people who are ready to buy come first, and brand
 * groups before others.
 */
export function groupKeywords(keywords: readonly ClassedKeyword[]): KeywordGroup[] {
  const all = bucketsOf(keywords);
  const named = all.filter(isNameAlone);
  const buckets = joinSmall(sortBuckets(all.filter((bucket) => !isNameAlone(bucket))));
  const isStaged = new Set(all.map(({ funnel }) => funnel)).size > 1;
  return withUniqueNames(
    sortBuckets([...named, ...buckets]).flatMap((bucket) => divide(bucket, nameOf(bucket, isStaged))),
  );
}

/** The name alone has a group of its own however few its keywords are, so that its ad and its bid are its own. */
function isNameAlone({ isBrand, themes }: Bucket): boolean {
  return isBrand && themes[0] === 'name';
}

function bucketsOf(keywords: readonly ClassedKeyword[]): Bucket[] {
  const byKey = new Map<string, ClassedKeyword[]>();
  for (const keyword of keywords) {
    const key = `${keyword.funnel}:${String(keyword.isBrand)}:${keyword.intent ?? ''}`;
    const bucket = byKey.get(key);
    if (bucket) bucket.push(keyword);
    else byKey.set(key, [keyword]);
  }
  return [...byKey.values()].flatMap((all) => {
    const [first] = all;
    return first
      ? [{ funnel: first.funnel, isBrand: first.isBrand, themes: [first.intent ?? null], keywords: all }]
      : [];
  });
}

function sortBuckets(buckets: readonly Bucket[]): Bucket[] {
  return buckets.toSorted(
    (one, other) =>
      stage(other) - stage(one) ||
      Number(other.isBrand) - Number(one.isBrand) ||
      themeOrder(one) - themeOrder(other),
  );
}

const stage = ({ funnel }: Bucket): number => funnelLevels.indexOf(funnel);

function themeOrder({ themes: [first = null] }: Bucket): number {
  return first === null ? intentOrder.length : intentOrder.indexOf(first);
}

/** Merges the smallest group with its nearest neighbour until each has enough keywords or one is left. */
function joinSmall(buckets: readonly Bucket[]): Bucket[] {
  const joined = [...buckets];
  while (joined.length > 1) {
    const small = smallest(joined);
    if (small.keywords.length >= GROUP_MIN) break;
    const others = joined.filter((bucket) => bucket !== small);
    const nearest = others.reduce((best, next) =>
      distance(small, next) < distance(small, best) ? next : best,
    );
    joined[joined.indexOf(nearest)] = join(nearest, small);
    joined.splice(joined.indexOf(small), 1);
  }
  return joined;
}

function smallest(buckets: readonly Bucket[]): Bucket {
  return buckets.reduce((best, next) => (next.keywords.length < best.keywords.length ? next : best));
}

/**
 * Another stage counts as further away than another intent. At equal distance, the smaller group is nearer.
 */
function distance(one: Bucket, other: Bucket): number {
  const stages = Math.abs(stage(one) - stage(other));
  const brand = one.isBrand === other.isBrand ? 0 : 1;
  return stages * 4_000_000 + brand * 2_000_000 + Math.min(other.keywords.length, 1_000_000);
}

function join(main: Bucket, added: Bucket): Bucket {
  return {
    ...main,
    themes: [...new Set([...main.themes, ...added.themes])],
    keywords: [...main.keywords, ...added.keywords],
  };
}

function divide(bucket: Bucket, name: string): KeywordGroup[] {
  const parts = bucket.keywords.length <= GROUP_MAX ? [bucket.keywords] : partsOf(bucket.keywords);
  return parts.map((keywords, at) => ({
    name: parts.length === 1 ? name : `${name} ${at + 1}`,
    keywords: keywords.map(({ text, funnel, intent, by }) => ({
      text,
      funnel,
      ...(intent && { intent }),
      by,
    })),
  }));
}

/** Splits into parts of similar size. The match types of one text stay together. */
function partsOf(keywords: readonly ClassedKeyword[]): ClassedKeyword[][] {
  const families = familiesOf(keywords);
  const most = families.some((family) => family.length > 1) ? GROUP_MAX - 2 : GROUP_MAX;
  let partsLeft = Math.ceil(keywords.length / most);
  let left = keywords.length;
  const parts: ClassedKeyword[][] = [[]];
  for (const family of families) {
    let part = parts.at(-1) ?? [];
    if (part.length >= Math.ceil(left / partsLeft)) {
      left -= part.length;
      partsLeft -= 1;
      part = [];
      parts.push(part);
    }
    part.push(...family);
  }
  return parts;
}

function familiesOf(keywords: readonly ClassedKeyword[]): ClassedKeyword[][] {
  const families = new Map<string, ClassedKeyword[]>();
  for (const keyword of keywords) {
    const form = normalForm(parseKeyword(keyword.text).text);
    const family = families.get(form);
    if (family) family.push(keyword);
    else families.set(form, [keyword]);
  }
  return [...families.values()];
}

/** A name such as `Marca | Comprar e Preço`, and with its stage where a campaign has several: `Meio | Marca | Avaliações`. */
function nameOf({ funnel, themes, isBrand }: Bucket, isStaged: boolean): string {
  const labels = themes.map((theme) => (theme === null ? 'Outras' : intents[theme].label));
  const shown =
    labels.length > THEMES_NAMED ? `${labels.slice(0, THEMES_NAMED).join(', ')} e mais` : labels.join(' e ');
  return [...(isStaged ? [funnelNames[funnel]] : []), isBrand ? 'Marca' : 'Sem a marca', shown].join(' | ');
}

function withUniqueNames(groups: readonly KeywordGroup[]): KeywordGroup[] {
  const used = new Set<string>();
  return groups.map((group) => {
    let name = group.name;
    for (let number = 2; used.has(name); number += 1) name = `${group.name} (${number})`;
    used.add(name);
    return { ...group, name };
  });
}
