import { expect, it } from 'vitest';
import { hasBroadModifier, withoutBroadModifier, withoutModifierSigns } from './broad-modifier.ts';

it.each([
  ['+comprar +vitalis', 'comprar vitalis'],
  ['comprar +vitalis', 'comprar vitalis'],
  ['+comprar+vitalis', 'comprar vitalis'],
  ['++comprar', 'comprar'],
  ['＋comprar', 'comprar'],
  ['+comprar +2', 'comprar 2'],
  ['+comprar + vitalis', 'comprar + vitalis'],
  ['+c++', 'c++'],
])('%s is the phrase "%s" today', (text, phrase) => {
  const keyword = { text, matchType: 'broad' } as const;
  expect(hasBroadModifier(keyword)).toBe(true);
  expect(withoutBroadModifier(keyword)).toEqual({ text: phrase, matchType: 'phrase' });
});

it.each(['c++', 'filme +18', '+18', 'a+b', 'a + b', '-+grátis', '+', ''])('%s has no modifier', (text) => {
  const keyword = { text, matchType: 'broad' } as const;
  expect(hasBroadModifier(keyword)).toBe(false);
  expect(withoutBroadModifier(keyword)).toEqual(keyword);
  expect(withoutModifierSigns(text)).toBe(text);
});

it.each(['phrase', 'exact'] as const)('a keyword of %s match has no modifier', (matchType) => {
  const keyword = { text: '+comprar', matchType };
  expect(hasBroadModifier(keyword)).toBe(false);
  expect(withoutBroadModifier(keyword)).toEqual(keyword);
});
