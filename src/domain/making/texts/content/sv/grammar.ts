import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'sv-SE',
  `
    månaders = månads, månaders
    dagars = dags, dagars
    dagar = dag, dagar
    timmar = timme, timmar
    månader = månad, månader
    lektioner = lektion, lektioner
  `,
);

export const years = countedWords(
  'sv-SE',
  `
    dagars = års, års
  `,
);

export const articles: LanguagePack['articles'] = null;
