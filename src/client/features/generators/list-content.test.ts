import { expect, it } from 'vitest';
import { emptySheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { originOf } from './list-content.ts';

it.each([
  [' Vitalis ', 'Vitalis'],
  [' ', null],
  ['x'.repeat(121), 'x'.repeat(120)],
  [`${'x'.repeat(119)}😀`, 'x'.repeat(119)],
])('a list of the product "%s" says that it is of %s', (product, kept) => {
  const input = {
    product,
    language: 'pt',
    listKey: '',
    funnel: '',
    match: 'broad',
    sheet: emptySheet,
  } as const;
  expect(originOf('titles', input).product).toBe(kept);
});
