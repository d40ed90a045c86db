import { z } from 'zod';
import type { AssetType } from '../ads/asset-types.ts';
import type { StoredItem } from '../ads/items.ts';
import { adLimits } from '../ads/limits.ts';
import { sitelinkSchema } from '../ads/sitelink.ts';
import { adTextWidth } from '../ads/text.ts';
import { assetNameSchema, type AssetOrigin, assetOriginSchema } from './asset-origin.ts';

export const MAX_ASSET_ITEMS = 10_000;
/** Of an asset's content as JSON. */
export const MAX_ASSET_BYTES = 1024 * 1024;

const shortText = (label: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${label}: use no máximo ${max} caracteres.`)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null);

const amount = (label: string) =>
  z
    .string()
    .regex(/^\d{1,10}(\.\d{1,2})?$/, `${label}: use um valor como 1234.56.`)
    .nullable()
    .default(null);

const fields = {
  name: z
    .string('Dê um nome à campanha.')
    .trim()
    .min(1, 'Dê um nome à campanha.')
    .max(120, 'Nome: use no máximo 120 caracteres.'),
  notes: shortText('Anotações', 5000),
  platform: shortText('Plataforma', 80),
  niche: shortText('Nicho', 80),
  country: shortText('País', 80),
  /** Exact decimals as strings, `1234.56`: numbers would lose centavos. */
  commission: amount('Comissão'),
  productPrice: amount('Preço do produto'),
  /** ISO 4217 code of commission and price. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Moeda: use um código como BRL.')
    .default('BRL'),
  /** When the campaign was made, as its owner says: an ISO timestamp. */
  createdAt: z.iso.datetime({ offset: true, error: 'Data inválida.' }).optional(),
};

export const campaignSchema = z.strictObject(fields);
/** `version` is the one the edit was made from: an older one than what is stored is refused. */
export const campaignEditSchema = z.strictObject({ ...fields, version: z.int().positive() });

export type CampaignInput = z.input<typeof campaignSchema>;
export type CampaignFields = z.output<typeof campaignSchema>;

export interface Campaign {
  id: string;
  name: string;
  notes: string | null;
  platform: string | null;
  niche: string | null;
  country: string | null;
  commission: string | null;
  productPrice: string | null;
  currency: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** A campaign in the list: how many lists of each type it keeps, not what they say. */
export interface CampaignSummary extends Campaign {
  assetCounts: Partial<Record<AssetType, number>>;
}

export interface Asset {
  id: string;
  assetType: AssetType;
  content: StoredItem[];
  name: string | null;
  origin: AssetOrigin;
  createdAt: string;
  updatedAt: string;
}

export interface CampaignDetail extends Campaign {
  assets: Asset[];
}

function textOf(limit: number | null) {
  const text = z.string('Cada item precisa ser um texto.').trim().min(1, 'Há um item vazio na lista.');
  return limit === null
    ? text.max(500, 'Há um item com mais de 500 caracteres.')
    : text.refine((value) => adTextWidth(value) <= limit, `Há um item com mais de ${limit} caracteres.`);
}

const sitelinkItem = sitelinkSchema
  .strict()
  .refine(({ text }) => text.trim() !== '', 'Há um sitelink sem texto.')
  .refine(
    ({ text }) => adTextWidth(text) <= adLimits.sitelinkText,
    `Há um sitelink com mais de ${adLimits.sitelinkText} caracteres no texto.`,
  )
  .refine(
    ({ desc1, desc2 }) => Math.max(adTextWidth(desc1), adTextWidth(desc2)) <= adLimits.sitelinkDescription,
    `Há um sitelink com mais de ${adLimits.sitelinkDescription} caracteres em uma descrição.`,
  );

function contentOf(item: z.ZodType<StoredItem>) {
  return z
    .array(item, 'O conteúdo precisa ser uma lista.')
    .min(1, 'A lista está vazia.')
    .max(MAX_ASSET_ITEMS, `A lista passa de ${MAX_ASSET_ITEMS.toLocaleString('pt-BR')} itens.`);
}

const about = { name: assetNameSchema.default(null), origin: assetOriginSchema.prefault({}) };

function textAsset<Kind extends AssetType>(kind: Kind, limit: number | null) {
  return z.strictObject({ assetType: z.literal(kind), content: contentOf(textOf(limit)), ...about });
}

/** A list to keep in a campaign; its content has the shape and the limits of its type. */
export const assetSchema = z.discriminatedUnion(
  'assetType',
  [
    textAsset('keywords', null),
    textAsset('negative_keywords', null),
    textAsset('titles', adLimits.title),
    textAsset('descriptions', adLimits.description),
    textAsset('callouts', adLimits.callout),
    textAsset('promotions', adLimits.promotion),
    z.strictObject({ assetType: z.literal('sitelinks'), content: contentOf(sitelinkItem), ...about }),
  ],
  { error: 'Tipo de lista desconhecido.' },
);

export type AssetInput = z.input<typeof assetSchema>;
export type AssetFields = z.output<typeof assetSchema>;

/** What the exported file holds. */
export function campaignExport({ name, notes, createdAt, assets }: CampaignDetail) {
  return {
    campaignName: name,
    notes,
    createdAt,
    assets: assets.map(({ assetType, content }) => ({ type: assetType, content })),
  };
}

/** For searching: case and accents aside. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
