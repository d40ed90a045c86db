import type { LanguagePack } from '../language-pack.ts';
import { countedWords } from '../notation.ts';

export const counted = countedWords(
  'sl-SI',
  `
    obrokov = obrok, obroka, obroki, obrokov
    [v] dneh = dnevu, dneh, dneh, dneh
    dni = dan, dneva, dni, dni
    [v] urah = uri, urah, urah, urah
    lekcij = lekcija, lekciji, lekcije, lekcij
    mesecev = mesec, meseca, meseci, mesecev
  `,
);

export const years = countedWords(
  'sl-SI',
  `
    dni = leto, leti, leta, let
  `,
);

export const articles: LanguagePack['articles'] = null;
