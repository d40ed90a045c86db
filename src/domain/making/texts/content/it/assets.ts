import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      Ordina {NOME_PRODUTO} | Fai il tuo ordine ; Scegli l'opzione in pochi passi ; Vedi il totale prima di pagare
      Come si ordina ; L'ordine spiegato passo per passo ; Da leggere prima di pagare
    `,
    price: `
      Prezzi e opzioni ; Confronta le opzioni disponibili ; Il prezzo intero prima di pagare
      Come puoi pagare ; Pagamento: {PAGAMENTOS} | Vedi i metodi di pagamento ; Controlla il totale e poi paga
      [interestFree] Rate senza interessi ; Dividi in {PARCELAS} rate ; Vedi l'importo di ogni rata
    `,
    delivery: `
      Tempi di consegna ; [shippingQuote] Verifica con il {CODIGO_POSTAL} | Controlla prima i tempi ; Costi di spedizione in chiaro
      [freeShipping] Spedizione gratuita ; Nessun costo di consegna ; Verifica i tempi per il tuo comune
      [tracked] Segui la spedizione ; Un codice per seguire il pacco ; Dalla partenza fino a casa tua
    `,
    guarantee: `
      Resi e rimborsi ; Leggi le condizioni con calma ; Cosa fare se cambi idea
      Garanzia di {DIAS_GARANTIA} giorni ; Vedi come funziona la garanzia ; Controlla da quando decorre
    `,
    question: `
      Domande frequenti ; Risposte brevi e dirette ; Da leggere prima di comprare
    `,
    name: `
      Tutto su {NOME_PRODUTO} | Informazioni sul prodotto ; A chi è rivolto e come si usa ; Leggi tutto prima di decidere
    `,
  },

  nutra: {
    proof: `
      Ingredienti ed etichetta ; Ogni ingrediente è indicato ; Le quantità per ogni dose
      Valori nutrizionali ; Controlla i valori per dose ; Da leggere prima di iniziare
      Chi lo produce ; Conosci l'azienda che lo produce ; Dove trovare lotto e scadenza
      Cosa c'è nella formula ; Che cos'è ogni ingrediente ; Le quantità nella formula
    `,
    name: `
      Come si prende ; Vedi la dose giornaliera ; Segui le indicazioni in etichetta
      A chi è rivolto ; Vedi per chi è pensato ; E chi deve prima sentire il medico
    `,
    question: `
      Domande sull'uso ; Con acqua, ai pasti o da solo ; Da leggere prima di iniziare
      Avvertenze ; Gravidanza, allergie, farmaci ; Da leggere con attenzione
      Quanto dura la confezione ; Dosi per confezione e al giorno ; Fai i conti prima di ordinare
    `,
    price: `
      Prezzo a confezione ; Vedi quanto costa ogni formato ; Confronta le quantità
      [kits] Set da {KIT} pezzi ; Vedi il prezzo del set completo ; Confrontalo con un pezzo solo
    `,
    benefit: `
      Nella tua giornata ; Come inserirlo nella routine ; Insieme a una dieta variata
    `,
    action: `
      Scegli la confezione ; Confronta formati e durata ; Decidi dopo aver fatto i conti
    `,
  },

  physical: {
    proof: `
      Foto del prodotto ; Da vicino e da ogni lato ; Finitura, colore e misura
      Scheda tecnica completa ; Materiale, peso e dimensioni ; Verifica se fa ciò che ti serve
      Misure e peso ; Vedi se sta nel tuo spazio ; Confronta con quello che hai già
    `,
    name: `
      Cosa c'è nella scatola ; Con {ITENS} | Controlla ogni pezzo incluso ; Guarda l'elenco completo
      Come funziona ; Guarda il prodotto in uso ; Capisci ogni funzione
      [models] Modelli e colori ; Confronta le versioni in vendita ; Scegli quella adatta a te
    `,
    question: `
      Fa per me? ; Vedi usi, limiti e misure ; Decidi senza più dubbi
      Montaggio e uso ; Istruzioni passo per passo ; Vedi se è semplice anche per te
    `,
    guarantee: `
      Se arriva con un difetto ; Scopri come fare il reso ; Vedi i tempi e le condizioni
      Cura e pulizia ; Come farlo durare di più ; Vedi cosa è meglio evitare
    `,
    price: `
      Prezzo al pezzo ; Vedi quanto costa ogni pezzo ; Vedi il totale con la spedizione
      [kits] Set da {KIT} pezzi ; Vedi il prezzo del set completo ; Confrontalo con un pezzo solo
    `,
    benefit: `
      [gift] Idee regalo ; Utile per chi lo riceve ; Controlla la data di arrivo
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Prezzo chiaro in pagina
      Totale prima di pagare
      [interestFree] {PARCELAS} rate senza interessi | Rate senza interessi
      [paypal] Paga con PayPal
      [card] Paga con carta
      [cash_on_delivery] Pagamento in contrassegno
    `,
    guarantee: `
      {DIAS_TESTE} giorni di prova
      Garanzia di {DIAS_GARANTIA} giorni
      Condizioni scritte
      Regole chiare sui resi
      [invoice] Fattura inclusa
      Rimborso entro {DIAS_REEMBOLSO} giorni
    `,
    delivery: `
      [shippingQuote] Costi di consegna chiari
      [tracked] Codice di tracciamento
      [freeShipping] Consegna senza costi
      Spedizione entro {HORAS_DESPACHO} ore | Parte entro {HORAS_DESPACHO} ore
      [discreet] Pacco anonimo
      [nationwide] In tutto il Paese
      [freeShipping] Spedizione gratis
    `,
    proof: `
      Informazioni complete
      Fatti, non promesse
    `,
    question: `
      Risposte dirette
    `,
    action: `
      Ordine online semplice
      Compra comodo da casa
      Senza muoverti di casa
      Ordina con i tuoi tempi
    `,
    benefit: `
      Tutto il tempo che serve
      Tutto in una sola pagina
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Etichetta da leggere
      Ogni ingrediente indicato
      Dose giornaliera indicata
      Lotto e scadenza indicati
      La formula nei dettagli
    `,
    benefit: `
      Per tutti i giorni
      Facile da ricordare
      Modo d'uso incluso
      [kits] [manyKits] Set fino a {KIT} pezzi | Set da {KIT} pezzi
      Con {ITEM} | {ITEM}
      Per {PUBLICO}
    `,
    guarantee: `
      Scadenza in etichetta
    `,
    action: `
      Istruzioni d'uso chiare
      Chiedi al tuo medico
    `,
  },

  physical: {
    proof: `
      Foto del prodotto
      Dimensioni indicate
      Peso e materiali
      Istruzioni per l'uso
      Scheda tecnica completa
    `,
    benefit: `
      [gift] Pronto da regalare
      [kits] [manyKits] Set fino a {KIT} pezzi | Set da {KIT} pezzi
      Con {ITEM} | {ITEM}
      Per {PUBLICO}
    `,
    guarantee: `
      [newItem] Articolo nuovo
      Reso spiegato bene
    `,
    action: `
      [models] Scegli il tuo modello
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
      Ordini online
      Acquisti in pagina
      Primo ordine
      [paypal] Ordini con PayPal
      [card] Ordini con carta
    `,
    action: `
      Articoli selezionati
      Articoli in pagina
      Nuovi ordini
      Tutta la gamma
    `,
    benefit: `
      Il tuo ordine
    `,
    delivery: `
      [freeShipping] Spedizione gratis
    `,
  },

  nutra: {
    price: `
      Confezione singola
      [kits] Set da {KIT} pezzi
      [manyKits] Set da {KIT_MENOR} pezzi
      [kits] Set di integratori
    `,
    action: `
      Acquisto singolo
      Integratori
      Linea integratori
    `,
  },

  physical: {
    price: `
      Pezzo singolo
      [kits] Set da {KIT} pezzi
      [manyKits] Set da {KIT_MENOR} pezzi
      [kits] Set selezionati
    `,
    action: `
      Articoli del sito
      Articoli singoli
      [models] Modelli selezionati
    `,
    benefit: `
      [gift] Idee regalo
    `,
  },

  digital: digitalPromotions,
});
