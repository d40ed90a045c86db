import { sourcesOf, type WordTable, wordsOf } from './word-table.ts';

/** What papers say, and what they have besides their reports. */
const table = {
  pt: {
    /** What only papers have: the weather, the crossword, the obituaries, the printed paper. */
    furniture:
      'obituário*, horóscopo, palavras cruzadas, previsão do tempo, clima agora, edição impressa, assine o jornal, versão digital do jornal, classificados, fale com a redação, plantão de notícias, ibovespa, dólar comercial, loterias, cartas do leitor, colunistas, edição nº',
    /** What a paper wrote is told of it, and not the page's name. */
    cited: 'publicou, noticiou, escreveu',
    /** A lone word labels a place between the articles of a paper. */
    slot: 'publicidade, anúncio',
    moreToRead: 'mais lidas, mais lidos, mais vistas, leia também, veja também',
    weekday:
      'segunda, terça, quarta, quinta, sexta, sábado, domingo, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira',
    /** Words of the names of papers. A menu may have a "Journal". */
    ofAPaper: 'diário, jornal, gazeta, correio, tribuna, folha, notícia, notícias, noticiário, portal',
    /** The page calls itself a paper, or tells what its reporters were told. */
    speaksAsPress:
      'este jornal, esta redação, nosso reportagem, nossa reportagem, nossa redação, nosso repórter, nossa repórter, nosso enviado, nossa enviada, a reportagem, apurou, procurado pelo portal, procurada pelo portal, procurados pelo portal, procuradas pelo portal, procurado pela reportagem, procurada pela reportagem, procurados pela reportagem, procuradas pela reportagem, procurado por reportagem, procurada por reportagem, procurado pela redação, procurada pela redação, procurados pela redação, procurado pelo jornal, procurada pelo jornal, procurados pelo jornal, procurado por jornal, procurada por jornal',
  },
  en: {
    furniture:
      'obituaries, horoscope*, crossword, sudoku, weather, puzzles, print edition, today’s paper, e-paper, live blog, letters to the editor, classifieds, tv guide, ftse #, dow jones, nasdaq, lottery results, late edition, city edition',
    cited: 'published, reported, wrote',
    slot: 'advertisement, ad, ads',
    moreToRead: 'most read, most popular, related stories, related articles, trending, trending now',
    weekday: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday',
    ofAPaper:
      'courier, echo, argus, mercury, examiner, chronicle, herald, gazette, tribune, post, times, observer, bulletin, press, mail, telegraph, sentinel, dispatch, standard, news',
    speaksAsPress:
      'this newspaper, this paper, this newsroom, our correspondent, our correspondents, our reporter, our reporters, our newsroom, our news desk, has learned that, has learnt that, have learned that, have learnt that',
  },
  es: {
    furniture:
      'obituarios, esquelas, horóscopo, crucigrama*, pasatiempos, el tiempo, edición impresa, hemeroteca, cartas al director, cartelera, clasificados, última hora, ibex #, loterías, edición nº, farmacias de guardia',
    cited: 'publicó, escribió',
    slot: 'publicidad, anuncio',
    moreToRead: 'lo más leído, las más leídas, lea también, te puede interesar',
    weekday: 'lunes, martes, miércoles, jueves, viernes',
    ofAPaper:
      'diario, periódico, heraldo, correo, gaceta, prensa, semanario, mercurio, crónica, tribuna, noticias, portal',
    speaksAsPress:
      'este diario, este periódico, este medio, esta redacción, nuestro corresponsal, nuestra corresponsal, nuestro reportero, nuestra reportera, nuestra redacción, nuestro enviado, nuestra enviada, según ha podido saber, según ha podido comprobar, según ha podido constatar, según pudo saber, según pudo comprobar, según pudo constatar',
  },
  de: {
    furniture:
      'traueranzeigen, todesanzeigen, horoskop, kreuzworträtsel, sudoku, wetter, e-paper, leserbriefe, kleinanzeigen, stellenmarkt, ticker, liveticker, eilmeldung*, dax, lotto, leitartikel, ausgabe nr, printausgabe, fernsehprogramm, tv-programm, unwetterwarnung*',
    cited: 'veröffentlichte, berichtete, schrieb',
    slot: 'anzeige, werbung',
    moreToRead: 'meistgelesen, lesen sie auch, mehr zum thema',
    weekday: 'montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag',
    ofAPaper:
      '*zeitung, *kurier, *anzeiger, *tagblatt, *tageblatt, *nachrichten, *rundschau, *bote, merkur, echo',
    speaksAsPress:
      'unsere zeitung, unserer zeitung, unsere redaktion, unserer redaktion, unsere reporterin, unserer reporterin, unserem reporter, unsere reporter, unserer reporter, unsere korrespondentin, unserer korrespondentin, unserem korrespondent, unsere korrespondent, unserer korrespondent, diese zeitung, dieser zeitung, diese redaktion, dieser redaktion, dieser reporter, diese reporterin',
  },
  fr: {
    furniture:
      'avis de décès, carnet du jour, horoscope, mots croisés, mots fléchés, météo, édition papier, courrier des lecteurs, petites annonces, programme tv, cac 40, loto, édition du soir, numéro du jour, journal numérique',
    cited: 'a publié, a écrit, publiait',
    slot: 'publicité, annonce',
    moreToRead: 'les plus lus, à lire aussi, lire aussi',
    weekday: 'lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche',
    ofAPaper: 'quotidien, dépêche, courrier, journal, voix, nouvelles, progrès, gazette, tribune, écho',
    speaksAsPress:
      'notre rédaction, notre journal, notre envoyé spécial, notre envoyée spéciale, notre reporter, notre correspondant, notre correspondante, selon nos informations, d’après nos informations, contacté par la rédaction, contactée par la rédaction, contactés par la rédaction, contactées par la rédaction, contacté par nos soins, contactée par nos soins, contactés par nos soins, contactées par nos soins',
  },
} as const satisfies WordTable<string>;

export const paperWords = wordsOf(table);
export const paperSources = sourcesOf(table);
