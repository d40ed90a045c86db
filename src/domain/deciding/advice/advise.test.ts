import { describe, expect, it } from 'vitest';
import { adviseAccount } from './advise.ts';
import { accountAdvice } from './account-advice.ts';
import { accountOf, campaignFacts, keywordPart, termPart, whole } from './testing/facts.ts';

describe('the best seller', () => {
  // The review's campaign: a phrase keyword with 62 % of the sales beside an exact one that is cheaper and small.
  const campaign = campaignFacts({
    keywords: whole([
      keywordPart('glicovital', 2400, 157 * 15.26, 157),
      keywordPart('glicovital', 130, 11 * 12.85, 11, { matchType: 'exact' }),
      keywordPart('glicovital preço', 900, 61 * 65.95, 61),
    ]),
  });

  it('is never paused nor lowered, whatever sells cheaper', () => {
    expect(
      adviseAccount(accountOf(campaign)).filter(({ kind }) => kind === 'pause' || kind === 'bid_down'),
    ).toEqual([]);
  });

  it('is lowered and not paused where it loses too', () => {
    const losing = campaignFacts({
      keywords: whole([keywordPart('chá', 900, 2000, 4), keywordPart('chá verde', 800, 1800, 0)]),
    });
    const actions = adviseAccount(accountOf(losing));
    expect(actions.filter(({ keyword, kind }) => keyword === 'chá' && kind === 'pause')).toEqual([]);
    expect(actions.some(({ kind }) => kind === 'bid_down' || kind === 'budget_down')).toBe(true);
  });

  it('is not blocked by a negative that its ad group lives on', () => {
    const terms = whole([
      termPart('glicemia alta sintomas', 500, 900, 3),
      termPart('glicemia alta receita', 300, 700, 0),
      termPart('glicemia alta chá', 200, 400, 0),
    ]);
    const own = { clicks: 1000, cost: 2000, sales: 3 };
    const actions = adviseAccount(accountOf(campaignFacts({ own, terms })));
    const words = actions.flatMap((action) =>
      action.kind === 'negative' ? [action.words ?? action.term] : [],
    );
    expect(words).not.toContain('glicemia');
    expect(words).not.toContain('alta');
    expect(words).toContain('receita');
  });
});

describe('what loses', () => {
  const losing = campaignFacts({
    name: 'Genérica',
    own: { clicks: 6200, cost: 10_418.12, sales: 14 },
    dailyBudget: 180,
    lostToBudget: 0.4,
    lostToRank: 0.3,
  });
  const winning = campaignFacts({
    name: 'Marca',
    own: { clicks: 7000, cost: 6900, sales: 240 },
    dailyBudget: 120,
    lostToBudget: 0.35,
    lostToRank: 0.1,
  });
  const actions = adviseAccount(accountOf(losing, winning));

  it('gets no more money', () => {
    const more = actions.filter(({ kind }) => kind === 'bid_up' || kind === 'budget_up');
    expect(more.map(({ campaign }) => campaign)).toEqual(['Marca']);
  });

  it.each([
    ['loses', losing],
    ['wins', winning],
  ])(
    'is too early to tell, and nothing is advised, where a network’s sales are missing and the rest %s',
    (_, campaign) => {
      const advice = accountAdvice(accountOf({ ...campaign, reportedPart: 0.2 }));
      expect(advice.campaigns.map(({ verdict }) => verdict)).toEqual(['early']);
      expect(advice.actions).toEqual([]);
    },
  );

  it('is the finding itself where all of it loses', () => {
    expect(actions.find(({ campaign }) => campaign === 'Genérica')).toMatchObject({
      adGroup: null,
      keyword: null,
    });
    expect(accountAdvice(accountOf(losing, winning)).campaigns.map(({ verdict }) => verdict)).toEqual([
      'loss',
      'profit',
    ]);
  });

  it('a raise is a fifth at most, and tells what to expect', () => {
    const raise = actions.find(({ kind }) => kind === 'budget_up');
    expect(raise).toMatchObject({ from: 120, to: 144 });
    // By hand: 24 more a day at 240 · 128.50 / 6900 = 4.47 for one bring 83, or a little less.
    expect(raise?.gain).toBeGreaterThan(60);
    expect(raise?.gain).toBeLessThanOrEqual(24 * (4.47 - 1));
  });
});

describe('a campaign that never sold', () => {
  const kinds = (keywords: [string, number, number][]) => {
    const parts = keywords.map(([text, clicks, cost]) => keywordPart(text, clicks, cost, 0));
    const campaign = campaignFacts({ keywords: whole(parts), dailyBudget: 40 });
    return adviseAccount(accountOf(campaign))
      .filter(({ keyword, adGroup }) => keyword === null && adGroup === null)
      .map(({ kind }) => kind);
  };

  // A sale brings 128.50: what cost two of them without one surely loses.
  it('is paused where each of its parts proved it', () => {
    expect(
      kinds([
        ['chá', 900, 1100],
        ['receita', 400, 700],
      ]),
    ).toEqual(['pause']);
  });

  it('goes on trying while a part has hardly been tried', () => {
    expect(
      kinds([
        ['chá', 900, 1100],
        ['vitalis preço', 20, 30],
      ]),
    ).not.toContain('pause');
  });
});

describe('a text of ads', () => {
  const text = (name: string, clicks: number, sales: number, isLow = false) => ({
    text: name,
    of: 'titles' as const,
    adGroup: 'Grupo',
    isLow,
    clicks,
    cost: clicks / 2,
    sales,
  });
  const replaced = (...texts: ReturnType<typeof text>[]) =>
    adviseAccount(
      accountOf(
        campaignFacts({ own: { clicks: 2000, cost: 1000, sales: 60 }, texts: { parts: texts, coverage: 1 } }),
      ),
    ).filter(({ kind }) => kind === 'asset');

  it('whose clicks buy less than those of the others is replaced', () => {
    const found = replaced(text('Oferta', 900, 45), text('Site oficial', 800, 38), text('Receita', 700, 3));
    expect(found).toMatchObject([{ term: 'Receita', adGroup: 'Grupo', level: 'adGroup', sales: 3 }]);
    // By hand: a third of (83 / 1700 − 3 / 700) · 700 clicks · 128.50 / 60 days = 22.30; the belief is more careful.
    expect(found[0]?.gain).toBeGreaterThan(5);
    expect(found[0]?.gain).toBeLessThan(22.3);
  });

  it('stays where chance may have made it, and where it has no like', () => {
    expect(
      replaced(text('Oferta', 900, 30), text('Site oficial', 800, 24), text('Receita', 700, 19)),
    ).toEqual([]);
    expect(replaced(text('Oferta', 900, 45), text('Receita', 700, 3))).toEqual([]);
  });
});

it('a raise needs searches that are left and a budget that can pay them', () => {
  const keywords = whole([keywordPart('vitalis', 2000, 800, 60, { maxCpc: 0.9 })]);
  const raises = (more: Partial<Parameters<typeof campaignFacts>[0]>) =>
    adviseAccount(accountOf(campaignFacts({ keywords, ...more }))).filter(({ kind }) => kind === 'bid_up');
  expect(raises({ lostToBudget: 0, lostToRank: 0.4, dailyBudget: 100 })).toHaveLength(1);
  expect(raises({ lostToBudget: 0.2, lostToRank: 0.4, dailyBudget: 100 })).toEqual([]);
  expect(raises({ lostToBudget: 0, lostToRank: 0.02, dailyBudget: 100 })).toEqual([]);
  expect(raises({})).toEqual([]);
});

it('one lucky sale promotes nothing, two within the limit do', () => {
  const promoted = (sales: number, cost: number) =>
    adviseAccount(
      accountOf(
        campaignFacts({
          own: { clicks: 2000, cost: 2000, sales: 40 },
          terms: whole([termPart('vitalis max bula', 60, cost, sales)]),
        }),
      ),
    ).filter(({ kind }) => kind === 'promote');
  expect(promoted(1, 231)).toEqual([]);
  expect(promoted(2, 400)).toEqual([]);
  expect(promoted(3, 60)).toMatchObject([{ keyword: 'vitalis max bula', matchType: 'exact' }]);
});

it('a word that shops ship for free with is no waste where it sells', () => {
  const terms = whole([
    termPart('vitalis frete grátis', 400, 300, 13),
    termPart('vitalis grátis', 120, 90, 0),
    termPart('vitalis', 2000, 1500, 60),
  ]);
  const own = { clicks: 2520, cost: 1890, sales: 73 };
  const negatives = adviseAccount(accountOf(campaignFacts({ own, terms }))).filter(
    ({ kind }) => kind === 'negative',
  );
  expect(negatives.filter(({ words }) => words === 'grátis')).toEqual([]);
  for (const { sales } of negatives) expect(sales).toBe(0);
});

it('a negative saves no more each day than its searches cost', () => {
  const terms = whole([termPart('vitalis golpe', 700, 900, 0), termPart('vitalis', 2000, 1500, 60)]);
  const campaign = campaignFacts({ own: { clicks: 2700, cost: 2400, sales: 60 }, terms });
  const [negative, ...others] = adviseAccount(accountOf(campaign)).filter(({ kind }) => kind === 'negative');
  expect(others).toEqual([]);
  expect(negative?.mostGain).toBeCloseTo(900 / campaign.days);
  expect(negative?.gain).toBeLessThan(negative?.mostGain ?? 0);
});

describe('a slice that loses is lowered, the others stay', () => {
  const own = { clicks: 4000, cost: 4000, sales: 38 };
  const changes = (more: Partial<Parameters<typeof campaignFacts>[0]>) =>
    adviseAccount(accountOf(campaignFacts({ own, ...more }))).filter(({ to }) => to !== null && to < 1);

  it('a device', () => {
    const devices = whole([
      { device: 'mobile' as const, clicks: 2600, cost: 2665, sales: 5 },
      { device: 'desktop' as const, clicks: 1400, cost: 1335, sales: 33 },
    ]);
    const lowered = changes({ devices }).filter(({ kind }) => kind === 'device');
    expect(lowered).toMatchObject([{ device: 'mobile', from: 1, cost: 2665, sales: 5 }]);
  });

  it('a part of the day, though none of its hours proves anything alone', () => {
    const hours = whole(
      Array.from({ length: 24 }, (_, hour) => ({
        hour,
        clicks: hour < 6 ? 120 : 182,
        cost: hour < 6 ? 120 : 182,
        sales: hour < 6 ? Number(hour === 0) : 2,
      })),
    );
    const lowered = changes({ hours }).filter(({ kind }) => kind === 'daypart');
    expect(lowered).toHaveLength(1);
    expect(lowered[0]?.hours?.[0]).toBe(0);
  });

  it('a place', () => {
    const places = whole([
      { place: 'Pará', clicks: 1200, cost: 1300, sales: 1 },
      { place: 'São Paulo', clicks: 2800, cost: 2700, sales: 37 },
    ]);
    expect(changes({ places }).filter(({ kind }) => kind === 'place')).toMatchObject([{ place: 'Pará' }]);
  });

  it('no place of a campaign that loses in all of them alike', () => {
    const everywhere = { clicks: 4000, cost: 4000, sales: 10 };
    const places = whole(
      ['Pará', 'São Paulo'].map((place) => ({ place, clicks: 2000, cost: 2000, sales: 5 })),
    );
    expect(changes({ own: everywhere, places }).filter(({ kind }) => kind === 'place')).toEqual([]);
  });
});

describe('who and when', () => {
  const own = { clicks: 4000, cost: 4000, sales: 38 };
  const kindsOf = (more: Partial<Parameters<typeof campaignFacts>[0]>) =>
    adviseAccount(accountOf(campaignFacts({ own, ...more }))).filter(({ kind }) =>
      ['age', 'gender', 'weekday'].includes(kind),
    );
  const rest = { clicks: 2800, cost: 2700, sales: 37 };
  const weak = { clicks: 1200, cost: 1300, sales: 1 };

  it('that lose get a lower bid: an age, a gender, a day of the week', () => {
    const ages = whole([
      { age: '18-24' as const, ...weak },
      { age: '45-54' as const, ...rest },
    ]);
    const genders = whole([
      { gender: 'male' as const, ...weak },
      { gender: 'female' as const, ...rest },
    ]);
    const weekdays = whole(
      Array.from({ length: 7 }, (_, weekday) => ({
        weekday,
        ...(weekday === 0 ? weak : { clicks: 466, cost: 450, sales: 6 }),
      })),
    );
    expect(kindsOf({ ages })).toMatchObject([{ age: '18-24', from: 1 }]);
    expect(kindsOf({ genders })).toMatchObject([{ gender: 'male', from: 1 }]);
    expect(kindsOf({ weekdays })).toMatchObject([{ weekday: 0, from: 1 }]);
  });

  it('with few clicks are left alone', () => {
    const ages = whole([
      { age: '18-24' as const, clicks: 15, cost: 15, sales: 0 },
      { age: '45-54' as const, clicks: 3985, cost: 3985, sales: 38 },
    ]);
    expect(kindsOf({ ages })).toEqual([]);
  });
});

it('a negative in force that blocks what sold is removed', () => {
  const own = { clicks: 2000, cost: 1500, sales: 60 };
  const terms = whole([termPart('vitalis preço', 300, 200, 21), termPart('vitalis', 1700, 1300, 39)]);
  const negative = { text: 'preço', matchType: 'broad' as const, campaign: 'Campanha', adGroup: null };
  const negatives = [{ ...negative, written: 'preço', groupId: null, list: null, isHere: false }];
  expect(adviseAccount(accountOf(campaignFacts({ own, terms, negatives })))).toContainEqual(
    expect.objectContaining({ kind: 'remove_negative', words: 'preço', matchType: 'broad', sales: 21 }),
  );
});

it('two actions never count the same money', () => {
  const keywords = whole([
    keywordPart('marca', 1000, 400, 60),
    keywordPart('receita caseira', 800, 900, 0),
    keywordPart('chá caseiro', 700, 800, 0),
  ]);
  const terms = whole([
    termPart('receita caseira', 800, 900, 0, { keyword: 'receita caseira', matchType: 'phrase' }),
    termPart('chá caseiro', 700, 800, 0, { keyword: 'chá caseiro', matchType: 'phrase' }),
    termPart('marca', 1000, 400, 60, { keyword: 'marca', matchType: 'phrase' }),
  ]);
  const actions = adviseAccount(accountOf(campaignFacts({ keywords, terms })));
  const gain = actions.reduce((sum, action) => sum + action.gain, 0);
  expect(actions.filter(({ kind }) => kind === 'pause').map(({ keyword }) => keyword)).toEqual([
    'receita caseira',
    'chá caseiro',
  ]);
  expect(gain).toBeLessThanOrEqual(1700 / 60 + 1e-9);
});

describe('a day that sells less than the others', () => {
  // Half of the clicks have had time to sell: the other days sell 60 in 1,000 of them, this one 9 in 250. A belief drawn to the
  // campaign's 69 in 1,250 is 0.043, and below 0.06 with a chance of 0.94; of 60 in 2,000 it would be below with 0.10 alone.
  const days = (ripe: number, times: number) =>
    campaignFacts({
      saleValue: 100,
      ripe,
      own: { clicks: 2500 * times, cost: 13_750 * times, sales: 69 },
      weekdays: whole([
        { weekday: 0, clicks: 500 * times, cost: 2750 * times, sales: 9 },
        { weekday: 3, clicks: 2000 * times, cost: 11_000 * times, sales: 60 },
      ]),
    });
  const found = (ripe: number, times = 1) =>
    adviseAccount(accountOf(days(ripe, times))).filter(({ kind }) => kind === 'weekday');

  it('is compared by the clicks whose sales have come in, on both sides', () => {
    expect(found(0.5)).toMatchObject([{ weekday: 0, from: 1, to: expect.closeTo(0.48, 1) as number }]);
  });

  it.each([0.25, 0.5, 1])('is the same day where %s of more or fewer clicks are ripe', (ripe) => {
    const [same, usual] = [found(ripe, 0.5 / ripe), found(0.5)];
    expect(same.map(({ to, risk }) => [to, risk.toFixed(9)])).toEqual(
      usual.map(({ to, risk }) => [to, risk.toFixed(9)]),
    );
  });
});

describe('a number that is not known, or that was changed since', () => {
  const room = { lostToBudget: 0, lostToRank: 0.4, dailyBudget: 100 };
  const bidOf = (cost: number, sales: number, maxCpc: number | null, of = 'bid_up') =>
    adviseAccount(
      accountOf(
        campaignFacts({ ...room, keywords: whole([keywordPart('vitalis', 2000, cost, sales, { maxCpc })]) }),
      ),
    ).filter(({ kind }) => kind === of);

  it('is not raised: a fifth above the usual click may be a lower bid', () => {
    expect(bidOf(800, 60, 0.9)).toMatchObject([{ from: 0.9, to: 1.08 }]);
    expect(bidOf(800, 60, null)).toEqual([]);
  });

  it('is raised for an ad group only where its keywords share one bid', () => {
    const raised = (...bids: (number | null)[]) =>
      adviseAccount(
        accountOf(
          campaignFacts({
            ...room,
            keywords: whole(bids.map((maxCpc, at) => keywordPart(`vitalis ${at}`, 700, 280, 20, { maxCpc }))),
          }),
        ),
      ).filter(({ kind, keyword }) => kind === 'bid_up' && keyword === null);
    for (const { from } of raised(0.9, 0.9, 0.9)) expect(from).toBe(0.9);
    expect(raised(0.9, 1.2, 0.9)).toEqual([]);
    expect(raised(null, null, null)).toEqual([]);
  });

  // 2,000 clicks at 2.00 brought 10 sales of 128.50: an income of about a third of the cost.
  it('is lowered as far as the clicks say, and not again once it is there', () => {
    const [first] = bidOf(4000, 10, 2.5, 'bid_down');
    const [second] = bidOf(4000, 10, first?.to ?? 0, 'bid_down');
    const [third] = bidOf(4000, 10, second?.to ?? 0, 'bid_down');
    expect(first).toMatchObject({ from: 2.5 });
    // the usual click of 2.00 times the same part
    expect(second?.to).toBeCloseTo(((first?.to ?? 0) / 2.5) * 2, 1);
    expect(third).toBeUndefined();
  });

  const limited = (dailyBudget: number | null, cost = 6900) =>
    adviseAccount(
      accountOf(
        campaignFacts({
          own: { clicks: 7000, cost, sales: 240 },
          dailyBudget,
          lostToBudget: 0.35,
          lostToRank: 0.1,
        }),
      ),
    ).filter(({ kind }) => kind === 'budget_up');

  // 6,900 in 60 days are 115 a day.
  it.each([
    ['the budget of these days', 120, 1],
    ['one that is not known', null, 0],
    ['one that was raised since', 144, 0],
    ['one that these days did not have', 80, 0],
  ])('a budget is raised from %s', (_, dailyBudget, raises) => {
    expect(limited(dailyBudget)).toHaveLength(raises);
  });

  it('a lowered budget first shows its effect', () => {
    const losing = (dailyBudget: number) =>
      adviseAccount(
        accountOf(campaignFacts({ own: { clicks: 6200, cost: 10_418.12, sales: 14 }, dailyBudget })),
      ).filter(({ kind }) => kind === 'budget_down');
    const [first] = losing(180);
    expect(first).toMatchObject({ from: 180 });
    expect(losing(first?.to ?? 0)).toEqual([]);
  });
});

describe('what does not run', () => {
  const keywords = whole([keywordPart('marca', 1000, 400, 60), keywordPart('receita caseira', 800, 900, 0)]);

  it('a paused campaign gets no advice', () => {
    expect(adviseAccount(accountOf(campaignFacts({ keywords })))).not.toEqual([]);
    expect(adviseAccount(accountOf(campaignFacts({ keywords, isStopped: true })))).toEqual([]);
  });

  it('a paused ad group gets none, nor its searches', () => {
    const own = { clicks: 3000, cost: 3000, sales: 40 };
    const groups = (isStopped: boolean) =>
      whole([
        { name: 'Grupo', isStopped, clicks: 1000, cost: 1800, sales: 0 },
        { name: 'Marca', isStopped: false, clicks: 2000, cost: 1200, sales: 40 },
      ]);
    const terms = whole([
      termPart('receita caseira', 600, 1100, 0),
      termPart('chá caseiro', 400, 700, 0),
      termPart('marca', 2000, 1200, 40, { adGroup: 'Marca' }),
    ]);
    const advised = (isStopped: boolean) =>
      adviseAccount(accountOf(campaignFacts({ own, groups: groups(isStopped), terms }))).filter(
        ({ kind }) => kind === 'negative' || kind === 'bid_down',
      );
    expect(advised(false)).not.toEqual([]);
    expect(advised(true)).toEqual([]);
  });

  it('a search that another match type of the paused keyword may serve is looked at', () => {
    const served = (isStopped: boolean) => {
      const both = whole([
        keywordPart('marca', 1000, 400, 60),
        keywordPart('receita', 500, 900, 0, { isStopped: true }),
        keywordPart('receita', 300, 600, 0, { isStopped, matchType: 'broad' }),
      ]);
      const terms = whole([
        termPart('receita caseira', 500, 900, 0, { keyword: 'receita', matchType: 'phrase' }),
        termPart('receita da vovó', 300, 600, 0, { keyword: 'receita', matchType: 'broad' }),
        termPart('marca', 1000, 400, 60, { keyword: 'marca', matchType: 'phrase' }),
      ]);
      return adviseAccount(accountOf(campaignFacts({ keywords: both, terms })));
    };
    expect(served(false).some(({ words, term }) => `${words ?? term}`.includes('vovó'))).toBe(true);
    expect(served(true).filter(({ kind }) => kind === 'negative')).toEqual([]);
  });
});

describe('a search that sold under several keywords', () => {
  const own = { clicks: 2000, cost: 1000, sales: 40 };
  const promoted = (...terms: ReturnType<typeof termPart>[]) =>
    adviseAccount(accountOf(campaignFacts({ own, terms: whole(terms) }))).filter(
      ({ kind }) => kind === 'promote',
    );

  it('is promoted once, with all of its sales, in the ad group where it sold most', () => {
    const found = promoted(
      termPart('vitalis bula', 60, 30, 3, { keyword: 'vitalis' }),
      termPart('vitalis bula', 40, 20, 4, { keyword: 'bula', adGroup: 'Bula' }),
      termPart('vitalis bula', 20, 10, 2, { keyword: 'vitalis max' }),
    );
    expect(found).toMatchObject([{ keyword: 'vitalis bula', adGroup: 'Bula', sales: 9, cost: 60 }]);
  });

  it('may have sold once under each of them', () => {
    const found = promoted(
      termPart('vitalis bula', 60, 30, 1, { keyword: 'vitalis' }),
      termPart('vitalis bula', 40, 20, 1, { keyword: 'bula' }),
      termPart('vitalis bula', 20, 10, 1, { keyword: 'vitalis max' }),
    );
    expect(found).toMatchObject([{ sales: 3 }]);
  });
});

it.each<[written: string, matchType: 'exact' | 'phrase' | null, isPromoted: boolean]>([
  ['[vitalis bula]', null, false],
  ['[Vitalis-Bula]', 'exact', false],
  ['vitalis bula', 'exact', false],
  ['"vitalis bula"', 'exact', true],
  ['vitalis bula', 'phrase', true],
  ['vitalis bula', null, true],
  ['[bula]', 'exact', true],
  ['', 'exact', true],
])(
  'a search that %s served as %s, marked as no keyword, is promoted: %s',
  (keyword, matchType, isPromoted) => {
    const own = { clicks: 2000, cost: 1000, sales: 40 };
    const terms = whole([termPart('vitalis bula', 120, 60, 9, { keyword, matchType })]);
    const found = adviseAccount(accountOf(campaignFacts({ own, terms })));
    expect(found.some(({ kind }) => kind === 'promote')).toBe(isPromoted);
  },
);

it('no search is promoted that an advised negative blocks', () => {
  const terms = whole([
    termPart('vitalis', 2000, 1500, 60),
    termPart('kit barato', 60, 70, 4),
    termPart('chá barato', 900, 1800, 0),
    termPart('receita barato', 900, 1700, 0),
  ]);
  const own = { clicks: 3860, cost: 5070, sales: 64 };
  const actions = adviseAccount(accountOf(campaignFacts({ own, terms })));
  const blocking = actions.some(({ kind, words }) => kind === 'negative' && words === 'barato');
  const isPromoted = actions.some(({ kind, term }) => kind === 'promote' && term === 'kit barato');
  expect([blocking, isPromoted].filter(Boolean)).toHaveLength(1);
});
