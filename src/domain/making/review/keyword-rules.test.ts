import { expect, it } from 'vitest';
import { findKeywordFaults } from './keyword-rules.ts';

it.each<[text: string, mended: string | undefined]>([
  ['vitalis max?', 'vitalis max'],
  ['comprar vitalis 🔥', 'comprar vitalis'],
  ['• vitalis max', 'vitalis max'],
  ['[vitalis max (60 caps)]', '[vitalis max 60 caps]'],
  ['vitalis r$ 5,90', 'vitalis r$ 5 90'],
  ['vitalis max,', 'vitalis max'],
  // The match type stays.
  ['[vitalis max],', '[vitalis max]'],
  ['"vitalis max";', '"vitalis max"'],
  ['[vitalis max', '[vitalis max]'],
  ['vitalis max]', '[vitalis max]'],
  ['"vitalis max', '"vitalis max"'],
  ['"[vitalis max]"', '[vitalis max]'],
  ['["vitalis max"]', '[vitalis max]'],
  ['[[vitalis max]]', '[vitalis max]'],
  ['"vitalis" max', 'vitalis max'],
  ['- vitalis max', 'vitalis max'],
  // Several keywords in a line are not one, and a negative is no keyword.
  ['vitalis max, comprar vitalis, kit', undefined],
  ['vitalis max; comprar vitalis', undefined],
  ['[vitalis max], [comprar vitalis]', undefined],
  ['"vitalis max","comprar vitalis"', undefined],
  ['-grátis', undefined],
  ['–grátis', undefined],
  ['-[grátis]', undefined],
])('the correction of %s is %s', (text, mended) => {
  const [fault] = findKeywordFaults('keywords', text);
  expect(fault).toMatchObject({ level: 'bloqueia' });
  expect(fault?.rewrite).toBe(mended);
});

it('a negative may lose a sign that is too many', () => {
  expect(findKeywordFaults('negative_keywords', '"-grátis"')[0]?.rewrite).toBe('"grátis"');
});
