import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { listItems } from '#domain/ads/items.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import type { NegativeChoice } from '../engine/negative-list.ts';
import type { FunnelLevel } from '../content/funnel.ts';
import type { BuiltInTexts } from '../content/types.ts';
import type { ProductSheet } from '../sheet/product-sheet.ts';
import type { TemplateStores } from '../templates.ts';

/**
 * The fields of the configuration cards; '' when nothing was selected. Each generator reads those it needs.
 */
export interface GeneratorInput {
  listKey: string;
  product: string;
  language: LanguageCode | '';
  funnel: FunnelLevel | '';
  match: MatchType;
  /** The product sheet. Default: an empty sheet. */
  sheet?: ProductSheet;
  /** Selected groups of negatives instead of the one-click list. */
  negatives?: NegativeChoice;
}

/** The user's own templates, and the built-in texts of the selected language. */
export interface TemplateSources {
  stores: TemplateStores;
  builtIn: BuiltInTexts;
}

export type GenerateProblem =
  | 'missing_fields'
  | 'missing_product'
  | 'missing_language'
  | 'unknown_list'
  | 'no_templates'
  | 'brand_forbidden';

/** Information about a list that was generated despite a problem. */
export type GenerateNotice = 'name_cleaned' | 'verb' | 'product' | 'brand_among_negatives';

export type Generated =
  | { ok: true; items: Item[]; notices?: GenerateNotice[] }
  | { ok: false; problem: GenerateProblem };

/** The rules of one generator. Its labels and controls are in the client. */
export interface Generator {
  kind: AssetType;
  generate: (input: GeneratorInput, sources: TemplateSources) => Generated;
}

export function problem(problem: GenerateProblem): Generated {
  return { ok: false, problem };
}

/** Cuts the items to their limits and drops empty ones and duplicates. */
export function toGenerated(
  kind: AssetType,
  items: readonly Item[],
  notices: readonly (GenerateNotice | null)[] = [],
): Generated {
  const shownNotices = notices.filter((notice) => notice !== null);
  const fitted = listItems(kind, items);
  return shownNotices.length === 0
    ? { ok: true, items: fitted }
    : { ok: true, items: fitted, notices: shownNotices };
}
