import { describe, expect, it } from 'vitest';
import { type Decode, decodeTextFile } from './text-files.ts';

const decode: Decode = (encoding, bytes) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const utf16 = (text: string, order: 'little' | 'big') =>
  Array.from({ length: text.length }, (_, position) => text.charCodeAt(position)).flatMap((unit) =>
    order === 'little' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
  );
const latin = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

const text = 'ação\ncoração ç';
const many = 'ação 日本 😀\r\nÁgua';

describe('decodeTextFile', () => {
  it.each([
    ['UTF-8', utf8(many), many],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8(many)], many],
    ['UTF-16 little endian with its mark', [0xff, 0xfe, ...utf16(many, 'little')], many],
    ['UTF-16 big endian with its mark', [0xfe, 0xff, ...utf16(many, 'big')], many],
    ['UTF-16 little endian without a mark', utf16(text, 'little'), text],
    ['UTF-16 big endian without a mark', utf16(text, 'big'), text],
    ['Windows-1252', latin(text), text],
    ['a UTF-8 mark before Windows-1252', [0xef, 0xbb, 0xbf, ...latin('ação')], 'ação'],
    ['Windows-1252 that begins like a mark', latin('ÿa'), 'ÿa'],
    ['two letters in UTF-16 without a mark', utf16('ab', 'little'), 'ab'],
    ['UTF-8 that was encoded twice', utf8(String.fromCharCode(...utf8('ação à mão'))), 'ação à mão'],
    ['a capital that looks as if it were', utf8('MANHÃ\u00a0BOA'), 'MANHÃ\u00a0BOA'],
    ['ASCII', latin('abc'), 'abc'],
    ['one letter', latin('a'), 'a'],
    ['nothing', [], ''],
    ['a mark alone', [0xef, 0xbb, 0xbf], ''],
    ['a UTF-16 mark alone', [0xff, 0xfe], ''],
  ])('%s', (_, bytes, read) => {
    expect(decodeTextFile(new Uint8Array(bytes), decode)).toBe(read);
  });

  it('ignores a byte order mark in the middle of a long text', () => {
    const long = `${'a'.repeat(2000)}\uFEFFção`;
    expect(decodeTextFile(new Uint8Array(utf8(long)), decode)).toBe(long);
  });
});
