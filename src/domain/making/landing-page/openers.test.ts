import { expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';

const hrefsOf = (html: string) => parsePage(html).links.map(({ href }) => href);

it.each([
  ['<a href="#" data-bs-target="#terms">Terms</a><div id="terms"></div>', '#terms'],
  ['<a href="#" data-bs-target="#terms">Terms</a>', '#'],
  ['<button onclick="show(\'terms\')">Terms</button><div id="terms"></div>', '#terms'],
  ['<a href="javascript:show(\'terms\')">Terms</a><div id="terms"></div>', '#terms'],
  ['<a href="#" onclick="window.open(\'/terms.html\')">Terms</a>', '/terms.html'],
  ['<button popovertarget="terms">Terms</button><div id="terms" popover></div>', '#terms'],
  [
    '<a href="#" id="open-terms">Terms</a><script>document.getElementById("open-terms").onclick=()=>dialog.showModal()</script>',
    '##open-terms',
  ],
])('%s leads to %s', (html, href) => {
  expect(hrefsOf(html)).toEqual([href]);
});

it('finds no link in a button that opens nothing', () => {
  expect(hrefsOf('<button onclick="buy()">Buy</button>')).toEqual([]);
});

it('asks each script once, however many buttons there are', () => {
  const button = '<button class="buy" onclick="open(\'x\')">a</button>';
  expect(hrefsOf(button.repeat(20_000))).toHaveLength(0);
});
