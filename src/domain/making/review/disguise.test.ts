import { describe, expect, it } from 'vitest';
import { type Alphabet, regrouped, unmask, withoutDigits } from './disguise.ts';

describe('letters in disguise', () => {
  it.each<[typed: string, plain: string, alphabet?: Alphabet]>([
    ['𝗖𝘂𝗿𝗮 𝗼 𝗗𝗶𝗮𝗯𝗲𝘁𝗲𝘀', 'Cura o Diabetes'],
    ['𝓕𝓻𝓮𝓮 𝕊𝕙𝕚𝕡', 'Free Ship'],
    ['ⓒⓤⓡⓐ', 'cura'],
    ['🅒🅤🅡🅐', 'CURA'],
    ['🅲🆄🆁🅰', 'CURA'],
    ['ᴄᴜʀᴀ ᴏ ᴅɪᴀʙᴇᴛᴇs', 'cura o diabetes'],
    ['Curа o diаbetes', 'Cura o diabetes'],
    ['Сurеs', 'Cures'],
    ['Ηealth', 'Health'],
    ['R$̶ ̶1̶9̶7̶', 'R$ 197'],
    ['C̶u̶r̶a̶', 'Cura'],
    ['Vitalisᵀᴹ', 'VitalisTM'],
    ['Ｆｒｅｅ', 'Free'],
    ['E-M-A-G-R-E-Ç-A', 'EMAGREÇA'],
    ['F.R.E.E. Hoje', 'FREE Hoje'],
    ['C_u_r_a', 'Cura'],
    ['CURƐ dɨabɛtɛs', 'CURE diabetes'],
    ['Ɛmagrɇça', 'Emagreça'],
    ['Бecплaтно', 'Бесплатно', 'cyrillic'],
    ['무-료-배-송', '무료배송', 'wide'],
    ['ガ・ン・が・治・る', 'ガンが治る', 'wide'],
    ['ダ・イ・エ・ッ・ト革命', 'ダイエット革命', 'wide'],
    ['ล.ด.น้ำ.ห.นั.ก ไว', 'ลดน้ำหนัก ไว', 'thai'],
    ['cu\u200bra', 'cura'],
  ])('%s is read as %s', (typed, plain, alphabet) => {
    expect(unmask(typed, alphabet)).toEqual({ text: plain, isDisguised: true });
  });

  it.each<[typed: string, alphabet?: Alphabet]>([
    ['Ação à vista: 1.ª e 2.º'],
    ['Orivex® e Orivex™'],
    ['S.A.C. 24 h'],
    ['A.C. 12 V'],
    ['β-alanina e ômega-3 α'],
    ['25 µg, 10 kΩ, 60 ℃'],
    ['Projetor HY300 3-in-1'],
    ['P-M-G-GG'],
    ['Скидка на USB-кабель', 'cyrillic'],
    ['Уход за ухом', 'cyrillic'],
    ['مُكمِّل غذائي', 'arabic'],
    ['ＬＥＤライト　５個', 'wide'],
    ['春・夏・秋・冬', 'wide'],
    ['น้ำดื่ม', 'thai'],
    ["L'été à Noël, œuvre"],
    ['1ᵉʳ prix'],
  ])('%s is as it should be', (typed, alphabet) => {
    expect(unmask(typed, alphabet).isDisguised).toBe(false);
  });

  it.each<[typed: string, read: string, alphabet?: Alphabet]>([
    ['N-e-p Rolex', 'Nep Rolex'],
    ['C.B.D. natural', 'CBD natural'],
    ['돈.버.는 법', '돈버는 법', 'wide'],
    ['ร-ว-ย', 'รวย', 'thai'],
    ['Graag z.s.m.', 'Graag zsm'],
  ])('%s is read as %s, too, but may be an abbreviation', (typed, read, alphabet) => {
    expect(unmask(typed, alphabet)).toEqual({ text: read, isDisguised: false });
  });

  it.each([
    ['Cur4 o D1abetes', ['Cura o Diabetes', 'Cura o Dlabetes']],
    ['L0se We1ght', ['Lose Weight', 'Lose Welght']],
    ['Л3чит', ['Лечит']],
    ['B12 e D3', []],
    ['5G', []],
    ['10kg', []],
  ])('%s is also read as %s', (typed, readings) => {
    expect(withoutDigits(typed)).toEqual(readings);
  });

  it.each([
    ['Pis-tola cal-ibre 22', 'Pistola calibre 22'],
    ['Ré/plica de grife', 'Réplica de grife'],
    ['CigarroEletrônico', 'Cigarro Eletrônico'],
    ['DNIFalso', 'DNI Falso'],
    ['Baja10Kilos', 'Baja 10 Kilos'],
    ['Cura o diabeeetes', 'Cura o diabetes'],
    ['Diiaabetes', 'Diabetes'],
    ['acilpeR de grife', 'Replica de grife'],
    ['\u202eaicnelap\u202c', 'palencia'],
  ])('%s is also read as %s', (typed, read) => {
    expect(regrouped(typed)).toContain(read);
  });

  it.each([
    'Avant-après',
    'Curso completo de confeitaria',
    'Committee meeting',
    'Passo a passo',
    'Kit B12 e D3',
  ])('%s has no other reading', (typed) => {
    expect(regrouped(typed)).toEqual([]);
  });
});
