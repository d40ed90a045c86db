import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: Preis und Inhalt | {NOME_PRODUTO}: Preis | {NOME_PRODUTO}
    {NOME_PRODUTO}: alle Inhalte | {NOME_PRODUTO} im Detail
    {NOME_PRODUTO} online kaufen | {NOME_PRODUTO} online
    [owner] {NOME_PRODUTO} direkt vom Anbieter | {NOME_PRODUTO} vom Anbieter
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} für {PUBLICO} | Für {PUBLICO}
    Enthält {ITENS} | Enthält {ITEM}
    {TIPO} mit {AULAS} Lektionen | {AULAS} Lektionen online
    Alle Inhalte im Überblick
    Digital und komplett online
    Klare Angaben vor dem Kauf
  `,
  price: `
    {NOME_PRODUTO} für {PRECO} | {TIPO} für {PRECO} | Preis: {PRECO}
    [interestFree] {PRECO} in {PARCELAS} Raten | {PARCELAS} Raten ohne Zinsen
    Zahlbar in {PARCELAS} Raten
    Zahlung mit {PAGAMENTOS}
    [lifetimeAccess] {PRECO}, dauerhafter Zugang
    Preis vor dem Kauf ansehen
    Was es kostet, was drin ist
  `,
  guarantee: `
    {DIAS_REEMBOLSO} Tage Geld-zurück-Garantie
    {DIAS_GARANTIA} Tage Garantie
    {DIAS_TESTE} Tage testen
    [certificate] Zertifikat zum Abschluss | Mit Zertifikat
    Bedingungen vorab lesen
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Sofort und dauerhaft Zugang
    [instantAccess] Zugang direkt nach Zahlung
    [lifetimeAccess] Dauerhafter Zugang
    {MESES_ACESSO} Monate Zugang
    [updates] Updates inklusive
    So funktioniert der Zugang
  `,
  proof: `
    [reviews] Bewertungen vorab lesen
    [support] Mit Support bei Fragen
    Inhalte in Ruhe ansehen
    Wer hat es entwickelt?
    Mit anderen vergleichen
  `,
  question: `
    Passt {NOME_PRODUTO} zu Ihnen?
    Was kostet {NOME_PRODUTO}?
    Für wen ist das gedacht?
    Noch unsicher? Hier lesen
  `,
  action: `
    {NOME_PRODUTO} kennenlernen
    Fragen vorab klären
    In wenigen Schritten kaufen
    Alle Details ansehen
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} enthält {ITENS}. Alles online. | Enthält {ITENS}. Alles online. | Enthält {ITENS}.
    Gemacht für {PUBLICO}. {NOME_PRODUTO} kennenlernen und prüfen, ob es passt. | Gemacht für {PUBLICO}. Prüfen, ob es passt.
    [certificate] {AULAS} Lektionen online und ein Zertifikat zum Abschluss. | {AULAS} Lektionen online.
  `,
  name: `
    {NOME_PRODUTO}: was drin ist, für wen es gemacht ist, was es kostet und wie der Zugang läuft. | Was drin ist, für wen es gemacht ist, was es kostet und wie der Zugang läuft.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} für {PRECO}, in {PARCELAS} Raten ohne Zinsen, mit sofortigem Zugang. | Für {PRECO}, in {PARCELAS} Raten ohne Zinsen, mit sofortigem Zugang.
    [lifetimeAccess] {NOME_PRODUTO} für {PRECO}, mit dauerhaftem Zugang. | Für {PRECO}, mit dauerhaftem Zugang.
    [interestFree] {NOME_PRODUTO} für {PRECO}, in {PARCELAS} Raten ohne Zinsen. | Für {PRECO}, in {PARCELAS} Raten ohne Zinsen.
    {NOME_PRODUTO} für {PRECO}. Vor dem Kauf alle Inhalte ansehen. | Für {PRECO}. Vor dem Kauf alle Inhalte ansehen.
    Preis und Inhalte stehen auf der Seite. Erst lesen, dann in Ruhe entscheiden.
  `,
  guarantee: `
    {NOME_PRODUTO} mit {DIAS_REEMBOLSO} Tagen Geld-zurück-Garantie. | {DIAS_REEMBOLSO} Tage Geld-zurück-Garantie, falls es nicht passt.
    {NOME_PRODUTO}: {DIAS_TESTE} Tage testen, dann entscheiden. | {DIAS_TESTE} Tage testen, dann entscheiden.
    {NOME_PRODUTO} mit {DIAS_GARANTIA} Tagen Garantie. | Mit {DIAS_GARANTIA} Tagen Garantie.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: Zugang direkt nach der Zahlung und Hilfe bei Fragen. | Zugang direkt nach der Zahlung und Hilfe bei Fragen.
    [instantAccess] {NOME_PRODUTO}: Zugang direkt nach der Zahlung, online. | Zugang direkt nach der Zahlung, online.
    [lifetimeAccess, updates] {NOME_PRODUTO}: dauerhafter Zugang, Updates inklusive. | Dauerhafter Zugang, Updates inklusive.
  `,
  proof: `
    [reviews] Bewertungen zu {NOME_PRODUTO} lesen und dann entscheiden. | Bewertungen lesen und dann in Ruhe entscheiden.
    Wer hat {NOME_PRODUTO} entwickelt und was ist drin? Vor dem Kauf nachlesen. | Wer es entwickelt hat und was drin ist: vor dem Kauf nachlesen.
  `,
  question: `
    Passt {NOME_PRODUTO} zu Ihnen? Lesen Sie, für wen es gedacht ist und was Sie zum Start brauchen. | Passt es zu Ihnen? Lesen Sie, für wen es gedacht ist und was Sie zum Start brauchen.
  `,
  action: `
    {NOME_PRODUTO} mit anderen Angeboten vergleichen und dann online kaufen. | Mit anderen Angeboten vergleichen und dann online kaufen.
  `,
};

export const digitalSitelinks = {
  name: `
    Das ist enthalten ; Enthält {ITEM} | Alle Inhalte im Überblick ; Vor dem Kauf lesen
    Über {NOME_PRODUTO} | Über das Produkt ; Für wen es gemacht ist ; Was man zum Start braucht
  `,
  price: `
    Preis ; Für {PRECO} | Was es kostet ; [interestFree] {PARCELAS} Raten ohne Zinsen | Was dafür enthalten ist
    Zahlungsarten ; Zahlung mit {PAGAMENTOS} | So kann bezahlt werden ; Gesamtpreis vorab prüfen
  `,
  delivery: `
    So läuft der Zugang ; [instantAccess] Zugang direkt nach Zahlung | Einfach erklärt ; [lifetimeAccess] Dauerhafter Zugang | Was dafür nötig ist
  `,
  guarantee: `
    Erstattung ; {DIAS_REEMBOLSO} Tage Zeit ; So wird sie beantragt
    [certificate] Zertifikat ; Zertifikat zum Abschluss ; So wird es ausgestellt
  `,
  proof: `
    Wer dahintersteht ; Die Menschen hinter dem Produkt ; Erfahrung und Hintergrund
    [reviews] Bewertungen ; Was Käufer sagen ; Erst vergleichen
  `,
  question: `
    Häufige Fragen ; Kurze, klare Antworten ; Vor dem Kauf klären
  `,
  action: `
    So wird bestellt ; Schritt für Schritt ; Alles online
    [support] Hilfe ; Unterstützung bei Fragen ; So erreichen Sie uns
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS} Raten ohne Zinsen
    [paypal] PayPal möglich
    [card] Kartenzahlung möglich
    Klarer Preis
  `,
  guarantee: `
    {DIAS_REEMBOLSO} Tage Geld zurück
    {DIAS_GARANTIA} Tage Garantie
    {DIAS_TESTE} Tage testen
    [certificate] Mit Zertifikat
    Klare Bedingungen
  `,
  delivery: `
    [instantAccess] Zugang sofort
    [lifetimeAccess] Dauerhafter Zugang
    {MESES_ACESSO} Monate Zugang
    [updates] Mit Updates
    Digitales Produkt
    Alles online
  `,
  proof: `
    [support] Hilfe bei Fragen
    Inhalte klar beschrieben
    Anbieter klar benannt
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} Lektionen online
    Für {PUBLICO}
    Enthält {ITEM}
    In Ruhe entscheiden
  `,
  question: `
    Antworten auf Fragen
  `,
  action: `
    Online bestellen
    Bequem von zu Hause
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Erste Bestellung
    Online-Bestellung
    [card] Kartenzahlung
    [paypal] PayPal-Zahlung
    Neukunden
  `,
  delivery: `
    [lifetimeAccess] Dauerhafter Zugang
    Zugang zum Inhalt
  `,
  benefit: `
    {TIPO}
    Digitale Produkte
    Digitale Inhalte
  `,
  action: `
    Digitales Sortiment
    Ausgewählte Titel
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      bester aaa
      welcher aaa ist gut
      aaa vergleich
      lohnt sich aaa
      aaa online
      aaa für anfänger
    `,
    about: `
      wie funktioniert aaa
      was ist aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa erfahrungen
      aaa test
      aaa bewertung
      aaa bewertungen
      ist aaa gut
      aaa meinungen
    `,
    complaint: `
      ist aaa seriös
      aaa betrug
    `,
    ingredients: `
      aaa inhalt
      was ist in aaa enthalten
    `,
    usage: `
      aaa zugang
      aaa zertifikat
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa offizielle seite
      aaa webseite
    `,
    buy: `
      aaa kaufen
      aaa online kaufen
      wo kann man aaa kaufen
      aaa bestellen
      aaa abo
      aaa buchen
    `,
    price: `
      aaa preis
      aaa kosten
      was kostet aaa
      aaa preise
    `,
    coupon: `
      aaa gutschein
      aaa gutscheincode
      aaa rabatt
      aaa angebot
      aaa black friday
    `,
    delivery: `
      aaa geld zurück garantie
      aaa ratenzahlung
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, cracked, keygen, seriennummer, warez, "mod apk", apk, geleakt, leak, "google drive", mega, mediafire, raubkopie, "kostenlos lesen", "gratis pdf", "kostenloser kurs", "kostenlose kurse", "kostenlose version", "gratis version",
  freischalten, telegram, scribd, zlibrary, volkshochschule, vhs, "premium gratis", "kostenlos downloaden", "kostenloser download", "gratis download", "kostenlose vorlage", "kostenlose app", "kostenloses ebook"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  lebenslauf, bewerbung,
  kurs, kurse, seminar, seminare, unterricht, download, downloads, herunterladen, pdf, ebook, epub, vorlage, vorlagen, "zum ausdrucken", arbeitsblatt, arbeitsblätter, powerpoint, präsentation, lehrbuch, fortbildung, weiterbildung,
  ausbildung, digistore24, copecart, clickbank, youtube, "geld verdienen", handbuch, schnittmuster, häkelanleitung, strickanleitung, schriftart
`);
