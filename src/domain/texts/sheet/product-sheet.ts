import { z } from 'zod';
import { isLanguageCode, type LanguageCode } from '../../ads/languages.ts';
import { countryCodes, paymentMethods } from '../content/countries.ts';
import { productKinds } from '../content/language-pack.ts';
import { nicheIds } from '../content/niches.ts';

const short = (label: string, max = 80) =>
  z
    .string(`${label}: escreva um texto.`)
    .trim()
    .min(1, `${label}: escreva algo ou deixe o campo vazio.`)
    .max(max, `${label}: use no máximo ${max} caracteres.`);
const whole = (label: string, min: number, max: number) =>
  z
    .int(`${label}: use um número inteiro.`)
    .min(min, `${label}: use um número a partir de ${min}.`)
    .max(max, `${label}: use um número até ${max}.`);
const amount = (label: string) =>
  z.string(`${label}: use um valor como 1234.56.`).regex(/^\d{1,10}(\.\d{1,2})?$/, {
    error: `${label}: use um valor como 1234.56.`,
  });
const flag = (label: string) => z.boolean(`${label}: responda sim ou não.`);

/**
 * The product sheet ("Ficha do produto"). Every field is optional: a text that needs an absent fact is not
 * generated. Money is an exact decimal as a string, as in campaigns.
 */
export const productSheetSchema = z.strictObject(
  {
    name: short('Nome').optional(),
    /** Other spellings of the name. */
    spellings: z
      .array(short('Grafia'), 'Grafias: escreva uma lista.')
      .max(10, 'Grafias: use no máximo 10.')
      .optional(),
    kind: z.enum(productKinds, 'Tipo: use nutra (suplemento) ou physical (produto físico).').optional(),
    niche: z.enum(nicheIds, `Nicho desconhecido. Use um destes: ${nicheIds.join(', ')}.`).optional(),
    country: z.enum(countryCodes, `País desconhecido. Use um destes: ${countryCodes.join(', ')}.`).optional(),
    language: z
      .custom<LanguageCode>(isLanguageCode, 'Idioma desconhecido. Use um código como pt, en ou es.')
      .optional(),
    seller: z.enum(['owner', 'affiliate'], 'Vendedor: use owner (dono) ou affiliate (afiliado).').optional(),
    /** Whether the owner allows others to bid on the brand. */
    brandBidding: z
      .enum(['allowed', 'forbidden'], 'Lances na marca: use allowed (permitido) ou forbidden (proibido).')
      .optional(),
    currency: z
      .string('Moeda: use um código como BRL.')
      .regex(/^[A-Z]{3}$/, 'Moeda: use um código como BRL.')
      .optional(),
    price: amount('Preço').optional(),
    instalments: z
      .strictObject({
        count: whole('Parcelas', 2, 48),
        interestFree: flag('Parcelas sem juros').optional(),
      })
      .optional(),
    guaranteeDays: whole('Garantia', 1, 3650).optional(),
    shipping: z
      .strictObject({
        free: flag('Frete grátis').optional(),
        /** Minimum order value for free shipping. */
        freeFrom: amount('Frete grátis a partir de').optional(),
        /** Longest delivery time in days. */
        days: whole('Prazo de entrega', 1, 120).optional(),
        dispatchHours: whole('Despacho', 1, 240).optional(),
        tracked: flag('Rastreio').optional(),
        nationwide: flag('Entrega em todo o país').optional(),
        discreet: flag('Embalagem discreta').optional(),
        invoice: flag('Nota fiscal').optional(),
      })
      .optional(),
    payments: z
      .array(
        z.enum(
          paymentMethods,
          `Forma de pagamento desconhecida. Use uma destas: ${paymentMethods.join(', ')}.`,
        ),
      )
      .max(10, 'Pagamento: use no máximo 10 formas.')
      .optional(),
    /** Units in each kit. */
    kits: z
      .array(whole('Kit', 2, 100))
      .max(10, 'Kits: use no máximo 10.')
      .optional(),
    /** Ingredients of a supplement, or the contents of the box. */
    contents: z.array(short('Composição', 60)).max(30, 'Composição: use no máximo 30 itens.').optional(),
    /** The target group, in the campaign's language: `adultos acima de 50 anos`. */
    audience: short('Público', 60).optional(),
    /**
     * The problem that people search for, as a noun: `queda de cabelo`. Keywords of the top of the funnel use
     * it.
     */
    problem: short('Problema', 60).optional(),
    landingPage: z
      .url({ protocol: /^https?$/, error: 'Página: use um endereço como https://…' })
      .max(2000, 'Página: use no máximo 2000 caracteres.')
      .optional(),
  },
  'A ficha do produto precisa ser um objeto, sem campos desconhecidos.',
);

export type ProductSheet = z.infer<typeof productSheetSchema>;

export const emptySheet: ProductSheet = {};
