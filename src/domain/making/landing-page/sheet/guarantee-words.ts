import { sourcesOf, type WordTable, wordsOf } from '../word-table.ts';

/** What a page says of sending goods back, of money back and of what breaks. */
const table = {
  pt: {
    /** Of a buyer who may not keep it: "And if I do not like it?" */
    regrets:
      'arrepend*, não gost*, desist*, mudar de ideia, devolv*, devolu*, mandar de volta, reembols*, troca, trocas, trocar, troco por, troco se, garant*',
    comesBack: 'devol*, reembols*, restitu*, recuper*, arrepend*, dinheiro',
    moneyBack: 'reembols*, devol*, dinheiro, satisf*, arrepend*, 30 noites, 60 noites, 90 noites',
    breaks: 'rach*, quebr*, defeit*, estrag*, garant*',
    makesGood:
      'cobrimos, cobre, cobrem, trocamos, troca, consert*, envia, enviamos, mandamos, outro, outra, repar*, garant*',
    law: 'pela lei, da lei, manda a lei, exige a lei, por lei, legal, legais',
    besidesTheLaw: 'além',
    paysBack:
      'reembols*, estorn*, devolve* valor, devolve* o valor, devolve* seu valor, devolve* dinheiro, devolve* o dinheiro, devolve* seu dinheiro, de volta no cartão, de volta na conta',
    within: 'em até, em',
    money: 'reembolso, reembolsos, estorno, estornos, valor, dinheiro',
    reaches: 'cai, chega, demora, leva, aparece',
    after: 'depois, após, a partir, contado, contados, corridos, desde, a contar',
    delivery: 'entrega, chegada',
    receipt: 'entregas, recebimento, receber, recebe, recebido',
    asksToReturn: 'arrepen*, não gost*, desist*, devol*',
  },
  en: {
    regrets:
      'chang* your mind, chang* my mind, second thoughts, not for you, not for me, send it back, send them back, post it back, post them back, mail it back, mail them back, send it home, send them home, don’t like, do not like, doesn’t like, don’t love, do not love, doesn’t love, don’t fit, do not fit, doesn’t fit, don’t suit, do not suit, doesn’t suit, don’t work, do not work, doesn’t work, return, returns, refund, refunds, guarant*',
    comesBack: 'every cent, every penny, every dollar, money, refund*, return, returns, back',
    moneyBack: 'refund*, return*, money, 30 nights, 60 nights, 90 nights',
    breaks:
      'break*, crack, cracks, quits, dies on you, stops working, gives out, packs up, fault*, defect, defects, fail, fails, guarant*, month warranty, year warranty, our warranty, our … warranty',
    makesGood: 'cover, covers, covered, replac*, repair*, mend, another, guarant*, warranty',
    law: 'by law, the law, under law, statutory, legal',
    besidesTheLaw: 'besides, in addition, on top, as well as',
    paysBack:
      'refund*, pay back, pay you back, return your money, back on the card, back on your card, back to the card, back to your card, back onto the card, back onto your card',
    within: 'within, in',
    money: 'refund, refunds, money, credit',
    reaches: 'take, takes, arrive, arrives, show, shows, appear, appears, reach, reaches, land, lands',
    after: 'from, of, after, since, upon, following',
    delivery: 'delivery, arrival',
    receipt: 'deliver*, receipt, receiv*, arriv*',
    asksToReturn: 'change my mind, don’t like, send it back, send them back, return it, return them',
  },
  es: {
    regrets:
      'arrepen*, desist*, devolv*, devolu*, devuelv*, no me gusta, no me convence, no me queda, no es para mí, no era para mí, cambi* de opinión, pensar* mejor, reembols*, garant*',
    comesBack: 'devol*, devuelv*, reembols*, reintegr*, restitu*, recuper*, dinero, plata',
    moneyBack: 'reembols*, devol*, dinero, satisf*, 30 noches, 60 noches, 90 noches',
    breaks: 'romp*, raj*, defect*, falla*, garant*',
    makesGood: 'cubrimos, cubre, cambiamos, repar*, otro, otra, garant*',
    law: 'por ley, la ley, marca la ley, según la ley, legal, legales',
    besidesTheLaw: 'además',
    paysBack:
      'reembols*, devolve* el dinero, devolve* tu dinero, devolve* su dinero, devolve* dinero, devolve* el importe, devolve* importe, devuelv* la plata, devuelv* el dinero, ingresamos, ingresan, abonamos, de vuelta en la tarjeta, de vuelta en tu tarjeta, de vuelta en su tarjeta',
    within: 'en, en hasta, en un máximo de, a los',
    money: 'devolución, devoluciones, reembolso, reembolsos, dinero, plata, valor',
    reaches: 'tarda, llega, aparece',
    after: 'desde, a partir, a contar',
    delivery: 'entrega, llegada',
    receipt: 'entregas, recepción, recib*',
    asksToReturn: 'arrepen*, desist*, devol*, devuelv*, no me gusta, no me convence',
  },
  de: {
    regrets:
      'anders überleg*, anders zu überleg*, umentscheid*, zurück*, rückgabe*, gefällt, nicht mag, widerruf*, umtausch*, erstatt*, retour*, garant*',
    comesBack: 'geld, zurück*, erstatt*, rückgabe*, rücknahme*, rücksendung*, widerruf*, retour*',
    moneyBack: 'geld, erstatt*, zurück*, 30 nächte, 60 nächte, 90 nächte',
    breaks: 'kaputt, bricht, brechen, reiß*, mangel, mängel, defekt*, garant*, herstellergarant*',
    makesGood: 'ersetz*, tausch*, repari*, repar*, neue, neuer, neues, neuen, garant*, herstellergarant*',
    law: 'gesetzlich*, legale',
    besidesTheLaw: 'neben, zusätzlich',
    paysBack:
      'erstatt*, zahlen, überweisen, zurück auf die karte, zurück auf ihre karte, zurück aufs konto, zurück auf ihr konto',
    within: 'innerhalb, innerhalb von, binnen, in',
    money: 'erstattung, geld, betrag',
    reaches: 'ist, kommt, erscheint',
    after: 'nach, ab, seit',
    delivery: 'lieferung, zustellung',
    receipt: 'erhalt, empfang, ankunft',
    asksToReturn: 'zurück*, nicht gefällt, widerruf*',
  },
  fr: {
    regrets:
      'change d’avis, changer d’avis, changez d’avis, renvoy*, retour*, rembours*, plaît pas, convient pas, garant*',
    comesBack: 'rembours*, renvo*, retour*, rendons, rendu, rendre, argent, repren*, restitu*',
    moneyBack: 'rembours*, repris*, retour*, satisf*, 30 nuits, 60 nuits, 90 nuits',
    breaks: 'cass*, fend*, panne, défaut, défauts, garant*',
    makesGood: 'couvr*, couvert*, remplac*, répar*, autre, garant*',
    law: 'légal, légale, légales, légaux',
    besidesTheLaw: 'en plus',
    paysBack: 'rembours*, recrédit*, de retour sur la carte, de retour sur votre carte',
    within: 'sous, dans les, en, met … de',
    money: 'remboursement, somme, argent, banque',
    reaches: 'arrive, met, apparaît',
    after: 'à compter, après, suivant, à partir',
    delivery: 'livraison',
    receipt: 'réception, reçu, recevoir',
    asksToReturn: 'renvoy*, plaît pas, change d’avis, changer d’avis',
  },
} as const satisfies WordTable<string>;

export const guaranteeWords = wordsOf(table);
export const guaranteeSources = sourcesOf(table);
