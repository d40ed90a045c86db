import * as z from 'zod/mini';
import { textOrNull } from './text-or-null.ts';

const shortText = (label: string, max: number) => z._default(textOrNull(label, max), null);

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
      z.maxLength(120, 'Nome: use no máximo 120 caracteres.'),
    ),
  notes: shortText('Anotações', 5000),
  platform: shortText('Plataforma', 80),
  niche: shortText('Nicho', 80),
  country: shortText('País', 80),
  commission: amount('Comissão'),
  productPrice: amount('Preço do produto'),
  /** ISO 4217 currency code of commission and price. */
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/, 'Moeda: use um código como BRL.')), 'BRL'),
  /** The day that the owner gives the campaign, as an ISO timestamp. Our form always sends noon UTC. */
  createdAt: z.optional(z.iso.datetime({ offset: true, error: 'Data inválida.' })),
};

export type CampaignField = Exclude<keyof typeof campaignFields, 'createdAt'>;

/** How the form shows a field: as text, as an amount of money, or as a currency code. */
export type FieldKind = 'text' | 'amount' | 'currency';

export const campaignFieldKinds: Readonly<Record<CampaignField, FieldKind>> = {
  name: 'text',
  notes: 'text',
  platform: 'text',
  niche: 'text',
  country: 'text',
  commission: 'amount',
  productPrice: 'amount',
  currency: 'currency',
};
