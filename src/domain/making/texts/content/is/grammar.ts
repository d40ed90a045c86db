import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'is-IS',
  `
    [hefur, í] daga = dag, daga
    [í] daga = dag, daga
    dagar = dagur, dagar
    klukkustundum = klukkustund, klukkustundum
    kennslustundir = kennslustund, kennslustundir
  `,
);

export const years = countedWords(
  'is-IS',
  `
    daga = árs, ára
  `,
);

export const articles: LanguagePack['articles'] = null;
