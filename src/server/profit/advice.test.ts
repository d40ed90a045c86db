import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdviceAnswer, CampaignAdvice } from '#domain/deciding/advice/campaign-advice.ts';
import { adviseAccount } from '#domain/deciding/advice/advise.ts';
import { joinAccount } from '#domain/deciding/advice/join-account.ts';
import { levelRows, type Table } from '#domain/deciding/advice/tables.ts';
import { rateBook } from '#domain/measuring/profit/rates.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import type { ReportType } from '#domain/measuring/reports/report-words.ts';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import { type CampaignSettings, emptySettings } from '#domain/making/structure/settings.ts';
import { finish } from '#domain/shared/steps.ts';
import { bridgeAccounts, bridgeTableStates } from '../db/schema/bridges.ts';
import { campaignDrafts, campaigns } from '../db/schema/campaigns.ts';
import { createBridge, createCampaign, createDraft, createReportRows } from '../testing/factories.ts';
import type { Person } from '../testing/test-app.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

let ana: Person;
let bia: Person;
beforeAll(async () => {
  [ana, bia] = await Promise.all([signIn({ name: 'Ana' }), signIn({ name: 'Bia' })]);
});
beforeEach(async () => {
  await db.delete(campaigns);
});

const advice = async (who = ana) => {
  const response = await request('GET', '/api/profit/advice', { cookie: who.cookie });
  expect(response.status).toBe(200);
  const { advice: campaigns } = (await response.json()) as { advice: CampaignAdvice[] }; // the type that the route declares
  return campaigns;
};

const COMMISSION = 128.5;
const period = { start: '2026-05-01', end: '2026-05-31' };

async function campaign(name: string, budget: string): Promise<string> {
  const { id } = await createCampaign(db, ana.id, { name });
  const economics = { ...emptySettings.economics, commission: COMMISSION.toFixed(2) };
  const settings = { ...emptySettings, economics, dailyBudget: budget };
  await createDraft(db, { userId: ana.id, campaignId: id }, { settings, groups: [] });
  return id;
}

const row = (written: Partial<ReportRow>, clicks: number, cost: number, conversions: number): ReportRow => ({
  day: null,
  campaign: 'Marca',
  adGroup: 'Nome',
  subject: '',
  keyword: '',
  matchType: null,
  added: null,
  impressions: clicks * 10,
  clicks,
  costMicros: cost * 1e6,
  conversions,
  conversionValue: null,
  details: {},
  ...written,
});

/** One in four sales more or less than the campaign's report says, as real exports have them. */
const marca: Record<'campaigns' | 'keywords' | 'search_terms', ReportRow[]> = {
  campaigns: [
    row(
      {
        adGroup: '',
        subject: 'Marca',
        details: { impressionShare: '0.6', lostToBudget: '0.3', lostToRank: '0.1' },
      },
      ...([4100, 3580, 62] as const),
    ),
  ],
  keywords: [
    row({ subject: 'vitalis', matchType: 'phrase' }, 2000, 1000, 60),
    row({ subject: 'glicemia', matchType: 'phrase' }, 900, 1580, 0),
    row({ subject: 'vitalis preço', matchType: 'exact' }, 1200, 1000, 2),
  ],
  search_terms: [
    row({ subject: 'vitalis', keyword: 'vitalis', matchType: 'phrase' }, 2000, 1000, 60),
    row({ subject: 'Glicemia alta', keyword: 'glicemia', matchType: 'phrase' }, 900, 1580, 0),
    row({ subject: 'vitalis preço', keyword: 'vitalis preço', matchType: 'exact' }, 1200, 1000, 2),
  ],
};
const generica = [
  row(
    {
      campaign: 'Genérica',
      adGroup: '',
      subject: 'Genérica',
      details: { lostToBudget: '0.5', lostToRank: '0.2' },
    },
    ...([6200, 10_418.12, 14] as const),
  ),
];

async function bring(campaignId: string, type: ReportType, rows: readonly ReportRow[]): Promise<void> {
  await createReportRows(db, { userId: ana.id, campaignId }, rows, {
    type,
    byDay: false,
    periodStart: period.start,
    periodEnd: period.end,
  });
}

const table = (type: ReportType, rows: readonly ReportRow[]): Table => ({
  id: type,
  type,
  segment: 'none',
  period,
  byDay: false,
  rows,
  hasShares: type === 'campaigns',
});

function factsOf(name: string, dailyBudget: number, tables: readonly Table[]) {
  const described = { name, googleId: '', country: '', suffix: '', dailyBudget };
  return finish(
    joinAccount({
      account: {
        currency: 'BRL',
        timeZone: '',
        language: 'pt',
        rates: [],
        campaigns: [{ ...described, commission: { amount: COMMISSION, currency: 'BRL' } }],
      },
      levels: levelRows(tables),
      orders: [],
      clicks: [],
      rateOn: rateBook([]),
    }),
  );
}

/** What the account's script sent of the campaign Marca. */
const script = (cells: Record<string, unknown>) => async (id: string) => {
  const bridge = await createBridge(db, ana.id);
  const own = { userId: ana.id, name: 'budgets' as const };
  const [account] = await db
    .insert(bridgeAccounts)
    .values({
      bridgeId: bridge.bridge,
      userId: ana.id,
      campaignId: id,
      customerId: '123-456-7890',
      name: 'Conta',
      currency: 'BRL',
      timeZone: 'America/Sao_Paulo',
    })
    .returning();
  const snapshot = {
    columns: ['campaign', ...Object.keys(cells)],
    rows: [['Marca', ...Object.values(cells)]],
  };
  await db.insert(bridgeTableStates).values({ ...own, accountId: account?.id ?? '', snapshot });
};

describe('the advice for all campaigns of a person', () => {
  it('is what the same reports give when they are read from files, in the same order', async () => {
    const [one, other] = [await campaign('Marca', '120'), await campaign('Genérica', '400')];
    for (const [type, rows] of Object.entries(marca)) await bring(one, type as ReportType, rows); // its own keys
    await bring(other, 'campaigns', generica);
    const fromFiles = [
      factsOf('Genérica', 400, [table('campaigns', generica)]),
      factsOf(
        'Marca',
        120,
        Object.entries(marca).map(([type, rows]) => table(type as ReportType, rows)),
      ),
    ];
    const [facts] = fromFiles;
    if (!facts) throw new Error('two campaigns have facts');
    const expected = adviseAccount({ ...facts, campaigns: fromFiles.flatMap((each) => each.campaigns) });
    const shown = await advice();
    expect(
      shown.map(({ kind, campaign: name, keyword, from, to }) => [kind, name, keyword, from, to]),
    ).toEqual(expected.map(({ kind, campaign: name, keyword, from, to }) => [kind, name, keyword, from, to]));
    expect(shown[0]?.gain).toBeCloseTo(expected[0]?.gain ?? 0, 6);
    // By hand: 1,580 without a sale in 31 days are 50.97 a day; the budget limits the campaign, so that half of it may be
    // spent on the rest, which brings 62 sales of 128.50 for 2,000.
    const pause = shown.find(({ kind }) => kind === 'pause' || kind === 'negative');
    expect(pause).toMatchObject({ campaignId: one, name: 'Marca', currency: 'BRL', cost: 1580, sales: 0 });
    const saved = 1580 / 31;
    expect(pause?.gain).toBeGreaterThan(saved * 0.7);
    expect(pause?.gain).toBeLessThanOrEqual(saved * (1 + ((62 * COMMISSION) / 2000 - 1) / 2));
  });

  it('is no more money for what loses', async () => {
    const id = await campaign('Genérica', '400');
    await bring(id, 'campaigns', generica);
    const kinds = (await advice()).map(({ kind }) => kind);
    expect(kinds).toContain('budget_down');
    expect(kinds.filter((kind) => kind.endsWith('_up'))).toEqual([]);
  });

  describe('under a bid strategy', () => {
    const group: DraftGroup = {
      id: randomUUID(),
      name: 'Nome',
      position: 1,
      keywords: [],
      negatives: [],
      ads: [],
    };
    const built = (settings: Partial<CampaignSettings>) => async (id: string) => {
      await db.delete(campaignDrafts);
      const economics = { ...emptySettings.economics, commission: COMMISSION.toFixed(2) };
      await createDraft(
        db,
        { userId: ana.id, campaignId: id },
        { settings: { ...emptySettings, economics, ...settings }, groups: [group] },
      );
    };
    const report = (details: ReportRow['details']) => async (id: string) => {
      await bring(id, 'campaigns', [row({ adGroup: '', subject: 'Marca', details }, 3200, 2580, 2)]);
    };
    const targetCpa = built({ bidStrategy: 'target_cpa', targetCpa: '80.00' });

    it.each<
      [who: string, strategy: string | null, from: number | null, sources: ((id: string) => Promise<void>)[]]
    >([
      ['nobody', null, null, [report({})]],
      ['a plan with groups', 'target_cpa', 80, [report({}), targetCpa]],
      [
        'a report before the plan',
        'maximize_clicks',
        0.81,
        [report({ bidStrategy: 'Maximizar cliques' }), targetCpa],
      ],
      [
        'a script before both',
        'target_cpa',
        95,
        [
          report({ bidStrategy: 'Maximizar cliques' }),
          targetCpa,
          script({ bidding: 'MAXIMIZE_CONVERSIONS', conversionsCpaMicros: '95000000' }),
        ],
      ],
      [
        'an older script, without the number',
        'manual_cpc',
        null,
        [report({}), targetCpa, script({ bidding: 'MANUAL_CPC' })],
      ],
    ])('that %s tells, only its own levers move', async (_who, strategy, from, sources) => {
      const id = await campaign('Marca', '120');
      for (const bringIt of sources) await bringIt(id);
      await bring(id, 'keywords', [
        row({ subject: 'vitalis', matchType: 'phrase', details: { maxCpc: '2.00' } }, 2000, 1000, 2),
        row({ subject: 'glicemia', matchType: 'phrase', details: { maxCpc: '2.00' } }, 1200, 1580, 0),
      ]);
      const response = await request('GET', '/api/profit/advice', { cookie: ana.cookie });
      const { advice: shown, strategies } = (await response.json()) as AdviceAnswer; // the type that the route declares
      expect(strategies).toEqual(strategy === null ? [] : [[id, 'Marca', strategy]]);
      expect(new Set(shown.map((each) => each.strategy))).toEqual(new Set([strategy]));
      const bids = shown.filter(({ kind }) => kind === 'bid_down');
      expect(bids.length > 0).toBe(strategy === null || strategy === 'manual_cpc');
      const numbers = shown.filter(({ kind }) => kind === 'target_cpa' || kind === 'cpc_limit');
      expect(numbers.map((each) => each.from)).toEqual(from === null ? [] : [from]);
    });
  });

  describe('of a campaign as it is set in Google Ads', () => {
    const winning = (details: ReportRow['details']) => [
      row({ adGroup: '', subject: 'Marca', details: { lostToBudget: '0.3', ...details } }, 4100, 3580, 120),
    ];
    const raises = async () => (await advice()).filter(({ kind }) => kind === 'budget_up');

    // 3,580 in 31 days are 115.48 a day.
    it.each<[what: string, details: ReportRow['details'], from: number[]]>([
      ['a plan', {}, [120]],
      ['a report', { budget: '130', budgetType: 'Diário' }, [130]],
      ['a report, and it is shared', { budget: '130', budgetName: 'Todas' }, []],
    ])('the budget is that of %s', async (_, details, from) => {
      await bring(await campaign('Marca', '120'), 'campaigns', winning(details));
      expect((await raises()).map((each) => each.from)).toEqual(from);
    });

    it('the script knows best', async () => {
      const id = await campaign('Marca', '120');
      await bring(id, 'campaigns', winning({ budget: '130', campaignStatus: 'Pausada' }));
      await script({ amountMicros: '125000000', status: 'ENABLED' })(id);
      expect((await raises()).map((each) => each.from)).toEqual([125]);
    });

    it.each<[what: string, details: ReportRow['details'], sent: ((id: string) => Promise<void>)[]]>([
      ['a report', { campaignStatus: 'Pausada' }, []],
      [
        'the script',
        { campaignStatus: 'Ativada' },
        [script({ amountMicros: '125000000', status: 'PAUSED' })],
      ],
    ])('nothing is advised for one that is paused by %s', async (_, details, sent) => {
      const id = await campaign('Marca', '120');
      await bring(id, 'campaigns', winning(details));
      await bring(id, 'keywords', marca.keywords);
      for (const send of sent) await send(id);
      expect(await advice()).toEqual([]);
    });
  });

  it('counts a report of the whole account once that was brought to two campaigns', async () => {
    const [one, other] = [await campaign('Marca', '120'), await campaign('Outra', '120')];
    const pauses = async () => (await advice()).filter(({ kind }) => kind === 'pause');
    await bring(one, 'keywords', marca.keywords);
    expect(await pauses()).toHaveLength(1);
    await bring(other, 'keywords', marca.keywords);
    expect(await pauses()).toHaveLength(1);
  });

  it('leaves out what the person ignores', async () => {
    const id = await campaign('Marca', '120');
    await bring(id, 'keywords', marca.keywords);
    const [first] = await advice();
    const body = { add: [first?.key ?? ''] };
    await request('PUT', `/api/campaigns/${id}/ignored`, { cookie: ana.cookie, body });
    expect((await advice()).map(({ key }) => key)).not.toContain(first?.key);
  });

  it('says nothing without reports, and nothing of another person', async () => {
    expect(await advice()).toEqual([]);
    await bring(await campaign('Marca', '120'), 'keywords', marca.keywords);
    expect(await advice()).not.toEqual([]);
    expect(await advice(bia)).toEqual([]);
  });
});
