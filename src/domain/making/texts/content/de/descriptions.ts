import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      Alles über {NOME_PRODUTO}: für wen es ist, wie man es nutzt, was es kostet, wie Sie bestellen. | Alles über {NOME_PRODUTO}: für wen, wie man es nutzt und was es kostet. | Alles über {NOME_PRODUTO}: Nutzung, Preis, Bestellung.
      [owner] {NOME_PRODUTO} direkt vom Anbieter kaufen und Antworten aus erster Hand bekommen. | Direkt vom Anbieter kaufen und Antworten auf Ihre Fragen aus erster Hand bekommen.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} für {PRECO}, in {PARCELAS} Raten ohne Zinsen und versandkostenfrei. | Für {PRECO}, in {PARCELAS} Raten ohne Zinsen und versandkostenfrei.
      [freeShipping] {NOME_PRODUTO} für {PRECO}, versandkostenfrei. Bequem online bestellt. | Für {PRECO}, versandkostenfrei. Bequem von zu Hause online bestellt.
      [shippingQuote] {NOME_PRODUTO}: Preise vergleichen, Lieferung nach {CODIGO_POSTAL} prüfen, Zahlungsarten ansehen.
      {NOME_PRODUTO}: Preise vergleichen, Lieferzeit prüfen und Zahlungsarten ansehen. | Preise vergleichen, Lieferzeit prüfen und Zahlungsarten ansehen. Dann bestellen.
      [interestFree] {NOME_PRODUTO} für {PRECO} in bis zu {PARCELAS} Raten ohne Zinsen. Gesamtpreis vorab ansehen. | {PRECO} in bis zu {PARCELAS} Raten ohne Zinsen. Den Gesamtpreis sehen Sie vor dem Bezahlen.
      {NOME_PRODUTO} für {PRECO}. Prüfen Sie Versandkosten und Gesamtpreis vor dem Bezahlen. | Jetzt für {PRECO}. Prüfen Sie Versandkosten und Gesamtpreis vor dem Bezahlen.
    `,
    guarantee: `
      {NOME_PRODUTO}: {DIAS_TESTE} Tage zu Hause testen und danach entscheiden. | {DIAS_TESTE} Tage zu Hause testen und danach entscheiden.
      {NOME_PRODUTO} mit {DIAS_REEMBOLSO} Tagen Geld-zurück-Garantie, falls das Produkt nicht zu Ihnen passt. | {DIAS_REEMBOLSO} Tage Geld-zurück-Garantie, falls das Produkt nicht zu Ihnen passt.
      {NOME_PRODUTO} mit {DIAS_GARANTIA} Tagen Garantie und Lieferung binnen {DIAS_ENTREGA} Tagen. | {DIAS_GARANTIA} Tage Garantie und Lieferung binnen {DIAS_ENTREGA} Tagen.
      {NOME_PRODUTO} mit {DIAS_GARANTIA} Tagen Garantie. Lesen Sie vor dem Kauf, wie sie funktioniert. | Mit {DIAS_GARANTIA} Tagen Garantie. Lesen Sie vor der Bestellung, wie sie funktioniert.
      Lesen Sie die Rückgaberegeln zu {NOME_PRODUTO}, damit Sie vor dem Kauf Bescheid wissen. | Lesen Sie zuerst die Rückgaberegeln, damit Sie schon vor dem Kauf Bescheid wissen.
    `,
    delivery: `
      {NOME_PRODUTO}: Zahlung per {PAGAMENTOS}, Lieferung binnen {DIAS_ENTREGA} Tagen. | Zahlung per {PAGAMENTOS} und Lieferung binnen {DIAS_ENTREGA} Tagen.
      [tracked] {NOME_PRODUTO} bestellen und das Paket per Sendungsnummer bis an die Tür verfolgen. | Verfolgen Sie Ihr Paket per Sendungsnummer, vom Versand bis an Ihre Haustür.
      [freeShipping] {NOME_PRODUTO} kommt versandkostenfrei. Lieferzeit prüfen und bequem online bestellen. | Ihre Bestellung kommt versandkostenfrei. Lieferzeit prüfen und online bestellen.
    `,
    question: `
      Fragen zu {NOME_PRODUTO}? Lesen Sie die Antworten und vergleichen Sie Ihre Optionen in Ruhe. | Noch Fragen? Lesen Sie die Antworten und vergleichen Sie Ihre Optionen in Ruhe.
    `,
    action: `
      Optionen für {NOME_PRODUTO} vergleichen, auswählen und die Bestellung vor dem Bezahlen prüfen. | Optionen vergleichen, die passende wählen und die Bestellung vor dem Bezahlen prüfen.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: Zutaten, Nährwerte und Einnahmehinweise ansehen und dann entscheiden. | Sehen Sie Zutaten, Nährwerte und Einnahmehinweise an und entscheiden Sie dann.
    `,
    benefit: `
      Ergänzt eine ausgewogene Ernährung: was in {NOME_PRODUTO} steckt und wie man es einnimmt. | Ergänzt eine ausgewogene Ernährung: was drin ist und wie man es einnimmt.
      {NOME_PRODUTO} enthält {ITENS}. Mengen und Einnahmehinweise stehen auf dem Etikett. | Enthält {ITENS}. Die Mengen stehen auf dem Etikett. | Mit {ITENS}. Etikett lesen.
      Gedacht für {PUBLICO}. Die Hinweise zu {NOME_PRODUTO} zeigen, ob es zu Ihnen passt. | Gedacht für {PUBLICO}. Die Hinweise zeigen, ob es zu Ihnen passt.
    `,
    price: `
      [manyKits] {NOME_PRODUTO} im {KIT_MENOR}er- und {KIT}er-Pack vergleichen und den Preis je Packung ansehen. | {KIT_MENOR}er- und {KIT}er-Pack: vergleichen Sie und sehen Sie den Preis je Packung.
      Was eine Packung {NOME_PRODUTO} kostet und wie lange sie bei normaler Einnahme reicht. | Sehen Sie, was eine Packung kostet und wie lange sie bei normaler Einnahme reicht.
    `,
    proof: `
      Alle Zutaten von {NOME_PRODUTO} nachlesen und erfahren, wer es herstellt. Dann bestellen. | Alle Zutaten auf dem Etikett nachlesen und erfahren, wer es herstellt. Dann bestellen.
      [reviews] Erfahrungen sind individuell. Lesen Sie Meinungen zu {NOME_PRODUTO} und vergleichen Sie. | Erfahrungen sind von Mensch zu Mensch verschieden. Erst lesen, dann vergleichen.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} kommt neutral verpackt. Prüfen Sie die Lieferzeit vor der Bestellung. | Kommt neutral verpackt zu Ihnen. Prüfen Sie die Lieferzeit vor der Bestellung.
    `,
    question: `
      Wie und wie oft nimmt man {NOME_PRODUTO} ein? Die Hinweise auf dem Etikett sagen es. | Wie und wie oft nimmt man es ein? Lesen Sie die Hinweise auf dem Etikett.
      Passt {NOME_PRODUTO} zu Ihnen? Für wen es gedacht ist und wann Sie fachlich fragen sollten. | Passt es zu Ihnen? Für wen es gedacht ist und wann Sie fachlichen Rat holen sollten.
    `,
    action: `
      Etikett von {NOME_PRODUTO} lesen, Fragen klären und die passende Packungsgröße wählen. | Etikett lesen, offene Fragen klären und dann die passende Packungsgröße wählen.
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO} genau ansehen: Größe, Material und Lieferumfang. Danach auswählen. | Sehen Sie genau hin: Größe, Material und der ganze Lieferumfang. Danach auswählen.
    `,
    benefit: `
      Praktisch im Alltag: {NOME_PRODUTO} im Einsatz sehen, Maße und Lieferumfang prüfen. | Praktisch im Alltag: im Einsatz ansehen, Maße prüfen und den Lieferumfang kennen.
      Im Karton von {NOME_PRODUTO}: {ITENS}. Prüfen Sie vor der Bestellung die Maße. | Im Karton: {ITENS}. Prüfen Sie vor der Bestellung die Maße. | Geliefert mit {ITENS}.
      Gemacht für {PUBLICO}. Fotos, Maße und Material von {NOME_PRODUTO} vor dem Kauf ansehen. | Gemacht für {PUBLICO}. Sehen Sie sich vor dem Kauf Fotos, Maße und Material an.
    `,
    price: `
      [kits] Preis von {NOME_PRODUTO} einzeln und im {KIT}er-Pack ansehen. Vergleichen und bestellen. | Preis für ein Stück und für das {KIT}er-Pack ansehen. Vergleichen und bestellen.
      [models] Modelle und Preise von {NOME_PRODUTO} vergleichen und in Ruhe auswählen. | Modelle und Preise vergleichen und in Ruhe auswählen.
    `,
    proof: `
      Fotos, technische Daten und Maße von {NOME_PRODUTO} auf einer Seite. Vor dem Kauf prüfen. | Fotos, technische Daten und Maße auf einer Seite. Prüfen Sie alles vor dem Kauf.
      [reviews] Wie {NOME_PRODUTO} gebaut ist und was Käufer sagen: erst lesen, dann auswählen. | Wie es gebaut ist und was andere Käufer sagen: erst in Ruhe lesen, dann auswählen.
    `,
    guarantee: `
      Rückgabe von {NOME_PRODUTO}: so läuft sie ab und so lange haben Sie Zeit. | So läuft die Rückgabe und so lange haben Sie Zeit: alles vor dem Kauf nachlesen.
    `,
    question: `
      Passt es? Prüfen Sie Größe, Gewicht und Material von {NOME_PRODUTO} vor der Bestellung. | Passt es? Prüfen Sie Größe, Gewicht und Material, bevor Sie Ihre Bestellung abgeben.
      Was gehört zu {NOME_PRODUTO}? Jedes Teil, der Aufbau und die Bedienung auf einen Blick. | Was ist im Karton? Sehen Sie jedes Teil, den Aufbau und die Bedienung an.
    `,
    action: `
      [models] Modell von {NOME_PRODUTO} wählen, Lieferzeit prüfen und bequem online bestellen. | Modell wählen, Lieferzeit prüfen und die Bestellung bequem online abschicken.
      [gift] Ein Geschenk gesucht? {NOME_PRODUTO} auf Fotos ansehen und den Liefertermin prüfen. | Ein nützliches Geschenk gesucht? Fotos ansehen und den Liefertermin prüfen.
    `,
  },

  digital: digitalDescriptions,
});
