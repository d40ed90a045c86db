import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      Tutto su {NOME_PRODUTO}: per chi è, come si usa, quanto costa e come si ordina. | Tutto su {NOME_PRODUTO}: per chi è, come si usa e quanto costa. | {NOME_PRODUTO}: uso, prezzo e ordine.
      [owner] Compra {NOME_PRODUTO} direttamente da noi: alle tue domande rispondiamo di persona. | Compra direttamente da noi: alle tue domande rispondiamo di persona.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} a {PRECO}, in {PARCELAS} rate senza interessi e con spedizione gratuita. | A {PRECO}, in {PARCELAS} rate senza interessi e con spedizione gratuita.
      [freeShipping] {NOME_PRODUTO} a {PRECO}, con spedizione gratuita. Ordine online, senza uscire di casa. | A {PRECO}, con spedizione gratuita. Ordine online, senza uscire di casa.
      [shippingQuote] Confronta i prezzi di {NOME_PRODUTO}, verifica i tempi con il {CODIGO_POSTAL} e vedi come pagare.
      Confronta i prezzi di {NOME_PRODUTO}, verifica i tempi e vedi come pagare. | Confronta i prezzi, verifica i tempi di consegna e vedi come pagare prima di ordinare.
      [interestFree] {NOME_PRODUTO} a {PRECO}, fino a {PARCELAS} rate senza interessi. Vedi il totale e poi paga. | {PRECO}, fino a {PARCELAS} rate senza interessi. Vedi il totale e poi paga.
      {NOME_PRODUTO} a {PRECO}. Controlla la spedizione e il totale prima di pagare. | Prezzo: {PRECO}. Controlla la spedizione e il totale prima di pagare.
    `,
    guarantee: `
      {NOME_PRODUTO}: {DIAS_TESTE} giorni di prova a casa, poi decidi. | {DIAS_TESTE} giorni di prova a casa, poi decidi.
      {NOME_PRODUTO}: soddisfatti o rimborsati entro {DIAS_REEMBOLSO} giorni. | Soddisfatti o rimborsati entro {DIAS_REEMBOLSO} giorni, se il prodotto non fa per te.
      {NOME_PRODUTO}: garanzia di {DIAS_GARANTIA} giorni e consegna entro {DIAS_ENTREGA} giorni. | Garanzia di {DIAS_GARANTIA} giorni e consegna entro {DIAS_ENTREGA} giorni.
      {NOME_PRODUTO}: garanzia di {DIAS_GARANTIA} giorni. Leggi come funziona prima di ordinare. | Garanzia di {DIAS_GARANTIA} giorni. Leggi come funziona prima di ordinare.
      Leggi le condizioni di reso di {NOME_PRODUTO} e compra sapendo già come funzionano. | Leggi con calma le condizioni di reso e compra sapendo già come funzionano.
    `,
    delivery: `
      {NOME_PRODUTO}: si paga con {PAGAMENTOS} e arriva entro {DIAS_ENTREGA} giorni. | Pagamento con {PAGAMENTOS} e consegna entro {DIAS_ENTREGA} giorni.
      [tracked] Ordina {NOME_PRODUTO} e segui il pacco con il codice di tracciamento, fino a casa. | Segui il pacco con il codice di tracciamento, dalla partenza fino a casa.
      [freeShipping] {NOME_PRODUTO} con spedizione gratuita. Verifica i tempi e ordina online. | Spedizione gratuita. Verifica i tempi di consegna e fai l'ordine online.
    `,
    question: `
      Hai domande su {NOME_PRODUTO}? Leggi le risposte, confronta e prenditi il tuo tempo. | Hai ancora domande? Leggi le risposte, confronta le opzioni e prenditi il tuo tempo.
    `,
    action: `
      {NOME_PRODUTO}: confronta le opzioni, scegli la tua e controlla l'ordine prima di pagare. | Confronta le opzioni, scegli quella che ti serve e controlla l'ordine prima di pagare.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: leggi ingredienti, valori nutrizionali e modo d'uso prima di decidere. | Leggi ingredienti, valori nutrizionali e modo d'uso con calma, prima di decidere.
    `,
    benefit: `
      Un'aggiunta semplice a una dieta variata. Vedi cosa contiene {NOME_PRODUTO} e come si prende. | Un'aggiunta semplice a una dieta variata. Vedi cosa contiene e come si prende.
      {NOME_PRODUTO} contiene {ITENS}. Leggi le quantità e il modo d'uso in etichetta. | Contiene {ITENS}. Leggi le quantità in etichetta. | Con {ITENS}. Leggi l'etichetta.
      Una scelta pensata per {PUBLICO}. Leggi il modo d'uso di {NOME_PRODUTO} e decidi. | Una scelta pensata per {PUBLICO}. Leggi il modo d'uso per capire se fa per te.
    `,
    price: `
      [manyKits] {NOME_PRODUTO} in set da {KIT_MENOR} e {KIT} pezzi: confronta e vedi quanto costa ognuno. | Confronta i set da {KIT_MENOR} e {KIT} pezzi e vedi quanto costa ognuno.
      {NOME_PRODUTO}: vedi il prezzo a confezione e quanto dura seguendo le indicazioni. | Vedi il prezzo a confezione e quanto dura seguendo le indicazioni in etichetta.
    `,
    proof: `
      Leggi ogni ingrediente di {NOME_PRODUTO} e scopri chi lo produce prima di ordinare. | Leggi ogni ingrediente in etichetta e scopri chi lo produce prima di ordinare.
      [reviews] Ogni esperienza è personale. Leggi le recensioni su {NOME_PRODUTO} e confronta. | Le esperienze cambiano da persona a persona. Leggi le recensioni e confronta.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} arriva in un pacco anonimo. Verifica i tempi prima di ordinare. | Arriva in un pacco anonimo. Verifica i tempi di consegna prima di ordinare.
    `,
    question: `
      Come si prende {NOME_PRODUTO}, e quando? Leggi le indicazioni riportate in etichetta. | Come si prende, e quando? Leggi le indicazioni riportate in etichetta.
      {NOME_PRODUTO} fa per te? Vedi a chi si rivolge e quando chiedere a un esperto. | Fa per te? Vedi a chi si rivolge e quando è meglio chiedere a un esperto.
    `,
    action: `
      Leggi l'etichetta di {NOME_PRODUTO}, chiarisci i dubbi e scegli la confezione. | Leggi l'etichetta, chiarisci i dubbi e scegli la confezione adatta a te.
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO} da vicino: misure, materiali e contenuto della scatola. Poi scegli. | Guarda da vicino: misure, materiali e contenuto della scatola. Poi scegli tu.
    `,
    benefit: `
      Pratico ogni giorno: guarda {NOME_PRODUTO} in uso, le misure e cosa trovi nella scatola. | Pratico ogni giorno: vedi il prodotto in uso, le misure e cosa trovi nella scatola.
      Nella scatola di {NOME_PRODUTO}: {ITENS}. Controlla le misure prima di ordinare. | Nella scatola: {ITENS}. Controlla le misure prima di ordinare. | Con {ITENS}.
      Una scelta pensata per {PUBLICO}. Guarda foto e misure di {NOME_PRODUTO}. | Una scelta pensata per {PUBLICO}. Guarda foto, misure e materiali e poi scegli.
    `,
    price: `
      [kits] {NOME_PRODUTO}: vedi il prezzo di un pezzo e del set da {KIT}. Confronta e poi ordina. | Vedi il prezzo di un pezzo e del set da {KIT}. Confronta e poi ordina.
      [models] {NOME_PRODUTO}: confronta modelli e prezzi e scegli con calma. | Confronta modelli e prezzi e scegli con calma.
    `,
    proof: `
      {NOME_PRODUTO}: foto, scheda tecnica e misure in un posto solo. Controlla e poi compra. | Foto, scheda tecnica e misure in un posto solo. Controlla tutto prima di comprare.
      [reviews] Guarda i materiali di {NOME_PRODUTO} e leggi cosa dice chi l'ha comprato, poi scegli. | Guarda i materiali e leggi cosa dice chi l'ha già comprato. Poi fai la tua scelta.
    `,
    guarantee: `
      Vedi come funziona il reso di {NOME_PRODUTO} e quanto tempo hai, prima di comprare. | Vedi come funziona il reso e quanto tempo hai per chiederlo, prima di comprare.
    `,
    question: `
      È la misura giusta? Controlla dimensioni, peso e materiali di {NOME_PRODUTO}, poi ordina. | È la misura giusta? Controlla dimensioni, peso e materiali e poi ordina.
      Cosa trovi con {NOME_PRODUTO}? Vedi ogni pezzo, il montaggio e come si usa. | Cosa trovi nella scatola? Vedi ogni pezzo, il montaggio e come si usa.
    `,
    action: `
      [models] Scegli il modello di {NOME_PRODUTO}, verifica i tempi di consegna e ordina online. | Scegli il tuo modello, verifica i tempi di consegna e fai l'ordine online.
      [gift] Cerchi un regalo utile? Guarda {NOME_PRODUTO} in foto e vedi quando può arrivare. | Cerchi un regalo utile? Guarda le foto e vedi quando può arrivare a casa.
    `,
  },

  digital: digitalDescriptions,
});
