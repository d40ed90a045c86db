import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      Bestil {NOME_PRODUTO} | Bestil her ; Vælg det rette i få trin ; Se hele prisen, før du betaler
      Sådan bestiller du ; Se bestillingen trin for trin ; Kend hvert trin, før du betaler
    `,
    price: `
      Priser og muligheder ; Sammenlign mulighederne ; Se hele prisen, før du betaler
      Betalingsmåder ; Betal med {PAGAMENTOS} | Se, hvordan du kan betale ; Tjek den samlede pris først
      [interestFree] Rater uden renter ; Fordelt på {PARCELAS} rater ; Se beløbet for hver rate
    `,
    delivery: `
      Leveringstider ; [shippingQuote] Levering til dit {CODIGO_POSTAL} | Tjek leveringstiden først ; Se fragtprisen, før du betaler
      [freeShipping] Fri fragt ; Ingen fragt på din bestilling ; Tjek tiden til din adresse
      [tracked] Følg din pakke ; Sporingsnummer til din ordre ; Fra afsendelse til din dør
    `,
    guarantee: `
      Retur og refundering ; Læs vilkårene i ro og mag ; Hvis du fortryder dit køb
      {DIAS_GARANTIA} dages garanti ; Se, hvordan garantien virker ; Tjek, hvornår perioden begynder
    `,
    question: `
      Ofte stillede spørgsmål ; Korte og klare svar ; Læs dem, før du køber
    `,
    name: `
      Om {NOME_PRODUTO} | Om produktet ; Hvem det er til, og hvad det gør ; Læs det hele, før du vælger
    `,
  },

  nutra: {
    proof: `
      Ingredienser og etiket ; Se hver enkelt ingrediens ; Mængde pr. portion på etiketten
      Næringsindhold ; Tjek tallene pr. portion ; Læs dem, før du begynder
      Producenten ; Firmaet bag produktet ; Find batch og holdbarhed
      Indholdet i formlen ; Se, hvad hver ingrediens er ; Se mængderne i formlen
    `,
    name: `
      Sådan tages det ; Se den daglige dosis ; Følg anvisningen på etiketten
      Hvem det er til ; Se, hvem det er beregnet til ; Og hvem der bør spørge først
    `,
    question: `
      Spørgsmål om brug ; Med vand, med mad eller alene ; Læs, før du begynder
      Sikkerhed ; Graviditet, allergi og medicin ; Læs grundigt før brug
      Så længe holder pakken ; Portioner pr. pakke og pr. dag ; Regn efter, før du bestiller
    `,
    price: `
      Pris pr. pakke ; Se, hvad hver pakke koster ; Sammenlign mængderne
      [kits] Pakke med {KIT} stk. ; Se prisen på hele pakken ; Sammenlign med en enkelt pakke
    `,
    benefit: `
      I din hverdag ; Sådan passer det ind i dagen ; Sammen med en varieret kost
    `,
    action: `
      Vælg din pakke ; Sammenlign størrelse og varighed ; Regn efter, og bestem dig så
    `,
  },

  physical: {
    proof: `
      Produktbilleder ; Se det tæt på og fra alle sider ; Overflade, farve og størrelse
      Alle specifikationer ; Materiale, vægt og mål ; Tjek, at det kan det, du skal bruge
      Størrelse og vægt ; Se, om der er plads til det ; Sammenlign med det, du har
    `,
    name: `
      Det er der i kassen ; Med {ITENS} | Tjek alt, der følger med ; Se hele listen
      Sådan virker det ; Se produktet i brug ; Forstå hver funktion
      [models] Modeller og farver ; Sammenlign udgaverne ; Vælg den, der passer til dig
    `,
    question: `
      Er det noget for mig? ; Se brug, grænser og mål ; Vælg uden at være i tvivl
      Samling og brug ; Vejledning trin for trin ; Se, om det er nemt nok for dig
    `,
    guarantee: `
      Kom den med fejl? ; Se, hvordan du returnerer ; Se frister og betingelser
      Pleje og rengøring ; Sådan holder det længere ; Se, hvad du bør undgå
    `,
    price: `
      Pris pr. stk. ; Se, hvad hver enkelt koster ; Se prisen inklusive fragt
      [kits] Pakke med {KIT} stk. ; Se prisen på hele pakken ; Sammenlign med en enkelt
    `,
    benefit: `
      [gift] Gaveideer ; Nyttig for den, der får den ; Tjek leveringsdatoen i god tid
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Klar pris på siden
      Samlet pris vises først
      [interestFree] {PARCELAS} rater uden renter | Rater uden renter
      [paypal] Betaling med PayPal
      [card] Betaling med kort
      [cash_on_delivery] Betaling ved levering
    `,
    guarantee: `
      {DIAS_TESTE} dage til at prøve
      {DIAS_GARANTIA} dages garantiperiode
      Vilkår på skrift
      Klare regler for retur
      [invoice] Faktura følger med
      Pengene retur i {DIAS_REEMBOLSO} dage
    `,
    delivery: `
      [shippingQuote] Fragtprisen vises først
      [tracked] Med sporingsnummer
      [freeShipping] Ingen fragt at betale
      Sendt inden for {HORAS_DESPACHO} timer
      [discreet] Diskret emballage
      [nationwide] Levering i hele landet
      [freeShipping] Gratis fragt
    `,
    proof: `
      Fuld information
      Fakta uden store ord
    `,
    question: `
      Klare svar
    `,
    action: `
      Nem bestilling online
      Køb hjemme fra sofaen
      Bestil døgnet rundt
      Bestil i dit eget tempo
    `,
    benefit: `
      Tag dig god tid
      Det hele på én side
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Læs hele etiketten
      Alle ingredienser vist
      Portionens størrelse vist
      Batch og holdbarhed vist
      Detaljer om formlen
    `,
    benefit: `
      Til hverdagen
      Passer ind i din dag
      Med dosering
      [kits] [manyKits] Pakker med op til {KIT} stk. | Pakke med {KIT} stk.
      Med {ITEM} | {ITEM}
      Til {PUBLICO}
    `,
    guarantee: `
      Holdbarhed på etiketten
    `,
    action: `
      Klar anvisning til brug
      Spørg din læge
    `,
  },

  physical: {
    proof: `
      Billeder af produktet
      Mål oplyst på siden
      Vægt og materialer
      Vejledning til brug
      Alle specifikationer
    `,
    benefit: `
      [gift] God at give i gave
      [kits] [manyKits] Pakker med op til {KIT} stk. | Pakke med {KIT} stk.
      Med {ITEM} | {ITEM}
      Til {PUBLICO}
    `,
    guarantee: `
      [newItem] Ny og i emballagen
      Sådan returnerer du
    `,
    action: `
      [models] Vælg selv din model
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
      Køb på nettet
      Første bestilling
      Bestilling på siden
      [paypal] Køb med PayPal
      [card] Køb med kort
    `,
    action: `
      Udvalgte varer
      Varer på denne side
      Nye bestillinger
      Hele sortimentet
    `,
    benefit: `
      Din ordre
    `,
    delivery: `
      [freeShipping] Køb med fri fragt
    `,
  },

  nutra: {
    price: `
      Enkelt pakke
      [kits] Pakke med {KIT} stk.
      [manyKits] Pakke med {KIT_MENOR} stk.
      [kits] Udvalgte pakker
    `,
    action: `
      Enkeltkøb
      Kosttilskud
      Kapsler og pulver
    `,
  },

  physical: {
    price: `
      Enkelt styk
      [kits] Pakke med {KIT} stk.
      [manyKits] Pakke med {KIT_MENOR} stk.
      [kits] Udvalgte sæt
    `,
    action: `
      Varer på siden
      Enkelte varer
      [models] Udvalgte modeller
    `,
    benefit: `
      [gift] Gaveartikler
    `,
  },

  digital: digitalPromotions,
});
