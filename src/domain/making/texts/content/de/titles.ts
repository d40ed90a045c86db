import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: Preis und Lieferung | {NOME_PRODUTO}: Preis ansehen | {NOME_PRODUTO}: Preis | {NOME_PRODUTO}
      Alles Wichtige über {NOME_PRODUTO} | Alles über {NOME_PRODUTO} | Über {NOME_PRODUTO}
      {NOME_PRODUTO} jetzt online kaufen | {NOME_PRODUTO} online kaufen | {NOME_PRODUTO} kaufen
      [owner] {NOME_PRODUTO} direkt vom Anbieter | {NOME_PRODUTO} direkt von uns | {NOME_PRODUTO} direkt
      {NOME_PRODUTO} näher kennenlernen | {NOME_PRODUTO} kennenlernen | {NOME_PRODUTO} entdecken
    `,
    benefit: `
      Wissen, was Sie bestellen
      Klare Fakten vor dem Kauf
      Details für Ihre Entscheidung
      [manyKits] Passende Menge selbst wählen
      Gemacht für {PUBLICO} | Für {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} für {PUBLICO}
    `,
    price: `
      Den Preis vor dem Kauf ansehen
      {NOME_PRODUTO} für {PRECO} | Preis: {PRECO}
      [interestFree] In {PARCELAS} Raten ohne Zinsen | {PARCELAS} Raten ohne Zinsen
      In {PARCELAS} Raten bezahlen | {PARCELAS} Raten
      Erst den Gesamtpreis prüfen
      [kits] {KIT}er-Pack: Preis ansehen | {KIT}er-Pack
      Zahlung per {PAGAMENTOS} | Per {PAGAMENTOS}
      [freeShipping] {PRECO}, versandkostenfrei
      [freeShipping] {PRECO}, Versand gratis
      [interestFree, freeShipping] {PARCELAS} Raten, Versand gratis
      {TIPO} für {PRECO}
    `,
    guarantee: `
      {DIAS_GARANTIA} Tage Garantie inklusive | {DIAS_GARANTIA} Tage Garantie
      Widerrufsfrist: {DIAS_DESISTENCIA} Tage | Widerruf verständlich erklärt
      Rückgaberegeln vorab lesen
      [invoice] Rechnung zu jeder Bestellung
      {DIAS_REEMBOLSO} Tage Geld-zurück-Garantie
    `,
    delivery: `
      [shippingQuote] Lieferzeit nach {CODIGO_POSTAL} prüfen
      Lieferzeit vorab prüfen
      [freeShipping] Versandkostenfrei bestellen | Versandkostenfrei
      Versandkostenfrei ab {FRETE_GRATIS_DESDE} | Portofrei ab {FRETE_GRATIS_DESDE}
      Lieferung binnen {DIAS_ENTREGA} Tagen
      Versand binnen {HORAS_DESPACHO} Stunden
      [tracked] Lieferung online verfolgen
      [nationwide] Lieferung überall {NO_PAIS} | Landesweite Lieferung
      Versandkosten vorab kennen
      [freeShipping] {TIPO} versandkostenfrei
    `,
    proof: `
      [reviews] Vor dem Kauf Meinungen lesen
      Mit Alternativen vergleichen
      Sich erst in Ruhe informieren
    `,
    question: `
      Fragen zu {NOME_PRODUTO}? Hier lesen | Fragen zu {NOME_PRODUTO}? | {NOME_PRODUTO}: Fragen?
      Was kostet {NOME_PRODUTO} aktuell? | Was kostet {NOME_PRODUTO}? | {NOME_PRODUTO}: Kosten?
      Noch unsicher? Hier starten
      Welche Option passt zu Ihnen?
    `,
    action: `
      {NOME_PRODUTO} hier online bestellen | {NOME_PRODUTO} online bestellen | {NOME_PRODUTO} bestellen
      Vergleichen, wählen, bestellen
      Offene Fragen vorab klären
      Heute alle Details ansehen
      In wenigen Schritten bestellen
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: volle Zutatenliste | {NOME_PRODUTO}: Zutatenliste | {NOME_PRODUTO}: Zutaten
      {NOME_PRODUTO}: Nährwerte im Blick | {NOME_PRODUTO}: alle Nährwerte | {NOME_PRODUTO}: Nährwerte
      {NOME_PRODUTO}: Einnahme erklärt | {NOME_PRODUTO}: Einnahme
      Rezeptur von {NOME_PRODUTO} erklärt | {NOME_PRODUTO}: die Rezeptur | {NOME_PRODUTO}: Rezeptur
      {NOME_PRODUTO} in Ihrem Tagesablauf | {NOME_PRODUTO} in Ihrem Alltag | {NOME_PRODUTO} im Alltag
    `,
    benefit: `
      Passt in Ihren Tagesablauf
      Eine kleine Routine pro Tag
      Ergänzung für Ihren Alltag
      Ausgewählte Nährstoffe täglich
      Gute Gewohnheiten im Alltag
      Mit {ITEM} in der Rezeptur | Mit {ITEM}
      Mit {ITENS} in der Rezeptur | Mit {ITENS}
      Passt zu bewusster Ernährung
    `,
    price: `
      Preis pro Tagesportion sehen
      [manyKits] {KIT_MENOR}er- und {KIT}er-Pack vergleichen | {KIT_MENOR}er- und {KIT}er-Pack
      [kits] Preis im {KIT}er-Pack ansehen | Preis im {KIT}er-Pack
      Preise je Packung vergleichen
      Packungsgrößen im Vergleich
    `,
    guarantee: `
      {DIAS_TESTE} Tage zum Kennenlernen | {DIAS_GARANTIA} Tage Garantie
      Haltbarkeit auf der Packung
      Charge und Haltbarkeit prüfen
      Rückgabe einfach erklärt
    `,
    delivery: `
      [discreet] Neutrale, diskrete Verpackung
      [freeShipping] Nahrungsergänzung portofrei
      In {DIAS_ENTREGA} Tagen bei Ihnen
      Wann kommt Ihre Bestellung an?
    `,
    proof: `
      Alle Zutaten auf dem Etikett
      Vollständige Zutatenliste
      Wer stellt {NOME_PRODUTO} her? | {NOME_PRODUTO}: Hersteller
      Inhalt je Portion nachlesen
      Nährwerte zum Nachprüfen
      Erfahrungen sind individuell
    `,
    question: `
      Was steckt genau in {NOME_PRODUTO}? | Was steckt in {NOME_PRODUTO}? | Was ist in {NOME_PRODUTO}?
      Für wen eignet sich {NOME_PRODUTO}? | Für wen ist {NOME_PRODUTO}? | {NOME_PRODUTO}: für wen?
      Wann am besten einnehmen?
      Wie viel pro Tag einnehmen?
      Schon das Etikett gelesen?
      Wie lange reicht eine Packung?
    `,
    action: `
      Erst lesen, dann entscheiden
      Arzt oder Apotheker fragen
      In Ruhe die Packung auswählen
      Ganze Rezeptur kennenlernen
      Zuerst Einnahmehinweise lesen
      [manyKits] Passende Packung auswählen
      Rezeptur ansehen und bestellen
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: Maße und Fotos | {NOME_PRODUTO}: Fotos
      {NOME_PRODUTO}: technische Daten | {NOME_PRODUTO}: Datenblatt | {NOME_PRODUTO}: Daten
      [newItem] {NOME_PRODUTO}: Neuware im Karton | {NOME_PRODUTO}: Neuware
      {NOME_PRODUTO}: Gewicht und Größe | {NOME_PRODUTO}: Größe
      {NOME_PRODUTO} aus der Nähe ansehen | {NOME_PRODUTO} aus der Nähe | {NOME_PRODUTO} im Detail
    `,
    benefit: `
      Jedes Detail aus der Nähe
      Vor dem Kauf alles wissen
      Prüfen, ob der Platz reicht
      Prüfen, ob es zu Ihnen passt
      Im Karton: {ITENS} | Mit {ITENS}
      Mit {ITEM} im Lieferumfang | Mit {ITEM}
      Das Produkt im Einsatz sehen
      [gift] Eine gute Geschenkidee
    `,
    price: `
      [models] Modelle und Preise vergleichen
      Den Preis pro Stück ansehen
      [kits] {KIT}er-Pack: Preis prüfen | Preis im {KIT}er-Pack
      [manyKits] {KIT_MENOR}er- und {KIT}er-Pack vergleichen | {KIT_MENOR}er- und {KIT}er-Pack
      Gesamtpreis inklusive Versand
      Kosten vor der Kasse kennen
    `,
    guarantee: `
      So läuft die Rückgabe
      {DIAS_TESTE} Tage zu Hause testen | {DIAS_GARANTIA} Tage Garantie
      Gewährleistung vorab nachlesen
      [newItem] Neu und in Originalverpackung
    `,
    delivery: `
      [freeShipping] Portofrei bis an Ihre Tür
      In {DIAS_ENTREGA} Tagen an Ihrer Tür
      Wann kommt es bei Ihnen an?
      Liefertermin vor dem Bezahlen
    `,
    proof: `
      Fotos und Maße zum Vergleich
      Alle Daten auf einer Seite
      Vor dem Kauf im Einsatz sehen
      Ganzer Lieferumfang im Detail
      Materialien genau betrachten
      Größe und Gewicht vergleichen
    `,
    question: `
      Ist {NOME_PRODUTO} das Richtige? | Passt {NOME_PRODUTO} zu Ihnen? | Passt {NOME_PRODUTO}?
      Was gehört alles zu {NOME_PRODUTO}? | Was gehört zu {NOME_PRODUTO}? | {NOME_PRODUTO}: Inhalt?
      [sizes] Welche Größe brauchen Sie?
      [gift] Nützliches Geschenk gesucht?
      Passt es? Maße hier prüfen
      Wie funktioniert es? Ansehen
    `,
    action: `
      Maße prüfen, dann bestellen
      Erst vergleichen, dann wählen
      [models] Das passende Modell auswählen
      Anwendung Schritt für Schritt
      [models, sizes] Farbe, Größe, Modell wählen
      [manyKits] Gewünschte Packgröße wählen
      Fotos ansehen und bestellen
    `,
  },

  digital: digitalTitles,
});
