import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      slöa knivar | de slöa knivarna | mina knivar är slöa
      mat som fastnar i pannan | maten som fastnar i pannan | maten fastnar i min panna
      litet kök | det lilla köket | mitt kök är litet
      stökig köksbänk | den stökiga köksbänken | min köksbänk är stökig
    `,
    questions: `
      bästa knivset för hemmakocken
      vilken stekpanna ska man köpa
      hur slipar man köksknivar
      platsbesparande köksprylar
      bästa grönsakshackaren
    `,
    ingredients: `rostfritt stål, keramik, silikon, glas, bambu, gjutjärn, non-stick-beläggning`,
    claims: `
      För dig som lagar mat ofta
      Gjort för vardagsmatlagning
    `,
    forbidden: `
      Behöver aldrig slipas => Se stålet och hur det sköts
      Världens bästa kniv => Se stålet, skaftet och storleken
      Håller för evigt => Se råd om skötsel och rengöring
      Ingenting fastnar någonsin => Non-stick: se hur den används
    `,
    negatives: `recept, restaurang, restauranger, matlagningskurs, köksrenovering, köksluckor, bänkskivor, storkök, ikea, köksplanering`,
  }),
  fitness: niche({
    problems: `
      ingen tid för gymmet | att inte ha tid för gymmet | jag hinner inte till gymmet
      ingen plats hemma | att inte ha plats hemma | jag tränar i sovrummet
      dålig hållning | den dåliga hållningen | min hållning är dålig
      svagt grepp | det svaga greppet | mitt grepp är svagt
    `,
    questions: `
      bästa hemmagym för små utrymmen
      är ett hopfällbart löpband värt pengarna
      vilket gummiband ska man börja med
      hur bygger man ett hemmagym
      bästa hållningskorrigeraren
    `,
    ingredients: `kolstål, latex, EVA, neopren, nylon, skumplast, aluminium`,
    claims: `
      Träna hemma i din egen takt
      Utrustning för hemmaträning
    `,
    forbidden: `
      Platt mage på 15 dagar => Träna hemma i din egen takt
      Gå ner i vikt utan ansträngning => Se övningarna du kan göra
      Garanterat resultat => Se belastning, mått och användning
      Ersätter gymmet helt => Utrustning för hemmaträning
    `,
    negatives: `"gym nära mig", gymkort, "nordic wellness", sats, "fitness24seven", "personlig tränare", peloton, träningsprogram, "träningsschema", protein, kreatin, steroider`,
  }),
  pets: niche({
    problems: `
      djurhår hemma | djurhåren hemma | min hund fäller överallt
      orolig hund | den oroliga hunden | min hund skäller när den är ensam
      katt som klöser på soffan | katten som klöser på soffan | min katt klöser på soffan
      hund som drar i kopplet | hunden som drar i kopplet | min hund drar i kopplet
      lukt från kattlådan | lukten från kattlådan | kattlådan luktar
    `,
    questions: `
      bästa borsten för hund som fäller
      hur lugnar man en orolig hund
      är en vattenfontän för katt värd pengarna
      vilken sele för hund som drar
      bästa klösbrädan
    `,
    ingredients: `silikon, rostfritt stål, bomull, nylon, ABS-plast, sisal, skumplast`,
    claims: `
      Daglig omsorg om ditt husdjur
      Välj storlek efter ditt djur
    `,
    forbidden: `
      Botar separationsångest hos hund => Bekvämt för ditt husdjur
      Slut på loppor för alltid => Se hur det används och hur länge det räcker
      Godkänd av veterinärer => Fråga din veterinär
      Lydig hund på 3 dagar => Hjälp vid vardagens promenader
    `,
    negatives: `adoptera, omplacering, "valpar till salu", "kattungar till salu", uppfödare, hundhem, katthem, hundnamn, kattnamn, hundfrisör, hundrastgård, djurförsäkring, valpkurs`,
  }),
  home: niche({
    problems: `
      litet hem | det lilla hemmet | jag bor litet
      oreda hemma | oredan hemma | det är stökigt hemma
      damm hemma | dammet hemma | det blir dammigt hemma
      fuktiga väggar | de fuktiga väggarna | mina väggar är fuktiga
      mörkt rum | det mörka rummet | mitt rum är mörkt
    `,
    questions: `
      hur organiserar man ett litet hem
      bästa dammsugaren för lägenhet
      är en avfuktare värd pengarna
      vilken lampa till sovrummet
      bästa garderobsförvaringen
    `,
    ingredients: `trä, metall, ABS-plast, textil, glas, LED, HEPA-filter`,
    claims: `
      Praktisk hjälp i hemmet
      Gjort för vardagen hemma
    `,
    forbidden: `
      Dödar 100 % av alla bakterier => Se filtret och ytan det täcker
      Rent hem utan ansträngning => Hjälp med vardagsstädningen
      Marknadens kraftfullaste => Se effekt, ljudnivå och storlek
      Mögel borta för alltid => Se ytan den täcker och hur den används
    `,
    negatives: `"hus till salu", "lägenhet till salu", hyresrätt, bostad, bostadskö, bolån, mäklare, hemnet, ikea, bauhaus, planlösning, arkitekt, byggfirma, hemförsäkring`,
  }),
  car: niche({
    problems: `
      repor på bilen | reporna på bilen | min bil är repig
      smutsig bilinredning | den smutsiga bilinredningen | min bil är smutsig inuti
      punktering | punkteringen | jag har fått punka
      urladdat bilbatteri | det urladdade bilbatteriet | min bil startar inte
      mobil som glider i bilen | mobilen som glider i bilen | mobilen ramlar i bilen
    `,
    questions: `
      bästa bildammsugaren
      hur tar man bort repor på bilen
      är en bärbar kompressor värd pengarna
      vilken mobilhållare för bilen
      bästa dashcam
    `,
    ingredients: `ABS-plast, aluminium, mikrofiber, konstläder, silikon, litiumbatteri`,
    claims: `
      Praktiskt för vardagskörning
      Kolla att det passar din bil
    `,
    forbidden: `
      Tar bort alla repor => Se vilka repor den är tänkt för
      Sparar 50 % bränsle => Se vad den gör och hur den monteras
      Passar alla bilar => Kolla vilka modeller den passar
      Bäst på marknaden => Jämför effekt, kabel och tillbehör
    `,
    negatives: `"begagnade bilar", "begagnad bil", "bilar till salu", blocket, bytbil, bilhandlare, bilförsäkring, transportstyrelsen, billån, privatleasing, bilverkstad, bilprovningen, bilskrot`,
  }),
  baby: niche({
    problems: `
      bebis som inte sover | bebisen som inte sover | min bebis vill inte sova
      kladdiga måltider | de kladdiga måltiderna | min bebis kladdar med maten
      krypande bebis | den krypande bebisen | min bebis har börjat krypa
      utflykter med bebis | utflykterna med bebis | jag är ute med min bebis
    `,
    questions: `
      bästa babyvakten med kamera
      vilken barnstol ska man köpa
      är en kompakt barnvagn värt pengarna
      hur barnsäkrar man eluttag
      bästa lekmattan för krypande bebis
    `,
    ingredients: `silikon, bomull, BPA-fri plast, EVA, tvättbart tyg, trä`,
    claims: `
      Gjort för föräldrar och bebis
      För vardagen med bebis
      Se ålder och viktgräns
    `,
    forbidden: `
      Bebisen sover hela natten => För bebisens kvällsrutin
      Slut på kolik => Fråga barnläkaren eller BVC
      100 % säker => Se säkerhetsstandard och ålder
      Förebygger plötslig spädbarnsdöd => Följ råden från BVC
    `,
    negatives: `bebisnamn, babyshower, "baby shark", könsavslöjande, reborn, barnläkare, förskola, barnvakt, vaccin, vaccination, adoption, graviditetstest, barnbidrag`,
  }),
  beautyDevices: niche({
    problems: `
      oönskad hårväxt | den oönskade hårväxten | jag vill få bort hår
      frissigt hår | det frissiga håret | mitt hår är frissigt
      torra fötter | de torra fötterna | mina hälar är torra
      trött ansikte | det trötta ansiktet | mitt ansikte ser trött ut
      pormaskar | pormaskarna | jag har pormaskar
    `,
    questions: `
      vilken plattborste ska man köpa
      är en epilator värd pengarna
      fungerar ipl hemma
      fungerar porsug
      bästa elektriska fotfilen
    `,
    ingredients: `keramik, turmalin, rostfritt stål, titan, silikon, LED, laddbart batteri`,
    claims: `
      Personlig vård hemma
      För din egenvård hemma
    `,
    forbidden: `
      Permanent hårborttagning => Se hur och var den används
      Ger dig ett yngre ansikte => För din rutin hemma
      Helt smärtfritt => Se nivåerna och anvisningarna
      Perfekt hud på 7 dagar => Se lägen och tillbehör
    `,
    negatives: `frisörsalong, nagelsalong, skönhetsklinik, laserklinik, "laser hårborttagning nära mig", vaxning, barberare, frisörutbildning, hudterapeut, hudvårdsutbildning`,
  }),
  garden: niche({
    problems: `
      torra växter | de torra växterna | mina växter torkar
      högt ogräs | det höga ogräset | min trädgård är full av ogräs
      mörk trädgård | den mörka trädgården | min trädgård är mörk
      mygg i trädgården | myggen i trädgården | min trädgård är full av mygg
      trasslig slang | den trassliga slangen | min slang trasslar sig
    `,
    questions: `
      bästa grästrimmern för liten trädgård
      hur vattnar man växter under semestern
      är solcellslampor värda pengarna
      är en expanderande slang bra
      vilken droppbevattning till krukor
    `,
    ingredients: `ABS-plast, latex, aluminium, stål, solpanel, LED, gummi`,
    claims: `
      För trädgård och balkong
      Se mått, vikt och material
    `,
    forbidden: `
      Slipp vattna för alltid => Hjälp med vattningen när du reser
      Dödar alla mygg => Se ytan den täcker och hur den används
      Går inte sönder => Se materialet och skötselråden
      Växer 3 gånger snabbare => Se hur och för vilka växter den används
    `,
    negatives: `trädgårdsmästare, trädgårdsdesign, trädgårdsarkitekt, anläggare, "klippa gräs", "botanisk trädgård", fröer, plantskola, bauhaus, plantagen, kolonilott`,
  }),
} satisfies Record<string, NichePack>;
