import { expect, it } from 'vitest';
import { currencyNamed, splitLabel } from './sale-currency.ts';

it.each([
  ['brl', 'BRL'],
  ['real', 'BRL'],
  ['Reais', 'BRL'],
  ['reais brasileiros', 'BRL'],
  ['dólar', 'USD'],
  ['Dolares', 'USD'],
  ['dólares americanos', 'USD'],
  ['US dollar', 'USD'],
  ['us dollars', 'USD'],
  ['euro', 'EUR'],
  ['Euros', 'EUR'],
  ['R$', 'BRL'],
  ['valor real', null],
  ['real oficial', null],
  ['dólar canadense', null],
  ['meio dólar', null],
  ['euro bônus', null],
  ['neuro', null],
  ['', null],
])('the word "%s" names %s', (word, currency) => expect(currencyNamed(word)).toBe(currency));

it.each([
  ['comissão (r$)', 'comissão', 'R$'],
  ['comissão  [usd]', 'comissão', 'USD'],
  ['comissão(eur)', 'comissão', 'EUR'],
  ['comissão (líquida)', 'comissão (líquida)', ''],
  ['comissão (r$) total', 'comissão (r$) total', ''],
  ['comissão', 'comissão', ''],
])('the header "%s" is "%s" in "%s"', (label, name, unit) =>
  expect(splitLabel(label)).toEqual({ name, unit }),
);
