import { describe, expect, it } from 'vitest';
import {
  formatAsTyped,
  formatPhone,
  internationalText,
  isBrazilianPhone,
  phoneCountries,
  phoneDigits,
  phoneProblem,
  readPhone,
} from './phone.ts';

describe('formatAsTyped', () => {
  it.each([
    ['', '', ''],
    ['1', '1', '1'],
    ['11', '11', '11'],
    ['119', '119', '(11) 9'],
    ['119123', '119123', '(11) 9123'],
    ['1191234', '1191234', '(11) 9123-4'],
    ['1134567890', '1134567890', '(11) 3456-7890'],
    ['11912345678', '11912345678', '(11) 91234-5678'],
    ['(11) 91234-5678', '11912345678', '(11) 91234-5678'],
    ['+55 11 91234-5678', '11912345678', '(11) 91234-5678'],
    ['55 11 3456-7890', '1134567890', '(11) 3456-7890'],
    ['011 91234 5678', '11912345678', '(11) 91234-5678'],
    ['0055 11 91234-5678', '11912345678', '(11) 91234-5678'],
    ['55 91234-5678', '55912345678', '(55) 91234-5678'],
    ['119123456789', '119123456789', '(11) 91234-5678'],
    ['telefone', '', ''],
    ['(11) ９1234', '111234', '(11) 1234'],
  ])('%j', (typed, digits, shown) => {
    expect(phoneDigits(typed)).toBe(digits);
    expect(formatPhone(typed)).toBe(shown);
    expect(formatPhone(shown)).toBe(shown);
  });

  it('typing a number digit by digit, formatted after each digit, gives the whole number', () => {
    for (const number of ['11912345678', '1134567890', '5511912345678', '55912345678']) {
      const box = Array.from(number).reduce((shown, key) => formatPhone(shown + key), '');
      expect(box).toBe(formatPhone(number));
    }
  });
});

describe('isBrazilianPhone', () => {
  it.each([
    ['(11) 91234-5678', true],
    ['(11) 3456-7890', true],
    ['(99) 2345-6789', true],
    ['+55 (21) 98765-4321', true],
    ['11 5999-9999', true],
    ['', false],
    ['91234-5678', false],
    ['(11) 1234-5678', false],
    ['(11) 6234-5678', false],
    ['(11) 81234-5678', false],
    ['(11) 91234-567', false],
    ['(11) 91234-56789', false],
    ['(20) 91234-5678', false],
    ['(10) 3456-7890', false],
    ['+1 555 123 4567', false],
    ['0800 123 4567', false],
  ])('%j: %s', (typed, expected) => {
    expect(isBrazilianPhone(typed)).toBe(expected);
  });
});

describe('readPhone', () => {
  it.each([
    ['+49 91234 5678', 'DE', '09123 45678', '+49912345678'],
    ['+49 1512 3456789', 'DE', '01512 3456789', '+4915123456789'],
    ['+351 912 345 678', 'PT', '912 345 678', '+351912345678'],
    ['＋351912345678', 'PT', '912 345 678', '+351912345678'],
    ['+1 (212) 736-5000', 'US', '(212) 736-5000', '+12127365000'],
    ['+1 (551) 200-2345', 'US', '(551) 200-2345', '+15512002345'],
    ['+595 981 123456', 'PY', '0981 123456', '+595981123456'],
    ['+5511912345678', 'BR', '(11) 91234-5678', '+5511912345678'],
    ['+55 (11) 3456-7890', 'BR', '(11) 3456-7890', '+551134567890'],
    ['(49) 91234-5678', 'BR', '(49) 91234-5678', '+5549912345678'],
    ['11 91234 5678', 'BR', '(11) 91234-5678', '+5511912345678'],
    ['(11) +91234-5678', 'BR', '(11) 91234-5678', '+5511912345678'],
    ['11 91234-5678'.padEnd(30, '.'), 'BR', '(11) 91234-5678', '+5511912345678'],
  ])('%j is a number of %s, shown as %j and stored as %s', (typed, country, national, e164) => {
    expect(readPhone(typed)).toEqual({ country, national, e164 });
    expect(readPhone(e164)).toEqual({ country, national, e164 });
  });

  it.each([
    ['912 345 678', 'PT', '+351912345678'],
    ['(202) 736-5000', 'US', '+12027365000'],
    ['01512 3456789', 'DE', '+4915123456789'],
    ['0049 1512 3456789', 'DE', '+4915123456789'],
  ] as const)('%j under country %s', (typed, country, e164) => {
    expect(readPhone(typed, country)?.e164).toBe(e164);
    expect(internationalText(typed, country)).toBe(e164);
  });

  it.each([
    '+49',
    '+',
    '+999 123',
    '+1 555 123 4567',
    '+351 912 345 678 ext 5',
    'ligue +351912345678',
    '+5520912345678',
    '+55 123',
    `+${'1'.repeat(30)}`,
    '11 91234-5678'.padEnd(31, '.'),
  ])('%j is not a number', (typed) => {
    expect(readPhone(typed)).toBeNull();
  });

  it('a number inside a sentence is not a number under another country either', () => {
    expect(readPhone('ligue 912 345 678', 'PT')).toBeNull();
  });

  it('the message for a wrong Brazilian number differs from the one for a foreign number', () => {
    const withArea = 'Digite um telefone com DDD, como (11) 91234-5678.';
    for (const typed of ['123', '+55 123']) expect(phoneProblem(typed)).toBe(withArea);
    expect(phoneProblem('+351 12')).toBe('Digite um telefone que exista no país escolhido.');
  });

  it("a number is formatted by its country's rules, and an incomplete one already shows its country", () => {
    expect(formatAsTyped('11912', 'BR')).toBe('(11) 912');
    expect(formatAsTyped('011912', 'BR')).toBe('(11) 912');
    expect(formatAsTyped('+351912', 'BR')).toBe('+351 912');
    expect(formatAsTyped('2027365', 'US')).toBe('(202) 736-5');
    expect(internationalText('912', 'PT')).toBe('+351 912');
    expect(internationalText('', 'PT')).toBe('');
    expect(internationalText('11912345678', 'BR')).toBe('11912345678');
    expect(internationalText(' +49 1512 3456789', 'PT')).toBe(' +49 1512 3456789');
  });

  it('every country can be chosen, with Brazil first', () => {
    expect(phoneCountries[0]).toEqual({ country: 'BR', code: '+55' });
    expect(new Set(phoneCountries.map(({ country }) => country)).size).toBe(phoneCountries.length);
    expect(phoneCountries.length).toBeGreaterThan(200);
  });
});
