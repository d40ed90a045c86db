import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      Beställ {NOME_PRODUTO} | Gör din beställning ; Välj ditt alternativ i några steg ; Se totalsumman innan du betalar
      Så beställer du ; Se beställningen steg för steg ; Ha koll på varje steg före köpet
    `,
    price: `
      Priser och alternativ ; Jämför de alternativ som finns ; Se hela priset innan du betalar
      Betalningssätt ; Betala med {PAGAMENTOS} | Se hur du kan betala ; Kontrollera summan före betalning
      [interestFree] Räntefri delbetalning ; Dela upp på {PARCELAS} betalningar ; Se beloppet för varje betalning
    `,
    delivery: `
      Leveranstid ; [shippingQuote] Kolla leverans till ditt {CODIGO_POSTAL} | Kolla leveranstiden först ; Se frakten innan du betalar
      [freeShipping] Fri frakt ; Ingen fraktkostnad på din order ; Kolla tiden till din adress
      [tracked] Följ din leverans ; Spårningsnummer till din order ; Från avsändaren till din dörr
    `,
    guarantee: `
      Retur och återbetalning ; Läs villkoren i lugn och ro ; Så gör du om du ångrar dig
      {DIAS_GARANTIA} dagars garanti ; Se hur garantin fungerar ; Kolla när perioden börjar
    `,
    question: `
      Vanliga frågor ; Korta och raka svar ; Läs dem innan du köper
    `,
    name: `
      Om {NOME_PRODUTO} | Om produkten ; Vem det passar och hur det funkar ; Läs allt innan du bestämmer dig
    `,
  },

  nutra: {
    proof: `
      Ingredienser och etikett ; Se varje ingrediens i listan ; Mängd per dos på etiketten
      Näringsvärden ; Granska värdena per dos ; Läs dem innan du börjar
      Tillverkaren ; Möt företaget bakom produkten ; Hitta batchnummer och bäst före
      Innehållet i detalj ; Vad varje ingrediens är ; Se mängderna i innehållet
    `,
    name: `
      Så tar du det ; Se den dagliga doseringen ; Följ anvisningen på etiketten
      Vem det passar ; Se vem det är tänkt för ; Och vem som bör fråga läkare först
    `,
    question: `
      Frågor om användning ; Med vatten, med eller utan mat ; Läs innan du börjar
      Viktig säkerhetsinfo ; Graviditet, allergi och medicin ; Läs noga före användning
      Så länge räcker det ; Doser per förpackning och dag ; Räkna innan du beställer
    `,
    price: `
      Pris per förpackning ; Se vad varje förpackning kostar ; Jämför olika antal
      [kits] Paket med {KIT} st ; Se priset för hela paketet ; Jämför med en förpackning
    `,
    benefit: `
      I din dagliga rutin ; Så passar det in i din dag ; Tillsammans med en varierad kost
    `,
    action: `
      Välj antal förpackningar ; Jämför storlek och antal doser ; Bestäm dig när du har räknat
    `,
  },

  physical: {
    proof: `
      Produktbilder ; Se den på nära håll och runtom ; Finish, färg och storlek
      Alla specifikationer ; Material, vikt och mått ; Kolla att den gör det du behöver
      Storlek och vikt ; Se om den får plats hos dig ; Jämför med det du redan har
    `,
    name: `
      Detta ingår ; Kommer med {ITENS} | Kolla varje del som följer med ; Se hela listan
      Så fungerar det ; Se produkten i användning ; Förstå varje funktion
      [models] Modeller och färger ; Jämför de versioner som säljs ; Välj den som passar dig
    `,
    question: `
      Är det rätt för mig? ; Se användning, gränser och mått ; Bestäm dig utan frågetecken
      Montering och användning ; Instruktioner steg för steg ; Se om det är enkelt nog för dig
    `,
    guarantee: `
      Trasig vid leverans? ; Läs hur du returnerar varan ; Se tidsgränser och villkor
      Skötsel och rengöring ; Så håller den längre ; Se vad du bör undvika
    `,
    price: `
      Pris per styck ; Se vad det kostar per styck ; Se totalen med frakt
      [kits] {KIT}-pack ; Se priset för hela paketet ; Jämför med priset för en
    `,
    benefit: `
      [gift] Presenttips ; Till nytta för den som får den ; Kolla leveransdagen i god tid
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Tydligt pris på sidan
      Totalsumma före betalning
      [interestFree] {PARCELAS} räntefria delar | Räntefri delbetalning
      [paypal] Betala med PayPal
      [card] Betala med kort
      [cash_on_delivery] Betala mot postförskott
    `,
    guarantee: `
      {DIAS_TESTE} dagar att testa
      {DIAS_GARANTIA} dagars garantitid
      Skriftliga villkor
      Tydliga returvillkor
      [invoice] Kvitto ingår
      Återbetalning: {DIAS_REEMBOLSO} dagar
    `,
    delivery: `
      [shippingQuote] Fraktkostnad visas först
      [tracked] Spårningsnummer ingår
      [freeShipping] Ingen fraktkostnad
      Skickas inom {HORAS_DESPACHO} timmar
      [discreet] Diskret förpackning
      [nationwide] Till hela landet
      [freeShipping] Fri frakt
    `,
    proof: `
      Fullständig information
      Fakta utan överdrifter
    `,
    question: `
      Raka svar på dina frågor
    `,
    action: `
      Beställ enkelt på nätet
      Handla hemifrån
      Slipp lämna hemmet
      Beställ i din egen takt
    `,
    benefit: `
      Ta den tid du behöver
      Allt på en enda sida
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Hela etiketten att läsa
      Alla ingredienser listade
      Daglig dos anges
      Batch och bäst före anges
      Hela innehållet i detalj
    `,
    benefit: `
      För dagligt bruk
      Lätt att få in i dagen
      Doseringsanvisning ingår
      [kits] [manyKits] Paket med upp till {KIT} st | Paket med {KIT} st
      Med {ITEM} | {ITEM}
      För {PUBLICO}
    `,
    guarantee: `
      Bäst före på etiketten
    `,
    action: `
      Tydlig dosering
      Fråga din läkare
    `,
  },

  physical: {
    proof: `
      Bilder på produkten
      Mått anges tydligt
      Vikt och material anges
      Instruktioner för bruk
      Alla tekniska data
    `,
    benefit: `
      [gift] Redo att ge bort
      [kits] [manyKits] Upp till {KIT}-pack | Paket med {KIT} st
      Med {ITEM} | {ITEM}
      För {PUBLICO}
    `,
    guarantee: `
      [newItem] Ny vara i förpackning
      Så går en retur till
    `,
    action: `
      [models] Välj din egen modell
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
      Köp på nätet
      Köp på den här sidan
      Första köpet
      [paypal] Köp med PayPal
      [card] Köp med kort
    `,
    action: `
      Utvalda varor
      Varor på sidan
      Nya beställningar
      Hela sortimentet
    `,
    benefit: `
      Din beställning
    `,
    delivery: `
      [freeShipping] Order med fri frakt
    `,
  },

  nutra: {
    price: `
      En förpackning
      [kits] Paket med {KIT} st
      [manyKits] Paket med {KIT_MENOR} st
      [kits] Kosttillskottspaket
    `,
    action: `
      Engångsköp
      Kosttillskott
      Alla kosttillskott
    `,
  },

  physical: {
    price: `
      Ett exemplar
      [kits] Paket med {KIT} st
      [manyKits] Paket med {KIT_MENOR} st
      [kits] Utvalda paket
    `,
    action: `
      Enstaka varor
      [models] Utvalda modeller
    `,
    benefit: `
      [gift] Presenter
    `,
  },

  digital: digitalPromotions,
});
