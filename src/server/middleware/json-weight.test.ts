import { describe, expect, it } from 'vitest';
import { isLightJson, slotOf } from './json-weight.ts';

const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join();
const SPACE_OR_LINE = ['', ' ', '\n\t '];

describe('the weight of a JSON text', () => {
  it('a campaign of many rows, whose columns have the same names, is light', () => {
    const row = `{${many(15, (column) => `"${column}":"a, {b} \\"c\\": [d]"`)}}`;
    expect(isLightJson(`{"rows":[${many(20_000, () => row)}]}`)).toBe(true);
  });

  it.each(SPACE_OR_LINE)('different names are counted, in one object or in many (blank %j)', (blank) => {
    expect(isLightJson(`{${many(8000, (at) => `"name${at}"${blank}:1`)}}`)).toBe(false);
    expect(isLightJson(`[${many(8000, (at) => `{"${at}\\\\"${blank}:1}`)}]`)).toBe(false);
  });

  it.each([1_702_971_391, 1_444_666_369, 630_000_641])(
    'names spread with a poor multiplier: %i',
    (multiplier) => {
      for (const name of [(at: number) => `name${at}`, (at: number) => `${at}\\\\`]) {
        const texts = Array.from({ length: 8000 }, (_, at) => `"${name(at)}"`);
        const slots = new Set(texts.map((text) => slotOf(text, 0, text.length - 1, multiplier)));
        expect(slots.size).toBeGreaterThan(7200); // by chance 7,530 of 65,536
      }
    },
  );

  it('neither values nor what stands inside a text is taken for a name', () => {
    expect(isLightJson(`[${many(8000, (at) => `"name${at}"`)}]`)).toBe(true);
    expect(isLightJson(JSON.stringify({ text: many(8000, (at) => `"name${at}": {} []`) }))).toBe(true);
  });

  it('values and objects are counted outside of texts', () => {
    expect(isLightJson(JSON.stringify({ text: ','.repeat(2_100_000) }))).toBe(true);
    expect(isLightJson(`[${'1,'.repeat(2_100_000)}1]`)).toBe(false);
    expect(isLightJson(`[${'{},'.repeat(410_000)}1]`)).toBe(false);
  });

  it.each(['"', '{"a', '"\\', '\\"', ''])('a broken text is left to the parser: %j', (text) => {
    expect(isLightJson(text)).toBe(true);
  });
});
