import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      Alt om {NOME_PRODUTO}: hvem det passer for, bruk, pris og hvordan du bestiller. | Alt om {NOME_PRODUTO}: hvem det passer for, hvordan det brukes og hva det koster. | Alt om {NOME_PRODUTO}: bruk, pris og bestilling.
      [owner] Kjøp {NOME_PRODUTO} direkte fra oss som står bak produktet, og få svar direkte fra oss. | Kjøp direkte fra oss som står bak produktet, og få svar direkte fra oss.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} til {PRECO}, rentefritt i {PARCELAS} deler og med gratis frakt. | Til {PRECO}, rentefritt i {PARCELAS} deler og med gratis frakt.
      [freeShipping] {NOME_PRODUTO} til {PRECO} med gratis frakt. Bestill på nett, uten å gå hjemmefra. | Til {PRECO} med gratis frakt. Bestill på nett, uten å gå hjemmefra.
      [shippingQuote] Sammenlign priser på {NOME_PRODUTO}, sjekk levering til ditt {CODIGO_POSTAL} og se betalingen.
      Sammenlign priser på {NOME_PRODUTO}, sjekk leveringstiden og se hvordan du kan betale. | Sammenlign priser, sjekk leveringstiden og se hvordan du betaler før du bestiller.
      [interestFree] {NOME_PRODUTO} til {PRECO}, rentefritt i opptil {PARCELAS} deler. Se totalsummen før du betaler. | {PRECO}, rentefritt i opptil {PARCELAS} deler. Se totalsummen før du betaler.
      Kjøp {NOME_PRODUTO} for {PRECO}. Se frakten og totalsummen før du betaler. | Kjøp for {PRECO}. Se frakten og totalsummen før du betaler.
    `,
    guarantee: `
      {NOME_PRODUTO}: {DIAS_TESTE} dager til å teste hjemme, bestem deg etterpå. | {DIAS_TESTE} dager til å teste hjemme, bestem deg etterpå.
      {NOME_PRODUTO} med pengene tilbake i {DIAS_REEMBOLSO} dager, hvis produktet ikke passer for deg. | Pengene tilbake i {DIAS_REEMBOLSO} dager, hvis produktet ikke passer for deg.
      {NOME_PRODUTO} med {DIAS_GARANTIA} dagers garanti og levering innen {DIAS_ENTREGA} dager. | {DIAS_GARANTIA} dagers garanti og levering innen {DIAS_ENTREGA} dager.
      {NOME_PRODUTO} har {DIAS_GARANTIA} dagers garanti. Les hvordan den fungerer før du bestiller. | {DIAS_GARANTIA} dagers garanti følger med. Les hvordan den fungerer før du bestiller.
      Les returvilkårene for {NOME_PRODUTO} først, så vet du hva som gjelder før du kjøper. | Les returvilkårene først, så vet du hva som gjelder før du kjøper.
    `,
    delivery: `
      {NOME_PRODUTO}: betal med {PAGAMENTOS} og få levering innen {DIAS_ENTREGA} dager. | Betal med {PAGAMENTOS} og få levering innen {DIAS_ENTREGA} dager.
      [tracked] Bestill {NOME_PRODUTO} og følg pakken med sporingsnummer helt hjem til døren. | Følg pakken med sporingsnummer, fra avsenderen og helt hjem til døren.
      [freeShipping] {NOME_PRODUTO} med fri frakt. Sjekk leveringstiden og bestill på nett. | Bestillingen sendes med fri frakt. Sjekk leveringstiden og bestill på nett.
    `,
    question: `
      Har du spørsmål om {NOME_PRODUTO}? Les svarene, sammenlign og ta deg den tiden du trenger. | Har du fortsatt spørsmål? Les svarene, sammenlign og ta deg den tiden du trenger.
    `,
    action: `
      Sammenlign alternativene for {NOME_PRODUTO}, velg det du trenger og se over ordren først. | Sammenlign alternativene, velg det du trenger og se over ordren før du betaler.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: se ingredienser, næringsinnhold og dosering før du bestemmer deg. | Se ingredienser, næringsinnhold og dosering før du bestemmer deg.
    `,
    benefit: `
      Et enkelt tilskudd til et variert kosthold. Se innholdet i {NOME_PRODUTO} og inntaket. | Et enkelt tilskudd til et variert kosthold. Se hva det inneholder og hvordan det tas.
      {NOME_PRODUTO} inneholder {ITENS}. Se mengder og dosering på etiketten. | Inneholder {ITENS}. Se mengdene på etiketten. | Med {ITENS}. Les etiketten.
      Laget med tanke på {PUBLICO}. Les doseringen for {NOME_PRODUTO} og se om det passer deg. | Laget med tanke på {PUBLICO}. Les doseringen og se om det passer deg.
    `,
    price: `
      [manyKits] Sammenlign pakker av {NOME_PRODUTO}, med {KIT_MENOR} og {KIT} stk, og se prisen per enhet. | Sammenlign pakker med {KIT_MENOR} og {KIT} stk og se hva hver enhet koster.
      Se prisen på {NOME_PRODUTO} per pakning og hvor lenge den varer ved anbefalt dosering. | Se prisen per pakning og hvor lenge den varer ved anbefalt dosering.
    `,
    proof: `
      Les hver ingrediens i {NOME_PRODUTO} og se hvem som produserer det før du bestiller. | Les hver ingrediens på etiketten og se hvem som er produsent før du bestiller.
      [reviews] Opplevelsen varierer fra person til person. Les omtaler av {NOME_PRODUTO} og sammenlign. | Opplevelsen varierer fra person til person. Les omtaler og sammenlign før du kjøper.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} sendes i nøytral emballasje. Sjekk leveringstiden før du bestiller. | Sendes i nøytral emballasje. Sjekk leveringstiden før du bestiller.
    `,
    question: `
      Hvordan tar du {NOME_PRODUTO}, og hvor ofte? Les doseringen som står på etiketten. | Hvordan tar du det, og hvor ofte? Les doseringen som står på etiketten.
      Er {NOME_PRODUTO} riktig for deg? Se hvem det er ment for og når du bør spørre legen. | Er det riktig for deg? Se hvem det er ment for og når du bør spørre fagfolk.
    `,
    action: `
      Les etiketten på {NOME_PRODUTO}, få svar på det du lurer på og velg riktig pakning. | Les etiketten, få svar på det du lurer på og velg den pakningen som passer deg.
    `,
  },

  physical: {
    name: `
      Se nærmere på {NOME_PRODUTO}: størrelse, materialer og hva som følger med. Velg etterpå. | Se nærmere: størrelse, materialer og alt som følger med i esken. Velg etterpå.
    `,
    benefit: `
      Praktisk i hverdagen: se {NOME_PRODUTO} i bruk, sjekk målene og hva som følger med. | Praktisk i hverdagen: se produktet i bruk, sjekk målene og hva som følger med.
      Dette følger med {NOME_PRODUTO}: {ITENS}. Sjekk målene før du bestiller. | I esken: {ITENS}. Sjekk målene før du bestiller. | Leveres med {ITENS}.
      Laget for {PUBLICO}. Se bilder, mål og materialer for {NOME_PRODUTO} før du velger. | Laget for {PUBLICO}. Se bilder, mål og materialer før du velger.
    `,
    price: `
      [kits] Se prisen på {NOME_PRODUTO} enkeltvis og i {KIT}-pakning. Sammenlign før du bestiller. | Se prisen enkeltvis og i {KIT}-pakning. Sammenlign før du bestiller.
      [models] Sammenlign modeller og priser på {NOME_PRODUTO}, og velg i ro og mak. | Sammenlign modeller og priser, og velg i ro og mak.
    `,
    proof: `
      Bilder, spesifikasjoner og mål for {NOME_PRODUTO} på ett sted. Sjekk før du kjøper. | Bilder, spesifikasjoner og mål på ett sted. Sjekk alt før du kjøper.
      [reviews] Se hvordan {NOME_PRODUTO} er laget, og les hva andre kjøpere sier før du velger. | Se hvordan produktet er laget, og les hva andre kjøpere sier før du velger.
    `,
    guarantee: `
      Se hvordan du returnerer {NOME_PRODUTO} og hvor lang frist du har, før du kjøper. | Se hvordan du returnerer og hvor lang frist du har, før du kjøper.
    `,
    question: `
      Får det plass? Sjekk mål, vekt og materialer for {NOME_PRODUTO} før du bestiller. | Får det plass? Sjekk mål, vekt og materialer før du legger inn bestillingen.
      Hva følger med {NOME_PRODUTO}? Se hver del, hvordan den monteres og hvordan den brukes. | Hva ligger i esken? Se hver del, hvordan den monteres og hvordan den brukes.
    `,
    action: `
      [models] Velg modell av {NOME_PRODUTO}, sjekk leveringstiden og bestill på nett. | Velg modellen din, sjekk leveringstiden og legg inn bestillingen på nett.
      [gift] Trenger du en nyttig gave? Se {NOME_PRODUTO} i bilder og sjekk når den kan leveres. | Trenger du en nyttig gave? Se bildene og sjekk når den kan leveres.
    `,
  },

  digital: digitalDescriptions,
});
