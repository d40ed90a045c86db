import { describe, expect, it } from 'vitest';
import { finish } from '#domain/shared/steps.ts';
import type { BidStrategy } from '#domain/making/structure/settings.ts';
import { addDays } from '#domain/shared/days.ts';
import { broughtBy } from './brought.ts';
import { measureChanges } from './change-log.ts';
import { dryRun } from './dry-run.ts';
import { evaluate, mayAct, type PastFinding } from './evaluate.ts';
import type { AccountHistory } from './history.ts';
import {
  hasNews,
  type MorningAccount,
  morningChoiceSchema,
  morningLines,
  morningSubject,
} from './morning.ts';
import { type RuleKind, type RuleParams, usualParams } from './templates.ts';
import { historyOf, TODAY } from './testing/history.ts';

const run = (
  kind: RuleKind,
  history: AccountHistory,
  more: Partial<RuleParams> = {},
  past: readonly PastFinding[] = [],
) => finish(evaluate({ kind, params: { ...usualParams(kind), ...more } }, history, TODAY, past));

const seller = { campaign: 'BR', keyword: 'vitalis', clicks: 20, cost: 20, everyDays: 1 };
const waster = { campaign: 'BR', keyword: 'vitalis bula', clicks: 20, cost: 30, everyDays: 0 };
const loser = { campaign: 'PT', keyword: 'dor', clicks: 30, cost: 45, everyDays: 0 };

describe('what costs and sells nothing', () => {
  it('is found, what wastes most first', () => {
    const found = run('kill', historyOf([seller, waster, loser]));
    expect(found.map(({ change }) => change)).toEqual([
      { kind: 'stop', campaign: 'PT' },
      { kind: 'pause', text: 'vitalis bula', matchType: 'exact', campaign: 'BR', adGroup: 'Grupo' },
    ]);
    for (const { gain, risk, text } of found) {
      expect(gain).toBeGreaterThan(0);
      expect(risk).toBeLessThan(0.1);
      expect(text).toMatch(/Pause/u);
    }
  });

  const history = historyOf([seller, waster, loser]);
  const [first] = run('kill', history);
  it.each([
    ['nothing where it cost less than the rule asks for', { threshold: 30 }, [], 0],
    ['no more than the cap', { cap: 1 }, [], 1],
    ['not again before it has cooled down', {}, [{ key: first?.key ?? '', day: addDays(TODAY, -46) }], 1],
    ['again afterwards', {}, [{ key: first?.key ?? '', day: addDays(TODAY, -47) }], 2],
  ] as const)('%s', (_what, params, past, count) => {
    expect(run('kill', history, params, past)).toHaveLength(count);
  });

  it.each([
    ['propose', 10, ['adjust']],
    ['act', 10, []],
    ['act', 30, ['stop']],
  ] as const)('to %s, after %i days of spending', (mode, days, kinds) => {
    const begun = { ...loser, on: (back: number) => (back < days ? null : { clicks: 0, cost: 0 }) };
    const rule = { kind: 'kill', params: usualParams('kill'), mode } as const;
    const found = finish(evaluate(rule, historyOf([seller, begun]), TODAY, []));
    expect(found.map(({ change }) => change?.kind)).toEqual(kinds);
  });

  it('is lowered to half at most, so that it can still show that it earns', () => {
    const poor = { campaign: 'PT', keyword: 'dor', clicks: 30, cost: 45, everyDays: 6 };
    const [finding] = run('kill', historyOf([seller, poor]));
    expect(finding?.change).toMatchObject({ kind: 'adjust', campaign: 'PT', of: 'cpc', from: 1.5, to: 0.75 });
    expect(finding?.text).toMatch(/de R\$\s1,50 para R\$\s0,75/u);
    expect(finding?.gain).toBeLessThan(45 / 2);
  });

  it.each<[BidStrategy | null, string[]]>([
    [null, ['cpc']],
    ['manual_cpc', ['cpc']],
    ['target_cpa', ['budget']],
    ['maximize_clicks', ['budget']],
    ['portfolio', ['budget']],
  ])('under %s only %j is lowered', (strategy, lowered) => {
    const poor = { campaign: 'PT', keyword: 'dor', clicks: 30, cost: 45, everyDays: 6 };
    const known = historyOf([seller, poor], { budgets: { BR: 90, PT: 60 } });
    const campaigns = known.account.campaigns.map((each) => ({
      ...each,
      bidStrategy: strategy,
      targetCpa: 90,
    }));
    for (const mode of ['propose', 'act'] as const) {
      const rule = { kind: 'kill', params: usualParams('kill'), mode } as const;
      const found = finish(evaluate(rule, { ...known, account: { ...known.account, campaigns } }, TODAY, []));
      expect(found.map(({ change }) => change?.kind === 'adjust' && change.of)).toEqual(lowered);
    }
  });

  it.each([
    [null, true],
    [0.1, true],
    [0.11, false],
  ])('with a risk of %s a rule acts by itself: %s', (risk, expected) => {
    const finding = { key: '', campaign: 'PT', text: '', gain: 1, risk };
    expect(mayAct({ ...finding, change: { kind: 'stop', campaign: 'PT' } })).toBe(expected);
    expect(mayAct({ ...finding, change: null })).toBe(false);
  });

  it('is left alone while nobody knows what a sale brings', () => {
    const account = {
      ...history.account,
      campaigns: history.account.campaigns.map((each) => ({ ...each, commission: null })),
    };
    expect(run('kill', { ...history, account, orders: [] })).toEqual([]);
  });
});

describe('what earns', () => {
  const limited = historyOf([seller], { budgets: { BR: 20 }, lostToBudget: 0.3 });
  it.each([
    ['gets a fifth more where the budget limits it', 'scale', limited, {}, 1],
    [
      'is left where nothing limits it',
      'limited_winner',
      historyOf([seller], { budgets: { BR: 90 } }),
      {},
      0,
    ],
    ['is reported with what the budget takes away', 'limited_winner', limited, {}, 1],
    ['waits for more sales', 'scale', limited, { threshold: 500 }, 0],
    ['is told where it takes what is asked', 'limited_winner', limited, { threshold: 30 }, 1],
    ['is left where it takes less than asked', 'limited_winner', limited, { threshold: 40 }, 0],
  ] as const)('%s', (_what, kind, history, params, count) => {
    const found = run(kind, history, params).filter(({ change }) => change?.kind === 'adjust');
    expect(found).toHaveLength(count);
    for (const { change } of found) expect(change).toMatchObject({ of: 'budget', from: 20, to: 24 });
  });
});

describe('what is only told', () => {
  const today = (clicks: number, cost: number) => (back: number) => (back === 0 ? { clicks, cost } : null);
  const jump = today(20, 60);
  const rests = (back: number) => (back > 0 && back < 14 ? { clicks: 0, cost: 0 } : null);
  const quiet = { ...seller, everyDays: 0 };
  const sales = historyOf([seller]).orders;
  const soldBefore = (days: number) => ({ orders: sales.filter(({ day }) => day < addDays(TODAY, -days)) });
  /** The newest sales first; so many of them without a click. 30 are in the window of the rule. */
  const blind = (count: number) => sales.map((order, at) => (at < count ? { ...order, gclid: null } : order));
  const { now } = historyOf([seller]);
  const ad = { id: '1', campaign: 'BR', adGroup: 'Grupo' };
  it.each([
    [
      'a day over its budget',
      'pace_day',
      historyOf([{ ...seller, on: jump }], { budgets: { BR: 50 } }),
      {},
      1,
    ],
    [
      'a day of its whole budget',
      'pace_day',
      historyOf([{ ...seller, on: jump }], { budgets: { BR: 60 } }),
      {},
      1,
    ],
    [
      'a day just under its budget',
      'pace_day',
      historyOf([{ ...seller, on: jump }], { budgets: { BR: 60.01 } }),
      {},
      0,
    ],
    ['a day under its budget', 'pace_day', historyOf([seller], { budgets: { BR: 50 } }), {}, 0],
    ['a click that became dear', 'cpc_jump', historyOf([{ ...seller, on: jump }]), {}, 1],
    [
      'a click dearer than the one of yesterday',
      'cpc_jump',
      historyOf([{ ...seller, on: jump }]),
      { window: 1 },
      1,
    ],
    ['a click half as dear again', 'cpc_jump', historyOf([{ ...seller, on: today(20, 30) }]), {}, 0],
    ['ten dear clicks', 'cpc_jump', historyOf([{ ...seller, on: today(10, 30) }]), {}, 1],
    ['nine dear clicks', 'cpc_jump', historyOf([{ ...seller, on: today(9, 27) }]), {}, 0],
    [
      'a click of the usual price after days without any',
      'cpc_jump',
      historyOf([{ ...seller, on: rests }]),
      {},
      0,
    ],
    ['a click of the usual price', 'cpc_jump', historyOf([seller]), {}, 0],
    ['no sale for long', 'tracking', historyOf([quiet], soldBefore(5)), {}, 1],
    [
      'no sale for long on a day that others follow',
      'tracking',
      historyOf([quiet], {
        orders: [
          ...soldBefore(5).orders,
          ...sales.slice(0, 1).map((order) => ({ ...order, day: addDays(TODAY, 1) })),
        ],
      }),
      {},
      1,
    ],
    ['no sale for a day', 'tracking', historyOf([quiet], soldBefore(1)), {}, 0],
    ['tagging off', 'tracking', historyOf([seller], { now: { ...now, autoTagging: false } }), {}, 1],
    [
      'sales without a click',
      'tracking',
      historyOf([seller], { orders: sales.map((order) => ({ ...order, gclid: null })) }),
      {},
      1,
    ],
    ['a fifth of the sales without a click', 'tracking', historyOf([seller], { orders: blind(6) }), {}, 0],
    ['more than a fifth', 'tracking', historyOf([seller], { orders: blind(7) }), {}, 1],
    [
      'few sales, all without a click',
      'tracking',
      historyOf([quiet], { orders: blind(9).slice(0, 9) }),
      {},
      0,
    ],
    [
      'a refused ad',
      'disapproved',
      historyOf([seller], { now: { ...now, ads: [{ ...ad, approval: 'DISAPPROVED' }] } }),
      {},
      1,
    ],
    [
      'an approved ad',
      'disapproved',
      historyOf([seller], { now: { ...now, ads: [{ ...ad, approval: 'APPROVED' }] } }),
      {},
      0,
    ],
    ['a silent script', 'silent', historyOf([seller], { now: { ...now, silentHours: 4 } }), {}, 1],
    [
      'a script silent for its hours',
      'silent',
      historyOf([seller], { now: { ...now, silentHours: 3 } }),
      {},
      1,
    ],
    ['a script silent for less', 'silent', historyOf([seller], { now: { ...now, silentHours: 2.9 } }), {}, 0],
    [
      'a script that never called',
      'silent',
      historyOf([seller], { now: { ...now, silentHours: null } }),
      {},
      0,
    ],
    ['four fifths of the month', 'pace_month', historyOf([seller]), { threshold: 640 }, 1],
    ['four fifths to the cent', 'pace_month', historyOf([seller]), { threshold: 650 }, 1], // 26 days of 20
    ['less of the month', 'pace_month', historyOf([seller]), { threshold: 651 }, 0],
  ] as const)('%s', (_what, kind, history, params, count) => {
    const found = run(kind, history, params);
    expect(found).toHaveLength(count);
    for (const { change } of found) expect(change).toBeNull();
  });

  it.each([400, 520])('once the %i of the month are spent, what runs may be paused', (threshold) => {
    expect(run('pace_month', historyOf([seller]), { threshold })).toMatchObject([
      { change: { kind: 'stop', campaign: 'BR' } },
    ]);
  });
});

describe('a dry run', () => {
  const history = historyOf([seller, waster, loser]);
  const days = { from: addDays(TODAY, -29), to: addDays(TODAY, -1) };
  const dry = finish(dryRun({ kind: 'kill', params: usualParams('kill') }, history, days));

  it('tells each stop once, with what the stopped thing cost and sold afterwards', () => {
    const stops = dry.found.filter(({ after }) => after !== null);
    expect(stops).toHaveLength(2);
    const cost = stops.reduce((sum, { after }) => sum + (after?.cost ?? 0), 0);
    expect([dry.saved, dry.lost]).toEqual([cost, 0]);
    expect(dry.saved).toBe(28 * (30 + 45)); // found on the first day, counted from the next one on
  });

  it('would have lost what sold later', () => {
    const since = addDays(TODAY, -10);
    const later = historyOf([seller, { ...waster, everyDays: 1 }]);
    const orders = later.orders.filter(({ orderId, day }) => !orderId.includes('bula') || day > since);
    const run30 = finish(dryRun({ kind: 'kill', params: usualParams('kill') }, { ...later, orders }, days));
    expect(run30.found.map(({ finding }) => finding.change?.kind)).toContain('pause');
    expect(run30.lost).toBeCloseTo(9 * 100, -2);
  });
});

describe('what a change brought', () => {
  const flat = (days: number, cost: number, sales: number) => ({
    costs: Array.from({ length: days }, (_, at) => cost + (at % 2)),
    sales,
  });
  it.each([
    ['cheaper, with as many sales', flat(14, 100, 14), flat(14, 60, 13), [-41, -39], 'equal'],
    ['the same cost and far fewer sales', flat(14, 100, 40), flat(14, 100, 5), [-1, 1], 'less'],
    ['dearer with far more sales', flat(14, 50, 5), flat(14, 100, 50), [49, 51], 'more'],
  ] as const)('%s', (_what, before, after, [low, high], sales) => {
    const brought = broughtBy(before, after);
    expect(brought?.sales.is).toBe(sales);
    expect(brought?.cost.range.low).toBeGreaterThan(low);
    expect(brought?.cost.range.high).toBeLessThan(high);
  });

  it('is not told of two days', () => {
    expect(broughtBy(flat(2, 1, 1), flat(14, 1, 1))).toBeNull();
  });

  it('stands beside each change of the log', () => {
    const cheaper = historyOf([
      { ...seller, on: (back) => (back < 16 ? { clicks: 10, cost: 5 } : { clicks: 20, cost: 20 }) },
    ]);
    const change = {
      id: '1',
      author: { is: 'person' as const },
      day: addDays(TODAY, -16),
      at: null,
      campaign: 'BR',
      command: null,
      text: 'budget',
    };
    const [measured] = finish(measureChanges([change], cheaper, TODAY));
    expect(measured?.brought).toMatchObject({ days: { before: 14, after: 14 }, cost: { change: -15 } });
    expect(measured?.brought?.sales.is).toBe('equal');
  });
});

describe('the morning', () => {
  const silent: MorningAccount = {
    name: 'Loja',
    currency: 'BRL',
    day: '2026-11-25',
    cost: 0,
    revenue: 0,
    sales: 0,
    done: [],
    undone: 0,
    alerts: [],
    waiting: [],
  };
  it.each([
    ['nothing', {}, false],
    ['a cost', { cost: 3 }, true],
    ['an alert', { alerts: ['x'] }, true],
    ['a proposal', { waiting: [{ text: 'x', gain: 1 }] }, true],
    ['a finished change', { done: ['x'] }, true],
  ] as const)('%s', (_what, more, expected) => {
    expect(hasNews({ silences: [], accounts: [{ ...silent, ...more }] })).toBe(expected);
  });

  it('tells first that sales have stopped, even without any other news', () => {
    const silences = [{ title: 'Kiwify parou de avisar', text: 'Nenhuma venda há 3 dias.' }];
    const morning = { silences, accounts: [silent] };
    expect(hasNews(morning)).toBe(true);
    expect(morningSubject(morning)).toBe('Kiwify parou de avisar');
    expect(morningLines(morning)).toEqual(['Kiwify parou de avisar. Nenhuma venda há 3 dias.']);
    const sold = { silences, accounts: [{ ...silent, revenue: 10, sales: 1 }] };
    expect(morningSubject(sold)).toBe('Kiwify parou de avisar, R$\u00a010,00 ontem');
  });

  it('tells no profit while no sale was ever brought', () => {
    const unsold = { silences: [], accounts: [{ ...silent, cost: 40, revenue: null }] };
    expect(morningSubject(unsold)).toBe('Seu ontem');
    expect(morningLines(unsold)).toEqual([
      expect.stringMatching(/^Loja: ontem custou R\$\s40,00\. O lucro aparece aqui quando/),
    ]);
  });

  it('tells profit first, then what asks for the person', () => {
    const full = {
      ...silent,
      cost: 40,
      revenue: 25.5,
      sales: 1,
      undone: 1,
      alerts: ['Script em silêncio.'],
      done: ['Negativar: grátis'],
      waiting: [{ text: 'Pause', gain: 3 }],
    };
    expect(morningSubject({ silences: [], accounts: [full] })).toBe(
      '−R$\u00a014,50 ontem, 1 alerta, 1 mudança espera você',
    );
    expect(morningLines({ silences: [], accounts: [full, silent] })).toEqual([
      'Loja: ontem custou R$\u00a040,00 e trouxe R$\u00a025,50 em 1 venda. Lucro até aqui: −R$\u00a014,50.',
      'Atenção:',
      '• Script em silêncio.',
      'Esperam sua aprovação:',
      '• Pause',
      'O que mudou:',
      '• Negativar: grátis',
      '1 mudança não foi feita. O motivo está em Conexões.',
    ]);
  });

  it.each([
    [{ isOn: true, timeZone: 'America/Sao_Paulo', fromHour: 7, untilHour: 21 }, true],
    [{ isOn: true, timeZone: 'Lua/Mar', fromHour: 7, untilHour: 21 }, false],
    [{ isOn: true, timeZone: 'America/Sao_Paulo', fromHour: 9, untilHour: 9 }, false],
  ])('%j', (choice, expected) => {
    expect(morningChoiceSchema.safeParse(choice).success).toBe(expected);
  });
});
