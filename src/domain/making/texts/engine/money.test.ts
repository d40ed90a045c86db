import { expect, it } from 'vitest';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { CountryCode } from '#domain/language/country-codes.ts';
import { pack as ar } from '../content/ar/pack.ts';
import { pack as ja } from '../content/ja/pack.ts';
import { pack as ko } from '../content/ko/pack.ts';
import { pack as pt } from '../content/pt/pack.ts';
import { pack as ru } from '../content/ru/pack.ts';
import { pack as th } from '../content/th/pack.ts';
import { pack as tr } from '../content/tr/pack.ts';
import { readFacts } from './facts.ts';

const packs = { ar, ja, ko, pt, ru, th, tr };

it.each<[keyof typeof packs & LanguageCode, CountryCode, price: string, written: string]>([
  ['pt', 'BR', '197.90', 'R$ 197,90'],
  ['pt', 'BR', '19.05', 'R$ 19,05'],
  ['pt', 'BR', '19.10', 'R$ 19,10'],
  ['pt', 'BR', '19.00', 'R$ 19'],
  ['ja', 'JP', '4980', '4,980円'],
  ['ko', 'KR', '49800', '49,800원'],
  ['th', 'TH', '990', '990 บาท'],
  ['tr', 'TR', '1990', '1.990 TL'],
  ['tr', 'TR', '199.90', '199,90 TL'],
  ['ru', 'RU', '1990', '1 990 ₽'],
  // Latin digits, and no invisible marks that would count as characters.
  ['ar', 'SA', '1990', '1,990 ر.س.'],
  ['ar', 'SA', '199.90', '199.90 ر.س.'],
])('money in %s for %s: %s is written %s', (language, country, price, written) => {
  expect(readFacts('', { country, price }, packs[language], language).facts.price).toBe(written);
});
