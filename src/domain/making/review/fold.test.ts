import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Açúcar É', 'acucar e'],
  // Marks of other scripts belong to their letter.
  ['ЛУЧШИЙ', 'лучший'],
  ['ガイド', 'ガイド'],
  // Turkish capitals do not tell I from İ.
  ['IŞIK', 'isik'],
  ['ışık', 'isik'],
  ['İndirim', 'indirim'],
  // Arabic: vowel signs, the stretched letter, the hamza, and the letters that people swap.
  ['مُفِيـد', 'مفيد'],
  ['أفضل إصدار', 'افضل اصدار'],
  ['صيدلية', 'صيدليه'],
  ['إلى', 'الي'],
  ['كم؟ ٣٠٪،', 'كم? 30%,'],
  ['it’s', "it's"],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
