import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'ja-JP',
  `

  `,
);

export const years = countedWords(
  'ja-JP',
  `
    日間 = 年間
  `,
);

export const articles: LanguagePack['articles'] = null;
