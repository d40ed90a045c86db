import { expect, it } from 'vitest';
import { checkPage } from './check-page.ts';
import { parsePage } from './parse-page.ts';

/**
 * Expressions that try each place of a run as its beginning need minutes for these. More characters would not find more:
 * in a process with much compiled code V8 compiles expressions without its optimisations, so that linear ones need
 * twenty times as long.
 */
const LENGTH = 250_000;
const runs: [what: string, run: string][] = [
  ['digits', '1'],
  ['digits and points', '1.'],
  ['digits and commas', '1,'],
  ['blanks', ' '],
  ['letters', 'a'],
  ['capitals', 'A'],
  ['hyphens', '-'],
  ['brackets', '('],
  ['smaller than', '&lt;'],
  ['underscores', '_'],
  ['percent signs', '%'],
  ['amounts', 'R$ 1 '],
  ['prices by the month', '9 a mes cobrado '],
];

it.for(runs)('reads a page of %s to its end', { timeout: 300_000 }, async ([, run]) => {
  const text = run.repeat(LENGTH / run.length);
  const page = parsePage(`<p>Um texto</p><p class="${text}">${text}</p><p>(${text}</p>`);
  const { findings } = await checkPage(page, { url: 'https://loja.example/', sheet: {} });
  expect(page.blocks.at(0)?.text).toBe('Um texto');
  expect(JSON.stringify(findings).length).toBeLessThan(LENGTH);
});

/** Short, because one round more took twelve times as long: a price, and how it is charged. */
it('reads a price that is charged in many ways', async () => {
  const ways = `9 por mês ${'cobrado 9 por mês '.repeat(12)}.x`;
  const { findings } = await checkPage(parsePage(`<p>Um curso</p><p>${ways}</p>`), {
    sheet: { kind: 'digital', language: 'pt' },
  });
  expect(findings.length).toBeGreaterThan(0);
});
