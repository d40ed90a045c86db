import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      Alt om {NOME_PRODUTO}: hvem det er til, hvordan du bruger det, prisen og hvordan du bestiller. | Alt om {NOME_PRODUTO}: hvem det er til, hvordan du bruger det, og hvad det koster. | Alt om {NOME_PRODUTO}: brug, pris og bestilling.
      [owner] Køb {NOME_PRODUTO} direkte hos os, og få svar på dine spørgsmål. | Køb direkte hos os, og få svar på dine spørgsmål.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} til {PRECO}, i {PARCELAS} rater uden renter og med gratis fragt. | Til {PRECO}, i {PARCELAS} rater uden renter og med gratis fragt.
      [freeShipping] {NOME_PRODUTO} til {PRECO} med gratis fragt. Bestil online, uden at gå hjemmefra. | Til {PRECO} med gratis fragt. Bestil online, uden at gå hjemmefra.
      [shippingQuote] Sammenlign priser på {NOME_PRODUTO}, tjek levering til dit {CODIGO_POSTAL}, og se betalingsmåder.
      Sammenlign priser på {NOME_PRODUTO}, tjek leveringen, og se, hvordan du kan betale. | Sammenlign priser, tjek leveringstiden, og se, hvordan du kan betale.
      [interestFree] {NOME_PRODUTO} til {PRECO} i op til {PARCELAS} rater uden renter. Se den samlede pris først. | {PRECO} i op til {PARCELAS} rater uden renter. Se den samlede pris, før du betaler.
      {NOME_PRODUTO} til {PRECO}: tjek fragten og den samlede pris, før du betaler. | Nu til {PRECO}: tjek fragten og den samlede pris, før du betaler.
    `,
    guarantee: `
      {NOME_PRODUTO}: {DIAS_TESTE} dage til at prøve hjemme, beslut bagefter. | {DIAS_TESTE} dage til at prøve hjemme, beslut bagefter.
      {NOME_PRODUTO} med pengene tilbage i {DIAS_REEMBOLSO} dage, hvis produktet ikke er noget for dig. | Pengene tilbage i {DIAS_REEMBOLSO} dage, hvis produktet ikke er noget for dig.
      {NOME_PRODUTO} med {DIAS_GARANTIA} dages garanti og levering inden for {DIAS_ENTREGA} dage. | {DIAS_GARANTIA} dages garanti og levering inden for {DIAS_ENTREGA} dage.
      {NOME_PRODUTO} har {DIAS_GARANTIA} dages garanti. Læs, hvordan den virker, før du bestiller. | Med {DIAS_GARANTIA} dages garanti. Læs, hvordan den virker, før du bestiller.
      Læs reglerne for retur af {NOME_PRODUTO} først, så du kender dine muligheder, før du køber. | Læs reglerne for retur først, så du kender dine muligheder, allerede før du køber.
    `,
    delivery: `
      {NOME_PRODUTO}: betal med {PAGAMENTOS}, og få det inden for {DIAS_ENTREGA} dage. | Betal med {PAGAMENTOS}, og få din ordre inden for {DIAS_ENTREGA} dage.
      [tracked] Bestil {NOME_PRODUTO}, og følg pakken med et sporingsnummer helt hjem til din dør. | Følg pakken med et sporingsnummer, fra den bliver sendt, til den er ved din dør.
      [freeShipping] {NOME_PRODUTO} sendes med fri fragt. Tjek leveringstiden, og bestil nemt online. | Din ordre sendes med fri fragt. Tjek leveringstiden, og bestil nemt online.
    `,
    question: `
      Spørgsmål om {NOME_PRODUTO}? Læs svarene, sammenlign mulighederne, og tag dig god tid. | Har du stadig spørgsmål? Læs svarene, sammenlign mulighederne, og tag dig god tid.
    `,
    action: `
      Sammenlign muligheder for {NOME_PRODUTO}, vælg, og tjek din ordre, før du betaler. | Sammenlign mulighederne, vælg det, du har brug for, og tjek ordren, før du betaler.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: se ingredienser, næringsindhold og dosering, før du bestemmer dig. | Se ingredienserne, næringsindholdet og doseringen, før du bestemmer dig.
    `,
    benefit: `
      Et enkelt tilskud til varieret kost. Se, hvad {NOME_PRODUTO} indeholder, og hvordan det tages. | Et enkelt tilskud til en varieret kost. Se indholdet, og hvordan det tages.
      {NOME_PRODUTO} indeholder {ITENS}. Mængder og dosering står på etiketten. | Indeholder {ITENS}. Mængderne står på etiketten. | Med {ITENS}. Læs etiketten.
      Lavet til {PUBLICO}. Læs om brugen af {NOME_PRODUTO}, og se, om det passer til dig. | Lavet til {PUBLICO}. Læs om brugen, og se, om det passer til dig.
    `,
    price: `
      [manyKits] Sammenlign pakker med {KIT_MENOR} og {KIT} {NOME_PRODUTO}, og se prisen pr. stk. | Sammenlign pakker med {KIT_MENOR} og {KIT} stk., og se, hvad hver enkelt koster.
      Se prisen på en pakke {NOME_PRODUTO}, og hvor længe den holder ved normal dosering. | Se prisen på en pakke, og hvor længe den holder, når du følger doseringen.
    `,
    proof: `
      Læs alle ingredienser i {NOME_PRODUTO}, og se, hvem der laver det, før du bestiller. | Læs alle ingredienser på etiketten, og se, hvem der laver det, før du bestiller.
      [reviews] Oplevelser er forskellige. Læs anmeldelser af {NOME_PRODUTO}, og sammenlign i ro og mag. | Oplevelser er forskellige fra person til person. Læs anmeldelser, og sammenlign.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} sendes i neutral emballage. Tjek leveringstiden, før du bestiller. | Sendes i neutral emballage. Tjek leveringstiden, før du bestiller.
    `,
    question: `
      Hvordan tager man {NOME_PRODUTO}, og hvor ofte? Læs doseringen, der står på etiketten. | Hvordan tager man det, og hvor ofte? Læs doseringen, der står på etiketten.
      Passer {NOME_PRODUTO} til dig? Se, hvem det er til, og hvornår du bør spørge en fagperson. | Passer det til dig? Se, hvem det er til, og hvornår du bør spørge en fagperson.
    `,
    action: `
      Læs etiketten på {NOME_PRODUTO}, få svar på dine spørgsmål, og vælg pakkens størrelse. | Læs etiketten, få svar på dine spørgsmål, og vælg den pakke, der passer til dig.
    `,
  },

  physical: {
    name: `
      Se {NOME_PRODUTO} tæt på: størrelse, materialer og indholdet i kassen. Vælg bagefter. | Se det hele tæt på: størrelse, materialer og alt i kassen. Vælg bagefter.
    `,
    benefit: `
      Praktisk til daglig brug: se {NOME_PRODUTO} i brug, og tjek målene og indholdet. | Praktisk til daglig brug: se det i brug, tjek målene, og hvad der er i kassen.
      I kassen med {NOME_PRODUTO}: {ITENS}. Tjek målene, før du bestiller. | I kassen: {ITENS}. Tjek målene, før du bestiller. | Leveres med {ITENS}.
      Lavet til {PUBLICO}. Se billeder, mål og materialer for {NOME_PRODUTO}, før du vælger. | Lavet til {PUBLICO}. Se billeder, mål og materialer, før du vælger.
    `,
    price: `
      [kits] Se prisen på {NOME_PRODUTO} enkeltvis og i pakken med {KIT}. Sammenlign, og bestil. | Se prisen på en enkelt og på pakken med {KIT}. Sammenlign, før du bestiller.
      [models] Sammenlign modeller og priser på {NOME_PRODUTO}, og vælg i ro og mag. | Sammenlign modeller og priser, og vælg i ro og mag.
    `,
    proof: `
      Billeder, specifikationer og mål på {NOME_PRODUTO} samlet ét sted. Tjek dem, før du køber. | Billeder, specifikationer og mål samlet ét sted. Tjek det hele, før du køber.
      [reviews] Se, hvordan {NOME_PRODUTO} er lavet, og læs, hvad køberne siger, før du vælger. | Se, hvordan det er lavet, og læs, hvad andre købere siger, før du selv vælger.
    `,
    guarantee: `
      Se, hvordan du returnerer {NOME_PRODUTO}, og hvor længe du har, før du køber. | Se, hvordan du returnerer, og hvor længe du har til det, før du køber.
    `,
    question: `
      Er der plads? Tjek størrelse, vægt og materialer for {NOME_PRODUTO}, før du bestiller. | Er der plads? Tjek størrelse, vægt og materialer, før du afgiver din bestilling.
      Hvad følger med {NOME_PRODUTO}? Se alle dele, samlingen og hvordan du bruger det. | Hvad er der i kassen? Se alle dele, samlingen og hvordan du bruger det.
    `,
    action: `
      [models] Vælg din model af {NOME_PRODUTO}, tjek leveringstiden, og bestil nemt online. | Vælg din model, tjek leveringstiden, og læg din bestilling online.
      [gift] Mangler du en nyttig gave? Se {NOME_PRODUTO} på billeder, og tjek leveringsdatoen. | Mangler du en nyttig gave? Se billederne, og tjek, hvornår den kan leveres.
    `,
  },

  digital: digitalDescriptions,
});
