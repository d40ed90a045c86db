import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'da-DK',
  `
    måneders = måneds, måneders
    dages = dags, dages
    dage = dag, dage
    timer = time, timer
    måneder = måned, måneder
    lektioner = lektion, lektioner
  `,
);

export const years = countedWords(
  'da-DK',
  `
    dages = års, års
  `,
);

export const articles: LanguagePack['articles'] = null;
