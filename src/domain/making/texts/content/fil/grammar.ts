import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'fil-PH',
  `

  `,
);

export const years = countedWords(
  'fil-PH',
  `
    -day = -year, -year
  `,
);

export const articles: LanguagePack['articles'] = null;
