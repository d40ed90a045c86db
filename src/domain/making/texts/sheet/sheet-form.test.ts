import { expect, it } from 'vitest';
import { emptySheet, type ProductSheet } from './product-sheet.ts';
import { sheetFormRules, sheetToForm } from './sheet-form.ts';

const empty = sheetToForm(emptySheet);

function read(changes: Partial<typeof empty>) {
  return sheetFormRules.safeParse({ ...empty, ...changes });
}

it.each<[string, ProductSheet]>([
  ['empty', {}],
  ['with a name alone', { name: 'Vitalis Max' }],
  [
    'full',
    {
      name: 'Vitalis Max',
      spellings: ['Vitalismax'],
      kind: 'nutra',
      niche: 'joints',
      problem: 'dor no joelho',
      country: 'BR',
      language: 'pt',
      seller: 'affiliate',
      brandBidding: 'forbidden',
      currency: 'BRL',
      price: '1197.50',
      instalments: { count: 12, interestFree: true },
      guaranteeDays: 30,
      shipping: {
        free: true,
        freeFrom: '99.00',
        days: 7,
        dispatchHours: 24,
        tracked: true,
        nationwide: true,
        discreet: true,
        invoice: true,
      },
      payments: ['pix', 'card'],
      kits: [3, 6],
      contents: ['cúrcuma', 'colágeno'],
      shortName: 'Vitalis',
      differentiators: ['fórmula com dois colágenos'],
      pageOffers: ['reviews', 'newItem'],
      moneyBackDays: 60,
      trialDays: 15,
      audience: 'adultos acima de 50 anos',
      landingPage: 'https://exemplo.com.br/vitalis',
    },
  ],
])('a sheet, %s, is the same after the form was sent without edits', (_, sheet) => {
  expect(sheetFormRules.parse(sheetToForm(sheet))).toEqual(sheet);
});

it.each<[string, Partial<typeof empty>, ProductSheet]>([
  ['blanks are no facts', { name: '  ', price: ' ', kits: [] }, {}],
  [
    'an amount as people write it',
    { price: 'R$ 1.234,5', currency: 'BRL' },
    { price: '1234.50', currency: 'BRL' },
  ],
  ['a currency alone says nothing', { currency: 'USD' }, {}],
  ['instalments without interest, of no number', { interestFree: true }, {}],
  ['two kits', { kits: ['3', ' 6 '] }, { kits: [3, 6] }],
  ['a ticked box', { tracked: true }, { shipping: { tracked: true } }],
])('%s', (_, changes, sheet) => {
  expect(read(changes).data).toEqual(sheet);
});

it.each<[Partial<typeof empty>, Record<string, string>]>([
  [{ price: 'dez' }, { price: 'Preço: use um valor como 1.234,56.' }],
  [{ freeFrom: 'dez' }, { freeFrom: 'Frete grátis a partir de: use um valor como 1.234,56.' }],
  [{ instalments: '1' }, { instalments: 'Parcelas: use um número a partir de 2.' }],
  [{ guaranteeDays: 'trinta' }, { guaranteeDays: 'Garantia: use um número inteiro.' }],
  [{ deliveryDays: '1,5' }, { deliveryDays: 'Prazo de entrega: use um número inteiro.' }],
  [{ kits: ['3', '1'] }, { kits: 'Kit: use um número a partir de 2.' }],
  [{ landingPage: 'exemplo' }, { landingPage: 'Página: use um endereço como https://…' }],
  [
    { name: 'n'.repeat(81), kits: ['x'] },
    { name: 'Nome: use no máximo 80 caracteres.', kits: 'Kit: use um número inteiro.' },
  ],
])('%j shows its error beside its field', (changes, problems) => {
  const issues = read(changes).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(problems);
});
