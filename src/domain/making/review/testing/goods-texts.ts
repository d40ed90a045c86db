/// <reference types="vite/types/importMeta.d.ts" />
import { isLanguageCode, type LanguageCode } from '#domain/ads/languages.ts';
import { type ProductKind, productKinds } from '../policy-rule.ts';

/**
 * A text of a file in `goods/`. `goods`: what Google forbids or limits, beside near misses. `wording`: disguises and
 * paraphrases of claims, beside near misses.
 */
export interface GoodsText {
  language: LanguageCode;
  theme: 'goods' | 'wording';
  /** Texts of the theme `wording` that people keep are true of any product, so they are read as goods. */
  productKind: ProductKind;
  refused: boolean;
  text: string;
  /** Every third text was not looked at while the rules were written. */
  isHeldOut: boolean;
}

/** Reads the files of a batch: lines of texts under `# <theme> [<kind>] refused|kept`. */
export function readGoodsTexts(files: Readonly<Record<string, string>>): GoodsText[] {
  return Object.entries(files).flatMap(([path, file]) => {
    const code = /(\w+)\.txt$/.exec(path)?.[1];
    if (!isLanguageCode(code)) throw new Error(`No language: ${path}`);
    return file
      .split(/^# /m)
      .filter((block) => block.trim() !== '')
      .flatMap((block) => readBlock(code, block));
  });
}

function readBlock(language: LanguageCode, block: string): GoodsText[] {
  const [heading = '', ...texts] = block.trim().split('\n');
  const words = heading.split(' ');
  const refused = words.includes('refused');
  const isWording = words.includes('wording');
  const stated = productKinds.find((kind) => words.includes(kind));
  const productKind = stated ?? (refused ? 'nutra' : 'physical');
  return texts.map((text, at) => ({
    language,
    theme: isWording ? 'wording' : 'goods',
    productKind,
    refused,
    text,
    isHeldOut: at % 3 === 2,
  }));
}
