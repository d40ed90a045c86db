import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      sløve kniver | de sløve knivene | knivene mine er sløve
      mat som setter seg fast i pannen | maten som setter seg fast i pannen | maten setter seg fast i pannen
      lite kjøkken | det lille kjøkkenet | kjøkkenet mitt er lite
      rotete kjøkkenbenk | den rotete kjøkkenbenken | kjøkkenbenken min er full av rot
    `,
    questions: `
      beste knivsett til hjemmekokken
      hvilken stekepanne bør jeg kjøpe
      hvordan slipe kjøkkenkniver
      plassbesparende kjøkkenutstyr
      beste grønnsakskutter
    `,
    ingredients: `rustfritt stål, keramikk, silikon, glass, bambus, støpejern, slippbelegg`,
    claims: `
      For deg som lager mat ofte
      Laget for hverdagsmat
    `,
    forbidden: `
      Trenger aldri å slipes => Se stålet og hvordan det stelles
      Verdens beste kniv => Se stålet, skaftet og størrelsen
      Varer evig => Se råd om stell og rengjøring
      Ingenting setter seg fast => Slippbelegg: se hvordan det brukes
    `,
    negatives: `oppskrift, oppskrifter, restaurant, restauranter, matlagingskurs, kjøkkenoppussing, kjøkkenfronter, benkeplater, storkjøkken, ikea, kjøkkenplanlegger`,
  }),
  fitness: niche({
    problems: `
      ikke tid til treningssenter | det å ikke ha tid til treningssenter | jeg rekker ikke treningssenteret
      lite plass hjemme | det å ha lite plass hjemme | jeg trener på soverommet
      dårlig holdning | den dårlige holdningen | holdningen min er dårlig
      svakt grep | det svake grepet | grepet mitt er svakt
    `,
    questions: `
      beste hjemmegym for liten plass
      er en sammenleggbar tredemølle verdt pengene
      hvilken treningsstrikk bør man starte med
      hvordan bygge et hjemmegym
      beste holdningskorrigerer
    `,
    ingredients: `karbonstål, lateks, EVA, neopren, nylon, skumplast, aluminium`,
    claims: `
      Tren hjemme i ditt eget tempo
      Utstyr til hjemmetreningen
    `,
    forbidden: `
      Flat mage på 15 dager => Tren hjemme i ditt eget tempo
      Gå ned i vekt uten innsats => Se øvelsene du kan gjøre
      Garantert resultat => Se belastning, mål og bruk
      Erstatter treningssenteret => Utstyr til hjemmetreningen
    `,
    negatives: `"treningssenter nær meg", "sats elixia", evo, "fresh fitness", "personlig trener", peloton, treningsprogram, treningsplan, protein, kreatin, steroider`,
  }),
  pets: niche({
    problems: `
      dyrehår hjemme | dyrehårene hjemme | hunden min røyter overalt
      urolig hund | den urolige hunden | hunden min bjeffer når den er alene
      katt som klorer på sofaen | katten som klorer på sofaen | katten min klorer på sofaen
      hund som drar i båndet | hunden som drar i båndet | hunden min drar i båndet
      lukt fra kattedo | lukten fra kattedoen | kattedoen lukter
    `,
    questions: `
      beste børste til hund som røyter
      hvordan roe en urolig hund
      er en vannfontene til katt verdt pengene
      hvilken sele til hund som drar
      beste klorestativ
    `,
    ingredients: `silikon, rustfritt stål, bomull, nylon, ABS-plast, sisal, skumplast`,
    claims: `
      Daglig stell av kjæledyret
      Velg størrelse til dyret ditt
    `,
    forbidden: `
      Kurerer separasjonsangst hos hund => Komfort for kjæledyret ditt
      Slutt på lopper for alltid => Se hvordan det brukes og hvor lenge det varer
      Godkjent av veterinærer => Spør veterinæren din
      Lydig hund på 3 dager => Hjelp på hverdagsturen
    `,
    negatives: `adoptere, omplassering, "valper til salgs", "kattunger til salgs", oppdretter, dyrebeskyttelsen, hundenavn, kattenavn, hundefrisør, hundepark, dyreforsikring, valpekurs`,
  }),
  home: niche({
    problems: `
      lite hjem | det lille hjemmet | jeg bor lite
      rot hjemme | rotet hjemme | det er rotete hjemme
      støv hjemme | støvet hjemme | det blir støvete hjemme
      fuktige vegger | de fuktige veggene | veggene mine er fuktige
      mørkt rom | det mørke rommet | rommet mitt er mørkt
    `,
    questions: `
      hvordan organisere et lite hjem
      beste støvsuger til leilighet
      er en avfukter verdt pengene
      hvilken lampe til soverommet
      beste oppbevaring til garderobe
    `,
    ingredients: `tre, metall, ABS-plast, tekstil, glass, LED, HEPA-filter`,
    claims: `
      Praktisk hjelp i huset
      Laget for hverdagen hjemme
    `,
    forbidden: `
      Dreper 100 % av alle bakterier => Se filteret og arealet det dekker
      Rent hjem uten innsats => Hjelp til hverdagsrengjøringen
      Markedets kraftigste => Se effekt, støynivå og størrelse
      Mugg borte for alltid => Se arealet den dekker og hvordan den brukes
    `,
    negatives: `"hus til salgs", "leilighet til salgs", "leilighet til leie", bolig, boliglån, eiendomsmegler, megler, ikea, byggmax, plantegning, arkitekt, byggefirma, innboforsikring`,
  }),
  car: niche({
    problems: `
      riper i bilen | ripene i bilen | bilen min har riper
      skittent bilinteriør | det skitne bilinteriøret | bilen min er skitten inni
      punktering | punkteringen | jeg har punktert
      flatt bilbatteri | det flate bilbatteriet | bilen min starter ikke
      mobil som sklir i bilen | mobilen som sklir i bilen | mobilen faller ned i bilen
    `,
    questions: `
      beste bilstøvsuger
      hvordan fjerne riper i bilen
      er en bærbar kompressor verdt pengene
      hvilken mobilholder til bil
      beste dashcam
    `,
    ingredients: `ABS-plast, aluminium, mikrofiber, kunstskinn, silikon, litiumbatteri`,
    claims: `
      Praktisk til hverdagskjøring
      Sjekk at det passer bilen din
    `,
    forbidden: `
      Fjerner alle riper => Se hvilke riper den er ment for
      Sparer 50 % drivstoff => Se hva den gjør og hvordan den monteres
      Passer til alle biler => Sjekk hvilke modeller den passer til
      Best på markedet => Sammenlign effekt, kabel og tilbehør
    `,
    negatives: `bruktbil, "brukte biler", "bil til salgs", "biler til salgs", bilforhandler, bilforsikring, "statens vegvesen", billån, privatleasing, bilverksted, "eu kontroll", bilskrot, "finn bil"`,
  }),
  baby: niche({
    problems: `
      baby som ikke sover | babyen som ikke sover | babyen min vil ikke sove
      grisete måltider | de grisete måltidene | babyen min søler med maten
      baby som krabber | babyen som krabber | babyen min har begynt å krabbe
      turer med baby | turene med baby | jeg er på tur med babyen
    `,
    questions: `
      beste babycall med kamera
      hvilken barnestol bør jeg kjøpe
      er en kompakt barnevogn verdt pengene
      hvordan barnesikre stikkontakter
      beste lekematte til krabbende baby
    `,
    ingredients: `silikon, bomull, BPA-fri plast, EVA, vaskbart stoff, tre`,
    claims: `
      Laget for foreldre og baby
      For hverdagen med baby
      Se alder og vektgrense
    `,
    forbidden: `
      Babyen sover hele natten => Til babyens kveldsrutine
      Slutt på kolikk => Spør barnelege eller helsestasjonen
      100 % trygg => Se sikkerhetsstandard og alder
      Forebygger krybbedød => Følg rådene fra helsestasjonen
    `,
    negatives: `babynavn, babyshower, "baby shark", kjønnsavsløring, reborn, barnelege, barnehage, barnevakt, vaksine, vaksiner, adopsjon, graviditetstest, barnetrygd`,
  }),
  beautyDevices: niche({
    problems: `
      uønsket hårvekst | den uønskede hårveksten | jeg vil fjerne hår
      krusete hår | det krusete håret | håret mitt er krusete
      tørre føtter | de tørre føttene | hælene mine er tørre
      slitent ansikt | det slitne ansiktet | ansiktet mitt ser slitent ut
      hudormer | hudormene | jeg har hudormer
    `,
    questions: `
      hvilken rettebørste bør jeg kjøpe
      er en epilator verdt pengene
      virker ipl hjemme
      virker poresuger
      beste elektriske fotfil
    `,
    ingredients: `keramikk, turmalin, rustfritt stål, titan, silikon, LED, oppladbart batteri`,
    claims: `
      Personlig pleie hjemme
      Til din egenpleie hjemme
    `,
    forbidden: `
      Permanent hårfjerning => Se hvordan og hvor den brukes
      Gir deg et yngre ansikt => Til rutinen din hjemme
      Helt smertefritt => Se nivåene og anvisningene
      Perfekt hud på 7 dager => Se moduser og tilbehør
    `,
    negatives: `frisørsalong, neglesalong, skjønnhetsklinikk, laserklinikk, "laser hårfjerning nær meg", voksing, barberer, frisørutdanning, hudterapeut, hudpleieutdanning`,
  }),
  garden: niche({
    problems: `
      tørre planter | de tørre plantene | plantene mine tørker ut
      høyt ugress | det høye ugresset | hagen min er full av ugress
      mørk hage | den mørke hagen | hagen min er mørk
      mygg i hagen | myggen i hagen | hagen min er full av mygg
      floket hageslange | den flokete hageslangen | hageslangen min floker seg
    `,
    questions: `
      beste gresstrimmer til liten hage
      hvordan vanne planter i ferien
      er solcellelamper verdt pengene
      er en utvidbar hageslange bra
      hvilken dryppvanning til krukker
    `,
    ingredients: `ABS-plast, lateks, aluminium, stål, solcellepanel, LED, gummi`,
    claims: `
      For hage, balkong og krukker
      Se mål, vekt og materiale
    `,
    forbidden: `
      Slipp å vanne for alltid => Hjelp med vanningen når du er bortreist
      Dreper all mygg => Se arealet den dekker og hvordan den brukes
      Går ikke i stykker => Se materialet og rådene om stell
      Vokser 3 ganger raskere => Se hvordan og til hvilke planter den brukes
    `,
    negatives: `gartner, hagearkitekt, hagedesign, anleggsgartner, gressklipping, "botanisk hage", frø, planteskole, hagesenter, plantasjen, kolonihage`,
  }),
} satisfies Record<string, NichePack>;
