import { expect, it } from 'vitest';
import { checkPage } from './check-page.ts';
import { parsePage } from './parse-page.ts';
import { honestNeighbours, neighbouringFaults } from './testing/honest-neighbours.ts';
import { structuralNeighbours } from './testing/structural-neighbours.ts';
import { smallPage } from './testing/small-page.ts';

it.each(honestNeighbours)('%s, %s %s: %s is honest', async (_about, kind, language, piece) => {
  const { html, url, sheet } = smallPage(language, piece, { kind });
  const { findings } = await checkPage(parsePage(html), { url, sheet });
  expect(
    findings.filter(({ severity }) => severity !== 'dica').map(({ code, excerpt }) => `${code}: ${excerpt}`),
  ).toEqual([]);
});

it.each(neighbouringFaults)('%s, %s %s is found in %s', async (code, kind, language, piece) => {
  const { html, url, sheet } = smallPage(language, piece, { kind });
  const { findings } = await checkPage(parsePage(html), { url, sheet });
  expect(findings.map((finding) => finding.code)).toContain(code);
});

it.each(
  structuralNeighbours.map(([code, isFault, language, kind, seller, piece, more = {}]) => ({
    code,
    isFault,
    language,
    kind,
    seller,
    piece,
    more,
  })),
)('$code is found in $piece: $isFault', async ({ code, isFault, language, kind, seller, piece, more }) => {
  const { html, url, sheet } = smallPage(language, piece, { kind, seller });
  const { findings } = await checkPage(parsePage(html), { url, sheet: { ...sheet, ...more } });
  expect(findings.some((finding) => finding.code === code)).toBe(isFault);
});
