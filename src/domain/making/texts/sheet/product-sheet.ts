import * as z from 'zod/mini';
import { isLanguageCode, type LanguageCode } from '#domain/ads/languages.ts';
import { countryCodes, paymentMethods } from '#domain/language/country-codes.ts';
import { genders } from '../content/genders.ts';
import { productKinds } from '../content/product-kinds.ts';
import { nicheIds } from '../content/niches.ts';

const short = (label: string, max = 80) =>
  z
    .string(`${label}: escreva um texto.`)
    .check(
      z.trim(),
      z.minLength(1, `${label}: escreva algo ou deixe o campo vazio.`),
      z.maxLength(max, `${label}: use no máximo ${max} caracteres.`),
    );
const whole = (label: string, min: number, max: number) =>
  z
    .int(`${label}: use um número inteiro.`)
    .check(
      z.minimum(min, `${label}: use um número a partir de ${min}.`),
      z.maximum(max, `${label}: use um número até ${max}.`),
    );
const amount = (label: string) =>
  z.string(`${label}: use um valor como 1234.56.`).check(
    z.regex(/^\d{1,10}(\.\d{1,2})?$/, {
      error: `${label}: use um valor como 1234.56.`,
    }),
  );
const flag = (label: string) => z.boolean(`${label}: responda sim ou não.`);

/** The information that the sales page offers. A text that sends people there for it needs it. */
export const pageOffers = ['reviews', 'models', 'sizes', 'gift', 'newItem', 'shippingQuote'] as const;
export type PageOffer = (typeof pageOffers)[number];

/**
 * The product sheet ("Ficha do produto"). Every field is optional: a text that needs an absent fact is not
 * generated. Money is an exact decimal as a string, as in campaigns.
 */
export const productSheetSchema = z.strictObject({
  name: z.optional(short('Nome')),
  /** Takes the place of a name that is too long for a text. */
  shortName: z.optional(short('Nome curto', 22)),
  /** Other spellings of the name. */
  spellings: z.optional(
    z
      .array(short('Grafia'), 'Grafias: escreva uma lista.')
      .check(z.maxLength(10, 'Grafias: use no máximo 10.')),
  ),
  /** The kind of product, in the campaign's language and without article: `faca`. */
  noun: z.optional(short('O que é', 24)),
  /** The noun's gender and number, which give the article of the name. */
  gender: z.optional(z.enum(genders, `Gênero: use ${genders.join(', ')}.`)),
  kind: z.optional(
    z.enum(
      productKinds,
      'Tipo: use nutra (suplemento), physical (produto físico) ou digital (produto digital).',
    ),
  ),
  niche: z.optional(z.enum(nicheIds, `Nicho desconhecido. Use um destes: ${nicheIds.join(', ')}.`)),
  country: z.optional(z.enum(countryCodes, `País desconhecido. Use um destes: ${countryCodes.join(', ')}.`)),
  language: z.optional(
    z.custom<LanguageCode>(isLanguageCode, 'Idioma desconhecido. Use um código como pt, en ou es.'),
  ),
  seller: z.optional(z.enum(['owner', 'affiliate'], 'Vendedor: use owner (dono) ou affiliate (afiliado).')),
  /** Whether the owner allows others to bid on the brand. */
  brandBidding: z.optional(
    z.enum(['allowed', 'forbidden'], 'Lances na marca: use allowed (permitido) ou forbidden (proibido).'),
  ),
  currency: z.optional(
    z.string('Moeda: use um código como BRL.').check(z.regex(/^[A-Z]{3}$/, 'Moeda: use um código como BRL.')),
  ),
  price: z.optional(amount('Preço')),
  instalments: z.optional(
    z.strictObject({
      count: whole('Parcelas', 2, 48),
      interestFree: z.optional(flag('Parcelas sem juros')),
    }),
  ),
  guaranteeDays: z.optional(whole('Garantia', 1, 3650)),
  moneyBackDays: z.optional(whole('Dinheiro de volta', 1, 3650)),
  trialDays: z.optional(whole('Teste em casa', 1, 3650)),
  shipping: z.optional(
    z.strictObject({
      free: z.optional(flag('Frete grátis')),
      /** Minimum order value for free shipping. */
      freeFrom: z.optional(amount('Frete grátis a partir de')),
      /** Longest delivery time in days. */
      days: z.optional(whole('Prazo de entrega', 1, 120)),
      dispatchHours: z.optional(whole('Despacho', 1, 240)),
      tracked: z.optional(flag('Rastreio')),
      nationwide: z.optional(flag('Entrega em todo o país')),
      discreet: z.optional(flag('Embalagem discreta')),
      invoice: z.optional(flag('Nota fiscal')),
    }),
  ),
  /** The access that the buyer of a digital product gets. */
  digital: z.optional(
    z.strictObject({
      instantAccess: z.optional(flag('Acesso na hora')),
      lifetimeAccess: z.optional(flag('Acesso vitalício')),
      accessMonths: z.optional(whole('Meses de acesso', 1, 120)),
      lessons: z.optional(whole('Aulas', 1, 5000)),
      certificate: z.optional(flag('Certificado')),
      support: z.optional(flag('Suporte')),
      updates: z.optional(flag('Atualizações')),
    }),
  ),
  payments: z.optional(
    z
      .array(
        z.enum(
          paymentMethods,
          `Forma de pagamento desconhecida. Use uma destas: ${paymentMethods.join(', ')}.`,
        ),
      )
      .check(z.maxLength(10, 'Pagamento: use no máximo 10 formas.')),
  ),
  /** Units in each kit. */
  kits: z.optional(z.array(whole('Kit', 2, 100)).check(z.maxLength(10, 'Kits: use no máximo 10.'))),
  /** Ingredients of a supplement, the contents of the box, or what a digital product includes. */
  contents: z.optional(
    z.array(short('Composição', 60)).check(z.maxLength(30, 'Composição: use no máximo 30 itens.')),
  ),
  /** The target group, in the campaign's language: `adultos acima de 50 anos`. */
  audience: z.optional(short('Público', 60)),
  /** The difference to other products, in the campaign's language: `lâmina de aço japonês`. */
  differentiators: z.optional(
    z
      .array(short('Diferenciais', 60), 'Diferenciais: escreva uma lista.')
      .check(z.maxLength(3, 'Diferenciais: use no máximo 3.')),
  ),
  pageOffers: z.optional(
    z
      .array(z.enum(pageOffers, `Na página: use ${pageOffers.join(', ')}.`), 'Na página: escreva uma lista.')
      .check(z.maxLength(pageOffers.length, `Na página: use no máximo ${pageOffers.length} itens.`)),
  ),
  /**
   * The problem that people search for, as a noun: `queda de cabelo`. Keywords of the top of the funnel use
   * it.
   */
  problem: z.optional(short('Problema', 60)),
  landingPage: z.optional(
    z
      .url({ protocol: /^https?$/, error: 'Página: use um endereço como https://…' })
      .check(z.maxLength(2000, 'Página: use no máximo 2000 caracteres.')),
  ),
});

export type ProductSheet = z.infer<typeof productSheetSchema>;

export const emptySheet: ProductSheet = {};

/** Whether a person filled in more than the product's name, kind and language, which every list has. */
export function isFilled({ name: _name, kind: _kind, language: _language, ...facts }: ProductSheet): boolean {
  return Object.keys(facts).length > 0;
}
