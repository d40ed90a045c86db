import type { LanguagePack } from '../language-pack.ts';
import { articles as readArticles, countedWords } from '../notation.ts';

export const counted = countedWords(
  'fr-FR',
  `
    jours = jour, jours, jours
    heures = heure, heures, heures
    leçons = leçon, leçons, leçons
  `,
);

export const years = countedWords(
  'fr-FR',
  `
    jours = an, ans
  `,
);

export const articles: LanguagePack['articles'] = readArticles({
  forms: `le, la, le, les, les`,
  after: `sur, pour, avec, découvrez, commander, trouver, utiliser, connaître, coûte, essayez, créé, comparez, acheter, achetez, commandez, prendre, fabrique, contient`,
  joined: `
    de = du, de la, du, des, des
    à = au, à la, au, aux, aux
  `,
  elided: `
    le = l'
    la = l'
    du = de l'
    de la = de l'
    au = à l'
    à la = à l'
    de = d'
  `,
});
