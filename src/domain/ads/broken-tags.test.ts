import { expect, it } from 'vitest';
import { hasBrokenTag, mendTags } from './broken-tags.ts';

it.each([
  '{KeyWord:Vitalis Max}',
  'Compre {keyword:vitalis} em {LOCATION(City):Casa}',
  '{LOCATION(State)} e {CUSTOMIZER.Preco}',
  'Por {CUSTOMIZER.Preco:R$ 99} até {COUNTDOWN(2026-12-01 00:00:00,5)}',
  '{=COUNTDOWN("2026/12/01 00:00:00","pt-BR",5)}',
  '{GLOBAL_COUNTDOWN(2026-12-01 00:00:00)}',
  '{=IF(device=mobile,Peça já):Peça}',
  // A field of a template, which another rule names.
  '{NOME_PRODUTO} Original',
  'Sem chaves',
])('%s is no fault', (text) => {
  expect(hasBrokenTag(text)).toBe(false);
});

it.each<[string, string?]>([
  ['{KeyWord:}'],
  ['{KeyWord: }'],
  ['{KeyWord}'],
  ['{KeyWord: Vitalis }', '{KeyWord:Vitalis}'],
  ['{ KeyWord : Vitalis}', '{KeyWord:Vitalis}'],
  ['{KeyWord:Vitalis Hoje'],
  ['KeyWord:Vitalis}'],
  ['{KeyWorld:Vitalis}'],
  ['{Palavra-chave:Vitalis}'],
  ['{KeyWord:{LOCATION(City):SP}}'],
  ['{KeyWord:Kit}{LOCATION(City):SP}', '{KeyWord:Kit} {LOCATION(City):SP}'],
  ['{KeyWord:Kit} em {LOCATION(City)}'],
  ['{LOCATION(City):}'],
  ['{LOCATION(Cidade):SP}'],
  ['{LOCATION:SP}'],
  ['{LOCATION(City:SP}'],
  ['{COUNTDOWN}'],
  ['{COUNTDOWN()}'],
  ['{COUNTDOWN(2026-12-01 00:00:00):hoje}'],
  ['{CUSTOMIZER(Preco):R$ 9}'],
  ['{CUSTOMIZER.:R$ 9}'],
  ['Compre { agora'],
  ['Compre } agora'],
])('%s is broken, and mended is %j', (text, mended = text) => {
  expect(hasBrokenTag(text)).toBe(true);
  expect(mendTags(text)).toBe(mended);
});
