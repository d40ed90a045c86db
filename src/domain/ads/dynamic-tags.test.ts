import { expect, it } from 'vitest';
import { shownText } from './dynamic-tags.ts';
import { adTextWidth, fitAdText } from './text.ts';

it.each([
  ['Oferta {KeyWord:Vitalis Max}', 'Oferta Vitalis Max'],
  ['{keyword:vitalis} e {KEYWORD:Max}', 'vitalis e Max'],
  ['Entrega em {LOCATION(City):Sua Cidade}', 'Entrega em Sua Cidade'],
  ['Entrega em {LOCATION(City)}', 'Entrega em 00000000'],
  ['A partir de {CUSTOMIZER.Preco:R$ 99}', 'A partir de R$ 99'],
  ['Termina em {COUNTDOWN(2026-12-01 00:00:00,5)}', 'Termina em 00000000'],
  ['{NOME_PRODUTO} Original', '{NOME_PRODUTO} Original'],
  ['Chaves {sem nome}', 'Chaves {sem nome}'],
])('%s is shown as %s', (text, shown) => {
  expect(shownText(text)).toBe(shown);
});

it('a tag counts as many cells as the text that it shows', () => {
  expect(adTextWidth('Compre {KeyWord:Vitalis Max} Hoje')).toBe('Compre Vitalis Max Hoje'.length);
  expect(adTextWidth('{KeyWord:日本}')).toBe(4);
});

it.each([
  ['a tag that fits stays', 'Compre {KeyWord:Vitalis Max} Hoje', 30, 'Compre {KeyWord:Vitalis Max} Hoje'],
  ['the text after a tag is cut', 'Compre {KeyWord:Vitalis Max} Hoje', 20, 'Compre {KeyWord:Vitalis Max} H'],
  ['a tag that does not fit goes whole', 'Compre {KeyWord:Vitalis Max} Hoje', 17, 'Compre'],
  ['a tag alone is cut in its default', '{KeyWord:Vitalis Max Original} Kit', 11, '{KeyWord:Vitalis Max}'],
  ['a tag without a default cannot be cut', '{LOCATION(City)}', 5, ''],
  [
    'a countdown for all is a tag',
    '{GLOBAL_COUNTDOWN(2026-12-01 00:00:00)} de oferta',
    10,
    '{GLOBAL_COUNTDOWN(2026-12-01 00:00:00)} d',
  ],
  ['two tags', '{keyword:abc} {keyword:def} ghi', 7, '{keyword:abc} {keyword:def}'],
])('%s', (_, text, limit, fitted) => {
  expect(fitAdText(text, limit)).toBe(fitted);
});
