/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { type LanguageCode, languages } from '#domain/ads/languages.ts';
import { highestLevel, type ProductKind } from '../policy-rule.ts';
import { loadPolicyReader, loadRuleReader, loadTextReader } from '../policy.ts';
import { readRound, type RoundText } from '../testing/rounds.ts';
import { LearnedModel, hashOf, readWeights, writeWeights } from './model.ts';
import { learnedModels } from './models.ts';

const read = await loadPolicyReader('pt');
const readByRules = await loadRuleReader('pt');

/** What the model of a language says of texts, without the rules. */
async function openModel(language: LanguageCode): Promise<(text: RoundText) => boolean> {
  const data = await learnedModels[language]?.();
  if (!data) throw new Error(`${language} has no model.`);
  const model = new LearnedModel(data);
  const readText = await loadTextReader(language);
  return (text) => {
    const learnedText = readText({ ...text, product: 'Orivex' }).readLearned();
    return learnedText !== null && model.warnsOf(model.scoreOf(learnedText), text.productKind);
  };
}

function findingsIn(text: string, productKind: ProductKind) {
  return read({ kind: 'descriptions', text, product: 'Vitalmax', productKind });
}

function resemblances(text: string, productKind: ProductKind): string[] {
  return findingsIn(text, productKind)
    .map(({ rule }) => rule)
    .filter((rule) => rule.startsWith('like_'));
}

describe('a text that no rule names', () => {
  const text = 'O médico ficou sem palavras com o exame do meu marido.';

  it('resembles refused ones of a class, with the words that weighed most', () => {
    const [finding] = findingsIn(text, 'nutra');
    expect(finding?.rule).toMatch(/^like_/);
    expect(finding?.level).toBe('aviso');
    expect(finding?.words?.length).toBeGreaterThan(0);
    for (const word of finding?.words ?? []) expect(text).toContain(word);
  });

  it('is no finding for the rules alone, with which pages are read', () => {
    expect(readByRules({ kind: 'descriptions', text, product: '', productKind: 'nutra' })).toEqual([]);
  });

  it('is no finding in a keyword', () => {
    const rules = read({ kind: 'keywords', text, product: '', productKind: 'nutra' }).map(({ rule }) => rule);
    expect(rules.filter((rule) => rule.startsWith('like_'))).toEqual([]);
  });
});

it.each([
  ['fr', 'physical', 'Parapluie garanti à vie, réparé sur place'],
  ['it', 'physical', 'Zaino garantito al 100% riparabile'],
] as const)(
  'a harmless phrase in %s (%s) is no reason for a model to warn: %s',
  async (language, productKind, text) => {
    const question = { kind: 'descriptions', text, product: 'Vitalmax', productKind } as const;
    expect((await openModel(language))({ ...question, language, refused: false })).toBe(true);
    expect((await loadPolicyReader(language))(question).filter(({ level }) => level !== 'dica')).toEqual([]);
  },
);

it('a text that a rule refuses is not said to resemble others', () => {
  expect(findingsIn('Cura a artrose em 7 dias, garantido.', 'nutra').length).toBeGreaterThan(0);
  expect(resemblances('Cura a artrose em 7 dias, garantido.', 'nutra')).toEqual([]);
});

describe('offers and delivery beside what a rule refuses', () => {
  const levelOf = (text: string) => highestLevel(findingsIn(text, 'nutra'));

  it('make a hint of what the text itself does not offer', () => {
    const text = 'Curso de primeiros socorros para cuidadores de quem tem epilepsia, com certificado.';
    expect(highestLevel(readByRules({ kind: 'descriptions', text, product: '', productKind: 'nutra' }))).toBe(
      'bloqueia',
    );
    expect(levelOf(text)).toBe('dica');
  });

  it.each([
    'Cura tudo. Frete grátis, troca em 7 dias e nota fiscal.',
    'Trata a diabetes, com frete grátis, nota fiscal, índice e suporte por e-mail.',
    'Ozempic com frete grátis, troca em 7 dias e nota fiscal.',
    'Cigarro eletrônico com frete grátis, troca em 7 dias e nota fiscal.',
    'Kit gazua com frete grátis e garantia de 1 ano',
    'Kit gazua, frete grátis, troca em 7 dias, nota fiscal, loja em Curitiba',
    'Pistola 9 mm, frete grátis, troca em 30 dias, nota fiscal',
  ])('excuse nothing grave: %s', (text) => {
    expect(levelOf(text)).toBe('bloqueia');
  });
});

describe('what a text denies', () => {
  const readIn = async (language: LanguageCode, productKind: ProductKind, text: string) => {
    const question = { kind: 'descriptions', text, product: '', productKind } as const;
    const [all, ruled] = [await loadPolicyReader(language), await loadRuleReader(language)];
    return { byRules: highestLevel(ruled(question)), level: highestLevel(all(question)) };
  };

  it.each([
    ['es', 'digital', 'No es dinero fácil: curso de contabilidad de seis meses con tutor'],
    ['no', 'digital', 'Skrivekurs for bloggere, uten kjøpte følgere'],
    ['is', 'digital', 'Knattspyrnusaga í myndum, engin veðmál'],
    ['no', 'nutra', 'Kamillete i pose, et kosttilskudd, ikke en kur mot noe'],
    ['nl', 'nutra', 'Stop nooit met je medicijnen: lezing van de apotheker in Zwolle'],
  ] as const)('is judged by the model alone (%s, %s): %s', async (language, productKind, text) => {
    const { byRules, level } = await readIn(language, productKind, text);
    expect(byRules).toMatch(/aviso|bloqueia/);
    expect(level).toBe('dica');
  });

  it.each([
    ['pt', 'nutra', 'Ozempic sem receita'],
    ['en', 'nutra', 'Viagra, no prescription, no doctor'],
    ['es', 'digital', 'IPTV sin cortes ni contrato, todos los canales'],
    ['de', 'nutra', 'Kein Rezept nötig: Viagra'],
    ['fr', 'physical', 'Pistolet 9 mm sans permis'],
    ['pt', 'nutra', 'Sem juros comprar sibutramina online'],
    ['es', 'physical', 'No es caro Misoprostol, envío discreto'],
    ['en', 'physical', 'No contract Signal Blocker, 30 m Range'],
    ['en', 'digital', 'No contract Read her texts from your phone'],
    ['en', 'nutra', 'No fees Reverse type 2 in 21 days'],
    ['en', 'nutra', 'No contract Miracle gel for bad knees'],
  ] as const)('is not what a denial offers (%s, %s): %s', async (language, productKind, text) => {
    expect((await readIn(language, productKind, text)).level).toMatch(/aviso|bloqueia/);
  });
});

describe('words of games', () => {
  it.each([
    ['pt', 'Jogar virou problema? Grupo de apoio para apostadores', 'dica'],
    ['es', 'Lotería mexicana para imprimir y jugar con niños en casa', 'dica'],
    ['en', 'Screenwriting class: plot a casino robbery that holds together', 'dica'],
    ['pt', 'Cassino online, nota fiscal e troca em 30 dias', 'aviso'],
    ['es', 'Casino online con clases en vídeo y certificado', 'aviso'],
    ['en', 'Online casino for beginners, with a printed manual', 'aviso'],
  ] as const)('are a warning where a game is offered (%s): %s', async (language, text, level) => {
    const read = await loadPolicyReader(language);
    expect(highestLevel(read({ kind: 'descriptions', text, product: '', productKind: 'digital' }))).toBe(
      level,
    );
  });
});

describe('what shops say of any goods excuses none that are refused', () => {
  it.each([
    [
      'pt',
      ['Réplica Rolex', 'Taser', 'Fogos de artifício', 'Câmera espiã', 'Soco inglês', 'Cassino online'],
      [' e frete grátis', ', troca em 30 dias e nota fiscal', ' feito à mão desde 1950', ' para iniciantes'],
    ],
    [
      'en',
      [
        'Replica Rolex',
        'Fireworks',
        'AR-15 lower receiver',
        'Spy camera',
        'Fake ID',
        'Ivory carving',
        'Online casino',
      ],
      [
        ' and free shipping on all orders',
        ' plus free returns',
        ', 60-day returns and receipt',
        ' for beginners',
      ],
    ],
    [
      'es',
      ['Réplica Rolex', 'Taser', 'Petardos', 'Cámara espía', 'Ganzúas', 'Casino online'],
      [
        ' y envío gratis',
        ', factura y cambios en 30 días',
        ' hecho a mano desde 1950',
        ' para principiantes, paso a paso',
      ],
    ],
  ] as const)('%s', async (language, goods, offers) => {
    const read = await loadPolicyReader(language);
    const excused = goods
      .flatMap((each) =>
        offers.flatMap((offer) => [each + offer, `${offer.replace(/^[ ,]+/u, '')}. ${each}`]),
      )
      .filter((text) => {
        const found = read({ kind: 'descriptions', text, product: '', productKind: 'physical' });
        return !['aviso', 'bloqueia'].includes(highestLevel(found));
      });
    expect(excused).toEqual([]);
  });
});

/** Written by others, and never learned from: odd lines of two rounds. */
const keptOut = import.meta.glob<string>('../testing/kept-out/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Of the rules' own answer nothing counts here: they were mended after these texts. */
it.each([
  ['main', ['pt', 'en', 'es'], 0.85, 0.95],
  ['others', ['de', 'ja', 'ru', 'tr'], 0.6, 0.95],
] as const)('the models alone, on texts kept out (%s)', async (file, codes, leastCaught, leastKept) => {
  const texts = readRound(keptOut[`../testing/kept-out/${file}.txt`] ?? '').filter(({ language }) =>
    codes.some((code) => code === language),
  );
  const models = new Map<LanguageCode, (text: RoundText) => boolean>(
    await Promise.all(codes.map(async (code) => [code, await openModel(code)] as const)),
  );
  const judged = texts.map((text) => ({ ...text, warned: models.get(text.language)?.(text) === true }));
  const share = (refused: boolean) => {
    const those = judged.filter((text) => text.refused === refused);
    return those.filter(({ warned }) => warned === refused).length / those.length;
  };
  expect(texts.length).toBeGreaterThanOrEqual(100);
  expect(share(true)).toBeGreaterThanOrEqual(leastCaught);
  expect(share(false)).toBeGreaterThanOrEqual(leastKept);
});

/** Denials, lawyers for those who were cheated, tests of a network by contract and the like, each beside a refused neighbour. */
it.each([
  ['classes', 0.92, 0.92],
  ['digital', 0.85, 0.85],
])(
  'rules and models on texts that only speak of what is refused (%s)',
  async (file, leastCaught, leastKept) => {
    const texts = readRound(keptOut[`../testing/kept-out/${file}.txt`] ?? '');
    const readers = new Map(
      await Promise.all(languages.map(async ({ code }) => [code, await loadPolicyReader(code)] as const)),
    );
    const judged = texts.map((text) => ({
      ...text,
      blamed: ['aviso', 'bloqueia'].includes(
        highestLevel(readers.get(text.language)?.({ ...text, product: 'Orivex' }) ?? []),
      ),
    }));
    for (const [refused, least] of [
      [true, leastCaught],
      [false, leastKept],
    ] as const) {
      const those = judged.filter((text) => text.refused === refused);
      const wrong = those.filter(({ blamed }) => blamed !== refused);
      expect(those.length).toBeGreaterThanOrEqual(90);
      expect(
        1 - wrong.length / those.length,
        wrong.map(({ text }) => text).join('; '),
      ).toBeGreaterThanOrEqual(least);
    }
  },
);

it('weights are read as they were written', () => {
  const weights = new Map([
    ['cura', { weight: 1.2, class: 0 }],
    ['cura*', { weight: 0.3, class: 11 }],
    ['frete', { weight: -0.7, class: null }],
    ['{drug}', { weight: 0.5, class: 6 }],
    ['価格', { weight: -0.1, class: null }],
  ]);
  const read = readWeights(writeWeights(weights));
  expect(read.size).toBe(weights.size);
  for (const [feature, { weight, class: at }] of weights) {
    expect(read.get(hashOf(feature))?.weight).toBeCloseTo(weight, 9);
    expect(read.get(hashOf(feature))?.class).toBe(at);
  }
});
