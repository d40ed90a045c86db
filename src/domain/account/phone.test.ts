import { describe, expect, it } from 'vitest';
import { formatPhone, isBrazilianPhone, phoneDigits } from './phone.ts';

describe('a number as it is typed', () => {
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
    ['55 91234-5678', '55912345678', '(55) 91234-5678'],
    ['119123456789', '119123456789', '(11) 91234-5678'],
    ['telefone', '', ''],
    ['(11) ９1234', '111234', '(11) 1234'],
  ])('%j', (typed, digits, shown) => {
    expect(phoneDigits(typed)).toBe(digits);
    expect(formatPhone(typed)).toBe(shown);
    expect(formatPhone(shown)).toBe(shown);
  });

  it('each key in a row, the box formatted after each, gives the whole number', () => {
    for (const number of ['11912345678', '1134567890', '5511912345678', '55912345678']) {
      const box = Array.from(number).reduce((shown, key) => formatPhone(shown + key), '');
      expect(box).toBe(formatPhone(number));
    }
  });
});

describe('a Brazilian number in full', () => {
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
