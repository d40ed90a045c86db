import { describe, expect, it } from 'vitest';
import { readableSheet } from './readable-sheet.ts';

describe('the facts of a sheet that can be read', () => {
  it.each<[string, unknown, unknown, number]>([
    ['all of it', { name: 'Vitalis', price: '10.00' }, { name: 'Vitalis', price: '10.00' }, 0],
    ['a name too long', { name: 'Vitalis', shortName: 'v'.repeat(23) }, { name: 'Vitalis' }, 1],
    ['an unknown country', { name: 'Vitalis', country: 'XX' }, { name: 'Vitalis' }, 1],
    ['two unknown payments', { payments: ['gold', 'pix', 'shells'] }, { payments: ['pix'] }, 2],
    [
      'an unknown field',
      { name: 'Vitalis', colour: 'red', price: '10' },
      { name: 'Vitalis', price: '10' },
      1,
    ],
    ['an unknown field inside', { shipping: { free: true, ship: 1 } }, { shipping: { free: true } }, 1],
    ['a wrong value inside', { shipping: { free: true, days: 0 } }, { shipping: { free: true } }, 1],
    ['no sheet', 'Vitalis', {}, 1],
    ['a list', [], {}, 1],
  ])('%s', (_name, written, sheet, problems) => {
    const read = readableSheet(written);
    expect(read.sheet).toEqual(sheet);
    expect(read.problems).toHaveLength(problems);
  });

  it('leaves what was written as it is', () => {
    const written = { payments: ['gold', 'pix'] };
    readableSheet(written);
    expect(written).toEqual({ payments: ['gold', 'pix'] });
  });
});
