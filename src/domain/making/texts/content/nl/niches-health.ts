import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      gewichtstoename | de gewichtstoename | ik kom steeds aan
      opgeblazen buik | een opgeblazen buik | mijn buik is opgeblazen
      trek in zoet | de trek in zoet | ik heb de hele dag trek in zoet
      snacken in de avond | het snacken in de avond | ik snack elke avond
      overgewicht | het overgewicht | mijn broek past niet meer
    `,
    questions: `
      wat helpt tegen snoepbuien
      waarom heb ik altijd honger
      welk eten geeft lang een vol gevoel
      hoe stop ik met snacken in de avond
      psyllium of glucomannaan
    `,
    ingredients: `psylliumvezels, glucomannaan, groene thee-extract, cafeïne, chroom, gember, appelazijn`,
    claims: `
      Past bij gevarieerd eten
      Voor wie bewust wil eten
      Naast eten en bewegen
    `,
    forbidden: `
      10 kilo afvallen in 30 dagen => Deel van een bewuste dagelijkse routine
      Afvallen zonder dieet => Past bij gevarieerd eten en bewegen
      Laat buikvet smelten => Bekijk de vezels en extracten in de formule
      Twee kledingmaten minder => Voor wie bewust wil eten
    `,
    negatives: `maagverkleining, maagband, liposuctie, afvalinjectie, "keto recepten", dieetschema, weekmenu, "bmi berekenen", calorieteller, "weight watchers", vasten, vermageringsprik`,
  }),
  joints: niche({
    problems: `
      gewrichtspijn | de gewrichtspijn | mijn gewrichten doen pijn
      kniepijn | de kniepijn | mijn knie doet pijn
      stijve vingers | de stijve vingers | mijn vingers zijn stijf
      krakende knieën | de krakende knieën | mijn knieën kraken
      rugpijn | de rugpijn | mijn rug doet pijn
    `,
    questions: `
      wat helpt tegen kniepijn
      waarom kraken mijn knieën
      welke vitamine is goed voor gewrichten
      waar is collageen type 2 goed voor
      stijve gewrichten in de ochtend
    `,
    ingredients: `collageen type II, kurkuma, MSM, chondroïtine, glucosamine, hyaluronzuur, boswellia`,
    claims: `
      Voor mensen in beweging
      Bewegen hoort bij je dag
      Voor wie graag actief is
    `,
    forbidden: `
      Nooit meer artrose => Voor wie graag actief is
      Herstelt het kraakbeen => Bekijk de voedingsstoffen in de formule
      Pijnvrij in 7 dagen => Lees het gebruik en overleg met je arts
      Vervangt pijnstillers => Deel van je dagelijkse routine
    `,
    negatives: `knieprothese, heupprothese, "nieuwe knie", fysiotherapie, fysiotherapeut, kniebrace, brace, orthopeed, cortisonespuit, cortisoninjectie, "oefeningen knie", reumatoloog`,
  }),
  sleep: niche({
    problems: `
      slecht slapen | het slechte slapen | ik kan niet slapen
      inslaapproblemen | de inslaapproblemen | ik kan niet inslapen
      onrustige nachten | de onrustige nachten | ik lig te woelen
      wakker worden in de nacht | het wakker worden in de nacht | ik word om 3 uur wakker
      moe wakker worden | het moe wakker worden | ik word moe wakker
    `,
    questions: `
      wat helpt om door te slapen
      waarom word ik om 3 uur wakker
      natuurlijk slaapmiddel voor volwassenen
      kun je elke dag melatonine nemen
      hoe val ik snel in slaap
    `,
    ingredients: `melatonine, magnesium, valeriaan, kamille, L-theanine, passiebloem, hop`,
    claims: `
      Voor je avondroutine
      Rustig de dag afsluiten
      Een kalm moment in de avond
      Kom in de avond tot rust
    `,
    forbidden: `
      Geneest slapeloosheid => Voor je avondroutine
      Val in 5 minuten in slaap => Een kalm moment in de avond
      Werkt als een slaappil => Praat met je huisarts over je slaap
      Gegarandeerd doorslapen => Lees het etiket en het gebruik
    `,
    negatives: `zolpidem, oxazepam, temazepam, matras, matrassen, hoofdkussen, dekbed, slaapkliniek, slaapapneu, cpap, slaapmuziek, "witte ruis", slaapliedje, slaapzak`,
  }),
  bloodSugar: niche({
    problems: `
      hoge bloedsuiker | de hoge bloedsuiker | mijn bloedsuiker is hoog
      suikerpieken | de suikerpieken | mijn suiker stijgt na het eten
      prediabetes | de prediabetes | ik heb prediabetes
      trek in suiker | de trek in suiker | ik wil altijd iets zoets
      suikerdips | de suikerdips | ik krijg een dip na het eten
    `,
    questions: `
      welk eten is goed voor je bloedsuiker
      wat is een normale bloedsuikerspiegel
      berberine en bloedsuiker
      helpt kaneel tegen hoge bloedsuiker
      wat doet chroom met je bloedsuiker
    `,
    ingredients: `chroom, ceylonkaneel, berberine, magnesium, alfaliponzuur, bittere meloen, gymnema`,
    claims: `
      Voor wie op zijn eten let
      Betere keuzes op je bord
      Naast je dagelijkse maaltijden
    `,
    forbidden: `
      Geneest diabetes => Voor wie op zijn eten let
      Verlaagt je bloedsuiker => Bekijk de mineralen in de formule
      Vervangt insuline => Stop nooit met een behandeling zonder je arts
      Stop met metformine => Overleg elke verandering met je arts
    `,
    negatives: `insuline, insulinepomp, metformine, bloedsuikermeter, glucosemeter, teststrips, sensor, dexcom, "freestyle libre", "diabetes type 1", zwangerschapsdiabetes, lancetten, hba1c`,
  }),
  prostate: niche({
    problems: `
      vergrote prostaat | de vergrote prostaat | mijn prostaat is vergroot
      vaak plassen | het vele plassen | ik moet vaak plassen
      zwakke straal | de zwakke straal | mijn straal is zwak
      plassen in de nacht | het plassen in de nacht | ik moet er 's nachts uit
      prostaatklachten | de prostaatklachten | ik heb last van mijn prostaat
    `,
    questions: `
      wat is goed voor de prostaat
      waarom moet ik 's nachts zo vaak plassen
      waar is zaagpalm goed voor
      supplement prostaat mannen boven 50
      welk eten is goed voor de prostaat
    `,
    ingredients: `zaagpalm, pygeum, lycopeen, pompoenpit, zink, selenium, brandnetel`,
    claims: `
      Voor mannen die goed leven
      Dagelijkse routine voor mannen
    `,
    forbidden: `
      Verkleint de prostaat => Dagelijkse routine voor mannen
      Voorkomt prostaatkanker => Ga op controle en vraag het je arts
      Nooit meer 's nachts naar de wc => Bekijk de voedingsstoffen in de formule
      Beter dan een operatie => Voor mannen van 40 en ouder
    `,
    negatives: `"psa waarde", psa, biopt, uroloog, prostaatkanker, prostaatonderzoek, tamsulosine, finasteride, katheter, bestraling, prostaatmassage`,
  }),
  skin: niche({
    problems: `
      droge huid | de droge huid | mijn huid is droog
      slappe huid | de slappe huid | mijn huid wordt slapper
      pigmentvlekken | de pigmentvlekken | ik heb vlekken op mijn gezicht
      fijne lijntjes | de fijne lijntjes | ik zie fijne lijntjes
      vette huid | de vette huid | mijn gezicht glimt
    `,
    questions: `
      wat helpt tegen een droge huid
      werkt collageen voor de huid
      welke vitamine is goed voor je huid
      huidverzorging boven de 40
      welk serum gebruik je in de avond
    `,
    ingredients: `collageenpeptiden, vitamine C, hyaluronzuur, niacinamide, retinol, zink, vitamine E`,
    claims: `
      Dagelijkse zorg voor je huid
      Je huidroutine, lekker simpel
      Zorg voor je huid, elke dag
    `,
    forbidden: `
      Wist rimpels uit => Dagelijkse zorg voor je huid
      Zie er 10 jaar jonger uit => Je huidroutine, lekker simpel
      Werkt als botox => Bekijk de textuur en het gebruik
      Voorgoed van acne af => Bekijk de ingrediënten in de formule
    `,
    negatives: `botox, fillers, laserbehandeling, huidarts, dermatoloog, schoonheidssalon, schoonheidsspecialist, "chemische peeling", tattoo, isotretinoïne, huidkanker, huiduitslag`,
  }),
  hair: niche({
    problems: `
      haaruitval | de haaruitval | mijn haar valt uit
      dun haar | het dunne haar | mijn haar wordt dunner
      breekbaar haar | het breekbare haar | mijn haar breekt af
      inhammen | de inhammen | mijn haarlijn trekt terug
      gespleten haarpunten | de gespleten haarpunten | mijn haarpunten zijn gespleten
    `,
    questions: `
      wat helpt tegen haaruitval
      waarom valt mijn haar uit
      welke vitamine is goed voor je haar
      is biotine goed voor je haar
      haaruitval na zwangerschap
    `,
    ingredients: `biotine, zink, collageen, vitamine B5, keratine, silicium, gierst`,
    claims: `
      Dagelijkse zorg voor je haar
      Voor je haarroutine
      Voor wie van zijn haar houdt
    `,
    forbidden: `
      Geneest kaalheid => Dagelijkse zorg voor je haar
      Nieuw haar in 30 dagen => Voor je haarroutine
      Stopt haaruitval => Bekijk de vitamines in de formule
      Beter dan minoxidil => Vergelijk het etiket
    `,
    negatives: `minoxidil, regaine, finasteride, haartransplantatie, pruik, pruiken, extensions, kapsel, kapsels, kapper, kapsalon, haarverf, haarstukje`,
  }),
  vision: niche({
    problems: `
      vermoeide ogen | de vermoeide ogen | mijn ogen zijn moe
      wazig zien | het wazige zien | ik zie wazig
      droge ogen | de droge ogen | mijn ogen zijn droog
      branderige ogen | de branderige ogen | mijn ogen branden achter het scherm
      slecht zien in het donker | het slechte zien in het donker | ik zie slecht in het donker
    `,
    questions: `
      wat helpt tegen vermoeide ogen
      welke vitamine is goed voor je ogen
      waar is luteïne goed voor
      waarom zie ik wazig
      ogen rust geven bij schermwerk
    `,
    ingredients: `luteïne, zeaxanthine, vitamine A, omega-3, blauwe bosbes, zink, astaxanthine`,
    claims: `
      Voor dagen vol beeldschermen
      Voor wie veel leest en kijkt
    `,
    forbidden: `
      Herstelt je zicht => Voor wie veel leest en kijkt
      Geneest staar => Doe een oogtest en vraag het je oogarts
      Nooit meer een bril => Voedingsstoffen voor je ogen
      Stopt maculadegeneratie => Bekijk de voedingsstoffen in de formule
    `,
    negatives: `bril, brillen, contactlenzen, lenzen, ooglaseren, laseren, oogtest, oogarts, opticien, oogdruppels, wimpers, staaroperatie`,
  }),
  memory: niche({
    problems: `
      vergeetachtigheid | de vergeetachtigheid | ik vergeet steeds dingen
      concentratieproblemen | de concentratieproblemen | ik kan me niet concentreren
      brain fog | de brain fog | mijn hoofd zit vol watten
      geheugenproblemen | de geheugenproblemen | ik kom niet op namen
      gebrek aan focus | het gebrek aan focus | ik ben snel afgeleid
    `,
    questions: `
      wat helpt tegen vergeetachtigheid
      welke vitamine voor geheugen en concentratie
      hoe blijf ik gefocust tijdens leren
      waar is ginkgo biloba goed voor
      waarom ben ik zo vergeetachtig
    `,
    ingredients: `ginkgo biloba, omega-3, fosfatidylserine, bacopa, vitamine B12, cafeïne, pruikzwam`,
    claims: `
      Voor dagen met veel taken
      Past in je werkdag
      Voor lange studiedagen
    `,
    forbidden: `
      Voorkomt alzheimer => Voor dagen met veel taken
      Krijg je geheugen terug => Past in je werkdag
      Behandelt ADHD => Praat met een zorgverlener
      Werkt als Ritalin => Bekijk de voedingsstoffen in de formule
    `,
    negatives: `geheugenkaart, "sd kaart", werkgeheugen, ram, "memory spel", "memory foam", geheugenspel, geheugentest, ritalin, adhd, alzheimer, dementie, "usb stick"`,
  }),
  gut: niche({
    problems: `
      verstopping | de verstopping | ik heb verstopping
      opgeblazen gevoel | het opgeblazen gevoel | ik voel me opgeblazen
      winderigheid | de winderigheid | ik heb last van winden
      spijsverteringsproblemen | de spijsverteringsproblemen | mijn buik speelt op
      trage stoelgang | de trage stoelgang | mijn stoelgang is traag
    `,
    questions: `
      wat helpt tegen een opgeblazen gevoel
      waar zijn probiotica goed voor
      welke vezels helpen bij verstopping
      waarom is mijn buik opgeblazen na het eten
      darmflora verbeteren waarmee
    `,
    ingredients: `probiotica, psyllium, inuline, spijsverteringsenzymen, gember, pepermunt, magnesium`,
    claims: `
      Voor bewuste maaltijden
      Balans begint op je bord
    `,
    forbidden: `
      Geneest verstopping => Je dagelijkse portie vezels
      Reinigt je darmen in 3 dagen => Lees het gebruik en drink genoeg water
      Doodt parasieten => Bekijk de ingrediënten in de formule
      Geneest een lekkende darm => Praat met je huisarts
    `,
    negatives: `darmonderzoek, coloscopie, laxeermiddel, movicolon, dulcolax, "maag darm arts", aambeien, "ziekte van crohn", "colitis ulcerosa", omeprazol, klysma, pantoprazol`,
  }),
  energy: niche({
    problems: `
      vermoeidheid | de vermoeidheid | ik ben altijd moe
      weinig energie | het gebrek aan energie | ik heb geen energie
      middagdip | de middagdip | ik zak in na de lunch
      futloosheid | de futloosheid | ik voel me futloos
      moeheid | de moeheid | ik word moe wakker
    `,
    questions: `
      wat helpt tegen vermoeidheid
      welke vitamine geeft energie
      waarom ben ik altijd moe
      wat te doen tegen de middagdip
      welk tekort maakt je moe
    `,
    ingredients: `cafeïne, guarana, vitamine B12, ijzer, maca, co-enzym Q10, creatine`,
    claims: `
      Voor dagen vol afspraken
      Begin de dag met een gewoonte
      Gemaakt voor drukke ochtenden
    `,
    forbidden: `
      Onbeperkte energie => Voor dagen vol afspraken
      Einde aan chronische vermoeidheid => Ga naar je huisarts als het aanhoudt
      Verhoogt je testosteron => Bekijk de vitamines in de formule
      Werkt meteen => Lees het gebruik op het etiket
    `,
    negatives: `energieleverancier, "energie vergelijken", energierekening, energiecontract, zonnepanelen, "energy drink", energydrank, monster, "red bull", eneco, vattenfall, essent`,
  }),
  oralCare: niche({
    problems: `
      slechte adem | de slechte adem | mijn adem ruikt
      bloedend tandvlees | het bloedende tandvlees | mijn tandvlees bloedt
      gele tanden | de gele tanden | mijn tanden zijn geel
      gevoelige tanden | de gevoelige tanden | kou doet pijn aan mijn tanden
      tandsteen | het tandsteen | ik heb tandsteen
    `,
    questions: `
      wat helpt tegen slechte adem
      waarom bloedt mijn tandvlees bij het poetsen
      probiotica tegen slechte adem
      tandvlees thuis verzorgen
      welk mondwater tegen slechte adem
    `,
    ingredients: `xylitol, orale probiotica, pepermunt, propolis, calcium, groene thee, hydroxyapatiet`,
    claims: `
      Dagelijkse zorg voor je mond
      Meer dan borstel en flosdraad
      Je mondverzorging, elke dag
    `,
    forbidden: `
      Laat je tanden teruggroeien => Meer dan borstel en flosdraad
      Geneest tandvleesontsteking => Dagelijkse zorg voor je mond
      Nooit meer naar de tandarts => Ga twee keer per jaar op controle
      Witte tanden in 3 dagen => Bekijk de formule en het gebruik
    `,
    negatives: `tandarts, tandartsverzekering, implantaat, implantaten, beugel, invisalign, facings, kunstgebit, wortelkanaalbehandeling, verstandskies, kroon, mondhygiënist`,
  }),
  tinnitus: niche({
    problems: `
      oorsuizen | het oorsuizen | mijn oren suizen
      piep in het oor | de piep in het oor | ik hoor een piep
      tinnitus | de tinnitus | ik heb tinnitus
      verstopte oren | de verstopte oren | mijn oren zitten dicht
      gebrom in het oor | het gebrom in het oor | ik hoor gebrom
    `,
    questions: `
      wat helpt tegen oorsuizen
      waarom heb ik een piep in mijn oor
      welke vitamine bij tinnitus
      oorsuizen in de nacht wat te doen
      naar welke arts met tinnitus
    `,
    ingredients: `ginkgo biloba, zink, magnesium, vitamine B12, hibiscus, knoflook, meidoorn`,
    claims: `
      Voor rustige momenten
      Een gewoonte voor kalme dagen
    `,
    forbidden: `
      Voorgoed van tinnitus af => Voor rustige momenten
      Geneest oorsuizen => Laat het nakijken door een KNO-arts
      Stilte in 7 dagen gegarandeerd => Bekijk de mineralen in de formule
      Herstelt je gehoor => Lees het etiket en vraag het je arts
    `,
    negatives: `gehoorapparaat, hoortoestel, hoortoestellen, gehoortest, audicien, "kno arts", oorsmeer, koptelefoon, oordopjes, oorbellen, piercing, beltoon, oorontsteking`,
  }),
  nails: niche({
    problems: `
      brokkelige nagels | de brokkelige nagels | mijn nagels brokkelen af
      gele teennagels | de gele teennagels | mijn teennagels zijn geel
      splijtende nagels | de splijtende nagels | mijn nagels splijten
      kalknagel | de kalknagel | ik heb een kalknagel
      ribbels in nagels | de ribbels in nagels | ik heb ribbels in mijn nagels
    `,
    questions: `
      wat helpt tegen brokkelige nagels
      waarom splijten mijn nagels
      welke vitamine voor sterke nagels
      gele teennagels verzorgen
      welk tekort bij slechte nagels
    `,
    ingredients: `biotine, keratine, silicium, zink, tea tree-olie, calcium, vitamine E`,
    claims: `
      Verzorgde nagels, elke dag
      Je nagelroutine
      Zorg voor handen en voeten
    `,
    forbidden: `
      Geneest kalknagels => Je nagelroutine
      Doodt schimmel in 7 dagen => Laat het nakijken door een huisarts
      Nieuwe nagels in een week => Verzorgde nagels, elke dag
      Vervangt schimmelmiddelen => Bekijk de ingrediënten in de formule
    `,
    negatives: `nagelstudio, nagelsalon, gelnagels, acrylnagels, kunstnagels, plaknagels, nagellak, nailart, manicure, pedicure, podotherapeut, terbinafine, spijkers`,
  }),
} satisfies Record<string, NichePack>;
