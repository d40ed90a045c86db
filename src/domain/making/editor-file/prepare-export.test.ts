import { describe, expect, it } from 'vitest';
import { emptyPromotion } from '#domain/making/structure/campaign-assets.ts';
import type { DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import { type CampaignSettings, emptySettings } from '#domain/making/structure/settings.ts';
import { prepareExport, readyAd } from './prepare-export.ts';

type Settings = Partial<CampaignSettings>;
const page = 'https://a.com.br';
const x = (length: number) => 'x'.repeat(length);
const BROKEN = '{KeyWord Kit}';
const ofSettings = (own: Settings) =>
  prepareExport({
    name: 'A',
    currency: 'BRL',
    draft: { settings: { ...emptySettings, finalUrl: page, ...own }, groups: [] },
  });

const link = { text: 'Kits', desc1: 'Um', desc2: 'Dois', url: `${page}/kits` };
const another = { text: 'Fotos', desc1: 'Um', desc2: 'Dois', url: `${page}/fotos` };
const promotion = { ...emptyPromotion, target: 'Kit', percent: 10 };
const item = { header: 'Um', description: 'Frasco', amount: '10', unit: null, url: page };
const price = { type: 'Brands', qualifier: null, language: null } as const;
const three = [item, item, item];
const phone = { phone: '(11) 91234-5678', country: 'BR' } as const;

describe('what an export keeps of the settings', () => {
  it.each<[own: Settings, kept: Settings]>([
    [{ finalUrl: ` ${page} ` }, { finalUrl: page }],
    [{ negatives: ['grátis', '"grátis"'] }, { negatives: ['grátis', '"grátis"'] }],
    [{ callouts: [' Frete  rápido ', x(25), ' '] }, { callouts: ['Frete rápido', x(25)] }],
    [{ businessNames: [x(25)] }, { businessNames: [x(25)] }],
    [
      { snippets: [{ header: 'Types', values: ['A', 'B', ' C '] }] },
      { snippets: [{ header: 'Types', values: ['A', 'B', 'C'] }] },
    ],
    [
      { sitelinks: [{ ...link, text: ` ${x(25)} `, desc1: x(35), desc2: ` ${x(35)}`, url: ` ${page}/a ` }] },
      { sitelinks: [{ text: x(25), desc1: x(35), desc2: x(35), url: `${page}/a` }] },
    ],
    [
      {
        sitelinks: [
          { ...link, desc2: ' ' },
          { ...another, desc1: '' },
        ],
      },
      {
        sitelinks: [
          { ...link, desc1: '', desc2: '' },
          { ...another, desc1: '', desc2: '' },
        ],
      },
    ],
    [{ sitelinks: [{ ...link, text: ' ' }, another] }, { sitelinks: [another] }],
    [{ sitelinks: [link, another] }, { sitelinks: [link, another] }],
    [
      { promotions: [{ ...promotion, target: ` ${x(20)} ` }] },
      { promotions: [{ ...promotion, target: x(20) }] },
    ],
    [{ promotions: [{ ...promotion, target: ' ' }] }, { promotions: [] }],
    [{ promotions: [{ ...promotion, amount: '5' }] }, { promotions: [promotion] }],
    [
      { promotions: [{ ...promotion, percent: null, amount: '5' }] },
      { promotions: [{ ...promotion, percent: null, amount: '5' }] },
    ],
    [
      { promotions: [{ ...promotion, code: ' F ', ordersOver: '50' }] },
      { promotions: [{ ...promotion, code: 'F' }] },
    ],
    [
      { promotions: [{ ...promotion, code: ' ', ordersOver: '50' }] },
      { promotions: [{ ...promotion, code: '', ordersOver: '50' }] },
    ],
    [{ prices: [{ ...price, items: three }] }, { prices: [{ ...price, items: three }] }],
    [
      { finalUrl: ` ${page} `, prices: [{ ...price, items: three.map((each) => ({ ...each, url: '' })) }] },
      { prices: [{ ...price, items: three }] },
    ],
    [
      {
        prices: [
          {
            ...price,
            items: [
              { ...item, header: ` ${x(25)} `, description: x(25), url: ' ' },
              ...three,
              { header: '', description: ' ', amount: null, unit: null, url: '' },
            ],
          },
        ],
      },
      { prices: [{ ...price, items: [{ ...item, header: x(25), description: x(25) }, ...three] }] },
    ],
    [{ calls: [phone] }, { calls: [phone] }],
    [{ calls: [{ ...phone, phone: ' ' }] }, { calls: [] }],
    [
      { trackingTemplate: '{lpurl}?a={gclid}', finalUrlSuffix: 'a={gclid}' },
      { trackingTemplate: '{lpurl}?a={gclid}', finalUrlSuffix: 'a={gclid}' },
    ],
    [{ trackingTemplate: ' ' }, { trackingTemplate: ' ' }],
  ])('%j', (own, kept) => {
    const { draft, out } = ofSettings(own);
    expect(draft.settings).toMatchObject(kept);
    expect(out).toEqual([]);
  });
});

describe('what an export leaves out of the settings', () => {
  it.each<[own: Settings, out: [kind: string, text: string, why: string][]]>([
    [{ negatives: ['a, b'] }, [['negatives', 'a, b', 'refused']]],
    [{ negatives: ['a', 'A'] }, [['negatives', 'A', 'repeated']]],
    [{ callouts: [x(26)] }, [['callouts', x(26), 'too_long']]],
    [{ callouts: ['Pix', 'PIX '] }, [['callouts', 'PIX', 'repeated']]],
    [{ callouts: [BROKEN] }, [['callouts', BROKEN, 'broken_tag']]],
    [{ businessNames: [x(26)] }, [['businessNames', x(26), 'too_long']]],
    [
      { snippets: [{ header: 'Types', values: ['A', 'B', x(26)] }] },
      [
        ['snippets', x(26), 'too_long'],
        ['snippets', 'Types', 'few_values'],
      ],
    ],
    [{ sitelinks: [{ ...link, text: x(26) }] }, [['sitelinks', x(26), 'too_long']]],
    [{ sitelinks: [{ ...link, desc1: x(36) }] }, [['sitelinks', 'Kits', 'too_long']]],
    [{ sitelinks: [{ ...link, desc2: x(36) }] }, [['sitelinks', 'Kits', 'too_long']]],
    [{ sitelinks: [{ ...link, desc2: x(36) }, link] }, [['sitelinks', 'Kits', 'too_long']]],
    [
      {
        sitelinks: [
          { ...link, text: x(26) },
          { ...another, url: link.url },
        ],
      },
      [['sitelinks', x(26), 'too_long']],
    ],
    [{ sitelinks: [{ ...link, text: BROKEN }] }, [['sitelinks', BROKEN, 'broken_tag']]],
    [{ sitelinks: [{ ...link, desc1: BROKEN }] }, [['sitelinks', 'Kits', 'broken_tag']]],
    [{ sitelinks: [{ ...link, desc2: BROKEN }] }, [['sitelinks', 'Kits', 'broken_tag']]],
    [{ sitelinks: [link, { ...another, text: 'KITS' }] }, [['sitelinks', 'KITS', 'repeated']]],
    [{ sitelinks: [link, { ...another, url: link.url }] }, [['sitelinks', 'Fotos', 'same_page']]],
    [{ sitelinks: [{ ...link, url: ' ' }] }, [['sitelinks', 'Kits', 'same_page']]],
    [{ finalUrl: ` ${page}/kits `, sitelinks: [link] }, [['sitelinks', 'Kits', 'same_page']]],
    [{ finalUrl: ` ${page} `, sitelinks: [{ ...link, url: '' }] }, [['sitelinks', 'Kits', 'same_page']]],
    [{ finalUrl: '', sitelinks: [{ ...link, url: '' }] }, [['sitelinks', 'Kits', 'no_url']]],
    [{ promotions: [{ ...promotion, target: x(21) }] }, [['promotions', x(21), 'too_long']]],
    [{ promotions: [{ ...promotion, target: BROKEN }] }, [['promotions', BROKEN, 'broken_tag']]],
    [{ promotions: [{ ...promotion, percent: null }] }, [['promotions', 'Kit', 'no_discount']]],
    [{ finalUrl: ' ', promotions: [promotion] }, [['promotions', 'Kit', 'no_url']]],
    [{ prices: [{ ...price, items: [item, item] }] }, [['prices', 'Um', 'few_items']]],
    [{ prices: [{ ...price, items: [] }] }, [['prices', '', 'few_items']]],
    [
      { prices: [{ ...price, items: [...three, { ...item, header: BROKEN }] }] },
      [['prices', BROKEN, 'broken_tag']],
    ],
    [
      { prices: [{ ...price, items: [...three, { ...item, description: BROKEN }] }] },
      [['prices', 'Um', 'broken_tag']],
    ],
    [
      { prices: [{ ...price, items: [...three, { ...item, header: x(26) }] }] },
      [['prices', x(26), 'too_long']],
    ],
    [
      { prices: [{ ...price, items: [...three, { ...item, description: x(26) }] }] },
      [['prices', 'Um', 'too_long']],
    ],
    [
      { finalUrl: '', prices: [{ ...price, items: [...three, { ...item, url: ' ' }] }] },
      [['prices', 'Um', 'no_url']],
    ],
    [{ prices: [{ ...price, items: [...three, { ...item, header: ' ' }] }] }, [['prices', '', 'half_item']]],
    [
      { prices: [{ ...price, items: [...three, { ...item, description: '' }] }] },
      [['prices', 'Um', 'half_item']],
    ],
    [
      { prices: [{ ...price, items: [...three, { ...item, header: '', amount: null }] }] },
      [['prices', '', 'half_item']],
    ],
    [
      { prices: [{ ...price, items: [...three, { ...item, description: '', amount: null }] }] },
      [['prices', 'Um', 'half_item']],
    ],
    [
      { prices: [{ ...price, items: [...three, { ...item, header: '', description: '' }] }] },
      [['prices', '', 'half_item']],
    ],
    [
      { prices: [{ ...price, items: [...three, { ...item, amount: null }] }] },
      [['prices', 'Um', 'half_item']],
    ],
    [
      { prices: [{ ...price, items: [{ ...item, amount: null, header: ' A ' }] }] },
      [
        ['prices', 'A', 'half_item'],
        ['prices', 'A', 'few_items'],
      ],
    ],
    [{ calls: [{ ...phone, phone: '123' }] }, [['calls', '123', 'no_phone']]],
    [{ calls: [phone, { ...phone, phone: '11912345678' }] }, [['calls', '11912345678', 'repeated']]],
    [{ trackingTemplate: ' https://t.com ' }, [['settings', 'https://t.com', 'broken_tag']]],
    [{ trackingTemplate: '{lpurl}?{xyz}' }, [['settings', '{lpurl}?{xyz}', 'broken_tag']]],
    [{ finalUrlSuffix: 'a={xyz}' }, [['settings', 'a={xyz}', 'broken_tag']]],
  ])('%j', (own, out) => {
    const ready = ofSettings(own);
    expect(ready.out).toEqual(out.map(([kind, text, why]) => ({ kind, text, group: null, why })));
    expect(ready.draft.settings.snippets).toEqual([]);
  });
});

describe('the groups of an export', () => {
  const texts = (...all: string[]) => all.map((text) => ({ text }));
  const ad: SearchAd = {
    titles: texts('Um', 'Dois', 'Três'),
    descriptions: texts('Um', 'Dois'),
    path1: '',
    path2: '',
    finalUrl: '',
  };
  const group: DraftGroup = {
    id: 'g',
    name: 'G',
    position: 1,
    keywords: [{ text: 'a', by: 'list' }],
    negatives: [],
    ads: [ad],
  };
  const of = (change: Partial<DraftGroup>, settings: Settings = {}) =>
    prepareExport({
      name: 'A',
      currency: 'BRL',
      draft: {
        settings: { ...emptySettings, finalUrl: page, ...settings },
        groups: [{ ...group, ...change }],
      },
    });
  const withAd = (change: Partial<SearchAd>, settings: Settings = {}) =>
    of({ ads: [{ ...ad, ...change }] }, settings);
  const whys = ({ out }: ReturnType<typeof of>) =>
    out.map(({ kind, text, group: name, why }) => [kind, text, name, why]);

  it.each<[change: Partial<SearchAd>, settings: Settings, written: Partial<SearchAd>]>([
    [{}, { finalUrl: ` ${page} ` }, { finalUrl: page }],
    [{ finalUrl: ' https://b.com.br ' }, {}, { finalUrl: 'https://b.com.br' }],
    [{ titles: texts(' Um ', 'Dois', x(30), ' ') }, {}, { titles: texts('Um', 'Dois', x(30)) }],
    [
      { titles: [{ text: 'Um', pin: 2 }, ...texts('Dois', 'Três')] },
      {},
      { titles: [{ text: 'Um', pin: 2 }, ...texts('Dois', 'Três')] },
    ],
    [{ descriptions: texts('Um', x(90)) }, {}, { descriptions: texts('Um', x(90)) }],
    [{ path1: ' Kit 3/5 ', path2: 'a  /b' }, {}, { path1: 'Kit-3-5', path2: 'a-b' }],
    [{ path1: x(15), path2: x(15) }, {}, { path1: x(15), path2: x(15) }],
    [{ path1: x(16), path2: 'b' }, {}, { path1: '', path2: '' }],
    [{ path1: 'a', path2: x(16) }, {}, { path1: 'a', path2: '' }],
    [{ path1: '', path2: 'b' }, {}, { path1: '', path2: '' }],
  ])('an ad with %j is whole', (change, settings, written) => {
    const ready = withAd(change, settings);
    expect(whys(ready)).toEqual([]);
    expect(ready.draft.groups[0]?.ads).toMatchObject([written]);
  });

  it('an ad alone has the page of the campaign, without blanks around it', () => {
    const [ready] = readyAd(ad, { ...emptySettings, finalUrl: ` ${page} ` }, () => undefined);
    expect(ready?.finalUrl).toBe(page);
    expect(readyAd(ad, { ...emptySettings, finalUrl: ' ' }, () => undefined)).toEqual([]);
  });

  it.each<[change: Partial<SearchAd>, settings: Settings, out: [kind: string, text: string, why: string][]]>([
    [{ titles: texts('Um', 'Dois') }, {}, [['ads', 'Um', 'few_titles']]],
    [{ titles: [] }, {}, [['ads', '', 'few_titles']]],
    [
      { titles: texts('Um', 'Dois', x(31)) },
      {},
      [
        ['titles', x(31), 'too_long'],
        ['ads', 'Um', 'few_titles'],
      ],
    ],
    [{ descriptions: texts('Um') }, {}, [['ads', 'Um', 'few_descriptions']]],
    [
      { descriptions: texts('Um', x(91)) },
      {},
      [
        ['descriptions', x(91), 'too_long'],
        ['ads', 'Um', 'few_descriptions'],
      ],
    ],
    [{ finalUrl: ' ' }, { finalUrl: ' ' }, [['ads', 'Um', 'no_url']]],
  ])('an ad with %j stays out', (change, settings, out) => {
    const ready = withAd(change, settings);
    expect(whys(ready)).toEqual(out.map(([kind, text, why]) => [kind, text, 'G', why]));
    expect(ready.draft.groups).toMatchObject([{ ads: [], keywords: group.keywords }]);
  });

  it.each<[change: Partial<DraftGroup>, out: [kind: string, text: string, why: string][], counts: object]>([
    [{}, [], { adGroups: 1, keywords: 1, ads: 1, groupNegatives: 0 }],
    [{ ads: [] }, [], { adGroups: 1, keywords: 1, ads: 0 }],
    [{ keywords: [] }, [], { adGroups: 1, keywords: 0, ads: 1 }],
    [{ keywords: [], ads: [] }, [['adGroups', 'G', 'empty_group']], { adGroups: 0 }],
    [
      { negatives: ['usado', 'Usado', 'a, b'] },
      [
        ['groupNegatives', 'Usado', 'repeated'],
        ['groupNegatives', 'a, b', 'refused'],
      ],
      { groupNegatives: 1 },
    ],
    [{ ads: [ad, { ...ad, path1: 'b' }, ad] }, [['ads', 'Um', 'repeated']], { ads: 2 }],
    [
      { keywords: ['a', '[a]', 'A', '@', ' '].map((text) => ({ text, by: 'list' })) },
      [
        ['keywords', 'A', 'repeated'],
        ['keywords', '@', 'refused'],
        ['keywords', ' ', 'refused'],
      ],
      { keywords: 2 },
    ],
  ])('a group with %j', (change, out, counts) => {
    const ready = of(change);
    expect(whys(ready)).toEqual(out.map(([kind, text, why]) => [kind, text, 'G', why]));
    expect(ready.counts).toMatchObject(counts);
  });

  it('have plain names, as the campaign has, and tell how far the work is', () => {
    const shares: number[] = [];
    const request = {
      name: ' A  B ',
      currency: 'USD',
      draft: {
        settings: {
          ...emptySettings,
          finalUrl: page,
          negatives: ['pdf'],
          countries: ['BR' as const, 'PT' as const],
          callouts: ['A', 'B', 'C'],
        },
        groups: [
          { ...group, name: 'C  D' },
          { ...group, id: 'h' },
        ],
      },
    };
    const ready = prepareExport(request, (share) => shares.push(share));
    expect(shares).toEqual([0, 0.5]);
    expect([ready.name, ready.currency, ready.draft.groups.map(({ name }) => name)]).toEqual([
      'A B',
      'USD',
      ['C D', 'G'],
    ]);
    expect(ready.counts).toEqual({
      adGroups: 2,
      keywords: 2,
      groupNegatives: 0,
      ads: 2,
      negatives: 1,
      negativeLists: 0,
      locations: 2,
      sitelinks: 0,
      callouts: 3,
      snippets: 0,
      promotions: 0,
      prices: 0,
      calls: 0,
      businessNames: 0,
    });
  });
});
