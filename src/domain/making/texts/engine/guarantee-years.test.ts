import { expect, it } from 'vitest';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadBuiltInTexts } from '../built-in-texts.ts';
import { fillFacts, readFacts } from './facts.ts';

async function filled(language: LanguageCode, text: string, guaranteeDays: number): Promise<string> {
  const { pack } = await loadBuiltInTexts(language);
  if (pack === null) throw new Error(`${language} has no texts`);
  return fillFacts(text, readFacts('X', { guaranteeDays }, pack, language));
}

// Each text stands in the language's own templates. Shown with 1, 2 and 5 years.
it.each([
  ['ar', 'ضمان {DIAS_GARANTIA} يومًا', 'ضمان سنة', 'ضمان سنتين', 'ضمان 5 سنوات'],
  ['da', '{DIAS_GARANTIA} dages garanti', '1 års garanti', '2 års garanti', '5 års garanti'],
  ['de', '{DIAS_GARANTIA} Tage Garantie', '1 Jahr Garantie', '2 Jahre Garantie', '5 Jahre Garantie'],
  [
    'de',
    'Mit {DIAS_GARANTIA} Tagen Garantie.',
    'Mit 1 Jahr Garantie.',
    'Mit 2 Jahren Garantie.',
    'Mit 5 Jahren Garantie.',
  ],
  ['en', '{DIAS_GARANTIA}-Day Guarantee', '1-Year Guarantee', '2-Year Guarantee', '5-Year Guarantee'],
  [
    'en',
    'A {DIAS_GARANTIA}-day guarantee.',
    'A 1-year guarantee.',
    'A 2-year guarantee.',
    'A 5-year guarantee.',
  ],
  ['es', '{DIAS_GARANTIA} Días de Garantía', '1 Año de Garantía', '2 Años de Garantía', '5 Años de Garantía'],
  [
    'fil',
    'May {DIAS_GARANTIA}-day guarantee',
    'May 1-year guarantee',
    'May 2-year guarantee',
    'May 5-year guarantee',
  ],
  ['fr', 'Garantie {DIAS_GARANTIA} jours', 'Garantie 1 an', 'Garantie 2 ans', 'Garantie 5 ans'],
  ['is', '{DIAS_GARANTIA} daga ábyrgð', '1 árs ábyrgð', '2 ára ábyrgð', '5 ára ábyrgð'],
  [
    'it',
    'Garanzia di {DIAS_GARANTIA} giorni',
    'Garanzia di 1 anno',
    'Garanzia di 2 anni',
    'Garanzia di 5 anni',
  ],
  ['ja', '{DIAS_GARANTIA}日間の保証つき', '1年間の保証つき', '2年間の保証つき', '5年間の保証つき'],
  ['ko', '{DIAS_GARANTIA}일 보증', '1년 보증', '2년 보증', '5년 보증'],
  ['nl', '{DIAS_GARANTIA} dagen garantie', '1 jaar garantie', '2 jaar garantie', '5 jaar garantie'],
  ['no', '{DIAS_GARANTIA} dagers garanti', '1 års garanti', '2 års garanti', '5 års garanti'],
  ['pl', 'Gwarancja: {DIAS_GARANTIA} dni', 'Gwarancja: 1 rok', 'Gwarancja: 2 lata', 'Gwarancja: 5 lat'],
  ['pt', 'Garantia de {DIAS_GARANTIA} Dias', 'Garantia de 1 Ano', 'Garantia de 2 Anos', 'Garantia de 5 Anos'],
  ['ru', 'Гарантия: {DIAS_GARANTIA} дней', 'Гарантия: 1 год', 'Гарантия: 2 года', 'Гарантия: 5 лет'],
  ['sk', 'Záruka: {DIAS_GARANTIA} dní', 'Záruka: 1 rok', 'Záruka: 2 roky', 'Záruka: 5 rokov'],
  ['sl', 'Garancija: {DIAS_GARANTIA} dni', 'Garancija: 1 leto', 'Garancija: 2 leti', 'Garancija: 5 let'],
  ['sv', '{DIAS_GARANTIA} dagars garanti', '1 års garanti', '2 års garanti', '5 års garanti'],
  ['th', 'รับประกัน {DIAS_GARANTIA} วัน', 'รับประกัน 1 ปี', 'รับประกัน 2 ปี', 'รับประกัน 5 ปี'],
  ['tr', '{DIAS_GARANTIA} gün garanti', '1 yıl garanti', '2 yıl garanti', '5 yıl garanti'],
] as const)('%s: %s is told in years', async (language, text, one, two, five) => {
  const texts = [365, 730, 1825].map((days) => filled(language, text, days));
  expect(await Promise.all(texts)).toEqual([one, two, five]);
});

it.each([
  ['no whole years', 'en', '{DIAS_GARANTIA}-Day Guarantee', 400, '400-Day Guarantee'],
  ['another word', 'pt', 'Por {DIAS_GARANTIA} diasinhos', 365, 'Por 365 diasinhos'],
  [
    'an English number with a vowel first',
    'en',
    'Backed by a {DIAS_GARANTIA}-day guarantee',
    2920,
    'Backed by an 8-year guarantee',
  ],
  [
    'another such number',
    'en',
    'Backed by a {DIAS_GARANTIA}-day guarantee',
    80,
    'Backed by an 80-day guarantee',
  ],
  [
    'a number that only begins like one',
    'en',
    'Backed by a {DIAS_GARANTIA}-day guarantee',
    180,
    'Backed by a 180-day guarantee',
  ],
] as const)('%s: %s, %s', async (_what, language, text, days, expected) => {
  expect(await filled(language, text, days)).toBe(expected);
});
