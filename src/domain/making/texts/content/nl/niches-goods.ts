import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      botte messen | de botte messen | mijn messen zijn bot
      aankoeken in de pan | het aankoeken in de pan | alles koekt aan in mijn pan
      kleine keuken | de kleine keuken | mijn keuken is klein
      rommelig aanrecht | het rommelige aanrecht | mijn aanrecht staat vol
      tranende ogen bij uien snijden | de tranende ogen bij uien | ik huil bij het uien snijden
    `,
    questions: `
      beste messenset voor thuis
      welke antiaanbakpan kopen
      hoe slijp je keukenmessen
      handige keukenspullen voor een kleine keuken
      beste groentesnijder
    `,
    ingredients: `roestvrij staal, keramiek, siliconen, glas, bamboe, gietijzer, antiaanbaklaag`,
    claims: `
      Voor wie graag handig kookt
      Gemaakt om elke dag te koken
    `,
    forbidden: `
      Hoeft nooit geslepen te worden => Bekijk het staal en het onderhoud
      Het beste mes ter wereld => Bekijk het staal, het heft en de maat
      Gaat een leven lang mee => Bekijk de tips voor onderhoud
      Er koekt nooit iets aan => Antiaanbaklaag: bekijk het gebruik
    `,
    negatives: `recept, recepten, restaurant, restaurants, kookcursus, kookworkshop, keukenzaak, inbouwkeuken, keukenblad, horeca, keukenrenovatie`,
  }),
  fitness: niche({
    problems: `
      geen tijd voor de sportschool | het gebrek aan tijd voor de sportschool | ik heb geen tijd voor de sportschool
      geen ruimte in huis | het gebrek aan ruimte | ik sport in mijn slaapkamer
      slechte houding | de slechte houding | mijn houding is slecht
      zwakke greep | de zwakke greep | mijn greep is zwak
      weinig beweging | het gebrek aan beweging | ik zit de hele dag
    `,
    questions: `
      beste fitnessapparaat voor een kleine ruimte
      is een opvouwbare loopband handig
      welke weerstandsband voor beginners
      home gym beginnen wat heb je nodig
      beste houdingscorrector
    `,
    ingredients: `staal, latex, EVA, neopreen, nylon, schuim, aluminium`,
    claims: `
      Train thuis in je eigen tempo
      Spullen voor je home gym
    `,
    forbidden: `
      Platte buik in 15 dagen => Train thuis in je eigen tempo
      Afvallen zonder moeite => Bekijk de oefeningen die je kunt doen
      Gegarandeerd resultaat => Bekijk de belasting, de maat en het gebruik
      Vervangt de sportschool => Spullen voor je home gym
    `,
    negatives: `"sportschool in de buurt", abonnement, basic-fit, "personal trainer", peloton, trainingsschema, "oefeningen pdf", eiwitshake, creatine, steroïden, fitnesstrainer`,
  }),
  pets: niche({
    problems: `
      dierenharen in huis | de dierenharen in huis | mijn hond verhaart overal
      angstige hond | de angstige hond | mijn hond blaft als hij alleen is
      krabben aan de bank | het krabben aan de bank | mijn kat krabt aan de bank
      hond trekt aan de riem | het trekken aan de riem | mijn hond trekt
      geur van de kattenbak | de geur van de kattenbak | de kattenbak ruikt
    `,
    questions: `
      welke borstel tegen hondenharen
      hoe maak ik mijn hond rustig
      is een drinkfontein voor katten handig
      welk tuigje voor een hond die trekt
      beste krabpaal
    `,
    ingredients: `siliconen, roestvrij staal, katoen, nylon, ABS-kunststof, sisal, schuim`,
    claims: `
      Dagelijkse zorg voor je dier
      Kies de maat voor je dier
    `,
    forbidden: `
      Geneest angst bij honden => Comfort voor je huisdier
      Voorgoed van vlooien af => Bekijk het gebruik en hoe lang het meegaat
      Aanbevolen door dierenartsen => Vraag het je dierenarts
      Je hond opgevoed in 3 dagen => Helpt bij de dagelijkse wandeling
    `,
    negatives: `adoptie, adopteren, "puppy te koop", "puppy's te koop", "kitten te koop", fokker, asiel, dierenasiel, hondennamen, kattennamen, trimsalon, hondenschool, huisdierverzekering`,
  }),
  home: niche({
    problems: `
      klein huis | het kleine huis | mijn huis is klein
      rommel in huis | de rommel in huis | mijn huis is rommelig
      stof in huis | het stof in huis | mijn huis is snel stoffig
      vochtige muren | de vochtige muren | mijn muren zijn vochtig
      donkere kamer | de donkere kamer | mijn kamer is donker
    `,
    questions: `
      klein huis opruimen hoe begin je
      beste stofzuiger voor een appartement
      is een luchtontvochtiger handig
      welke lamp voor de slaapkamer
      beste kast organizer
    `,
    ingredients: `hout, metaal, ABS-kunststof, stof, glas, LED, HEPA-filter`,
    claims: `
      Handige hulp in het huishouden
      Voor elke dag in huis
    `,
    forbidden: `
      Doodt 100% van de bacteriën => Bekijk het filter en het bereik
      Een schoon huis zonder moeite => Helpt bij het dagelijks schoonmaken
      De sterkste ter wereld => Bekijk het vermogen, het geluid en de maat
      Nooit meer schimmel => Bekijk het bereik en het gebruik
    `,
    negatives: `"huis te koop", "huizen te koop", huurwoning, huurwoningen, funda, makelaar, hypotheek, plattegrond, architect, aannemer, ikea, gamma, praxis, karwei`,
  }),
  car: niche({
    problems: `
      krassen op de auto | de krassen op de auto | mijn auto heeft krassen
      vies interieur | het vieze interieur | mijn auto is vies van binnen
      lekke band | de lekke band | mijn band is lek
      lege accu | de lege accu | mijn auto start niet
      telefoon glijdt weg in de auto | de telefoon die wegglijdt | mijn telefoon valt in de auto
    `,
    questions: `
      beste kruimelzuiger voor in de auto
      hoe haal je krassen uit je auto
      is een draagbare compressor handig
      welke telefoonhouder voor de auto
      beste dashcam
    `,
    ingredients: `ABS-kunststof, aluminium, microvezel, kunstleer, siliconen, lithium-accu`,
    claims: `
      Handig bij elke rit
      Check of het in je auto past
    `,
    forbidden: `
      Verwijdert elke kras => Bekijk voor welke krassen het bedoeld is
      Bespaart 50% brandstof => Bekijk wat het doet en hoe je het plaatst
      Past in elke auto => Check de geschikte modellen
      De beste ter wereld => Vergelijk vermogen, snoer en accessoires
    `,
    negatives: `occasion, occasions, autodealer, "tweedehands auto", rdw, autoverzekering, "auto lenen", lease, leasen, "garage in de buurt", apk, autoscout, gaspedaal, rijbewijs`,
  }),
  baby: niche({
    problems: `
      baby slaapt niet | de slapeloze babynachten | mijn baby slaapt niet
      knoeien bij het eten | het knoeien bij het eten | mijn baby knoeit
      kruipende baby | de kruipende baby | mijn baby kruipt
      op pad met een baby | de uitjes met een baby | ik ga op pad met mijn baby
      stopcontacten in huis | de stopcontacten in huis | mijn baby zit aan het stopcontact
    `,
    questions: `
      beste babyfoon met camera
      welke kinderstoel kopen
      is een compacte buggy handig
      hoe beveilig je stopcontacten voor een baby
      beste speelmat om te kruipen
    `,
    ingredients: `siliconen, katoen, BPA-vrij kunststof, EVA, wasbare stof, hout`,
    claims: `
      Gemaakt voor ouders en baby's
      Voor elke dag met je baby
      Bekijk leeftijd en gewicht
    `,
    forbidden: `
      Je baby slaapt de hele nacht door => Voor het bedritueel van je baby
      Geneest krampjes => Vraag het de kinderarts
      Honderd procent veilig voor elk kind => Bekijk de norm en de leeftijd
      Voorkomt wiegendood => Volg het advies van het consultatiebureau
    `,
    negatives: `babynamen, jongensnamen, meisjesnamen, babyshower, "gender reveal", "baby shark", reborn, kinderarts, kinderopvang, oppas, gastouder, vaccinatie, vaccinaties, zwangerschapstest`,
  }),
  beautyDevices: niche({
    problems: `
      ongewenst haar | het ongewenste haar | ik wil haar verwijderen
      pluizig haar | het pluizige haar | mijn haar pluist
      droge voeten | de droge voeten | mijn hielen zijn droog
      vermoeid gezicht | het vermoeide gezicht | mijn gezicht ziet er moe uit
      mee-eters | de mee-eters | ik heb mee-eters
    `,
    questions: `
      welke stijlborstel kopen
      is een epilator handig
      werkt ipl thuis
      werkt een poriënzuiger
      beste elektrische eeltvijl
    `,
    ingredients: `keramiek, toermalijn, roestvrij staal, titanium, siliconen, LED, oplaadbare accu`,
    claims: `
      Verzorging in je badkamer
      Voor je verzorging thuis
    `,
    forbidden: `
      Voorgoed van je haar af => Bekijk hoe en waar je het gebruikt
      Maakt je gezicht 10 jaar jonger => Voor je verzorging thuis
      Volledig pijnloos => Bekijk de standen en het gebruik
      Perfecte huid in 7 dagen => Bekijk de standen en opzetstukken
    `,
    negatives: `kapper, kapsalon, nagelstudio, schoonheidssalon, laserkliniek, "laseren prijs", waxen, barbershop, kappersopleiding, "definitief ontharen kosten"`,
  }),
  garden: niche({
    problems: `
      droge planten | de droge planten | mijn planten drogen uit
      hoog onkruid | het hoge onkruid | mijn tuin staat vol onkruid
      donkere tuin | de donkere tuin | mijn tuin is donker
      muggen in de tuin | de muggen in de tuin | ik heb veel muggen in de tuin
      knik in de tuinslang | de knik in de tuinslang | mijn slang raakt in de knoop
    `,
    questions: `
      beste grastrimmer voor een kleine tuin
      planten water geven tijdens vakantie
      zijn solar tuinlampen goed
      is een flexibele tuinslang goed
      welk druppelsysteem voor potten
    `,
    ingredients: `ABS-kunststof, latex, aluminium, staal, zonnepaneel, LED, rubber`,
    claims: `
      Voor tuin, balkon en potten
      Maten, gewicht en materiaal
    `,
    forbidden: `
      Nooit meer planten water geven => Helpt bij het water geven in de vakantie
      Doodt elke mug => Bekijk het bereik en het gebruik
      Onverwoestbaar => Bekijk het materiaal en het onderhoud
      Laat alles 3 keer sneller groeien => Bekijk voor welke planten het is
    `,
    negatives: `hovenier, hoveniers, tuinman, tuincentrum, "botanische tuin", volkstuin, zaden, zaad, kwekerij, intratuin, gamma, praxis, karwei, wiet`,
  }),
} satisfies Record<string, NichePack>;
