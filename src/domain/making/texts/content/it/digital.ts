import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: prezzo e contenuto | {NOME_PRODUTO}: il prezzo | {NOME_PRODUTO}
    {NOME_PRODUTO}: cosa include | {NOME_PRODUTO} in dettaglio
    Acquista {NOME_PRODUTO} online | {NOME_PRODUTO} online
    [owner] {NOME_PRODUTO} da chi l'ha creato
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} per {PUBLICO} | Pensato per {PUBLICO} | Per {PUBLICO}
    Include {ITENS} | Include {ITEM}
    {TIPO} con {AULAS} lezioni | {AULAS} lezioni online
    Scopri tutto ciò che include
    Prodotto digitale, online
    Informazioni chiare, da subito
  `,
  price: `
    {NOME_PRODUTO} a {PRECO} | {TIPO} a {PRECO} | Prezzo: {PRECO}
    [interestFree] {PARCELAS} rate senza interessi
    Paga in {PARCELAS} rate
    Paga con {PAGAMENTOS}
    [lifetimeAccess] {PRECO} con accesso a vita
    Vedi il prezzo prima di pagare
    Quanto costa e cosa include
  `,
  guarantee: `
    {DIAS_REEMBOLSO} giorni per il rimborso
    Garanzia di {DIAS_GARANTIA} giorni
    {DIAS_TESTE} giorni di prova
    [certificate] Attestato finale | Con attestato
    Leggi le condizioni d'acquisto
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Accesso immediato e a vita
    [instantAccess] Accesso subito dopo l'acquisto
    [lifetimeAccess] Accesso a vita
    {MESES_ACESSO} mesi di accesso
    [updates] Aggiornamenti inclusi
    Come funziona l'accesso
  `,
  proof: `
    [reviews] Leggi prima le recensioni
    [support] Con assistenza inclusa
    Conosci il contenuto a fondo
    Scopri chi l'ha creato
    Confronta con altre opzioni
  `,
  question: `
    {NOME_PRODUTO} fa per te?
    Quanto costa {NOME_PRODUTO}?
    Per chi è? Leggi prima
    Hai ancora dubbi? Leggi qui
  `,
  action: `
    Scopri {NOME_PRODUTO}
    Chiarisci prima i tuoi dubbi
    Acquista in pochi passi
    Vedi tutti i dettagli
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} include {ITENS}. Tutto online. | Include {ITENS}. Tutto online. | Include {ITENS}.
    Pensato per {PUBLICO}. Scopri {NOME_PRODUTO} e vedi se fa per te. | Pensato per {PUBLICO}. Vedi se fa per te.
    [certificate] {AULAS} lezioni online e attestato finale. | {AULAS} lezioni online.
  `,
  name: `
    Scopri {NOME_PRODUTO}: cosa include, per chi è, quanto costa e come si accede. | Cosa include, per chi è, quanto costa e come si accede: leggi prima di comprare.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} a {PRECO}, in {PARCELAS} rate senza interessi, con accesso immediato. | A {PRECO}, in {PARCELAS} rate senza interessi, con accesso immediato.
    [lifetimeAccess] {NOME_PRODUTO} a {PRECO}, con accesso a vita. | A {PRECO}, con accesso a vita.
    [interestFree] {NOME_PRODUTO} a {PRECO}, in {PARCELAS} rate senza interessi. | A {PRECO}, in {PARCELAS} rate senza interessi.
    {NOME_PRODUTO} a {PRECO}. Vedi tutto ciò che include prima di acquistare. | A {PRECO}. Vedi tutto ciò che include prima di acquistare.
    Quanto costa e cosa include: leggilo prima di acquistare e decidi con calma.
  `,
  guarantee: `
    {NOME_PRODUTO}: hai {DIAS_REEMBOLSO} giorni per chiedere il rimborso. | Non fa per te? Hai {DIAS_REEMBOLSO} giorni per chiedere il rimborso.
    Prova {NOME_PRODUTO} per {DIAS_TESTE} giorni e poi decidi. | Prova per {DIAS_TESTE} giorni e poi decidi.
    {NOME_PRODUTO} ha {DIAS_GARANTIA} giorni di garanzia. | Con {DIAS_GARANTIA} giorni di garanzia.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: accesso subito dopo l'acquisto e assistenza per i tuoi dubbi. | Accesso subito dopo l'acquisto e assistenza per i tuoi dubbi.
    [instantAccess] {NOME_PRODUTO}: accesso subito dopo l'acquisto, online. | Accesso subito dopo l'acquisto, online.
    [lifetimeAccess, updates] {NOME_PRODUTO}: accesso a vita e aggiornamenti inclusi. | Accesso a vita e aggiornamenti inclusi.
  `,
  proof: `
    [reviews] Leggi le recensioni di {NOME_PRODUTO} e poi decidi. | Leggi le recensioni e poi decidi con calma.
    Scopri chi ha creato {NOME_PRODUTO} e cosa contiene prima di acquistare. | Scopri chi l'ha creato e cosa contiene prima di acquistare.
  `,
  question: `
    {NOME_PRODUTO} fa per te? Leggi per chi è pensato e cosa serve per iniziare. | Fa per te? Leggi per chi è pensato e cosa serve per iniziare.
  `,
  action: `
    Confronta {NOME_PRODUTO} con altre opzioni e acquista online quando vuoi. | Confronta con altre opzioni e acquista online quando vuoi.
  `,
};

export const digitalSitelinks = {
  name: `
    Cosa include ; Include {ITEM} | Tutto il contenuto ; Leggi prima di acquistare
    Su {NOME_PRODUTO} | Sul prodotto ; Per chi è e come funziona ; Cosa serve per iniziare
  `,
  price: `
    Prezzo ; A {PRECO} | Scopri quanto costa ; [interestFree] {PARCELAS} rate senza interessi | Scopri cosa include
    Metodi di pagamento ; Paga con {PAGAMENTOS} | Come puoi pagare ; Controlla prima il totale
  `,
  delivery: `
    Come si accede ; [instantAccess] Subito dopo l'acquisto | L'accesso spiegato bene ; [lifetimeAccess] Accesso a vita | Cosa ti serve
  `,
  guarantee: `
    Rimborso ; {DIAS_REEMBOLSO} giorni per chiederlo ; Come si chiede
    [certificate] Attestato ; Attestato finale ; Come si ottiene
  `,
  proof: `
    Chi l'ha creato ; Conosci gli autori ; Esperienza e lavoro
    [reviews] Recensioni ; Cosa dicono i clienti ; Confronta prima di decidere
  `,
  question: `
    Domande frequenti ; Risposte brevi e chiare ; Leggi prima di acquistare
  `,
  action: `
    Come acquistare ; L'ordine passo per passo ; Tutto online
    [support] Assistenza ; Aiuto per i tuoi dubbi ; Come contattarci
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS} rate senza interessi
    [paypal] PayPal accettato
    [card] Carte accettate
    Prezzo chiaro
  `,
  guarantee: `
    {DIAS_REEMBOLSO} giorni per il rimborso | Rimborso: {DIAS_REEMBOLSO} giorni
    {DIAS_GARANTIA} giorni di garanzia
    {DIAS_TESTE} giorni di prova
    [certificate] Con attestato
    Condizioni chiare
  `,
  delivery: `
    [instantAccess] Accesso immediato
    [lifetimeAccess] Accesso a vita
    {MESES_ACESSO} mesi di accesso
    [updates] Aggiornamenti inclusi
    Prodotto digitale
    Tutto online
  `,
  proof: `
    [support] Assistenza inclusa
    Contenuto ben descritto
    Autori indicati
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} lezioni online
    Per {PUBLICO}
    Include {ITEM}
    Decidi con calma
  `,
  question: `
    Risposte ai tuoi dubbi
  `,
  action: `
    Acquisto online
    Comodamente da casa
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Primo acquisto
    Acquisto online
    [card] Pagamento con carta
    [paypal] Pagamento PayPal
    Nuovi clienti
  `,
  delivery: `
    [lifetimeAccess] Accesso a vita
    Accesso ai contenuti
  `,
  benefit: `
    {TIPO}
    Prodotti digitali
    Contenuti digitali
  `,
  action: `
    Tutta la linea
    Titoli selezionati
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      miglior aaa
      quale aaa scegliere
      come scegliere aaa
      aaa vale la pena
      aaa online
      aaa per principianti
    `,
    about: `
      come funziona aaa
      aaa cos'è
    `,
  }),
  middle: keywords({
    reviews: `
      aaa recensioni
      aaa opinioni
      aaa funziona
      aaa è buono
      aaa esperienze
      aaa testimonianze
    `,
    complaint: `
      aaa truffa
      aaa è affidabile
    `,
    ingredients: `
      aaa contenuto
      cosa include aaa
    `,
    usage: `
      aaa accesso
      aaa attestato
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa sito ufficiale
      sito ufficiale aaa
    `,
    buy: `
      comprare aaa
      acquistare aaa
      dove comprare aaa
      aaa iscrizione
      aaa abbonamento
      aaa acquisto online
    `,
    price: `
      aaa prezzo
      aaa costo
      quanto costa aaa
      prezzo aaa
    `,
    coupon: `
      aaa codice sconto
      aaa sconto
      aaa coupon
      aaa offerta
      aaa black friday
    `,
    delivery: `
      aaa rimborso
      aaa a rate
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, craccato, keygen, seriale, warez, "mod apk", apk, "google drive", mega, mediafire, piratato, "pdf gratis", "corso gratis", "corsi gratis", "corsi gratuiti", "corso gratuito", "versione gratuita", "account gratis",
  "premium gratis", sbloccato, telegram, scribd, "z library", inps, "garanzia giovani", "scaricare gratis", "download gratis", "modello gratis", "ebook gratis", "app gratis"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  "prova gratuita", "prova gratis",
  curriculum, candidatura,
  corso, corsi, "corso di", "corsi di", lezione, lezioni, tutorial, scaricare, scarica, download, pdf, ebook, epub, modello, modelli, "da stampare", powerpoint, slide, dispense, manuale, riassunto, "guadagnare online", "guadagnare soldi",
  clickbank, youtube, ricetta, ricette, "come fare", "come si fa"
`);
