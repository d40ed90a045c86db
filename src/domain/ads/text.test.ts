import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adTextWidth, cleanLines, fitAdText, textDirection } from './text.ts';

const FAMILY = '👨‍👩‍👧'; // three people of width 2, two joiners of width 1
const A_TILDE = 'a\u0303';

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
const split = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('a', 'ç', 'q', 'q\u0302', A_TILDE, FAMILY, '日', 'ｱ', '🇧🇷', ' ', '\u00A0'),
    maxLength: 60,
  }),
);

describe('adTextWidth', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['ação', 4],
    ['ação'.normalize('NFD'), 4],
    ['Çãé', 3],
    ['日本語', 6],
    ['カプセル', 8],
    ['한국어', 6],
    ['ＡＢ', 4],
    ['ｱｲ', 2],
    ['русский', 7],
    ['® € – …', 7],
    ['ไทย', 3],
    ['😀', 2],
    [FAMILY, 8],
    ['q\u0303', 2],
  ])('%j is %i cells wide', (text, width) => {
    expect(adTextWidth(text)).toBe(width);
  });
});

describe('textDirection', () => {
  it.each([
    ['', 'ltr'],
    ['Vitalmax: preço', 'ltr'],
    ['Vitalmax: السعر', 'rtl'],
    ['السعر', 'rtl'],
    ['口コミ', 'ltr'],
    ['ไทย', 'ltr'],
  ] as const)('%j is read from %s', (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });
});

describe('fitAdText', () => {
  it.each([
    ['one under the limit', 'abcd', 5, 'abcd'],
    ['at the limit', 'abcde', 5, 'abcde'],
    ['one over the limit', 'abcdef', 5, 'abcde'],
    ['blanks around it count for nothing', '  abcde \t', 5, 'abcde'],
    ['no blank is left where it was cut', 'abcd efg', 5, 'abcd'],
    ['accents composed, then counted', 'ação!'.normalize('NFD'), 5, 'ação!'],
    ['ç and til are one each', 'coração', 6, 'coraçã'],
    ['a mark with no composed form goes with its letter', 'abcdq\u0303', 5, 'abcd'],
    ['wide at the limit', '日本語', 6, '日本語'],
    ['wide, one over', '日本語', 5, '日本'],
    ['wide after narrow', 'a日本', 4, 'a日'],
    ['emoji of a family, whole', `ab${FAMILY}`, 10, `ab${FAMILY}`],
    ['emoji of a family, never in part', `ab${FAMILY}`, 9, 'ab'],
    ['flag, never half', 'abc🇧🇷', 4, 'abc'],
    ['first character already too wide', '日本', 1, ''],
    ['blanks alone', ' \u00A0\t ', 5, ''],
  ])('%s', (_, text, limit, fitted) => {
    expect(fitAdText(text, limit)).toBe(fitted);
  });

  it.each([25, 30, 35, 90])('cuts at exactly %i cells', (limit) => {
    expect(fitAdText('ç'.repeat(limit - 1), limit)).toBe('ç'.repeat(limit - 1));
    expect(fitAdText('ç'.repeat(limit), limit)).toBe('ç'.repeat(limit));
    expect(fitAdText('ç'.repeat(limit + 1), limit)).toBe('ç'.repeat(limit));
  });

  it('never exceeds the limit, never splits a grapheme, leaves no blank at the ends, and does nothing the second time', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const fitted = fitAdText(text, limit);
        const whole = text.normalize('NFC').trim();
        expect(adTextWidth(fitted)).toBeLessThanOrEqual(limit);
        expect(split(fitted)).toEqual(split(whole).slice(0, split(fitted).length));
        expect(fitted).toBe(fitted.trim());
        expect(fitAdText(fitted, limit)).toBe(fitted);
      }),
    );
  });

  it('cuts no more than needed', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const whole = text.normalize('NFC').trim();
        const fitted = fitAdText(text, limit);
        const rest = split(whole.slice(fitted.length));
        const next = rest.slice(0, rest.findIndex((segment) => segment.trim() !== '') + 1).join('');
        if (fitted === whole) expect(adTextWidth(whole)).toBeLessThanOrEqual(limit);
        else expect(adTextWidth(fitted + next)).toBeGreaterThan(limit);
      }),
    );
  });
});

describe('cleanLines', () => {
  it.each([
    ['Unix', 'um\ndois', ['um', 'dois']],
    ['Windows', 'um\r\ndois\r\n', ['um', 'dois']],
    ['old Mac', 'um\rdois', ['um', 'dois']],
    [
      'next line and Unicode separators',
      'um\u0085dois\u2028três\u2029quatro',
      ['um', 'dois', 'três', 'quatro'],
    ],
    ['empty and blank lines', '\n\n  um  \n\t\n\u00A0\n dois', ['um', 'dois']],
    ['lines with nothing to see', 'um\n\u200B\n\u200E \u2060\n\u00AD\ndois', ['um', 'dois']],
    ['a mark at the start', '\uFEFFum', ['um']],
    ['decomposed accents', 'ação'.normalize('NFD'), ['ação']],
    ['repeated lines stay', 'um\num', ['um', 'um']],
    ['nothing', '', []],
  ])('%s', (_, text, lines) => {
    expect(cleanLines(text)).toEqual(lines);
  });

  it('returns no empty line, keeps the order, and does nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(texts, fc.constantFrom('\n', '\r\n', '\r', ' \u2028'))), (parts) => {
        const lines = cleanLines(parts.join(''));
        expect(lines.filter((line) => line === '' || line !== line.trim())).toEqual([]);
        expect(cleanLines(lines.join('\n'))).toEqual(lines);
        const letters = (text: string) => text.replace(/[\s\u0085\p{Cf}]/gu, '').normalize('NFC');
        expect(letters(lines.join('\n'))).toBe(letters(parts.join('')));
      }),
    );
  });
});
