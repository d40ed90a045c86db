import * as z from 'zod/mini';
import { numberText } from '#domain/shared/numbers.ts';
import { assetModels } from '#domain/ads/asset-models.ts';
import { type AssetType, assetTypes } from '#domain/ads/asset-types.ts';
import type { StoredItem } from '#domain/ads/items.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { sitelinkSchema } from '#domain/making/texts/sitelink-schema.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import { type ProductSheet, productSheetSchema } from '#domain/making/texts/sheet/product-sheet.ts';
import { MAX_ASSET_ITEMS } from './asset-limits.ts';
import { assetNameSchema, type AssetOrigin, assetOriginSchema } from './asset-origin.ts';
import { campaignFields } from './campaign-fields.ts';

export const campaignSchema = z.strictObject(campaignFields);
/** A new campaign may bring a product sheet, for example when it copies another campaign. */
export const newCampaignSchema = z.strictObject({ ...campaignFields, sheet: z.optional(productSheetSchema) });
/** The id is the client's, so that a campaign that is sent twice is stored once. */
export const sentCampaignSchema = z.strictObject({ ...newCampaignSchema.shape, id: z.optional(z.uuid()) });
/**
 * `version` is the version on which the edit is based. The server refuses it when a newer version is stored.
 */
export const campaignEditSchema = z.strictObject({ ...campaignFields, version: z.int().check(z.positive()) });

/** The product sheet is read and written separately. `version` is the campaign's version. */
export const campaignSheetSchema = z.strictObject({
  version: z.int().check(z.positive()),
  sheet: productSheetSchema,
});
export type CampaignSheet = z.output<typeof campaignSheetSchema>;

/** `from` is the number of lists already read. */
export const contentsQuerySchema = z.object({
  from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
});

export const storedCampaignSchema = z.object({
  ...campaignFields,
  id: z.string(),
  version: z.int(),
  /** The fictitious campaign that shows a new account how a finished one looks. */
  isExample: z._default(z.boolean(), false),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type CampaignInput = z.input<typeof campaignSchema>;
export type NewCampaignInput = z.input<typeof sentCampaignSchema>;
export type NewCampaignFields = z.output<typeof sentCampaignSchema>;
export type CampaignFields = z.output<typeof campaignSchema>;
export type Campaign = z.output<typeof storedCampaignSchema>;

/** A campaign in the list, with the numbers of its lists by type, instead of their contents, and of its bad pages. */
export interface CampaignSummary extends Campaign {
  assetCounts: Partial<Record<AssetType, number>>;
  /** Pages behind its ads in which the newest check found what Google refuses. */
  badPages: number;
}

/** A list inside a campaign's answer: the number of items, and the first of them. */
export interface Asset {
  id: string;
  assetType: AssetType;
  itemCount: number;
  preview: StoredItem[];
  name: string | null;
  origin: AssetOrigin;
  createdAt: string;
  updatedAt: string;
}

/** A list with all its items. */
export interface WholeAsset extends Asset {
  content: StoredItem[];
}

export interface CampaignDetail extends Campaign {
  assets: Asset[];
  sheet: ProductSheet;
}

/** One page of a campaign's contents. `next` is the `from` of the next page, or null on the last. */
export interface ContentsPage {
  assets: WholeAsset[];
  next: number | null;
}

/** Far above every limit. A countdown counts as eight characters, however long its tag is. */
const LONGEST = 500;
const TOO_LONG = `Há um item com mais de ${LONGEST} caracteres.`;

function textOf(limit: number | null) {
  const text = z
    .string('Cada item precisa ser um texto.')
    .check(z.trim(), z.minLength(1, 'Há um item vazio na lista.'), z.maxLength(LONGEST, TOO_LONG));
  return limit === null
    ? text
    : text.check(
        z.refine((value) => adTextWidth(value) <= limit, `Há um item com mais de ${limit} caracteres.`),
      );
}

const sitelinkItem = z.strictObject(sitelinkSchema.shape).check(
  z.refine((sitelink) => Object.values(sitelink).every((text) => text.length <= LONGEST), TOO_LONG),
  z.refine(({ text }) => text.trim() !== '', 'Há um sitelink sem texto.'),
  z.refine(
    ({ text }) => adTextWidth(text) <= adLimits.sitelinkText,
    `Há um sitelink com mais de ${adLimits.sitelinkText} caracteres no texto.`,
  ),
  z.refine(
    ({ desc1, desc2 }) => Math.max(adTextWidth(desc1), adTextWidth(desc2)) <= adLimits.sitelinkDescription,
    `Há um sitelink com mais de ${adLimits.sitelinkDescription} caracteres em uma descrição.`,
  ),
);

function contentOf(item: z.ZodMiniType<StoredItem>) {
  return z
    .array(item, 'O conteúdo precisa ser uma lista.')
    .check(
      z.minLength(1, 'A lista está vazia.'),
      z.maxLength(
        MAX_ASSET_ITEMS,
        `A lista passa de ${numberText(MAX_ASSET_ITEMS)} itens. Divida em listas menores.`,
      ),
    );
}

const about = { name: z._default(assetNameSchema, null), origin: z.prefault(assetOriginSchema, {}) };

function textAsset<Type extends AssetType>(type: Type) {
  const { cut, limit } = assetModels[type].columns[0];
  return z.strictObject({
    assetType: z.literal(type),
    content: contentOf(textOf(cut ? limit : null)),
    ...about,
  });
}

/** A list to save in a campaign. Its content must have the shape and the limits of its type. */
export const assetSchema = z.discriminatedUnion(
  'assetType',
  [
    z.strictObject({ assetType: z.literal('sitelinks'), content: contentOf(sitelinkItem), ...about }),
    ...assetTypes.filter((type) => type !== 'sitelinks').map(textAsset),
  ],
  { error: 'Tipo de lista desconhecido.' },
);

export type AssetInput = z.input<typeof assetSchema>;
export type AssetFields = z.output<typeof assetSchema>;

/** The contents of the exported file. The sheet is included only when it is not empty. */
export function campaignExport(
  { name, notes, createdAt, sheet }: Pick<CampaignDetail, 'name' | 'notes' | 'createdAt' | 'sheet'>,
  assets: readonly Pick<WholeAsset, 'assetType' | 'content'>[],
) {
  return {
    campaignName: name,
    notes,
    createdAt,
    assets: assets.map(({ assetType, content }) => ({ type: assetType, content })),
    ...(Object.keys(sheet).length > 0 && { sheet }),
  };
}
