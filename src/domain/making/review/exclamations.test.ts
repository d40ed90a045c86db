import { expect, it } from 'vitest';
import { withFullStops, withOneExclamation, withoutExclamations } from './exclamations.ts';

it.each([
  ['Chegou! Peça o seu hoje!', 'Chegou. Peça o seu hoje.', 'Chegou. Peça o seu hoje!'],
  ['Oferta!! Veja', 'Oferta. Veja', 'Oferta! Veja'],
  ['Oferta!!!', 'Oferta.', 'Oferta!'],
  ['Sério?! Veja na loja!', 'Sério? Veja na loja.', 'Sério? Veja na loja!'],
  ['Já!, e com frete!', 'Já, e com frete.', 'Já, e com frete!'],
  ['Diga "sim!" hoje! Peça.', 'Diga "sim." hoje. Peça.', 'Diga "sim." hoje! Peça.'],
  ['¡Compra hoy! ¡Envío rápido!', 'Compra hoy. Envío rápido.', 'Compra hoy. ¡Envío rápido!'],
  ['¡Compra hoy!', 'Compra hoy.', '¡Compra hoy!'],
  ['今すぐ購入！送料無料！', '今すぐ購入。送料無料。', '今すぐ購入。送料無料！'],
  ['ส่งฟรี! สั่งวันนี้!', 'ส่งฟรี สั่งวันนี้', 'ส่งฟรี สั่งวันนี้!'],
  ['Compre ! Hoje !', 'Compre. Hoje.', 'Compre. Hoje !'],
])('%s: with full stops "%s", with one exclamation "%s"', (text, stops, one) => {
  expect(withFullStops(text)).toBe(stops);
  expect(withOneExclamation(text)).toBe(one);
});

it.each([
  ['Oferta!Compre', 'Oferta Compre'],
  ['Hola ¡Compra Hoy!', 'Hola Compra Hoy'],
  ['Diga "Sim!" Hoje', 'Diga "Sim" Hoje'],
  ['今すぐ購入！', '今すぐ購入'],
])('%s without exclamations is %s', (text, without) => {
  expect(withoutExclamations(text)).toBe(without);
});
