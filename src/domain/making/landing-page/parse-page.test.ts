import { expect, it } from 'vitest';
import { checkPage } from './check-page.ts';
import { parsePage } from './parse-page.ts';

const texts = (html: string) => parsePage(html).blocks.map(({ text }) => text);

it.each([
  ['tags that nobody closes', '<p>um<p>dois<ul><li>três<li>quatro', ['um', 'dois', 'três', 'quatro']],
  ['tags that cross', '<b>um<p>dois</b>três</p>', ['um', 'doistrês']],
  ['ends without a beginning', '</div></p>um</span>', ['um']],
  ['a comment without an end', '<p>um</p><!-- dois <p>três</p>', ['um']],
  ['a script without an end', '<p>um</p><script>var a = "<p>dois</p>";', ['um']],
  ['attributes without an end', '<p>um</p><a href="https://a', ['um']],
  ['a table with text in the wrong place', '<table>um<tr><td>dois</table>', ['um', 'dois']],
  ['zeros and marks', '<p>u\u0000m</p>\ufffd', ['um', '\ufffd']],
  ['two documents', '<html><body><p>um</body></html><html><body><p>dois', ['um', 'dois']],
  ['no element', 'só texto', ['só texto']],
  ['nothing', '', []],
])('%s', (_, html, expected) => {
  expect(texts(html)).toEqual(expected);
});

it('prices beside each other stay apart', () => {
  const { blocks } = parsePage(
    '<p><span class="sr-only">Preço normal</span><s>R$ 90</s><span class="sr-only">Preço</span><b>R$ 70</b></p>',
  );
  expect(blocks.map(({ text, crossedOut }) => [text, crossedOut])).toEqual([
    ['Preço normal', ''],
    ['', 'R$ 90'],
    ['Preço', ''],
    ['R$ 70', ''],
  ]);
});

it('a text without elements is read to its end', () => {
  const lines = Array.from({ length: 2000 }, (_, index) => `Linha ${index} do texto.`);
  const { blocks } = parsePage(`<div>${lines.join('<br>')}</div>`);
  expect(blocks.length).toBeGreaterThan(5);
  expect(blocks.map(({ text }) => text).join('\n')).toBe(lines.join('\n'));
  expect(texts(`<p>${'a'.repeat(9000)}</p>`).join('')).toBe('a'.repeat(9000));
});

it.each([
  ['100,000 levels', `<p>um</p>${'<div>'.repeat(100_000)}dois`, 'depth'],
  ['100,000 levels of inline elements', `<p>um</p>${'<b>'.repeat(100_000)}dois`, 'depth'],
  ['a million elements', `<p>um</p>${'<br>'.repeat(1_000_000)}`, 'elements'],
  [
    'unclosed elements, which every paragraph opens again',
    `<p>um</p>${'<font size=1><p>'.repeat(50_000)}`,
    'elements',
  ],
  ['10 MB of text', `<p>um</p><p>${'palavra '.repeat(1_300_000)}`, 'size'],
  ['10 MB of one tag', `<p>um</p><a href="${'a'.repeat(10_000_000)}">`, 'size'],
])('%s: cut and named', async (_, html, cutBy) => {
  const page = parsePage(html);
  expect(page.cutBy).toBe(cutBy);
  expect(page.blocks[0]?.text).toBe('um');
  const { warnings } = await checkPage(page, { url: 'https://a.example/' });
  expect(warnings.join()).toContain('só o começo');
});

it('of very many attributes of an element, the first are read', async () => {
  const attributes = Array.from({ length: 100_000 }, (_, index) => `a${index.toString(36)}`).join(' ');
  const page = parsePage(`<p>um</p><div ${attributes}>${'<b>x</b>'.repeat(2000)}</div>`);
  expect(page.blocks.map(({ text }) => text)).toEqual(['um', 'x'.repeat(2000)]);
  await checkPage(page, {});
});

it.each(['timer-', 'evergreen-'])('a class of 2 MB that repeats "%s" is read in bounded time', (mark) => {
  expect(parsePage(`<p class="${mark.repeat(200_000)}">um</p>`).blocks.map(({ text }) => text)).toEqual([
    'um',
  ]);
});

it('an address of 1 MB that repeats "aff" is read in bounded time', async () => {
  const page = parsePage(`<p>um</p><a href="https://a.example/?${'aff'.repeat(350_000)}">dois</a>`);
  await checkPage(page, { url: 'https://b.example/' });
  expect(page.links).toHaveLength(1);
});

it('a script of one line of 5 MB is read in bounded time', async () => {
  const script = 'history.pushState(1);s=600;location.hash=1;'.repeat(120_000);
  const { findings } = await checkPage(parsePage(`<p>um</p><script>${script}</script>`), {});
  expect(findings.map(({ code }) => code)).toContain('thin_page');
});
