import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: pris og indhold | {NOME_PRODUTO}: pris | {NOME_PRODUTO}
    {NOME_PRODUTO}: det får du | {NOME_PRODUTO} i detaljer
    Køb {NOME_PRODUTO} online | {NOME_PRODUTO} online
    [owner] {NOME_PRODUTO} direkte fra os | {NOME_PRODUTO} fra os
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} til {PUBLICO} | Til {PUBLICO}
    Indeholder {ITENS} | Med {ITEM}
    {TIPO} med {AULAS} lektioner | {AULAS} lektioner online
    Se alt, der følger med
    Digitalt og helt online
    Klar besked, før du køber
  `,
  price: `
    {NOME_PRODUTO} til {PRECO} | {TIPO} til {PRECO} | Pris: {PRECO}
    [interestFree] {PARCELAS} rentefri rater
    Del op i {PARCELAS} rater
    Betal med {PAGAMENTOS}
    [lifetimeAccess] {PRECO} med livstidsadgang
    Se prisen, før du køber
    Pris og indhold på én side
  `,
  guarantee: `
    Pengene tilbage i {DIAS_REEMBOLSO} dage
    {DIAS_GARANTIA} dages garanti
    Prøv i {DIAS_TESTE} dage
    [certificate] Kursusbevis til sidst | Med kursusbevis
    Læs købsvilkårene først
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Adgang straks og for altid
    [instantAccess] Adgang straks efter betaling
    [lifetimeAccess] Livstidsadgang følger med
    {MESES_ACESSO} måneders adgang
    [updates] Opdateringer følger med
    Sådan fungerer adgangen
  `,
  proof: `
    [reviews] Læs anmeldelser først
    [support] Få hjælp, hvis du er i tvivl
    Se nærmere på indholdet
    Læs, hvem der har lavet det
    Sammenlign med andre valg
  `,
  question: `
    Passer {NOME_PRODUTO} til dig?
    Hvad koster {NOME_PRODUTO}?
    Hvem er det til? Læs her
    I tvivl? Læs mere først
  `,
  action: `
    Lær {NOME_PRODUTO} at kende
    Få svar på dine spørgsmål
    Køb i få trin
    Se alle detaljer
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} indeholder {ITENS}. Alt online. | Indeholder {ITENS}. Alt online. | Indeholder {ITENS}.
    Lavet til {PUBLICO}. Lær {NOME_PRODUTO} at kende, og se, om det passer til dig. | Lavet til {PUBLICO}. Se, om det passer til dig.
    [certificate] {AULAS} lektioner online og et kursusbevis til sidst. | {AULAS} lektioner online.
  `,
  name: `
    {NOME_PRODUTO}: hvad der følger med, hvem det er til, hvad det koster, og hvordan du får adgang. | Hvad der følger med, hvem det er til, hvad det koster, og hvordan du får adgang.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} til {PRECO}, i {PARCELAS} rentefri rater, med adgang straks. | {PRECO}, i {PARCELAS} rentefri rater, med adgang straks.
    [lifetimeAccess] {NOME_PRODUTO} til {PRECO}, med livstidsadgang. | {PRECO}, med livstidsadgang.
    [interestFree] {NOME_PRODUTO} til {PRECO}, i {PARCELAS} rentefri rater. | {PRECO}, i {PARCELAS} rentefri rater.
    {NOME_PRODUTO} til {PRECO}. Se alt, der følger med, før du køber. | {PRECO}. Se alt, der følger med, før du køber.
    Pris og indhold står på siden. Læs dem, og beslut dig i ro og mag.
  `,
  guarantee: `
    {NOME_PRODUTO}: {DIAS_REEMBOLSO} dage til at bede om pengene tilbage. | Passer det ikke? Du har {DIAS_REEMBOLSO} dage til at bede om pengene tilbage.
    Prøv {NOME_PRODUTO} i {DIAS_TESTE} dage, og beslut dig bagefter. | Prøv i {DIAS_TESTE} dage, og beslut dig bagefter.
    {NOME_PRODUTO} med {DIAS_GARANTIA} dages garanti. | Med {DIAS_GARANTIA} dages garanti.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: adgang straks efter betaling og hjælp til dine spørgsmål. | Adgang straks efter betaling og hjælp til dine spørgsmål.
    [instantAccess] {NOME_PRODUTO}: adgang straks efter betaling, online. | Adgang straks efter betaling, online.
    [lifetimeAccess, updates] {NOME_PRODUTO}: livstidsadgang, opdateringer følger med. | Livstidsadgang, opdateringer følger med.
  `,
  proof: `
    [reviews] Læs anmeldelser af {NOME_PRODUTO}, og beslut dig bagefter. | Læs anmeldelser, og beslut dig i ro og mag.
    Hvem har lavet {NOME_PRODUTO}, og hvad følger med? Læs det, før du køber. | Hvem der har lavet det, og hvad der følger med: læs det, før du køber.
  `,
  question: `
    Passer {NOME_PRODUTO} til dig? Læs, hvem det er lavet til, og hvad du skal bruge. | Passer det til dig? Læs, hvem det er lavet til, og hvad du skal bruge.
  `,
  action: `
    Sammenlign {NOME_PRODUTO} med andre valg, og køb online, når du har besluttet dig. | Sammenlign med andre valg, og køb online, når du har besluttet dig.
  `,
};

export const digitalSitelinks = {
  name: `
    Det får du ; Med {ITEM} | Hele indholdet ; Læs det, før du køber
    Om {NOME_PRODUTO} | Om produktet ; Hvem det er til ; Hvad du skal bruge
  `,
  price: `
    Pris ; Til {PRECO} | Se, hvad det koster ; [interestFree] {PARCELAS} rentefri rater | Se, hvad du får for det
    Betalingsmåder ; Betal med {PAGAMENTOS} | Sådan kan du betale ; Tjek totalen først
  `,
  delivery: `
    Sådan får du adgang ; [instantAccess] Straks efter betaling | Enkelt forklaret ; [lifetimeAccess] Livstidsadgang | Det skal du bruge
  `,
  guarantee: `
    Refusion ; {DIAS_REEMBOLSO} dages frist ; Sådan beder du om den
    [certificate] Kursusbevis ; Kursusbevis til sidst ; Sådan får du det
  `,
  proof: `
    Hvem står bag? ; Hvem der har lavet det ; Erfaring og arbejde
    [reviews] Anmeldelser ; Hvad køberne siger ; Sammenlign, før du vælger
  `,
  question: `
    Ofte stillede spørgsmål ; Korte og klare svar ; Læs dem, før du køber
  `,
  action: `
    Sådan køber du ; Trin for trin ; Alt online
    [support] Hjælp ; Svar på dine spørgsmål ; Sådan får du fat i os
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS} rentefri rater
    [paypal] Betal med PayPal
    [card] Betal med kort
    Klar pris
  `,
  guarantee: `
    Pengene tilbage i {DIAS_REEMBOLSO} dage | {DIAS_REEMBOLSO} dages returret
    {DIAS_GARANTIA} dages garanti
    Prøv i {DIAS_TESTE} dage
    [certificate] Med kursusbevis
    Klare købsvilkår
  `,
  delivery: `
    [instantAccess] Adgang straks
    [lifetimeAccess] Livstidsadgang
    {MESES_ACESSO} måneders adgang
    [updates] Opdateringer følger med
    Digitalt produkt
    Alt online
  `,
  proof: `
    [support] Hjælp, hvis du er i tvivl
    Indholdet i detaljer
    Du ved, hvem der står bag
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} lektioner online
    Til {PUBLICO}
    Med {ITEM}
    Vælg i ro og mag
  `,
  question: `
    Svar på spørgsmål
  `,
  action: `
    Bestil online
    Nemt hjemmefra
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Første køb
    Køb online
    [card] Betaling med kort
    [paypal] Betaling med PayPal
    Nye kunder
  `,
  delivery: `
    [lifetimeAccess] Livstidsadgang
    Adgang til indholdet
  `,
  benefit: `
    {TIPO}
    Digitale produkter
    Digitalt indhold
  `,
  action: `
    Digitalt sortiment
    Udvalgte titler
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      bedste aaa
      hvilken aaa er bedst
      aaa sammenligning
      er aaa pengene værd
      aaa online
      aaa for begyndere
    `,
    about: `
      hvordan virker aaa
      hvad er aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa anmeldelse
      aaa anmeldelser
      aaa erfaringer
      aaa trustpilot
      er aaa godt
      virker aaa
    `,
    complaint: `
      er aaa seriøst
      aaa svindel
    `,
    ingredients: `
      aaa indhold
      hvad indeholder aaa
    `,
    usage: `
      aaa adgang
      aaa kursusbevis
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa officiel hjemmeside
      aaa hjemmeside
    `,
    buy: `
      køb aaa
      købe aaa
      aaa køb online
      hvor kan man købe aaa
      aaa tilmelding
      aaa abonnement
    `,
    price: `
      aaa pris
      aaa priser
      hvad koster aaa
      pris på aaa
    `,
    coupon: `
      aaa rabatkode
      aaa rabat
      aaa tilbud
      aaa kampagne
      aaa black friday
    `,
    delivery: `
      aaa pengene tilbage
      aaa afbetaling
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, cracket, keygen, serienummer, warez, "mod apk", apk, lækket, "google drive", mega, mediafire, piratkopi, "gratis pdf", "gratis kursus", "gratis kurser", "gratis version", "gratis konto", "premium gratis", "låst op", telegram,
  scribd, "z library", jobcenter, "su berettiget", piratebay, "læs gratis", "gratis download", "gratis skabelon", "gratis app", "gratis e bog"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  cv, ansøgning,
  "e bog",
  kursus, kurser, lektion, lektioner, undervisning, uddannelse, uddannelser, download, downloads, pdf, ebog, e-bog, ebook, epub, skabelon, skabeloner, "til print", powerpoint, arbejdsark, lærebog, brugsanvisning,
  manual, "tjen penge", "tjene penge", youtube, opskrift, opskrifter, mønster, resumé
`);
