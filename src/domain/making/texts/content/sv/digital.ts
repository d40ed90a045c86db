import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: pris och innehåll | {NOME_PRODUTO}: pris | {NOME_PRODUTO}
    {NOME_PRODUTO}: det här ingår | {NOME_PRODUTO} i detalj
    Köp {NOME_PRODUTO} online | {NOME_PRODUTO} online
    [owner] {NOME_PRODUTO} direkt från oss | {NOME_PRODUTO} från oss
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} för {PUBLICO} | För {PUBLICO}
    Innehåller {ITENS} | Med {ITEM}
    {TIPO} med {AULAS} lektioner | {AULAS} lektioner online
    Se allt som ingår
    Digitalt och helt online
    Tydlig information före köp
  `,
  price: `
    {NOME_PRODUTO} för {PRECO} | {TIPO} för {PRECO} | Pris: {PRECO}
    [interestFree] {PARCELAS} räntefria delbetalningar | {PARCELAS} räntefria delar
    Dela upp på {PARCELAS} betalningar
    Betala med {PAGAMENTOS}
    [lifetimeAccess] {PRECO} med livslång tillgång
    Se priset innan du köper
    Vad det kostar och vad du får
  `,
  guarantee: `
    {DIAS_REEMBOLSO} dagars öppet köp
    {DIAS_GARANTIA} dagars garanti
    Prova i {DIAS_TESTE} dagar
    [certificate] Intyg efter avslutad kurs | Med intyg
    Läs köpvillkoren först
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Direkt och livslång tillgång
    [instantAccess] Tillgång direkt vid betalning
    [lifetimeAccess] Livslång tillgång ingår
    {MESES_ACESSO} månaders tillgång
    [updates] Uppdateringar ingår
    Så kommer du åt innehållet
  `,
  proof: `
    [reviews] Läs omdömen först
    [support] Med hjälp vid frågor
    Titta närmare på innehållet
    Läs om vem som har gjort det
    Jämför med andra alternativ
  `,
  question: `
    Passar {NOME_PRODUTO} dig?
    Vad kostar {NOME_PRODUTO}?
    Vem är det till för? Läs här
    Tveksam? Läs mer först
  `,
  action: `
    Lär känna {NOME_PRODUTO}
    Få svar på dina frågor
    Köp i några få steg
    Se alla detaljer
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} innehåller {ITENS}. Allt online. | Innehåller {ITENS}. Allt online. | Innehåller {ITENS}.
    Gjort för {PUBLICO}. Lär känna {NOME_PRODUTO} och se om det passar dig. | Gjort för {PUBLICO}. Se om det passar dig.
    [certificate] {AULAS} lektioner online och ett intyg när du är klar. | {AULAS} lektioner online.
  `,
  name: `
    {NOME_PRODUTO}: vad som ingår, vem det är för, vad det kostar och hur du får tillgång. | Vad som ingår, vem det är för, vad det kostar och hur du får tillgång.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} för {PRECO}, {PARCELAS} räntefria delbetalningar och tillgång direkt. | {PRECO}, {PARCELAS} räntefria delbetalningar och tillgång direkt.
    [lifetimeAccess] {NOME_PRODUTO} för {PRECO}, med livslång tillgång. | {PRECO}, med livslång tillgång.
    [interestFree] {NOME_PRODUTO} för {PRECO}, i {PARCELAS} räntefria delbetalningar. | {PRECO}, i {PARCELAS} räntefria delbetalningar.
    {NOME_PRODUTO} för {PRECO}. Se allt som ingår innan du köper. | {PRECO}. Se allt som ingår innan du köper.
    Pris och innehåll står på sidan. Läs dem och bestäm dig i lugn och ro.
  `,
  guarantee: `
    {NOME_PRODUTO}: {DIAS_REEMBOLSO} dagar att begära pengarna tillbaka. | Passar det inte? Du har {DIAS_REEMBOLSO} dagar att begära pengarna tillbaka.
    Prova {NOME_PRODUTO} i {DIAS_TESTE} dagar och bestäm dig sedan. | Prova i {DIAS_TESTE} dagar och bestäm dig sedan.
    {NOME_PRODUTO} med {DIAS_GARANTIA} dagars garanti. | Med {DIAS_GARANTIA} dagars garanti.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: tillgång direkt vid betalning och hjälp med dina frågor. | Tillgång direkt vid betalning och hjälp med dina frågor.
    [instantAccess] {NOME_PRODUTO}: tillgång direkt vid betalning, online. | Tillgång direkt vid betalning, online.
    [lifetimeAccess, updates] {NOME_PRODUTO}: livslång tillgång, uppdateringar ingår. | Livslång tillgång, uppdateringar ingår.
  `,
  proof: `
    [reviews] Läs omdömen om {NOME_PRODUTO} och bestäm dig sedan. | Läs omdömen och bestäm dig sedan i lugn och ro.
    Vem har gjort {NOME_PRODUTO} och vad ingår? Läs det innan du köper. | Vem som har gjort det och vad som ingår: läs det innan du köper.
  `,
  question: `
    Passar {NOME_PRODUTO} dig? Läs vem det är gjort för och vad du behöver för att börja. | Passar det dig? Läs vem det är gjort för och vad du behöver för att börja.
  `,
  action: `
    Jämför {NOME_PRODUTO} med andra alternativ och köp online när du har bestämt dig. | Jämför med andra alternativ och köp online när du har bestämt dig.
  `,
};

export const digitalSitelinks = {
  name: `
    Det här ingår ; Med {ITEM} | Innehållet i sin helhet ; Läs det innan du köper
    Om {NOME_PRODUTO} | Om produkten ; Vem det är till för ; Vad du behöver för att börja
  `,
  price: `
    Pris ; För {PRECO} | Se vad det kostar ; [interestFree] {PARCELAS} räntefria delbetalningar | Se vad du får för det
    Betalsätt ; Betala med {PAGAMENTOS} | Så kan du betala ; Kontrollera totalen först
  `,
  delivery: `
    Så får du tillgång ; [instantAccess] Direkt efter betalning | Enkelt förklarat ; [lifetimeAccess] Livslång tillgång | Det här behöver du
  `,
  guarantee: `
    Återbetalning ; {DIAS_REEMBOLSO} dagar på dig ; Så begär du den
    [certificate] Intyg ; Intyg när du är klar ; Så får du det
  `,
  proof: `
    Vem står bakom? ; Vem som har gjort det ; Erfarenhet och arbete
    [reviews] Omdömen ; Vad köpare säger ; Jämför innan du väljer
  `,
  question: `
    Vanliga frågor ; Korta och tydliga svar ; Läs dem innan du köper
  `,
  action: `
    Så köper du ; Steg för steg ; Allt online
    [support] Hjälp ; Svar på dina frågor ; Så når du oss
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS} räntefria delar
    [paypal] Betala med PayPal
    [card] Betala med kort
    Tydligt pris
  `,
  guarantee: `
    {DIAS_REEMBOLSO} dagars öppet köp
    {DIAS_GARANTIA} dagars garanti
    Prova i {DIAS_TESTE} dagar
    [certificate] Med intyg
    Tydliga köpvillkor
  `,
  delivery: `
    [instantAccess] Tillgång direkt
    [lifetimeAccess] Livslång tillgång
    {MESES_ACESSO} månaders tillgång
    [updates] Uppdateringar ingår
    Digital produkt
    Allt online
  `,
  proof: `
    [support] Hjälp vid frågor
    Innehållet i detalj
    Du vet vem som gjort det
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} lektioner online
    För {PUBLICO}
    Med {ITEM}
    Bestäm dig i lugn och ro
  `,
  question: `
    Svar på dina frågor
  `,
  action: `
    Beställ online
    Bekvämt hemifrån
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Första köpet
    Köp online
    [card] Betalning med kort
    [paypal] Betalning med PayPal
    Nya kunder
  `,
  delivery: `
    [lifetimeAccess] Livslång tillgång
    Digital tillgång
  `,
  benefit: `
    {TIPO}
    Digitala produkter
    Digitalt innehåll
  `,
  action: `
    Digitalt sortiment
    Utvalda titlar
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      bästa aaa
      vilken aaa är bäst
      aaa jämförelse
      är aaa värt det
      aaa online
      aaa för nybörjare
    `,
    about: `
      hur fungerar aaa
      vad är aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa omdöme
      aaa omdömen
      aaa recension
      aaa erfarenheter
      är aaa bra
      fungerar aaa
    `,
    complaint: `
      är aaa seriöst
      aaa bluff
    `,
    ingredients: `
      aaa innehåll
      vad ingår i aaa
    `,
    usage: `
      aaa åtkomst
      aaa intyg
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa officiell hemsida
      aaa hemsida
    `,
    buy: `
      köpa aaa
      köp aaa
      aaa köp online
      var köper man aaa
      aaa anmälan
      aaa prenumeration
    `,
    price: `
      aaa pris
      aaa kostnad
      vad kostar aaa
      aaa priser
    `,
    coupon: `
      aaa rabattkod
      aaa rabatt
      aaa erbjudande
      aaa kampanj
      aaa black friday
    `,
    delivery: `
      aaa öppet köp
      aaa delbetalning
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, crackad, keygen, serienummer, warez, "mod apk", apk, läckt, "google drive", mega, mediafire, piratkopia, "gratis pdf", "gratis kurs", "gratis kurser", "gratis version", "gratis konto", "premium gratis", upplåst, telegram,
  scribd, "z library", arbetsförmedlingen, komvux, csn, piratebay, "gratis nedladdning", "ladda ner gratis", "gratis mall", "gratis app", "gratis e bok"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  cv, jobbansökan,
  "e bok", typsnitt,
  kurs, kurser, lektion, lektioner, utbildning, utbildningar, "ladda ner", ladda, nedladdning, download, pdf, ebook, epub, e-bok, mall, mallar, "skriva ut", powerpoint, arbetsblad, lärobok, manual, bruksanvisning, "tjäna pengar",
  youtube, recept, mönster, sammanfattning
`);
