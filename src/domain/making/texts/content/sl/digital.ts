import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: cena in vsebina | {NOME_PRODUTO}: cena | {NOME_PRODUTO}
    {NOME_PRODUTO}: kaj vsebuje | {NOME_PRODUTO} od blizu
    {NOME_PRODUTO}: spletni nakup | {NOME_PRODUTO} na spletu
    [owner] {NOME_PRODUTO} od avtorjev
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    Za koga? {PUBLICO}
    Vsebuje: {ITENS} | Vsebuje: {ITEM}
    {AULAS} lekcij na spletu
    Oglejte si celotno vsebino
    V celoti na spletu
    Jasni podatki pred nakupom
  `,
  price: `
    {NOME_PRODUTO} za {PRECO} | {TIPO} za {PRECO} | Cena: {PRECO}
    [interestFree] {PARCELAS} obrokov brez obresti
    Plačilo v {PARCELAS} obrokih
    Plačilo: {PAGAMENTOS}
    [lifetimeAccess] {PRECO} in trajen dostop
    Preverite ceno pred nakupom
    Koliko stane in kaj vsebuje
  `,
  guarantee: `
    Vračilo denarja: {DIAS_REEMBOLSO} dni
    Garancija: {DIAS_GARANTIA} dni
    Preizkus: {DIAS_TESTE} dni
    [certificate] Potrdilo ob zaključku | S potrdilom
    Preberite pogoje nakupa
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Takojšen in trajen dostop
    [instantAccess] Dostop takoj po plačilu
    [lifetimeAccess] Trajen dostop do vsebine | Trajen dostop
    Dostop: {MESES_ACESSO} mesecev
    [updates] Posodobitve so vključene
    Kako deluje dostop
  `,
  proof: `
    [reviews] Najprej preberite mnenja
    [support] Pomoč pri vprašanjih
    Spoznajte vsebino podrobno
    Preverite, kdo je avtor
    Primerjajte z drugimi izdelki
  `,
  question: `
    Je {NOME_PRODUTO} za vas?
    Koliko stane {NOME_PRODUTO}?
    Za koga je? Preverite prej
    Še razmišljate? Preberite
  `,
  action: `
    Spoznajte {NOME_PRODUTO}
    Razjasnite vprašanja prej
    Nakup v nekaj korakih
    Oglejte si vse podrobnosti
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} vsebuje: {ITENS}. Vse na spletu. | Vsebuje: {ITENS}. Vse na spletu. | Vsebuje: {ITENS}.
    Za koga? {PUBLICO}. Spoznajte {NOME_PRODUTO} in preverite, ali je za vas. | Za koga? {PUBLICO}. Preverite, ali je za vas.
    [certificate] {AULAS} lekcij na spletu in potrdilo ob zaključku. | {AULAS} lekcij na spletu.
  `,
  name: `
    Spoznajte {NOME_PRODUTO}: kaj vsebuje, za koga je, koliko stane in kako do dostopa. | Kaj vsebuje, za koga je, koliko stane in kako do dostopa: preberite pred nakupom.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} za {PRECO}, v {PARCELAS} obrokih brez obresti, dostop takoj. | Za {PRECO}, v {PARCELAS} obrokih brez obresti, dostop takoj.
    [lifetimeAccess] {NOME_PRODUTO} za {PRECO}, s trajnim dostopom. | Za {PRECO}, s trajnim dostopom.
    [interestFree] {NOME_PRODUTO} za {PRECO}, v {PARCELAS} obrokih brez obresti. | Za {PRECO}, v {PARCELAS} obrokih brez obresti.
    {NOME_PRODUTO} za {PRECO}. Pred nakupom si oglejte celotno vsebino. | Za {PRECO}. Pred nakupom si oglejte celotno vsebino.
    Cena in vsebina sta na strani. Preberite ju in se odločite v miru.
  `,
  guarantee: `
    {NOME_PRODUTO}: {DIAS_REEMBOLSO} dni za vračilo denarja. | Vam ne ustreza? Za vračilo denarja imate {DIAS_REEMBOLSO} dni.
    Preizkus za {NOME_PRODUTO}: {DIAS_TESTE} dni, nato se odločite. | Preizkus: {DIAS_TESTE} dni, nato se odločite.
    {NOME_PRODUTO} z garancijo: {DIAS_GARANTIA} dni. | Garancija: {DIAS_GARANTIA} dni.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: dostop takoj po plačilu in pomoč pri vprašanjih. | Dostop takoj po plačilu in pomoč pri vprašanjih.
    [instantAccess] {NOME_PRODUTO}: dostop takoj po plačilu, na spletu. | Dostop takoj po plačilu, na spletu.
    [lifetimeAccess, updates] {NOME_PRODUTO}: trajen dostop, posodobitve so vključene. | Trajen dostop, posodobitve so vključene.
  `,
  proof: `
    [reviews] Preberite mnenja o izdelku {NOME_PRODUTO} in se nato odločite. | Preberite mnenja in se nato v miru odločite.
    Kdo je ustvaril {NOME_PRODUTO} in kaj vsebuje? Preberite pred nakupom. | Kdo je avtor in kaj vsebuje: preberite pred nakupom.
  `,
  question: `
    Je {NOME_PRODUTO} za vas? Preberite, komu je namenjeno in kaj potrebujete za začetek. | Je to za vas? Preberite, komu je namenjeno in kaj potrebujete za začetek.
  `,
  action: `
    Primerjajte {NOME_PRODUTO} z drugimi izdelki in kupite na spletu, ko se odločite. | Primerjajte z drugimi izdelki in kupite na spletu, ko se odločite.
  `,
};

export const digitalSitelinks = {
  name: `
    Kaj vsebuje ; Vsebuje: {ITEM} | Celotna vsebina ; Preberite pred nakupom
    {NOME_PRODUTO}: podatki | O izdelku ; Za koga je in kako deluje ; Kaj potrebujete za začetek
  `,
  price: `
    Cena ; Za {PRECO} | Preverite, koliko stane ; [interestFree] {PARCELAS} obrokov brez obresti | Kaj dobite za to
    Načini plačila ; Plačilo: {PAGAMENTOS} | Kako lahko plačate ; Preverite skupni znesek
  `,
  delivery: `
    Kako do dostopa ; [instantAccess] Takoj po plačilu | Preprosto razloženo ; [lifetimeAccess] Trajen dostop | Kaj potrebujete
  `,
  guarantee: `
    Vračilo denarja ; Rok za vračilo: {DIAS_REEMBOLSO} dni ; Kako zahtevate vračilo
    [certificate] Potrdilo ; Potrdilo ob zaključku ; Kako ga dobite
  `,
  proof: `
    Avtorji ; Kdo je to ustvaril ; Izkušnje in delo
    [reviews] Mnenja ; Kaj pravijo kupci ; Primerjajte pred izbiro
  `,
  question: `
    Pogosta vprašanja ; Kratki in jasni odgovori ; Preberite pred nakupom
  `,
  action: `
    Kako kupiti ; Naročilo po korakih ; Vse na spletu
    [support] Pomoč ; Odgovori na vprašanja ; Kako stopite v stik z nami
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] Obroki brez obresti
    [paypal] Plačilo s PayPalom
    [card] Plačilo s kartico
    Jasna cena
  `,
  guarantee: `
    Vračilo: {DIAS_REEMBOLSO} dni
    Garancija: {DIAS_GARANTIA} dni
    Preizkus: {DIAS_TESTE} dni
    [certificate] S potrdilom
    Jasni pogoji nakupa
  `,
  delivery: `
    [instantAccess] Dostop takoj
    [lifetimeAccess] Trajen dostop
    Dostop: {MESES_ACESSO} mesecev
    [updates] S posodobitvami
    Digitalni izdelek
    Vse na spletu
  `,
  proof: `
    [support] Pomoč pri vprašanjih
    Opisana vsebina
    Navedeni avtorji
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} lekcij na spletu
    Za koga? {PUBLICO}
    Vsebuje: {ITEM}
    Odločitev v miru
  `,
  question: `
    Odgovori na vprašanja
  `,
  action: `
    Spletno naročilo
    Udobno od doma
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Prvi nakup
    Spletni nakup
    [card] Plačilo s kartico
    [paypal] Plačilo s PayPalom
    Nove stranke
  `,
  delivery: `
    [lifetimeAccess] Trajen dostop
    Dostop do vsebine
  `,
  benefit: `
    {TIPO}
    Digitalni izdelki
    Digitalna vsebina
  `,
  action: `
    Digitalna ponudba
    Izbrani naslovi
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      najboljši aaa
      kateri aaa izbrati
      aaa primerjava
      ali se aaa splača
      aaa online
      aaa za začetnike
    `,
    about: `
      kako deluje aaa
      kaj je aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa mnenja
      aaa mnenje
      aaa izkušnje
      aaa ocena
      ali je aaa dober
      ali aaa deluje
    `,
    complaint: `
      aaa prevara
      ali je aaa zanesljiv
    `,
    ingredients: `
      aaa vsebina
      kaj vsebuje aaa
    `,
    usage: `
      aaa dostop
      aaa potrdilo
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa uradna stran
      aaa spletna stran
    `,
    buy: `
      kupiti aaa
      aaa nakup
      kje kupiti aaa
      aaa vpis
      aaa naročnina
      naročiti aaa
    `,
    price: `
      aaa cena
      koliko stane aaa
      cena aaa
      aaa cenik
    `,
    coupon: `
      aaa koda za popust
      aaa popust
      aaa akcija
      aaa kupon
      aaa black friday
    `,
    delivery: `
      aaa vračilo denarja
      aaa na obroke
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, keygen, warez, "mod apk", apk, "google drive", mega, mediafire, piratski, "pdf zastonj", "brezplačen tečaj", "brezplačni tečaji", "brezplačna različica", "brezplačen račun", odklenjen, telegram, scribd, zavod,
  "zavod za zaposlovanje", piratebay, "brati zastonj", serial, cracked, "brezplačen prenos", "prenesi zastonj", "brezplačna predloga", "brezplačna aplikacija"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  življenjepis,
  "e knjiga", seminar, pobarvanke, "kako narediti",
  tečaj, tečaji, izobraževanje, izobraževanja, lekcije, inštrukcije, prenesi, prenos, download, pdf, e-knjiga, ebook, epub, predloga, predloge, "za tiskanje", powerpoint, predstavitev, "delovni list", učbenik, navodila, priročnik, "kako zaslužiti", youtube,
  recept, recepti, kroj
`);
