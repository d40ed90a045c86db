import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssetType, assetTypes } from '#domain/ads/asset-types.ts';
import { campaignFileName, clipboardText, exportFileName, exportText } from './exports.ts';

const byteLength = (text: string) => new TextEncoder().encode(text).length;
const lines = [{ text: 'Ação' }, { text: '[comprar 日本]' }, { text: '👨‍👩‍👧' }];
const sitelinks = [
  { text: 'Comprar', desc1: 'Veja preços', desc2: 'Em kits' },
  { text: 'Outro', desc1: '', desc2: '' },
];
const lineKinds = assetTypes.filter((kind) => kind !== 'sitelinks');

describe('the .txt file', () => {
  it.each(lineKinds)('%s: has one item per line', (kind) => {
    expect(exportText(kind, lines)).toBe('Ação\n[comprar 日本]\n👨‍👩‍👧');
  });

  it('sitelinks: has labelled blocks with a blank line between them', () => {
    expect(exportText('sitelinks', sitelinks)).toBe(
      'Texto: Comprar\nDescrição 1: Veja preços\nDescrição 2: Em kits\n\n' +
        'Texto: Outro\nDescrição 1: \nDescrição 2: ',
    );
  });

  it.each(assetTypes)('%s: is empty for an empty list', (kind) => {
    expect(exportText(kind, [])).toBe('');
    expect(clipboardText(kind, [])).toBe('');
  });
});

describe('the clipboard', () => {
  it.each(lineKinds)('%s: has one item per line', (kind) => {
    expect(clipboardText(kind, lines)).toBe('Ação\n[comprar 日本]\n👨‍👩‍👧');
  });

  it('sitelinks: joins three texts with "; "', () => {
    expect(clipboardText('sitelinks', sitelinks)).toBe('Comprar; Veja preços; Em kits\nOutro; ; ');
  });
});

describe('file names', () => {
  it.each<[AssetType, string]>([
    ['keywords', 'faisca_keywords_2026-03-07.txt'],
    ['negative_keywords', 'faisca_negative_keywords_2026-03-07.txt'],
    ['titles', 'faisca_titles_2026-03-07.txt'],
    ['descriptions', 'faisca_descriptions_2026-03-07.txt'],
    ['sitelinks', 'faisca_sitelinks_2026-03-07.txt'],
    ['callouts', 'faisca_callouts_2026-03-07.txt'],
    ['promotions', 'faisca_promotions_2026-03-07.txt'],
  ])('%s', (kind, name) => {
    expect(exportFileName(kind, new Date(2026, 2, 7, 12))).toBe(name);
  });

  it.each([
    ['Verão 2026', 'faisca_campaign_Verão_2026.json'],
    ['  Verão \t  2026 ', 'faisca_campaign_Verão_2026.json'],
    ['Verão'.normalize('NFD'), 'faisca_campaign_Verão.json'],
    ['a/b\\c:d*e?f"g<h>i|j', 'faisca_campaign_a-b-c-d-e-f-g-h-i-j.json'],
    ['nul\u0000 bell\u0007', 'faisca_campaign_nul-_bell-.json'],
    ['duas\nlinhas', 'faisca_campaign_duas_linhas.json'],
    ['Verão\u202Enosj.exe', 'faisca_campaign_Verãonosj.exe.json'],
    ['\u200b', 'faisca_campaign_sem_nome.json'],
    ['../../etc/passwd', 'faisca_campaign_--..-etc-passwd.json'],
    ['...', 'faisca_campaign_-.json'],
    ['CON', 'faisca_campaign_CON.json'],
    ['日本 👨‍👩‍👧', 'faisca_campaign_日本_👨‍👩‍👧.json'],
    ['', 'faisca_campaign_sem_nome.json'],
    ['   ', 'faisca_campaign_sem_nome.json'],
  ])('campaign %j: %s', (name, file) => {
    expect(campaignFileName(name)).toBe(file);
  });

  it.each([
    ['é'.repeat(120)],
    ['日'.repeat(120)],
    ['😀'.repeat(60)],
    ['👨‍👩‍👧'.repeat(15)],
    ['\u{10FFFF}'.repeat(60)],
  ])('of a campaign called %s are valid in every file system', (name) => {
    for (const end of ['.json', '_navegador.zip', '_mudancas_navegador.csv'])
      expect(byteLength(campaignFileName(name, end))).toBeLessThanOrEqual(255);
  });

  it('are valid for any campaign name', () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: fc.constantFrom('a', ' ', '.', '/', '\\', ':', '👨‍👩‍👧', '日'), maxLength: 120 }),
    );
    fc.assert(
      fc.property(names, (name) => {
        const file = campaignFileName(name);
        expect(file).toMatch(/^faisca_campaign_[^\p{Cc}<>:"/\\|?*\s]+\.json$/u);
        expect(byteLength(file)).toBeLessThanOrEqual(255);
      }),
    );
  }, 30_000);
});
