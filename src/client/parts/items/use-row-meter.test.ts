import { expect, test } from 'vitest';
import { usualHeight } from './use-row-meter.ts';

test('the usual height of rows is that of most of them', () => {
  const heights = [66, 45, 45, 88, 45, 66].map((height, index) => [index, height] as const);
  expect(usualHeight(new Map(heights))).toBe(45);
});
