import { sourcesOf, type WordTable, wordsOf } from './word-table.ts';

/** How people tell that something is otherwise than it was, whatever it is. */
const table = {
  pt: {
    over: 'acabou, acabaram, chega de, nada de, ficou para trás',
    then: 'antes, fazia anos que, há anos que, não conseguia, não podia, não aguentava, já nem, tinha desistido, vivia, parava, acordava, desde que me conheço',
    now: 'hoje, agora, já não, voltei, voltou, volto, nunca mais, de novo, sozinha, sozinho, ontem, semana passada, esta manhã',
    again: 'voltei a, voltou a, volto a, de novo, outra vez, retomei',
    others:
      'marido, esposa, mulher, mãe, filha, filho, irmã, irmão, neta, neto, vizinha, vizinho, colega*, amiga*, amigo*, médic*, doutora, enfermeira, manicure, cabeleireir*, barbeiro, dentista, sogra, chefe, professora, balança, exames',
    asks: 'perguntou, perguntaram, pergunta, perguntam, quis saber, quer saber',
    what: 'o que, qual, quem, como',
    form: 'pó, cápsula*, gotas, sabor, marca, frete, loja, feira, receita, endereço, preço',
    notice:
      'notou, notaram, percebeu, reparou, repararam, não acredit*, achou que eu, acha que eu, elogiou, parou de me, parou de reclamar',
    weighs: 'balança, peso, pesando, quilos, kg',
  },
  en: {
    over: 'is over, are over, done with, behind me, is gone, are gone',
    then: 'before, used to, had given up, could not, couldn’t, could barely, could hardly, for years, gave up, years ago, was up, I once, she once, he once, we once, once had, once was, once could, once needed, once housebound, once bedridden, once crippled, once stiff, once so stiff',
    now: 'now, today, these days, again, no longer, any more, anymore, since, this morning, last week, yesterday, without my',
    again: 'again, back to, back at, taken up',
    others:
      'husband, wife, mother, mum, mom, daughter, son, sister, brother, grandson, granddaughter, neighbour, neighbor, colleague*, friend*, doctor, gp, nurse, barber, hairdresser, manicurist, dentist, boss, physio, trainer, optician, scales',
    asks: 'asked, asks, wanted to know, wants to know',
    what: 'what, who, whose, how i, if i had',
    form: 'powder, capsule*, drops, flavour, flavor, brand, post, postage, shop, fair, recipe, address, price, bought, buy',
    notice:
      'noticed, notices, can’t believe, cannot believe, thinks i, thought i, says i look, said i looked, remarked, did not recognise, didn’t recognize, stopped complaining',
    weighs: 'scales, scale, weigh, weighed, pounds, lbs, stone, kg, kilos',
  },
  es: {
    over: 'se acabó, se acabaron, se terminó, adiós a, quedó atrás',
    then: 'antes, llevaba años, no podía, no conseguía, hacía años que, desde hacía años, me costaba, tenía que parar, ya ni, había dejado de',
    now: 'hoy, ahora, ya no, ya, vuelvo, he vuelto, ha vuelto, otra vez, de nuevo, ayer, esta mañana, la semana pasada',
    again: 'vuelvo a, volví a, he vuelto a, ha vuelto a, otra vez, de nuevo, retomé',
    others:
      'marido, mujer, esposa, madre, hija, hijo, hermana, hermano, nieta, nieto, vecina, vecino, compañer*, amiga*, amigo*, médic*, doctora, enfermera, peluquer*, barbero, dentista, suegra, jefe, báscula, analítica',
    asks: 'preguntó, preguntaron, pregunta, preguntan, quiso saber, quería saber',
    what: 'qué, cuál, quién, cómo',
    form: 'polvo, cápsula*, gotas, sabor, marca, envío, tienda, feria, receta, dirección, precio',
    notice: 'notó, notaron, se dio cuenta, no se cree, no se lo cree, cree que me, se fijó',
    weighs: 'báscula, peso, pesaba, kilos, kg',
  },
  de: {
    over: 'ist vorbei, vorbei, schluss mit, hat ein ende, gehört der vergangenheit',
    then: 'früher, vorher, seit jahren, jahrelang, konnte … nicht, konnte kaum, bekam … nicht, musste, hatte aufgegeben, damals, bisher',
    now: 'jetzt, heute, wieder, nicht mehr, kein*, inzwischen, endlich, gestern, heute früh, letzte woche, vorbei',
    again: 'wieder, erneut',
    others:
      'mann, frau, mutter, tochter, sohn, schwester, bruder, enkel*, nachbar*, kolleg*, freundin, freund, freunde, arzt, ärztin, hausarzt, hausärztin, friseur*, krankenschwester, zahnarzt, zahnärztin, chef*, waage, optiker*',
    asks: 'fragt, fragte, fragten, gefragt, wollte wissen, wollten wissen, will wissen',
    what: 'was ich, was mit mir, wer, womit, wie ich',
    form: 'pulver, kapsel*, tropfen, geschmack, marke, versand, laden, markt, rezept, adresse, preis, im haus',
    notice: 'bemerkt*, merkt, merkte, glaubt* kaum, glaubt es nicht, glaubt nicht, staunt*, sagt* ich sehe',
    weighs: 'waage, gewicht, wog, kilo, kg, pfund',
  },
  fr: {
    over: 'c’est fini, c’est terminé, finies, finis, fini les, terminé les',
    then: 'avant, je ne pouvais plus, je ne pouvais pas, faisait des années, depuis des années, n’arrivais, j’avais renoncé, je devais, autrefois, jusque-là',
    now: 'maintenant, aujourd’hui, désormais, ne … plus, c’est fini, à nouveau, de nouveau, hier j’ai, hier je, hier soir, hier matin, ce matin, la semaine dernière, depuis',
    again:
      'j’ai repris, a repris, je reprends, à nouveau, de nouveau, re-*, rejou*, remont*, rejoue, je refais, je retrouve, j’ai retrouvé',
    others:
      'mari, femme, mère, fille, fils, sœur, frère, petit-fils, petite-fille, voisine, voisin, collègue*, amie*, ami, amis, médecin, docteur, infirmière, coiffeu*, barbier, dentiste, patron, belle-mère, balance, kiné',
    asks: 'demandé, demande, demandent, voulait savoir, voulu savoir, veut savoir',
    what: 'ce que, ce qui, quoi, qui, comment',
    form: 'poudre, gélule*, gouttes, goût, marque, livraison, boutique, marché, recette, adresse, prix',
    notice: 'remarqué, remarque, n’en revient pas, n’y croit pas, trouve que je, croit que je',
    weighs: 'balance, poids, pesais, kilos, kg',
  },
} as const satisfies WordTable<string>;

export const resultWords = wordsOf(table);
export const resultSources = sourcesOf(table);
