import { sourcesOf, type WordTable } from './word-table.ts';

/** What papers have besides their reports. */
const table = {
  pt: {
    furniture:
      'obituário*, horóscopo, palavras cruzadas, previsão do tempo, clima agora, edição impressa, assine o jornal, versão digital do jornal, classificados, fale com a redação, plantão de notícias, ibovespa, dólar comercial, loterias, cartas do leitor, colunistas, edição nº',
  },
  en: {
    furniture:
      'obituaries, horoscope*, crossword, sudoku, weather, puzzles, print edition, today’s paper, e-paper, live blog, letters to the editor, classifieds, tv guide, ftse #, dow jones, nasdaq, lottery results, late edition, city edition',
  },
  es: {
    furniture:
      'obituarios, esquelas, horóscopo, crucigrama*, pasatiempos, el tiempo, edición impresa, hemeroteca, cartas al director, cartelera, clasificados, última hora, ibex #, loterías, edición nº, farmacias de guardia',
  },
  de: {
    furniture:
      'traueranzeigen, todesanzeigen, horoskop, kreuzworträtsel, sudoku, wetter, e-paper, leserbriefe, kleinanzeigen, stellenmarkt, ticker, liveticker, eilmeldung*, dax, lotto, leitartikel, ausgabe nr, printausgabe, fernsehprogramm, tv-programm, unwetterwarnung*',
  },
  fr: {
    furniture:
      'avis de décès, carnet du jour, horoscope, mots croisés, mots fléchés, météo, édition papier, courrier des lecteurs, petites annonces, programme tv, cac 40, loto, édition du soir, numéro du jour, journal numérique',
  },
} as const satisfies WordTable<'furniture'>;

export const paperSources = sourcesOf(table);
