import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'sk-SK',
  `
    splátok = splátka, splátky, splátok, splátok
    [do, od] dní = dňa, dní, dní, dní
    dní = deň, dni, dní, dní
    [do, od] hodín = hodiny, hodín, hodín, hodín
    hodín = hodina, hodiny, hodín, hodín
    lekcií = lekcia, lekcie, lekcií, lekcií
    mesiacov = mesiac, mesiace, mesiacov, mesiacov
  `,
);

export const years = countedWords(
  'sk-SK',
  `
    dní = rok, roky, roka, rokov
  `,
);

export const articles: LanguagePack['articles'] = null;
