import { describe, expect, it } from 'vitest';
import { linkFields, piecesOf, plainKeyword, readTags } from './tracking.ts';

const links = (finalUrlSuffix: string) => linkFields({ finalUrl: '', finalUrlSuffix, trackingTemplate: '' });

describe('the tags of a link in a sale', () => {
  it.each<[suffix: string, name: string, value: string, expected: Record<string, string>]>([
    ['subid5={keyword}', 'subid5', 'vitalis', { keyword: 'vitalis' }],
    ['subid5={keyword}', 'Sub_ID 5', 'vitalis+comprar', { keyword: 'vitalis comprar' }],
    ['subid5={keyword}', 'subid5', 'pre%C3%A7o', { keyword: 'preço' }],
    ['subid5={keyword}', 'subid5', '100%', { keyword: '100%' }],
    ['subid5={keyword}', 'subid4', 'vitalis', {}],
    ['subid5={keyword}', 'subid5', '{keyword}', {}],
    ['subid5={keyword}', 'subid5', '', {}],
    [
      'sck={campaignid}|{adgroupid}|{keyword}',
      'código sck',
      '1|2|kit',
      { campaignid: '1', adgroupid: '2', keyword: 'kit' },
    ],
    ['sck={campaignid}|{adgroupid}|{keyword}', 'sck', '1|2', {}],
    ['sck=g-{adgroupid}-x', 'sck', 'g-77-x', { adgroupid: '77' }],
    ['sck=g-{adgroupid}-x', 'sck', 'fb-77-x', {}],
    ['sck={adgroupid}{keyword}', 'sck', '77kit', {}],
    ['tid={gclid}', 'tracking id', 'Cj0', { gclid: 'Cj0' }],
    ['src=google', 'src', 'google', {}],
    ['subid3={CampaignID}&subid4={adgroupid}', 'subid4', '9', { adgroupid: '9' }],
  ])('%s with %s = "%s"', (suffix, name, value, expected) => {
    expect(Object.fromEntries(readTags([{ name, value }], links(suffix)))).toEqual(expected);
  });

  it('stand in the tracking template and the final URL too', () => {
    const fields = linkFields({
      finalUrl: 'https://loja.com/?a={keyword}#x',
      finalUrlSuffix: '',
      trackingTemplate: 'https://t.com/?url={lpurl}&b={adgroupid}',
    });
    expect(Object.fromEntries([...fields].map(([name, { tags }]) => [name, tags]))).toEqual({
      url: ['lpurl'],
      b: ['adgroupid'],
      a: ['keyword'],
    });
  });
});

it('the first field of a name counts, and one without a name or a tag is none', () => {
  const fields = linkFields({
    finalUrl: 'https://loja.com/?sck={matchtype}&a=b',
    finalUrlSuffix: 'sck={campaignid}&={keyword}&{device}',
    trackingTemplate: '{lpurl}?sck={keyword}',
  });
  expect([...fields.keys()]).toEqual(['sck']);
  expect(Object.fromEntries(readTags([{ name: 'sck', value: '9' }], fields))).toEqual({ campaignid: '9' });
  expect(readTags([{ name: 'codigo', value: '9' }], links('codigo={keyword}')).get('keyword')).toBe('9');
});

it.each([
  [' a+b ', ['a b', 'a b']],
  ['1 | 2', ['1 | 2', '1', '2']],
  ['1||2~', ['1||2~', '1', '2']],
  ['', []],
])('the pieces of %j are %j', (value, pieces) => {
  expect(piecesOf(value)).toEqual(pieces);
});

it.each([
  [' kit ', 'kit'],
  ['[Vitalis  Preço]', 'vitalis preco'],
  ['"kit"', 'kit'],
  ['pre%C3%A7o+bom', 'preco bom'],
  ['', ''],
  ['[["vitalis"]]', 'vitalis'],
  ['kit [2] bom', 'kit [2] bom'],
  ['a]]', 'a'],
])('the keyword %s is compared as "%s"', (text, expected) => expect(plainKeyword(text)).toBe(expected));

it('a keyword of a million signs is read at once', () => {
  const signs = ']'.repeat(1_000_000);
  expect(plainKeyword(`a${signs}b`)).toBe(`a${signs}b`);
});
