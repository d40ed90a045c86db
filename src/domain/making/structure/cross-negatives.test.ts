import { describe, expect, it } from 'vitest';
import type { Intent } from '#domain/language/intents.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import type { LanguagePack } from '#domain/making/texts/content/language-pack.ts';
import { crossNegatives } from './cross-negatives.ts';

type Line = [text: string, intent?: Intent];
const groupOf = (...lines: Line[]) => ({ keywords: lines.map(([text, intent]) => ({ text, intent })) });
const askers = groupOf(['vitalis funciona', 'reviews'], ['vitalis resenha', 'reviews']);
/** The negatives of a group of people who ask, beside this group of buyers. */
const besides = (lines: Line[], own: string[] = ['Vitalis'], pack: LanguagePack | null = null) =>
  crossNegatives([groupOf(...lines), askers], own, pack)[1];

describe('the negatives of a group beside a group of buyers', () => {
  it.each<[what: string, lines: Line[], own: string[], negatives: string[]]>([
    [
      'half of its keywords have the word',
      [
        ['comprar vitalis', 'buy'],
        ['vitalis preço', 'price'],
      ],
      ['Vitalis'],
      ['"comprar"', '"preço"'],
    ],
    [
      'fewer than half have it',
      [
        ['comprar vitalis', 'buy'],
        ['vitalis comprar', 'buy'],
        ['vitalis preço', 'price'],
      ],
      ['Vitalis'],
      ['"comprar"'],
    ],
    [
      'half of its people buy',
      [
        ['comprar vitalis', 'buy'],
        ['vitalis azul', 'form'],
      ],
      ['Vitalis'],
      ['"comprar"'],
    ],
    [
      'fewer than half buy',
      [['comprar vitalis', 'buy'], ['vitalis azul', 'form'], ['vitalis gotas']],
      ['Vitalis'],
      [],
    ],
    ['nobody says what they want', [['comprar vitalis'], ['comprar kit']], ['Vitalis'], []],
    ['the match type is written', [['[Comprar Vitalis]', 'buy']], ['Vitalis'], ['"comprar"']],
    [
      'a dot or a dash parts two words',
      [['loja.oficial vitalis-site', 'official']],
      ['Vitalis'],
      ['"loja"', '"oficial"', '"site"'],
    ],
    ['a word has three letters, or two', [['kit já vitalis', 'buy']], ['Vitalis'], ['"kit"']],
    ['a word has a digit', [['vitalis max2 2026 cupom', 'coupon']], ['Vitalis'], ['"cupom"']],
    ['a word is small, or asks', [['quanto para comprar vitalis', 'buy']], ['Vitalis'], ['"comprar"']],
    ['a word is one of the name', [['comprar vitalis max', 'buy']], ['Vitalis Max'], ['"comprar"']],
    [
      'a word is one of another spelling',
      [['comprar vitalix', 'buy']],
      ['Vitalis', 'vitalix'],
      ['"comprar"'],
    ],
    [
      'the other group has the word without accents',
      [['comprar vitalis funcióna', 'buy']],
      ['Vitalis'],
      ['"comprar"'],
    ],
    [
      'it has more than 15',
      [['aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk lll mmm nnn ooo ppp', 'buy']],
      ['Vitalis'],
      'aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk lll mmm nnn ooo'.split(' ').map((word) => `"${word}"`),
    ],
  ])('%s', (_, lines, own, negatives) => {
    expect(besides(lines, own)).toEqual(negatives);
  });

  it('has each word once, and none for those who buy', () => {
    const [first, second, third] = crossNegatives(
      [groupOf(['loja oficial', 'official']), groupOf(['site oficial', 'delivery']), askers],
      ['Vitalis'],
      null,
    );
    expect([first, second, third]).toEqual([['"site"'], ['"loja"'], ['"loja"', '"oficial"', '"site"']]);
  });
});

describe('the words that buyers alone use, by the texts of a language', async () => {
  const { pack: whole } = await loadBuiltInTexts('pt');
  if (!whole) throw new Error('Portuguese has texts');
  const none = { top: [], middle: [], bottom: [] };
  const [niche, other, ...rest] = Object.keys(whole.niches) as (keyof LanguagePack['niches'])[]; // loses the types of the keys
  if (!niche || !other) throw new Error('there are niches');
  const questions = (...texts: string[]) =>
    texts.map((text) => ({ ...whole.niches[niche], questions: [text] }));
  const [first, second, silent] = questions('dor no joelho', 'dor nas costas', '');
  const template = (text: string, intent: Intent) => ({ text, intent, market: null });
  const pack: LanguagePack = {
    ...whole,
    keywords: {
      nutra: { ...none, bottom: [template('comprar aaa', 'buy'), template('pacote aaa', 'buy')] },
      physical: {
        ...none,
        top: [template('como comprar aaa', 'problem'), template('pacote de aaa', 'usage')],
      },
      digital: { ...none, middle: [template('pacote aaa vale a pena', 'reviews'), template('dor', 'buy')] },
    },
    marketKeywords: [template('oferta', 'coupon'), template('lugar', 'about')],
    niches: Object.fromEntries([
      [niche, first],
      [other, second],
      ...rest.map((each) => [each, silent]),
    ]) as LanguagePack['niches'], // every niche is there
  };

  it.each([
    ['comprar', true, 'half of its lines are of buyers'],
    ['pacote', false, 'one line in three is of buyers'],
    ['oferta', true, 'a line of the market'],
    ['lugar', false, 'no line is of buyers'],
    ['dor', true, 'the questions of all niches count once'],
    ['joelho', false, 'a question of a niche'],
    ['azul', true, 'no line has it'],
  ])('%s: %s (%s)', (word, isTelling) => {
    expect(besides([[`${word} vitalis`, 'buy']], ['Vitalis'], pack)).toEqual(isTelling ? [`"${word}"`] : []);
  });
});
