import { expect, it } from 'vitest';
import { checkPage } from './check-page.ts';
import { hasMarks, isUnmarkedUtf16, refusalOfFile } from './page-file.ts';
import { parsePage } from './parse-page.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const inUtf16 = (text: string) => bytesOf(text.replace(/./gu, '$&\u0000'));

it.each([
  ['', 'vazio'],
  [' \n\n ', 'vazio'],
  ['%PDF-1.7\n1 0 obj', 'PDF'],
  ['\u0089PNG\r\n\u001a\n', 'imagem'],
  ['\u00ff\u00d8\u00ff\u00e0', 'imagem'],
  ['GIF89a', 'imagem'],
  ['PK\u0003\u0004docx', 'compactado'],
  ['\u001f\u008b\u0008', 'compactado'],
  ['From: <Saved by Blink>\r\nSnapshot-Content-Location: https://loja.example/', 'MHTML'],
  ['MIME-Version: 1.0\r\nContent-Type: multipart/related;', 'MHTML'],
  ['\u0000'.repeat(5000), 'não é um texto'],
  ['\u0001\u0002\u0003abc\u0004', 'não é um texto'],
])('%j is no page: %s', (text, reason) => {
  expect(refusalOfFile(bytesOf(text))).toContain(reason);
});

it.each([
  ['<html><body><p>Olá</p></body></html>', true],
  ['<!-- saved from url=(0024)https://loja.example/p/ -->\n<html>', true],
  ['<frameset cols="20%,80%"><frame src="a.html"></frameset>', true],
  ['só um texto', false],
  ['{"html":"x"}', false],
])('%j may be a page; marks: %s', (text, marks) => {
  expect(refusalOfFile(bytesOf(text))).toBeNull();
  expect(hasMarks(text)).toBe(marks);
});

it('knows UTF-16 without its mark', () => {
  const bytes = inUtf16('<p>oi</p>');
  expect(refusalOfFile(bytes)).toBeNull();
  expect(isUnmarkedUtf16(bytes)).toBe(true);
  expect(isUnmarkedUtf16(bytesOf('<p>oi</p>'))).toBe(false);
});

it.each([
  ['<frameset><frame src="https://outra.example/"></frameset>', 'quadros'],
  ['<body><iframe src="https://outra.example/"></iframe></body>', 'quadros'],
  ['<body><div id="root"></div><script src="/app.js"></script></body>', 'scripts'],
])('%s is told of in a warning: %s', async (html, part) => {
  const { warnings } = await checkPage(parsePage(html));
  expect(warnings.join(' ')).toContain(part);
});
