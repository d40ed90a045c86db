import { describe, expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { negativeFinder } from '#domain/ads/negative-blocking.ts';
import { formatKeyword } from '#domain/ads/keyword.ts';
import { wordsOf } from '#domain/language/language-words.ts';
import { MICROS } from '#domain/shared/money.ts';
import { findBlockedSellers, negativesOfDraft, negativesOfReport } from './blocked-sellers.ts';
import { type Evidence, judgeGroups } from './evidence.ts';
import { studyTerms } from './study-terms.ts';
import { addTerm, type Counts, mergeByText, noCounts, type Term } from './term.ts';
import { negativeForTerm } from './term-negative.ts';
import { classifyTerms } from './term-classes.ts';
import { findWaste } from './wasteful-words.ts';
import { groupByWords } from './word-groups.ts';
import { wordingFinder } from './wording.ts';

const term = (text: string, clicks: number, conversions = 0, part: Partial<Term> = {}): Term => ({
  text,
  campaign: 'BR',
  adGroup: 'Fundo',
  impressions: clicks * 10,
  clicks,
  costMicros: clicks * MICROS,
  conversions,
  ...part,
});
const counts = (clicks: number, conversions: number): Counts => ({
  ...noCounts(),
  terms: 1,
  clicks,
  costMicros: clicks * MICROS,
  conversions,
});
const target = { cpaMicros: 50 * MICROS, multiple: 3 };
const nothing = {
  listed: [],
  competitors: [],
  own: [],
  keywords: [],
  target,
  language: 'pt' as const,
  product: { name: 'Vitalis', sheet: {}, pack: null },
};
const pt = wordsOf('pt');

describe('groups of words', () => {
  it('join plurals, genders and accents, and tell every way of writing', () => {
    const groups = groupByWords(
      [term('kit grátis', 3), term('kits gratis', 2), term('comprar kit', 1), term('grátis', 1)],
      0,
      pt,
    );
    const kit = groups.find(({ words }) => words === 'kit');
    expect(kit).toMatchObject({ forms: ['kit', 'kits'], terms: [0, 1, 2], counts: { terms: 3, clicks: 6 } });
    expect(groups.find(({ words }) => words === 'kit grátis')?.forms).toEqual(['kit grátis', 'kits gratis']);
  });

  it.each([
    ['o preço do vitalis', ['preço', 'vitalis', 'preço do vitalis']],
    [
      'vitalis sem receita',
      ['vitalis', 'sem', 'receita', 'vitalis sem', 'sem receita', 'vitalis sem receita'],
    ],
    ['comprar vitalis max agora', ['comprar', 'vitalis', 'max', 'agora']],
  ])('of "%s" have no small word at their ends', (text, expected) => {
    const other = expected.map((words) => term(`${words} x${words}`, 1)); // so that no two groups are the same
    const words = groupByWords([term(text, 1), ...other], 0, pt).map((group) => group.words);
    expect(words).toEqual(expect.arrayContaining(expected));
    expect(words.filter((each) => /^(?:o|do) | (?:o|do)$/u.test(each))).toEqual([]);
  });

  it('count a search once, however often it repeats the words', () => {
    const [group] = groupByWords([term('vitalis vitalis', 2)], 0, pt);
    expect(group?.counts).toMatchObject({ terms: 1, clicks: 2 });
  });

  it('with the same searches are one group, the shortest', () => {
    expect(groupByWords([term('como fazer', 2)], 0, pt).map(({ words }) => words)).toEqual(['como']);
  });

  it('below the smallest cost are left out with all longer ones', () => {
    const terms = [term('vitalis caro', 9), term('vitalis barato', 1)];
    expect(groupByWords(terms, 5 * MICROS, pt).map(({ words }) => words)).toEqual(['vitalis', 'caro']);
  });
});

const verdict = (money: string, rest: string) => ({
  againstBreakEven: { is: money },
  againstRest: { is: rest },
});

describe('the evidence that a group does not sell', () => {
  // A sale may cost 50 and a click costs 1. By hand: 300 clicks miss 6 sales, of which none comes once in e^6 = 403.
  it.each<[string, Counts, Counts, object]>([
    [
      'is strong at 300 clicks without a sale where the rest sells',
      counts(300, 0),
      counts(2000, 40),
      { tier: 'strong', verdict: verdict('loss', 'less') },
    ],
    [
      'is strong where each sale costs five times what it may',
      counts(500, 2),
      counts(2000, 60),
      { tier: 'strong', verdict: verdict('loss', 'less') },
    ],
    [
      'is a hint where it sells less than the rest, and each sale costs what it may',
      counts(500, 10),
      counts(2000, 100),
      { tier: 'hint', verdict: verdict('early', 'less') },
    ],
    [
      'is insufficient after three clicks',
      counts(3, 0),
      counts(2000, 40),
      { tier: 'insufficient', verdict: null },
    ],
    [
      'is insufficient where it sells like the rest',
      counts(300, 6),
      counts(2000, 40),
      { tier: 'insufficient' },
    ],
    [
      'is strong where nothing has sold yet, because it loses all the same',
      counts(300, 0),
      counts(2000, 0),
      { tier: 'strong', verdict: verdict('loss', 'equal') },
    ],
    [
      'is strong where the whole account loses',
      counts(300, 0),
      counts(2000, 2),
      { tier: 'strong', verdict: verdict('loss', 'equal') },
    ],
    [
      'is no evidence where it sells with a profit, though less than the rest',
      counts(500, 30),
      counts(2000, 300),
      { tier: 'insufficient', verdict: verdict('profit', 'less'), moreClicks: null },
    ],
  ])('%s', (_, group, account, expected) => {
    expect(judgeGroups([group], account, target)).toMatchObject([expected]);
  });

  // Google divides a conversion between searches. 340 clicks miss 6.8 sales: (1 + 6.8) / e^6.8 is 9 in 1,000.
  it.each<[clicks: number, sales: number, multiple: number, tier: Evidence['tier']]>([
    [340, 0.5, 7, 'strong'],
    [340, 0, 7, 'hint'], // it costs less than seven sales
    [350, 0, 7, 'strong'],
  ])('%s clicks with %s sales against %s times the target are %s', (clicks, sales, multiple, tier) => {
    const judged = judgeGroups([counts(clicks, sales)], counts(2000, 40), { ...target, multiple });
    expect(judged).toMatchObject([{ tier }]);
  });

  // One sale or fewer comes once in 200 times where 7.43 are due, which cost 371.51 by the target.
  it.each([
    [0.5, 272],
    [0, 900], // without a sale the group is to cost twenty sales
  ])('100 clicks with %s sales need %s more', (sales, more) => {
    const judged = judgeGroups([counts(100, sales)], counts(2000, 40), { ...target, multiple: 20 });
    expect(judged).toMatchObject([{ moreClicks: more }]);
  });

  it('says how many clicks are missing, and they suffice', () => {
    const account = counts(2000, 40);
    const [open] = judgeGroups([counts(60, 0)], account, target);
    expect(open?.tier).toBe('insufficient');
    const enough = counts(60 + (open?.moreClicks ?? 0), 0);
    expect(judgeGroups([enough], account, target)).toMatchObject([{ tier: 'strong' }]);
  });

  it('is weaker the more groups are tested', () => {
    const others = Array.from({ length: 200 }, () => counts(100, 2));
    const [alone] = judgeGroups([counts(250, 0)], counts(20_000, 400), target);
    const [among] = judgeGroups([counts(250, 0), ...others], counts(20_000, 400), target);
    expect(alone?.tier).toBe('strong');
    expect(among?.tier).toBe('insufficient');
  });
});

it('a limit of one’s own is a statement beside the two, and never makes the wait longer', () => {
  const judged = (limit: number | null) =>
    judgeGroups([counts(100, 0)], counts(2000, 40), {
      ...target,
      limitMicros: limit === null ? null : limit * MICROS,
    })[0];
  expect(judged(null)?.verdict?.limitRisk).toBeNull();
  // By hand: 100 spent at 20 a sale miss 5 sales, e^-5.
  expect(judged(20)?.verdict?.limitRisk).toBeCloseTo(Math.exp(-5), 9);
  expect(judged(20)?.verdict?.againstBreakEven.is).toBe('early');
  expect(judged(20)?.moreClicks).toBe(judged(null)?.moreClicks);
});

it('the words of a campaign that loses are reported with their loss', () => {
  // The review's: 744 a sale where 128.50 break even; four words without a sale.
  const cents = (cost: number): Counts => ({
    ...counts(Math.round(cost / 1.68), 0),
    costMicros: cost * MICROS,
  });
  const account = { ...counts(6200, 14), costMicros: 10_418.12 * MICROS };
  const words = [677, 669, 578, 1580].map(cents);
  const found = judgeGroups(words, account, { cpaMicros: 128.5 * MICROS, multiple: 3 });
  expect(found.map(({ tier }) => tier)).toEqual(['strong', 'strong', 'strong', 'strong']);
  expect(found.map((each) => each.verdict?.againstRest.is)).toEqual(['equal', 'equal', 'equal', 'equal']);
});

describe('words of people who do not buy', () => {
  const waste = (terms: Term[], options = {}) =>
    findWaste(terms, { listed: [], competitors: [], own: [], ...options });

  it.each([
    ['vitalis grátis', 'free'],
    ['vitalis é golpe', 'scam'],
    ['emprego vitalis', 'job'],
  ])('"%s" is %s', (text, reason) => {
    expect(waste([term(text, 1)])).toMatchObject([{ reason, terms: [0] }]);
  });

  it.each([['vitalis frete grátis'], ['vitalis entrega gratis'], ['comprar vitalis']])(
    '"%s" is none',
    (text) => {
      expect(waste([term(text, 1)])).toEqual([]);
    },
  );

  it('that sold once are judged by their numbers', () => {
    expect(waste([term('vitalis grátis', 9, 1)])).toEqual([]);
  });

  it('of the language and of competitors count, those of the product do not', () => {
    const terms = [term('como fazer bolo', 1), term('rival max', 1), term('golpe baixo jogo', 1)];
    const options = { listed: ['"como fazer"'], competitors: ['Rival'], own: ['Golpe Baixo'] };
    expect(
      waste(terms, options)
        .map(({ reason }) => reason)
        .sort(),
    ).toEqual(['competitor', 'not_buying']);
  });
});

describe('the shortest negative', () => {
  it.each<[words: string, kept: string[], expected: string | null]>([
    ['vitalis receita caseira', ['vitalis preço'], 'phrase receita'],
    ['receita vitalis', ['receita vitalis comprar', 'vitalis'], 'exact receita vitalis'],
    ['vitalis preço', ['vitalis comprar', 'preço baixo'], 'phrase vitalis preço'],
    ['vitalis', ['vitalis'], null],
    ['como fazer', ['como comprar', 'onde fazer'], 'phrase como fazer'],
    ['sem receita', ['vitalis'], 'phrase receita'], // no small word alone, or at an end
    ['kit do vitalis', ['kit', 'vitalis', 'vitalis do kit'], 'phrase kit do vitalis'],
  ])('for "%s" leaves %j alone: %s', (words, kept, expected) => {
    const negative = wordingFinder(kept)(words);
    expect(negative && `${negative.matchType} ${negative.text}`).toBe(expected);
  });

  it('keeps all words while nothing has sold', () => {
    expect(wordingFinder(['vitalis'], false)('vitalis preço')).toEqual({
      text: 'vitalis preço',
      matchType: 'phrase',
    });
  });
});

const long = 'como baixar a glicemia alta rapido em casa de forma natural hoje';
it.each<[term: string, kept: string[], expected: string | null]>([
  ['glicemia alta', [], '[glicemia alta]'],
  ['glicemia alta', ['glicemia alta'], '[glicemia alta]'], // what sold is asked about, not refused
  ['vitalis (60 caps) funciona', [], '[vitalis 60 caps funciona]'],
  // twelve words: ten of them in a row
  [long, [], '"como baixar a glicemia alta rapido em casa de forma"'],
  [
    long,
    ['como baixar a glicemia alta rapido em casa de forma segura'],
    '"baixar a glicemia alta rapido em casa de forma natural"',
  ],
  ['vitalis funciona?', ['vitalis'], '[vitalis funciona]'],
])('the negative for “%s” is taken by Google and spares %j', (text, kept, expected) => {
  const negative = negativeForTerm(text, kept);
  expect(negative && formatKeyword(negative)).toBe(expected);
  expect(negative && negativeFinder([negative])(text)).toHaveLength(1);
});

describe('negatives that block what sold', () => {
  const terms = [
    term('kit vitalis', 9, 2),
    term('kit grátis', 9, 5),
    term('kit usado', 9),
    term('vitalis', 9, 1, { adGroup: 'Topo' }),
  ];
  const group = {
    id: '1',
    name: 'Topo',
    position: 1,
    keywords: [],
    negatives: ['[vitalis]', 'kit'],
    ads: [],
  };
  const draft = { settings: { ...emptySettings, negatives: ['"grátis"', 'usado'] }, groups: [group] };

  it('are found in the draft, each within its campaign or ad group', () => {
    const found = findBlockedSellers(negativesOfDraft(draft), terms);
    expect(
      found.map(({ negative, conversions }) => [negative.written, negative.groupId, conversions]),
    ).toEqual([
      ['"grátis"', null, 5],
      ['[vitalis]', '1', 1],
    ]);
  });

  it('come with the most sales first, each with its terms', () => {
    const two = [term('kit usado', 1, 5), term('pote azul', 1, 4), term('pote verde', 1, 4)];
    const found = findBlockedSellers(
      negativesOfReport([
        ['usado', 'broad', '', ''],
        ['pote', 'broad', '', ''],
      ]),
      two,
    );
    expect(
      found.map(({ negative, conversions, terms: sold }) => [negative.text, conversions, sold.length]),
    ).toEqual([
      ['pote', 8, 2],
      ['usado', 5, 1],
    ]);
    expect(negativesOfDraft(draft).every(({ isHere }) => isHere)).toBe(true);
  });

  it('are found in the shared lists of the draft', () => {
    const list = { id: 'l', name: 'Curiosos', negatives: ['"kit grátis"'], version: 1, campaignIds: [] };
    const found = findBlockedSellers(negativesOfDraft({ ...draft, lists: [list] }), terms);
    expect(found).toHaveLength(3);
    expect(found.filter(({ negative }) => negative.list)).toMatchObject([
      { negative: { list: { name: 'Curiosos' } }, conversions: 5 },
    ]);
  });

  it('are found in the report of negatives, with its match types and places', () => {
    const rows = negativesOfReport([
      ['kit', 'phrase', 'BR', ''],
      ['vitalis', 'exact', 'BR', 'Fundo'],
      ['kit', 'exact', '', ''],
      ['"kit vitalis"', null, 'US', ''],
    ]);
    const found = findBlockedSellers(rows, terms);
    expect(found).toMatchObject([
      { negative: { written: 'kit', matchType: 'phrase', isHere: false }, conversions: 7 },
    ]);
    expect(found[0]?.terms.map(({ text }) => text)).toEqual(['kit grátis', 'kit vitalis']);
  });
});

describe('a study of terms', () => {
  it('takes a search of several ad groups as one', () => {
    const alike = [term('vitalis', 4, 1), term('vitalis', 3, 0, { adGroup: 'Topo' })];
    expect(mergeByText(alike)).toMatchObject([{ text: 'vitalis', clicks: 7, conversions: 1, adGroup: '' }]);
  });

  it('shows certain waste first and proposes negatives that block no seller', () => {
    const terms = [
      term('vitalis comprar', 900, 30),
      term('vitalis preço', 900, 30),
      term('vitalis bula', 400),
      term('vitalis grátis', 2),
    ];
    const { groups, account } = studyTerms(terms, { ...nothing, own: ['Vitalis'], keywords: ['vitalis'] });
    expect(account).toMatchObject({ terms: 4, clicks: 2202, conversions: 60 });
    expect(groups.slice(0, 2)).toMatchObject([
      { words: 'grátis', tier: 'certain', reason: 'free' },
      { words: 'bula', tier: 'strong', negatives: [{ text: 'bula', matchType: 'phrase' }] },
    ]);
    const find = negativeFinder(groups.flatMap(({ negatives }) => negatives));
    expect(terms.filter(({ text, conversions }) => conversions > 0 && find(text).length > 0)).toEqual([]);
  });
});

it('what the count leaves out, the negative leaves out too', () => {
  const terms = [
    term('vitalis frete grátis', 400, 13),
    term('vitalis entrega grátis', 90),
    term('vitalis amostra grátis', 60),
    term('vitalis comprar', 900, 30),
  ];
  const { groups } = studyTerms(terms, { ...nothing, own: ['Vitalis'], keywords: ['vitalis'] });
  const free = groups.find(({ words, tier }) => words === 'grátis' && tier === 'certain');
  expect(free?.counts).toMatchObject({ terms: 1, clicks: 60, conversions: 0 });
  const find = negativeFinder(free?.negatives ?? []);
  expect(terms.filter(({ text }) => find(text).length > 0).map(({ text }) => text)).toEqual([
    'vitalis amostra grátis',
  ]);
});

it('a longer group is not shown where a part of it has the same proof', () => {
  const terms = [
    term('vitalis comprar', 900, 30),
    term('vitalis preço', 900, 30),
    term('vitalis bula', 400),
    term('bula', 300),
    term('vitalis bula pdf', 10),
    term('emprego bula', 5),
  ];
  const { groups } = studyTerms(terms, { ...nothing, own: ['Vitalis'] });
  const shown = groups.map(({ words, tier }) => `${words}: ${tier}`);
  expect(shown).toContain('bula: strong');
  expect(shown.join()).not.toMatch(/vitalis bula|emprego bula/u);
});

describe('accounts in which all terms sell alike', () => {
  /** Mulberry32: small, and the same numbers on every run. */
  function randomFrom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
  }

  const vocabulary = 'vitalis max comprar preço onde kit caps bula site oficial desconto cápsulas'.split(' ');

  function account(seed: number, rate: number): Term[] {
    const random = randomFrom(seed);
    return Array.from({ length: 50 }, () => {
      const words = Array.from(
        { length: 3 },
        () => vocabulary[Math.floor(random() ** 2 * vocabulary.length)],
      );
      const clicks = Math.floor(random() ** 3 * 120);
      const sales = Array.from({ length: clicks }, random).filter((value) => value < rate).length;
      return term(words.join(' '), clicks, sales);
    });
  }

  const texts = vocabulary.flatMap((one) =>
    vocabulary.flatMap((two) => vocabulary.map((three) => [one, two, three].join(' '))),
  );
  const classes = classifyTerms(
    texts.map((text) => term(text, 1)),
    { ...nothing.product, competitors: [], words: pt },
  ).map((each) => new Set(each.terms.map((at) => texts[at])));

  function countsOfClasses(terms: readonly Term[]): Counts[] {
    return classes.map((members) => {
      const sums = noCounts();
      for (const each of terms) if (members.has(each.text)) addTerm(sums, each);
      return sums;
    });
  }

  /** What is said of every group of a thousand accounts. */
  function judgedAt(rate: number): Evidence[][] {
    return Array.from({ length: 1000 }, (_, seed) => {
      const terms = account(seed + 1, rate);
      const groups = [
        ...groupByWords(terms, target.cpaMicros / 4, pt).map((group) => group.counts),
        ...countsOfClasses(terms),
      ];
      const all = counts(
        terms.reduce((sum, { clicks }) => sum + clicks, 0),
        terms.reduce((sum, { conversions }) => sum + conversions, 0),
      );
      return judgeGroups(groups, all, { ...target, multiple: 2 });
    });
  }

  const isLoss = ({ tier }: Evidence) => tier === 'strong';
  const sellsLess = ({ verdict }: Evidence) => verdict?.againstRest.is === 'less';

  it(
    'that is the target: fewer than 5 in 100 show a loss, or a word that sells less',
    { tags: 'long' },
    () => {
      const accounts = judgedAt(0.02);
      expect(accounts.filter((groups) => groups.some(isLoss)).length).toBeLessThan(50);
      expect(accounts.filter((groups) => groups.some(sellsLess)).length).toBeLessThan(50);
    },
  );

  it('that is half of the target: fewer than 5 in 100 show a word that sells less', { tags: 'long' }, () => {
    expect(judgedAt(0.01).filter((groups) => groups.some(sellsLess)).length).toBeLessThan(50);
  });
});

describe('the words of a language', () => {
  it('are found where no blanks stand between them', () => {
    const groups = groupByWords([term('送料無料', 3), term('無料サンプル', 2)], 0, wordsOf('ja'));
    expect(groups.find(({ words }) => words === '無料')?.terms).toEqual([0, 1]);
  });
});

describe('groups by intent and by the meaning of the product sheet', () => {
  const sheet = {
    contents: ['Berberina 500 mg'],
    problem: 'queda de cabelo',
    audience: 'mulheres acima de 40 anos',
  };
  const study = (terms: Term[]) =>
    studyTerms(terms, {
      ...nothing,
      competitors: ['Rival'],
      product: { name: 'Vitalis', sheet, pack: null },
    });
  const classOf = (text: string) =>
    study([term(text, 1)])
      .groups.filter(({ by }) => by !== 'words')
      .map(({ by, words, name }) => [by, words, ...(name === null ? [] : [name])].join(' '))
      .sort();

  it.each<[string, string[]]>([
    ['comprar vitalis', ['intent buy', 'meaning brand']],
    ['vitalis preço', ['intent price', 'meaning brand', 'meaning price']],
    ['berberina serve para que', ['intent other', 'meaning ingredient Berberina 500 mg']],
    ['queda de cabelo', ['intent other', 'meaning problem queda de cabelo']],
    ['rival ou vitalis', ['intent choice', 'meaning brand', 'meaning competitor Rival']],
    ['kit 3 frascos', ['intent other', 'meaning kit']],
    ['vitalis garantia', ['intent other', 'meaning brand', 'meaning guarantee']],
    ['receita de bolo', ['intent other', 'meaning outside']],
  ])('"%s" is in %j', (text, expected) => {
    expect(classOf(text)).toEqual(expected);
  });

  it('have the same evidence as words, and negatives that block no seller', () => {
    const terms = [
      term('vitalis comprar', 900, 30),
      term('vitalis valor', 900, 30),
      term('berberina serve', 300),
      term('berberina funciona', 200),
    ];
    const found = study(terms).groups.find(({ words }) => words === 'ingredient');
    expect(found).toMatchObject({ tier: 'strong', counts: { terms: 2, clicks: 500 } });
    expect(found?.negatives).toEqual([{ text: 'berberina', matchType: 'phrase' }]);
  });
});
