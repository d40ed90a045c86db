import { describe, expect, it } from 'vitest';
import { affiliateNetworks } from '#domain/ads/affiliate-networks.ts';
import { countryOfId, findCountry, geoCodes, locationId, locationName } from '#domain/ads/locations.ts';
import {
  completeAddress,
  domainOf,
  findUrlProblem,
  holdsFinalUrl,
  replaceTag,
  unknownTags,
} from './tracking.ts';

describe('ValueTrack', () => {
  it.each([
    ['{lpurl}?src={gclid}&k={keyword}&d={ifmobile:m}{ifnotmobile:d}', []],
    ['{lpurl+2}&{escapedlpurl}&{_sub}&{Device}', []],
    ['x={campaignname}', [{ tag: '{campaignname}', instead: '{campaignid}' }]],
    ['a={AdGroup_Name}&b={AdGroup_Name}', [{ tag: '{AdGroup_Name}', instead: '{adgroupid}' }]],
    ['a={querystring}&b={assetid}', ['{querystring}', '{assetid}'].map((tag) => ({ tag, instead: null }))],
    ['x={adposition}', [{ tag: '{adposition}', instead: null }]],
    ['x={ifmobile}', [{ tag: '{ifmobile}', instead: null }]],
    ['x={}', [{ tag: '{}', instead: null }]],
    ['x={lpurl+22}', [{ tag: '{lpurl+22}', instead: null }]],
    ['x={ifmobile:a b:c}', []],
  ])('finds the unknown tags of %s', (template, expected) => {
    expect(unknownTags(template)).toEqual(expected);
  });

  it.each<[template: string, tag: string, instead: string | null, repaired: string]>([
    ['x=%7Bkeyword%7D&y=1', '%7Bkeyword%7D', '{keyword}', 'x={keyword}&y=1'],
    ['x=%7bGCLID%7d', '%7bGCLID%7d', '{GCLID}', 'x={GCLID}'],
    ['x={{keyword}}', '{{keyword}}', '{keyword}', 'x={keyword}'],
    ['x={keyword&y={keyword}', '{keyword', '{keyword}', 'x={keyword}&y={keyword}'],
    ['x={gclid', '{gclid', '{gclid}', 'x={gclid}'],
    ['x=gclid}&y=1', 'gclid}', '{gclid}', 'x={gclid}&y=1'],
    ['x={campaign_id}', '{campaign_id}', '{campaignid}', 'x={campaignid}'],
    ['x={ad_group_id}', '{ad_group_id}', '{adgroupid}', 'x={adgroupid}'],
    ['x={match_type}', '{match_type}', '{matchtype}', 'x={matchtype}'],
    ['x={{ad_group_id}}', '{{ad_group_id}}', '{adgroupid}', 'x={adgroupid}'],
    ['x=%7Bqualquer%7D', '%7Bqualquer%7D', null, 'x=%7Bqualquer%7D'],
    ['x={gclid}&y={campaign}', '{campaign}', '{campaignid}', 'x={gclid}&y={campaignid}'],
  ])('repairs %s', (template, tag, instead, repaired) => {
    const [unknown, ...others] = unknownTags(template);
    expect([unknown, others]).toEqual([{ tag, instead }, []]);
    expect(replaceTag(template, { tag, instead })).toBe(repaired);
    expect(instead === null ? [] : unknownTags(repaired)).toEqual([]);
  });

  it.each(Object.values(affiliateNetworks).map(({ label, finalUrlSuffix }) => [label, finalUrlSuffix]))(
    'the parameters for %s contain only known tags',
    (_, suffix) => {
      expect(unknownTags(suffix)).toEqual([]);
      expect(suffix).toContain('{gclid}');
    },
  );

  it.each([
    'campaignid adgroupid creative keyword matchtype network device devicemodel targetid loc_physical_ms',
    'loc_interest_ms placement random gclid feeditemid extensionid ignore param1 param2 lpurl escapedlpurl lpurl+2',
    'ifmobile:a ifnotmobile:b ifsearch:c ifcontent:d',
  ])('knows what Google publishes: %s', (names) => {
    expect(unknownTags(names.replace(/\S+/g, '{$&}'))).toEqual([]);
  });

  it.each<[keyof typeof affiliateNetworks, Record<string, string>]>([
    ['buygoods', { subid2: '{gclid}', subid3: '{campaignid}', subid4: '{adgroupid}', subid5: '{keyword}' }],
    ['maxweb', { subid2: '{gclid}', subid3: '{campaignid}', subid4: '{adgroupid}', subid5: '{keyword}' }],
    ['hotmart', { src: '{campaignid}', sck: '{adgroupid}|{keyword}|{gclid}' }],
    ['kiwify', { sck: '{gclid}', s1: '{campaignid}', s2: '{adgroupid}', s3: '{keyword}' }],
  ])('%s gets the parameters that affiliates read there', (network, expected) => {
    const parameters = new URLSearchParams(affiliateNetworks[network].finalUrlSuffix);
    expect(Object.fromEntries(parameters)).toEqual(expected);
  });

  it.each(Object.entries(affiliateNetworks))(
    'the parameters for %s bring campaign, group, keyword and click back',
    (_, { finalUrlSuffix }) => {
      const tags = [...finalUrlSuffix.matchAll(/\{(\w+)\}/g)].map(([, tag]) => tag);
      expect(tags.sort()).toEqual(['adgroupid', 'campaignid', 'gclid', 'keyword']);
      expect(new URLSearchParams(finalUrlSuffix).get('tid')).toBeNull(); // ClickBank's is lower case
    },
  );

  it.each([
    ['{lpurl}?a=1', true],
    ['https://t.exemplo.com/?u={escapedlpurl}', true],
    ['https://t.exemplo.com/?u={unescapedlpurl+2}', true],
    ['https://t.exemplo.com/?u={lpurl+x}', false],
    ['https://t.exemplo.com/', false],
  ])('%s contains the final URL: %s', (template, expected) => {
    expect(holdsFinalUrl(template)).toBe(expected);
  });
});

describe('a final URL', () => {
  it.each([
    ['https://loja.com.br/oferta?x=1#a', null],
    ['https://açaí.com.br', null],
    ['', 'missing'],
    ['loja.com.br', 'not_an_address'],
    ['http://loja.com.br', 'not_https'],
    ['https://localhost', 'no_domain'],
    ['https://192.168.0.1/x', 'no_domain'],
    ['https://-loja.com', 'no_domain'],
    ['https://a.br', null],
    ['https://1a.com.br:8080/x', null],
    ['https://a-b.loja.com.br', null],
    ['https://a-.com.br', 'no_domain'],
    ['https://loja.b', 'no_domain'],
    ['https://loja.com.br:x', 'no_domain'],
    ['https://loja.com.br:80x', 'no_domain'],
    ['https://lo$ja.com.br', 'no_domain'],
    ['https://loja.c$m', 'no_domain'],
    ['veja https://loja.com.br', 'has_blanks'],
    ['-https://loja.com.br', 'not_an_address'],
    ['h$ttps://loja.com.br', 'not_an_address'],
    ['https://loja.com.br/a b', 'has_blanks'],
    ['https://loja.com.br/'.padEnd(2000, 'x'), null],
    ['https://loja.com.br/'.padEnd(2001, 'x'), 'too_long'],
  ])('%s', (url, problem) => {
    expect(findUrlProblem(url)).toBe(problem);
  });

  it.each([
    ['loja.com.br/oferta', 'https://loja.com.br/oferta'],
    [' loja.com.br ', 'https://loja.com.br'],
    ['https://loja.com.br', 'https://loja.com.br'],
    ['http://loja.com.br', 'http://loja.com.br'],
    ['loja', 'loja'],
    ['loja .com.br', 'loja .com.br'],
    ['', ''],
  ])('%s is completed to %s', (written, whole) => {
    expect(completeAddress(written)).toBe(whole);
  });

  it('has a domain', () => {
    const addresses = [
      'https://www.Loja.com.br/x',
      'https://loja.com.br:8080',
      'x',
      '-https://a.br',
      'h$p://a.br',
    ];
    expect(addresses.map(domainOf)).toEqual(['loja.com.br', 'loja.com.br', '', '', '']);
    expect(domainOf('https://loja.www.com.br')).toBe('loja.www.com.br');
  });
});

describe('countries', () => {
  it.each([
    ['BR', 2076],
    ['US', 2840],
    ['PT', 2620],
    ['GB', 2826],
    ['MX', 2484],
    ['CO', 2170],
    ['ES', 2724],
    ['DE', 2276],
    ['FR', 2250],
    ['IT', 2380],
    ['PL', 2616],
    ['RO', 2642],
    ['CA', 2124],
  ] as const)('%s has the id %i', (code, id) => {
    expect(locationId(code)).toBe(id);
  });

  it('have different ids and English names', () => {
    expect(new Set(geoCodes.map(locationId)).size).toBe(geoCodes.length);
    expect(locationName('BR')).toBe('Brazil');
  });

  it.each([
    ['Brasil', 'BR'],
    ['brazil', 'BR'],
    ['Estados Unidos', 'US'],
    ['us', 'US'],
    ['México', 'MX'],
    ['mexico', 'MX'],
    [' peru ', 'PE'],
    ['Nárnia', undefined],
    ['', undefined],
  ])('%s is recognised as %s', (written, code) => {
    expect(findCountry(written)).toBe(code);
  });

  it('are found by the ids of Editor', () => {
    for (const code of geoCodes) expect(countryOfId(String(locationId(code)))).toBe(code);
    expect(countryOfId('1')).toBeUndefined();
  });
});
