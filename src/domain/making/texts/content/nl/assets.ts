import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      {NOME_PRODUTO} bestellen | Direct bestellen ; Kies in een paar stappen ; Zie het totaal voor je betaalt
      Zo bestel je ; Het bestellen stap voor stap ; Ken elke stap voor je betaalt
    `,
    price: `
      Prijzen en opties ; Vergelijk alle opties ; Zie vooraf de volledige prijs
      Betaalmethoden ; Betaal met {PAGAMENTOS} | Zie hoe je kunt betalen ; Controleer eerst het totaal
      [interestFree] Betalen zonder rente ; Verdeel over {PARCELAS} termijnen ; Zie het bedrag per termijn
    `,
    delivery: `
      Levertijden ; [shippingQuote] Check de levertijd per {CODIGO_POSTAL} | Check vooraf de levertijd ; Zie de verzendkosten vooraf
      [freeShipping] Gratis verzending ; Geen verzendkosten voor jou ; Check de levertijd op jouw adres
      [tracked] Volg je pakket ; Trackingcode bij je bestelling ; Van verzending tot voordeur
    `,
    guarantee: `
      Retour en terugbetaling ; Lees rustig de voorwaarden ; Wat als je je bedenkt
      {DIAS_GARANTIA} dagen garantie ; Zie hoe de garantie werkt ; Check wanneer de termijn ingaat
    `,
    question: `
      Veelgestelde vragen ; Korte en duidelijke antwoorden ; Lees ze voordat je koopt
    `,
    name: `
      Over {NOME_PRODUTO} | Over het product ; Voor wie het is en hoe het werkt ; Lees alles voordat je beslist
    `,
  },

  nutra: {
    proof: `
      Ingrediënten en etiket ; Elk ingrediënt op een rij ; Hoeveelheid per portie vermeld
      Voedingswaarden ; Check de waarden per portie ; Lees ze voordat je begint
      De fabrikant ; Het bedrijf achter het product ; Vind partij en houdbaarheid
      Wat zit er in de formule ; Lees wat elk ingrediënt is ; Zie de hoeveelheden
    `,
    name: `
      Hoe gebruik je het ; Zie de dagelijkse portie ; Volg het gebruik op het etiket
      Voor wie is het ; Zie voor wie het bedoeld is ; En wie beter eerst overlegt
    `,
    question: `
      Vragen over gebruik ; Met water, bij het eten of los ; Lees dit voordat je begint
      Veilig gebruiken ; Zwanger, allergie of medicijnen ; Lees goed vóór gebruik
      Hoe lang doe je ermee ; Porties per pak en per dag ; Reken eerst, bestel daarna
    `,
    price: `
      Prijs per verpakking ; Zie wat elke verpakking kost ; Vergelijk de hoeveelheden
      [kits] Set van {KIT} stuks ; Zie de prijs van de hele set ; Vergelijk met één verpakking
    `,
    benefit: `
      In je dagelijkse routine ; Zo past het in je dag ; Naast een gevarieerd menu
    `,
    action: `
      Kies je verpakking ; Vergelijk formaat en duur ; Reken het na en beslis dan
    `,
  },

  physical: {
    proof: `
      Foto's van het product ; Van dichtbij en van alle kanten ; Afwerking, kleur en maat
      Alle specificaties ; Materiaal, gewicht en afmetingen ; Check of het doet wat je zoekt
      Maat en gewicht ; Zie of het in je ruimte past ; Vergelijk met wat je al hebt
    `,
    name: `
      Wat zit er in de doos ; Met {ITENS} | Check elk meegeleverd onderdeel ; Bekijk de volledige lijst
      Zo werkt het ; Zie het product in gebruik ; Begrijp elke functie
      [models] Modellen en kleuren ; Vergelijk de uitvoeringen ; Kies wat bij je past
    `,
    question: `
      Is het iets voor mij? ; Zie gebruik, grenzen en maten ; Beslis zonder open vragen
      Opbouw en gebruik ; Uitleg stap voor stap ; Zie of het makkelijk genoeg is
    `,
    guarantee: `
      Kapot aangekomen? ; Zo stuur je het terug ; Zie termijnen en voorwaarden
      Onderhoud en schoonmaak ; Zo gaat het langer mee ; Zie wat je beter niet doet
    `,
    price: `
      Prijs per stuk ; Zie wat elk stuk kost ; Zie het totaal met verzending
      [kits] Set van {KIT} stuks ; Zie de prijs van de hele set ; Vergelijk met één stuk
    `,
    benefit: `
      [gift] Cadeau-ideeën ; Nuttig voor wie het krijgt ; Check op tijd de bezorgdatum
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Duidelijke prijs vooraf
      Totaal vooraf zichtbaar
      [interestFree] {PARCELAS} termijnen zonder rente | Termijnen zonder rente
      [paypal] Betalen met PayPal
      [card] Betalen met creditcard
      [cash_on_delivery] Betalen bij bezorging
    `,
    guarantee: `
      {DIAS_TESTE} dagen proberen
      {DIAS_GARANTIA} dagen garantie
      Voorwaarden zwart op wit
      Heldere retourregels
      [invoice] Factuur meegeleverd
      {DIAS_REEMBOLSO} dagen geld terug
    `,
    delivery: `
      [shippingQuote] Verzendkosten vooraf
      [tracked] Met trackingcode
      [freeShipping] Geen verzendkosten
      Binnen {HORAS_DESPACHO} uur verstuurd
      [discreet] Discreet verpakt
      [nationwide] Levering in heel het land
      [freeShipping] Gratis verzending
    `,
    proof: `
      Volledige informatie
      Feiten, geen praatjes
    `,
    question: `
      Heldere antwoorden
    `,
    action: `
      Eenvoudig online besteld
      Winkelen vanuit huis
      Dag en nacht bestellen
      Bestel in je eigen tempo
    `,
    benefit: `
      Neem de tijd om te kiezen
      Alles op één pagina
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Lees het hele etiket
      Elk ingrediënt vermeld
      Portiegrootte vermeld
      Partij en houdbaarheid
      De formule in detail
    `,
    benefit: `
      Voor elke dag
      Past in je dagritme
      Met gebruiksadvies
      [kits] [manyKits] Sets tot {KIT} stuks | Set van {KIT} stuks
      Met {ITEM} | {ITEM}
      Voor {PUBLICO}
    `,
    guarantee: `
      Houdbaarheid op etiket
    `,
    action: `
      Duidelijk gebruiksadvies
      Overleg met je arts
    `,
  },

  physical: {
    proof: `
      Foto's van het product
      Afmetingen vermeld
      Gewicht en materiaal
      Uitleg over het gebruik
      Complete specificaties
    `,
    benefit: `
      [gift] Leuk om cadeau te geven
      [kits] [manyKits] Sets tot {KIT} stuks | Set van {KIT} stuks
      Met {ITEM} | {ITEM}
      Voor {PUBLICO}
    `,
    guarantee: `
      [newItem] Nieuw in de verpakking
      Zo werkt een retour
    `,
    action: `
      [models] Kies zelf je model
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
      Online bestellingen
      Eerste bestelling
      Aankoop op de site
      [paypal] Betaling via PayPal
      [card] Betaling met kaart
    `,
    action: `
      Geselecteerde items
      Items op deze pagina
      Nieuwe bestellingen
      Hele assortiment
    `,
    benefit: `
      Jouw bestelling
    `,
    delivery: `
      [freeShipping] Gratis verzonden
    `,
  },

  nutra: {
    price: `
      Losse verpakking
      [kits] Set van {KIT} stuks
      [manyKits] Set van {KIT_MENOR} stuks
      [kits] Sets van meer stuks
    `,
    action: `
      Eenmalige aankoop
      Supplementen
      Capsules en poeders
    `,
  },

  physical: {
    price: `
      Los product
      [kits] Set van {KIT} stuks
      [manyKits] Set van {KIT_MENOR} stuks
      [kits] Geselecteerde sets
    `,
    action: `
      Producten op de site
      Losse producten
      [models] Bepaalde modellen
    `,
    benefit: `
      [gift] Cadeau-artikelen
    `,
  },

  digital: digitalPromotions,
});
