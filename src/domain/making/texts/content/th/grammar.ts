import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'th-TH',
  `

  `,
);

export const years = countedWords(
  'th-TH',
  `
    วัน = ปี
  `,
);

export const articles: LanguagePack['articles'] = null;
