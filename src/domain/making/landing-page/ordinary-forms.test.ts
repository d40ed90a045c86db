import { expect, it } from 'vitest';
import { checkPage } from './check-page.ts';
import { parsePage } from './parse-page.ts';
import { honestPassages, ordinaryFaults } from './testing/ordinary-forms.ts';
import { besideMechanisms, byMechanism } from './testing/mechanisms.ts';
import { scriptedFaults, scriptedInnocents } from './testing/page-scripts.ts';
import { besideOperations, deadPapers, operationFaults } from './testing/operations.ts';
import type { FixtureLanguage } from './testing/page-texts.ts';
import { promisedOtherwise, toldHonestly } from './testing/promised-otherwise.ts';
import { sellersFaults, sellersInnocents, wholeFaults, wholeInnocents } from './testing/sellers-forms.ts';
import { isOwed, type SmallPage, smallPage, wholePage } from './testing/small-page.ts';
import { shopTalkFaults, shopTalkInnocents } from './testing/shop-talk.ts';
import { structuralFaults, structuralInnocents } from './testing/structural-forms.ts';
import { saidInnocently, toldOtherwise } from './testing/told-otherwise.ts';

async function codesOf({ html, url, sheet }: SmallPage): Promise<string[]> {
  const { findings } = await checkPage(parsePage(html), { url, sheet });
  return [...new Set(findings.map(({ code }) => code))];
}

const languages: readonly FixtureLanguage[] = ['pt', 'en', 'es', 'de', 'fr'];

it.each(languages)('finds nothing on the page in %s alone', async (language) => {
  expect(await codesOf(smallPage(language, ''))).toEqual([]);
});

it.each(ordinaryFaults)('%s (%s, %s): %s', async (code, language, kind, html) => {
  expect(await codesOf(smallPage(language, html, { kind }))).toContain(code);
});

it.each(honestPassages)('not %s (%s, %s): %s', async (_, language, kind, html) => {
  expect(await codesOf(smallPage(language, html, { kind }))).toEqual([]);
});

it.each(structuralFaults)('%s (%s): %s', async (code, language, html) => {
  const instead = isOwed(code) ? code : undefined;
  expect(await codesOf(smallPage(language, html, { kind: 'physical', instead }))).toContain(code);
});

it.each(structuralInnocents)('not %s (%s): %s', async (code, language, html) => {
  const instead = isOwed(code) ? code : undefined;
  expect(await codesOf(smallPage(language, html, { kind: 'physical', instead }))).toEqual([]);
});

it.each([
  ...sellersFaults,
  ...toldOtherwise,
  ...byMechanism,
  ...shopTalkFaults,
  ...scriptedFaults,
  ...promisedOtherwise,
  ...operationFaults,
])('%s (%s, %s, %s), as sellers do it: %s', async (code, language, kind, seller, html) => {
  const instead = isOwed(code) ? code : undefined;
  expect(await codesOf(smallPage(language, html, { kind, instead, seller }))).toContain(code);
});

it.each([
  ...sellersInnocents,
  ...saidInnocently,
  ...besideMechanisms,
  ...shopTalkInnocents,
  ...scriptedInnocents,
  ...toldHonestly,
  ...besideOperations,
])('not %s (%s, %s, %s), as sellers do it: %s', async (code, language, kind, seller, html) => {
  const instead = isOwed(code) ? code : undefined;
  expect(await codesOf(smallPage(language, html, { kind, instead, seller }))).toEqual([]);
});

it.each([...wholeFaults, ...deadPapers])('%s (%s), the whole page: %s', async (code, language, body) => {
  expect(await codesOf(wholePage(language, body))).toContain(code);
});

it.each(wholeInnocents)('not %s (%s), the whole page: %s', async (_, language, body) => {
  expect(await codesOf(wholePage(language, body))).toEqual([]);
});
