import { describe, expect, it } from 'vitest';
import type { Bidding } from '#domain/deciding/bidding/bidding.ts';
import { takes } from '#domain/deciding/bidding/levers.ts';
import { type BidStrategy, bidStrategies } from '#domain/making/structure/settings.ts';
import { accountAdvice } from './account-advice.ts';
import { accountSchema } from './account.ts';
import { leverOfAction } from './action.ts';
import { adviseAccount } from './advise.ts';
import { readReportFile } from '#domain/measuring/reports/report.ts';
import { readAccount } from './read-account.ts';
import { caveatOf, orderText } from './reason.ts';
import { accountOf, campaignFacts, keywordPart, termPart, whole } from './testing/facts.ts';
import type { CampaignFacts } from './facts.ts';

const numbers = { targetCpa: 100, targetRoas: 400, cpcLimit: 1.5 };
const by = (strategy: BidStrategy, known: Partial<Bidding> = {}): Bidding => ({
  strategy,
  ...numbers,
  ...known,
});

/** A campaign that has something to say at every lever: keywords, tablets, nights and Sundays that sell nothing. */
const losing = (more: Partial<CampaignFacts> = {}) =>
  campaignFacts({
    dailyBudget: 200,
    keywords: whole([
      keywordPart('vitalis', 2400, 4200, 24, { maxCpc: 2 }),
      keywordPart('chá', 1500, 2600, 2, { maxCpc: 2 }),
      keywordPart('chá verde', 1200, 2000, 1, { maxCpc: 2 }),
    ]),
    terms: whole([
      termPart('vitalis preço', 2400, 4200, 24, { keyword: 'vitalis' }),
      termPart('chá receita', 1500, 2600, 2, { keyword: 'chá' }),
      termPart('chá verde grátis', 1200, 2000, 1, { keyword: 'chá verde' }),
    ]),
    devices: whole([
      { device: 'desktop', clicks: 2100, cost: 3600, sales: 26 },
      { device: 'mobile', clicks: 2000, cost: 3500, sales: 1 },
      { device: 'tablet', clicks: 1000, cost: 1700, sales: 0 },
    ]),
    hours: whole(
      Array.from({ length: 24 }, (_, hour) => ({
        hour,
        clicks: 212,
        cost: 366,
        sales: hour < 6 ? 0 : 1.5,
      })),
    ),
    ...more,
  });

const kindsUnder = (bidding: Bidding | null, facts = losing()) =>
  adviseAccount(accountOf({ ...facts, bidding }));

describe.each<[BidStrategy | null]>([[null], ...bidStrategies.map((each): [BidStrategy] => [each])])(
  'under %s',
  (strategy) => {
    const actions = kindsUnder(strategy && by(strategy));

    it('nothing is advised that Google would ignore', () => {
      expect(actions.length).toBeGreaterThan(0);
      for (const action of actions) {
        const lever = leverOfAction(action);
        expect(lever === null || takes(strategy, lever), orderText(action, 'BRL')).toBe(true);
      }
    });

    it('its own numbers are moved, and no others', () => {
      const moved = actions.map(leverOfAction).filter((lever) => lever?.includes('_'));
      const own = (['target_cpa', 'target_roas', 'cpc_limit'] as const).filter((each) =>
        takes(strategy, each),
      );
      expect(moved).toEqual(own);
    });

    it('an ignored adjustment is told of where nobody knows the strategy', () => {
      const doubtful = actions.filter((action) =>
        ['bid', 'adjustment'].includes(leverOfAction(action) ?? ''),
      );
      expect(actions.filter((action) => caveatOf(action) !== null)).toEqual(
        strategy === null ? doubtful : [],
      );
      expect(doubtful.length > 0).toBe(strategy === null || strategy === 'manual_cpc');
    });
  },
);

describe('the numbers of a strategy', () => {
  // 5,100 clicks for 8,800; 27 sales of 128.50 bring 3,469.50: 0.39 for one. The best bid is below 0.7 of today's.
  const only = (bidding: Bidding, more: Partial<CampaignFacts> = {}) =>
    kindsUnder(bidding, losing(more)).filter((action) => leverOfAction(action)?.includes('_'));

  it.each<[order: string, bidding: Bidding]>([
    ['Baixe o CPA desejado de R$ 100,00 para R$ 70,00', by('target_cpa')],
    ['Suba o ROAS desejado de 400% para 571%', by('target_roas')], // 400 / 0.7
    ['Limite o CPC máximo da campanha a R$ 1,21', by('maximize_clicks')], // 8,800 / 5,100 · 0.7
    ['Limite o CPC máximo da campanha a R$ 1,21', by('maximize_clicks', { cpcLimit: null })],
  ])('%s', (order, bidding) => {
    expect(only(bidding).map((action) => orderText(action, 'BRL').replaceAll('\u00A0', ' '))).toEqual([
      order,
    ]);
  });

  it.each<[what: string, bidding: Bidding]>([
    ['an unknown target CPA', by('target_cpa', { targetCpa: null })],
    ['an unknown return', by('maximize_value', { targetRoas: null })],
    ['a limit that is lower already', by('maximize_clicks', { cpcLimit: 1.2 })],
    ['a portfolio', by('portfolio')],
  ])('%s is not moved', (_what, bidding) => {
    expect(only(bidding)).toEqual([]);
  });

  it('a target rises by a fifth at most, where searches are left and the budget pays them', () => {
    const winning = campaignFacts({
      keywords: whole([keywordPart('vitalis', 3000, 3000, 150)]),
      dailyBudget: 200,
      lostToBudget: 0,
      lostToRank: 0.4,
    });
    const raised = (bidding: Bidding, facts = winning) =>
      kindsUnder(bidding, facts).filter((action) => leverOfAction(action) !== null);
    expect(raised(by('target_cpa'))).toMatchObject([{ kind: 'target_cpa', from: 100, to: 120 }]);
    expect(raised(by('target_roas'))).toMatchObject([{ kind: 'target_roas', from: 400, to: 334 }]); // 400 / 1.2
    expect(raised(by('maximize_clicks'))).toEqual([]);
    expect(raised(by('target_cpa'), { ...winning, lostToRank: 0.05 })).toEqual([]);
    expect(raised(by('target_cpa'), { ...winning, dailyBudget: 51 })).toEqual([]);
  });
});

describe('a device under automatic bids', () => {
  const devices = (
    ...parts: [device: 'desktop' | 'mobile' | 'tablet', clicks: number, cost: number, sales: number][]
  ) => whole(parts.map(([device, clicks, cost, sales]) => ({ device, clicks, cost, sales })));
  const left = (level: CampaignFacts['devices']) => {
    const own = { clicks: 0, cost: 0, sales: 0 };
    for (const part of level.parts) {
      own.clicks += part.clicks;
      own.cost += part.cost;
      own.sales += part.sales;
    }
    return adviseAccount(accountOf(campaignFacts({ own, devices: level, bidding: by('target_cpa') }))).filter(
      ({ kind }) => kind === 'device',
    );
  };

  it('is left out where it surely sells nothing', () => {
    const found = left(devices(['desktop', 2000, 2500, 60], ['mobile', 1500, 2400, 1]));
    expect(found).toMatchObject([{ device: 'mobile', from: 1, to: 0 }]);
    expect(found.map((action) => orderText(action, 'BRL'))).toEqual([
      'Exclua o celular, com o ajuste de −100%',
    ]);
  });

  it.each([
    ['loses a little', devices(['desktop', 2000, 2500, 60], ['mobile', 1500, 2400, 14])],
    ['sells most', devices(['desktop', 20, 50, 0], ['mobile', 1500, 6000, 9])],
    ['loses as all others do', devices(['desktop', 1500, 6000, 9], ['mobile', 1400, 6000, 8])],
    ['has hardly been tried', devices(['desktop', 2000, 2500, 60], ['tablet', 15, 30, 0])],
  ])('stays where it %s', (_what, level) => {
    expect(left(level)).toEqual([]);
  });
});

describe('account.json and reports', () => {
  const account = (more: object) =>
    accountSchema.parse({
      currency: 'BRL',
      campaigns: [{ name: 'Genérica', commission: { amount: 128.5, currency: 'BRL' }, ...more }],
    });
  const report = (header: string, cells: string) => {
    const text = `Campaign report\n"May 1, 2026 - May 31, 2026"\nCampaign,${header}Clicks,Impr.,Cost,Currency code,Conversions\nGenérica,${cells}6200,90000,10418.12,BRL,14`;
    return [{ name: 'campaigns.csv', file: readReportFile(new TextEncoder().encode(text)) }];
  };
  const kinds = (more: object, files = report('', '')) =>
    accountAdvice(readAccount(account(more), files)).actions.map(({ kind, from, to }) => [kind, from, to]);

  it.each<[what: string, target: number | null, described: object, files?: ReturnType<typeof report>]>([
    ['say nothing', null, {}],
    ['say it in account.json', 100, { bidStrategy: 'target_cpa', targetCpa: 100 }],
    ['say it in the report', 80, {}, report('Bid strategy type,Target CPA,', 'Target CPA,80.00,')],
    [
      'differ, and account.json counts',
      100,
      { bidStrategy: 'target_cpa', targetCpa: 100 },
      report('Bid strategy type,', 'Manual CPC,'),
    ],
  ])('%s', (_what, target, described, files) => {
    const [first] = kinds(described, files).filter(([kind]) => kind === 'target_cpa');
    expect(first ?? null).toEqual(target && ['target_cpa', target, target * 0.7]);
  });

  it('an unknown strategy in account.json is refused', () => {
    expect(
      accountSchema.safeParse({ currency: 'BRL', campaigns: [{ name: 'A', bidStrategy: 'smart' }] }).success,
    ).toBe(false);
  });
});
