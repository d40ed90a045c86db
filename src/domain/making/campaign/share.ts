import * as z from 'zod/mini';
import type { Campaign } from './campaign.ts';

/** For how many days a link may work. */
export const shareDays = [7, 30, 90] as const;

/** Parts that a reader sees only if the owner chooses them. */
export const sharedFields = ['ownerName', 'notes', 'values'] as const;
export type SharedField = (typeof sharedFields)[number];

export const newShareSchema = z.strictObject({
  /** The owner's word for the reader, which the reader never sees. */
  label: z._default(z.string().check(z.trim(), z.maxLength(60, 'Use no máximo 60 caracteres.')), ''),
  days: z.literal(shareDays, 'Escolha 7, 30 ou 90 dias.'),
  extras: z.pipe(
    z._default(z.array(z.enum(sharedFields)).check(z.maxLength(sharedFields.length)), []),
    z.transform((extras) => sharedFields.filter((extra) => extras.includes(extra))),
  ),
});
export type NewShare = z.output<typeof newShareSchema>;

/** A read-only link to a campaign, as its owner sees it. Dates are ISO 8601. */
export interface Share {
  id: string;
  label: string;
  extras: SharedField[];
  createdAt: string;
  expiresAt: string;
  lastOpenedAt: string | null;
}

/** The answer to a new link. `token` is null when the answer is repeated, because only its hash is stored. */
export interface CreatedShare extends Share {
  token: string | null;
}

/** A campaign as a report shows it. A field that the owner did not choose is null. */
export interface SharedView extends Pick<Campaign, 'name' | 'createdAt' | 'niche' | 'country' | 'platform'> {
  notes: string | null;
  ownerName: string | null;
  values: Pick<Campaign, 'commission' | 'productPrice' | 'currency'> | null;
}

/** The content of a link. The contents of the lists come in pages. */
export interface SharedCampaign extends SharedView {
  expiresAt: string;
}

/** The owner's own view of the report, with the parts that they chose. */
export function sharedViewOf(
  campaign: Campaign,
  ownerName: string,
  extras: readonly SharedField[],
): SharedView {
  const { name, createdAt, niche, country, platform, notes, commission, productPrice, currency } = campaign;
  return {
    name,
    createdAt,
    niche,
    country,
    platform,
    notes: extras.includes('notes') ? notes : null,
    ownerName: extras.includes('ownerName') ? ownerName : null,
    values: extras.includes('values') ? { commission, productPrice, currency } : null,
  };
}
