import type { AdTextType } from '../../ads/asset-types.ts';
import type { LanguagePack } from './language-pack.ts';

export const funnelLevels = ['top', 'middle', 'bottom'] as const;
export type FunnelLevel = (typeof funnelLevels)[number];

export interface KeywordTemplates {
  /** How a marketer uses this stage of the funnel, one or two sentences. */
  strategy: string;
  /** One keyword as it comes out, for a made-up product. */
  example: string;
  /**
   * The product's place is `aaa`; in the top of the nutra funnel it is `[problema]`,
   * since there buyers search for what ails them, not for a product.
   */
  templates: readonly string[];
}

export interface SitelinkTemplate {
  text: string;
  desc1: string;
  desc2: string;
}

/** The built-in texts of one language, as templates for the editor. The product's place is `{NOME_PRODUTO}`, except in keywords. */
export interface BuiltInTexts extends Readonly<Record<AdTextType, readonly string[]>> {
  /** Where the generators take their texts from; null where the language has no texts of its own. */
  pack: LanguagePack | null;
  /** By list key (`nutra`, `produtos-fisicos`), then funnel level. */
  keywords: Readonly<Record<string, Readonly<Record<FunnelLevel, KeywordTemplates>>>>;
  /** Lower case. */
  negativeKeywords: readonly string[];
  sitelinks: readonly SitelinkTemplate[];
}
