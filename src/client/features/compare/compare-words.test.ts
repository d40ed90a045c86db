import { expect, test } from 'vitest';
import { rateText } from './compare-words.ts';

test.each([
  [0.006, '0,60%'],
  [0.0715, '7,15%'],
  [-0.0249, '−2,49%'],
  [0, '0%'],
  [-0.38, '−38%'],
  [1.06, '106%'],
])('a share of %d is written %s', (share, text) => {
  expect(rateText(share)).toBe(text);
});
