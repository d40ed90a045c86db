import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: pris og levering | {NOME_PRODUTO}: se pris | {NOME_PRODUTO}: pris | {NOME_PRODUTO}
      Alt om {NOME_PRODUTO} på ett sted | Alt om {NOME_PRODUTO} | Om {NOME_PRODUTO}
      Bestill {NOME_PRODUTO} på nett | Kjøp {NOME_PRODUTO} på nett | {NOME_PRODUTO} på nett
      [owner] Kjøp {NOME_PRODUTO} direkte fra oss | {NOME_PRODUTO} direkte fra oss | {NOME_PRODUTO} direkte
      Bli bedre kjent med {NOME_PRODUTO} | Bli kjent med {NOME_PRODUTO} | Møt {NOME_PRODUTO}
    `,
    benefit: `
      Vit på forhånd hva du kjøper
      Klare fakta før du velger
      Detaljer som gjør valget lett
      [manyKits] Velg antallet du trenger
      Laget for {PUBLICO} | For {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} for {PUBLICO}
    `,
    price: `
      Se prisen før du bestiller
      {NOME_PRODUTO} til {PRECO} | Kjøp for {PRECO}
      [interestFree] Betal rentefritt i {PARCELAS} deler | Rentefritt i {PARCELAS} deler
      Del opp i {PARCELAS} betalinger | {PARCELAS} delbetalinger
      Sjekk totalsummen før kassen
      [kits] Pakke med {KIT} stk: se prisen | Pakke med {KIT} stk
      Betal med {PAGAMENTOS} | Velg {PAGAMENTOS}
      [freeShipping] {PRECO} med gratis frakt
      [freeShipping] {PRECO} og gratis frakt
      {TIPO} for {PRECO}
    `,
    guarantee: `
      {DIAS_GARANTIA} dagers garanti følger med | {DIAS_GARANTIA} dagers garanti
      {DIAS_DESISTENCIA} dagers lovfestet angrerett | Returvilkårene i klartekst
      Les returvilkårene før kjøpet
      [invoice] Kvittering på hver bestilling
      Pengene tilbake i {DIAS_REEMBOLSO} dager
    `,
    delivery: `
      [shippingQuote] Levering til ditt {CODIGO_POSTAL}
      Se leveringstiden før kjøpet
      [freeShipping] Fri frakt på bestillingen din | Fri frakt
      Fri frakt over {FRETE_GRATIS_DESDE}
      Hjemme hos deg innen {DIAS_ENTREGA} dager | Leveres innen {DIAS_ENTREGA} dager
      Sendes innen {HORAS_DESPACHO} timer
      [tracked] Følg pakken hele veien hjem | Sporbar levering
      [nationwide] Leveres overalt {NO_PAIS} | Leveres i hele landet
      Se hva frakten koster først
      [freeShipping] {TIPO} med gratis frakt
    `,
    proof: `
      [reviews] Les omtaler før du kjøper
      Sammenlign med alternativene
      Les deg opp i ro og fred først
    `,
    question: `
      Lurer du på noe om {NOME_PRODUTO}? | Spørsmål om {NOME_PRODUTO}? | {NOME_PRODUTO}: spørsmål?
      Hva koster {NOME_PRODUTO} i dag? | Hva koster {NOME_PRODUTO}? | {NOME_PRODUTO}: pris?
      Vanskelig å velge? Start her
      Hvilket valg passer for deg?
    `,
    action: `
      Bestill {NOME_PRODUTO} hjemmefra | Bestill {NOME_PRODUTO} nå | Bestill {NOME_PRODUTO}
      Sammenlign, velg og bestill
      Få svar på det du lurer på
      Se alle detaljene allerede nå
      Bestill i noen enkle steg
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: les hele etiketten | {NOME_PRODUTO}: etiketten | {NOME_PRODUTO}: fakta
      Kosttilskuddet {NOME_PRODUTO} | {NOME_PRODUTO} i detalj
      {NOME_PRODUTO}: dosering og inntak | Slik tar du {NOME_PRODUTO} | {NOME_PRODUTO}: inntak
      Dette inneholder {NOME_PRODUTO} | Innholdet i {NOME_PRODUTO} | {NOME_PRODUTO}: innhold
      {NOME_PRODUTO} i din daglige rutine | {NOME_PRODUTO} i hverdagen | {NOME_PRODUTO} hver dag
    `,
    benefit: `
      Lett å få inn i hverdagen
      En enkel vane i det daglige
      Et tilskudd til rutinen din
      Næringsstoffer til hverdagen
      Gode vaner starter i det små
      Inneholder {ITEM} | Med {ITEM}
      Inneholder {ITENS} | Med {ITENS}
      Del av et variert kosthold
    `,
    price: `
      Regn ut hva en dose koster
      [manyKits] Pakker med {KIT_MENOR} og {KIT} stk.
      [kits] Se prisen på {KIT} pakninger | Pris på {KIT} pakninger
      Sammenlign pris per pakning
      Se alle alternativer og priser
    `,
    guarantee: `
      {DIAS_TESTE} dager til å prøve hjemme | {DIAS_GARANTIA} dagers garanti
      Sjekk best før-datoen først
      Batchnummer og best før-dato
      Returregler på enkelt norsk
    `,
    delivery: `
      [discreet] Sendes i nøytral emballasje | Nøytral emballasje
      [freeShipping] Kosttilskudd med fri frakt
      Levering til deg innen {DIAS_ENTREGA} dager | Innen {DIAS_ENTREGA} dager
      Se når bestillingen kommer
    `,
    proof: `
      Alle ingredienser på etiketten
      Les hele ingredienslisten
      Hvem lager {NOME_PRODUTO}? Les mer | Hvem lager {NOME_PRODUTO}? | {NOME_PRODUTO}: produsent
      Se hva som er i hver dose
      Næringsinnhold du kan sjekke
      Opplevelsen er individuell
    `,
    question: `
      Hva inneholder {NOME_PRODUTO}? | Hva er i {NOME_PRODUTO}? | Hva er {NOME_PRODUTO}?
      Hvem passer {NOME_PRODUTO} for? | {NOME_PRODUTO} for hvem?
      Når på dagen skal du ta det?
      Hvor mye er én daglig dose?
      Har du lest etiketten ennå?
      Hvor lenge varer en pakning?
    `,
    action: `
      Les etiketten, velg etterpå
      Snakk med legen din først
      Ta deg god tid til å velge
      Se hele innholdet i detalj
      Begynn med bruksanvisningen
      [manyKits] Velg pakken som passer deg
      Se innholdet, bestill etterpå
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: mål og bilder | {NOME_PRODUTO} i bilder | {NOME_PRODUTO}: bilder
      {NOME_PRODUTO}: tekniske data | {NOME_PRODUTO}: data
      [newItem] {NOME_PRODUTO} i ny emballasje | {NOME_PRODUTO}: ny vare
      {NOME_PRODUTO}: vekt og størrelse | {NOME_PRODUTO}: størrelse | {NOME_PRODUTO}: mål
      En nærmere titt på {NOME_PRODUTO} | {NOME_PRODUTO} på nært hold | {NOME_PRODUTO}: nærbilde
    `,
    benefit: `
      Hver detalj på nært hold
      Vit alt før du bestiller
      Sjekk at det får plass hjemme
      Se om det passer for deg
      I esken: {ITENS} | Leveres med {ITENS}
      Leveres med {ITEM} i esken | Leveres med {ITEM}
      Se produktet i bruk
      [gift] En god gaveidé
    `,
    price: `
      [models] Sammenlign modell og pris
      Se hva det koster per stykk
      [kits] {KIT}-pakning: se hva den koster | {KIT}-pakning: se pris
      [manyKits] Sammenlign {KIT_MENOR}- og {KIT}-pakning
      Se totalprisen med frakt
      Se hele kostnaden før kassen
    `,
    guarantee: `
      Slik fungerer en retur
      {DIAS_TESTE} dager til å teste hjemme | {DIAS_GARANTIA} dagers garanti
      Les om reklamasjonsretten
      [newItem] Ny vare i originalemballasje
    `,
    delivery: `
      [freeShipping] Fri frakt helt hjem til døren
      Fremme hos deg innen {DIAS_ENTREGA} dager | Fremme innen {DIAS_ENTREGA} dager
      Se når varen er hjemme hos deg
      Sjekk leveringsdag før kjøpet
    `,
    proof: `
      Bilder og mål du kan sjekke
      Alle spesifikasjoner samlet
      Se det i bruk før du kjøper
      Alt i esken, punkt for punkt
      Se nærmere på materialene
      Sammenlign mål, vekt og bruk
    `,
    question: `
      Er {NOME_PRODUTO} riktig for deg? | Passer {NOME_PRODUTO} for deg? | {NOME_PRODUTO} for deg?
      Hva følger med {NOME_PRODUTO}? | {NOME_PRODUTO}: i esken
      [sizes] Hvilken størrelse trenger du?
      [gift] Leter du etter en nyttig gave?
      Får det plass? Sjekk målene
      Hvordan virker det? Se her
    `,
    action: `
      Sjekk målene, bestill etterpå
      Sammenlign før du velger
      [models] Velg modellen du trenger
      Slik brukes det, steg for steg
      [models, sizes] Velg farge, størrelse, modell
      [manyKits] Sett sammen pakken du trenger
      Se bildene, bestill etterpå
    `,
  },

  digital: digitalTitles,
});
