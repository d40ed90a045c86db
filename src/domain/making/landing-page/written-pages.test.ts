import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { checkPage } from './check-page.ts';
import type { FindingCode } from './finding-codes.ts';
import { parsePage } from './parse-page.ts';

interface WrittenPage {
  name: string;
  html: string;
  url: string;
  sheet: ProductSheet;
  faults: FindingCode[];
}

/** Pages written as sellers build them, before the rules were read. The first line says what is wrong with each. */
const folder = new URL('./testing/pages/', import.meta.url);
const pages = readdirSync(folder).map((name): WrittenPage => {
  const [first = '', ...html] = readFileSync(new URL(name, folder), 'utf8').split('\n');
  // Our own file, whose form this test asserts by what it finds.
  const label = JSON.parse(first.slice('<!--'.length, -'-->'.length)) as Omit<WrittenPage, 'name' | 'html'>;
  return { ...label, name, html: html.join('\n') };
});

it.each(pages)('$name', async ({ html, url, sheet, faults }) => {
  const { findings } = await checkPage(parsePage(html), { url, sheet });
  expect([...new Set(findings.map(({ code }) => code))].sort()).toEqual([...faults].sort());
});

it('has 30 clean pages and 30 with faults of almost every code that a page alone can show', () => {
  expect(pages.filter(({ faults }) => faults.length === 0)).toHaveLength(30);
  expect(pages.filter(({ faults }) => faults.length > 0)).toHaveLength(30);
  expect(new Set(pages.flatMap(({ faults }) => faults)).size).toBeGreaterThanOrEqual(30);
});
