import { describe, expect, it } from 'vitest';
import { readableSheet } from './readable-sheet.ts';

describe('the facts of a sheet that can be read', () => {
  it.each<[string, unknown, unknown, number]>([
    ['all of it', { name: 'Vitalis', price: '10.00' }, { name: 'Vitalis', price: '10.00' }, 0],
    ['a price as a number', { name: 'Vitalis', price: 34.5 }, { name: 'Vitalis', price: '34.50' }, 0],
    ['a price below nothing', { name: 'Vitalis', price: -1 }, { name: 'Vitalis' }, 1],
    ['a name too long', { name: 'Vitalis', shortName: 'v'.repeat(23) }, { name: 'Vitalis' }, 1],
    ['an unknown country', { name: 'Vitalis', country: 'XX' }, { name: 'Vitalis' }, 1],
    [
      'two unknown payments',
      { name: 'Vitalis', payments: ['gold', 'pix', 'shells'] },
      { name: 'Vitalis' },
      2,
    ],
    [
      'an unknown field',
      { name: 'Vitalis', colour: 'red', price: '10' },
      { name: 'Vitalis', price: '10' },
      1,
    ],
    [
      'an unknown field inside',
      { name: 'Vitalis', shipping: { free: true, ship: 1 } },
      { name: 'Vitalis' },
      1,
    ],
    ['a field without what it needs', { name: 'Vitalis', instalments: {} }, { name: 'Vitalis' }, 1],
    ['a needed value that is wrong', { name: 'Vitalis', instalments: { count: 99 } }, { name: 'Vitalis' }, 1],
    ['nothing in place of a text', { name: null, price: '10' }, { price: '10' }, 1],
    ['no sheet', 'Vitalis', {}, 1],
    ['null', null, {}, 1],
    ['a list', [], {}, 1],
  ])('%s', (_name, written, sheet, problems) => {
    const read = readableSheet(written);
    expect(read.sheet).toEqual(sheet);
    expect(read.problems).toHaveLength(problems);
  });
});
