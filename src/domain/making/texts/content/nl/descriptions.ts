import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      Alles over {NOME_PRODUTO}: voor wie het is, hoe je het gebruikt, de prijs en hoe je bestelt. | Alles over {NOME_PRODUTO}: voor wie het is, hoe je het gebruikt en wat het kost. | Alles over {NOME_PRODUTO}: gebruik, prijs en bestellen.
      [owner] Koop {NOME_PRODUTO} rechtstreeks bij ons en krijg antwoord uit de eerste hand. | Koop rechtstreeks bij ons en krijg antwoord uit de eerste hand.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} voor {PRECO}, in {PARCELAS} termijnen zonder rente en gratis verzonden. | Voor {PRECO}, in {PARCELAS} termijnen zonder rente en gratis verzonden.
      [freeShipping] {NOME_PRODUTO} voor {PRECO}, gratis verzonden. Online besteld, zonder de deur uit te gaan. | Voor {PRECO}, gratis verzonden. Online besteld, zonder de deur uit te gaan.
      [shippingQuote] Vergelijk prijzen van {NOME_PRODUTO}, check de levertijd per {CODIGO_POSTAL} en zie hoe je betaalt.
      Vergelijk prijzen van {NOME_PRODUTO}, check de levertijd en zie hoe je kunt betalen. | Vergelijk prijzen, check de levertijd en zie hoe je kunt betalen voor je bestelt.
      [interestFree] {NOME_PRODUTO} voor {PRECO} in maximaal {PARCELAS} termijnen zonder rente. Zie het totaal vooraf. | {PRECO} in maximaal {PARCELAS} termijnen zonder rente. Zie het totaal voor je betaalt.
      {NOME_PRODUTO} voor {PRECO}. Check de verzendkosten en het totaal voordat je betaalt. | Nu voor {PRECO}. Check de verzendkosten en het totaal voordat je betaalt.
    `,
    guarantee: `
      {NOME_PRODUTO}: {DIAS_TESTE} dagen thuis proberen en daarna beslissen. | {DIAS_TESTE} dagen thuis proberen en daarna beslissen.
      {NOME_PRODUTO} met {DIAS_REEMBOLSO} dagen niet-goed-geld-terug, als het toch niet bij je past. | {DIAS_REEMBOLSO} dagen niet-goed-geld-terug, als het product toch niet bij je past.
      {NOME_PRODUTO} met {DIAS_GARANTIA} dagen garantie, binnen {DIAS_ENTREGA} dagen in huis. | {DIAS_GARANTIA} dagen garantie en binnen {DIAS_ENTREGA} dagen in huis.
      {NOME_PRODUTO} met {DIAS_GARANTIA} dagen garantie. Lees voor je bestelt hoe de garantie werkt. | Met {DIAS_GARANTIA} dagen garantie. Lees voor je bestelt hoe de garantie werkt.
      Lees eerst de retourregels van {NOME_PRODUTO}, dan weet je voor je koopt waar je aan toe bent. | Lees eerst de retourregels, dan weet je al voor je koopt waar je aan toe bent.
    `,
    delivery: `
      {NOME_PRODUTO}: betalen met {PAGAMENTOS}, binnen {DIAS_ENTREGA} dagen in huis. | Betalen met {PAGAMENTOS} en binnen {DIAS_ENTREGA} dagen in huis.
      [tracked] Bestel {NOME_PRODUTO} en volg je pakket met een trackingcode tot aan je voordeur. | Volg je pakket met een trackingcode, van de verzending tot aan je voordeur.
      [freeShipping] {NOME_PRODUTO} wordt gratis verzonden. Bekijk de levertijd en bestel rustig online. | Je bestelling wordt gratis verzonden. Bekijk de levertijd en bestel rustig online.
    `,
    question: `
      Vragen over {NOME_PRODUTO}? Lees de antwoorden, vergelijk je opties en neem de tijd. | Nog vragen? Lees de antwoorden, vergelijk je opties en neem rustig de tijd.
    `,
    action: `
      Vergelijk de opties van {NOME_PRODUTO}, kies en controleer je bestelling voor je betaalt. | Vergelijk de opties, kies wat je nodig hebt en controleer alles voor je betaalt.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: bekijk ingrediënten, voedingswaarden en gebruik voordat je beslist. | Bekijk de ingrediënten, de voedingswaarden en het gebruik voordat je beslist.
    `,
    benefit: `
      Een simpele aanvulling op gezond eten. Zie wat er in {NOME_PRODUTO} zit en hoe je het neemt. | Een simpele aanvulling op gevarieerd eten. Zie wat erin zit en hoe je het inneemt.
      {NOME_PRODUTO} bevat {ITENS}. De hoeveelheden en het gebruik staan op het etiket. | Bevat {ITENS}. De hoeveelheden staan op het etiket. | Met {ITENS}. Lees het etiket.
      Gemaakt voor {PUBLICO}. Lees het gebruik van {NOME_PRODUTO} en zie of het bij je past. | Gemaakt voor {PUBLICO}. Lees het gebruik en zie of het bij je past.
    `,
    price: `
      [manyKits] Vergelijk sets {NOME_PRODUTO} van {KIT_MENOR} en {KIT} stuks en zie wat elke verpakking kost. | Vergelijk sets van {KIT_MENOR} en {KIT} stuks en zie wat elke verpakking je kost.
      Zie wat een verpakking {NOME_PRODUTO} kost en hoe lang je ermee doet bij normaal gebruik. | Zie wat een verpakking kost en hoe lang je ermee doet bij normaal gebruik.
    `,
    proof: `
      Lees elk ingrediënt van {NOME_PRODUTO} en ontdek wie het maakt voordat je bestelt. | Lees elk ingrediënt op het etiket en ontdek wie het maakt voordat je bestelt.
      [reviews] Ervaringen verschillen per persoon. Lees reviews over {NOME_PRODUTO} en vergelijk. | Ervaringen verschillen per persoon. Lees eerst reviews en vergelijk rustig.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} komt in een neutrale doos. Check de levertijd voordat je bestelt. | Verzonden in een neutrale doos. Check de levertijd voordat je bestelt.
    `,
    question: `
      Hoe neem je {NOME_PRODUTO} in en hoe vaak? Lees de gebruiksaanwijzing op het etiket. | Hoe neem je het in en hoe vaak? Lees de gebruiksaanwijzing op het etiket.
      Past {NOME_PRODUTO} bij jou? Zie voor wie het is en wanneer je beter advies vraagt. | Past het bij jou? Zie voor wie het bedoeld is en wanneer je beter advies vraagt.
    `,
    action: `
      Lees het etiket van {NOME_PRODUTO}, stel je vragen en kies de verpakking die bij je past. | Lees het etiket, stel je vragen en kies de verpakking die bij je past.
    `,
  },

  physical: {
    name: `
      Bekijk {NOME_PRODUTO} van dichtbij: maat, materiaal en wat er in de doos zit. Kies dan. | Bekijk het van dichtbij: maat, materiaal en alles wat in de doos zit. Kies dan.
    `,
    benefit: `
      Handig voor elke dag: zie {NOME_PRODUTO} in gebruik en check de maten en de inhoud. | Handig voor elke dag: zie het in gebruik en check de maten en wat in de doos zit.
      In de doos van {NOME_PRODUTO}: {ITENS}. Check de maten voordat je bestelt. | In de doos: {ITENS}. Check de maten voordat je bestelt. | Geleverd met {ITENS}.
      Gemaakt voor {PUBLICO}. Bekijk foto's, maten en materiaal van {NOME_PRODUTO} en kies. | Gemaakt voor {PUBLICO}. Bekijk foto's, maten en materiaal voordat je kiest.
    `,
    price: `
      [kits] Bekijk de prijs van {NOME_PRODUTO} per stuk en per set van {KIT}. Vergelijk en bestel. | Bekijk de prijs per stuk en van de set van {KIT}. Vergelijk en bestel daarna.
      [models] Vergelijk modellen en prijzen van {NOME_PRODUTO} en kies op je gemak. | Vergelijk modellen en prijzen en kies op je gemak.
    `,
    proof: `
      Foto's, specificaties en maten van {NOME_PRODUTO} bij elkaar. Check alles voor je koopt. | Foto's, specificaties en maten bij elkaar. Check alles rustig voordat je koopt.
      [reviews] Zie hoe {NOME_PRODUTO} is gemaakt en lees wat kopers zeggen voordat je kiest. | Zie hoe het is gemaakt en lees wat andere kopers zeggen voordat je zelf kiest.
    `,
    guarantee: `
      Lees hoe je {NOME_PRODUTO} terugstuurt en hoeveel tijd je hebt, voordat je koopt. | Lees hoe je een product terugstuurt en hoeveel tijd je hebt, voordat je koopt.
    `,
    question: `
      Past het? Check maat, gewicht en materiaal van {NOME_PRODUTO} voordat je bestelt. | Past het? Check de maat, het gewicht en het materiaal voordat je bestelt.
      Wat krijg je bij {NOME_PRODUTO}? Zie elk onderdeel, de opbouw en hoe je het gebruikt. | Wat zit er in de doos? Zie elk onderdeel, de opbouw en hoe je het gebruikt.
    `,
    action: `
      [models] Kies je model van {NOME_PRODUTO}, check de levertijd en bestel rustig online. | Kies je model, check de levertijd en plaats je bestelling rustig online.
      [gift] Een nuttig cadeau nodig? Bekijk {NOME_PRODUTO} op foto en check de bezorgdatum. | Een nuttig cadeau nodig? Bekijk de foto's en check wanneer het bezorgd wordt.
    `,
  },

  digital: digitalDescriptions,
});
