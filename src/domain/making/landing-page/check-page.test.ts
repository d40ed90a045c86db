import { expect, it } from 'vitest';
import { checkPage } from './check-page.ts';
import type { FindingCode } from './finding-codes.ts';
import { parsePage } from './parse-page.ts';
import type { FixturePage } from './testing/fixture-page.ts';
import { cleanPages, faultyPages } from './testing/planted-faults.ts';

const read = new Map<FixturePage, FindingCode[]>();

async function codesOf(page: FixturePage): Promise<FindingCode[]> {
  const known = read.get(page);
  if (known !== undefined) return known;
  const { findings } = await checkPage(parsePage(page.html), { url: page.url, sheet: page.sheet });
  const codes = [...new Set(findings.map(({ code }) => code))];
  read.set(page, codes);
  return codes;
}

it('finds 0.95 of the planted faults', async () => {
  const missed = [];
  for (const page of faultyPages) {
    const codes = await codesOf(page);
    if (page.fault !== null && !codes.includes(page.fault)) missed.push({ page: page.name, codes });
  }
  expect(faultyPages.length).toBeGreaterThanOrEqual(40);
  expect(missed.length / faultyPages.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
});

it('is silent on 0.97 of the clean pages', async () => {
  const accused = [];
  for (const page of cleanPages) {
    const codes = await codesOf(page);
    if (codes.length > 0) accused.push({ page: page.name, codes });
  }
  expect(cleanPages.length).toBeGreaterThanOrEqual(20);
  expect(accused.length / cleanPages.length, JSON.stringify(accused)).toBeLessThanOrEqual(0.03);
});

/** A page without words of its own lacks more than its words. */
const alsoMissing: readonly FindingCode[] = [
  'product_name_missing',
  'link_out_only',
  'thin_page',
  'no_refund_terms',
];

it('accuses a page of what was planted alone', async () => {
  const accused = [];
  for (const page of faultyPages) {
    const codes = (await codesOf(page)).filter((code) => code !== page.fault && !alsoMissing.includes(code));
    if (codes.length > 0) accused.push({ page: page.name, codes });
  }
  expect(accused).toEqual([]);
});

it.each([
  ['pt', 'Elimina a artrose definitivamente', 'cure_claim'],
  ['pt', 'Reverte a diabetes tipo 2', 'cure_claim'],
  ['pt', 'Controla a pressão alta', 'health_claim'],
  ['en', 'Say goodbye to arthritis', 'cure_claim'],
  ['en', 'Lowers blood sugar naturally', 'health_claim'],
])('%s: "%s" is a %s', async (language, sentence, code) => {
  const page = cleanPages.find(({ name }) => name === `${language} advertorial`);
  const html = page?.html.replace('</h1>', `</h1><p>${sentence}</p>`) ?? '';
  const { findings } = await checkPage(parsePage(html), { url: page?.url, sheet: page?.sheet });
  expect(findings.filter(({ excerpt }) => excerpt === sentence).map((finding) => finding.code)).toEqual([
    code,
  ]);
});

it.each([
  ['http://loja.example/produto', true],
  ['https://loja.example/produto', false],
])('the address %s alone tells that the page is open: %s', async (url, isOpen) => {
  const { findings } = await checkPage(parsePage('<p>Produto</p>'), { url });
  expect(findings.some(({ code }) => code === 'not_https')).toBe(isOpen);
});
