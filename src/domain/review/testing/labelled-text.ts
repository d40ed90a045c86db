import type { AssetType } from '../../ads/asset-types.ts';
import type { LanguageCode } from '../../ads/languages.ts';

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
