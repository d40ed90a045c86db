import { expect, it } from 'vitest';
import { decodePage } from './decode-page.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const meta = (charset: string) => `<meta charset="${charset}"><p>ação</p>`;
const BOM = '\ufeff';

it.each([
  ['UTF-8 that nobody names', bytes('<p>ação</p>'), undefined, '<p>ação</p>'],
  ['Latin 1 that nobody names', bytes('<p>ação</p>', 'latin1'), undefined, '<p>ação</p>'],
  ['the header', bytes('<p>ação</p>', 'latin1'), 'iso-8859-1', '<p>ação</p>'],
  ['the header against the meta', bytes(meta('utf-8'), 'latin1'), 'iso-8859-1', meta('utf-8')],
  ['the byte order mark against both', bytes(BOM + meta('iso-8859-1')), 'iso-8859-1', meta('iso-8859-1')],
  ['the mark of UTF-16 against both', bytes(BOM + meta('utf-8'), 'utf16le'), 'utf-8', meta('utf-8')],
  ['the meta alone', bytes(meta('windows-1252'), 'latin1'), undefined, meta('windows-1252')],
  ['a meta that names UTF-16 in a page that is not', bytes(meta('utf-16')), undefined, meta('utf-16')],
  ['a charset that does not exist', bytes(meta('klingon')), 'klingon', meta('klingon')],
  ['no bytes', bytes(''), 'utf-8', ''],
])('%s', (_, page, label, text) => {
  expect(decodePage(page, label)).toBe(text);
});

it('wrong bytes become marks, and the rest is read', () => {
  expect(decodePage(bytes('<p>a\xe7\xe3o</p>', 'latin1'), 'utf-8')).toBe('<p>a\ufffd\ufffdo</p>');
});

it('a character cut at the end does not change the encoding', () => {
  expect(decodePage(bytes('<p>ação').subarray(0, -2), undefined)).toBe('<p>aç\ufffd');
});

it.each([
  'utf-7',
  'utf-32',
  'replacement',
  'iso-2022-kr',
  'hz-gb-2312',
  'x-user-defined',
  'iso-8859-16',
  'nada',
])('a page that says to be in %s is read', (label) => {
  expect(decodePage(Buffer.from('<p>Frasco</p>'), label)).toContain('Frasco');
  expect(decodePage(Buffer.from(`<meta charset="${label}"><p>Frasco</p>`))).toContain('Frasco');
});
