import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: pris og innhold | {NOME_PRODUTO}: pris | {NOME_PRODUTO}
    {NOME_PRODUTO}: dette får du | {NOME_PRODUTO} i detalj
    Kjøp {NOME_PRODUTO} på nett | {NOME_PRODUTO} på nett
    [owner] {NOME_PRODUTO} direkte fra oss | {NOME_PRODUTO} fra oss
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} for {PUBLICO} | For {PUBLICO}
    Inneholder {ITENS} | Med {ITEM}
    {TIPO} med {AULAS} leksjoner | {AULAS} leksjoner på nett
    Se alt som er inkludert
    Digitalt og helt på nett
    Tydelig informasjon først
  `,
  price: `
    {NOME_PRODUTO} for {PRECO} | {TIPO} for {PRECO} | Pris: {PRECO}
    [interestFree] {PARCELAS} rentefrie avdrag
    Del opp i {PARCELAS} avdrag
    Betal med {PAGAMENTOS}
    [lifetimeAccess] {PRECO} med livsvarig tilgang
    Se prisen før du kjøper
    Hva det koster og hva du får
  `,
  guarantee: `
    {DIAS_REEMBOLSO} dagers åpent kjøp
    {DIAS_GARANTIA} dagers garanti
    Prøv i {DIAS_TESTE} dager
    [certificate] Kursbevis når du er ferdig | Med kursbevis
    Les kjøpsvilkårene først
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Tilgang straks, livet ut
    [instantAccess] Tilgang rett etter betaling
    [lifetimeAccess] Livsvarig tilgang inkludert
    {MESES_ACESSO} måneders tilgang
    [updates] Oppdateringer inkludert
    Slik fungerer tilgangen
  `,
  proof: `
    [reviews] Les omtaler først
    [support] Med hjelp når du lurer på noe
    Se nærmere på innholdet
    Les om hvem som har laget det
    Sammenlign med andre valg
  `,
  question: `
    Passer {NOME_PRODUTO} for deg?
    Hva koster {NOME_PRODUTO}?
    Hvem er det for? Les her
    Usikker? Les mer først
  `,
  action: `
    Bli kjent med {NOME_PRODUTO}
    Få svar på spørsmålene dine
    Kjøp med noen få steg
    Se alle detaljene
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} inneholder {ITENS}. Alt på nett. | Inneholder {ITENS}. Alt på nett. | Inneholder {ITENS}.
    Laget for {PUBLICO}. Bli kjent med {NOME_PRODUTO} og se om det passer for deg. | Laget for {PUBLICO}. Se om det passer for deg.
    [certificate] {AULAS} leksjoner på nett og kursbevis når du er ferdig. | {AULAS} leksjoner på nett.
  `,
  name: `
    {NOME_PRODUTO}: hva som er med, hvem det er for, hva det koster og hvordan du får tilgang. | Hva som er med, hvem det er for, hva det koster og hvordan du får tilgang.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} for {PRECO}, i {PARCELAS} rentefrie avdrag, med tilgang straks. | {PRECO}, i {PARCELAS} rentefrie avdrag, med tilgang straks.
    [lifetimeAccess] {NOME_PRODUTO} for {PRECO}, med livsvarig tilgang. | {PRECO}, med livsvarig tilgang.
    [interestFree] {NOME_PRODUTO} for {PRECO}, i {PARCELAS} rentefrie avdrag. | {PRECO}, i {PARCELAS} rentefrie avdrag.
    {NOME_PRODUTO} for {PRECO}. Se alt som er inkludert før du kjøper. | {PRECO}. Se alt som er inkludert før du kjøper.
    Pris og innhold står på siden. Les dem og bestem deg i ro og mak.
  `,
  guarantee: `
    {NOME_PRODUTO}: {DIAS_REEMBOLSO} dager til å be om pengene tilbake. | Passer det ikke? Du har {DIAS_REEMBOLSO} dager til å be om pengene tilbake.
    Prøv {NOME_PRODUTO} i {DIAS_TESTE} dager og bestem deg etterpå. | Prøv i {DIAS_TESTE} dager og bestem deg etterpå.
    {NOME_PRODUTO} med {DIAS_GARANTIA} dagers garanti. | Med {DIAS_GARANTIA} dagers garanti.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: tilgang rett etter betaling og hjelp til spørsmålene dine. | Tilgang rett etter betaling og hjelp til spørsmålene dine.
    [instantAccess] {NOME_PRODUTO}: tilgang rett etter betaling, på nett. | Tilgang rett etter betaling, på nett.
    [lifetimeAccess, updates] {NOME_PRODUTO}: livsvarig tilgang, oppdateringer inkludert. | Livsvarig tilgang, oppdateringer inkludert.
  `,
  proof: `
    [reviews] Les omtaler av {NOME_PRODUTO} og bestem deg etterpå. | Les omtaler og bestem deg i ro og mak.
    Hvem har laget {NOME_PRODUTO}, og hva er med? Les det før du kjøper. | Hvem som har laget det og hva som er med: les det før du kjøper.
  `,
  question: `
    Passer {NOME_PRODUTO} for deg? Les hvem det er laget for og hva du trenger for å starte. | Passer det for deg? Les hvem det er laget for og hva du trenger for å starte.
  `,
  action: `
    Sammenlign {NOME_PRODUTO} med andre valg og kjøp på nett når du har bestemt deg. | Sammenlign med andre valg og kjøp på nett når du har bestemt deg.
  `,
};

export const digitalSitelinks = {
  name: `
    Dette får du ; Med {ITEM} | Alt innholdet på ett sted ; Les det før du kjøper
    Om {NOME_PRODUTO} | Om produktet ; Hvem det er for ; Hva du trenger for å starte
  `,
  price: `
    Pris ; For {PRECO} | Se hva det koster ; [interestFree] {PARCELAS} rentefrie avdrag | Se hva du får for det
    Betalingsmåter ; Betal med {PAGAMENTOS} | Slik kan du betale ; Sjekk totalen først
  `,
  delivery: `
    Slik får du tilgang ; [instantAccess] Rett etter betaling | Enkelt forklart ; [lifetimeAccess] Livsvarig tilgang | Dette trenger du
  `,
  guarantee: `
    Refusjon ; {DIAS_REEMBOLSO} dagers frist ; Slik ber du om den
    [certificate] Kursbevis ; Kursbevis når du er ferdig ; Slik får du det
  `,
  proof: `
    Hvem står bak? ; Hvem som har laget det ; Erfaring og arbeid
    [reviews] Omtaler ; Hva kjøpere sier ; Sammenlign før du velger
  `,
  question: `
    Vanlige spørsmål ; Korte og tydelige svar ; Les dem før du kjøper
  `,
  action: `
    Slik kjøper du ; Steg for steg ; Alt på nett
    [support] Hjelp ; Svar på spørsmålene dine ; Slik når du oss
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS} rentefrie avdrag
    [paypal] Betal med PayPal
    [card] Betal med kort
    Tydelig pris
  `,
  guarantee: `
    {DIAS_REEMBOLSO} dagers åpent kjøp
    {DIAS_GARANTIA} dagers garanti
    Prøv i {DIAS_TESTE} dager
    [certificate] Med kursbevis
    Tydelige kjøpsvilkår
  `,
  delivery: `
    [instantAccess] Tilgang straks
    [lifetimeAccess] Livsvarig tilgang
    {MESES_ACESSO} måneders tilgang
    [updates] Oppdateringer inkludert
    Digitalt produkt
    Alt på nett
  `,
  proof: `
    [support] Svar på det du lurer på
    Innholdet i detalj
    Du vet hvem som står bak
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} leksjoner på nett
    For {PUBLICO}
    Med {ITEM}
    Bestem deg i ro og mak
  `,
  question: `
    Svar på spørsmål
  `,
  action: `
    Bestill på nett
    Enkelt hjemmefra
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Første kjøp
    Kjøp på nett
    [card] Betaling med kort
    [paypal] Betaling med PayPal
    Nye kunder
  `,
  delivery: `
    [lifetimeAccess] Livsvarig tilgang
    Tilgang til innhold
  `,
  benefit: `
    {TIPO}
    Digitale produkter
    Digitalt innhold
  `,
  action: `
    Digitalt utvalg
    Utvalgte titler
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      beste aaa
      hvilken aaa er best
      aaa sammenligning
      er aaa verdt det
      aaa på nett
      aaa for nybegynnere
    `,
    about: `
      hvordan fungerer aaa
      hva er aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa omtale
      aaa omtaler
      aaa anmeldelse
      aaa erfaringer
      er aaa bra
      fungerer aaa
    `,
    complaint: `
      er aaa seriøst
      aaa svindel
    `,
    ingredients: `
      aaa innhold
      hva er inkludert i aaa
    `,
    usage: `
      aaa tilgang
      aaa kursbevis
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa offisiell nettside
      aaa nettside
    `,
    buy: `
      kjøpe aaa
      kjøp aaa
      aaa kjøp på nett
      hvor kan man kjøpe aaa
      aaa påmelding
      aaa abonnement
    `,
    price: `
      aaa pris
      aaa kostnad
      hva koster aaa
      aaa priser
    `,
    coupon: `
      aaa rabattkode
      aaa rabatt
      aaa tilbud
      aaa kampanje
      aaa black friday
    `,
    delivery: `
      aaa åpent kjøp
      aaa delbetaling
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, cracket, keygen, serienummer, warez, "mod apk", apk, lekket, "google drive", mega, mediafire, piratkopi, "gratis pdf", "gratis kurs", "gratis versjon", "gratis konto", "premium gratis", "låst opp", telegram, scribd,
  "z library", nav, lånekassen, piratebay, "les gratis", "gratis nedlasting", "gratis mal", "gratis app", "gratis e bok"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  cv,
  "e bok",
  kurs, kurset, leksjon, leksjoner, opplæring, utdanning, "laste ned", "last ned", nedlasting, download, pdf, ebok, e-bok, ebook, epub, mal, maler, "skrive ut", powerpoint, arbeidsark, lærebok, bruksanvisning, manual, "tjene penger",
  youtube, oppskrift, oppskrifter, mønster, sammendrag
`);
