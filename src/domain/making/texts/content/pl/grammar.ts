import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'pl-PL',
  `
    rat = rata, raty, rat
    [ciągu, do, od] dni = dnia, dni, dni
    dni = dzień, dni, dni
    lekcji = lekcja, lekcje, lekcji
    miesięcy = miesiąc, miesiące, miesięcy
    godzin = godzina, godziny, godzin
  `,
);

export const years = countedWords(
  'pl-PL',
  `
    dni = rok, lata, lat, roku
  `,
);

export const articles: LanguagePack['articles'] = null;
