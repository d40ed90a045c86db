import type { AssetType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';

/**
 * Texts of one product and one list, labelled by a person with whether Google's reviewer would refuse them.
 */
export interface LabelledTexts {
  refused: boolean;
  kind: AssetType;
  productKind: 'nutra' | 'physical';
  product: string;
  texts: readonly string[];
}

export interface LabelledText extends Omit<LabelledTexts, 'texts'> {
  language: LanguageCode;
  text: string;
}

export function labelledTexts(language: LanguageCode, groups: readonly LabelledTexts[]): LabelledText[] {
  return groups.flatMap(({ texts, ...rest }) => texts.map((text) => ({ ...rest, language, text })));
}

/**
 * Texts written after the rules, from the marketers' notes and the published policies alone. Each batch was read once
 * before a rule was changed for it; then the causes of its misses were mended, by class.
 */
export type UnseenTexts = Readonly<Record<'pt' | 'en' | 'es', readonly LabelledTexts[]>>;
