import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: pris og levering | {NOME_PRODUTO}: se prisen | {NOME_PRODUTO}: pris | {NOME_PRODUTO}
      Læs det hele om {NOME_PRODUTO} | Læs alt om {NOME_PRODUTO} | Om {NOME_PRODUTO}
      Køb {NOME_PRODUTO} online her | Køb {NOME_PRODUTO} online | Køb {NOME_PRODUTO}
      [owner] {NOME_PRODUTO} direkte fra os | {NOME_PRODUTO} direkte
      Lær {NOME_PRODUTO} at kende først | Lær {NOME_PRODUTO} at kende | Mød {NOME_PRODUTO}
    `,
    benefit: `
      Vid præcis, hvad du køber
      Klare fakta, før du vælger
      Få detaljerne, før du vælger
      [manyKits] Vælg selv det rette antal
      Lavet til {PUBLICO} | Til {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} til {PUBLICO}
    `,
    price: `
      Se prisen, før du bestiller
      {NOME_PRODUTO} til {PRECO} | Nu til {PRECO}
      [interestFree] {PARCELAS} rater uden renter
      Betal i {PARCELAS} rater | {PARCELAS} rater
      Tjek den samlede pris først
      [kits] Se prisen på {KIT} stk. samlet | Pakke med {KIT} stk.
      Betal med {PAGAMENTOS} | Med {PAGAMENTOS}
      [freeShipping] {PRECO} med gratis fragt
      [freeShipping] {PRECO} og gratis fragt
      {TIPO} til {PRECO}
    `,
    guarantee: `
      {DIAS_GARANTIA} dages garanti følger med | {DIAS_GARANTIA} dages garanti
      {DIAS_DESISTENCIA} dages fortrydelsesret | Fortrydelsesret forklaret
      Læs reglerne for retur først
      [invoice] Faktura med hver ordre
      Pengene tilbage i {DIAS_REEMBOLSO} dage
    `,
    delivery: `
      [shippingQuote] Levering til dit {CODIGO_POSTAL}
      Tjek leveringstiden først
      [freeShipping] Fri fragt på din bestilling | Fri fragt
      Fri fragt ved køb fra {FRETE_GRATIS_DESDE} | Fri fragt fra {FRETE_GRATIS_DESDE}
      Hos dig inden for {DIAS_ENTREGA} dage | Leveret på {DIAS_ENTREGA} dage
      Afsendes inden for {HORAS_DESPACHO} timer
      [tracked] Følg pakken hele vejen hjem | Følg din pakke online
      [nationwide] Levering overalt {NO_PAIS} | Levering i hele landet
      Kend fragtprisen på forhånd
      [freeShipping] {TIPO} med gratis fragt
    `,
    proof: `
      [reviews] Læs anmeldelser, før du køber
      Sammenlign med andre valg
      Undersøg det i ro og mag her
    `,
    question: `
      Spørgsmål om {NOME_PRODUTO}? | Er {NOME_PRODUTO} nyt for dig? | Ny med {NOME_PRODUTO}?
      Hvad koster {NOME_PRODUTO} lige nu? | Hvad koster {NOME_PRODUTO}? | {NOME_PRODUTO}: prisen?
      Stadig i tvivl? Start her
      Hvad passer bedst til dig?
    `,
    action: `
      Bestil {NOME_PRODUTO} online nu | Bestil {NOME_PRODUTO} online | Bestil {NOME_PRODUTO}
      Sammenlign, vælg og bestil
      Få svar på dine spørgsmål
      Se alle detaljerne i dag
      Bestil i få enkle trin
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: se hele etiketten | {NOME_PRODUTO}: etiketten | {NOME_PRODUTO}: etiket
      {NOME_PRODUTO}: alle ingredienser | {NOME_PRODUTO}: ingredienser | {NOME_PRODUTO}: indhold
      {NOME_PRODUTO}: sådan tages det | {NOME_PRODUTO}: sådan gør du | {NOME_PRODUTO}: brug
      Formlen bag {NOME_PRODUTO} | {NOME_PRODUTO}: formlen | {NOME_PRODUTO}: formel
      {NOME_PRODUTO} i din hverdag | {NOME_PRODUTO} hver dag
    `,
    benefit: `
      Passer ind i din hverdag
      En enkel vane om dagen
      Et tilskud til din hverdag
      Næringsstoffer til hver dag
      Gode vaner begynder i dag
      Med {ITEM} i formlen | Med {ITEM}
      Med {ITENS} i formlen | Med {ITENS}
      Passer til en varieret kost
    `,
    price: `
      Se prisen pr. daglig portion
      [manyKits] Pakker med {KIT_MENOR} og {KIT} stk.
      [kits] Se prisen på pakken med {KIT} | Pakken med {KIT}: pris
      Sammenlign prisen pr. pakke
      Sammenlign pakkestørrelser
    `,
    guarantee: `
      {DIAS_TESTE} dage til at prøve det | {DIAS_GARANTIA} dages garanti
      Se holdbarheden på pakken
      Tjek batch og holdbarhed
      Regler for retur på dansk
    `,
    delivery: `
      [discreet] Diskret og neutral emballage | Diskret emballage
      [freeShipping] Dit kosttilskud med fri fragt
      Hjemme hos dig på {DIAS_ENTREGA} dage | Hos dig på {DIAS_ENTREGA} dage
      Hvornår er pakken fremme?
    `,
    proof: `
      Alle ingredienser på etiketten
      Læs hele ingredienslisten
      Hvem laver {NOME_PRODUTO}? Se her | Hvem laver {NOME_PRODUTO}?
      Se indholdet i hver portion
      Næringsindhold, du kan tjekke
      Oplevelser er individuelle
    `,
    question: `
      Hvad er der i {NOME_PRODUTO}?
      Hvem er {NOME_PRODUTO} til? Læs her | Hvem er {NOME_PRODUTO} til?
      Hvornår tager man det bedst?
      Hvor meget tager man om dagen?
      Har du læst etiketten endnu?
      Hvor længe holder en pakke?
    `,
    action: `
      Læs etiketten, og vælg så
      Tal med din læge først
      Tag dig god tid til at vælge
      Se hele formlen i detaljer
      Begynd med at læse doseringen
      [manyKits] Vælg den pakke, der passer dig
      Se indholdet, og bestil så
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: mål og billeder | {NOME_PRODUTO}: billeder
      {NOME_PRODUTO}: specifikationer | {NOME_PRODUTO}: fakta
      [newItem] {NOME_PRODUTO}: ny vare i kassen | {NOME_PRODUTO}: ny vare
      {NOME_PRODUTO}: vægt og størrelse | {NOME_PRODUTO}: størrelse | {NOME_PRODUTO}: mål
      Se {NOME_PRODUTO} helt tæt på | {NOME_PRODUTO} helt tæt på | Se {NOME_PRODUTO}
    `,
    benefit: `
      Hver detalje tæt på
      Kend det, før du bestiller
      Tjek, om der er plads til det
      Tjek, om det passer til dig
      I kassen: {ITENS} | Med {ITENS}
      Med {ITEM} i kassen | Med {ITEM}
      Se produktet i brug
      [gift] En god gaveidé
    `,
    price: `
      [models] Sammenlign modeller og priser
      Se prisen pr. stk. her
      [kits] Prisen på {KIT} stk. samlet | Pris for {KIT} stk.
      [manyKits] Pakker med {KIT_MENOR} og {KIT} stk.
      Se prisen inklusive fragt
      Kend prisen før kassen
    `,
    guarantee: `
      Sådan foregår en retur
      {DIAS_TESTE} dage til at prøve hjemme | {DIAS_GARANTIA} dages garanti
      Læs om reklamationsretten
      [newItem] Helt ny og i emballagen
    `,
    delivery: `
      [freeShipping] Fri fragt helt til døren
      Ved din dør på {DIAS_ENTREGA} dage
      Hvornår er pakken ved døren?
      Leveringsdato, før du betaler
    `,
    proof: `
      Billeder og mål, du kan tjekke
      Alle fakta samlet på én side
      Se den i brug, før du køber
      Alt i kassen vist på en liste
      Se materialerne tæt på
      Sammenlign mål, vægt og brug
    `,
    question: `
      Er {NOME_PRODUTO} noget for dig? | Passer {NOME_PRODUTO} til dig?
      Hvad følger med {NOME_PRODUTO}? | {NOME_PRODUTO}: indhold?
      [sizes] Hvilken størrelse passer dig?
      [gift] Leder du efter en nyttig gave?
      Er der plads? Tjek målene
      Hvordan virker det? Se her
    `,
    action: `
      Tjek målene, og bestil så
      Sammenlign først, vælg så
      [models] Vælg den model, du skal bruge
      Se brugen trin for trin
      [models, sizes] Vælg farve, størrelse, model
      [manyKits] Sæt selv din pakke sammen
      Se billederne, og bestil så
    `,
  },

  digital: digitalTitles,
});
