import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: prijs en levertijd | {NOME_PRODUTO}: bekijk prijs | {NOME_PRODUTO}: prijs | {NOME_PRODUTO}
      Alles weten over {NOME_PRODUTO} | Alles over {NOME_PRODUTO} | Over {NOME_PRODUTO}
      {NOME_PRODUTO} nu online kopen | {NOME_PRODUTO} online kopen | {NOME_PRODUTO} kopen
      [owner] {NOME_PRODUTO} direct bij ons | {NOME_PRODUTO} direct
      Maak kennis met {NOME_PRODUTO} | Leer {NOME_PRODUTO} kennen | Ontdek {NOME_PRODUTO}
    `,
    benefit: `
      Weet precies wat je koopt
      Duidelijke info voor je kiest
      Details die helpen bij kiezen
      [manyKits] Kies zelf de hoeveelheid
      Gemaakt voor {PUBLICO} | Voor {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} voor {PUBLICO}
    `,
    price: `
      Bekijk eerst rustig de prijs
      {NOME_PRODUTO} voor {PRECO} | Prijs: {PRECO}
      [interestFree] In {PARCELAS} termijnen, geen rente | {PARCELAS} termijnen, geen rente
      Betaal in {PARCELAS} termijnen | {PARCELAS} termijnen
      Controleer het totaalbedrag
      [kits] Set van {KIT} stuks: bekijk prijs | Set van {KIT} stuks
      Betaal met {PAGAMENTOS} | Met {PAGAMENTOS}
      [freeShipping] {PRECO}, gratis verzending
      [freeShipping] {PRECO} en gratis verzending
      {TIPO} voor {PRECO}
    `,
    guarantee: `
      Inclusief {DIAS_GARANTIA} dagen garantie | {DIAS_GARANTIA} dagen garantie
      {DIAS_DESISTENCIA} dagen bedenktijd: lees hoe | Bedenktijd helder uitgelegd
      Lees eerst de retourregels
      [invoice] Factuur bij elke bestelling
      {DIAS_REEMBOLSO} dagen niet-goed-geld-terug
    `,
    delivery: `
      [shippingQuote] Levertijd checken per {CODIGO_POSTAL}
      Bekijk vooraf de levertijd
      [freeShipping] Gratis verzending bij je order | Gratis verzending
      Gratis verzending vanaf {FRETE_GRATIS_DESDE} | Gratis verstuurd vanaf {FRETE_GRATIS_DESDE}
      Binnen {DIAS_ENTREGA} dagen in huis
      Verstuurd binnen {HORAS_DESPACHO} uur
      [tracked] Volg je pakket tot aan de deur | Volg je pakket online
      [nationwide] Levering overal {NO_PAIS} | Levering in het hele land
      Ken de verzendkosten vooraf
      [freeShipping] {TIPO} met gratis verzending
    `,
    proof: `
      [reviews] Lees reviews voor je bestelt
      Vergelijk met andere opties
      Lees je hier rustig in
    `,
    question: `
      Nog vragen over {NOME_PRODUTO}? | Vragen over {NOME_PRODUTO}? | {NOME_PRODUTO}: vragen?
      Hoeveel kost {NOME_PRODUTO} nu? | Wat kost {NOME_PRODUTO}? | {NOME_PRODUTO}: prijs?
      Twijfel je nog? Begin hier
      Welke optie past bij jou?
    `,
    action: `
      Bestel {NOME_PRODUTO} nu online | Bestel {NOME_PRODUTO} online | Bestel {NOME_PRODUTO}
      Vergelijk, kies en bestel
      Krijg antwoord op je vragen
      Bekijk vandaag alle details
      In een paar stappen besteld
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: lees het etiket | {NOME_PRODUTO}: het etiket | {NOME_PRODUTO}: etiket
      {NOME_PRODUTO}: alle ingrediënten | {NOME_PRODUTO}: ingrediënten | {NOME_PRODUTO}: inhoud
      {NOME_PRODUTO}: gebruik en portie | {NOME_PRODUTO}: zo gebruik je het | {NOME_PRODUTO}: gebruik
      De formule van {NOME_PRODUTO} | {NOME_PRODUTO}: de formule | {NOME_PRODUTO}: formule
      {NOME_PRODUTO} in je dagelijks leven | {NOME_PRODUTO} in je routine | {NOME_PRODUTO} elke dag
    `,
    benefit: `
      Past in je dagelijkse routine
      Een kleine gewoonte per dag
      Aanvulling op gevarieerd eten
      Voedingsstoffen voor elke dag
      Begin met goede gewoontes
      Met {ITEM} in de formule | Met {ITEM}
      Met {ITENS} in de formule | Met {ITENS}
      Voor wie bewust eet en leeft
    `,
    price: `
      Zie wat elke portie kost
      [manyKits] Vergelijk sets van {KIT_MENOR} en {KIT} | Sets van {KIT_MENOR} en {KIT}
      [kits] Prijs van de set van {KIT} stuks | Prijs set van {KIT}
      Vergelijk prijs per verpakking
      Bekijk alle verpakkingen
    `,
    guarantee: `
      {DIAS_TESTE} dagen om te proberen | {DIAS_GARANTIA} dagen garantie
      Houdbaarheid op het etiket
      Check partij en houdbaarheid
      Retourregels in gewone taal
    `,
    delivery: `
      [discreet] Discreet en neutraal verpakt | Discreet verpakt
      [freeShipping] Je supplement gratis verzonden
      Binnen {DIAS_ENTREGA} dagen bij je thuis | In {DIAS_ENTREGA} dagen thuis
      Wanneer heb je het in huis?
    `,
    proof: `
      Elk ingrediënt op het etiket
      Lees de hele ingrediëntenlijst
      Wie maakt {NOME_PRODUTO}? Lees hier | Wie maakt {NOME_PRODUTO}?
      Zie wat er in elke portie zit
      Voedingswaarden om na te lezen
      Ervaringen zijn persoonlijk
    `,
    question: `
      Wat zit er in {NOME_PRODUTO}? | Wat zit in {NOME_PRODUTO}?
      Voor wie is {NOME_PRODUTO}?
      Wanneer neem je het het best?
      Hoeveel neem je er per dag?
      Heb je het etiket al gelezen?
      Hoe lang gaat een pak mee?
    `,
    action: `
      Lees het etiket en beslis dan
      Overleg eerst met je arts
      Kies rustig je verpakking
      Bekijk de volledige formule
      Lees eerst de gebruikswijze
      [manyKits] Kies de set die bij je past
      Bekijk de formule en bestel
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: foto's en maten | {NOME_PRODUTO} op foto | {NOME_PRODUTO}: foto's
      {NOME_PRODUTO}: alle specificaties | {NOME_PRODUTO}: specificaties | {NOME_PRODUTO}: specs
      [newItem] {NOME_PRODUTO}: nieuw in de doos | {NOME_PRODUTO}: nieuw
      {NOME_PRODUTO}: gewicht en maat | {NOME_PRODUTO}: maten
      Bekijk {NOME_PRODUTO} van dichtbij | {NOME_PRODUTO} van dichtbij | Bekijk {NOME_PRODUTO}
    `,
    benefit: `
      Elk detail van dichtbij
      Alles weten voor je bestelt
      Check of het bij je thuis past
      Check of het bij je past
      In de doos: {ITENS} | Met {ITENS}
      Met {ITEM} in de doos | Met {ITEM}
      Bekijk het in gebruik
      [gift] Een goed idee voor een cadeau
    `,
    price: `
      [models] Vergelijk modellen en prijzen
      Bekijk de prijs per stuk
      [kits] Bekijk de prijs van {KIT} stuks | Prijs van {KIT} stuks
      [manyKits] Vergelijk sets van {KIT_MENOR} en {KIT} | Sets van {KIT_MENOR} en {KIT}
      Bekijk totaal met verzending
      Weet wat je straks afrekent
    `,
    guarantee: `
      Zo werkt een retour
      {DIAS_TESTE} dagen thuis proberen | {DIAS_GARANTIA} dagen garantie
      Lees eerst de voorwaarden
      [newItem] Nieuw en in de verpakking
    `,
    delivery: `
      [freeShipping] Gratis tot aan je voordeur
      Binnen {DIAS_ENTREGA} dagen bij je thuis
      Wanneer komt het aan de deur?
      Bezorgdatum voor je betaalt
    `,
    proof: `
      Foto's en maten om te checken
      Alle specs op één pagina
      Zie het eerst in gebruik
      Alles in de doos op een rij
      Bekijk het materiaal van nabij
      Vergelijk maat en gewicht
    `,
    question: `
      Is {NOME_PRODUTO} iets voor jou? | Past {NOME_PRODUTO} bij jou? | Past {NOME_PRODUTO}?
      Wat krijg je bij {NOME_PRODUTO}? | {NOME_PRODUTO}: inhoud?
      [sizes] Welke maat heb je nodig?
      [gift] Op zoek naar een leuk cadeau?
      Past het? Check de maten
      Hoe werkt het? Bekijk het hier
    `,
    action: `
      Check de maten en bestel dan
      Vergelijk eerst, kies daarna
      [models] Kies het model dat je zoekt
      Bekijk het gebruik per stap
      [models, sizes] Kies kleur, maat of model
      [manyKits] Stel je eigen set samen
      Bekijk de foto's en bestel
    `,
  },

  digital: digitalTitles,
});
