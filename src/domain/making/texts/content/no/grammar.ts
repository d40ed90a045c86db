import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'nb-NO',
  `
    måneders = måneds, måneders
    dagers = dags, dagers
    dager = dag, dager
    timer = time, timer
    måneder = måned, måneder
    leksjoner = leksjon, leksjoner
  `,
);

export const years = countedWords(
  'nb-NO',
  `
    dagers = års, års
  `,
);

export const articles: LanguagePack['articles'] = null;
