import { adTextWidth } from '#domain/ads/text.ts';
import { isLanguageCode, type LanguageCode } from '#domain/ads/languages.ts';
import { type ProductKind, productKinds } from '../policy-rule.ts';

/** A text of a round: it was written from the published policies, and read once before the rules were mended. */
export interface RoundText {
  language: LanguageCode;
  productKind: ProductKind;
  refused: boolean;
  text: string;
  /** A text of up to 30 cells is a title. */
  kind: 'titles' | 'descriptions';
}

/** Reads blocks of texts, each under `# <language> <kind of product> refused|kept`. */
export function readRound(file: string): RoundText[] {
  return file
    .split(/^# /m)
    .filter((block) => block.trim() !== '')
    .flatMap((block) => {
      const [heading = '', ...texts] = block.trim().split('\n');
      const [language, productKind, answer] = heading.split(' ');
      const kindOfProduct = productKinds.find((kind) => kind === productKind);
      if (!isLanguageCode(language) || !kindOfProduct) throw new Error(`Not a heading: ${heading}`);
      return texts.map((text) => ({
        language,
        productKind: kindOfProduct,
        refused: answer === 'refused',
        text,
        kind: adTextWidth(text) > 30 ? ('descriptions' as const) : ('titles' as const),
      }));
    });
}
