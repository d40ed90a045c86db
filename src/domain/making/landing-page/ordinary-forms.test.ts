import { expect, it } from 'vitest';
import { checkPage } from './check-page.ts';
import { parsePage } from './parse-page.ts';
import { cleanParts, htmlOf, sheetOf } from './testing/fixture-page.ts';
import { honestPassages, type OrdinaryForm, ordinaryFaults } from './testing/ordinary-forms.ts';
import type { FixtureLanguage } from './testing/page-texts.ts';

/** A clean shop's page with the piece first in it. */
async function codesWith([, language, kind, html]: OrdinaryForm): Promise<string[]> {
  const parts = cleanParts(language, 'shop');
  if (html.startsWith('<meta')) parts.head += html;
  else parts.body = [html, ...parts.body];
  const sheet = { ...sheetOf(language, 'shop'), kind };
  const page = parsePage(htmlOf(language, parts));
  const { findings } = await checkPage(page, { sheet, url: 'https://shop.example/p' });
  return [...new Set(findings.map(({ code }) => code))];
}

const languages: readonly FixtureLanguage[] = ['pt', 'en', 'es', 'de', 'fr'];

it.each(languages)('finds nothing on the page in %s alone', async (language) => {
  expect(await codesWith(['thin_page', language, 'physical', ''])).toEqual([]);
});

it.each(ordinaryFaults)('%s (%s, %s): %s', async (...form) => {
  expect(await codesWith(form)).toContain(form[0]);
});

it.each(honestPassages)('not %s (%s, %s): %s', async (...form) => {
  expect(await codesWith(form)).toEqual([]);
});
