import type { LanguagePack } from '../language-pack.ts';
import { articles as readArticles, countedWords } from '../notation.ts';

export const counted = countedWords(
  'it-IT',
  `
    giorni = giorno, giorni, giorni
    ore = ora, ore, ore
    mesi = mese, mesi, mesi
    lezioni = lezione, lezioni, lezioni
  `,
);

export const years = countedWords(
  'it-IT',
  `
    giorni = anno, anni
  `,
);

export const articles: LanguagePack['articles'] = readArticles({
  forms: `il, la, il, i, le`,
  after: `con, per, scopri, costa, acquista, ordina, creato, confronta, prova, contiene, produce, usare, include, su`,
  joined: `
    di = del, della, del, dei, delle
    su = sul, sulla, sul, sui, sulle
    a = al, alla, al, ai, alle
  `,
  elided: `
    il = l'
    la = l'
    del = dell'
    della = dell'
    sul = sull'
    sulla = sull'
    al = all'
    alla = all'
  `,
  impure: `
    il = lo
    i = gli
    del = dello
    dei = degli
    sul = sullo
    sui = sugli
    al = allo
    ai = agli
  `,
});
