import { expect, it } from 'vitest';
import type { ProfitRow } from '#domain/measuring/profit/levels.ts';
import { rowNames } from './profit-words.ts';

const row = (text: string, campaign: string, adGroup: string): ProfitRow => ({
  text,
  campaign,
  adGroup,
  keyword: text,
  clicks: 1,
  costMicros: 1,
  conversions: 0,
  sales: 0,
  revenueMicros: 0,
  shared: 0,
});

it.each([
  ['alone', [row('[a]', 'BR', 'Fundo'), row('[b]', 'BR', 'Meio')], ['[a]', '[b]']],
  ['in two groups', [row('[a]', 'BR', 'Fundo'), row('[a]', 'BR', 'Meio')], ['[a] · Fundo', '[a] · Meio']],
  [
    'in two campaigns',
    [row('Fundo', 'BR', 'Fundo'), row('Fundo', 'PT', 'Fundo')],
    ['Fundo · BR', 'Fundo · PT'],
  ],
  [
    'without a keyword',
    [row('', 'BR', 'Fundo'), row('', 'BR', '')],
    ['Sem palavra-chave · Fundo', 'Sem palavra-chave'],
  ],
])('a row %s has a name of its own', (_, rows, expected) => {
  expect(rows.map((each) => rowNames(rows).get(each))).toEqual(expected);
});
