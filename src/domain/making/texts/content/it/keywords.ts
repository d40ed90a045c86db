import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** Problems stand without article, as people type them: `cosa prendere per stitichezza`. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      rimedi per [problema]
      rimedi naturali per [problema]
      rimedi della nonna per [problema]
      cosa prendere per [problema]
      cosa fare per [problema]
      come combattere [problema]
      [problema] cosa fare
      [problema] rimedi
      [problema] cause
      [problema] sintomi
      [problema] di notte
      [problema] cosa mangiare
      [problema] alimenti da evitare
      [problema] carenza vitamine
      [problema] dopo i 50 anni
      erbe per [problema]
      tisana per [problema]
      vitamine per [problema]
      quale vitamina manca [problema]
      prodotti per [problema]
    `,
    form: `
      integratori per [problema]
      integratore naturale per [problema]
    `,
    choice: `
      migliori integratori per [problema]
      miglior prodotto per [problema]
    `,
  }),
  middle: lines({
    about: `
      cos'è aaa
      aaa come agisce
      aaa a cosa serve
      aaa funziona
      aaa funziona davvero
      come funziona aaa
      aaa benefici
      aaa dopo quanto fa effetto
    `,
    reviews: `
      aaa recensioni
      aaa recensioni vere
      aaa recensioni negative
      aaa opinioni
      aaa opinioni forum
      aaa opinioni mediche
      aaa pareri
      aaa testimonianze
      aaa esperienze
      aaa risultati
      aaa forum
    `,
    complaint: `
      aaa truffa
      aaa è una truffa
      aaa è affidabile
      aaa lamentele
      aaa fa male
      aaa altroconsumo opinioni
    `,
    safety: `
      aaa effetti collaterali
      aaa controindicazioni
      aaa interazioni farmaci
      aaa caffeina
      aaa allattamento
      aaa e pressione alta
      aaa diabetici
      aaa chi non può prenderlo
      aaa chi lo produce
      aaa dove viene prodotto
      aaa è naturale
    `,
    ingredients: `
      aaa ingredienti
      aaa composizione
      aaa etichetta
      aaa valori nutrizionali
      aaa cosa contiene
      aaa senza glutine
      aaa vegano
    `,
    usage: `
      aaa come si prende
      come usare aaa
      aaa posologia
      aaa dosaggio
      aaa modo d'uso
      aaa foglietto illustrativo
      aaa quando prenderlo
      aaa prima o dopo i pasti
      aaa quante al giorno
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa sito ufficiale
      aaa sito del produttore
      aaa sito
      aaa ufficiale
      aaa originale sito ufficiale
      comprare aaa sito ufficiale
    `,
    buy: `
      comprare aaa
      acquistare aaa
      aaa acquista
      aaa acquisto online
      aaa vendita online
      comprare aaa online
      dove comprare aaa
      aaa dove si compra
      dove trovare aaa
      aaa dove si trova
      ordinare aaa
      aaa ordina
      aaa nei negozi
      aaa vicino a me
      aaa originale
      aaa disponibile
      aaa telefono
      come ordinare aaa
      aaa negozio
    `,
    price: `
      aaa prezzo
      aaa listino prezzi
      aaa quanto costa
      aaa prezzo confezione
      aaa costo
      aaa prezzo in farmacia
      aaa miglior prezzo
      aaa prezzo più basso
      aaa economico
    `,
    coupon: `
      aaa offerta
      aaa offerte
      aaa sconto
      aaa codice sconto
      aaa coupon
      aaa promozione
      aaa in promozione
      aaa 2x1
      aaa saldi
      aaa black friday
    `,
    form: `
      aaa capsule
      aaa compresse
      aaa gocce
      aaa gommose
      aaa bustine
      aaa integratore
      aaa 3 confezioni
      aaa confezione risparmio
    `,
    delivery: `
      aaa spedizione gratuita
      aaa spedizione
      aaa tempi di consegna
      aaa soddisfatti o rimborsati
      aaa pagamento alla consegna
    `,
    pharmacy: `
      aaa farmacia
      aaa parafarmacia
    `,
    safety: `
      aaa falso come riconoscerlo
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      miglior aaa
      migliori aaa
      quale aaa comprare
      come scegliere aaa
      aaa confronto
      aaa rapporto qualità prezzo
    `,
    about: `
      aaa a cosa serve
      come funziona aaa
    `,
  }),
  middle: lines({
    reviews: `
      aaa recensioni
      aaa opinioni
      aaa funziona
      aaa test
      aaa pro e contro
    `,
    ingredients: `
      aaa scheda tecnica
      aaa dimensioni
      aaa caratteristiche
    `,
    usage: `
      come usare aaa
    `,
    complaint: `
      aaa truffa
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa sito ufficiale
    `,
    buy: `
      comprare aaa
      comprare aaa online
      dove comprare aaa
      aaa disponibile
    `,
    price: `
      aaa prezzo
      quanto costa aaa
      aaa economico
    `,
    coupon: `
      aaa offerta
      aaa codice sconto
    `,
    delivery: `
      aaa spedizione gratuita
    `,
  }),
};

/** Lines that are repeated for each of the market's words. */
export const marketKeywords = lines({
  marketplace: `
    aaa {MARKETPLACE}
  `,
  pharmacy: `
    aaa {FARMACIA}
  `,
  complaint: `
    aaa {SITE_RECLAMACAO}
  `,
  country: `
    aaa {PAIS}
    comprare aaa {PAIS}
  `,
  delivery: `
    aaa {PAGAMENTO}
  `,
});

export const keywords: Record<ProductKind, FunnelKeywords> = {
  nutra,
  physical,
  digital: digitalKeywords,
};
