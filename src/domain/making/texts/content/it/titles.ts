import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: prezzo e consegna | {NOME_PRODUTO}: vedi prezzo | {NOME_PRODUTO}: prezzo | {NOME_PRODUTO}
      Tutto su {NOME_PRODUTO}, in breve | Tutto su {NOME_PRODUTO} | {NOME_PRODUTO}: info
      {NOME_PRODUTO}: acquisto online | Compra {NOME_PRODUTO} online | Compra {NOME_PRODUTO}
      [owner] {NOME_PRODUTO}: acquisto diretto | {NOME_PRODUTO}: da noi
      Scopri {NOME_PRODUTO} da vicino | Scopri {NOME_PRODUTO}
    `,
    benefit: `
      Sai esattamente cosa compri
      Dati chiari per decidere
      I dettagli utili per scegliere
      [manyKits] Scegli la quantità giusta
      Una scelta pensata per {PUBLICO} | Per {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} per {PUBLICO}
    `,
    price: `
      Vedi il prezzo e poi ordina
      {NOME_PRODUTO} a {PRECO} | Prezzo: {PRECO}
      [interestFree] {PARCELAS} rate senza interessi
      Paga in {PARCELAS} rate | In {PARCELAS} rate
      Controlla il totale e poi paga
      [kits] Set da {KIT} pezzi: vedi il prezzo | Set da {KIT} pezzi
      Pagamento: {PAGAMENTOS}
      [freeShipping] {PRECO}, spedizione gratuita | {PRECO}, spedizione gratis
      [freeShipping] {PRECO}, spedizione gratis
      [interestFree, freeShipping] {PARCELAS} rate e spedizione gratis
      {TIPO} a {PRECO}
    `,
    guarantee: `
      Garanzia di {DIAS_GARANTIA} giorni inclusa | Garanzia di {DIAS_GARANTIA} giorni
      {DIAS_DESISTENCIA} giorni per ripensarci | Resi spiegati in modo chiaro
      Leggi prima le regole sui resi
      [invoice] Fattura per ogni ordine
      {DIAS_REEMBOLSO} giorni per il rimborso
    `,
    delivery: `
      [shippingQuote] Verifica i tempi con il {CODIGO_POSTAL}
      Verifica i tempi di consegna
      [freeShipping] Ordine con spedizione gratuita | Spedizione gratuita
      Spedizione gratis da {FRETE_GRATIS_DESDE} | Consegna gratis da {FRETE_GRATIS_DESDE}
      Consegna a casa entro {DIAS_ENTREGA} giorni | Consegna entro {DIAS_ENTREGA} giorni
      Spedizione entro {HORAS_DESPACHO} ore
      [tracked] Segui il pacco fino a casa | Consegna tracciata
      [nationwide] Consegna ovunque {NO_PAIS} | Consegna in tutto il Paese
      Costi di spedizione in chiaro
      [freeShipping] {TIPO}, spedizione gratis
    `,
    proof: `
      [reviews] Leggi prima le recensioni
      Confronta con altre opzioni
      Informati bene prima di pagare
    `,
    question: `
      Domande su {NOME_PRODUTO}? Leggi qui | Domande su {NOME_PRODUTO}? | {NOME_PRODUTO}: domande?
      Quanto costa {NOME_PRODUTO} oggi? | Quanto costa {NOME_PRODUTO}? | {NOME_PRODUTO}: costo
      Hai ancora dubbi? Parti da qui
      Quale opzione fa per te?
    `,
    action: `
      Ordina {NOME_PRODUTO} online oggi | Ordina {NOME_PRODUTO} online | Ordina {NOME_PRODUTO}
      Confronta, scegli e ordina
      Trova risposta ai tuoi dubbi
      Guarda ora tutti i dettagli
      Ordina in pochi passaggi
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: etichetta completa | {NOME_PRODUTO}: l'etichetta | {NOME_PRODUTO}: etichetta
      {NOME_PRODUTO}: valori nutrizionali | Integratore {NOME_PRODUTO} | {NOME_PRODUTO}: valori
      {NOME_PRODUTO}: come si prende | {NOME_PRODUTO}: modo d'uso | {NOME_PRODUTO}: uso
      La formula di {NOME_PRODUTO} | Formula {NOME_PRODUTO}
      {NOME_PRODUTO} nella tua routine | {NOME_PRODUTO} ogni giorno
    `,
    benefit: `
      Si adatta alla tua routine
      Un gesto semplice ogni giorno
      Un'aggiunta alla tua routine
      Nutrienti per tutti i giorni
      Benessere nei piccoli gesti
      Con {ITEM} nella formula | Con {ITEM}
      {ITENS} nella formula | Con {ITENS}
      Insieme a una dieta variata
    `,
    price: `
      Vedi quanto costa ogni dose
      [manyKits] Confronta set da {KIT_MENOR} e {KIT} pezzi | Set da {KIT_MENOR} e {KIT} pezzi
      [kits] Vedi il prezzo del set da {KIT} | Prezzo del set da {KIT}
      Il prezzo di ogni confezione
      Confronta i prezzi dei formati
    `,
    guarantee: `
      {DIAS_TESTE} giorni per provare | Garanzia di {DIAS_GARANTIA} giorni
      La scadenza sull'etichetta
      Controlla lotto e scadenza
      Resi: le regole in chiaro
    `,
    delivery: `
      [discreet] Spedizione in pacco anonimo | Pacco anonimo
      [freeShipping] Integratore spedito gratis | Spedizione gratis
      Da te entro {DIAS_ENTREGA} giorni
      Scopri quando arriva il pacco
    `,
    proof: `
      Tutti gli ingredienti indicati
      Leggi la lista ingredienti
      Chi produce {NOME_PRODUTO}?
      Cosa contiene ogni dose
      Valori nutrizionali da leggere
      Ogni esperienza è diversa
    `,
    question: `
      Cosa contiene {NOME_PRODUTO}? | {NOME_PRODUTO}: cosa contiene?
      Per chi è {NOME_PRODUTO}? Leggi qui | Per chi è {NOME_PRODUTO}?
      Quando va preso? Leggi qui
      Qual è la dose giornaliera?
      Hai già letto l'etichetta?
      Quanto dura una confezione?
    `,
    action: `
      Leggi l'etichetta e decidi
      Parlane prima con il medico
      Scegli con tutta calma
      Scopri la formula completa
      Inizia dal modo d'uso
      [manyKits] Scegli il set giusto
      Guarda la formula e ordina
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: misure e foto | {NOME_PRODUTO} in foto | {NOME_PRODUTO}: foto
      {NOME_PRODUTO}: scheda tecnica | {NOME_PRODUTO}: la scheda | {NOME_PRODUTO}: scheda
      [newItem] {NOME_PRODUTO}: articolo nuovo
      {NOME_PRODUTO}: peso e misure | {NOME_PRODUTO}: misure
      {NOME_PRODUTO} da vicino, in foto | {NOME_PRODUTO} da vicino
    `,
    benefit: `
      Ogni dettaglio da vicino
      Tutto chiaro prima di comprare
      Verifica prima le misure
      Verifica se fa per te
      Nella scatola: {ITENS} | Con {ITENS}
      Con {ITEM} nella confezione | Con {ITEM}
      Guarda come si usa
      [gift] Una bella idea regalo
    `,
    price: `
      [models] Confronta modelli e prezzi
      Vedi il prezzo di ogni pezzo
      [kits] Set da {KIT}: guarda il prezzo | Set da {KIT}: prezzo
      [manyKits] Confronta set da {KIT_MENOR} e {KIT} pezzi | Set da {KIT_MENOR} e {KIT} pezzi
      Il totale con la spedizione
      Sai quanto spendi, da subito
    `,
    guarantee: `
      Come funziona il reso
      {DIAS_TESTE} giorni di prova a casa | Garanzia di {DIAS_GARANTIA} giorni
      Leggi i termini di acquisto
      [newItem] Articolo nuovo, in confezione
    `,
    delivery: `
      [freeShipping] Spedizione gratis a casa tua
      A casa tua entro {DIAS_ENTREGA} giorni
      Scopri quando arriva a casa
      Tempi e costi prima di pagare
    `,
    proof: `
      Foto e misure da controllare
      La scheda completa in pagina
      Guarda il prodotto in uso
      Cosa c'è davvero nella scatola
      I materiali visti da vicino
      Confronta misure, peso e uso
    `,
    question: `
      {NOME_PRODUTO} fa per te? Leggi qui | {NOME_PRODUTO} fa per te?
      Cosa include {NOME_PRODUTO}? | {NOME_PRODUTO}: cosa include?
      [sizes] Quale misura ti serve?
      [gift] Cerchi un regalo utile?
      Ci sta? Controlla le misure
      Come funziona? Guarda qui
    `,
    action: `
      Controlla le misure e ordina
      Confronta prima di scegliere
      [models] Scegli il modello che ti serve
      Come si usa, passo dopo passo
      [models, sizes] Scegli colore e misura
      [manyKits] Componi il tuo set
      Guarda le foto e poi ordina
    `,
  },

  digital: digitalTitles,
});
