import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      sløve knive | de sløve knive | mine knive er sløve
      mad der brænder på | maden, der brænder på | maden hænger fast på panden
      lille køkken | det lille køkken | mit køkken er lille
      rodet køkkenbord | det rodede køkkenbord | mit køkkenbord roder
      tårer ved løgskæring | tårerne ved løgskæring | jeg græder, når jeg skærer løg
    `,
    questions: `
      bedste knivsæt til hjemmet
      hvilken slip let pande skal man købe
      hvordan sliber man køkkenknive
      smarte køkkenting til små køkkener
      bedste grøntsagshakker
    `,
    ingredients: `rustfrit stål, keramik, silikone, glas, bambus, støbejern, slip let-belægning`,
    claims: `
      Til dig, der ofte laver mad
      Lavet til daglig madlavning
    `,
    forbidden: `
      Skal aldrig slibes => Se stålet og hvordan det plejes
      Verdens bedste kniv => Se stålet, grebet og størrelsen
      Holder hele livet => Se tips til pleje og rengøring
      Intet brænder nogensinde på => Slip let-belægning: se, hvordan den bruges
    `,
    negatives: `opskrift, opskrifter, restaurant, restauranter, madkursus, "køkken renovering", køkkenfirma, bordplade, bordplader, storkøkken, hth, kvik`,
  }),
  fitness: niche({
    problems: `
      ingen tid til fitness | den manglende tid til fitness | jeg har ikke tid til fitnesscenteret
      ingen plads derhjemme | den manglende plads | jeg træner i soveværelset
      dårlig holdning | den dårlige holdning | min holdning er dårlig
      svagt greb | det svage greb | mit greb er svagt
      stillesiddende dage | de stillesiddende dage | jeg sidder ned hele dagen
    `,
    questions: `
      bedste træningsudstyr til lille plads
      er et foldbart løbebånd godt
      hvilken træningselastik til begyndere
      hjemmetræning hvad skal man bruge
      bedste holdningskorrigerende vest
    `,
    ingredients: `stål, latex, EVA, neopren, nylon, skum, aluminium`,
    claims: `
      Træn hjemme i dit eget tempo
      Udstyr til hjemmetræning
    `,
    forbidden: `
      Flad mave på 15 dage => Træn hjemme i dit eget tempo
      Vægttab uden anstrengelse => Se de øvelser, du kan lave
      Garanterede resultater => Se belastning, størrelse og brug
      Erstatter fitnesscenteret => Udstyr til hjemmetræning
    `,
    negatives: `"fitness i nærheden", medlemskab, "fitness world", puregym, "personlig træner", peloton, træningsprogram, "øvelser pdf", proteinpulver, kreatin, steroider, fitnessinstruktør`,
  }),
  pets: niche({
    problems: `
      dyrehår i hjemmet | dyrehårene i hjemmet | min hund fælder overalt
      bange hund | den bange hund | min hund gør, når den er alene
      kat kradser i sofaen | kradseriet i sofaen | min kat kradser i sofaen
      hund trækker i snoren | trækkeriet i snoren | min hund trækker
      lugt fra kattebakken | lugten fra kattebakken | kattebakken lugter
    `,
    questions: `
      hvilken børste mod hundehår
      hvordan får man en hund til at falde til ro
      er et drikkespringvand til katte godt
      hvilken sele til en hund der trækker
      bedste kradsetræ
    `,
    ingredients: `silikone, rustfrit stål, bomuld, nylon, ABS-plast, sisal, skum`,
    claims: `
      Daglig pleje af dit kæledyr
      Vælg størrelsen til dit dyr
    `,
    forbidden: `
      Kurerer angst hos hunde => Komfort til dit kæledyr
      Slip af med lopper for altid => Se, hvordan det bruges, og hvor længe
      Anbefalet af dyrlæger => Spørg din dyrlæge
      En velopdragen hund på 3 dage => Hjælper på de daglige gåture
    `,
    negatives: `adoption, adoptere, "hvalpe til salg", "hvalp til salg", "killinger til salg", opdrætter, internat, hundenavne, kattenavne, hundesalon, hundetræner, hundeforsikring, hundeskole`,
  }),
  home: niche({
    problems: `
      lille bolig | den lille bolig | min bolig er lille
      rod i hjemmet | rodet i hjemmet | mit hjem roder
      støv i hjemmet | støvet i hjemmet | der kommer hurtigt støv hos mig
      fugtige vægge | de fugtige vægge | mine vægge er fugtige
      mørkt rum | det mørke rum | mit værelse er mørkt
    `,
    questions: `
      hvordan holder man orden i en lille bolig
      bedste støvsuger til lejlighed
      er en affugter pengene værd
      hvilken lampe til soveværelset
      bedste opbevaring til klædeskabet
    `,
    ingredients: `træ, metal, ABS-plast, stof, glas, LED, HEPA-filter`,
    claims: `
      Praktisk hjælp i hjemmet
      Lavet til hverdagen hjemme
    `,
    forbidden: `
      Dræber 100 % af alle bakterier => Se filteret og det areal, det dækker
      Rent hjem helt af sig selv => Hjælper med den daglige rengøring
      Verdens stærkeste støvsuger => Se effekt, lyd og størrelse
      Aldrig mere skimmelsvamp => Se areal og brug
    `,
    negatives: `"bolig til salg", "hus til salg", lejebolig, "lejlighed til leje", ejendomsmægler, boliglån, boligsiden, plantegning, arkitekt, håndværker, ikea, bauhaus, silvan, "jem og fix"`,
  }),
  car: niche({
    problems: `
      ridser i bilen | ridserne i bilen | min bil er ridset
      beskidt kabine | den beskidte kabine | min bil er beskidt indeni
      fladt dæk | det flade dæk | mit dæk er fladt
      dødt bilbatteri | det døde bilbatteri | min bil vil ikke starte
      mobil der glider i bilen | mobilen, der glider i bilen | min mobil falder ned i bilen
    `,
    questions: `
      bedste håndstøvsuger til bilen
      hvordan fjerner man ridser på bilen
      er en bærbar kompressor god
      hvilken mobilholder til bilen
      bedste dashcam
    `,
    ingredients: `ABS-plast, aluminium, mikrofiber, kunstlæder, silikone, litiumbatteri`,
    claims: `
      Praktisk på hver køretur
      Tjek, at det passer til bilen
    `,
    forbidden: `
      Fjerner alle ridser => Se, hvilke ridser det er beregnet til
      Sparer 50 % benzin => Se, hvad det gør, og hvordan det monteres
      Passer til alle biler => Tjek de modeller, det passer til
      Verdens bedste kompressor => Sammenlign effekt, ledning og tilbehør
    `,
    negatives: `brugtbil, "brugte biler", bilbasen, bilforhandler, bilforsikring, billån, leasing, privatleasing, "værksted i nærheden", bilsyn, nummerplade, kørekort, motorregistret`,
  }),
  baby: niche({
    problems: `
      baby sover ikke | de søvnløse babynætter | min baby sover ikke
      griseri ved måltiderne | griseriet ved måltiderne | min baby sviner ved bordet
      kravlende baby | den kravlende baby | min baby kravler
      tur med baby | turene med baby | jeg er på tur med min baby
      stikkontakter i hjemmet | stikkontakterne i hjemmet | min baby piller ved stikkontakten
    `,
    questions: `
      bedste babyalarm med kamera
      hvilken højstol skal man købe
      er en kompakt klapvogn god
      hvordan sikrer man stikkontakter mod børn
      bedste legetæppe til baby
    `,
    ingredients: `silikone, bomuld, BPA-fri plast, EVA, vaskbart stof, træ`,
    claims: `
      Lavet til forældre og babyer
      Til hverdagen med baby
      Se alder og vægt
    `,
    forbidden: `
      Din baby sover hele natten => Til din babys putterutine
      Kurerer kolik => Spørg din sundhedsplejerske
      Helt sikker for alle børn => Se standarden og aldersgruppen
      Forebygger vuggedød => Følg rådet fra din sundhedsplejerske
    `,
    negatives: `babynavne, drengenavne, pigenavne, babyshower, "gender reveal", "baby shark", reborn, børnelæge, dagpleje, vuggestue, babysitter, vaccination, vacciner, graviditetstest`,
  }),
  beautyDevices: niche({
    problems: `
      uønsket hårvækst | den uønskede hårvækst | jeg vil fjerne hår
      kruset hår | det krusede hår | mit hår kruser
      tørre fødder | de tørre fødder | mine hæle er tørre
      træt ansigt | det trætte ansigt | mit ansigt ser træt ud
      hudorme | hudormene | jeg har hudorme
    `,
    questions: `
      hvilken glattebørste skal man købe
      er en epilator god
      virker ipl derhjemme
      virker en porerenser
      bedste elektriske fodfil
    `,
    ingredients: `keramik, turmalin, rustfrit stål, titanium, silikone, LED, genopladeligt batteri`,
    claims: `
      Personlig pleje derhjemme
      Til din pleje derhjemme
    `,
    forbidden: `
      Fri for hår for altid => Se, hvordan og hvor det bruges
      Gør dit ansigt 10 år yngre => Til din pleje derhjemme
      Helt smertefri => Se trin og vejledning
      Perfekt hud på 7 dage => Se programmer og tilbehør
    `,
    negatives: `frisør, neglesalon, skønhedsklinik, laserklinik, "permanent hårfjerning pris", voksbehandling, barber, barbershop, kosmetologuddannelse, "hårfjerning klinik"`,
  }),
  garden: niche({
    problems: `
      tørre planter | de tørre planter | mine planter tørrer ud
      højt ukrudt | det høje ukrudt | min have er fuld af ukrudt
      mørk have | den mørke have | min have er mørk
      myg i haven | myggene i haven | der er mange myg i min have
      knæk på haveslangen | knækket på haveslangen | min haveslange slår knuder
    `,
    questions: `
      bedste græstrimmer til små haver
      vanding af planter i ferien
      er solcellelamper til haven gode
      er en fleksibel haveslange god
      hvilket drypvanding til krukker
    `,
    ingredients: `ABS-plast, latex, aluminium, stål, solpanel, LED, gummi`,
    claims: `
      Til have, altan og krukker
      Se mål, vægt og materiale
    `,
    forbidden: `
      Du skal aldrig vande igen => Hjælper med vandingen i ferien
      Dræber alle myg => Se areal og brug
      Umulig at ødelægge => Se materialet og tips til pleje
      Gror 3 gange hurtigere => Se, hvilke planter det er til
    `,
    negatives: `anlægsgartner, gartner, havemand, planteskole, "botanisk have", kolonihave, frø, havecenter, plantorama, bauhaus, silvan, "jem og fix", hash`,
  }),
} satisfies Record<string, NichePack>;
