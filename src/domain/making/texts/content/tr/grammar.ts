import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'tr-TR',
  `

  `,
);

export const years = countedWords(
  'tr-TR',
  `
    gün = yıl, yıl
  `,
);

export const articles: LanguagePack['articles'] = null;
