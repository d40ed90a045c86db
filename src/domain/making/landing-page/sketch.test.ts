import { expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';
import { likeness, sketchOf } from './sketch.ts';

const words = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `palavra${from + index}${index % 200 === 199 ? '<p>' : ''}`,
  ).join(' ');
const sketch = (html: string) => sketchOf(parsePage(html));
const part = (one: string, other: string) => likeness(sketch(one), sketch(other));

it('the same text is 1, another is 0', () => {
  expect(part(`<p>${words(0, 300)}`, `<p>${words(0, 300)}`)).toBe(1);
  expect(part(`<p>${words(0, 300)}`, `<p>${words(1000, 300)}`)).toBe(0);
});

it.each([0.1, 0.2, 0.5, 0.8])(
  'of two pages that share %d of their text, about that part is reported',
  (shared) => {
    const common = words(0, shared * 1000);
    const one = `<p>${common}<p>${words(10_000, 1000 - shared * 1000)}`;
    const other = `<p>${common}<p>${words(20_000, 1000 - shared * 1000)}`;
    const estimate = part(one, other);
    expect(estimate).toBeGreaterThan(shared - 0.08);
    expect(estimate).toBeLessThan(shared + 0.08);
  },
);

it('menus, footers and what nobody sees do not count', () => {
  const own = `<main><p>${words(0, 200)}</main>`;
  expect(
    part(
      own,
      `<nav>${words(500, 200)}</nav>${own}<footer>${words(800, 200)}</footer><p hidden>${words(900, 9)}</p>`,
    ),
  ).toBe(1);
});

it('accents, case and marks do not count', () => {
  expect(part('<p>Não Há Pressa, disse a Avó.', '<p>nao ha pressa disse a avo')).toBe(1);
});

it('a page without text is like another without text, and like no other', () => {
  expect(part('<p></p>', '')).toBe(1);
  expect(part('<p></p>', `<p>${words(0, 50)}`)).toBe(0);
});
