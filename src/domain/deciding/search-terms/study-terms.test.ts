import { describe, expect, it } from 'vitest';
import { negativeFinder } from '#domain/ads/negative-blocking.ts';
import { wordsOf } from '#domain/language/language-words.ts';
import { pack } from '#domain/making/texts/content/pt/pack.ts';
import { MICROS } from '#domain/shared/money.ts';
import { formsOfClass } from './class-forms.ts';
import { type StudyOptions, studyTerms } from './study-terms.ts';
import { classifyTerms, type KnownSheet } from './term-classes.ts';
import { mergeByText, type Term, toTerm } from './term.ts';
import { findWaste } from './wasteful-words.ts';
import { groupByWords } from './word-groups.ts';

/** Each click costs one. */
const term = (text: string, clicks: number, conversions = 0): Term => ({
  text,
  campaign: 'BR',
  adGroup: 'Fundo',
  impressions: clicks * 10,
  clicks,
  costMicros: clicks * MICROS,
  conversions,
});
const pt = wordsOf('pt');

it('a term of the server has its sums in this order, and a search of several ad groups has all of them', () => {
  const sent = ['vitalis', 'BR', 'Fundo', 100, 10, 5, 1.5] as const;
  const whole = { text: 'vitalis', impressions: 100, clicks: 10, costMicros: 5, conversions: 1.5 };
  expect(toTerm(sent)).toEqual({ ...whole, campaign: 'BR', adGroup: 'Fundo' });
  const alike = mergeByText([toTerm(sent), toTerm(['vitalis', 'US', 'Topo', 7, 2, 4, 0.5]), toTerm(sent)]);
  const sums = { impressions: 207, clicks: 22, costMicros: 14, conversions: 3.5 };
  expect(alike).toEqual([{ text: 'vitalis', campaign: '', adGroup: '', ...sums }]);
});

describe('words of people who do not buy', () => {
  const waste = (terms: Term[], options: Partial<StudyOptions> = {}) =>
    findWaste(terms, { listed: [], competitors: [], own: [], ...options });

  it.each([
    ['vitalis de graça', 'free'],
    ['vitalis for free', 'free'],
    ['estafas vitalis', 'scam'],
    ['vitalis golpe na entrega', 'scam'], // only what is free may be the delivery
    ['emprego entrega vitalis', 'job'],
    ['salary vitalis', 'job'],
    ['emprego com golpe', 'scam'], // the shorter negative
  ])('"%s" is %s', (text, reason) => {
    expect(waste([term(text, 1)])).toMatchObject([{ reason, terms: [0] }]);
  });

  it.each(['free shipping', 'shipping gratis', 'envío gratis', 'delivery gratuito'])(
    '"%s" is none',
    (text) => {
      expect(waste([term(`vitalis ${text}`, 1)])).toEqual([]);
    },
  );

  it('are summed by negative, with the searches to spare', () => {
    const terms = ['grátis agora', 'frete grátis', 'comprar', 'grátis', 'entrega grátis'];
    expect(waste(terms.map((text, at) => term(text, at + 1)))).toMatchObject([
      { terms: [0, 3], counts: { terms: 2, clicks: 5 }, spared: ['frete grátis', 'entrega grátis'] },
    ]);
  });

  it('that sold once, in part or beside others, are no waste', () => {
    expect(waste([term('vitalis emprego', 9), term('golpe do emprego', 1, 0.5), term('golpe', 2)])).toEqual(
      [],
    );
    expect(waste([term('frete grátis', 9, 1), term('grátis', 2)])).toMatchObject([{ terms: [1] }]);
  });

  it('count as a competitor’s first, and an empty name is none', () => {
    const options = { competitors: ['Golpe', ''], listed: ['golpe', 'bolo', '-'] };
    const found = waste([term('golpe', 1), term('receita de bolo', 1), term('vitalis', 1)], options);
    expect(found.map(({ reason, terms }) => [reason, terms])).toEqual([
      ['competitor', [0]],
      ['not_buying', [1]],
    ]);
  });
});

describe('groups of words', () => {
  const grouped = (terms: Term[], least = 0) => groupByWords(terms, least, pt);

  it('stay at exactly the smallest cost, and have three words at most', () => {
    const words = grouped(
      [term('um kit azul novo', 5), term('kit', 1), term('azul', 1), term('novo', 1)],
      6 * MICROS,
    );
    expect(words.map((group) => group.words)).toEqual(['kit', 'azul', 'novo']);
    const long = [
      'alfa beta gama delta',
      'alfa beta gama',
      'beta gama delta',
      'alfa beta',
      'beta gama',
      'gama delta',
    ];
    const four = grouped([...long, 'alfa', 'beta', 'gama', 'delta'].map((text) => term(text, 1)));
    expect(four.map((group) => group.words)).toContain('alfa beta gama');
    expect(four.map((group) => group.words)).not.toContain('alfa beta gama delta');
  });

  it('with the same first and last search are two where the others differ', () => {
    const terms = ['kit azul', 'kit', 'azul', 'kit azul'].map((text) => term(text, 1));
    expect(grouped(terms).map((group) => [group.words, group.terms])).toEqual([
      ['kit', [0, 1, 3]],
      ['azul', [0, 2, 3]],
      ['kit azul', [0, 3]],
    ]);
  });

  it('tell the dearest way of writing first', () => {
    const [kit] = grouped([term('kit', 2), term('kits', 3), term('kit', 2), term('kits azuis', 2)]);
    expect(kit).toMatchObject({ words: 'kits', forms: ['kits', 'kit'] });
  });
});

describe('what a search says of the product', () => {
  const known: KnownSheet = {
    name: 'Vitalis',
    pack,
    competitors: ['Rival'],
    words: pt,
    sheet: {
      niche: 'weight',
      spellings: ['Vita Lis'],
      problem: 'fome à noite',
      audience: 'mulheres de 40 anos',
      contents: ['Berberina 500 mg', 'berberina', '500 mg', 'Cafeína'],
    },
  };
  const meanings = (text: string, sheet = known) =>
    classifyTerms([term(text, 1)], sheet)
      .filter(({ by }) => by === 'meaning')
      .map(({ id, name }) => (name === null ? id : `${id} ${name}`));

  it.each<[search: string, found: string[]]>([
    ['vita lis', ['brand']],
    ['vitalis cupom', ['brand', 'price']],
    ['vitalis frete', ['brand', 'delivery']],
    ['vitalis amazon', ['brand', 'shop']],
    ['vitalis farmácia', ['brand', 'shop']],
    ['vitalis depoimentos', ['brand', 'trust']],
    ['vitalis é seguro', ['brand', 'trust']],
    ['vitalis reclame aqui', ['brand', 'trust']],
    ['vitalis oficial', ['brand', 'trust']],
    ['vitalis como usar', ['brand', 'usage']],
    ['para que serve vitalis', ['brand', 'usage']],
    ['vitalis composição', ['brand', 'ingredient']],
    ['berberinas', ['ingredient Berberina 500 mg']], // once, though the sheet has it twice
    ['ingredientes com cafeína', ['ingredient Cafeína']], // the very one, once, though the niche has it too
    ['psyllium', ['ingredient psyllium']], // of the niche
    ['sintomas de ansiedade', ['problem']],
    ['barriga inchada sintomas', ['problem barriga inchada']],
    ['fome de noite', ['problem fome à noite']],
    ['mulheres com 40 anos', ['audience mulheres de 40 anos']],
    ['mulheres', ['outside']],
    ['500 mg', ['outside']],
    ['rival', ['competitor Rival']],
    ['combo vitalis', ['brand', 'kit']],
    ['2 potes', ['kit']],
    ['potes', ['outside']],
    ['kitnet', ['outside']],
    ['reembolso vitalis', ['brand', 'guarantee']],
    ['receita de bolo', ['outside']],
  ])('"%s": %j', (text, found) => {
    expect(meanings(text)).toEqual(found);
  });

  it('is not known without a sheet', () => {
    const bare: KnownSheet = { ...known, pack: null, competitors: [], sheet: {} };
    expect(meanings('berberina rival', bare)).toEqual(['outside']);
    expect(meanings('psyllium', { ...known, pack: null })).toEqual(['outside']);
  });

  it('is summed by intent and by meaning', () => {
    const classes = classifyTerms(
      [term('vitalis preço', 3), term('bolo', 1), term('vitalis valor', 2)],
      known,
    );
    expect(classes.map(({ by, id, terms, counts }) => [by, id, terms, counts.clicks])).toEqual([
      ['intent', 'price', [0, 2], 5],
      ['meaning', 'brand', [0, 2], 5],
      ['meaning', 'price', [0, 2], 5],
      ['intent', 'other', [1], 1],
      ['meaning', 'outside', [1], 1],
    ]);
  });
});

describe('the words that stand for a class of terms', () => {
  const forms = (inside: Term[], outside: Term[] = []) => {
    const terms = [...inside, ...outside];
    const account = new Map(groupByWords(terms, 0, pt).map((group) => [group.key, group]));
    return formsOfClass({ terms: inside.map((_, at) => at) }, terms, account, pt);
  };

  it.each<[what: string, inside: Term[], outside: Term[], found: string[]]>([
    ['cost four fifths of their money in it', [term('chá', 80)], [term('chá', 20)], ['chá']],
    ['not less', [term('chá', 79)], [term('chá', 21)], []],
    ['cost a fiftieth of the class', [term('chá', 98), term('café', 2)], [], ['chá', 'café']],
    ['not less, too', [term('chá', 99), term('café', 1)], [], ['chá']],
    [
      'cover its terms, the dearest first',
      [term('café', 10), term('chá preto', 20), term('chá', 5)],
      [],
      ['chá', 'café'],
    ],
    ['are as few as cover them', [term('chá verde', 9), term('chá', 2)], [], ['chá']],
    ['are single words before rows', [term('chá verde', 9), term('verde', 2)], [term('chá', 9)], ['verde']],
    ['are given in each way of writing', [term('chá', 9), term('cha', 2)], [], ['chá', 'cha']],
  ])('%s', (_, inside, outside, found) => {
    expect(forms(inside, outside)).toEqual(found);
  });

  it('are ten at most', () => {
    expect(forms(Array.from({ length: 12 }, (_, at) => term(`palavra${at}`, 5)))).toHaveLength(10);
  });
});

describe('a study of terms', () => {
  const target = { cpaMicros: 50 * MICROS, multiple: 3 };
  const options: StudyOptions = {
    listed: [],
    competitors: [],
    own: [],
    keywords: [],
    target,
    language: 'pt',
    product: { name: 'Vitalis', sheet: {}, pack: null },
  };
  const ofWords = (terms: Term[], changes: Partial<StudyOptions> = {}) =>
    studyTerms(terms, { ...options, ...changes }).groups.filter(({ by }) => by === 'words');

  it.each([
    [19, 'hint'],
    [20, 'certain'],
  ])('takes doubt in %s clicks as %s', (clicks, tier) => {
    expect(ofWords([term('golpe', clicks)])).toMatchObject([{ words: 'golpe', tier, reason: 'scam' }]);
    expect(ofWords([term('grátis', clicks)])).toMatchObject([{ words: 'grátis', tier: 'certain' }]);
  });

  it('shows the eight dearest searches of a group, the dearest first', () => {
    const costs = [3, 9, 1, 7, 5, 10, 2, 8, 6, 4];
    const [group] = ofWords(costs.map((cost) => term(`bula x${cost}`, cost)));
    expect(group?.examples.map(({ clicks }) => clicks)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
    const one = { text: 'bula x10', clicks: 10, costMicros: 10 * MICROS, conversions: 0 };
    expect(group?.examples[0]).toEqual(one);
  });

  it('shows 500 groups of words, and tells how many more there are', () => {
    const terms = Array.from({ length: 503 }, (_, at) => term(`palavra${at}`, 1));
    const cheap = { ...target, cpaMicros: 4 * MICROS };
    const { groups, leftOut } = studyTerms(terms, { ...options, target: cheap });
    expect([groups.filter(({ by }) => by === 'words').length, leftOut]).toEqual([500, 3]);
    expect(studyTerms(terms.slice(3), { ...options, target: cheap }).leftOut).toBe(0);
  });

  it('leaves out words that cost less than a quarter of a sale', () => {
    expect(ofWords([term('caro', 13), term('barato', 12)]).map(({ words }) => words)).toEqual(['caro']);
  });

  it('sorts by proof, then by cost', () => {
    const terms = [
      term('vitalis comprar', 900, 30),
      term('bula', 400),
      term('azul', 20),
      term('dor', 500),
      term('verde', 30),
    ];
    expect(ofWords(terms).map(({ words, tier }) => `${words} ${tier}`)).toEqual([
      'dor strong',
      'bula strong',
      'vitalis insufficient',
      'verde insufficient',
      'azul insufficient',
    ]);
  });

  it('shows a longer group that is proven better than its words', () => {
    const terms = [term('vitalis comprar', 900, 30), term('chá comprar', 400), term('chá preço', 300, 40)];
    const shown = ofWords(terms).filter(({ tier }) => tier === 'strong');
    expect(shown.map(({ words }) => words)).toEqual(['chá comprar']);
  });

  it('proposes at most ten negatives of a group, each once, that spare what is no waste', () => {
    const searches = Array.from({ length: 12 }, (_, at) => term(`amostra${at} grátis`, at + 1));
    const terms = [...searches, term('frete grátis', 5), term('vitalis', 50, 5)];
    const free = ofWords(terms).find(({ reason }) => reason === 'free');
    expect(free?.negatives).toHaveLength(10);
    expect(free?.negatives[0]).toEqual({ text: 'amostra11', matchType: 'phrase' }); // of the dearest
    expect(negativeFinder(free?.negatives ?? [])('frete grátis')).toEqual([]);
    const alike = [term('grátis hoje', 2), term('hoje grátis', 1), ...terms.slice(12)];
    expect(ofWords(alike).find(({ reason }) => reason === 'free')?.negatives).toEqual([
      { text: 'hoje', matchType: 'phrase' },
    ]);
  });

  it('proposes no words of its keywords', () => {
    const terms = [term('vitalis comprar', 900, 30), term('bula', 400)];
    const bula = (keywords: string[]) => ofWords(terms, { keywords }).find(({ words }) => words === 'bula');
    expect(bula([])?.negatives).toEqual([{ text: 'bula', matchType: 'phrase' }]);
    expect(bula(['bula vitalis'])?.negatives).toEqual([{ text: 'bula', matchType: 'exact' }]);
    expect(bula(['bula'])?.negatives).toEqual([]);
  });
});
