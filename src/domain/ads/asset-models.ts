import type { Callout, Description, Headline, Promotion } from './ad-texts.ts';
import type { AssetType } from './asset-types.ts';
import {
  findKeywordProblems,
  formatKeyword,
  type Keyword,
  keywordKey,
  type KeywordProblem,
  parseNewKeyword,
} from './keyword.ts';
import { adLimits } from './limits.ts';
import type { MatchType } from './match-types.ts';
import { type NegativeKeyword, parseNegativeKeyword } from './negative-keyword.ts';
import type { Sitelink } from './sitelink.ts';
import { adTextWidth, fitAdText, toLowerCase, toOneLine } from './text.ts';

/** The model of one item, by asset type. */
export interface AssetItems {
  keywords: Keyword;
  negative_keywords: NegativeKeyword;
  titles: Headline;
  descriptions: Description;
  sitelinks: Sitelink;
  callouts: Callout;
  promotions: Promotion;
}

/** An item as the screen and the browser's storage hold it: one text per column. */
export type Item = Readonly<Record<string, string>>;

export interface Column {
  key: string;
  /** In display cells. */
  limit: number;
  /** Whether longer texts are cut. If not, they are only marked. */
  cut: boolean;
  /** Measures the part of the text that counts towards the limit, in display cells. */
  measure: (written: string) => number;
}

/** How items of one list are parsed, formatted and compared. `read` and `write` are inverses. */
export interface AssetModel<Model> {
  columns: readonly [Column, ...Column[]];
  /**
   * @param plain the match type of a keyword without brackets or quotes; not used for other items.
   * @returns null when the item has no text.
   */
  read: (item: Item, plain?: MatchType) => Model | null;
  write: (model: Model) => Item;
  /** Items with the same key are duplicates. The key ignores upper and lower case. */
  key: (model: Model) => string;
  /** The reasons why Google Ads would refuse a keyword. The policy rules check ad texts instead. */
  problems: (model: Model) => KeywordProblem[];
}

export const assetModels: { readonly [Type in AssetType]: AssetModel<AssetItems[Type]> } = {
  keywords: keywordModel((text, plain) => parseNewKeyword(text, plain)),
  negative_keywords: keywordModel((line) => parseNegativeKeyword(line)),
  titles: textModel(adLimits.title),
  descriptions: textModel(adLimits.description),
  sitelinks: sitelinkModel(),
  callouts: textModel(adLimits.callout),
  promotions: textModel(adLimits.promotion),
};

function keywordModel(parse: (text: string, plain?: MatchType) => Keyword): AssetModel<Keyword> {
  const measure = (written: string) => adTextWidth(parse(written).text);
  return {
    columns: [{ key: 'text', limit: adLimits.keyword, cut: false, measure }],
    read({ text = '' }, plain) {
      const keyword = parse(text, plain);
      return keyword.text === '' ? null : keyword;
    },
    write: (keyword) => ({ text: formatKeyword(keyword) }),
    key: keywordKey,
    problems: findKeywordProblems,
  };
}

function textModel(limit: number): AssetModel<{ text: string }> {
  return {
    columns: [textColumn('text', limit)],
    read(item) {
      const text = fitAdText(toOneLine(item['text'] ?? ''), limit);
      return text === '' ? null : { text };
    },
    write: ({ text }) => ({ text }),
    key: ({ text }) => toLowerCase(text),
    problems: () => [],
  };
}

function sitelinkModel(): AssetModel<Sitelink> {
  const { sitelinkText, sitelinkDescription } = adLimits;
  return {
    columns: [
      textColumn('text', sitelinkText),
      textColumn('desc1', sitelinkDescription),
      textColumn('desc2', sitelinkDescription),
    ],
    read({ text = '', desc1 = '', desc2 = '' }) {
      const sitelink = {
        text: fitAdText(toOneLine(text), sitelinkText),
        desc1: fitAdText(toOneLine(desc1), sitelinkDescription),
        desc2: fitAdText(toOneLine(desc2), sitelinkDescription),
      };
      return sitelink.text === '' ? null : sitelink;
    },
    write: ({ text, desc1, desc2 }) => ({ text, desc1, desc2 }),
    key: ({ text, desc1, desc2 }) => toLowerCase([text, desc1, desc2].join('\u0000')),
    problems: () => [],
  };
}

function textColumn(key: string, limit: number): Column {
  return { key, limit, cut: true, measure: adTextWidth };
}
