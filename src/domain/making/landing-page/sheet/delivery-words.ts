import { sourcesOf, type WordTable, wordsOf } from '../word-table.ts';

/** What a page says of goods on their way, and of what else it names days. */
const table = {
  pt: {
    /** Who brings it, what comes, and where it stops: beside a number of days they mean the delivery. */
    goods:
      'pacote, encomenda, caixa, carteiro, correio, correios, entregador, mercadoria, produto, galpão, navio, alfândega, pedido',
    onItsWay:
      'até, cheg*, caminho, viaj*, a bordo, na porta, na casa, sua porta, sua casa, tua porta, tua casa, campainha, tocar, toca',
    payment: 'pagamento, pedido',
    fromPayment: 'entre, desde',
    atYours:
      'até você, até casa, na sua casa, na sua porta, nas suas mãos, em sua casa, em sua porta, em suas mãos, em casa, em mãos, à sua porta, à sua casa, em você',
    arrives: 'entreg*, receb*, cheg*',
    leaves: 'despach*, expedi*, postad*, postam*, enviamos, envia-se, sai em',
    leavesHere:
      'despach*, expedi*, postado, postada, postam, postamos, enviamos, envia-se, enviam, estufa, forno',
    cameOnce: 'chegou, chegaram, recebi, demorou, demoraram, levou, veio',
    making: 'fermen*, cura*, descans*, repos*',
    eaten: 'beba, bebam, beber, consuma, consumir',
    otherTime:
      'anos, ha #, dura*, dure*, usa*, uso*, use*, tom*, cura*, curtid*, fermen*, lager*, seca, secar*, recarreg*, bateri*, aberto, conserv*, test*, experiment*, oficina, verniz*, feito',
    returns:
      'garant*, devol*, reembols*, troc*, dinheiro, cada, aula, aulas, curso, seca, seco, secam, desde, kg, kgs, kilo, kilos, cheir*, depois, tom*',
    workshop: 'oficina, ateliê',
    fromPlace: 'da, do, de, desde',
    again: 'a cada, cada, todo, todos, todos os',
  },
  en: {
    goods:
      'parcel, package, box, courier, postman, postie, mailbox, mailman, mail carrier, driver, order, overseas, customs, warehouse',
    onItsWay:
      'ring, rings, until, before, arriv*, reach*, porch, door*, on the water, on the way, on the road, at sea, in transit, take, takes, spend, spends',
    payment: 'payment, order',
    fromPayment: 'between, from, after',
    atYours:
      'to your door*, in your door*, at your door*, on your door*, to your home, at your home, in your home, into your home, to your house, in your house, into your house, at your house, in your hand, in your hands, into your hands, to your hands, in your hallway, to your hallway, into your hallway, at your hallway, on your porch, at your porch, in your letterbox, in your letter box, into your letterbox, into your letter box, in your mailbox, into your mailbox, to your mailbox, with you',
    arrives: 'deliver*, arriv*, door*',
    leaves: 'dispatch*, ship, ships, shipped, send out, leaves',
    leavesHere:
      'dispatch*, ship, ships, shipped, send, sends, leave, leaves, reply, replies, answer*, kiln, oven',
    cameOnce: 'arrived, came, took, turned up, got here, got mine, got it, received',
    making: 'rest, rests',
    eaten: 'drink it, drink within, drink the, eat it, eat within, consume*',
    otherTime:
      'ago, years, last, lasts, use, used, uses, aged, dry, dries, charg*, batter*, open, keep, keeps, try, test*, workshop, weav*, woven, made, handmade',
    returns:
      'guarant*, warrant*, return, returns, returned, send back, send it back, send them back, sent back, sent it back, sent them back, retour*, refund*, chang*, money, every, lesson, lessons, course, since, lb, lbs, pound, pounds, smell, smells, then',
    workshop: 'workshop, bench',
    fromPlace: 'from',
    again: 'every',
  },
  es: {
    goods: 'paquete, cartero, mensajero, repartidor, pedido, caja, almacén, barco, aduana',
    onItsWay: 'hasta, lleg*, camino, en casa, puerta, tarda*, llame, llama, viaj*',
    payment: 'pago, pedido',
    fromPayment: 'entre, desde',
    atYours:
      'en casa, en tu casa, en su casa, en tu puerta, en su puerta, a tu casa, a su casa, a casa, a tu puerta, a su puerta, a puerta, a domicilio, a tu domicilio, a su domicilio, en tus manos, en sus manos',
    arrives: 'entreg*, recib*, lleg*',
    leaves: 'expedi*, enviamos, sale en, salida',
    leavesHere: 'despach*, expedi*, enviamos, sale, salen, salida, respond*, horno',
    cameOnce: 'llegó, llegaron, recibí, tardó, tardaron, vino',
    making: 'fermen*, cura*, descans*, repos*',
    eaten: 'beba, beban, beber, consuma, consumir',
    otherTime:
      'hace, años, ha #, dura*, dure*, usa*, uso*, use*, tom*, curtid*, seca, secar*, conserv*, prob*, taller, hecho, barniz*',
    returns:
      'garant*, devol*, reembols*, cambi*, dinero, cada, tom*, curso, desde, kilo, kilos, secan, huele*, después',
    workshop: 'taller',
    fromPlace: 'de, desde',
    again: 'cada',
  },
  de: {
    goods:
      'briefkasten, briefkastens, briefträger*, zusteller*, paket, päckchen, sendung, ware, postbote, bote, fahrer, spedition, zoll, werk',
    onItsWay:
      'bis, unterwegs, läutet, klingelt, ankommt, eintrifft, bei ihnen, vor ihrer tür, vor der tür, steht, braucht',
    payment: 'zahlung, bestellung',
    fromPayment: 'zwischen, ab, nach',
    atYours:
      'bei ihnen, vor ihnen, bei dir, vor dir, vor ihrer tür, vor deiner tür, bei ihrer tür, in händen, in ihren händen, in den händen, zu ihnen',
    arrives: 'geliefert, lieferung, zustell*, bei ihnen',
    leaves: 'versandfertig, verschick*, verlass*',
    leavesHere: 'versandfertig, verschick*, verlass*, antwort*, ofen',
    cameOnce: 'kam, kamen, ankam, angekommen, eingetroffen, dauerte, erhielt, war da, war … da, da gewesen',
    making: 'reif*, ruhe*, ruht*',
    eaten: 'trinken, verzehren, verbrauchen',
    otherTime:
      'vor #, jahre*, halt*, hält*, reicht, nehm*, fermen*, reif*, lager*, trockn*, akku, geöffnet, test*, werkstatt, gegossen, geschliff*, fertig*, geh*use',
    returns:
      'garant*, rück*, widerruf*, retour*, geld, nehm*, alle, jede*, lektion*, kurs*, reif*, trock*, seit, kilo, riech*, danach',
    workshop: 'werkstatt',
    fromPlace: 'vom, von, aus',
    again: 'alle, jede, jeden, jeder',
  },
  fr: {
    goods: 'colis, livreur, facteur, coursier, transporteur, entrepôt, douane, bateau',
    onItsWay: 'avant, arriv*, en route, en chemin, chez vous, met, mettra, sonne',
    payment: 'règlement, paiement, commande',
    fromPayment: 'entre, après',
    atYours: 'chez vous, entre les mains, entre vos mains, à votre porte',
    arrives: 'livr*, recev*, chez vous',
    leaves: 'expédi*, part en, part sous',
    leavesHere: 'expédi*, part, partent, répond*, du four, au four',
    cameOnce:
      'est arrivé, est arrivée, sont arrivés, sont arrivées, est déjà arrivé, est déjà arrivée, m’est arrivé, m’est arrivée, été arrivé, ai reçu, ai reçue, ai reçus, ai reçues, a mis, ai été livré, ai eu',
    making: 'repos*, reste',
    eaten: 'buvez, boire, consommez, consommer',
    otherTime:
      'il y a, ans, dure*, suffi*, use*, pren*, sèche*, charg*, conserv*, essay*, ouvert, atelier, fait main, tress*, vern*',
    returns:
      'garant*, renvo*, retour*, rembours*, chang*, argent, pren*, tous les, chaque, leçon, leçons, cours, sechent, depuis, kilo, kilos, ensuite',
    workshop: 'atelier',
    fromPlace: 'depuis, du, de',
    again: 'tous les, chaque',
  },
} as const satisfies WordTable<string>;

export const deliveryWords = wordsOf(table);
export const deliverySources = sourcesOf(table);
