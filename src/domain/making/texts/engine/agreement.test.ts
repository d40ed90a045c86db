import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import type { LanguagePack } from '../content/language-pack.ts';
import type { ProductSheet } from '../sheet/product-sheet.ts';
import { fillFacts, readFacts } from './facts.ts';

async function packOf(language: LanguageCode): Promise<LanguagePack> {
  const { pack } = await loadBuiltInTexts(language);
  if (pack === null) throw new Error(`${language} has no texts.`);
  return pack;
}

async function filled(language: LanguageCode, text: string, name: string, sheet: ProductSheet) {
  return fillFacts(text, readFacts(name, sheet, await packOf(language), language));
}

describe('the article of a product', () => {
  it.each<[LanguageCode, ProductSheet['gender'], string, string, string]>([
    ['pt', 'f', 'Conheça {NOME_PRODUTO} Hoje', 'Faca Santoku', 'Conheça a Faca Santoku Hoje'],
    ['pt', 'm', 'Preço de {NOME_PRODUTO}', 'Curso Zen', 'Preço do Curso Zen'],
    ['pt', undefined, 'Conheça {NOME_PRODUTO} Hoje', 'Faca Santoku', 'Conheça Faca Santoku Hoje'],
    ['pt', 'f', 'Suplemento {NOME_PRODUTO}', 'Faca Santoku', 'Suplemento Faca Santoku'],
    ['pt', 'f', '{NOME_PRODUTO} tem garantia.', 'Faca Santoku', 'A Faca Santoku tem garantia.'],
    ['pt', 'fp', '{NOME_PRODUTO} tem luteína.', 'Visio Gotas', 'As Visio Gotas têm luteína.'],
    ['pt', 'fp', 'Quanto Custa {NOME_PRODUTO}?', 'Visio Gotas', 'Quanto Custam as Visio Gotas?'],
    ['pt', 'm', '{NOME_PRODUTO} por R$ 10', 'Curso Zen', 'Curso Zen por R$ 10'],
    ['es', 'fp', '¿Qué Contiene {NOME_PRODUTO}?', 'Visio Gotas', '¿Qué Contienen las Visio Gotas?'],
    ['es', 'f', '¿{NOME_PRODUTO} Es Para Ti?', 'Almohada Nube', '¿La Almohada Nube Es Para Ti?'],
    ['en', 'm', 'How Much Is {NOME_PRODUTO}?', 'HY300 Projector', 'How Much Is the HY300 Projector?'],
    ['es', 'm', 'precio de {NOME_PRODUTO}', 'Cuchillo Santoku', 'precio del Cuchillo Santoku'],
    ['fr', 'm', 'le prix de {NOME_PRODUTO}', 'Aspirateur X', "le prix de l'Aspirateur X"],
    ['fr', 'f', 'sur {NOME_PRODUTO}', 'Lampe X', 'sur la Lampe X'],
    ['it', 'm', 'Scopri {NOME_PRODUTO}', 'Zaino X', 'Scopri lo Zaino X'],
    ['it', 'f', 'di {NOME_PRODUTO}', 'Asciugatrice X', "dell'Asciugatrice X"],
    ['de', 'n', 'zu {NOME_PRODUTO}', 'Santoku Messer', 'zum Santoku Messer'],
    ['nl', 'n', 'Wat kost {NOME_PRODUTO}?', 'Koksmes X', 'Wat kost het Koksmes X?'],
    ['ja', 'f', '{NOME_PRODUTO}を知る', '包丁', '包丁を知る'],
  ])('%s %s: %s of %s', async (language, gender, text, name, expected) => {
    expect(await filled(language, text, name, { gender })).toBe(expected);
  });
});

describe('the article of a brand', () => {
  it.each<[LanguageCode, ProductSheet, string, string, string]>([
    ['en', { gender: 'n', kind: 'nutra' }, 'Order {NOME_PRODUTO}', 'Visio', 'Order Visio'],
    ['en', { gender: 'n', noun: 'chef knife' }, 'Meet {NOME_PRODUTO}', 'Kenji Knife', 'Meet the Kenji Knife'],
    ['en', { gender: 'n', noun: 'course' }, 'Meet {NOME_PRODUTO}', 'Course Zen', 'Meet Course Zen'],
    ['es', { gender: 'f', noun: 'aplicación' }, 'Conoce {NOME_PRODUTO}', 'CuentaFácil', 'Conoce CuentaFácil'],
    ['es', { gender: 'm', noun: 'curso' }, 'Sobre {NOME_PRODUTO}', 'Curso Zen', 'Sobre el Curso Zen'],
    ['pt', { gender: 'm', kind: 'nutra' }, 'Conheça {NOME_PRODUTO}', 'Visio', 'Conheça o Visio'],
    ['fr', { gender: 'm', noun: 'formation' }, 'À propos de {NOME_PRODUTO}', 'Excel', "À propos d'Excel"],
    ['fr', { kind: 'nutra' }, 'À propos de {NOME_PRODUTO}', 'Visio', 'À propos de Visio'],
  ])('%s %j: %s of %s', async (language, sheet, text, name, expected) => {
    expect(await filled(language, text, name, sheet)).toBe(expected);
  });
});

describe('the words after a number', () => {
  it.each<[LanguageCode, string, number, string]>([
    ['pt', 'Garantia de {DIAS_GARANTIA} Dias', 1, 'Garantia de 1 Dia'],
    ['pt', 'Garantia de {DIAS_GARANTIA} Dias', 30, 'Garantia de 30 Dias'],
    ['en', '{DIAS_GARANTIA} days', 1, '1 day'],
    ['ru', 'Гарантия {DIAS_GARANTIA} дней', 21, 'Гарантия 21 день'],
    ['ru', 'Гарантия {DIAS_GARANTIA} дней', 2, 'Гарантия 2 дня'],
    ['ru', 'до {DIAS_GARANTIA} дней', 2, 'до 2 дней'],
    ['ru', 'до {DIAS_GARANTIA} дней', 21, 'до 21 дня'],
    ['pl', 'Gwarancja: {DIAS_GARANTIA} dni', 1, 'Gwarancja: 1 dzień'],
    ['pl', 'w ciągu {DIAS_GARANTIA} dni', 1, 'w ciągu 1 dnia'],
    ['sk', 'Záruka {DIAS_GARANTIA} dní', 3, 'Záruka 3 dni'],
    ['sk', 'do {DIAS_GARANTIA} dní', 3, 'do 3 dní'],
    ['sl', 'Garancija {DIAS_GARANTIA} dni', 2, 'Garancija 2 dneva'],
    ['sl', 'v {DIAS_GARANTIA} dneh', 1, 'v 1 dnevu'],
    ['ar', 'ضمان {DIAS_GARANTIA} يومًا', 2, 'ضمان يومين'],
    ['ar', 'ضمان {DIAS_GARANTIA} يومًا', 7, 'ضمان 7 أيام'],
    ['ar', 'ضمان {DIAS_GARANTIA} يومًا', 60, 'ضمان 60 يومًا'],
    ['ar', 'ضمان {DIAS_GARANTIA} يومًا', 100, 'ضمان 100 يوم'],
  ])('%s: %s with %d', async (language, text, guaranteeDays, expected) => {
    expect(await filled(language, text, 'Vitalis', { guaranteeDays })).toBe(expected);
  });
});
