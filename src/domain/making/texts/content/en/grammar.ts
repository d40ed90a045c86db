import type { LanguagePack } from '../language-pack.ts';
import { articles as readArticles, countedWords } from '../notation.ts';

export const counted = countedWords(
  'en-US',
  `
    days = day, days
    hours = hour, hours
    months = month, months
    lessons = lesson, lessons
  `,
);

export const years = countedWords(
  'en-US',
  `
    -day = -year, -year
  `,
);

export const articles: LanguagePack['articles'] = readArticles({
  nounLast: true,
  forms: `the, the, the, the, the`,
  after: `about, know, meet, is, buy, order, with, of, for, inside, get, made, takes, take, makes, try, compare, to, from, choose, at, see`,
  joined: `

  `,
  verbs: `
    is = are
    has = have
    comes = come
    contains = contain
    ships = ship
    includes = include
  `,
});
