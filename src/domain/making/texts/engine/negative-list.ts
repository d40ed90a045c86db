import { formatKeyword } from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { negativeFinder } from '#domain/ads/negative-blocking.ts';
import { type NegativeKeyword, parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import type { LanguagePack, NegativeGroupId } from '../content/language-pack.ts';
import type { ProductSheet } from '../sheet/product-sheet.ts';
import { isBrandForbidden } from './keyword-list.ts';

const parsed = new Map<string, NegativeKeyword>();

/** Caches parsed lines, because every list parses the same lines of a pack. */
function parseOnce(line: string): NegativeKeyword {
  const negative = parsed.get(line) ?? parseNegativeKeyword(line);
  parsed.set(line, negative);
  return negative;
}

/** The selection for the list. Without a selection, the pack's one-click list is used. */
export interface NegativeChoice {
  groups?: readonly NegativeGroupId[];
  withNiche?: boolean;
  /** One match type for all negatives. Default: each negative's own. */
  matchType?: MatchType;
}

/**
 * Returns the negatives of a campaign in Google's notation. Negatives that would block the product's own name or the
 * words of its niche are left out. A brand whose owner forbids bids is added.
 */
export function listNegatives(
  pack: LanguagePack,
  { groups, withNiche = false, matchType }: NegativeChoice,
  sheet: ProductSheet,
): string[] {
  const buyers = new Set(buyersWords(pack, sheet));
  const listed =
    groups === undefined ? defaultGroups(pack, sheet) : groups.flatMap((id) => pack.negatives.groups[id]);
  const chosen = listed.filter((negative) => !buyers.has(negative));
  const niche = withNiche && sheet.niche !== undefined ? pack.niches[sheet.niche].negatives : [];
  const all = [...new Set([...chosen, ...niche])];
  const find = negativeFinder(all.map(parseOnce));
  const blocking = new Set([sheet.name ?? '', ...ownWords(pack, sheet)].flatMap((words) => find(words)));
  const allowed = all.filter((negative) => !blocking.has(parseOnce(negative)));
  const matched =
    matchType === undefined
      ? allowed
      : allowed.map((line) => formatKeyword({ ...parseOnce(line), matchType }));
  return [...matched, ...forbiddenBrand(sheet, pack.locale)];
}

/** Digital products are pirated, so their list has that group too. */
function defaultGroups({ negatives: { oneClick, groups } }: LanguagePack, { kind }: ProductSheet): string[] {
  return kind === 'digital' ? [...new Set([...oneClick, ...groups.digital])] : [...oneClick];
}

/** What buyers of the niche search for. */
function ownWords({ niches }: LanguagePack, { niche }: ProductSheet): string[] {
  if (niche === undefined) return [];
  const { problems, questions, ingredients } = niches[niche];
  return [...problems.map(({ noun }) => noun), ...questions, ...ingredients];
}

/** Words of non-buyers that buyers of this kind or niche type. */
function buyersWords({ negatives: { buyers } }: LanguagePack, { kind, niche }: ProductSheet): string[] {
  return [...((kind && buyers[kind]) ?? []), ...((niche && buyers[niche]) ?? [])];
}

/**
 * The name and its spellings, when the owner forbids bids on them. Google covers other misspellings
 * automatically.
 */
function forbiddenBrand(sheet: ProductSheet, locale: string): string[] {
  if (!isBrandForbidden(sheet)) return [];
  const names = [sheet.name, ...(sheet.spellings ?? [])].filter((name) => name !== undefined);
  return names.map((name) => formatKeyword({ text: name.toLocaleLowerCase(locale), matchType: 'phrase' }));
}
