import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      was hilft gegen [problema]
      was hilft schnell gegen [problema]
      was tun gegen [problema]
      mittel gegen [problema]
      hausmittel gegen [problema]
      natürliche mittel gegen [problema]
      tee gegen [problema]
      vitamine gegen [problema]
      heilpflanzen gegen [problema]
      lebensmittel gegen [problema]
      [problema] was tun
      [problema] was hilft
      [problema] ursachen
      [problema] symptome
      [problema] hausmittel
      [problema] nachts
      [problema] ernährung
      [problema] vitaminmangel
      [problema] welcher arzt
      [problema] woher kommt das
    `,
    form: `
      nahrungsergänzungsmittel gegen [problema]
      kapseln gegen [problema]
    `,
    choice: `
      bestes mittel gegen [problema]
      welche vitamine gegen [problema]
    `,
  }),
  middle: lines({
    about: `
      was ist aaa
      wofür ist aaa gut
      aaa wirkung
      wirkt aaa wirklich
      wie wirkt aaa
      wie schnell wirkt aaa
      aaa vorteile
      aaa vorher nachher
    `,
    reviews: `
      aaa erfahrungen
      erfahrungen mit aaa
      aaa erfahrungsberichte
      aaa bewertung
      aaa bewertungen
      aaa kundenbewertungen
      aaa test
      aaa testbericht
      aaa ergebnisse
      aaa forum
      ist aaa gut
    `,
    complaint: `
      ist aaa seriös
      aaa seriös oder betrug
      aaa betrug
      aaa fake
      aaa negative erfahrungen
      aaa verbraucherzentrale
    `,
    safety: `
      aaa nebenwirkungen
      ist aaa gefährlich
      aaa wechselwirkungen
      aaa gegenanzeigen
      aaa koffein
      aaa in der stillzeit
      aaa und bluthochdruck
      aaa für diabetiker
      aaa beipackzettel
      aaa hersteller
      wer steckt hinter aaa
    `,
    ingredients: `
      aaa inhaltsstoffe
      aaa zutaten
      aaa zusammensetzung
      aaa wirkstoffe
      aaa vegan
      aaa glutenfrei
      aaa laktosefrei
    `,
    usage: `
      aaa einnahme
      aaa anwendung
      aaa dosierung
      wie nimmt man aaa ein
      wann aaa einnehmen
      aaa vor oder nach dem essen
      wie viele aaa kapseln am tag
      wie lange aaa einnehmen
      aaa wie lange reicht eine packung
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa offizielle website
      aaa offizielle seite
      aaa offizieller shop
      aaa homepage
      aaa webseite
      aaa kaufen offizielle seite
    `,
    buy: `
      aaa kaufen
      aaa online kaufen
      aaa wo kaufen
      wo aaa kaufen
      wo kann man aaa kaufen
      wo gibt es aaa zu kaufen
      aaa bestellen
      aaa online bestellen
      aaa online
      aaa shop
      aaa original
      aaa original kaufen
      aaa in der nähe
      aaa im laden
      aaa auf lager
      aaa lieferbar
      aaa telefon
      wie bestellt man aaa
    `,
    price: `
      aaa preis
      aaa preise
      aaa kosten
      was kostet aaa
      aaa preisvergleich
      aaa günstig
      aaa günstig kaufen
      aaa billig
      aaa bester preis
      aaa angebot
    `,
    coupon: `
      aaa gutschein
      aaa gutscheincode
      aaa rabatt
      aaa rabattcode
      aaa aktionscode
      aaa sale
      aaa black friday
      aaa 2 plus 1
    `,
    form: `
      aaa kapseln
      aaa tropfen
      aaa tabletten
      aaa pulver
      aaa fruchtgummis
      aaa nahrungsergänzung
      aaa 60 kapseln
      aaa 120 kapseln
      aaa 3er pack
    `,
    delivery: `
      aaa kostenloser versand
      aaa versandkostenfrei
      aaa lieferzeit
      aaa auf rechnung
      aaa geld zurück garantie
    `,
    pharmacy: `
      aaa apotheke
      aaa drogerie
    `,
    safety: `
      aaa original oder fälschung
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      aaa vergleich
      aaa testsieger
      aaa kaufberatung
      aaa bestenliste
      aaa empfehlung
      aaa worauf achten
    `,
    about: `
      wofür braucht man aaa
      aaa sinnvoll
    `,
  }),
  middle: lines({
    reviews: `
      aaa test
      aaa erfahrungen
      aaa bewertungen
      aaa vor und nachteile
      taugt aaa etwas
    `,
    ingredients: `
      aaa technische daten
      aaa maße
      aaa lieferumfang
    `,
    usage: `
      aaa anwendung
    `,
    complaint: `
      aaa probleme
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa offizielle website
    `,
    buy: `
      aaa kaufen
      aaa online kaufen
      aaa bestellen
      wo aaa kaufen
    `,
    price: `
      aaa preis
      was kostet aaa
      aaa günstig
    `,
    coupon: `
      aaa angebot
      aaa gutscheincode
    `,
    delivery: `
      aaa versandkostenfrei
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
    aaa kaufen {PAIS}
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
