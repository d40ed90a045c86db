import { describe, expect, it } from 'vitest';
import { assetKinds, type CampaignAssets } from '#domain/making/structure/campaign-assets.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { readEditorFile } from '../editor-file.ts';
import { editorRows } from '../editor-rows.ts';
import { prepareExport } from '../prepare-export.ts';
import { sampleExports } from '../testing/any-export.ts';
import { type NamedFile, writeEditorFiles } from '../write-files.ts';
import { makeCampaign } from './make-campaign.ts';
import { splitCampaigns } from './split-campaigns.ts';

/** The draft that our import makes of a written file. */
function readBack({ bytes }: NamedFile): CampaignDraft {
  const read = readEditorFile(bytes);
  if (!read.ok) throw new Error(read.error);
  const [found] = splitCampaigns(read.file);
  if (!found) throw new Error('the file has a campaign');
  let last = 0;
  return makeCampaign(found, () => `${(last += 1)}`);
}

/** Amounts are written with two decimals; a telephone, an address and a language as Google has them. */
function plain(assets: CampaignAssets, languages: readonly string[], finalUrl: string) {
  const money = (amount: string | null) => (amount === null ? null : Number(amount));
  const [first = 'pt'] = languages;
  return {
    ...Object.fromEntries(assetKinds.map((kind) => [kind, assets[kind]])),
    promotions: assets.promotions.map((each) => ({
      ...each,
      amount: money(each.amount),
      ordersOver: money(each.ordersOver),
      language: each.language ?? first,
    })),
    prices: assets.prices.map((price) => ({
      ...price,
      language: price.language ?? first,
      items: price.items.map((item) => ({
        ...item,
        amount: money(item.amount),
        url: item.url || finalUrl,
      })),
    })),
    calls: assets.calls.map(({ phone }) => phone.replaceAll(/\D/g, '').slice(-9)),
  };
}

describe.each(sampleExports(60).map((request, at) => [at, prepareExport(request)] as const))(
  'campaign %i, written for Editor and read again,',
  (_, ready) => {
    const files = writeEditorFiles(ready, 'utf-16le');
    const [main, prices] = files.map(readBack);
    if (!main) throw new Error('a campaign has a file');
    const settings = { ...main.settings, prices: prices?.settings.prices ?? [] };

    it('has the same assets', () => {
      const { settings: own } = ready.draft;
      expect(plain(settings, own.languages, own.finalUrl)).toEqual(plain(own, own.languages, own.finalUrl));
    });

    it('is written the same', () => {
      // The address of the campaign is that of its first ad.
      const { finalUrl } = ready.draft.settings;
      const again = { ...ready, draft: { ...main, settings: { ...settings, finalUrl } } };
      // Our reader meets a group at its first row, which may be a negative's.
      const rows = (all: typeof ready) =>
        editorRows(all)
          .map((cells) => JSON.stringify(cells))
          .sort();
      expect(rows(again)).toEqual(rows(ready));
    });
  },
);
