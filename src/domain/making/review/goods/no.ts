import type { GoodsRules } from '../goods-rules.ts';
import { listOf } from '../phrases.ts';
import { noWords } from '../trade/no.ts';
import { names } from '../trade/any.ts';
import { combinations, everywhere, rareOffers } from './any.ts';

export const goodsNo: GoodsRules = {
  lexicon: {
    ...names,
    sofa: listOf(`fra sofaen, hjemmefra, i pysjen, pa mobilen`),
    perDay: listOf(`om dagen, dagen, per dag, hver dag, daglig, i timen`),
    lovely: listOf(`kjærlighet[a-z]*, eks, eksen, tilbake, partner, penger, lotto, lykke`),
    seer: listOf(`spadame, klarsynt, medium, heks, sjaman, magiker, synsk`),
    forever: listOf(`for alltid, for evig, livstid[s]?, gratis, delt, ubegrenset`),
    streamer: listOf(`netflix, spotify, disney, viaplay, tv2 play, prime video, hbo`),
    lacking: listOf(
      `uten (?:teori[a-z]*|[a-zæø]*prøve|kjøretimer|lege|studier|eksamen|skole|legebesøk|kurs), falsk[e]?`,
    ),
    credentials: listOf(`førerkort, pass, vitnemal, diplom, legeerklæring, legitimasjon, visum, sertifikat`),
    hiding: listOf(`skjult[e]?, gjemt, hemmelig[e]?, forkledd, leppestift, penn, kam, stokk, belte`),
    blade: listOf(`kniv, klinge, blad, dolk`),
    eaves: listOf(`avlytt[a-z]*, tyvlytt[a-z]*`),
    fake: listOf(
      `replika(?:er)?, kopi(?:er)?, falske?, fake, etterligning(?:er)?, imitasjon(?:er)?, forfalsk[a-z]*, piratkopi[a-z]*`,
    ),
    fashion: listOf(
      `klokker?, (?:merke|designer)?vesker, merkevesker, sko, sneakers, briller, parfymer?, klær, merke[a-zæ]*, smykker, luksus[a-z]*`,
    ),
    partner: listOf(
      `kona, kone, mann(?:en)?, kjæreste(?:n)?, partner(?:en)?, eks(?:en)?, ektefelle, ansatte?, hennes, hans, utroskap, utro, noen`,
    ),
    spy: listOf(`spore?, spioner[a-z]*, overvak[a-z]*, avlytt[a-z]*, les, lese, følg, kontroller`),
    spied: listOf(`mobil(?:en)?, telefon(?:en)?, whatsapp, meldinger?, meldingene, samtaler, chatter, sms`),
    hidden: listOf(
      `skjult[e]?, hemmelig[a-z]*, spion[a-z]*, usynlig[a-z]*, i smug, uten at (?:hun|han|noen) [a-z]+`,
    ),
    device: listOf(
      `gps[a-z]*, sporere?, kamera(?:er)?, mikrofon(?:er)?, apper?, app, opptaker[e]?, meldinger?, meldingene`,
    ),
    paper: listOf(
      `masteroppgave[a-z]*, bacheloroppgave[a-z]*, oppgave[a-z]*, avhandling(?:en)?, semesteroppgave[a-z]*, essay`,
    ),
    writeFor: listOf(`vi skriver, kjøp, skrevet for, skriver masteroppgaven, skriv oppgaven for`),
    document: listOf(
      `førerkort[a-z]*, lappen, diplom(?:er)?, id-?kort, legeerklæring, attest(?:er)?, vitnemal, sykmelding, legitimasjon`,
    ),
    forged: listOf(`falske?, falskt, uten (?:prøve|eksamen|kjøreprøve|lege|studier|oppkjøring), kjøp`),
    drugTest: listOf(`narkotest[a-z]*, urinprøve[a-z]*, rusmiddeltest`),
    beat: listOf(`besta, lur, jukse, negativ, detox[a-z]*`),
    buy: listOf(`kjøp, kjøpe, billige?, ekte, fa flere`),
    fan: listOf(`følgere, likes, visninger, abonnenter, likerklikk`),
    hack: listOf(`hack[a-z]*, knekk[a-z]*, bryt inn`),
    account: listOf(
      `kontoer?, konto, instagram, facebook, whatsapp, wifi, passord[a-z]*, mobil(?:er|en)?, naboens`,
    ),
    earn: listOf(`tjen[a-z]*, inntekt[a-z]*, profitt, gevinst`),
    period: listOf(`om, i (?:uken|maneden|timen), per (?:dag|maned|uke), hver (?:dag|maned|uke), daglig`),
    easy: listOf(
      `uten (?:jobb|arbeid|a jobbe|innsats|risiko), hjemmefra, hjemme, i søvne, mens du sover, automatisk, garantert, enkelt`,
    ),
    radar: listOf(
      `radarvarsler[a-z]*, radardetektor[a-z]*, fotoboks[a-z]*, radar[a-z]*, skilt(?:er|et)?, laserjammer`,
    ),
    evade: listOf(`unnga, varsler, detektor, jammer, skjul[a-z]*, aldri mer, lur, bøter, fartsbøter`),
    disaster: listOf(
      `pandemi(?:en)?, korona[a-z]*, covid[a-z0-9-]*, krig(?:en)?, flom[a-z]*, katastrofe[a-z]*`,
    ),
    profit: listOf(`tjen[a-z]*, rabatt, tilbud, salg, profiter[a-z]*, utnytt`),
    support: listOf(`support, kundeservice, hjelpesenter, brukerstøtte`),
    exam: listOf(`eksamen, prøven, jobb, visum, opptak`),
    guaranteed: listOf(`garanter[a-z]*, uten a lese`),
    learn: listOf(`lær, snakk, flytende, engelsk, spansk, fransk`),
    fast: listOf(`pa (?:bare |kun )?\\d+ (?:dager|timer|uker), over natten, i søvne`),
    ticket: listOf(`billett(?:er)?`),
    resale: listOf(`utsolgte?, videresalg, konsert[a-z]*, svartebørs`),
    free: listOf(`gratis, livstid[a-z]*, opplast, uten abonnement, pirat[a-z]*, ulovlig[a-z]*`),
    media: listOf(`alle kanaler, kanaler, film(?:er)?, serier, fotball, tv-?boks, fire stick`),
    cheap: listOf(`billig[a-z]*, livstid[a-z]*, lisens(?:er|nøkkel)?, nøkkel, cracket, crack`),
    antiquity: listOf(
      `vikingmynt\\p{L}*, vikingsverd, romerske mynter?, antikke (?:\\p{L}+ )?(?:mynter|vaser|statuer|figurer|amforaer),
      detektorfunn\\p{L}*, oldsaker?, oldtidsfunn\\p{L}*, tempelfigur\\p{L}*, gravgods, kileskrift\\p{L}*, mumie\\p{L}*, amfora\\p{L}*,
      gullfunn, myntskatt\\p{L}*, løse kulturminner`,
    ),
    dugUp: listOf(
      `(?:fersk|rett|direkte) (?:fra|ut av) (?:akeren|jorda|jorden|graven|jordet), fra (?:akeren|jordet), gravd opp, nygravd\\p{L}*,
      oppgravd\\p{L}*, aldri (?:meldt|innlevert|levert)\\p{L}*, ikke (?:meldt|innlevert),
      uten (?:funnmelding|eksporttillatelse|proveniens|a melde), fra (?:et |en )?(?:tempel|grav|pyramide), plyndret\\p{L}*,
      utenom tollen`,
    ),
    movable: listOf(
      `elsyk\\p{L}*, lastesyk\\p{L}*, syk(?:kel|ler), racersyk\\p{L}*, telefoner?, mobiler?, iphones?, pc-?er, verktøy\\p{L}*,
      kobber\\p{L}*, katalysator\\p{L}*, moped\\p{L}*, klokker, smykker, kollisjonsputer, pahengsmotor\\p{L}*, elsparkesyk\\p{L}*,
      kabler`,
    ),
    unproven: listOf(
      `(?:rammenummer|serienummer|imei|chassisnummer|rammenummeret|serienummeret) (?:\\p{L}+ )?(?:slipt|fjernet|borte|uleselig|endret|filt)(?: \\p{L}+)?,
      (?<!ogsa )uten (?:kvittering|kjøpsbevis|eierbevis), spør ikke hvor, hælervarer, tyvegods`,
    ),
    reship: listOf(
      `ta imot pakker (?:\\p{L}+ )?(?:send|videresend)\\p{L}*, (?:motta|ta imot) og videresend pakker, pakkeagent\\p{L}*,
      (?:lei|lan) ut (?:din |ditt )?(?:bankid|kontoen|konto|bankkontoen|bankkortet)`,
    ),
    simCard: listOf(`kontantkort, simkort, sim-?kort, sim`),
    otherName: listOf(
      `i en annens navn, i falskt navn, uten (?:legitimasjon|id|registrering), anonymt (?:aktivert|registrert),
      registrert pa (?:en annen|andre)(?! \\p{L})`,
    ),
    fighting: listOf(
      `kamphaner, hanekamp\\p{L}*, hundekamp\\p{L}*, kamphund(?:er)? ..5 (?:ringen|kamp|trent|ubeseiret|blodlinje|vinner)\\p{L}*,
      (?:pitbull\\p{L}*|amstaff\\p{L}*) ..4 (?:ubeseiret|ringen|kamp)`,
    ),
    birdTrap: listOf(
      `limpinner?, fuglelim, fangstnett for (?:sma|sang|rov)fugl\\p{L}*, fotsaks\\p{L}*, revesaks\\p{L}*, fuglefell\\p{L}*,
      snarer for (?:radyr|hare|gaupe), forgiftet ate, giftate`,
    ),
    humanRemains: listOf(
      `menneskeskall\\p{L}*(?!.*(?:modell|plast)), menneskebein, menneskeknok\\p{L}*, menneskeskjelett\\p{L}*(?!.*(?:modell|plast)),
      menneskehodeskall\\p{L}*(?!.*modell),
      (?:ekte|menneskelige?) (?:\\p{L}+ )?(?:hodeskall\\p{L}*|skall\\p{L}*|skjelett\\p{L}*|knokler)(?!.*(?:modell|plast|anatomi)),
      krympet hode`,
    ),
    organ: listOf(`(?:en|min|din) nyre, nyren din, donornyre, (?:selg|kjøp|doner) ..1 nyre, eggceller?`),
    trades: listOf(
      `selg\\p{L}*, kjøp\\p{L}*, til salgs, (?:\\d+(?:\\.| )\\d\\d\\d|\\d\\d\\d\\d+) ?(?:kr\\.?|kroner), mot betaling, for penger`,
    ),
    youngPet: listOf(`valper?, kattung\\p{L}*, hundevalp\\p{L}*`),
    undocumented: listOf(
      `uten (?:chip|pass|vaksin\\p{L}*|id-?merking|eu-?pass|microchip), fra (?:bagasjerommet|en varebil|varebilen),
      overleveres pa (?:en )?(?:parkering|rasteplass)\\p{L}*`,
    ),
    blankPaper: listOf(
      `blanke? (?:vognkort|førerkort|resept|legeerklæring|sykmelding|pass|vaksinasjonskort|vitnemal|fagbrev)\\p{L}*,
      uutfylt\\p{L}* (?:førerkort|vognkort|resept|attest)\\p{L}*, (?:vognkort|førerkort|legeerklæring) in blanco`,
    ),
    sham: listOf(
      `proforma-?ekteskap\\p{L}*, skinnekteskap\\p{L}*, pro ?forma-? ?ekteskap\\p{L}*,
      (?:gift deg|ekteskap) (?:bare |kun )?for (?:papirene|oppholdstillatelse\\p{L}*|visum), proforma-?ansettelse\\p{L}*`,
    ),
    homeAddress: listOf(
      `folkeregistrert adresse, folkeregisteradress\\p{L}*, proforma-?adress\\p{L}*, bostedsadress\\p{L}*`,
    ),
    notLiving: listOf(
      `uten a bo (?:der|her), uten (?:innflytting|a flytte inn), bare pa papiret, kun pa papiret, til leie, til salgs, kjøp`,
    ),
    payslip: listOf(`lønnsslipp\\p{L}*, ansettelsesbevis, kontoutskrift\\p{L}*, skattemelding\\p{L}*`),
    onWish: listOf(
      `etter (?:ønske|mal), med den lønna du vil, valgfritt beløp, valgfri lønn, oppdiktet\\p{L}*, uten (?:jobb|arbeid|arbeidsgiver),
      pyntet\\p{L}*, banken (?:merker|ser) (?:ingenting|det ikke|ikke), ser ekte ut`,
    ),
    tollSticker: listOf(
      `oblat\\p{L}*, miljøsonemerk\\p{L}*, parkeringsbevis\\p{L}*, hc-?kort, handikapkort, beboerparkering\\p{L}*, vignett\\p{L}*,
      parkeringstillatelse\\p{L}*`,
    ),
    selfMade: listOf(
      `skriv ut (?:selv|hjemme|den selv|det selv), print (?:selv|hjemme), hjemmelaget, kopiert\\p{L}*, falsk\\p{L}*,
      uten (?:handikap|rett til|søknad|funksjonsnedsettelse), pdf til utskrift`,
    ),
    inspection: listOf(`eu-?kontroll\\p{L}*, eu-?godkjen\\p{L}*, periodisk kontroll`),
    unseen: listOf(
      `uten (?:oppmøte|a møte opp|bilen|a kjøre innom|kontroll), bilen blir hjemme, alltid godkjent, garantert godkjent,
      likevel gjennom, gjennom likevel`,
    ),
    odometer: listOf(`kilometerstand\\p{L}*, kilometertell\\p{L}*, km-?stand\\p{L}*`),
    turnsBack: listOf(
      `skrus? ned, skru\\p{L}* (?:ned|tilbake), spol\\p{L}* tilbake, senk\\p{L}*, halver\\p{L}*, manipuler\\p{L}*, etter ønske,
      stilles tilbake, km-?filter`,
    ),
    meter: listOf(`strømmal\\p{L}*, vannmal\\p{L}*, ams-?mal\\p{L}*, fjernvarmemal\\p{L}*, gassmal\\p{L}*`),
    slowed: listOf(
      `stopper(?! (?:vannet|ved)), star stille, bremser, saktere, en magnet, lure, lurer, juks\\p{L}*, teller bare halvparten, omga`,
    ),
    exhaustPart: listOf(
      `adblue, partikkelfilter\\p{L}*, dpf, egr, egr-?ventil\\p{L}*, katalysator\\p{L}*, scr, eksosrensing\\p{L}*`,
    ),
    removed: listOf(
      `emulator\\p{L}*, deaktiver\\p{L}*, sla\\p{L}* av, koble\\p{L}* (?:fra|ut), kode\\p{L}* ut, programmer\\p{L}* bort, off, delete,
      ut og likevel, fyll aldri ..1 igjen, slipp a fylle, simulator\\p{L}*, attrapp\\p{L}*, dummy`,
    ),
    exhaustCheat: listOf(
      `(?:partikkelfilter\\p{L}*|dpf|egr) (?:\\p{L}+ )?(?:fjern\\p{L}*|ut|tømt|boret)(?= .*(?:eu-?kontroll\\p{L}*|programvare|koding|chip)),
      adblue-?emulator\\p{L}*`,
    ),
    penaltyPoints: listOf(
      `prikke(?:r|ne)\\p{L}*, prikkene dine, fartsbøt(?:er|ene)\\p{L}*, fartsboten?, førerkortbeslag`,
    ),
    someoneElse: listOf(
      `en annen (?:tar|overtar|far)\\p{L}*, tar (?:\\p{L}+ )?skylden, tar (?:\\p{L}+ )?pa seg, annen fører, stramann\\p{L}*,
      sett en annen`,
    ),
    controllers: listOf(
      `kontrollør\\p{L}*, billettkontroll\\p{L}*, politikontroll\\p{L}*, promillekontroll\\p{L}*, parkeringsvakt\\p{L}*, p-?vakter?,
      utekontroll\\p{L}*`,
    ),
    warnsOf: listOf(
      `(?:viser|vet|varsler|se|avslører) hvor, varsler (?:om|deg|i tide), ga av i tide, slipp unna, unnga, snike uten, snike trygt`,
    ),
    parkingDisc: listOf(`p-?skiver?, parkeringsskiver?, parkeringsur`),
    selfTurning: listOf(
      `dreier seg selv, dreier (?:av seg selv|automatisk)(?!.*godkjent), følger klokka, selvdreiende, med (?:urverk|motor)`,
    ),
    tollRoad: listOf(`bomring\\p{L}*, bompeng\\p{L}*, bomstasjon\\p{L}*, bommen, autopass`),
    freeRide: listOf(
      `gratis gjennom, gratis forbi, uten a betale, slipp (?:unna )?(?:a betale )?bompeng\\p{L}*, usynlig for kamera\\p{L}*,
      registreres ikke, med denne folien`,
    ),
    numberPlate: listOf(`bilskilt\\p{L}*, registreringsnum\\p{L}*, nummerskilt\\p{L}*, skiltnum\\p{L}*`),
    nameAddress: listOf(
      `(?<!med )navn og (?:adresse|telefonnummer), (?:hvem|hvor) eieren (?:er|bor), adressen til eieren,
      eierens (?:adresse|telefon\\p{L}*)`,
    ),
    quietTag: listOf(
      `(?:airtag|smarttag|sporer)(?:en|s)? ..3 (?:uten (?:lyd|pip|høyttaler|varsel)|lydløs\\p{L}*|høyttaler(?:en)? fjernet)`,
    ),
    testWord: listOf(
      `teoriprøve\\p{L}*, oppkjøring\\p{L}*, eksamen\\p{L}*, statsborgerprøve\\p{L}*, prøven, norskprøve\\p{L}*`,
    ),
    whispers: listOf(
      `hvisk\\p{L}*, øreplugg med svar, live svar, en annen (?:tar|gar|møter) ..2 for deg, i ditt sted, svar\\p{L}* (?:\\p{L}+ )?i øret`,
    ),
    aiText: listOf(`ki-?tekst\\p{L}*, chatgpt-?\\p{L}*, oppgave med ki`),
    unnoticed: listOf(
      `oppdages ikke, oppdages aldri, ingen (?:detektor|sensor|lærer) (?:oppdager|ser|finner)\\p{L}*,
      forbi (?:plagiatkontroll\\p{L}*|turnitin|ouriginal|detektor\\p{L}*), umulig a oppdage`,
    ),
    giftCircle: listOf(
      `gavesirk\\p{L}*, pengesirk\\p{L}*, pyramidespill\\p{L}*, pump-?grupper?, pump (?:and|&|og) dump, pump-?signaler`,
    ),
    experimental: listOf(
      `stamcelle-?(?:terapi|kur|injeksjon|behandling)\\p{L}*, exosom\\p{L}* ..2 (?:injeksjon|terapi),
      fettløsende (?:injeksjon|sprøyte)\\p{L}*, hydrokinon\\p{L}*, lidokain\\p{L}*,
      (?:cpap|søvnapne)\\p{L}* ..3 uten (?:resept|lege|henvisning), klordioksid\\p{L}*, (?:mms|cds)-?draper, ivermektin\\p{L}*,
      ivermectin\\p{L}*, amygdalin, vitamin b17, ketamin\\p{L}*, brun nesespray, nesespray for brunfarge, melanotan\\p{L}*`,
    ),
    moreArms: listOf(
      `sprettert med stalkuler, startpistol\\p{L}*, gasspistol\\p{L}*, jaktgevær\\p{L}*, haglegevær\\p{L}*, jaktrifle\\p{L}*, hagler?,
      (?:3d|3-d)-?print\\p{L}* ..2 (?:vapen|pistol|gevær)\\p{L}*, skuddsikker\\p{L}*, stikksikker\\p{L}*, taregass\\p{L}*,
      kardestokk\\p{L}*, sluttstykke\\p{L}*, handvapen`,
    ),
    drinks: listOf(
      `akevitt, gløgg(?! uten), juleøl, ipa, pils, pilsner, portvin, grappa, ouzo, rose, cava, cremant, absint, rødvin\\p{L}*,
      hvitvin\\p{L}*, mjød, hjemmebrent, vinkartong\\p{L}*, sterkøl`,
    ),
    lottery: listOf(
      `eurojackpot\\p{L}*, norsk tipping, vikinglotto, flaxlodd\\p{L}*, flax-?lodd, skrapelodd\\p{L}*, tippekupong\\p{L}*,
      pokerturnering\\p{L}*, v75, travspill\\p{L}*, spillehall\\p{L}*, lottokupong\\p{L}*`,
    ),
    lawyer: listOf(`advokat\\p{L}*, forsvarer\\p{L}*, rettshjelp, juridisk hjelp`),
    accusedOf: listOf(`(?:ved|mot|om|siktelse|tiltale|i saker om)`),
    linedBag: listOf(
      `(?:veske|ryggsekk|jakke|bag) (?:\\p{L}+ )?(?:foret med|foret med|med|av) (?:folie|aluminiumsfolie|sølvpapir), folieveske\\p{L}*,
      alarmfjerner\\p{L}*, magnet for butikkalarm\\p{L}*`,
    ),
    shopGate: listOf(
      `alarmen, butikkalarm\\p{L}*, alarmbrikke\\p{L}*, varesikring\\p{L}*, butikkdetektiv\\p{L}*, piper aldri, ved utgangen`,
    ),
    oneKey: listOf(
      `(?:en|en|samme) (?:nøkkel|hovednøkkel|universalnøkkel) (?:\\p{L}+ )?til (?:alle|enhver|hver) (?:postkasser|automater|heiser),
      (?:hovednøkkel|universalnøkkel) ..2 (?:alle|enhver|postkasser)`,
    ),
    homeStill: listOf(
      `(?:brenn|lag|destiller) (?:din|ditt|selv) (?:\\p{L}+ )?(?:sprit|brennevin|alkohol|whisky|rom), hjemmebrent\\p{L}*,
      hjemmebrenning\\p{L}*, brenn selv`,
    ),
    laser: listOf(`laserpeker\\p{L}*, laser, lasere, grønn laser, lommelykt`),
    blinds: listOf(`blender(?! ikke) (?:enhver|bilister|piloter|alle), tenner fyrstikker, brenner hull`),
    sameWorkshop: listOf(`samme (?:verksted|fabrikk|systue)`),
    luxuryHint: listOf(`uten (?:kvittering|logo|merke|etikett), som paris, paris, milano, brøkdel, en tidel`),
    wildAnimal: listOf(
      `landskilpadd\\p{L}*, skilpadd\\p{L}*, kameleon\\p{L}*, papegøy\\p{L}*, aper?, slanger?, gekko\\p{L}*, frosker, koraller?,
      sjøhester, orkideer, kaktus\\p{L}*`,
    ),
    broughtHome: listOf(
      `tatt med (?:hjem )?(?:fra)?, hjembrakt\\p{L}*, (?:fra ferien|forbi tollen|i kofferten), villfang\\p{L}*, smuglet\\p{L}*`,
    ),
    takesCourse: listOf(
      `vi (?:\\p{L}+ )?(?:tar|gjennomfører|bestar|gjør|følger) (?:nettkurset|kurset|eksamenen|ditt|din|dine|e-?læringen|opplæringen)(?: \\p{L}+)? for deg,
      en annen tar ..2 (?:kurset|eksamen) for deg`,
    ),
    receipt: listOf(
      `kvittering\\p{L}*, kjøpsbevis\\p{L}*, vipps-?skjermbilde\\p{L}*, skjermbilde av (?:betaling|overføring|vipps)\\p{L}*`,
    ),
    freelyChosen: listOf(
      `(?:dato|beløp) (?:og \\p{L}+ )?(?:etter ønske|velger du|bestemmer du), velg (?:dato|beløp) selv, velg selv (?:dato|beløp),
      uten kjøp, tilbakedatert\\p{L}*`,
    ),
    reference: listOf(
      `attest\\p{L}*, referanse\\p{L}*, anbefaling\\p{L}*, arbeidsgiver\\p{L}*, sjef, cv, praksisbevis`,
    ),
    neverExisted: listOf(
      `som aldri (?:har eksistert|eksisterte|fantes), oppdiktet\\p{L}*, oppfunnet, aldri (?:jobbet|eksistert), vi svarer pa telefonen`,
    ),
    coins: listOf(`bitcoins?, krypto\\p{L}*, lommebøker, wallets?, ethereum`),
    fetchBack: listOf(
      `(?:henter|hent|skaffer) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:hjem|tilbake), tilbake fra (?:svindleren|hackeren)`,
    ),
    giftCodes: listOf(`gavekortkoder?, gavekort-?koder?, steam-?koder?, psn-?koder?`),
    generates: listOf(`uten (?:grense|grenser|ende), ubegrenset(?! gyldig), knekk\\p{L}*`),
    hisMessages: listOf(
      `(?:meldingene|chattene|snapene|mailene|bildene) (?:hans|hennes|deres),
      (?:hans|hennes) (?:\\p{L}+ )?(?:meldinger|chatter|snapper|mailer|bilder)`,
    ),
    atYours: listOf(`ogsa til deg, til mobilen din, pa din egen mobil, pa skjermen din, hos deg ogsa`),
    theseNumbers: listOf(
      `disse (?:seks )?tallene, de her tallene, vinnertall\\p{L}*, lottotall\\p{L}*, de riktige tallene`,
    ),
    drawDay: listOf(
      `(?:kommer|trekkes) (?:pa )?(?:lørdag|onsdag|fredag|i morgen), pa forhand, før trekningen`,
    ),
    comesBack: listOf(
      `(?:han|hun|eksen|eksen din|mannen din|kona di) (?:\\p{L}+ )?(?:er|kommer|star|ringer)`,
    ),
    withinNights: listOf(`(?:innen|pa) (?:\\p{L}+|\\d+) netter, pa sine knær, allerede i natt`),
    yourCard: listOf(
      `(?:kortet|bankkortet|kontoen|bankid|nettbanken|kredittkortet) (?:ditt|din),
      (?:ditt|din) (?:\\p{L}+ )?(?:kort|konto|bankid|nettbank)`,
    ),
    confirmPin: listOf(
      `bekreft (?:din|ditt|dine)? ?(?:pinkode\\p{L}*|pin|opplysninger|identitet|kode), utløper (?:i dag|i morgen|snart),
      oppdater (?:opplysningene|opplysninger) na, sperres (?:i dag|i morgen)`,
    ),
    undresses: listOf(
      `kle av (?:\\p{L}+ )?(?:\\p{L}+ )?med (?:denne |en )?(?:appen|app|ki|ai),
      (?:naboen|kollegaen|eksen|læreren|klassekameraten|sjefen) (?:\\p{L}+ )?(?:naken|uten klær)`,
    ),
    loanWord: listOf(`lan, lane, kreditt\\p{L}*, finansiering`),
    rejected: listOf(
      `(?:fatt |far )?(?:nei|avslag) (?:overalt|i alle banker|alle steder), avvist (?:overalt|av alle), ingen avvises, tross inkasso`,
    ),
    courierAccount: listOf(
      `(?:wolt|uber|foodora|bolt|bud|kurer)-? ?(?:konto|profil|account)\\p{L}*, verifiserte (?:kontoer|bankkontoer|profiler)`,
    ),
    rentedOut: listOf(`til (?:leie|salgs), leies ut, i andres navn, klar til bruk, kjøp`),
    cloneTools: listOf(
      `klonede (?:kort|kredittkort|bankkort), klonete kort, kredittkort med saldo, magnetstripe-?skriver, kortkloner, rfid-?kloner,
      fotlenke ..3 (?:av|omga|uten|lur)\\p{L}*, trafikklys ..2 grønt, blalys ..2 (?:magnet|egen bil|privatbil)\\p{L}*,
      endre karakterer i systemet`,
    ),
    preloaded: listOf(
      `(?:\\d\\d\\d+|\\d+\\.\\d\\d\\d|tusenvis av|alle) (?:\\p{L}+ )?(?:spill|filmer|e-?bøker|lydbøker|kurs|roms|serier) (?:pa (?:usb|en pinne|minnepinne|harddisk|sd-kort)|forhandsinstallert|pa en harddisk),
      alle kurs ..3 (?:telegram|google drive|for \\d\\d? ?kr)`,
    ),
    horseDoping: listOf(
      `(?:travhest|veddeløpshest|galopphest|brevdue)\\p{L}* ..4 (?:doping|raskere|sprøyte|usporbar),
      kan ikke spores i (?:testen|blodet|urinen|dopingtest)`,
    ),
  },
  words: noWords,
  shared: [everywhere, combinations, rareOffers],
  phrases: {
    no_prescription: `(?:antibiotika|penicillin|viagra|piller|tabletter|medisin[a-z]*|sovemidler|legemidler|smertestillende|ozempic|linser) + (?:uten|ingen) resept, reseptfri[a-z]* ..2 (?:antibiotika|viagra|xanax|tramadol), anabole, steroider, (?:botox|fillers?) ..3 (?:hjemme|selv|injiser[a-z]*), abortpiller, veksthormon, (?:xanax|tramadol|oxycodon|valium) ..2 (?:kjøp|online|bestill), (?:(?:kontakt)?linser) + (?:uten (?:synsprøve|resept|undersøkelse|optiker))`,
    sexual_service: `eskorte[a-z]*, sugar ?(?:daddy|baby), (?:erotisk|tantra|nuru)[a-z]* ?massasje, camjenter, nakenbilder, (?:usensurer[a-z]+|het[e]?|frekk[e]?) ..2 (?:chat|ki|kjæreste|videoer|bilder), (?:ki|ai)-?kjæreste, virtuell kjæreste, deepfakes?, (?:russiske|thai) (?:bruder|kvinner), (?:hete|heite|frekke) damer`,
    counterfeit: `kopi merkevesker, replika klokker, merkekopier, piratkopi[a-z]*,
      (?:perfekt[e]?|eksakt|identisk[e]?) ..1 (?:kopi|kopier|replika), (?:kopi|kopier|replika|falsk[e]?|fake) ..2 (?:{brand}|{fashion}|merke[a-z]*|klokke[a-z]*), {brand} ..2 (?:kopi|replika|fake), (?:merke|designer)[a-z]* ..2 (?:kopi|kopier|fake|replika)`,
    weapon: `armbrøst\\p{L}*, springkniv[a-z]*, butterflykniv[a-z]*, kastekniv[a-z]*, kampkniv[a-z]*, dolk[a-z]*, slasshanske[a-z]*, slasshanske[a-z]*, batong[a-z]*,
      kastestjerne[a-z]*, pepperspray, pistol(?:er)?(?! for lim), rifle[r]?, gevær(?:er)?, luftgevær, revolver[a-z]*, ammunisjon,
      lyddemper[e]?(?! for (?:bil|eksos)), armbrøst, elektrosjokk[a-z]*, skytevapen, kikkertsikte, softgun[a-z]*,
      {hiding} + {blade},
      elsjokk[a-zæøå]*, pepperspray, strømpistol[a-z]*, slasshansk[a-z]*`,
    explosive: `fyrverkeri[a-z]*, kinaputt[a-z]*, sprengstoff[a-z]*, granat(?:er)?, dynamitt, raketter til nyttar,
      (?:bygg|lag|lage) ..2 (?:bombe|bomber|sprengstoff|vapen)`,
    tobacco: `sigarett(?:er)?, e-?sigarett(?:er)?, sigar(?:er)?, tobakk[a-z]*, engangsvape[s]?, vannpipe[r]?, nikotin[a-z]*, snus[a-z]*`,
    recreational_drug: `marihuana, hasj, kokain, magisk sopp, fleinsopp, cannabisfrø, feminiserte, grinder, lystgass[a-z]*, amfetamin`,
    cannabis: `hampolje, cbd[a-z]*`,
    alcohol: `whisky, vodka, gin, tequila, øl, vin, viner, champagne, likør[a-z]*, brennevin, akevitt, prosecco, cognac`,
    gambling: `(?:sikre|garanterte|vinnende) (?:spill|odds|bet)\\p{L}*, (?:nett)?casino[a-z]*, kasino[a-z]*, veddemal, spilleautomat[a-z]*, odds[a-z]*, gratisspinn, lotteri[a-z]*, roulette, poker pa nett, bingo pa nett,
      betting, skrapelodd[a-z]*`,
    adult: `vibrator(?:er)?, sexleketøy, sexdukke[r]?, erotisk[a-z]*, erotikk, sexdate[s]?, eskorte[a-z]*, porno, nakenbilder, analplugg`,
    prescription_good: `(?:antibiotika|legemidler|medisin|piller|linser|viagra|tabletter) uten resept, reseptfri antibiotika, antibiotika, anabole?, steroider,
      testosteron inj[a-z]*, slankepenn[a-z]*, slankesprøyte, veksthormon, sovetabletter pa nett, abortpiller`,
    hidden_tracking: `les (?:snapchat|meldingene|snapene)\\p{L}* (?:til|hennes|hans) (?:\\p{L}+ ){0,1}(?:dattera|kona|mannen|kjæresten|datteren), (?:gps|sporing|kamera|mikrofon)\\p{L}* ..3 (?:skjul|gjem|usynlig)\\p{L}* ..4 (?:kon[ae]|mann|kjæreste|partner|eks)\\p{L}*, i smug, avlyttingsutstyr, avslør utroskap,
      (?:kamera|mikrofon|sporer|gps|app|sporing|opptaker)[a-z]* ..4 (?:skjult[e]?|hemmelig[a-z]*|partner[a-z]*|kone[n]?|mann[en]*|kjæreste[a-z]*|utro[a-z]*|eks|usynlig[e]?), (?:les|se|følg|spioner|avlytt|overvak) ..3 (?:meldinger|whatsapp|mobil[a-z]*|sms|telefon[a-z]*|chat[a-z]*) ..3 (?:partner[a-z]*|kone[ns]*|mann[ens]*|kjæreste[a-z]*|hennes|hans|skjult)?(?= |$), (?:avslør|ta) ..3 (?:utro[a-z]*|utroskap),
      {eaves},
      spion(?:kamera|kameraer|app|utstyr|mikrofon)[a-z]*, [a-z]*-?spion ..1 (?:gratis|app)`,
    hacking: `(?:stjal|hack|tapt)\\p{L}* (?:krypto|bitcoin|valuta|lommebok)\\p{L}* ..2 (?:tilbake|igjen), vi hacker, jammer[e]?, støysender[e]?, dirkesett, lei en hacker, {game} (?:hacks?|juks|cheats?), strømmaler manip[a-z]*,
      (?:hack|knekk|bryt deg inn)[a-z]* ..3 (?:konto[a-z]*|snapchat|instagram|facebook|wifi|passord[a-z]*|mobil[a-z]*), jammer[a-z]*, støysender[a-z]*, naboens wifi, strømmaler[en]* ..3 (?:magnet|sakte[re]*|stopp[a-z]*|manipuler[a-z]*|lur[a-z]*), dirkesett, apne[r]? ..1 (?:alle|enhver) ..1 (?:laser|las|biler|bil|dør), (?:stjalne|hackede) (?:kontoer|kort)`,
    fake_document: `falske (?:penger|sedler|id|pass|vitnemal), falsk (?:id|legitimasjon|førerkort),
      (?:førerkort|vitnemal|diplom|pass|legitimasjon|legeerklæring|sykemelding|id-?kort|bevis|lønnsslipp) ..3 (?:uten (?:prøve|eksamen|lege|studier|oppkjøring|skole)|til salgs|falsk[e]?|kjøp|pa \\d+ (?:timer|dager)|forfalsket), (?:kjøp|bestill) ..2 (?:førerkort|vitnemal|diplom|pass|legeerklæring|id-?kort), falske ..1 (?:sedler|penger|id|pass|papirer|vitnemal),
      {credentials} + {lacking},
      (?:sykmelding|sykemelding|legeerklæring|egenmelding) + (?:online|straks|uten|pa nett)`,
    cheating: `syntetisk urin, lekkede (?:eksamener|svar|oppgaver), jukseøreplugg,
      (?:masteroppgave|oppgave|bachelor|avhandling|stil|lekser)[a-z]* ..3 (?:skrevet for|kjøp|ferdig[e]?|av eksperter|pa \\d+ timer|skriver vi), vi skriver ..1 (?:din|ditt|oppgaven), (?:narkotest|urinprøve|rustest) ..3 (?:besta|negativ|jukse|lure), (?:eksamen|prøve|oppkjøring)[a-z]* ..2 (?:lekk[a-z]*|svar|juks|øreplugg|fasit), falsk urin,
      vi (?:gjør|skriver|løser) ..1 (?:leksene|oppgaven|oppgavene|din|dine) ?(?:din|dine|lekser|eksamen)?|(?:lekser|oppgave)[a-z]* ..2 (?:for deg|av eksperter)`,
    police_evasion: `radarvarsler[a-z]*, radardetektor[a-z]*, unnga (?:farts)?bøter, laserjammer,
      (?:fotoboks|radar|fartskontroll|promille|fartsbot|bot|politi)[a-z]* ..3 (?:unnga|lur|detektor|varsl[a-z]*|aldri mer|jam[a-z]*|usynlig), (?:unnga|slipp|lur|aldri mer) ..1 (?:farts)?(?:bøter|bot|fotobokser|politiet|fotoboks), (?:bilskilt|skilt|nummerskilt)[a-z]* ..2 (?:skjult|usynlig|snu[a-z]*|flip[a-z]*|dekk[a-z]*|uleselig),
      prikker ..2 (?:slett|fjern)`,
    fake_engagement: `kjøp (?:\\p{L}+ )?(?:anmeldelser|omtaler), falske (?:følgere|anmeldelser|likes), kjøp (?:\\p{L}+ )?{fan},
      (?:følgere|likes|likerklikk|abonnenter|visninger|anmeldelser) ..3 (?:kjøp|billig[a-z]*|straks|garanter[a-z]*|ekte|falske|5 stjerne[a-z]*|pa \\d+), (?:kjøp|flere|ekte|falske) ..2 (?:\\d[\\d.]*(?: \\d\\d\\d)? ?k? )?(?:følgere|likes|abonnenter|visninger|anmeldelser)(?! fra (?:kunder|kjøpere))`,
    piracy: `alle kanaler, cracket, piratkopi[a-z]*, ulovlig strømming,
      (?:alle kanaler|sport|film|filmer|eliteserien|serier|kanaler|fotball) ..3 (?:iptv|gratis|uten abonnement|ulovlig[a-z]*|livstid|ubegrenset|last opp|for \\d+ kr), (?:fire stick|firestick|tv-?boks|boks) ..3 (?:alle kanaler|last opp|film|filmer|gratis|fylt|jailbreak), (?:windows|office|adobe|photoshop)(?: \\d+)? ..2 (?:livstid|cracket|for \\d+ kr|gratis|billig), (?:last ned|se|strøm) ..3 (?:film|filmer|serier|spill|kamper|bøker) ..2 gratis, (?:netflix|spotify|disney|viaplay) ..2 (?:livstid|gratis|delt|billig),
      {streamer} + {forever}`,
    ticket_resale: `kjøpt opp`,
    credit_repair: `slett (?:betalingsanmerkning[a-z]*|gjeld[a-z]*), lan (?:uten kredittsjekk|med betalingsanmerkning)[a-z]*, fjern betalingsanmerkning[a-z]*,
      lan ..3 (?:tross|uten|selv om) ..1 (?:betalingsanmerkning[a-z]*|kredittsjekk|inkasso), (?:slett|fjern) ..1 (?:gjeld|betalingsanmerkning)[a-z]*`,
    event_exploitation: ``,
    earnings: `(?:lei|lan)\\p{L}* (?:ut )?(?:kontoen|bankkontoen|bankid) din, (?:penger|betalt|tjen|\\d+ kr) ..1 (?:for|per|pa) (?:hver )?(?:anmeldelse|omtale|like|klikk|oppgave|video|undersøkelse)\\p{L}*, aldri taper, taper aldri, bli (?:rik|millionær)[a-z]*, rik raskt, passiv inntekt (?:garantert|uten|i søvne), doble (?:pengene|dine|din) [a-z]*,
      \\d+ ?% (?:om dagen|per (?:dag|maned|uke)|avkastning|gevinst), trading ?(?:bot|robot|signaler), si opp jobben, økonomisk frihet pa,
      garantert (?:gevinst|inntekt|avkastning), raske penger,
      \\d[\\d.]*(?: \\d\\d\\d)? ?(?:kr\\.?|kroner) ..2 (?:om dagen|dagen|per dag|i maneden|i uka|i timen|daglig), (?:tjen|fa) ..2 \\d[\\d.]*(?: \\d\\d\\d)? ?(?:kr\\.?|kroner), bli ..1 (?:rik|millionær), (?:penger|inntekt) ..1 (?:mens du sover|uten (?:arbeid|a jobbe|innsats)|automatisk|i søvne), (?:doble|tredoble) ..2 (?:penge[a-z]*|bitcoin|kapital|innsats[a-z]*|sparepenge[a-z]*), (?:bot|robot|ai|ki|system) ..3 (?:vinner|tjener|handler|aldri taper|penger), (?:rulett|roulette|casino|kasino|lotto|spilleautomat|tipping|odds)[a-z]* ..3 (?:vinn|vinne|triks|system|metode|hemmelig[a-z]*|sikker|sikre), si opp jobben, \\d+ ?% ..1 (?:avkastning|gevinst), garantert ..1 (?:gevinst|inntekt|avkastning),
      rulett[a-z]* ..4 (?:vinn[a-z]*|alltid|sikker[t]?), vinn[a-z]* ..3 (?:rulett[a-z]*|roulette|casino|lotto),
      {bigSum} ..1 {perDay}, {perDay} ..1 {bigSum}, {sum} + {sofa}`,
    unrealistic_promise: `eksen (?:din )?tilbake, fa eksen, kjærlighetsformel, vinn i (?:lotto|lotteri)[a-z]*, ufeilbarlig[a-z]*, (?:hemmelighet|triks)[a-z]* ..2 bank[a-z]*,
      eks[en]* ..1 tilbake, (?:kjærlighetsbesvergelse|ritual|klarsynt|besvergelse|heks|spadame)[a-z]* ..2 (?:kjærlighet|penger|garanter[a-z]*|eks|virker|100), (?:snakk|lær|flytende|engelsk|spansk) ..4 pa (?:bare |kun )?\\d+ (?:dager|timer|uker), (?:visum|jobb|bestatt|opptak) ..1 garanter[a-z]*, garantert ..1 (?:bestatt|jobb|visum),
      {seer} + {lovely}`,
    impersonation: `skatteetaten ..7 (?:lenken|klikk|logg inn), (?:pc-?en|mobilen|kontoen|datamaskinen) din er (?:infisert|sperret|hacket), skatteetaten tilbakebetaling, du har vunnet, gratis iphone,
      (?:microsoft|apple|amazon|paypal|skatteetaten|bankid|dnb|nav|posten)[a-z]* ?-?(?:support|kundeservice|tilbakebetaling|brukerstøtte), (?:konto|pakke|datamaskin|pc|kort|bankid|mobil)(?:en|n)? ..2 (?:sperret|last|infisert|hacket|holdt tilbake|stengt), virus funnet`,
    innocent: `(?:spill(?:avhengig\\p{L}*|ing)|betting|casino)(?= .*(?:hjelpelinje\\p{L}*|anonym)), windows lisens med kvittering, (?:nikotin|tobakks?)fri\\p{L}*, (?:vann|sapeboble)pistol\\p{L}*,
      (?:gjenkjenn\\p{L}*|unnga\\p{L}*|mot|beskytt\\p{L}*|forebygg\\p{L}*|avslor\\p{L}*) (?:\\p{L}+ ){0,4}?(?:phishing|hacker\\p{L}*|svindel|falske|forfalskning\\p{L}*|bedrageri|virus)[^.!?]{0,30}, du skriver (?:selv|oppgaven|din)[^.!?]{0,60}, uten a kjope (?:folgere|likes|anmeldelser)[^.!?]{0,30}, (?:historie|roman|krim|lydbok) ..3 (?:gift\\p{L}*|kasino|vapen|narkotika|opium|mafia|pirater), (?:ovingsprover?|proveeksamen\\p{L}*|eksamensoppgaver) ..2 (?:svar|fasit|losninger), (?:folg|spor) ..2 (?:pakke\\p{L}*|ordre\\p{L}*|forsendelse), dirkesikr\\p{L}*, dirkesikring, detektor\\p{L}* (?:\\p{L}+ )?(?:falske )?(?:pengesedler|sedler|penger), konjakk(?:farget|brun)\\p{L}*, (?:gjennomsnitts|netto|brutto|start|minste)lønn\\p{L}*(?:[^.]|\\.(?=\\d))*, lønnskalkulator\\p{L}*(?:[^.]|\\.(?=\\d))*, (?:for |fra |kun )?\\d{2,3} ?(?:kr\\.?|kroner) (?:i maneden|per maned|/ ?mnd\\p{L}*), limpistol[a-z]*, vannpistol[a-z]*, massasjepistol[a-z]*, leke(?:pistol|gevær|vapen)[a-z]*, spikerpistol[a-z]*, blekkpatron(?:er)?,
      (?:vin|øl|whisky|champagne|cocktail|gin)(?:glass|kjøler|skap|apner|hylle|sett|eddik), (?:vin|øl) (?:glass|kjøler), alkoholfri[a-z]* [a-zøæa]+,
      (?:uten|fri for) (?:alkohol|nikotin|tobakk|thc), nikotinfri[a-z]*, røykfri[a-z]*, slutt[a-z]* (?:a røyke|med [a-z]+), ekte (?:anmeldelser|omtaler),
      les (?:vare |alle )?(?:anmeldelser|omtaler), følg (?:pakken|ordren|bestillingen), øvingsoppgaver, (?:gjenkjenn|avslør|unnga|oppdag)[a-z]* ..2 (?:falske|svindel)[a-z]* [a-z]*`,
  },
};
