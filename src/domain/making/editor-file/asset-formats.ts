import { readPhone } from '#domain/account/phone.ts';
import { isLanguageCode, type LanguageCode } from '#domain/ads/languages.ts';
import { geoCodes } from '#domain/ads/locations.ts';
import {
  type AssetKind,
  assetKinds,
  type CampaignAssets,
  type DraftCall,
  type DraftPrice,
  type DraftPromotion,
  type DraftSitelink,
  type DraftSnippet,
  emptyPromotion,
  mostAssets,
  occasions,
  priceItemCounts,
  type PriceItem,
  priceQualifiers,
  priceTypes,
  priceUnits,
  snippetHeaders,
} from '#domain/making/structure/campaign-assets.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { moneyCell, NONE, readAmount, readDay, readNamed } from './cell-values.ts';
import type { EditorCells } from './editor-columns.ts';

/** What the rows of assets take from the campaign. */
export interface AssetContext {
  /** ISO 4217 code of the amounts. */
  currency: string;
  /** The language of assets that name none. */
  language: LanguageCode;
  finalUrl: string;
}

/** Reads a cell of a row by its column. */
type Get = (name: string) => string;

/** How Editor writes one kind of asset. `read` and `write` are inverses. */
interface AssetFormat<Item> {
  /** The columns by which Editor recognises an asset: its `…#Original` cell holds the value before the change. */
  identity: readonly string[];
  write: (item: Item, context: AssetContext) => EditorCells;
  /** Null for what has no place in a draft: its row stays as it is. */
  read: (get: Get) => Item | null;
}

/** The rows of Editor for each kind of asset, kind by kind. */
export const assetFormats: { readonly [Kind in AssetKind]: AssetFormat<CampaignAssets[Kind][number]> } = {
  sitelinks: {
    identity: ['Link Text', 'Description Line 1', 'Description Line 2'],
    write: ({ text, desc1, desc2, url }) => ({
      'Link Text': text,
      'Description Line 1': desc1,
      'Description Line 2': desc2,
      'Final URL': url,
    }),
    read: readSitelink,
  },
  callouts: {
    identity: ['Callout text'],
    write: (text) => ({ 'Callout text': text }),
    read: (get) => shortText(get('Callout text')),
  },
  snippets: {
    identity: ['Header', 'Snippet Values'],
    write: ({ header, values }) => ({
      Header: header,
      'Snippet Values': values.map((value) => `${value}\n`).join(''),
    }),
    read: readSnippet,
  },
  promotions: {
    identity: ['Promotion target', 'Occasion', 'Language', 'Currency', 'Discount modifier'],
    write: promotionCells,
    read: readPromotion,
  },
  prices: {
    identity: ['Type', 'Price qualifier', 'Language', 'Currency', ...priceColumns('Header')],
    write: priceCells,
    read: readPrice,
  },
  calls: {
    identity: ['Phone Number', 'Country of Phone'],
    write: ({ phone, country }) => {
      const number = readPhone(phone, country);
      return {
        'Phone Number': number?.national ?? phone,
        'Country of Phone': number?.country ?? country,
      };
    },
    read: readCall,
  },
  businessNames: {
    identity: ['Business name'],
    write: (name) => ({ 'Business name': name }),
    read: (get) => shortText(get('Business name')),
  },
};

const sharedCells: EditorCells = {
  Source: 'Advertiser',
  'Link source': 'Advertiser',
  'Upgraded extension': NONE,
  'Start Date': NONE,
  'End Date': NONE,
  'Ad Schedule': NONE,
  Status: 'Enabled',
};

interface AssetCells {
  kind: AssetKind;
  /** The asset's place in the settings' list of its kind. */
  at: number;
  cells: EditorCells;
}

/** The campaign's assets as rows, kind by kind. */
export function assetCells(settings: CampaignSettings, currency: string): AssetCells[] {
  const context = { currency, language: settings.languages[0] ?? 'pt', finalUrl: settings.finalUrl };
  return assetKinds.flatMap((kind) => rowsOf(kind, settings, context));
}

function rowsOf(kind: AssetKind, settings: CampaignSettings, context: AssetContext): AssetCells[] {
  const { items, write } = ofKind(kind, settings);
  return items.map((item, at) => ({ kind, at, cells: { ...write(item, context), ...sharedCells } }));
}

/** Adds the asset of a row to the list of its kind; false when a draft cannot hold it. */
export function addReadAsset(kind: AssetKind, assets: CampaignAssets, get: Get): boolean {
  const { items, read } = ofKind(kind, assets);
  const item = items.length < mostAssets(kind) ? read(get) : null;
  if (item !== null) items.push(item);
  return item !== null;
}

interface AssetsOfKind<Item> extends AssetFormat<Item> {
  items: Item[];
}

/** The list of one kind with its format. The compiler does not see that both are of the same kind. */
function ofKind(kind: AssetKind, assets: CampaignAssets): AssetsOfKind<unknown> {
  return { ...assetFormats[kind], items: assets[kind] } as AssetsOfKind<unknown>;
}

/** A text of at most 200 characters, the most that a draft holds. */
function shortText(text: string): string | null {
  return text.length <= 200 ? text : null;
}

function readSitelink(get: Get): DraftSitelink | null {
  const [text, desc1, desc2] = [get('Link Text'), get('Description Line 1'), get('Description Line 2')];
  const url = get('Final URL');
  const fits = Math.max(text.length, desc1.length, desc2.length) <= 200 && url.length <= 4000;
  return fits ? { text, desc1, desc2, url } : null;
}

function readSnippet(get: Get): DraftSnippet | null {
  const header = readNamed(snippetHeaders, get('Header'));
  const written = get('Snippet Values');
  // Editor writes each value on a line of its own; a value may have a semicolon then.
  const values = written
    .split(/[\r\n]/.test(written) ? /[\r\n]+/ : ';')
    .map((value) => value.trim())
    .filter((value) => value !== '');
  const fits = values.length <= 10 && values.every(({ length }) => length <= 200);
  return header !== undefined && fits ? { header, values } : null;
}

function promotionCells(promotion: DraftPromotion, context: AssetContext): EditorCells {
  return {
    'Promotion target': promotion.target,
    Occasion: promotion.occasion ?? NONE,
    Language: promotion.language ?? context.language,
    Currency: context.currency,
    'Discount modifier': promotion.isUpTo ? 'Up to' : NONE,
    'Monetary discount': moneyCell(promotion.amount),
    'Percent discount': promotion.percent === null ? '' : String(promotion.percent),
    'Orders over amount': moneyCell(promotion.ordersOver),
    'Promotion code': promotion.code,
    'Barcode type': 'None',
    'Promotion start': promotion.start ?? NONE,
    'Promotion end': promotion.end ?? NONE,
    'Final URL': context.finalUrl,
  };
}

function readPromotion(get: Get): DraftPromotion | null {
  const written = (name: string) => (get(name) === NONE ? '' : get(name));
  const occasion = readNamed(occasions, get('Occasion')) ?? null;
  const percent = /^[1-9]\d?$/.test(get('Percent discount')) ? Number(get('Percent discount')) : null;
  const [target, code] = [get('Promotion target'), written('Promotion code')];
  const isKnown = occasion !== null || written('Occasion') === '';
  if (!isKnown || target.length > 200 || code.length > 100) return null;
  return {
    ...emptyPromotion,
    target,
    percent,
    amount: readAmount(get('Monetary discount')),
    isUpTo: get('Discount modifier').toLowerCase() === 'up to',
    code,
    ordersOver: readAmount(get('Orders over amount')),
    occasion,
    language: readLanguage(get),
    start: readDay(get('Promotion start')),
    end: readDay(get('Promotion end')),
  };
}

function readLanguage(get: Get): LanguageCode | null {
  const code = get('Language').toLowerCase();
  return isLanguageCode(code) ? code : null;
}

function priceColumns(name: string): string[] {
  return Array.from({ length: priceItemCounts.most }, (_, at) => `${name} ${at + 1}`);
}

function priceCells({ type, qualifier, language, items }: DraftPrice, context: AssetContext): EditorCells {
  return {
    Type: type,
    'Price qualifier': qualifier ?? NONE,
    Language: language ?? context.language,
    Currency: context.currency,
    ...Object.fromEntries(
      items.flatMap(({ header, description, amount, unit, url }, at) => [
        [`Header ${at + 1}`, header],
        [`Description ${at + 1}`, description],
        [`Price ${at + 1}`, moneyCell(amount)],
        [`Unit ${at + 1}`, unit ?? NONE],
        [`Final URL ${at + 1}`, url.trim() || context.finalUrl],
      ]),
    ),
  };
}

function readPrice(get: Get): DraftPrice | null {
  const type = readNamed(priceTypes, get('Type'));
  const written = get('Price qualifier');
  const qualifier = readNamed(priceQualifiers, written) ?? null;
  const isKnown = qualifier !== null || ['', NONE, 'none'].includes(written.toLowerCase());
  const filled = priceColumns('Header').filter((name) => get(name) !== '').length;
  const items = Array.from({ length: filled }, (_, at) => readPriceItem(get, at + 1));
  const known = items.filter((item) => item !== null);
  if (type === undefined || !isKnown || known.length !== items.length) return null;
  return { type, qualifier, language: readLanguage(get), items: known };
}

/** Null for an empty place between two items, and for a unit that a draft does not know. */
function readPriceItem(get: Get, number: number): PriceItem | null {
  const [header, description] = [get(`Header ${number}`), get(`Description ${number}`)];
  const [cell, url] = [get(`Unit ${number}`), get(`Final URL ${number}`)];
  const unit = readNamed(priceUnits, cell) ?? null;
  const isKnown = unit !== null || ['', NONE, 'no units'].includes(cell.toLowerCase());
  const fits = Math.max(header.length, description.length) <= 200 && url.length <= 4000;
  if (header === '' || !isKnown || !fits) return null;
  return { header, description, amount: readAmount(get(`Price ${number}`)), unit, url };
}

function readCall(get: Get): DraftCall | null {
  const country = readNamed(geoCodes, get('Country of Phone'));
  const phone = get('Phone Number');
  return country !== undefined && phone.length <= 40 ? { phone, country } : null;
}
