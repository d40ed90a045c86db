import { readPhone } from '#domain/account/phone.ts';
import { keywordKey, parseKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { foldText } from '#domain/shared/fold-text.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type {
  DraftCall,
  DraftPrice,
  DraftPromotion,
  DraftSitelink,
  DraftSnippet,
} from '#domain/making/structure/campaign-assets.ts';

export const pieceKinds = [
  'groups',
  'keywords',
  'negatives',
  'lists',
  'titles',
  'descriptions',
  'sitelinks',
  'callouts',
  'snippets',
  'promotions',
  'prices',
  'calls',
] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** The pieces of a campaign: for each kind its texts, by the key under which Google Ads treats two texts as the same. */
export type Pieces = Record<PieceKind, ReadonlyMap<string, string>>;

export const textKey = (text: string): string => foldText(text.trim()).replace(/\s+/gu, ' ');
export const keywordPieceKey = (text: string): string => keywordKey(parseKeyword(text));
export const negativeKey = (text: string): string => keywordKey(parseNegativeKeyword(text));
export const sitelinkKey = ({ text }: DraftSitelink): string => textKey(text);
export const snippetKey = ({ header }: DraftSnippet): string => header;
export const promotionKey = ({ target, percent, amount, code }: DraftPromotion): string =>
  [textKey(target), percent ?? '', amount ?? '', textKey(code)].join('|');

export const priceKey = ({ type, items }: DraftPrice): string =>
  [type, ...items.map(({ header, amount }) => `${textKey(header)} ${amount ?? ''}`)].join('|');
export const callKey = ({ phone, country }: DraftCall): string => readPhone(phone, country)?.e164 ?? phone;

export function priceText({ items }: DraftPrice): string {
  return items.map(({ header, amount }) => [header, amount ?? ''].join(' ').trim()).join(' · ');
}

export function snippetText({ header, values }: DraftSnippet): string {
  return `${header}: ${values.join(', ')}`;
}

export function promotionText({ target, percent, amount, code }: DraftPromotion): string {
  const discount = percent === null ? (amount ?? '') : `${percent}%`;
  return [target, discount, code].filter((part) => part !== '').join(' · ');
}

export function piecesOf({ settings, groups, lists = [] }: CampaignDraft): Pieces {
  const ads = groups.flatMap((group) => group.ads);
  const keyed = <Item>(items: readonly Item[], key: (item: Item) => string, text: (item: Item) => string) =>
    new Map(items.map((item) => [key(item), text(item)] as const).filter(([, shown]) => shown.trim() !== ''));
  const texts = (items: readonly string[], key = textKey) => keyed(items, key, (item) => item);
  return {
    groups: texts(groups.map(({ name }) => name)),
    keywords: texts(
      groups.flatMap(({ keywords }) => keywords.map(({ text }) => text)),
      keywordPieceKey,
    ),
    negatives: texts([...settings.negatives, ...groups.flatMap(({ negatives }) => negatives)], negativeKey),
    lists: texts(lists.map(({ name }) => name)),
    titles: texts(ads.flatMap(({ titles }) => titles.map(({ text }) => text))),
    descriptions: texts(ads.flatMap(({ descriptions }) => descriptions.map(({ text }) => text))),
    sitelinks: keyed(settings.sitelinks, sitelinkKey, ({ text }) => text),
    callouts: texts(settings.callouts),
    snippets: keyed(settings.snippets, snippetKey, snippetText),
    promotions: keyed(settings.promotions, promotionKey, promotionText),
    prices: keyed(settings.prices, priceKey, priceText),
    calls: keyed(settings.calls, callKey, ({ phone }) => phone),
  };
}
