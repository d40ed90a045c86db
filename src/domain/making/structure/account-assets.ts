import * as z from 'zod/mini';
import { readPhone } from '#domain/account/phone.ts';
import { plainLine } from '#domain/ads/plain-line.ts';
import { toLowerCase } from '#domain/ads/text.ts';
import {
  assetFields,
  type AssetKind,
  assetKinds,
  type CampaignAssets,
  mostAssets,
} from './campaign-assets.ts';
import { language, text } from './draft-values.ts';
import { type CampaignSettings, emptySettings } from './settings.ts';

const fields = {
  /** The page of promotions, and of links and prices without a page of their own. */
  finalUrl: text(4000),
  /** ISO 4217 code of the amounts. */
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/u, 'Moeda: use um código como BRL.')), 'BRL'),
  ...assetFields,
};
export const accountAssetsSchema = z.strictObject({ language: z._default(language, 'pt'), ...fields });
/** Assets that Google shows with the ads of all campaigns of an account. */
export type AccountAssets = z.output<typeof accountAssetsSchema>;

/** What a file of Editor has of the whole account. */
export const broughtAssetsSchema = z.strictObject(fields);
export type BroughtAssets = z.output<typeof broughtAssetsSchema>;

export const noAccountAssets = (): AccountAssets => accountAssetsSchema.parse({});

/** A save; `version` is null for the first one. */
export const accountAssetsSaveSchema = z.strictObject({
  version: z.nullable(z.int().check(z.positive())),
  content: accountAssetsSchema,
});
export type AccountAssetsSave = z.output<typeof accountAssetsSaveSchema>;

export interface StoredAccountAssets {
  version: number | null;
  content: AccountAssets;
}

/** The settings of a campaign that had these assets, for what checks and writes those of campaigns. */
export function settingsOfAccount({ currency, language: code, ...assets }: AccountAssets): CampaignSettings {
  return { ...emptySettings, languages: [code], ...assets };
}

export const countAssets = (assets: CampaignAssets): number =>
  assetKinds.reduce((sum, kind) => sum + assets[kind].length, 0);

type TextOf = { readonly [Kind in AssetKind]: (item: CampaignAssets[Kind][number]) => string };

const line = (written: string): string => toLowerCase(plainLine(written));

/** What a person recognises an asset by. */
const names: TextOf = {
  sitelinks: (link) => link.text,
  callouts: (written) => written,
  snippets: ({ header }) => header,
  promotions: ({ target }) => target,
  prices: ({ items }) => items[0]?.header ?? '',
  calls: ({ phone }) => phone,
  businessNames: (name) => name,
};

/** The same for assets that people see as one. */
const keys: TextOf = {
  ...names,
  snippets: ({ header, values }) => [header, ...values.map(line).toSorted()].join('\n'),
  promotions: ({ target, percent, amount, code }) => [target, percent, amount, code].join('\n'),
  prices: ({ type, items }) => [type, ...items.flatMap(({ header, amount }) => [header, amount])].join('\n'),
  calls: ({ phone, country }) => readPhone(phone, country)?.e164 ?? phone,
};

function textsOf(kind: AssetKind, of: TextOf, assets: CampaignAssets): string[] {
  const items: readonly unknown[] = assets[kind];
  return items.map(of[kind] as (item: unknown) => string); // both are of the same kind
}

const keysOf = (kind: AssetKind, assets: CampaignAssets): string[] => textsOf(kind, keys, assets).map(line);

/**
 * The assets of the account, and what is brought besides. What has no room is left out, and so are amounts of another
 * currency where the account has its own.
 */
export function withBroughtAssets(own: AccountAssets, brought: BroughtAssets): AccountAssets {
  const hasAmounts = own.promotions.length + own.prices.length > 0;
  const isOther = hasAmounts && brought.currency !== own.currency;
  const taken = isOther ? { ...brought, promotions: [], prices: [] } : brought;
  const added = assetKinds.map((kind) => [kind, joined(kind, own, taken)] as const);
  return {
    ...own,
    ...Object.fromEntries(added),
    currency: hasAmounts ? own.currency : brought.currency,
    finalUrl: own.finalUrl.trim() === '' ? brought.finalUrl : own.finalUrl,
  };
}

function joined(kind: AssetKind, own: CampaignAssets, brought: CampaignAssets): unknown[] {
  const found = keysOf(kind, brought);
  const known = new Set(keysOf(kind, own));
  const added = brought[kind].filter((_, at) => {
    const key = found[at] ?? '';
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  return [...own[kind], ...added].slice(0, mostAssets(kind));
}

/** Assets of one kind that a campaign and its account both have. */
export interface RepeatedAssets {
  kind: AssetKind;
  names: string[];
  /** The campaign's assets of this kind that the account does not have. */
  others: Partial<CampaignAssets>;
}

export function repeatedAssets(campaign: CampaignAssets, account: CampaignAssets): RepeatedAssets[] {
  return assetKinds.flatMap((kind) => {
    const known = new Set(keysOf(kind, account).filter((key) => key !== ''));
    const isRepeated = keysOf(kind, campaign).map((key) => known.has(key));
    const repeated = textsOf(kind, names, campaign).filter((_, at) => isRepeated[at]);
    const others = { [kind]: campaign[kind].filter((_, at) => !isRepeated[at]) };
    return repeated.length === 0 ? [] : [{ kind, names: repeated, others }];
  });
}
