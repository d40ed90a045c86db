import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      {NOME_PRODUTO} bestellen | Jetzt bestellen ; In wenigen Schritten zur Auswahl ; Gesamtpreis vor dem Bezahlen sehen
      So läuft die Bestellung ; Der Ablauf Schritt für Schritt ; Vor dem Bezahlen alles wissen
    `,
    price: `
      Preise und Optionen ; Alle Optionen vergleichen ; Den vollen Preis vorab sehen
      Zahlungsarten ; Zahlung per {PAGAMENTOS} | Sehen, wie Sie bezahlen können ; Summe vor dem Bezahlen prüfen
      [interestFree] Raten ohne Zinsen ; Verteilt auf {PARCELAS} Raten ; Betrag jeder Rate ansehen
    `,
    delivery: `
      Lieferzeiten ; [shippingQuote] Lieferung nach {CODIGO_POSTAL} prüfen | Lieferzeit vorab prüfen ; Versandkosten vorab ansehen
      [freeShipping] Versandkostenfrei ; Keine Versandkosten für Sie ; Lieferzeit für Ihre Adresse prüfen
      [tracked] Sendung verfolgen ; Mit Sendungsnummer zur Bestellung ; Vom Versand bis an Ihre Tür
    `,
    guarantee: `
      Rückgabe und Erstattung ; Bedingungen in Ruhe nachlesen ; Wenn Sie es sich anders überlegen
      {DIAS_GARANTIA} Tage Garantie ; So funktioniert die Garantie ; Sehen, wann die Frist beginnt
    `,
    question: `
      Häufige Fragen ; Kurze und klare Antworten ; Vor dem Kauf nachlesen
    `,
    name: `
      Über {NOME_PRODUTO} | Über das Produkt ; Für wen es ist, wie es funktioniert ; Alles lesen, dann entscheiden
    `,
  },

  nutra: {
    proof: `
      Zutaten und Etikett ; Jede Zutat einzeln aufgeführt ; Menge je Portion auf dem Etikett
      Nährwertangaben ; Werte je Portion nachlesen ; Vor der ersten Einnahme prüfen
      Der Hersteller ; Wer hinter dem Produkt steht ; Charge und Haltbarkeit finden
      Die Rezeptur im Detail ; Was die einzelnen Zutaten sind ; Mengen in der Rezeptur ansehen
    `,
    name: `
      Einnahme ; Tägliche Verzehrmenge ansehen ; Hinweise auf dem Etikett beachten
      Für wen es gedacht ist ; Für wen das Produkt gemacht ist ; Und wer vorher fragen sollte
    `,
    question: `
      Fragen zur Einnahme ; Mit Wasser, mit oder ohne Essen ; Vor dem Start nachlesen
      Sicherheitshinweise ; Schwangerschaft, Stillzeit, Arznei ; Vor der Einnahme genau lesen
      So lange reicht es ; Portionen pro Packung und Tag ; Erst rechnen, dann bestellen
    `,
    price: `
      Preis pro Packung ; Sehen, was jede Packung kostet ; Verschiedene Mengen vergleichen
      [kits] {KIT}er-Pack ; Preis für das ganze Pack ansehen ; Mit der Einzelpackung vergleichen
    `,
    benefit: `
      In Ihrem Alltag ; So passt es in Ihren Tag ; Neben ausgewogener Ernährung
    `,
    action: `
      Packungsgröße wählen ; Größe und Reichweite vergleichen ; In Ruhe rechnen und entscheiden
    `,
  },

  physical: {
    proof: `
      Produktfotos ; Aus der Nähe und von allen Seiten ; Oberfläche, Farbe und Größe
      Technische Daten ; Material, Gewicht und Abmessungen ; Prüfen, ob es zum Einsatz passt
      Größe und Gewicht ; Sehen, ob der Platz reicht ; Mit dem vergleichen, was Sie haben
    `,
    name: `
      Lieferumfang ; Mit {ITENS} | Jedes Teil im Karton prüfen ; Die ganze Liste ansehen
      So funktioniert es ; Das Produkt im Einsatz sehen ; Jede Funktion verstehen
      [models] Modelle und Farben ; Alle Ausführungen vergleichen ; Die passende Variante wählen
    `,
    question: `
      Passt es zu mir? ; Einsatz, Grenzen und Maße ansehen ; Ohne offene Fragen entscheiden
      Aufbau und Bedienung ; Anleitung Schritt für Schritt ; Sehen, ob es einfach genug ist
    `,
    guarantee: `
      Defekt angekommen? ; So geht die Rückgabe ; Fristen und Bedingungen ansehen
      Pflege und Reinigung ; So hält es länger ; Sehen, was Sie vermeiden sollten
    `,
    price: `
      Preis pro Stück ; Sehen, was jedes Stück kostet ; Gesamtpreis mit Versand ansehen
      [kits] {KIT}er-Pack ; Preis für das ganze Pack ansehen ; Mit dem Einzelpreis vergleichen
    `,
    benefit: `
      [gift] Geschenkideen ; Nützlich für alle Beschenkten ; Liefertermin rechtzeitig prüfen
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Preis klar angegeben
      Summe vorab sichtbar
      [interestFree] {PARCELAS} Raten ohne Zinsen | Raten ohne Zinsen
      [paypal] Zahlung mit PayPal
      [card] Zahlung mit Kreditkarte
      [cash_on_delivery] Zahlung per Nachnahme
    `,
    guarantee: `
      {DIAS_TESTE} Tage testen
      {DIAS_GARANTIA} Tage Garantiezeit
      Bedingungen schriftlich
      Klare Rückgaberegeln
      [invoice] Mit Rechnung
      {DIAS_REEMBOLSO} Tage Geld zurück
    `,
    delivery: `
      [shippingQuote] Versandkosten vorab sehen
      [tracked] Mit Sendungsnummer
      [freeShipping] Ohne Versandkosten
      Versand binnen {HORAS_DESPACHO} Stunden | Versand in {HORAS_DESPACHO} Stunden
      [discreet] Diskrete Verpackung
      [nationwide] Landesweiter Versand
      [freeShipping] Versand gratis
    `,
    proof: `
      Vollständige Angaben
      Fakten statt Werbesprüche
    `,
    question: `
      Klare Antworten
    `,
    action: `
      Einfach online bestellen
      Bequem von zu Hause
      Rund um die Uhr bestellen
      Ganz in Ruhe bestellen
    `,
    benefit: `
      In Ruhe entscheiden
      Alles auf einer Seite
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Ganzes Etikett zum Lesen
      Jede Zutat aufgeführt
      Portionsgröße angegeben
      Charge und Haltbarkeit
      Rezeptur im Detail
    `,
    benefit: `
      Für jeden Tag
      Passt in Ihren Alltag
      Mit Einnahmehinweisen
      [kits] [manyKits] Packs mit bis zu {KIT} Stück | {KIT}er-Pack
      Mit {ITEM} | {ITEM}
      Für {PUBLICO}
    `,
    guarantee: `
      Haltbarkeit auf Packung
    `,
    action: `
      Klare Verzehrempfehlung
      Im Zweifel Arzt fragen
    `,
  },

  physical: {
    proof: `
      Fotos vom Produkt
      Abmessungen angegeben
      Gewicht und Material
      Hinweise zur Anwendung
      Alle technischen Daten
    `,
    benefit: `
      [gift] Zum Verschenken geeignet
      [kits] [manyKits] Packs mit bis zu {KIT} Stück | {KIT}er-Pack
      Mit {ITEM} | {ITEM}
      Für {PUBLICO}
    `,
    guarantee: `
      [newItem] Neuware, originalverpackt
      So läuft die Rückgabe
    `,
    action: `
      [models] Modell selbst wählen
    `,
  },

  digital: digitalCallouts,
});

export const promotions = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}
    `,
    price: `
      Online-Bestellungen
      Erste Bestellung
      Ihr Einkauf
      [paypal] Kauf mit PayPal
      [card] Kauf mit Karte
    `,
    action: `
      Ausgewählte Artikel
      Artikel dieser Seite
      Neue Bestellungen
      Gesamtes Sortiment
    `,
    benefit: `
      Ihre Bestellung
    `,
    delivery: `
      [freeShipping] Portofreier Einkauf
    `,
  },

  nutra: {
    price: `
      Einzelpackung
      [kits] {KIT}er-Pack
      [manyKits] {KIT_MENOR}er-Pack
      [kits] Mehrfachpacks
    `,
    action: `
      Einmaliger Kauf
      Nahrungsergänzung
      Kapseln und Pulver
    `,
  },

  physical: {
    price: `
      Einzelstück
      [kits] {KIT}er-Pack
      [manyKits] {KIT_MENOR}er-Pack
      [kits] Ausgewählte Sets
    `,
    action: `
      Artikel der Website
      Einzelne Artikel
      [models] Ausgewählte Modelle
    `,
    benefit: `
      [gift] Geschenkartikel
    `,
  },

  digital: digitalPromotions,
});
