import type { LanguagePack } from '../language-pack.ts';
import { articles as readArticles, countedWords } from '../notation.ts';

export const counted = countedWords(
  'de-DE',
  `
    tage = tag, tage
    tagen = tag, tagen
    stunden = stunde, stunden
    monate = monat, monate
    lektionen = lektion, lektionen
  `,
);

export const years = countedWords(
  'de-DE',
  `
    tagen = Jahr, Jahren
    tage = Jahr, Jahre
  `,
);

export const articles: LanguagePack['articles'] = readArticles({
  forms: `den, die, das, die, die`,
  after: `über, für, ohne`,
  joined: `
    von = vom, von der, vom, von den, von den
    zu = zum, zur, zum, zu den, zu den
    mit = mit dem, mit der, mit dem, mit den, mit den
    kostet = kostet der, kostet die, kostet das, kosten die, kosten die
    passt = passt der, passt die, passt das, passen die, passen die
  `,
});
