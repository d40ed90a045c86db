import type { LanguagePack } from '../language-pack.ts';
import { articles as readArticles, countedWords } from '../notation.ts';

export const counted = countedWords(
  'pt-BR',
  `
    dias = dia, dias, dias
    horas = hora, horas, horas
    meses = mês, meses, meses
    aulas = aula, aulas, aulas
  `,
);

export const years = countedWords(
  'pt-BR',
  `
    dias = ano, anos
  `,
);

export const articles: LanguagePack['articles'] = readArticles({
  ofBrands: true,
  forms: `o, a, o, os, as`,
  after: `sobre, para, com, conheça, bem, custa, peça, compre, veja, teste, experimente, criou, fabrica, tomar, compare, usar, escolha, leia, receba`,
  joined: `
    de = do, da, do, dos, das
    em = no, na, no, nos, nas
    por = pelo, pela, pelo, pelos, pelas
    a = ao, à, ao, aos, às
  `,
  verbs: `
    tem = têm
    é = são
    custa = custam
    inclui = incluem
    serve = servem
  `,
});
