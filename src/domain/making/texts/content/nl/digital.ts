import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: prijs en inhoud | {NOME_PRODUTO}: prijs | {NOME_PRODUTO}
    {NOME_PRODUTO}: wat zit erin | {NOME_PRODUTO} in detail
    {NOME_PRODUTO} online kopen | {NOME_PRODUTO} online
    [owner] {NOME_PRODUTO} van de makers
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} voor {PUBLICO} | Voor {PUBLICO}
    Met {ITENS} | Met {ITEM}
    {TIPO} met {AULAS} lessen | {AULAS} lessen online
    Bekijk alles wat erin zit
    Digitaal en volledig online
    Duidelijke info vóór je koopt
  `,
  price: `
    {NOME_PRODUTO} voor {PRECO} | {TIPO} voor {PRECO} | Prijs: {PRECO}
    [interestFree] {PRECO} in {PARCELAS} termijnen | {PARCELAS} renteloze termijnen
    Betaal in {PARCELAS} termijnen
    Betaal met {PAGAMENTOS}
    [lifetimeAccess] {PRECO}, levenslang toegang
    Bekijk de prijs vooraf
    Wat het kost en wat erin zit
  `,
  guarantee: `
    {DIAS_REEMBOLSO} dagen niet-goed-geld-terug | {DIAS_REEMBOLSO} dagen geld terug
    {DIAS_GARANTIA} dagen garantie
    {DIAS_TESTE} dagen op proef
    [certificate] Certificaat na afronding | Met certificaat
    Lees vooraf de voorwaarden
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Direct en levenslang toegang
    [instantAccess] Direct toegang na betaling
    [lifetimeAccess] Levenslang toegang
    {MESES_ACESSO} maanden toegang
    [updates] Inclusief updates
    Zo werkt de toegang
  `,
  proof: `
    [reviews] Lees eerst de reviews
    [support] Met hulp bij vragen
    Bekijk rustig de inhoud
    Lees wie het heeft gemaakt
    Vergelijk met andere opties
  `,
  question: `
    Past {NOME_PRODUTO} bij jou?
    Wat kost {NOME_PRODUTO}?
    Voor wie is het? Lees eerst
    Twijfel je nog? Lees hier
  `,
  action: `
    Maak kennis met {NOME_PRODUTO} | Ontdek {NOME_PRODUTO}
    Stel je vragen vooraf
    Kopen in een paar stappen
    Bekijk alle details
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} bevat {ITENS}. Alles online. | Met {ITENS}. Alles online. | Met {ITENS}.
    Gemaakt voor {PUBLICO}. Ontdek {NOME_PRODUTO} en kijk of het bij je past. | Gemaakt voor {PUBLICO}. Kijk of het bij je past.
    [certificate] {AULAS} lessen online en een certificaat na afronding. | {AULAS} lessen online.
  `,
  name: `
    {NOME_PRODUTO}: wat erin zit, voor wie het is, wat het kost en hoe de toegang werkt. | Wat erin zit, voor wie het is, wat het kost en hoe de toegang werkt.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} voor {PRECO}, in {PARCELAS} renteloze termijnen, direct toegang. | Voor {PRECO}, in {PARCELAS} renteloze termijnen, direct toegang.
    [lifetimeAccess] {NOME_PRODUTO} voor {PRECO}, met levenslang toegang. | Voor {PRECO}, met levenslang toegang.
    [interestFree] {NOME_PRODUTO} voor {PRECO}, in {PARCELAS} renteloze termijnen. | Voor {PRECO}, in {PARCELAS} renteloze termijnen.
    {NOME_PRODUTO} voor {PRECO}. Bekijk vóór je koopt alles wat erin zit. | Voor {PRECO}. Bekijk vóór je koopt alles wat erin zit.
    De prijs en de inhoud staan op de pagina. Lees ze en beslis rustig.
  `,
  guarantee: `
    {NOME_PRODUTO}: {DIAS_REEMBOLSO} dagen om je geld terug te vragen. | Past het niet? Je hebt {DIAS_REEMBOLSO} dagen om je geld terug te vragen.
    {NOME_PRODUTO}: probeer het {DIAS_TESTE} dagen en beslis daarna. | Probeer het {DIAS_TESTE} dagen en beslis daarna.
    {NOME_PRODUTO} met {DIAS_GARANTIA} dagen garantie. | Met {DIAS_GARANTIA} dagen garantie.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: direct toegang na betaling, met hulp bij je vragen. | Direct toegang na betaling, met hulp bij je vragen.
    [instantAccess] {NOME_PRODUTO}: direct toegang na betaling, online. | Direct toegang na betaling, online.
    [lifetimeAccess, updates] {NOME_PRODUTO}: levenslang toegang, inclusief updates. | Levenslang toegang, inclusief updates.
  `,
  proof: `
    [reviews] Lees de reviews van {NOME_PRODUTO} en beslis daarna. | Lees de reviews en beslis daarna rustig.
    Wie heeft {NOME_PRODUTO} gemaakt en wat zit erin? Lees het vóór je koopt. | Wie het heeft gemaakt en wat erin zit: lees het vóór je koopt.
  `,
  question: `
    Past {NOME_PRODUTO} bij jou? Lees voor wie het is en wat je nodig hebt om te starten. | Past het bij jou? Lees voor wie het is en wat je nodig hebt om te starten.
  `,
  action: `
    Vergelijk {NOME_PRODUTO} met andere opties en koop online als je klaar bent. | Vergelijk met andere opties en koop online als je klaar bent.
  `,
};

export const digitalSitelinks = {
  name: `
    Wat zit erin ; Met {ITEM} | De inhoud op een rij ; Lees het vóór je koopt
    Over {NOME_PRODUTO} | Over het product ; Voor wie het is ; Wat je nodig hebt
  `,
  price: `
    Prijs ; Voor {PRECO} | Wat het kost ; [interestFree] {PARCELAS} renteloze termijnen | Wat je daarvoor krijgt
    Betaalmethoden ; Betaal met {PAGAMENTOS} | Zo kun je betalen ; Controleer het totaal
  `,
  delivery: `
    Zo krijg je toegang ; [instantAccess] Direct na betaling | Eenvoudig uitgelegd ; [lifetimeAccess] Levenslang toegang | Wat je daarvoor nodig hebt
  `,
  guarantee: `
    Geld terug ; {DIAS_REEMBOLSO} dagen de tijd ; Zo vraag je het aan
    [certificate] Certificaat ; Certificaat na afronding ; Zo krijg je het
  `,
  proof: `
    De makers ; Wie het heeft gemaakt ; Hun ervaring en werk
    [reviews] Reviews ; Wat kopers zeggen ; Vergelijk vóór je kiest
  `,
  question: `
    Veelgestelde vragen ; Korte, duidelijke antwoorden ; Lees ze vóór je koopt
  `,
  action: `
    Zo bestel je ; Stap voor stap ; Alles online
    [support] Hulp ; Antwoord op je vragen ; Zo bereik je ons
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS} renteloze termijnen
    [paypal] Betalen met PayPal
    [card] Betalen met kaart
    Duidelijke prijs
  `,
  guarantee: `
    {DIAS_REEMBOLSO} dagen niet-goed-geld-terug | {DIAS_REEMBOLSO} dagen geld terug
    {DIAS_GARANTIA} dagen garantie
    {DIAS_TESTE} dagen op proef
    [certificate] Met certificaat
    Duidelijke voorwaarden
  `,
  delivery: `
    [instantAccess] Direct toegang
    [lifetimeAccess] Levenslang toegang
    {MESES_ACESSO} maanden toegang
    [updates] Inclusief updates
    Digitaal product
    Alles online
  `,
  proof: `
    [support] Hulp bij vragen
    Inhoud op een rij
    Je weet wie het maakt
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} lessen online
    Voor {PUBLICO}
    Met {ITEM}
    Beslis op je gemak
  `,
  question: `
    Antwoord op vragen
  `,
  action: `
    Online bestellen
    Gewoon vanuit huis
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Eerste bestelling
    Online bestelling
    [card] Betaling met kaart
    [paypal] PayPal-betaling
    Nieuwe klanten
  `,
  delivery: `
    [lifetimeAccess] Levenslang toegang
    Toegang tot inhoud
  `,
  benefit: `
    {TIPO}
    Digitale producten
    Digitale inhoud
  `,
  action: `
    Digitaal aanbod
    Geselecteerde titels
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      beste aaa
      welke aaa kiezen
      aaa vergelijken
      is aaa de moeite waard
      aaa online
      aaa voor beginners
    `,
    about: `
      hoe werkt aaa
      wat is aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa ervaringen
      aaa review
      aaa reviews
      is aaa goed
      werkt aaa
      aaa beoordelingen
    `,
    complaint: `
      is aaa betrouwbaar
      aaa oplichting
    `,
    ingredients: `
      aaa inhoud
      wat zit er in aaa
    `,
    usage: `
      aaa toegang
      aaa certificaat
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa officiële website
      aaa website
    `,
    buy: `
      aaa kopen
      aaa online kopen
      waar aaa kopen
      aaa bestellen
      aaa abonnement
      aaa inschrijven
    `,
    price: `
      aaa prijs
      aaa kosten
      wat kost aaa
      aaa tarief
    `,
    coupon: `
      aaa kortingscode
      aaa korting
      aaa aanbieding
      aaa actie
      aaa black friday
    `,
    delivery: `
      aaa geld terug garantie
      aaa betalen in termijnen
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, cracked, keygen, serienummer, warez, "mod apk", apk, gelekt, "google drive", mega, mediafire, illegaal, "gratis pdf", "gratis cursus", "gratis cursussen", "gratis versie", "gratis account", "premium gratis", ontgrendeld,
  telegram, scribd, "z library", uwv, "gratis lezen", piratebay, "gratis downloaden", "gratis download", "gratis sjabloon", "gratis app", "gratis ebook"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  cv, sollicitatie, sollicitatiebrief,
  cursus, cursussen, les, lessen, workshop, training, opleiding, downloaden, download, downloads, pdf, ebook, epub, sjabloon, sjablonen, template, printen, "om te printen", powerpoint, werkblad, werkbladen, lesboek, handleiding,
  "geld verdienen", youtube, recept, recepten, "hoe maak je", patroon, samenvatting
`);
