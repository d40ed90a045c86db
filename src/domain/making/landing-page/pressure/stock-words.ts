import { sourcesOf, type WordTable, wordsOf } from '../word-table.ts';

/** What a page says of how much is left. */
const table = {
  pt: {
    numbered:
      'série, queima do forno, fornada, lote, tiragem, edição limitada, safra, colheita, numerado, numerada, numerados, numeradas',
    nextOne: 'próximo, próxima',
    remain: 'resta, restam, sobra, sobram, sobraram, ainda',
    only: 'apenas, só',
    leftBehind: 'restante, restantes',
    ofStock: 'lote, lotes, fornada, remessa, peça, peças, unidade, unidades, estoque',
    hurry:
      'corra, corre, rápido, últimas, último, última, últimos, só restam, restam só, restam apenas, apenas restam, acabando, esgotando, antes que, agora mesmo, garanta*, aproveite',
    store: 'prateleira, estoque',
    noGoods:
      'dia, dias, hora, horas, seg*, min*, semana, semanas, mês, meses, ano, anos, parcelas, aulas, lições, passos',
    stillThere:
      'restam #, sobram #, restam só #, # restantes, # sobrando, # na prateleira, na prateleira … #, no estoque … #, em estoque … #, # em estoque, # no estoque, # livres, # disponíveis, última peça, última unidade',
    goods: 'peças, unidades, vagas, lugares, itens, frascos, potes, caixas, pares',
    free: 'livres, livre, disponíveis, restantes, sobrando',
    now: 'agora, neste momento, neste instante, nesta hora, hoje cedo',
    shelf: 'na prateleira, no estoque, em estoque, na loja, na van',
    still: 'ainda, restam, sobram, faltam',
    thisBatch: 'desta remessa, deste lote, desta fornada, desta safra, deste carregamento',
    gone: 'saíram, saiu, foram, vendid*, têm dono, já eram, se foram, foi, se foi, esgotad*',
    justTaken: 'acabou de levar, acabou de garantir, acabou de pegar, acaba de levar, levou agora',
    lastOne: 'último, última, penúltimo, penúltima, antepenúltim*',
    crowd:
      'pessoa, pessoas, visitante, visitantes, cliente, clientes, compradores, curioso*, curiosa*, internautas',
    counted:
      'unidade, unidades, peças, # peça, última peça, vaga, vagas, vendid*, resta, restam, restante, restantes, último, últimos, última, últimas, estoque',
    few: 'só #, só mais #, só restam #, apenas #, apenas mais #, somente #, somente mais #, último, últimos, última, últimas, corre, corra, acab*, esgot*, sobram, sobrou, sobraram, falta, faltam, rápido',
  },
  en: {
    numbered: 'production run, firing, kiln, bake, batch, numbered, print run, limited edition, harvest',
    nextOne: 'next one, next batch, next run',
    remain: 'remain',
    only: 'only, just',
    leftBehind: 'remain, to go',
    ofStock: 'batch, piece, pieces, unit, units, stock, shelf, lot, lots',
    hurry:
      'hurry, only, just, last, act now, fast, running out, almost gone, before they, before it, don’t miss, secure yours, today only',
    store: 'shelf, stock, left',
    noGoods:
      'day, days, hour, hours, h, sec*, min*, week, weeks, month, months, year, years, kg, g, cm, mm, m, km, l, ml, lessons, payments, steps',
    stillThere:
      '# left, # remaining, # remain, # pieces remain, # units remain, # on the shelf, # in stock, on the shelf … #, in stock … #, # to go, one piece remains, last piece, last one',
    goods: 'pieces, units, places, seats, spots, items, bottles, jars, boxes, pairs, spaces',
    free: 'free, available, remaining, left, open',
    now: 'right now, this minute, at the moment, at this moment, this very minute, just now',
    shelf: 'on the shelf, in stock, in the warehouse, in the van, in the shop',
    still: 'left, still, remaining',
    thisBatch: 'this crate, this batch, this delivery, this shipment, this run, this lot, the crate',
    gone: 'gone, sold, found a home, spoken for, left us, taken, claimed',
    justTaken: 'has just taken, just took, has just bought, just grabbed, has just snapped up, just snagged',
    lastOne: 'last, last but one, last but two, penultimate',
    crowd:
      'people, visitor, visitors, shopper, shoppers, customer, customers, buyer, buyers, viewing, watching, onlookers',
    counted: 'unit, units, left, sold, stock, spot, spots, seat, seats',
    few: 'only #, just #, last few, last #, hurry, running out, going fast, selling, # left, # to go, # remaining',
  },
  es: {
    numbered:
      'serie, horneada, tirada, hornada, lote, cosecha, numerado, numerada, numerados, numeradas, edición limitada',
    nextOne: 'próximo, próxima, siguiente',
    remain: 'queda, quedan, sobran, aún',
    only: 'solo',
    leftBehind: 'restante, restantes',
    ofStock: 'lote, lotes, hornada, pieza, piezas, unidad, unidades, existencias',
    hurry:
      'corre, rápido, últimas, últimos, última, último, solo quedan, quedan solo, se agotan, se están agotando, antes de que, ya mismo, aprovecha*, asegura*',
    store: 'estante, almacén',
    noGoods: 'día, días, hora, horas, semana, semanas, mes, meses, año, años, cuotas, clases, pagos, pasos',
    stillThere:
      'quedan #, queda #, # restantes, # disponibles, # en el estante, # en stock, # en el almacén, en el estante … #, en el almacén … #, en stock … #, última pieza, última unidad',
    goods: 'piezas, unidades, plazas, sitios, lugares, frascos, botes, cajas, pares',
    free: 'libres, disponibles, restantes, quedan',
    now: 'ahora mismo, en este momento, en este instante, ahora',
    shelf: 'en la estantería, en el almacén, en stock, en la tienda, en la furgoneta, en el estante',
    still: 'quedan, aún, todavía, faltan',
    thisBatch: 'de esta remesa, de este lote, de esta hornada, de esta tanda, de este envío',
    gone: 'tienen dueño, vendid*, se han ido, se fueron, han volado, ya no están, agotad*',
    justTaken: 'acaba de llevarse, acaba de comprar, acaba de pedir, se acaba de llevar',
    lastOne: 'última, último, penúltima, penúltimo, antepenúltim*',
    crowd: 'persona, personas, gente, visitantes, clientes, compradores, curioso*, curiosa*',
    counted: 'unidades, plaza, plazas, queda, quedan, existencias, vendid*, restantes',
    few: 'solo #, solo quedan #, último, últimos, última, últimas, corre, acab*, agot*, rápido',
  },
  de: {
    numbered:
      'serie, brand vom, brand am, nächster brand, nächste brand, brennung, aufguss, auflage, charge, nummeriert*, ernte, *ernte',
    nextOne: 'nächste*',
    remain: 'noch',
    only: 'nur',
    leftBehind: 'übrig, bleiben',
    ofStock: 'wochencharge, stück, lager, vorrat, regal',
    hurry: 'nur noch, nur, letzte*, schnell, bald weg, fast weg, bevor, jetzt sichern, beeil*, sichern sie',
    store: 'lager, regal, vorrat, übrig',
    noGoods:
      'tag, tage, tagen, stunde, stunden, sek*, woche, wochen, monat*, jahr, jahre, jahren, raten, lektionen, schritte',
    stillThere:
      'noch #, nur noch #, # übrig, # verfügbar, # auf lager, # im regal, im regal … #, auf lager … #, letztes stück, letztes exemplar',
    goods: 'stück, plätze, einheiten, artikel, flaschen, gläser, dosen, packungen, paar, exemplare',
    free: 'freie, frei, verfügbar, verfügbare, übrig',
    now: 'im augenblick, stand jetzt, im moment, in diesem moment, gerade, aktuell',
    shelf: 'im regal, auf lager, im lager, auf der palette, im laden, im wagen',
    still: 'noch, übrig',
    thisBatch: 'dieser lieferung, dieser charge, dieser ladung, dieses postens, dieser auflage',
    gone: 'vergeben, verkauft, weg, fort, reserviert, vergriffen',
    justTaken: 'hat sich soeben, hat soeben, hat sich gerade, hat gerade, hat eben',
    lastOne: 'letzte, letzten, letztes, vorletzte, vorletzten, vorletztes',
    crowd: 'leute, personen, menschen, besucher*, kunden, interessent*, neugierige*',
    counted: 'stück, verkauft, übrig, vorrat, lager, plätze',
    few: 'nur #, nur noch #, bloß #, bloß noch #, noch #, letzte, schnell, vergriffen',
  },
  fr: {
    numbered: 'cuisson, tirage, série limitée, numérot*, fournée, récolte, cueillette',
    nextOne: 'prochain, prochaine',
    remain:
      'reste, restent, il en reste, il en reste que, il en reste plus que, il n’en reste que, il n’en reste plus que, il s’en reste, encore',
    only: 'que',
    leftBehind: 'restant, restants, restantes',
    ofStock: 'fournée, lot, lots, exemplaire, exemplaires, pièces, rayon',
    hurry:
      'vite, derniers, dernières, dernier, dernière, plus que, ne … que, bientôt épuis*, avant qu, dépêch*, profitez',
    store: 'rayon, réserve, restant, restants',
    noGoods: 'jour, jours, heure, heures, semaine, semaines, mois, an, ans, leçons',
    stillThere:
      'reste #, restent #, plus que #, # restants, # restantes, # en rayon, # en stock, # disponibles, en rayon … #, en stock … #, dernière pièce, dernier exemplaire',
    goods: 'pièces, places, unités, exemplaires, flacons, pots, boîtes, paires',
    free: 'libres, disponibles, restantes, restants',
    now: 'en ce moment, à cet instant, à l’instant, pour l’instant, maintenant',
    shelf: 'sur l’étagère, en stock, en rayon, en réserve, dans la camionnette, en magasin',
    still: 'encore, reste, restent',
    thisBatch: 'de cet arrivage, de ce lot, de cette fournée, de cette livraison, de cette série',
    gone: 'trouvé preneur, partis, parties, vendu*, envolé*, réservé*, parti, partie, écoulé, écoulée, écoulés, écoulées, épuis*',
    justTaken: 'vient d’emporter, vient d’acheter, vient de prendre, vient de commander, vient de réserver',
    lastOne: 'dernière, dernier, avant-dernière, avant-dernier',
    crowd: 'personnes, visiteur, visiteurs, client, clients, curieux, internautes',
    counted:
      'vendu, vendus, vendue, vendues, exemplaire, exemplaires, pièce, pièces, place, places, restant, restants',
    few: 'seulement #, plus que #, que #, dernier*, vite, épuis*',
  },
} as const satisfies WordTable<string>;

export const stockWords = wordsOf(table);
export const stockSources = sourcesOf(table);
