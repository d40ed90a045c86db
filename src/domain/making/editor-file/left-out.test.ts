import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { emptyPromotion } from '#domain/making/structure/campaign-assets.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import type { ExportableDraft } from './exportable-draft.ts';
import { prepareExport } from './prepare-export.ts';
import { webOmissions } from './web-tables.ts';
import { type NamedFile, writeWebFiles } from './write-files.ts';

const rowsOf = ({ bytes }: NamedFile) =>
  Papa.parse<Record<string, string>>(new TextDecoder().decode(bytes), { header: true, skipEmptyLines: true })
    .data;

describe('the parts that are left out', () => {
  it('include a tracking template and a suffix whose tags Google does not know', () => {
    const { draft, out } = ready({
      settings: {
        ...emptySettings,
        trackingTemplate: 'https://t.exemplo.com/?u={lpurl}&c={campaignname}',
        finalUrlSuffix: 'src=%7Bgclid%7D',
      },
    });
    expect([draft.settings.trackingTemplate, draft.settings.finalUrlSuffix]).toEqual(['', '']);
    expect(out.map(({ kind, why }) => [kind, why])).toEqual([
      ['settings', 'broken_tag'],
      ['settings', 'broken_tag'],
    ]);
  });

  it('include sitelinks and promotions with a broken tag', () => {
    const { out } = ready({
      settings: {
        ...emptySettings,
        finalUrl: 'https://a.com.br',
        sitelinks: [{ text: '{KeyWord Kit}', desc1: '', desc2: '', url: 'https://a.com.br/kits' }],
        promotions: [{ ...emptyPromotion, target: '{KeyWord Kit}', percent: 10 }],
      },
    });
    expect(out.map(({ kind, why }) => [kind, why])).toEqual([
      ['sitelinks', 'broken_tag'],
      ['promotions', 'broken_tag'],
    ]);
  });

  it('include a second ad with the texts of the first', () => {
    const { draft, out } = ready({
      groups: [{ ...group, keywords: [{ text: 'a', by: 'list' }], ads: [good, { ...good }] }],
    });
    expect(draft.groups[0]?.ads).toHaveLength(1);
    expect(out.map(({ kind, why }) => [kind, why])).toEqual([['ads', 'repeated']]);
  });

  it('include prices with two whole items, telephones that do not exist and long names', () => {
    const item = { description: 'Por mês', amount: '10', unit: null, url: 'https://a.com.br' };
    const { out } = ready({
      settings: {
        ...emptySettings,
        prices: [
          {
            type: 'Brands',
            qualifier: null,
            language: null,
            items: [
              { ...item, header: 'Um' },
              { ...item, header: 'Dois' },
              { ...item, header: 'Três', description: '' },
            ],
          },
        ],
        calls: [{ phone: '123', country: 'BR' }],
        businessNames: ['x'.repeat(26)],
      },
    });
    expect(out.map(({ kind, text, why }) => [kind, text, why])).toEqual([
      ['prices', 'Três', 'half_item'],
      ['prices', 'Um', 'few_items'],
      ['calls', '123', 'no_phone'],
      ['businessNames', 'x'.repeat(26), 'too_long'],
    ]);
  });

  const ready = (draft: Partial<ExportableDraft['draft']>) =>
    prepareExport({ name: 'A', currency: 'BRL', draft: { settings: emptySettings, groups: [], ...draft } });
  const texts = (all: readonly string[]) => all.map((text) => ({ text }));
  const good = {
    titles: texts(['Um', 'Dois', 'Três']),
    descriptions: texts(['Um', 'Dois']),
    path1: '',
    path2: '',
    finalUrl: 'https://a.com.br',
  };
  const group = { id: 'g', name: 'G', position: 1, keywords: [], negatives: [], ads: [good] };

  it.each([
    ['an ad with two titles', { ...good, titles: texts(['Um', 'um', 'Dois']) }, ['repeated', 'few_titles']],
    ['an ad with one description', { ...good, descriptions: texts(['Um']) }, ['few_descriptions']],
    ['an ad that leads nowhere', { ...good, finalUrl: '' }, ['no_url']],
    [
      'a title of 31 characters',
      { ...good, titles: [...good.titles, { text: 'x'.repeat(31) }] },
      ['too_long'],
    ],
    [
      'a title with a broken tag',
      { ...good, titles: [...good.titles, { text: '{KeyWord Kit}' }] },
      ['broken_tag'],
    ],
  ])('list %s with its reason', (_, ad, reasons) => {
    const { out, counts } = ready({
      groups: [{ ...group, keywords: [{ text: 'a', by: 'list' }], ads: [ad] }],
    });
    expect(out.map(({ why }) => why)).toEqual(reasons);
    expect(counts.ads).toBe(ad.titles.length > 3 ? 1 : 0);
  });

  it('include sitelinks until each has a page of its own', () => {
    const link = (text: string, url: string) => ({ text, desc1: '', desc2: '', url });
    const sitelinks = [
      link('Preços', ''),
      link('Kits', 'https://a.com.br/kits'),
      link('Fotos', 'https://a.com.br/kits'),
      link('Frete', 'https://a.com.br/frete'),
    ];
    const { draft, out } = ready({ settings: { ...emptySettings, finalUrl: 'https://a.com.br', sitelinks } });
    expect(draft.settings.sitelinks.map(({ text }) => text)).toEqual(['Kits', 'Frete']);
    expect(out.map(({ text, why }) => [text, why])).toEqual([
      ['Preços', 'same_page'],
      ['Fotos', 'same_page'],
    ]);
  });

  it('include empty groups, keywords that Google refuses, promotions without a discount and short snippets', () => {
    const { out } = ready({
      settings: {
        ...emptySettings,
        finalUrl: 'https://a.com.br',
        negatives: ['grátis', 'Grátis', 'a, b'],
        promotions: [{ ...emptyPromotion, target: 'Kit' }],
        snippets: [{ header: 'Types', values: ['Um', 'Dois'] }],
      },
      groups: [{ ...group, keywords: [{ text: 'a (b)', by: 'list' }], ads: [] }],
    });
    expect(out.map(({ kind, text, why }) => [kind, text, why])).toEqual([
      ['negatives', 'Grátis', 'repeated'],
      ['negatives', 'a, b', 'refused'],
      ['snippets', 'Types', 'few_values'],
      ['promotions', 'Kit', 'no_discount'],
      ['keywords', 'a (b)', 'refused'],
      ['adGroups', 'G', 'empty_group'],
    ]);
  });

  it('do not include the name of a group, though nobody sees it', () => {
    const { draft } = ready({ groups: [{ ...group, name: '\u200b' }] });
    expect(draft.groups.map(({ name }) => name)).toEqual(['\u200b']);
  });

  it('of the browser files include parts without a column in their templates', () => {
    const all = webOmissions(
      ready({ settings: { ...emptySettings, schedule: [{ day: 'Monday', from: 8, to: 18 }] } }),
    );
    expect(all.map(({ text }) => text)).toEqual([
      'Mostrar só a quem está no local',
      'Programação de horários',
    ]);
  });

  it('of the browser files include snippets whose values have the sign between values', () => {
    const whole = ready({
      settings: {
        ...emptySettings,
        presence: 'presence_or_interest',
        snippets: [
          { header: 'Types', values: ['Gotas; frascos', 'Pó', 'Chá'] },
          { header: 'Brands', values: ['A', 'B', 'C'] },
        ],
      },
    });
    expect(webOmissions(whole).map(({ kind, text }) => [kind, text])).toEqual([['snippets', 'Types']]);
    const last = writeWebFiles(whole, { decimal: ',' }).at(-1);
    expect(last && rowsOf(last).map((row) => row['Structured snippet values'])).toEqual(['A;B;C']);
  });

  it('amounts have the chosen decimal sign, and none when they are whole', () => {
    const budget = (dailyBudget: string, decimal: ',' | '.') => {
      const [file] = writeWebFiles(ready({ settings: { ...emptySettings, dailyBudget } }), { decimal });
      return file && rowsOf(file)[0]?.['Budget'];
    };
    expect([budget('1.5', ','), budget('1.50', '.'), budget('30.00', ',')]).toEqual(['1,50', '1.50', '30']);
  });
});
