import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'ko-KR',
  `

  `,
);

export const years = countedWords(
  'ko-KR',
  `
    일 = 년
  `,
);

export const articles: LanguagePack['articles'] = null;
