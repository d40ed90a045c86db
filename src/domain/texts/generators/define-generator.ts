import type { Item } from '../../ads/asset-models.ts';
import type { AssetType } from '../../ads/asset-types.ts';
import { listItems } from '../../ads/items.ts';
import type { LanguageCode } from '../../ads/languages.ts';
import type { MatchType } from '../../ads/match-types.ts';
import type { NegativeChoice } from '../engine/negative-list.ts';
import type { BuiltInTexts, FunnelLevel } from '../content/types.ts';
import type { ProductSheet } from '../sheet/product-sheet.ts';
import type { TemplateStores } from '../templates.ts';

/** The fields of the configuration cards, '' where nothing was chosen; each generator reads those it needs. */
export interface GeneratorInput {
  listKey: string;
  product: string;
  language: LanguageCode | '';
  funnel: FunnelLevel | '';
  match: MatchType;
  /** What is known of the product; absent is an empty sheet. */
  sheet?: ProductSheet;
  /** Groups of negatives instead of the one-click list. */
  negatives?: NegativeChoice;
}

/** The user's own templates, and the built-in ones of the chosen language. */
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

/** What the person should know of a list that was made all the same. */
export type GenerateNotice = 'name_cleaned' | 'verb' | 'product' | 'brand_among_negatives';

export type Generated =
  { ok: true; items: Item[]; notices?: GenerateNotice[] } | { ok: false; problem: GenerateProblem };

/** The rules of one generator; its labels and controls are in the client. */
export interface Generator {
  kind: AssetType;
  generate: (input: GeneratorInput, sources: TemplateSources) => Generated;
}

export function problem(problem: GenerateProblem): Generated {
  return { ok: false, problem };
}

/** The items within their limits, without empty ones and duplicates. */
export function toGenerated(
  kind: AssetType,
  items: readonly Item[],
  notices: readonly (GenerateNotice | null)[] = [],
): Generated {
  const told = notices.filter((notice) => notice !== null);
  const made = listItems(kind, items);
  return told.length === 0 ? { ok: true, items: made } : { ok: true, items: made, notices: told };
}
