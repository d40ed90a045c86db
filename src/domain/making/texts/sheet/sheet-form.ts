import * as z from 'zod/mini';
import { moneyInput, parseMoney } from '#domain/shared/money.ts';
import { type ProductSheet, productSheetSchema } from './product-sheet.ts';

/**
 * The form's fields as the browser stores them while the form is open. An empty field is '', false or has no
 * entry. A field that came later has a default, so that an older draft is kept.
 */
export const sheetDraftSchema = z.object({
  name: z.string(),
  shortName: z._default(z.string(), ''),
  spellings: z.array(z.string()),
  noun: z._default(z.string(), ''),
  gender: z._default(z.string(), ''),
  kind: z.string(),
  niche: z.string(),
  problem: z.string(),
  contents: z.array(z.string()),
  audience: z.string(),
  differentiators: z._default(z.array(z.string()), []),
  pageOffers: z._default(z.array(z.string()), []),
  country: z.string(),
  language: z.string(),
  seller: z.string(),
  brandBidding: z.string(),
  landingPage: z.string(),
  currency: z.string(),
  price: z.string(),
  instalments: z.string(),
  interestFree: z.boolean(),
  payments: z.array(z.string()),
  kits: z.array(z.string()),
  guaranteeDays: z.string(),
  moneyBackDays: z._default(z.string(), ''),
  trialDays: z._default(z.string(), ''),
  deliveryDays: z.string(),
  dispatchHours: z.string(),
  freeFrom: z.string(),
  freeShipping: z.boolean(),
  tracked: z.boolean(),
  nationwide: z.boolean(),
  discreet: z.boolean(),
  invoice: z.boolean(),
  instantAccess: z._default(z.boolean(), false),
  lifetimeAccess: z._default(z.boolean(), false),
  accessMonths: z._default(z.string(), ''),
  lessons: z._default(z.string(), ''),
  certificate: z._default(z.boolean(), false),
  support: z._default(z.boolean(), false),
  updates: z._default(z.boolean(), false),
});
export type SheetForm = z.infer<typeof sheetDraftSchema>;

/** The form field of each nested field of the sheet. */
const boxes: Readonly<Record<string, keyof SheetForm>> = {
  'instalments.count': 'instalments',
  'instalments.interestFree': 'interestFree',
  'shipping.free': 'freeShipping',
  'shipping.freeFrom': 'freeFrom',
  'shipping.days': 'deliveryDays',
  'shipping.dispatchHours': 'dispatchHours',
  'shipping.tracked': 'tracked',
  'shipping.nationwide': 'nationwide',
  'shipping.discreet': 'discreet',
  'shipping.invoice': 'invoice',
  'digital.instantAccess': 'instantAccess',
  'digital.lifetimeAccess': 'lifetimeAccess',
  'digital.accessMonths': 'accessMonths',
  'digital.lessons': 'lessons',
  'digital.certificate': 'certificate',
  'digital.support': 'support',
  'digital.updates': 'updates',
};

/**
 * The form's validation: the rules and messages of the sheet, each beside its field. Its output is the sheet.
 */
export const sheetFormRules = z.pipe(
  z.custom<SheetForm>(),
  z.transform((form, { issues }): ProductSheet => {
    const { data, error } = productSheetSchema.safeParse(toSheet(form));
    if (data) return data;
    for (const { path, message } of error.issues) {
      const box = boxes[path.slice(0, 2).join('.')] ?? String(path[0]);
      // The API takes 1234.56; a person types the amount as Brazilians write it.
      const shown = message.replace('1234.56', '1.234,56');
      issues.push({ code: 'custom', input: form, path: [box], message: shown });
    }
    return z.NEVER;
  }),
);

export function sheetToForm(sheet: ProductSheet): SheetForm {
  const { instalments, shipping = {}, digital = {} } = sheet;
  return {
    name: sheet.name ?? '',
    shortName: sheet.shortName ?? '',
    spellings: sheet.spellings ?? [],
    noun: sheet.noun ?? '',
    gender: sheet.gender ?? '',
    kind: sheet.kind ?? '',
    niche: sheet.niche ?? '',
    problem: sheet.problem ?? '',
    contents: sheet.contents ?? [],
    audience: sheet.audience ?? '',
    differentiators: sheet.differentiators ?? [],
    pageOffers: sheet.pageOffers ?? [],
    country: sheet.country ?? '',
    language: sheet.language ?? '',
    seller: sheet.seller ?? '',
    brandBidding: sheet.brandBidding ?? '',
    landingPage: sheet.landingPage ?? '',
    currency: sheet.currency ?? '',
    price: money(sheet.price),
    instalments: String(instalments?.count ?? ''),
    interestFree: instalments?.interestFree === true,
    payments: sheet.payments ?? [],
    kits: (sheet.kits ?? []).map(String),
    guaranteeDays: String(sheet.guaranteeDays ?? ''),
    moneyBackDays: String(sheet.moneyBackDays ?? ''),
    trialDays: String(sheet.trialDays ?? ''),
    deliveryDays: String(shipping.days ?? ''),
    dispatchHours: String(shipping.dispatchHours ?? ''),
    freeFrom: money(shipping.freeFrom),
    freeShipping: shipping.free === true,
    tracked: shipping.tracked === true,
    nationwide: shipping.nationwide === true,
    discreet: shipping.discreet === true,
    invoice: shipping.invoice === true,
    instantAccess: digital.instantAccess === true,
    lifetimeAccess: digital.lifetimeAccess === true,
    accessMonths: String(digital.accessMonths ?? ''),
    lessons: String(digital.lessons ?? ''),
    certificate: digital.certificate === true,
    support: digital.support === true,
    updates: digital.updates === true,
  };
}

/** Converts the form's fields to an unvalidated sheet. A currency without an amount is left out. */
function toSheet(form: SheetForm): unknown {
  const { instalments, interestFree, deliveryDays, dispatchHours, freeFrom, freeShipping, ...boxed } = form;
  const { tracked, nationwide, discreet, invoice, currency, ...unshipped } = boxed;
  const { instantAccess, lifetimeAccess, certificate, support, updates, ...others } = unshipped;
  const hasMoney = form.price.trim() !== '' || freeFrom.trim() !== '';
  return filled({
    ...others,
    currency: hasMoney ? currency : '',
    price: amount(form.price),
    instalments: instalments.trim() === '' ? '' : filled({ count: count(instalments), interestFree }),
    shipping: filled({
      free: freeShipping,
      freeFrom: amount(freeFrom),
      days: count(deliveryDays),
      dispatchHours: count(dispatchHours),
      tracked,
      nationwide,
      discreet,
      invoice,
    }),
    digital: filled({
      instantAccess,
      lifetimeAccess,
      accessMonths: count(form.accessMonths),
      lessons: count(form.lessons),
      certificate,
      support,
      updates,
    }),
    accessMonths: '',
    lessons: '',
    kits: form.kits.map(count),
    guaranteeDays: count(form.guaranteeDays),
    moneyBackDays: count(form.moneyBackDays),
    trialDays: count(form.trialDays),
  });
}

function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === false;
}

function money(amount: string | undefined): string {
  return amount === undefined ? '' : moneyInput(amount);
}

/** Text that is not an amount stays as typed, so that the schema refuses it. */
function amount(typed: string): string {
  return parseMoney(typed) ?? typed;
}

function count(typed: string): number | '' {
  return typed.trim() === '' ? '' : Number(typed);
}
