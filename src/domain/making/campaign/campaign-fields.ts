import * as z from 'zod/mini';
import { textOrNull } from './text-or-null.ts';

/** The longest text of each field, in characters. */
export const campaignTextLimits = { name: 120, niche: 80, country: 80, platform: 80, notes: 5000 } as const;

const shortText = (label: string, field: keyof typeof campaignTextLimits) =>
  z._default(textOrNull(label, campaignTextLimits[field]), null);

/** An exact decimal as a string, `1234.56`, because a number would lose centavos. */
const amount = (label: string) =>
  z._default(
    z.nullable(z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/, `${label}: use um valor como 1234.56.`))),
    null,
  );

/**
 * The campaign fields that its owner edits. Types, form, API and database columns are derived from this
 * table.
 */
export const campaignFields = {
  name: z
    .string('Dê um nome à campanha.')
    .check(
      z.trim(),
      z.minLength(1, 'Dê um nome à campanha.'),
      z.maxLength(campaignTextLimits.name, 'Nome: use no máximo 120 caracteres.'),
    ),
  notes: shortText('Anotações', 'notes'),
  platform: shortText('Plataforma', 'platform'),
  niche: shortText('Nicho', 'niche'),
  country: shortText('País', 'country'),
  commission: amount('Comissão'),
  productPrice: amount('Preço do produto'),
  /** ISO 4217 currency code of commission and price. */
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/, 'Moeda: use um código como BRL.')), 'BRL'),
  /** The day that the owner gives the campaign, as an ISO timestamp. Our form always sends noon UTC. */
  createdAt: z.optional(z.iso.datetime({ offset: true, error: 'Data inválida.' })),
};

export type CampaignField = Exclude<keyof typeof campaignFields, 'createdAt'>;

/** What a field holds: text, an amount of money, or a currency code. Its control and how it is shown follow. */
export type FieldKind = 'text' | 'amount' | 'currency';

/** In the order in which the fields are shown. */
export const campaignFieldKinds = {
  name: 'text',
  niche: 'text',
  country: 'text',
  platform: 'text',
  commission: 'amount',
  productPrice: 'amount',
  currency: 'currency',
  notes: 'text',
} as const satisfies Record<CampaignField, FieldKind>;

export const campaignFieldNames = Object.keys(campaignFieldKinds) as CampaignField[]; // the table's own keys

type FieldOf<Kind extends FieldKind> = {
  [Field in CampaignField]: (typeof campaignFieldKinds)[Field] extends Kind ? Field : never;
}[CampaignField];

/** Narrows a field to those of a kind. */
export function isOfKind<Kind extends FieldKind>(field: CampaignField, kind: Kind): field is FieldOf<Kind> {
  return campaignFieldKinds[field] === kind;
}
