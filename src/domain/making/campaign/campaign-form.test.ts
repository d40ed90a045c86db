import { describe, expect, it } from 'vitest';
import { type Campaign, campaignSchema } from './campaign.ts';
import {
  campaignFormRules,
  campaignFormSchema,
  campaignToForm,
  emptyCampaignForm,
  formDifferences,
  formToCampaign,
} from './campaign-form.ts';

const now = new Date(2026, 10, 21, 15, 30, 45, 123);
const madeAt = '2026-03-07T12:08:07.006Z';
const campaign: Campaign = {
  id: 'c',
  version: 2,
  updatedAt: madeAt,
  isExample: false,
  ...campaignSchema.parse({
    name: 'Verão',
    notes: 'Anotação',
    platform: 'Hotmart',
    niche: 'saúde',
    country: 'Brasil',
    commission: '1234.50',
    productPrice: '0.99',
    currency: 'USD',
  }),
  createdAt: madeAt,
};

it("a new form is empty except for today's local day and the default currency", () => {
  expect(emptyCampaignForm(now)).toEqual({
    name: '',
    day: '2026-11-21',
    niche: '',
    country: '',
    platform: '',
    commission: '',
    productPrice: '',
    currency: 'BRL',
    notes: '',
  });
});

describe('campaignToForm', () => {
  it('formats amounts and days as a person would type them', () => {
    expect(campaignToForm(campaign)).toEqual({
      name: 'Verão',
      day: '2026-03-07',
      niche: 'saúde',
      country: 'Brasil',
      platform: 'Hotmart',
      commission: '1.234,50',
      productPrice: '0,99',
      currency: 'USD',
      notes: 'Anotação',
    });
  });

  it.each([
    ['full', campaign],
    [
      'with nothing but a name',
      { ...campaign, ...campaignSchema.parse({ name: campaign.name, currency: 'EUR' }) },
    ],
  ])('%s does not change when the form is sent without edits', (_, stored) => {
    const { id, version, updatedAt, isExample, ...fields } = stored;
    expect(campaignSchema.parse(formToCampaign(campaignToForm(stored), now, stored))).toEqual(fields);
  });
});

describe('the day of a form', () => {
  it.each([
    ['today', '2026-11-21', undefined, '2026-11-21T12:00:00.000Z'],
    ['no day is today', '', undefined, '2026-11-21T12:00:00.000Z'],
    ['another day', '2026-11-20', undefined, '2026-11-20T12:00:00.000Z'],
    ['left as it was, keeps its hour', '2026-03-07', campaign, madeAt],
    ['moved', '2026-03-08', campaign, '2026-03-08T12:00:00.000Z'],
  ])('%s', (_, day, edited, createdAt) => {
    expect(formToCampaign({ ...emptyCampaignForm(now), day }, now, edited).createdAt).toBe(createdAt);
  });
});

it('a missing currency becomes the default, and another currency is kept', () => {
  const form = emptyCampaignForm(now);
  expect(formToCampaign({ ...form, currency: '' }, now).currency).toBe('BRL');
  expect(formToCampaign({ ...form, currency: 'USD' }, now).currency).toBe('USD');
});

it('a draft stored before the form had a currency is still read', () => {
  const { currency, ...older } = emptyCampaignForm(now);
  expect(campaignFormSchema.parse(older)).toEqual({ ...older, currency });
});

it.each([
  ['1.234,5', '1234.50'],
  ['49', '49.00'],
  ['', null],
  ['abc', null],
  ['-5', null],
])('the amount %j is sent as %s', (typed, amount) => {
  const form = { ...emptyCampaignForm(now), commission: typed, productPrice: typed };
  expect(formToCampaign(form, now)).toMatchObject({ commission: amount, productPrice: amount });
});

it.each([
  [{ name: ' ' }, { name: 'Dê um nome à campanha.' }],
  [{ name: 'n'.repeat(121) }, { name: 'Nome: use no máximo 120 caracteres.' }],
  [
    { niche: 'n'.repeat(81), notes: 'n'.repeat(5001) },
    { niche: 'Nicho: use no máximo 80 caracteres.', notes: 'Anotações: use no máximo 5000 caracteres.' },
  ],
  [{ currency: 'reais' }, { currency: 'Moeda: use um código como BRL.' }],
  [{ commission: 'doze' }, {}],
])('the form refuses %j with the messages of the fields', (changes, problems) => {
  const result = campaignFormRules.safeParse({ ...emptyCampaignForm(now), name: 'Verão', ...changes });
  const issues = result.error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))).toEqual(problems);
});

describe('formDifferences', () => {
  const mine = campaignToForm(campaign);

  it.each([
    ['are the same', {}, []],
    ['differ by blanks alone', { notes: ' Anotação ' }, []],
    [
      'differ in two boxes',
      { name: 'Outono', commission: '' },
      [
        { field: 'name', mine: 'Verão', theirs: 'Outono' },
        { field: 'commission', mine: '1.234,50', theirs: '' },
      ],
    ],
  ])('%s', (_, changes, differences) => {
    expect(formDifferences(mine, { ...mine, ...changes })).toEqual(differences);
    expect(formDifferences({ ...mine, ...changes }, mine)).toHaveLength(differences.length);
  });
});
