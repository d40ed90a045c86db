import { describe, expect, it } from 'vitest';
import { type LanguageCode, languages } from '#domain/ads/languages.ts';
import { foldSearch } from './fold-search.ts';
import { wordsOf } from './language-words.ts';

describe('the words of a language', () => {
  it.each<[LanguageCode, string, string]>([
    ['pt', 'avaliação', 'avaliações'],
    ['pt', 'natural', 'naturais'],
    ['pt', 'papel', 'papéis'],
    ['pt', 'viagem', 'viagens'],
    ['pt', 'cápsula', 'cápsulas'],
    ['en', 'berry', 'berries'],
    ['en', 'box', 'boxes'],
    ['en', 'review', 'reviews'],
    ['es', 'opinión', 'opiniones'],
    ['es', 'voz', 'voces'],
    ['de', 'preis', 'preise'],
    ['de', 'kapsel', 'kapseln'],
    ['fr', 'gélule', 'gélules'],
    ['it', 'capsula', 'capsule'],
    ['it', 'recensione', 'recensioni'],
    ['nl', 'capsule', 'capsules'],
    ['sv', 'tablett', 'tabletter'],
    ['da', 'pille', 'piller'],
    ['no', 'tablett', 'tabletter'],
    ['pl', 'opinia', 'opinie'],
    ['ru', 'отзыв', 'отзывы'],
    ['sk', 'kapsula', 'kapsuly'],
    ['sl', 'kapsula', 'kapsule'],
    ['tr', 'yorum', 'yorumlar'],
    ['is', 'pilla', 'pillur'],
  ])('%s: %s and %s are one', (language, one, other) => {
    const { stem } = wordsOf(language);
    expect(stem(foldSearch(other))).toBe(stem(foldSearch(one)));
  });

  it.each<[LanguageCode, string]>(
    'pt:preço:prazo en:loss:losing es:precio:prensa de:kaufen:kasse fr:avis:avion it:prezzo:presto'
      .split(' ')
      .map((each) => each.split(':'))
      .map(([language = 'pt', ...words]) => [language as LanguageCode, words.join(' ')]), // the codes above
  )('%s: %s are two', (language, both) => {
    const [one = '', other = ''] = both.split(' ').map(foldSearch);
    expect(wordsOf(language).stem(one)).not.toBe(wordsOf(language).stem(other));
  });

  const smallWords: Readonly<Record<LanguageCode, string>> = {
    pt: 'para',
    en: 'with',
    es: 'una',
    de: 'für',
    fr: 'avec',
    it: 'della',
    ru: 'для',
    tr: 'için',
    th: 'ของ',
    pl: 'się',
    da: 'det',
    fil: 'ang',
    is: 'með',
    ja: 'の',
    ko: '은',
    nl: 'het',
    no: 'til',
    sk: 'pre',
    sl: 'kaj',
    sv: 'och',
    ar: 'في',
  };
  it.each(languages)('$code: a small word says nothing alone', ({ code }) => {
    expect(wordsOf(code).isSmall(foldSearch(smallWords[code]))).toBe(true);
    expect(wordsOf(code).isSmall('vitalis')).toBe(false);
  });
});
