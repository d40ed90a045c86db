import { expect, it } from 'vitest';
import { readText } from './reading.ts';

const NAME = 'þþþþþ';

it.each([
  // Letters of another script beside the name are another word.
  ['Vitalmax', 'Vitalmaxの価格', `${NAME}の価格`],
  ['Vitalmax', 'สั่งVitalmaxที่นี่', `สั่ง${NAME}ที่นี่`],
  ['Vitalmax', 'Vitalmax는 얼마', `${NAME}는 얼마`],
  ['癒し堂', '癒し堂の黒酢', `${NAME}の黒酢`],
  ['ビタル', 'ビタルの価格', `${NAME}の価格`],
  ['바이탈', '바이탈은 어떤 제품', `${NAME}은 어떤 제품`],
  // Arabic particles are written on to a name.
  ['فيتالماكس', 'اطلب فيتالماكس', `اطلب ${NAME}`],
  ['فيتالماكس', 'خصم لفيتالماكس', `خصم ل${NAME}`],
  ['فيتالماكس', 'السعر والفيتالماكس', `السعر وال${NAME}`],
  ['شفاء', 'استشفاء', 'استشفاء'],
  // Turkish capitals: I is ı, and İ is i.
  ['Işıl', 'IŞIL fiyatı', `${NAME} fiyatı`],
  ['DİRİ', 'diri nedir', `${NAME} nedir`],
  // Letters of the same script make a longer word.
  ['Cura', 'curadoria', 'curadoria'],
  ['ビタル', 'ビタルマックス', 'ビタルマックス'],
  ['바이탈', '바이탈맥스', '바이탈맥스'],
  ['Max', 'Max2', 'Max2'],
])('the name %s in "%s" is read as "%s"', (product, text, read) => {
  expect(readText('titles', text, { product }).written).toBe(read);
});
