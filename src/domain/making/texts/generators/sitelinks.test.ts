import { describe, expect, it } from 'vitest';
import { exportText } from '../exports.ts';
import { parseItems, parseSitelinkLine, parseSitelinks } from './read-items.ts';

describe('parseSitelinkLine', () => {
  it.each([
    ['', '', '', ''],
    ['Comprar', 'Comprar', '', ''],
    ['Comprar;Veja preços', 'Comprar', 'Veja preços', ''],
    [' Comprar ; Veja preços ; Em kits ', 'Comprar', 'Veja preços', 'Em kits'],
    ['Comprar;;Em kits', 'Comprar', '', 'Em kits'],
    ['Comprar;Veja;Em kits; com frete', 'Comprar', 'Veja', 'Em kits; com frete'],
    ['a;b;c;d;e', 'a', 'b', 'c;d;e'],
    [';Veja;Em kits', '', 'Veja', 'Em kits'],
    ['Comprar\tVeja; já\tEm kits', 'Comprar', 'Veja; já', 'Em kits'],
    ['Comprar\tVeja\tEm kits\thttps://loja.com.br/a', 'Comprar', 'Veja', 'Em kits'],
    ['Comprar\tVeja\tEm kits\tcom frete', 'Comprar', 'Veja', 'Em kits;com frete'],
  ])('%j', (line, text, desc1, desc2) => {
    expect(parseSitelinkLine(line)).toEqual({ text, desc1, desc2 });
  });
});

describe('parseSitelinks', () => {
  const one = { text: 'Comprar', desc1: 'Veja preços', desc2: 'Em kits' };

  it.each([
    ['our own block', 'Texto: Comprar\nDescrição 1: Veja preços\nDescrição 2: Em kits', [one]],
    ['a block from Windows', 'Texto: Comprar\r\nDescrição 1: Veja preços\r\nDescrição 2: Em kits\r\n', [one]],
    ['labels in any case', 'TEXTO:Comprar\ndescrição 1:Veja preços\nDESCRIÇÃO 2:   Em kits', [one]],
    [
      'labels with loose accents',
      'Texto: Comprar\nDescrição 1: Veja preços\nDescrição 2: Em kits'.normalize('NFD'),
      [one],
    ],
    [
      'a block without its second description',
      'Texto: Comprar\nDescrição 1: Veja',
      [{ text: 'Comprar', desc1: 'Veja', desc2: '' }],
    ],
    [
      'empty descriptions',
      'Texto: Comprar\nDescrição 1: \nDescrição 2: ',
      [{ text: 'Comprar', desc1: '', desc2: '' }],
    ],
    [
      'a semicolon inside a block',
      'Texto: a; b\nDescrição 1: c; d',
      [{ text: 'a; b', desc1: 'c; d', desc2: '' }],
    ],
    ['a label inside a text', 'Texto: Texto: a', [{ text: 'Texto: a', desc1: '', desc2: '' }]],
    [
      'blocks and lines together',
      'Comprar;Veja preços;Em kits\n\nTexto: Outro\nDescrição 2: Fim',
      [one, { text: 'Outro', desc1: '', desc2: 'Fim' }],
    ],
    ['nothing', ' \n ', []],
  ])('%s', (_, text, items) => {
    expect(parseSitelinks(text)).toEqual(items);
  });

  it('drops entries without a text and cuts each field to its own limit', () => {
    const text = `;só descrição\nTexto: \nDescrição 1: sem texto\n${'á'.repeat(26)};${'é'.repeat(36)};${'í'.repeat(35)}`;
    expect(parseItems('sitelinks', text)).toEqual([
      { text: 'á'.repeat(25), desc1: 'é'.repeat(35), desc2: 'í'.repeat(35) },
    ]);
  });

  it('reads what the export wrote', () => {
    const items = [
      one,
      { text: 'a;b', desc1: '', desc2: 'Texto: c' },
      { text: '日本', desc1: '👨‍👩‍👧', desc2: '' },
    ];
    expect(parseItems('sitelinks', exportText('sitelinks', items))).toEqual(items);
  });
});
