import type { GoodsRules } from '../goods-rules.ts';
import { listOf } from '../phrases.ts';
import { daWords } from '../trade/da.ts';
import { names } from '../trade/any.ts';
import { combinations, everywhere, rareOffers } from './any.ts';

export const goodsDa: GoodsRules = {
  lexicon: {
    ...names,
    sofa: listOf(`fra sofaen, hjemmefra, i nattøj, pa mobilen`),
    perDay: listOf(`om dagen, pr\\.? dag, per dag, hver dag, dagligt, i timen`),
    lovely: listOf(`kærlighed[a-z]*, eks, tilbage, partner, penge, lotto, lykke`),
    seer: listOf(`clairvoyant[e]?, spakone, medium, heks, shaman, magiker, synsk`),
    forever: listOf(`for altid, for evigt, livstid[s]?, gratis, delt, ubegrænset`),
    streamer: listOf(`netflix, spotify, disney, viaplay, tv2 play, prime video, hbo`),
    lacking: listOf(
      `uden (?:teori[a-z]*|[a-zæø]*prøve|køretimer|læge|studier|eksamen|skole|lægebesøg|kursus), falsk[e]?`,
    ),
    credentials: listOf(`kørekort, pas, eksamensbevis, diplom, lægeerklæring, legitimation, visum, bevis`),
    hiding: listOf(`skjult[e]?, gemt, hemmelig[e]?, forklædt, læbestift, kuglepen, kam, stok, bælte`),
    blade: listOf(`kniv, klinge, blad, daggert`),
    eaves: listOf(`aflyt[a-z]*, lyt ..2 (?:naboen|væg[a-z]*)`),
    fake: listOf(
      `replika(?:er|s)?, kopi(?:er)?, falske?, fake, efterligning(?:er)?, imitation(?:er)?, forfalsk[a-z]*, kopivare[a-z]*`,
    ),
    fashion: listOf(
      `ure?, (?:designer|mærke)?tasker, designertasker, sko, sneakers, briller, parfumer?, toj, mærke[a-zæ]*, smykker, luksus[a-z]*`,
    ),
    partner: listOf(
      `kone, mand, kæreste, partner, eks, ægtefælle, medarbejdere?, hendes, hans, utroskab, utro, nogen`,
    ),
    spy: listOf(
      `spore?, spioner[a-z]*, overvag[a-z]*, overvag[a-z]*, aflyt[a-z]*, læs, læse, folg, følg, kontroller`,
    ),
    spied: listOf(`mobil(?:en)?, telefon(?:en)?, whatsapp, beskeder, opkald, chats?, sms'?er, samtaler`),
    hidden: listOf(
      `skjult[e]?, hemmelig[a-z]*, spion[a-z]*, usynlig[a-z]*, i smug, uden (?:hun|han|nogen) [a-z]+`,
    ),
    device: listOf(`gps[a-z]*, trackere?, kamera(?:er)?, mikrofon(?:er)?, apps?, optager[e]?, beskeder`),
    paper: listOf(
      `speciale[t]?, opgaver?, bachelorprojekt[a-z]*, afhandling(?:en)?, eksamensopgave[a-z]*, essays?`,
    ),
    writeFor: listOf(`vi skriver, kob, køb, skrevet for, skriver dit, skriver din`),
    document: listOf(
      `korekort, kørekort, rejsepas, diplom(?:er)?, id-?kort, lægeerklæring, attest(?:er)?, eksamensbevis, sygemelding`,
    ),
    forged: listOf(
      `falske?, falskt, uden (?:prøve|prove|eksamen|koreprøve|læge|studier|køreprøve), køb, kob`,
    ),
    drugTest: listOf(`narkotest[a-z]*, urintest[a-z]*, stoftest`),
    beat: listOf(`besta, besta, snyd, negativ, detox[a-z]*, omga`),
    buy: listOf(`køb, kob, købe, billige?, ægte, fa flere`),
    fan: listOf(`følgere, folgere, likes, visninger, abonnenter`),
    hack: listOf(`hack[a-z]*, knæk[a-z]*, bryd ind`),
    account: listOf(
      `konto(?:er|en)?, instagram, facebook, whatsapp, wifi, adgangskode[a-z]*, mobil(?:er|en)?, naboens`,
    ),
    earn: listOf(`tjen[a-z]*, indtægt[a-z]*, indkomst[a-z]*, profit, gevinst`),
    period: listOf(
      `om (?:dagen|maneden|ugen|maneden), i timen, per (?:dag|maned|uge), hver (?:dag|maned|uge), dagligt`,
    ),
    easy: listOf(
      `uden (?:arbejde|at arbejde|indsats|risiko|besvær), hjemmefra, hjemme, i søvne, mens du sover, automatisk, garanteret, nemt`,
    ),
    radar: listOf(`radardetektor[a-z]*, radar[a-z]*, fartkamera[a-z]*, nummerplade[a-z]*, laserjammer`),
    evade: listOf(`undga, undga, advarer, detektor, støjsender, skjul[a-z]*, aldrig mere, snyd, bøder`),
    disaster: listOf(
      `pandemi(?:en)?, corona[a-z]*, covid[a-z0-9-]*, krig(?:en)?, oversvømmelse[a-z]*, katastrofe[a-z]*`,
    ),
    profit: listOf(`tjen[a-z]*, rabat, tilbud, udsalg, profiter[a-z]*, udnyt`),
    support: listOf(`support, kundeservice, hjælpecenter, hotline`),
    exam: listOf(`eksamen, prøven, job, visum, optagelse`),
    guaranteed: listOf(`garanter[a-z]*, uden at læse`),
    learn: listOf(`lær, tal, flydende, engelsk, spansk, fransk`),
    fast: listOf(
      `pa (?:kun |bare )?\\d+ (?:dage|timer|uger), pa (?:kun |bare )?\\d+ (?:dage|timer|uger), pa en nat, i søvne`,
    ),
    ticket: listOf(`billet(?:ter)?`),
    resale: listOf(`udsolgte?, videresalg, koncert[a-z]*, sorte`),
    free: listOf(`gratis, livstid[a-z]*, ulast, uden abonnement, pirat[a-z]*, ulovlig[a-z]*`),
    media: listOf(`alle kanaler, kanaler, film, serier, fodbold, tv-?boks, fire stick`),
    cheap: listOf(`billig[a-z]*, livstid[a-z]*, licens(?:er|nøgle)?, nøgle, cracket, crack`),
    antiquity: listOf(
      `vikingemønter?, romerske mønter?, antikke (?:\\p{L}+ )?(?:mønter|vaser|statuer|figurer|amforaer), detektorfund\\p{L}*, oldsager?,
      oldtidsfund\\p{L}*, danefæ, tempelfigur\\p{L}*, gravgods, kileskrift\\p{L}*, mumie\\p{L}*, amfora\\p{L}*, guldfund,
      møntskat\\p{L}*, fibula\\p{L}*`,
    ),
    dugUp: listOf(
      `(?:frisk|lige|direkte) (?:fra|op af|gravet op af) (?:marken|jorden|graven), nygravet, gravet op,
      aldrig (?:meldt|afleveret|anmeldt)\\p{L}*, ikke (?:meldt|afleveret|anmeldt),
      uden (?:at aflevere|anmeldelse til museet|eksporttilladelse|proveniens), fra (?:et |en )?(?:tempel|grav|pyramide),
      plyndret\\p{L}*, uden om (?:museet|tolden)`,
    ),
    movable: listOf(
      `ladcyk\\p{L}*, elcyk\\p{L}*, cykel, cykler, racercyk\\p{L}*, telefoner?, iphones?, laptops?, værktøj\\p{L}*, kobber\\p{L}*,
      katalysator\\p{L}*, knallert\\p{L}*, ure, smykker, airbags?, pahængsmotor\\p{L}*, løbehjul`,
    ),
    unproven: listOf(
      `(?:stelnummer|serienummer|imei|stelnummeret|serienummeret) (?:\\p{L}+ )?(?:slebet|fjernet|væk|ulæseligt|ændret|filet)(?: \\p{L}+)?,
      (?<!ogsa )uden (?:kvittering|købsbevis|ejerbevis), spørg ikke hvor, hælervarer`,
    ),
    reship: listOf(
      `modtag pakker (?:\\p{L}+ )?(?:send|videresend)\\p{L}*, (?:modtag|pak) og videresend pakker, pakkeagent\\p{L}*,
      (?:udlej|udlan|lej|lan) (?:din|dit) (?:nemkonto|konto|bankkonto|mitid|dankort)`,
    ),
    simCard: listOf(`taletidskort, simkort, sim-?kort, sim`),
    otherName: listOf(`i en andens navn, i andres navn, i falsk navn, anonymt (?:aktiveret|registreret)`),
    fighting: listOf(
      `kamphaner, hanekamp\\p{L}*, hundekamp\\p{L}*, kamphunde? ..5 (?:ringen|kamp|trænet|ubesejret|blodlinje|vinder)\\p{L}*,
      muskelhunde? ..4 (?:trænet til kamp|ubesejret), pitbulls? ..4 (?:ubesejret|ringen)`,
    ),
    birdTrap: listOf(
      `limpinde?, fuglelim, fangstnet til (?:sang|sma|rov)fugle, saks til (?:ræve|oddere), fodsakse?, fuglefælder?, forgiftet lokkemad`,
    ),
    humanRemains: listOf(
      `menneskekranie\\p{L}*(?!.*(?:model|plast)), menneskeknogle\\p{L}*, menneskeskelet\\p{L}*(?!.*(?:model|plast)),
      (?:ægte|menneskeligt?|menneskelige) (?:\\p{L}+ )?(?:kranie\\p{L}*|skelet\\p{L}*|knogler)(?!.*(?:model|plast|anatomi)),
      skrumpehoved\\p{L}*`,
    ),
    organ: listOf(`(?:en|min|din) nyre, donornyre\\p{L}*, nyren din, (?:sælg|køb|doner) ..1 nyre, ægceller?`),
    trades: listOf(
      `sælg\\p{L}*, køb\\p{L}*, til salg, (?:\\d+(?:\\.| )\\d\\d\\d|\\d\\d\\d\\d+) ?(?:kr\\.?|kroner), mod betaling, for penge`,
    ),
    youngPet: listOf(`hvalpe?, killinger?, kattekillinger?`),
    undocumented: listOf(
      `uden (?:chip|pas|vaccination\\p{L}*|hundepas|eu-?pas|chipmærk\\p{L}*), fra (?:bagagerummet|en varevogn|varevognen),
      afleveres pa rasteplads\\p{L}*`,
    ),
    blankPaper: listOf(
      `blanke? (?:registreringsattest|kørekort|recept|lægeerklæring|synsrapport|pas|vaccinationskort|svendebrev)\\p{L}*(?! (?:kogebog|opskrift)\\p{L}*),
      uudfyldt\\p{L}* (?:kørekort|attest|synsrapport|recept)\\p{L}*`,
    ),
    sham: listOf(
      `proformaægteskab\\p{L}*, skinægteskab\\p{L}*, pro ?forma-? ?ægteskab\\p{L}*,
      (?:gift|ægteskab) (?:kun )?for (?:papirerne|opholdstilladelse\\p{L}*|visum|pas), proformaansættelse\\p{L}*`,
    ),
    homeAddress: listOf(`folkeregisteradresse\\p{L}*, proformaadresse\\p{L}*, bopælsadresse\\p{L}*`),
    notLiving: listOf(
      `uden at bo (?:der|her), uden (?:indflytning|at flytte ind), kun pa papiret, til leje, til salg, køb`,
    ),
    payslip: listOf(`lønsedler?, lønsedlen?, arsopgørelser?, kontoudtog`),
    onWish: listOf(
      `efter (?:ønske|mal), med den løn du vil, valgfrit beløb, opdigtet\\p{L}*, uden (?:job|arbejde|arbejdsgiver), pyntet\\p{L}*,
      banken (?:opdager|ser) (?:intet|ingenting|det ikke), ligner ægte`,
    ),
    tollSticker: listOf(
      `vignetter?, miljømærkat\\p{L}*, miljøzonemærkat\\p{L}*, parkeringslicens\\p{L}*, handicapskilt\\p{L}*, handicapkort,
      parkeringskort, beboerlicens\\p{L}*`,
    ),
    selfMade: listOf(
      `print (?:selv|den selv|det selv|hjemme), selvlavet\\p{L}*, lav selv, lav den selv, hjemmeprintet\\p{L}*, kopieret\\p{L}*,
      falsk\\p{L}*, uden (?:handicap|ret|berettigelse|tilladelse), pdf til print`,
    ),
    inspection: listOf(`bilsyn, syn, synsrapport\\p{L}*, periodesyn`),
    unseen: listOf(
      `uden (?:fremmøde|at møde op|bilen|syn|at køre forbi), bilen bliver hjemme, altid godkendt, garanteret godkendt, stadig gennem,
      alligevel gennem`,
    ),
    odometer: listOf(
      `kilometertal\\p{L}*, kilometerstand\\p{L}*, kilometertæller\\p{L}*, speedometer\\p{L}*`,
    ),
    turnsBack: listOf(
      `skrues? (?:ned|tilbage), skru (?:ned|tilbage), skruet (?:ned|tilbage), spol\\p{L}* tilbage, sænk\\p{L}*, halver\\p{L}*,
      manipuler\\p{L}*, efter ønske, stilles tilbage, km-?filter`,
    ),
    meter: listOf(
      `vandmaler\\p{L}*, elmaler\\p{L}*, gasmaler\\p{L}*, varmemaler\\p{L}*, fjernvarmemaler\\p{L}*`,
    ),
    slowed: listOf(
      `star stille, stopper(?! (?:vandet|ved)), bremser, langsommere, sløv\\p{L}*, en magnet, snyd\\p{L}*, narre, narrer,
      tæller kun halvdelen, omga`,
    ),
    exhaustPart: listOf(
      `adblue, partikelfilter, partikelfilteret, dpf, egr, egr-?ventil\\p{L}*, katalysator\\p{L}*, scr`,
    ),
    removed: listOf(
      `emulator\\p{L}*, deaktiver\\p{L}*, sla\\p{L}* fra, koblet fra, kodet ud, off, delete, ud og stadig, fyld aldrig ..1 igen,
      simulator\\p{L}*, dummy, attrap\\p{L}*, programmer\\p{L}* ud`,
    ),
    exhaustCheat: listOf(
      `(?:partikelfilter\\p{L}*|dpf|egr) (?:\\p{L}+ )?(?:fjern\\p{L}*|ud|udboret|tømt)(?= .*(?:syn|kodning|software|chip)),
      adblue-?emulator\\p{L}*`,
    ),
    penaltyPoints: listOf(`klip i kørekortet, (?:dit|dine|mit|dette) klip, fartbøder?, fartklip`),
    someoneElse: listOf(
      `en anden (?:tager|overtager|far)\\p{L}*, tager (?:\\p{L}+ )?skylden, tager (?:\\p{L}+ )?klippet, anden fører, stramand\\p{L}*,
      sæt en anden pa`,
    ),
    controllers: listOf(
      `kontrollører\\p{L}*, kontrollør\\p{L}*, billetkontrol\\p{L}*, politikontrol\\p{L}*, spirituskontrol\\p{L}*, p-?vagter?,
      parkeringsvagt\\p{L}*`,
    ),
    warnsOf: listOf(
      `(?:viser|ved|advarer|se|afslører) hvor, advarer (?:mod|om|dig), sta af i tide, undga, slip for, køre? gratis uden`,
    ),
    parkingDisc: listOf(`p-?skiver?, parkeringsskiver?`),
    selfTurning: listOf(
      `drejer sig selv, drejer (?:af sig selv|automatisk|med)(?!.*godkendt), følger med uret, selvdrejende, med (?:urværk|motor)`,
    ),
    tollRoad: listOf(`bro, storebælt\\p{L}*, øresund\\p{L}*, vejafgift\\p{L}*, betalingsanlæg\\p{L}*`),
    freeRide: listOf(`uden at betale, gratis over, gratis gennem, usynlig for kameraet`),
    numberPlate: listOf(`nummerpla\\p{L}*, registreringsnumm\\p{L}*`),
    nameAddress: listOf(
      `(?<!med )navn og adresse, (?:hvem|hvor) ejeren (?:er|bor), adressen pa ejeren, ejerens (?:adresse|telefon\\p{L}*)`,
    ),
    quietTag: listOf(
      `(?:airtag|smarttag|tracker)s? ..3 (?:uden (?:lyd|bip|højttaler|advarsel)|lydløs\\p{L}*|højttaler(?:en)? fjernet)`,
    ),
    testWord: listOf(
      `teoriprøve\\p{L}*, køreprøve\\p{L}*, eksamen\\p{L}*, indfødsretsprøve\\p{L}*, prøven, prøver, danskprøve\\p{L}*`,
    ),
    whispers: listOf(
      `hvisk\\p{L}*, øresnegl\\p{L}*, live svar, stand-?in, en anden (?:gar|tager|møder) ..2 for dig, i dit sted,
      svar\\p{L}* (?:\\p{L}+ )?i øret`,
    ),
    aiText: listOf(`ai-?tekst\\p{L}*, chatgpt-?\\p{L}*, opgaver? med ai`),
    unnoticed: listOf(
      `opdages ikke, bliver ikke opdaget, ingen (?:detektor|censor|lærer|underviser) (?:opdager|ser|finder)\\p{L}*,
      forbi (?:plagiat\\p{L}*|turnitin|detektor\\p{L}*), umulig at opdage`,
    ),
    giftCircle: listOf(
      `gavecirk\\p{L}*, pengecirk\\p{L}*, pyramidespil\\p{L}*, pump-?grupper?, pump (?:and|&|og) dump, pump-?signaler`,
    ),
    experimental: listOf(
      `stamcelle-?(?:terapi|kur|indsprøjtning|behandling)\\p{L}*, exosom\\p{L}* ..2 (?:indsprøjtning|terapi),
      fedtopløsende (?:indsprøjtning|injektion)\\p{L}*, hydrokinon\\p{L}*, lidokain\\p{L}*,
      (?:cpap|søvnapnø)\\p{L}* ..3 uden (?:recept|læge\\p{L}*|henvisning), klordioxid\\p{L}*, (?:mms|cds)-?draber, ivermectin\\p{L}*,
      amygdalin, vitamin b17, ketamin\\p{L}*, solbrun næsespray, melanotan\\p{L}*, brun næsespray`,
    ),
    moreArms: listOf(
      `slangebøsse med stalkugler, gaspistol\\p{L}*, signalpistol\\p{L}*, startpistol\\p{L}*, jagtgevær\\p{L}*, haglgevær\\p{L}*,
      jagtriffel, jagtrifler, totenschlager, (?:3d|3-d)-?print\\p{L}* ..2 (?:vaben|pistol|gevær)\\p{L}*, skudsikker\\p{L}*,
      stiksikker\\p{L}*, taregas\\p{L}*, stokkekarde\\p{L}*, slagstift\\p{L}*, handvaben, ombygget\\p{L}* startpistol`,
    ),
    drinks: listOf(
      `snaps, gammel dansk, akvavit, glogg(?! uden), gløgg(?! uden), julebryg, ipa, pilsner, portvin, grappa, ouzo, rose, cava, cremant,
      absint, rødvin, hvidvin, mjød, specialøl, vinkasse\\p{L}*, solbærrom`,
    ),
    lottery: listOf(
      `eurojackpot\\p{L}*, danske spil, klasselotteri\\p{L}*, skrabelod\\p{L}*, tipskupon\\p{L}*, pokerturnering\\p{L}*,
      hestevæddeløb spil, spillehal\\p{L}*, lottokupon\\p{L}*`,
    ),
    lawyer: listOf(`advokat\\p{L}*, forsvarer\\p{L}*, retshjælp, juridisk hjælp`),
    accusedOf: listOf(`(?:ved|mod|om|sigtelse|anklage|i sager om)`),
    linedBag: listOf(
      `(?:taske|rygsæk|jakke) (?:\\p{L}+ )?(?:foret med|med|af) (?:folie|alufolie|sølvpapir), foliet taske,
      magnet til butiksalarm\\p{L}*, alarmfjerner\\p{L}*`,
    ),
    shopGate: listOf(
      `alarmen, butiksalarm\\p{L}*, alarmbrik\\p{L}*, varesikring\\p{L}*, butiksdetektiv\\p{L}*, bipper aldrig, ved udgangen`,
    ),
    oneKey: listOf(
      `(?:en|en|samme|et) (?:nøgle|hovednøgle) (?:\\p{L}+ )?til (?:alle|enhver|hver) (?:postkasser|automater|elevatorer),
      hovednøgle ..2 (?:alle|enhver|postkasser)`,
    ),
    homeStill: listOf(
      `(?:brænd|lav|destiller) (?:din|dit|selv) (?:\\p{L}+ )?(?:snaps|sprit|spiritus|alkohol|whisky|rom), hjemmebrænd\\p{L}*,
      brænd selv`,
    ),
    laser: listOf(`laserpen\\p{L}*, laser, lasere, grøn laser, lygte, lommelygte`),
    blinds: listOf(
      `blænder(?! ikke) (?:enhver|bilister|piloter|modstandere|alle), tænder tændstikker, brænder huller`,
    ),
    sameWorkshop: listOf(`samme (?:værksted|fabrik|systue)`),
    luxuryHint: listOf(
      `uden (?:kvittering|logo|mærke|etiket), som paris, paris, milano, brøkdel, en tiendedel`,
    ),
    wildAnimal: listOf(
      `landskildpadd\\p{L}*, skildpadd\\p{L}*, kamæleon\\p{L}*, papegøj\\p{L}*, aber?, slanger?, gekko\\p{L}*, frøer, koraller?,
      søheste, orkideer, kaktus\\p{L}*`,
    ),
    broughtHome: listOf(
      `taget med (?:hjem )?(?:fra)?, hjembragt\\p{L}*, (?:fra ferien|forbi tolden|i kufferten), vildtfang\\p{L}*, smuglet\\p{L}*`,
    ),
    takesCourse: listOf(
      `vi (?:\\p{L}+ )?(?:tager|gennemfører|bestar) (?:dit|din|dine) (?:online ?-?)?(?:kursus|kurser|onlinekursus|e-?læring|eksamen|undervisning|lovpligtige)\\p{L}* for dig,
      en anden tager ..2 (?:kurset|kursus|eksamen) for dig`,
    ),
    receipt: listOf(
      `kvitteringer?, kvitteringen, bonner?, kassebon\\p{L}*, købsbevis\\p{L}*, mobilepay-?screenshots?,
      skærmbillede af (?:betaling|overførsel)\\p{L}*`,
    ),
    freelyChosen: listOf(
      `(?:dato|beløb) (?:og \\p{L}+ )?(?:efter ønske|vælges frit|bestemmer du), vælg selv (?:dato|beløb), uden køb, bagudateret\\p{L}*`,
    ),
    reference: listOf(
      `udtalelser?, referencer?, anbefaling\\p{L}*, arbejdsgiver\\p{L}*, chef, cv, praktikbevis\\p{L}*`,
    ),
    neverExisted: listOf(
      `der aldrig (?:har eksisteret|eksisterede|fandtes), som aldrig (?:har|fandtes) \\p{L}*, opdigtet\\p{L}*, opfundet,
      aldrig (?:arbejdet|eksisteret), vi tager telefonen`,
    ),
    coins: listOf(`bitcoins?, krypto\\p{L}*, wallets?, ethereum`),
    fetchBack: listOf(
      `(?:henter|hent) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:hjem|tilbage), skaffer ..2 (?:tilbage|igen), tilbage fra (?:svindleren|hackeren)`,
    ),
    giftCodes: listOf(`gavekortkoder?, gavekort-?koder?, steam-?koder?, psn-?koder?, taletidskoder?`),
    generates: listOf(`uden (?:grænser|grænse|ende), ubegrænset(?! gyldig), knæk\\p{L}*`),
    hisMessages: listOf(`(?:hans|hendes|deres) (?:\\p{L}+ )?(?:beskeder|chats|sms'?er|mails|snaps|billeder)`),
    atYours: listOf(`ogsa hos dig, pa din egen mobil, pa din mobil, pa din skærm, hos dig, samtidig hos`),
    theseNumbers: listOf(
      `de her (?:seks )?tal, disse (?:seks )?tal, vindertal\\p{L}*, lottotal\\p{L}*, de rigtige tal`,
    ),
    drawDay: listOf(
      `(?:kommer|trækkes|udtrækkes) (?:pa )?(?:lørdag|onsdag|fredag|i morgen), pa forhand, inden trækningen`,
    ),
    comesBack: listOf(`(?:han|hun|din eks|din mand|din kone) (?:\\p{L}+ )?(?:kommer|star|ringer|vender)`),
    withinNights: listOf(`(?:inden|pa|inden for) (?:\\p{L}+|\\d+) nætter, pa sine knæ, allerede i nat`),
    yourCard: listOf(`(?:dit|din) (?:\\p{L}+ )?(?:kort|dankort|konto|nemkonto|mitid|netbank|kreditkort)`),
    confirmPin: listOf(
      `bekræft (?:din|dit|dine) (?:pinkode|pin|oplysninger|identitet|kode), udløber (?:i dag|i morgen|snart),
      opdater (?:dine )?oplysninger nu, bliver (?:spærret|lukket) (?:i dag|i morgen)`,
    ),
    undresses: listOf(
      `klæd (?:\\p{L}+ )?(?:\\p{L}+ )?af med (?:denne |en )?(?:app|ai),
      (?:naboen|kollegaen|eksen|læreren|klassekammeraten|chefen) (?:\\p{L}+ )?(?:nøgen|uden tøj)`,
    ),
    loanWord: listOf(`lan, lane, kredit\\p{L}*, finansiering`),
    rejected: listOf(
      `(?:faet |far )?(?:nej|afslag) (?:overalt|i alle banker|alle steder), afvist (?:overalt|i alle banker), ingen afvises,
      trods inkasso`,
    ),
    courierAccount: listOf(
      `(?:wolt|uber|just eat|bud|foodora|kurer)-? ?(?:konto|profil|account)\\p{L}*, verificerede (?:konti|bankkonti|profiler)`,
    ),
    rentedOut: listOf(`til (?:leje|salg), lejes ud, i andres navn, klar til brug, køb`),
    cloneTools: listOf(
      `klonede (?:kort|kreditkort|dankort), kreditkort med saldo, magnetstribe-?skriver, kortkloner, rfid-?kloner,
      fodlænke ..3 (?:af|omga|uden|snyd)\\p{L}*, lyskryds ..2 grønt, blat blink ..2 (?:magnet|egen bil|privatbil)\\p{L}*,
      rettelse af karakterer i systemet`,
    ),
    preloaded: listOf(
      `(?:\\d\\d\\d+|\\d+\\.\\d\\d\\d|tusindvis af|alle) (?:\\p{L}+ )?(?:spil|film|e-?bøger|lydbøger|kurser|roms|serier) (?:pa (?:usb|en stick|stick|harddisk|sd-kort)|forudinstalleret|pa en harddisk),
      alle kurser ..3 (?:telegram|google drive|for \\d\\d? ?kr)`,
    ),
    horseDoping: listOf(
      `(?:travhest|væddeløbshest|væddeløbshund|brevdue)\\p{L}* ..4 (?:doping|hurtigere|sprøjte|usporlig),
      kan ikke spores i (?:testen|blodet|urinen|dopingtest)`,
    ),
  },
  words: daWords,
  shared: [everywhere, combinations, rareOffers],
  phrases: {
    no_prescription: `(?:uden|ingen) recept(?! pa kager), receptfri[a-z]* ..2 (?:antibiotika|viagra|xanax|tramadol), anabolske, steroider, (?:botox|fillers?) ..3 (?:hjemme|selv|injicer[a-z]*), abortpiller, væksthormon, (?:xanax|tramadol|oxycodon|valium|stesolid) ..2 (?:køb|online|bestil), (?:(?:kontakt)?linser|styrkebriller) + (?:uden (?:synsprøve|recept|undersøgelse|optiker))`,
    sexual_service: `escort(?:piger|service)?, sugar ?(?:daddy|baby), (?:erotisk|tantra|nuru)[a-z]* ?massage, camgirls?, nogenbilleder, (?:ucensurere[a-z]+|hed[e]?|fræk[ke]*) ..2 (?:chat|ai|kæreste|videoer|billeder), ai-?kæreste, virtuel kæreste, deepfakes?, (?:russiske|thai) (?:brude|kvinder), luderbil`,
    counterfeit: `kopi designer[a-z]*, replika ur[e]?, kopivarer, mærkeforfalskning,
      (?:perfekt[e]?|eksakt|identisk[e]?) ..1 (?:kopi|kopier|replika), (?:kopi|kopier|replika|falsk[e]?|fake) ..2 (?:{brand}|{fashion}|mærke[a-z]*|ur[e]?), {brand} ..2 (?:kopi|replika|fake), (?:mærke|designer)[a-z]* ..2 (?:kopi|kopier|fake|replika)`,
    weapon: `armbrøst\\p{L}*, springkniv[a-z]*, butterflykniv[a-z]*, kastekniv[a-z]*, kampkniv[a-z]*, daggert[a-z]*, dolk[a-z]*, knojern, stav teleskop, kastestjerne[a-z]*,
      peberspray, pistol(?:er)?(?! til lim), rifle[r]?, gevær(?:er)?, luftgevær, revolver[a-z]*, ammunition, lyddæmper[e]?(?! til (?:bil|udstødning)),
      armbrøst, strømpistol[a-z]*, elpistol, skydevaben, kikkertsigte, softgun[a-z]*, hardball gun,
      {hiding} + {blade}`,
    explosive: `fyrværkeri[a-z]*, krysantemumbombe[a-z]*, kanonslag, sprængstof[a-z]*, granat(?:er)?, dynamit, romerlys,
      (?:byg|lav|fremstil) ..2 (?:bombe|bomber|sprængstof|vaben)`,
    tobacco: `cigaret(?:ter)?, e-?cigaret(?:ter)?, cigar(?:er)?, tobak[a-z]*, engangs ?vape[s]?, vandpibe[r]?, nikotin[a-z]*, snus, pibetobak, saltnikotin[a-z]*, nikotinsalt[a-z]*`,
    recreational_drug: `marihuana, hash, kokain, magiske svampe, cannabisfrø, feminiserede, grinder, lattergas[a-z]*, joints, amfetamin`,
    cannabis: `hampolie, cbd[a-z]*`,
    alcohol: `whisky, vodka, gin, rom, tequila, øl, vin, vine, champagne, likør[a-z]*, spiritus, snaps, prosecco, cognac`,
    gambling: `(?:sikre|garanterede|vindende) (?:spil|odds|bet)\\p{L}*, (?:online )?casino[a-z]*, kasino[a-z]*, væddemal, spilleautomat[a-z]*, odds[a-z]*, gratis spins, lotteri[a-z]*, roulette, poker online, bingo online,
      betting, skrabelod[a-z]*`,
    adult: `vibrator(?:er)?, sexlegetøj, sexdukke[r]?, erotisk[a-z]*, erotik, sexdate[s]?, escort[a-z]*, porno, nøgenbilleder, analplug`,
    prescription_good: `uden recept, antibiotika, anabolske?, steroider, testosteron inj[a-z]*, slankepen[a-z]*, slankesprøjte, væksthormon, sovepiller online, abortpiller`,
    hidden_tracking: `(?:gps|sporing|kamera|mikrofon)\\p{L}* ..3 (?:skjul|gem|usynlig)\\p{L}* ..4 (?:kone|mand|kæreste|partner|eks)\\p{L}*, i smug, aflytningsudstyr, afslør utroskab,
      (?:kamera|mikrofon|tracker|gps|app|sporing|optager)[a-z]* ..4 (?:skjult[e]?|hemmelig[a-z]*|partner[a-z]*|kone[n]?|mand[en]*|kæreste[a-z]*|utro[a-z]*|eks|usynlig[e]?|smug), (?:læs|se|følg|spioner|aflyt|overvag) ..3 (?:beskeder|whatsapp|mobil[a-z]*|sms'?er|telefon[a-z]*|chat[a-z]*) ..3 (?:partner[a-z]*|kone[ns]*|mand[ens]*|kæreste[a-z]*|hendes|hans|skjult|smug)?(?= |$), (?:afslør|fang) ..3 (?:utro[a-z]*|partner[a-z]*),
      {eaves},
      spion(?:kamera|kameraer|app|udstyr|mikrofon)[a-z]*, [a-z]*-?spion ..1 (?:gratis|app)`,
    hacking: `(?:stjal|hack|tabt)\\p{L}* (?:krypto|bitcoin|valuta|tegnebog)\\p{L}* ..2 (?:tilbage|igen), vi hacker, støjsender[e]?, jammer[e]?, dirkesæt, lej en hacker, {game} (?:hacks?|snyd|cheats?), elmaler manip[a-z]*,
      (?:hack|knæk|bryd ind)[a-z]* ..3 (?:konto[a-z]*|snapchat|instagram|facebook|wifi|adgangskode[a-z]*|mobil[a-z]*), jammer[a-z]*, støjsender[a-z]*, naboens wifi, elmaler[en]* ..3 (?:magnet|langsommere|stop[a-z]*|manipuler[a-z]*|snyd), dirkesæt, abn[e]?[r]? ..1 (?:alle|enhver) ..1 (?:lase|las|biler|bil|dør), (?:stjalne|hackede) (?:konti|kort)`,
    fake_document: `falske (?:penge|sedler|id|pas|diplomer), falsk (?:id|pas|diplom|kørekort),
      (?:kørekort|eksamensbevis|diplom|pas|legitimation|lægeerklæring|sygemelding|id-?kort|bevis|lønseddel) ..3 (?:uden (?:prøve|eksamen|læge|studie|køreprøve|skole)|til salg|falsk[e]?|køb|pa \\d+ (?:timer|dage)|forfalsket), (?:køb|bestil) ..2 (?:kørekort|eksamensbevis|diplom|pas|lægeerklæring|id-?kort), falske ..1 (?:sedler|penge|id|pas|papirer|eksamensbeviser),
      {credentials} + {lacking},
      (?:sygemelding|lægeerklæring|mulighedserklæring) + (?:online|straks|uden|med det samme)`,
    cheating: `syntetisk urin, lækkede (?:eksamener|svar|opgaver), snydeøresnegl,
      (?:speciale|opgave|bachelor|afhandling|stil|lektier)[a-z]* ..3 (?:skrevet for|køb|færdig[e]?|af eksperter|pa \\d+ timer|skriver vi), vi skriver ..1 (?:din|dit), (?:narkotest|urinprøve) ..3 (?:besta|negativ|snyd|snyde), (?:eksamen|prøve|køreprøve)[a-z]* ..2 (?:lækk[a-z]*|svar|snyd|øresnegl|facit), falsk urin,
      vi (?:laver|skriver|løser) ..1 (?:din|dit|dine) (?:lektier|opgaver?|speciale|eksamen|afleveringer?)|(?:lektier|opgave|aflevering)[a-z]* ..2 (?:for dig|af eksperter)`,
    police_evasion: `radardetektor[a-z]*, radaradvarsel, undga (?:fart)?bøder, undga (?:fart)?bøder, laserjammer,
      (?:fartkamera|radar|fotovogn|alkotest|fartbøde|bøde|politi)[a-z]* ..3 (?:undga|snyd|detektor|alarm|advar[a-z]*|aldrig mere|jam[a-z]*|usynlig), (?:undga|slip for|snyd|aldrig mere) ..1 (?:fart)?(?:bøder|bøde|fotovogne[n]?|fartkamera[a-z]*|politiet|alkotest[a-z]*), nummerplade[a-z]* ..2 (?:skjult|usynlig|vende[a-z]*|flip[a-z]*|dæk[a-z]*|ulæselig),
      klip i kørekortet ..2 (?:slet|fjern)`,
    fake_engagement: `kob (?:\\p{L}+ )?anmeldelser, falske (?:følgere|anmeldelser|likes), køb (?:\\p{L}+ )?{fan},
      (?:følgere|likes|abonnenter|visninger|anmeldelser) ..3 (?:køb|billig[a-z]*|straks|garanter[a-z]*|ægte|falske|5 stjerne[a-z]*|pa \\d+), (?:køb|flere|ægte|falske) ..2 (?:\\d[\\d.]* ?k? )?(?:følgere|likes|abonnenter|visninger|anmeldelser)(?! fra (?:kunder|købere))`,
    piracy: `alle kanaler, cracket, piratkopi[a-z]*, ulovlig streaming,
      (?:alle kanaler|sport|film|superliga|serier|kanaler|fodbold) ..3 (?:iptv|gratis|uden abonnement|ulovlig[a-z]*|livstid|ubegrænset|last op|for \\d+ kr), (?:fire stick|firestick|tv-?boks|tv-?box|boks) ..3 (?:alle kanaler|last op|film|gratis|fyldt|jailbreak), (?:windows|office|adobe|photoshop)(?: \\d+)? ..2 (?:livstid|cracket|for \\d+ kr|gratis|billig), (?:download|se|stream) ..3 (?:film|serier|spil|kampe|bøger) ..2 gratis, (?:netflix|spotify|disney|viaplay) ..2 (?:livstid|gratis|delt|billig[t]?),
      {streamer} + {forever}`,
    ticket_resale: ``,
    credit_repair: `slet (?:din )?(?:gæld|rki), lan (?:trods rki|uden kreditvurdering)[a-z]*, fjern (?:dig fra )?rki,
      lan ..3 (?:trods|selvom|uden) ..3 (?:rki|kreditvurdering|debitorregister[a-z]*)`,
    event_exploitation: ``,
    earnings: `(?:lej|udlej|udlan)\\p{L}* din (?:konto|bankkonto|mitid), (?:penge|betalt|tjen|\\d+ kr\\.?) ..1 (?:for|per|pa) (?:hver )?(?:anmeldelse|like|klik|opgave|video|undersøgelse)\\p{L}*, aldrig taber, taber aldrig, bliv (?:hurtigt )?(?:rig|millionær)[a-z]*, rig hurtigt, passiv indkomst (?:garanteret|uden|i søvne), fordobl (?:dine|din|dit) [a-z]+,
      \\d+ ?% (?:om dagen|per (?:dag|maned|uge)|afkast|gevinst), trading ?(?:bot|robot|signaler), sig dit job op, økonomisk frihed pa,
      garanteret (?:gevinst|indkomst|afkast), nemme penge,
      \\d[\\d.]* ?(?:kr\\.?|kroner) ..2 (?:om dagen|pr\\.? dag|om maneden|om ugen|i timen|dagligt), (?:tjen|fa|score) ..2 \\d[\\d.]* ?(?:kr\\.?|kroner), bliv ..1 (?:rig|millionær), (?:penge|indkomst) ..1 (?:mens du sover|uden (?:arbejde|at arbejde)|automatisk|i søvne), (?:fordobl|tredobl) ..2 (?:penge|bitcoin|kapital|indsats|opsparing), (?:bot|robot|ai|system) ..3 (?:vinder|tjener|handler|aldrig taber|penge), (?:roulette|casino|lotto|spilleautomat|tips|odds)[a-z]* ..3 (?:vind|vinde|trick|system|metode|hemmelig[a-z]*|sikker), sig dit job op, \\d+ ?% ..1 (?:afkast|gevinst), garanteret ..1 (?:gevinst|indkomst|afkast),
      {bigSum} ..1 {perDay}, {perDay} ..1 {bigSum}, {sum} + {sofa}`,
    unrealistic_promise: `din eks tilbage, fa din eks, kærlighedsbesværgelse, vind i (?:lotto|lotteri)[a-z]*, ufejlbarlig[a-z]*, (?:hemmelighed|trick)[a-z]* ..2 bank[a-z]*,
      eks ..1 tilbage, (?:kærlighedsbesværgelse|ritual|clairvoyant|besværgelse|heks)[a-z]* ..2 (?:kærlighed|penge|garanter[a-z]*|eks|virker|100), (?:tal|lær|flydende|engelsk|spansk) ..4 pa (?:kun )?\\d+ (?:dage|timer|uger), (?:visum|job|bestaet|optagelse) ..1 garanter[a-z]*, garanteret ..1 (?:bestaet|job|visum),
      {seer} + {lovely}`,
    impersonation: `skattestyrelsen ..7 (?:linket|klik|log ind), din (?:computer|mobil|telefon|konto) er (?:inficeret|spærret|hacket), skat tilbagebetaling venter, du har vundet, gratis iphone,
      (?:microsoft|apple|amazon|paypal|skat|mitid|nordea|danske bank|postnord)[a-z]* ?-?(?:support|kundeservice|tilbagebetaling|helpdesk), (?:konto|pakke|computer|kort|mitid|mobil)(?:en|n)? ..2 (?:spærret|last|inficeret|hacket|tilbageholdt|lukket), virus fundet`,
    innocent: `(?:ludomani|betting|casino)(?= .*(?:radgivning|anonym|hjælpelinje)), (?:tobak|nikotin)s?fri\\p{L}*, (?:uden|ingen) (?:tobak|nikotin), cigaret\\p{L}* er lagt (?:pa hylden|vaek|væk),
      (?:genkend\\p{L}*|undga\\p{L}*|mod|beskyt\\p{L}*|forebyg\\p{L}*|afslor\\p{L}*|spot) (?:\\p{L}+ ){0,4}?(?:phishing|hacker\\p{L}*|svindel|falske|forfalskning\\p{L}*|bedrageri|virus)[^.!?]{0,30}, du skriver (?:selv|opgaven|din)[^.!?]{0,60}, uden at kobe (?:folgere|likes|anmeldelser)[^.!?]{0,30}, (?:historie|roman|krimi|lydbog) ..3 (?:gift\\p{L}*|kasino|vaben|stoffer|opium|mafia|pirater), (?:ovelsesprover?|proveeksamen\\p{L}*|eksamensopgaver) ..2 (?:svar|facit|losninger), (?:folg|spor) ..2 (?:pakke\\p{L}*|ordre\\p{L}*|forsendelse), detektor\\p{L}* (?:\\p{L}+ )?(?:falske )?(?:pengesedler|sedler|penge), cognac(?:farvet|brun)\\p{L}*, (?:gennemsnits|netto|brutto|start|mindste)løn\\p{L}*(?:[^.]|\\.(?=\\d))*, lønberegner\\p{L}*(?:[^.]|\\.(?=\\d))*, (?:for |fra |kun )?\\d{2,3} ?(?:kr\\.?|kroner) (?:om maneden|pr\\.? maned|/ ?md\\p{L}*), limpistol[a-z]*, vandpistol[a-z]*, massagepistol[a-z]*, legetøjs(?:pistol|gevær|vaben)[a-z]*, sømpistol[a-z]*, blækpatron(?:er)?,
      (?:vin|øl|whisky|champagne|cocktail|gin)(?:glas|køler|køleskab|abner|reol|sæt|eddike), (?:vin|øl) (?:glas|køler), alkoholfri[a-z]* [a-zøæa]+,
      (?:uden|fri for) (?:alkohol|nikotin|tobak|thc), nikotinfri[a-z]*, røgfri[a-z]*, (?:stop|kvit) (?:med )?(?:at ryge|rygning|smøgerne|[a-z]+ning),
      ægte anmeldelser, læs (?:vores |alle )?anmeldelser, følg (?:din|dit|jeres) (?:pakke|ordre|forsendelse|bestilling), skriver dit navn, (?:spot|gennemsku|genkend|undga|afslør)[a-z]* ..2 (?:falske|fup|svindel)[a-z]* [a-z]*`,
  },
};
