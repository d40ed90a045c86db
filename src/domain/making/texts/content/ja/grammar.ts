import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'ja-JP',
  `

  `,
);

export const articles: LanguagePack['articles'] = null;
