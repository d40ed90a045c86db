import { describe, expect, it } from 'vitest';
import { loadBuiltInTexts } from '../built-in-texts.ts';
import { fullSheet } from '../content/testing/sheets.ts';
import { listByAngle } from './ad-text-list.ts';
import { textsOfIntent } from './intent-sets.ts';

const { pack } = await loadBuiltInTexts('pt');
if (pack === null) throw new Error('pt has no texts.');
const sheet = fullSheet('pt', 'kitchen', pack);
const angled = listByAngle('titles', { pack, language: 'pt', product: 'Faca Santoku', sheet }, 10);

describe('the titles of an intent', () => {
  it.each([
    ['name', 'name'],
    ['price', 'price'],
    ['delivery', 'delivery'],
    ['reviews', 'guarantee'],
    ['usage', 'benefit'],
  ] as const)('%s begin with %s', (intent, angle) => {
    const [first = ''] = textsOfIntent(angled, intent, 0, 10);
    expect(angled[angle]).toContain(first);
  });

  it('are not the titles of another set, nor of another group with the same intent', () => {
    const groups = (['name', 'price', 'buy', 'delivery', 'reviews', 'usage'] as const).flatMap((intent) =>
      [0, 1].map((turn) => textsOfIntent(angled, intent, turn * 3, 10)),
    );
    for (const [at, titles] of groups.entries()) {
      expect(titles).toHaveLength(10);
      for (const others of groups.slice(at + 1))
        expect(titles.filter((title) => others.includes(title)).length).toBeLessThan(10);
    }
  });

  it.each([
    ['guarantee', /garantia/iu],
    ['delivery', /frete grátis/iu],
    ['price', /sem juros/iu],
  ] as const)('of the angle %s say %s once at most', (angle, subject) => {
    expect(angled[angle].filter((title) => subject.test(title)).length).toBeLessThanOrEqual(1);
  });

  it('are none where there are no texts', () => {
    const none = {
      name: [],
      benefit: [],
      price: [],
      guarantee: [],
      delivery: [],
      proof: [],
      question: [],
      action: [],
    };
    expect(textsOfIntent(none, 'name', 2, 10)).toEqual([]);
  });
});
