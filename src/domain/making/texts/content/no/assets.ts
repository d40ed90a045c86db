import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      Bestill {NOME_PRODUTO} | Legg inn bestilling ; Velg alternativ i noen få steg ; Se totalsummen før du betaler
      Slik bestiller du ; Se bestillingen steg for steg ; Kjenn hvert steg før du betaler
    `,
    price: `
      Priser og alternativer ; Sammenlign det som finnes ; Se hele prisen før du betaler
      Betalingsmåter ; Betal med {PAGAMENTOS} | Se hvordan du kan betale ; Sjekk summen før du betaler
      [interestFree] Rentefri delbetaling ; Del opp i {PARCELAS} betalinger ; Se beløpet for hver betaling
    `,
    delivery: `
      Leveringstid ; [shippingQuote] Sjekk levering til ditt {CODIGO_POSTAL} | Sjekk leveringstiden først ; Se frakten før du betaler
      [freeShipping] Fri frakt ; Ingen fraktkostnad på ordren din ; Sjekk tiden til adressen din
      [tracked] Følg leveringen ; Sporingsnummer til ordren din ; Fra avsender til døren din
    `,
    guarantee: `
      Retur og refusjon ; Les vilkårene i ro og fred ; Slik gjør du hvis du angrer
      {DIAS_GARANTIA} dagers garanti ; Se hvordan garantien fungerer ; Sjekk når perioden starter
    `,
    question: `
      Vanlige spørsmål ; Korte og klare svar ; Les dem før du kjøper
    `,
    name: `
      Om {NOME_PRODUTO} | Om produktet ; Hvem det passer for og hvorfor ; Les alt før du bestemmer deg
    `,
  },

  nutra: {
    proof: `
      Ingredienser og etikett ; Se hver ingrediens på listen ; Mengde per dose på etiketten
      Næringsinnhold ; Sjekk verdiene per dose ; Les dem før du begynner
      Om produsenten ; Bli kjent med selskapet bak ; Finn batchnummer og best før
      Innholdet i detalj ; Hva hver ingrediens er ; Se mengdene i innholdet
    `,
    name: `
      Slik tar du det ; Se den daglige doseringen ; Følg anvisningen på etiketten
      Hvem det passer for ; Se hvem det er ment for ; Og hvem som bør spørre lege først
    `,
    question: `
      Spørsmål om bruk ; Med vann, mat eller alene ; Les før du begynner
      Viktig om sikkerhet ; Graviditet, allergi og medisiner ; Les nøye før bruk
      Så lenge varer en pakning ; Doser per pakning og per dag ; Regn på det før du bestiller
    `,
    price: `
      Pris per pakning ; Se hva hver pakning koster ; Sammenlign ulike antall
      [kits] Pakke med {KIT} stk ; Se prisen for hele pakken ; Sammenlign med én pakning
    `,
    benefit: `
      I din daglige rutine ; Slik passer det inn i dagen ; Sammen med et variert kosthold
    `,
    action: `
      Velg antall pakninger ; Sammenlign størrelse og varighet ; Bestem deg når du har regnet
    `,
  },

  physical: {
    proof: `
      Produktbilder ; Se det tett på og fra alle kanter ; Finish, farge og størrelse
      Alle spesifikasjoner ; Materiale, vekt og mål ; Sjekk at det gjør det du trenger
      Størrelse og vekt ; Se om det får plass hos deg ; Sammenlign med det du har
    `,
    name: `
      Dette følger med ; Leveres med {ITENS} | Sjekk hver del som følger med ; Se hele listen
      Slik virker det ; Se produktet i bruk ; Forstå hver funksjon
      [models] Modeller og farger ; Sammenlign versjonene som selges ; Velg den som passer for deg
    `,
    question: `
      Er det riktig for meg? ; Se bruk, grenser og mål ; Bestem deg uten å være i tvil
      Montering og bruk ; Instruksjoner steg for steg ; Se om det er enkelt nok for deg
    `,
    guarantee: `
      Er varen ødelagt? ; Les hvordan du returnerer den ; Se frister og vilkår
      Stell og rengjøring ; Slik varer det lenger ; Se hva du bør unngå
    `,
    price: `
      Pris per stykk ; Se hva det koster per stykk ; Se totalen med frakt
      [kits] {KIT}-pakning ; Se prisen for hele pakken ; Sammenlign med prisen for én
    `,
    benefit: `
      [gift] Gavetips ; Nyttig for den som får gaven ; Sjekk leveringsdagen i god tid
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Tydelig pris på siden
      Totalsum før betaling
      [interestFree] {PARCELAS} rentefrie deler | Rentefri delbetaling
      [paypal] Betal med PayPal
      [card] Betal med kort
      [cash_on_delivery] Betal mot postoppkrav
    `,
    guarantee: `
      {DIAS_TESTE} dager til å teste
      {DIAS_GARANTIA} dagers garantitid
      Skriftlige vilkår
      Tydelige returvilkår
      [invoice] Kvittering følger med
      Pengene igjen i {DIAS_REEMBOLSO} dager
    `,
    delivery: `
      [shippingQuote] Fraktkostnad vises først
      [tracked] Sporingsnummer følger med
      [freeShipping] Ingen fraktkostnad
      Sendes innen {HORAS_DESPACHO} timer
      [discreet] Diskret emballasje
      [nationwide] Til hele landet
      [freeShipping] Gratis frakt
    `,
    proof: `
      Fullstendig informasjon
      Fakta uten overdrivelser
    `,
    question: `
      Klare svar på spørsmål
    `,
    action: `
      Enkel bestilling på nett
      Handle hjemmefra
      Slipp å gå ut av huset
      Bestill i ditt eget tempo
    `,
    benefit: `
      Ta deg tid til å velge
      Alt samlet på én side
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Hele etiketten å lese
      Alle ingredienser oppgitt
      Daglig dose oppgitt
      Batch og best før oppgitt
      Hele innholdet i detalj
    `,
    benefit: `
      Til daglig bruk
      Lett å få inn i dagen
      Med doseringsanvisning
      [kits] [manyKits] Pakker med opptil {KIT} stk | Pakke med {KIT} stk
      Med {ITEM} | {ITEM}
      For {PUBLICO}
    `,
    guarantee: `
      Best før på etiketten
    `,
    action: `
      Tydelig dosering
      Spør legen din
    `,
  },

  physical: {
    proof: `
      Bilder av produktet
      Mål tydelig oppgitt
      Vekt og materiale oppgitt
      Instruksjoner for bruk
      Alle tekniske data
    `,
    benefit: `
      [gift] Klar til å gis bort
      [kits] [manyKits] Opptil {KIT}-pakning | Pakke med {KIT} stk
      Med {ITEM} | {ITEM}
      For {PUBLICO}
    `,
    guarantee: `
      [newItem] Ny vare i emballasje
      Slik returnerer du
    `,
    action: `
      [models] Velg din egen modell
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
      Kjøp på nett
      Kjøp på denne siden
      Første kjøp
      [paypal] Kjøp med PayPal
      [card] Kjøp med kort
    `,
    action: `
      Utvalgte varer
      Varer på siden
      Nye bestillinger
      Hele utvalget
    `,
    benefit: `
      Bestillingen din
    `,
    delivery: `
      [freeShipping] Ordre med fri frakt
    `,
  },

  nutra: {
    price: `
      Én pakning
      [kits] Pakke med {KIT} stk
      [manyKits] Pakke med {KIT_MENOR} stk
      [kits] Kosttilskuddspakker
    `,
    action: `
      Engangskjøp
      Kosttilskudd
      Alle kosttilskudd
    `,
  },

  physical: {
    price: `
      Én enhet
      [kits] Pakke med {KIT} stk
      [manyKits] Pakke med {KIT_MENOR} stk
      [kits] Utvalgte pakker
    `,
    action: `
      Enkeltvarer
      [models] Utvalgte modeller
    `,
    benefit: `
      [gift] Gaver
    `,
  },

  digital: digitalPromotions,
});
