import { expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { numbersByWord, numbersWithWordsOf } from './scripted-numbers.ts';

it('looks in each script only for the numbers whose names it has', () => {
  const clocks = Array.from(
    { length: 400 },
    (_, index) =>
      `<p id="clock${index}">09:59</p><script>document.getElementById("clock${index}").textContent = t</script>`,
  );
  const { numbers, scripts } = parsePage(clocks.join(''));
  const numbersBy = numbersByWord(numbers);
  const looked = scripts.map((script) => numbersWithWordsOf(script, numbersBy).length);
  expect(numbers.length).toBeGreaterThan(100);
  expect(looked.reduce((sum, count) => sum + count)).toBe(numbers.length);
});

it.each([
  ['an id', '<b id="left">7</b>', '#left'],
  ['a class with a colon', '<b class="md:left">7</b>', '.md\\\\:left'],
  ['two classes', '<b class="big units-left">7</b>', '.units-left'],
])('finds %s', (_, html, selector) => {
  const { numbers } = parsePage(html);
  const script = `document.querySelector('${selector}').textContent = 6`;
  expect(numbersWithWordsOf(script, numbersByWord(numbers))).toEqual(numbers);
});
