import { expect, it } from 'vitest';
import { networkOfColumns } from './affiliate-networks.ts';

it.each([
  ['a column that one network alone has', ['nome', 'data finalizada', 'valor'], 'monetizze'],
  ['the same, as another of its files writes it', ['data de finalização', 'código da venda'], 'monetizze'],
  ['a column of another', ['valor', 'fatura'], 'eduzz'],
  ['columns that several have', ['nome', 'valor', 'status'], null],
  ['no columns', [], null],
])('the network of %s', (_, labels, expected) => {
  expect(networkOfColumns(labels)).toBe(expected);
});
