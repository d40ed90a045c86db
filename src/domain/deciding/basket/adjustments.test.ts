import { expect, it } from 'vitest';
import type { AdjustChange, Change, ReleaseChange } from '#domain/ads/account-change.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { decodeTable } from '#domain/shared/tables/decode.ts';
import { parseDelimited } from '#domain/shared/tables/delimited.ts';
import { applyChanges, toPercent } from './apply-changes.ts';
import { writeBasket } from './write-basket.ts';

const draft: CampaignDraft = {
  settings: {
    ...emptySettings,
    dailyBudget: '30.00',
    negatives: ['"grátis"', '[golpe]'],
    devices: { desktop: 0, mobile: 10, tablet: 0 },
    schedule: [{ day: 'Monday', from: 8, to: 22 }],
  },
  groups: [{ id: 'g', name: 'Fundo', position: 1, keywords: [], negatives: ['"grátis"', 'usado'], ads: [] }],
};
const context = { draft, own: 'BR', campaigns: ['BR', 'US'], currency: 'BRL' };

const adjust = (part: Partial<AdjustChange>): AdjustChange => ({
  kind: 'adjust',
  of: 'budget',
  campaign: 'BR',
  adGroup: null,
  keyword: null,
  device: null,
  from: 1,
  to: 1,
  ...part,
});
const release = (part: Partial<ReleaseChange> = {}): ReleaseChange => ({
  kind: 'release',
  text: 'grátis',
  matchType: 'phrase',
  campaign: 'BR',
  adGroup: null,
  ...part,
});

function rowsOf(change: Change, target: 'editor' | 'web' = 'editor'): Record<string, string>[] {
  return writeBasket([change], context, target).files.flatMap(({ bytes }) => {
    const decoded = decodeTable(bytes);
    if (!decoded.ok) throw new Error(decoded.error);
    const table = parseDelimited(decoded.text, target === 'editor' ? '\t' : ',');
    if (!table.ok) throw new Error(table.error);
    const [header, ...rows] = table.rows;
    return rows.map(({ cells }) =>
      Object.fromEntries((header?.cells ?? []).flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : []))),
    );
  });
}

it.each([
  [1.25, 25],
  [0.8, -20],
  [1, 0],
  [1.256, 26],
  [0, -100],
  [10, 900],
  [12, 900], // the most that Google takes
])('a bid %s times as high is %s %% more', (times, percent) => expect(toPercent(times)).toBe(percent));

it.each<[what: string, change: Change, changed: object]>([
  ['a budget', adjust({ to: 45.5 }), { settings: { dailyBudget: '45.50' } }],
  [
    'the bids on phones, and on no other device',
    adjust({ of: 'device', device: 'mobile', to: 0.8 }),
    { settings: { devices: { desktop: 0, mobile: -20, tablet: 0 } } },
  ],
  [
    'the bids of some hours of the day',
    adjust({ of: 'time', time: { weekday: 1, from: 18, to: 24 }, to: 0.5 }),
    {
      settings: {
        schedule: [
          { day: 'Monday', from: 8, to: 18 },
          { day: 'Monday', from: 18, to: 22, bid: -50 },
        ],
      },
    },
  ],
  ['a target CPA', adjust({ of: 'target_cpa', to: 70 }), { settings: { targetCpa: '70.00' } }],
  ['a target ROAS', adjust({ of: 'target_roas', to: 571 }), { settings: { targetRoas: '571.00' } }],
  ['the highest bid', adjust({ of: 'cpc_limit', to: 1.21 }), { settings: { maxCpc: '1.21' } }],
  ['a negative of the campaign', release(), { settings: { negatives: ['[golpe]'] } }],
  [
    'a negative of the ad group, and not the same one of the campaign',
    release({ adGroup: 'Fundo' }),
    { settings: { negatives: ['"grátis"', '[golpe]'] }, groups: [{ negatives: ['usado'] }] },
  ],
])('the draft here changes %s', (_, change, changed) => {
  const applied = applyChanges(draft, [change], 'BR');
  expect(applied).toMatchObject({ draft: changed, refused: [], elsewhere: [] });
  expect(applyChanges(applied.draft, [change], 'BR').draft).toBe(applied.draft); // the second time nothing
});

it.each<[what: string, change: Change, isElsewhere: boolean]>([
  ['the budget that it has', adjust({ to: 30 }), false],
  ['the bids on phones that it has', adjust({ of: 'device', device: 'mobile', to: 1.1 }), false],
  ['a device that is not named', adjust({ of: 'device' }), false],
  ['hours that are not named', adjust({ of: 'time' }), false],
  ['a negative that it has in another match type', release({ matchType: 'exact' }), false],
  ['a negative that its ad group has not', release({ text: 'golpe', adGroup: 'Fundo' }), false],
  ['a bid, which stands in the account', adjust({ of: 'cpc', to: 2 }), true],
  ['the stop of the campaign', { kind: 'stop', campaign: 'BR' }, true],
  ['the budget of another campaign', adjust({ campaign: 'US', to: 45 }), true],
])('the draft stays as it is for %s', (_, change, isElsewhere) => {
  const applied = applyChanges(draft, [change], 'BR');
  expect(applied.draft).toBe(draft);
  expect(applied).toEqual({ draft, refused: [], elsewhere: isElsewhere ? [change] : [] });
});

it.each<[what: string, change: Change, row: Record<string, string> | null]>([
  ['a budget', adjust({ to: 45.5 }), { Campaign: 'BR', Budget: '45.50', 'Budget type': 'Daily' }],
  [
    'a campaign without a name',
    adjust({ campaign: '', to: 2 }),
    { Campaign: 'BR', Budget: '2.00', 'Budget type': 'Daily' },
  ],
  [
    'the bids on tablets of an ad group',
    adjust({ of: 'device', device: 'tablet', adGroup: 'Fundo', to: 0 }),
    { Campaign: 'BR', 'Ad Group': 'Fundo', 'Tablet Bid Modifier': '-100' },
  ],
  [
    'the bids on computers',
    adjust({ of: 'device', device: 'desktop', to: 1.1 }),
    { Campaign: 'BR', 'Desktop Bid Modifier': '10' },
  ],
  [
    'the bid of an ad group',
    adjust({ of: 'cpc', adGroup: 'Fundo', to: 1.2 }),
    { Campaign: 'BR', 'Ad Group': 'Fundo', 'Max CPC': '1.20' },
  ],
  [
    'the bid of a keyword, which stays paused if it was',
    adjust({ of: 'cpc', campaign: 'US', adGroup: 'Fundo', keyword: '[kit]', to: 0.4 }),
    { Campaign: 'US', 'Ad Group': 'Fundo', Keyword: 'kit', 'Criterion Type': 'Exact', 'Max CPC': '0.40' },
  ],
  ['a target CPA', adjust({ of: 'target_cpa', to: 70 }), { Campaign: 'BR', 'Target CPA': '70.00' }],
  ['a target ROAS', adjust({ of: 'target_roas', to: 571 }), { Campaign: 'BR', 'Target ROAS': '571.00%' }],
  [
    'the highest bid',
    adjust({ of: 'cpc_limit', campaign: 'US', to: 1.21 }),
    { Campaign: 'US', 'Maximum CPC bid limit': '1.21' },
  ],
  ['a stop', { kind: 'stop', campaign: 'US' }, { Campaign: 'US', 'Campaign Status': 'Paused' }],
  [
    'some hours of the day, with the whole schedule',
    adjust({ of: 'time', time: { weekday: null, from: 0, to: 9 }, to: 0.5 }),
    { Campaign: 'BR', 'Ad Schedule': '(Monday@50%[08:00-09:00]);(Monday[09:00-22:00])' },
  ],
  [
    'the hours of another campaign, whose schedule is not known',
    adjust({ of: 'time', campaign: 'US', time: { weekday: null, from: 0, to: 9 }, to: 0.5 }),
    null,
  ],
])('the file for Editor holds %s', (_, change, row) => {
  expect(rowsOf(change)).toEqual(row === null ? [] : [row]);
  const { written, out } = writeBasket([change], context, 'editor');
  expect([written, out]).toEqual(row === null ? [0, [{ change, why: 'not_in_this_file' }]] : [1, []]);
});

it.each<Change>([
  adjust({ to: 45.5 }),
  adjust({ of: 'time', time: { weekday: null, from: 0, to: 9 }, to: 0.5 }),
  { kind: 'stop', campaign: 'US' },
])('the upload in the browser cannot say %j', (change) => {
  expect(writeBasket([change], context, 'web')).toEqual({
    files: [],
    written: 0,
    listed: [],
    out: [{ change, why: 'not_in_this_file' }],
  });
});

it('a negative is taken away where it stands', () => {
  expect(rowsOf(release())).toEqual([
    { Campaign: 'BR', Keyword: 'grátis', 'Criterion Type': 'Campaign Negative Phrase', Status: 'Removed' },
  ]);
  expect(rowsOf(release({ adGroup: 'Fundo', campaign: '' }))).toEqual([
    {
      Campaign: 'BR',
      'Ad Group': 'Fundo',
      Keyword: 'grátis',
      'Criterion Type': 'Negative Phrase',
      Status: 'Removed',
    },
  ]);
  expect(rowsOf(release(), 'web')).toMatchObject([
    { Action: 'Remove', Level: 'Campaign', Campaign: 'BR', 'Negative keyword': 'grátis' },
  ]);
});

it('what the bid strategy ignores stays out of the files, and says so', () => {
  const bid = adjust({ of: 'cpc', adGroup: 'Fundo', to: 1.2 });
  const phones = adjust({ of: 'device', device: 'mobile', to: 0.8 });
  const nobody = adjust({ of: 'device', campaign: '', device: 'mobile', to: 0 });
  const target = adjust({ of: 'target_cpa', to: 70 });
  const other = adjust({ of: 'cpc', campaign: 'US', adGroup: 'Fundo', to: 1.2 });
  const chosen: Change[] = [bid, phones, nobody, target, other, adjust({ to: 45 })];
  const strategyOf = (name: string) => (name === 'BR' ? ('target_cpa' as const) : null);
  const { written, out } = writeBasket(chosen, { ...context, strategyOf }, 'editor');
  expect(written).toBe(4);
  expect(out).toEqual([
    { change: bid, why: 'not_taken' },
    { change: phones, why: 'not_taken' },
  ]);
});
