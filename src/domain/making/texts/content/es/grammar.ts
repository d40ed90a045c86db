import type { LanguagePack } from '../language-pack.ts';
import { articles as readArticles, countedWords } from '../notation.ts';

export const counted = countedWords(
  'es-419',
  `
    días = día, días, días
    horas = hora, horas, horas
    meses = mes, meses, meses
    clases = clase, clases, clases
  `,
);

export const years = countedWords(
  'es-419',
  `
    días = año, años
  `,
);

export const articles: LanguagePack['articles'] = readArticles({
  forms: `el, la, el, los, las`,
  after: `sobre, para, con, conoce, bien, paga, pagá, fondo, cuesta, pide, compra, mira, prueba, creó, fabrica, tomar, compara, usar, elige, lee, en, por, contiene, trae, toma, sirve, probar, pedí, conocé, comprá, mirá, compará, elegí, leé`,
  joined: `
    de = del, de la, del, de los, de las
    a = al, a la, al, a los, a las
  `,
  verbs: `
    tiene = tienen
    contiene = contienen
    es = son
    cuesta = cuestan
    incluye = incluyen
    trae = traen
    sirve = sirven
    toma = toman
  `,
});
