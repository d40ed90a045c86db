import type { LanguagePack } from '../language-pack.ts';
import { articles as readArticles, countedWords } from '../notation.ts';

export const counted = countedWords(
  'nl-NL',
  `
    dagen = dag, dagen
    maanden = maand, maanden
    lessen = les, lessen
  `,
);

export const years = countedWords(
  'nl-NL',
  `
    dagen = jaar, jaar
  `,
);

export const articles: LanguagePack['articles'] = readArticles({
  forms: `de, de, het, de, de`,
  after: `over, voor, met, van, kost, ontdek, bestel, vergelijk, past, bij, is`,
  joined: `

  `,
});
