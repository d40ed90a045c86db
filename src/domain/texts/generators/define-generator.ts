import type { LanguageCode } from '../../ads/languages.ts';
import type { MatchType } from '../../ads/match-types.ts';
import type { BuiltInTexts, FunnelLevel } from '../content/types.ts';
import type { TemplateStores } from '../templates.ts';
import type { Column, Item } from './items.ts';
import type { AssetType } from '../../ads/asset-types.ts';

/** What the configuration cards ask for; '' where nothing was chosen yet. A generator reads what it needs. */
export interface GeneratorInput {
  listKey: string;
  product: string;
  language: LanguageCode | '';
  funnel: FunnelLevel | '';
  match: MatchType;
}

/** The person's own templates, and the product's for the language chosen. */
export interface TemplateSources {
  stores: TemplateStores;
  builtIn: BuiltInTexts;
}

export type GenerateProblem =
  'missing_fields' | 'missing_product' | 'missing_language' | 'unknown_list' | 'no_templates';

export type Generated = { ok: true; items: Item[] } | { ok: false; problem: GenerateProblem };

/** The rules of one generator; its words and controls are the client's. */
export interface Generator {
  kind: AssetType;
  columns: readonly [Column, ...Column[]];
  generate: (input: GeneratorInput, sources: TemplateSources) => Generated;
}

export function problem(problem: GenerateProblem): Generated {
  return { ok: false, problem };
}
