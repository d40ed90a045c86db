import type { AdTextType } from '#domain/ads/asset-types.ts';
import type { FunnelLevel } from './funnel.ts';
import type { LanguagePack } from './language-pack.ts';

export interface KeywordTemplates {
  /** How a marketer uses this funnel stage, in one or two sentences. */
  strategy: string;
  /** One generated keyword, for an invented product. */
  example: string;
  /**
   * `aaa` stands for the product. At the top of the nutra funnel `[problema]` is used instead, because there
   * buyers search for their problem and not for a product.
   */
  templates: readonly string[];
}

export interface SitelinkTemplate {
  text: string;
  desc1: string;
  desc2: string;
}

/**
 * The built-in texts of one language, as templates for the editor. `{NOME_PRODUTO}` stands for the product,
 * except in keywords.
 */
export interface BuiltInTexts extends Readonly<Record<AdTextType, readonly string[]>> {
  /** The source of the generators' texts; null when the language has no built-in texts. */
  pack: LanguagePack | null;
  /** By list key (`nutra`, `produtos-fisicos`), then funnel level. */
  keywords: Readonly<Record<string, Readonly<Record<FunnelLevel, KeywordTemplates>>>>;
  /** In lower case. */
  negativeKeywords: readonly string[];
  sitelinks: readonly SitelinkTemplate[];
}
