import type { GoodsRules } from '../goods-rules.ts';
import { listOf } from '../phrases.ts';
import { svWords } from '../trade/sv.ts';
import { names } from '../trade/any.ts';
import { combinations, everywhere, rareOffers } from './any.ts';

export const goodsSv: GoodsRules = {
  lexicon: {
    ...names,
    sofa: listOf(`fran soffan, hemifran, i pyjamas, pa mobilen`),
    perDay: listOf(`om dagen, per dag, varje dag, dagligen, i timmen`),
    lovely: listOf(`karlek[a-z]*, ex, exet, tillbaka, partner, pengar, lotto, tur`),
    seer: listOf(`spadam, spagumma, medium, haxa, sierska, schaman, magiker, klarseende`),
    forever: listOf(`for alltid, livstid[s]?, gratis, delat, obegransat, for evigt`),
    streamer: listOf(`netflix, spotify, disney, viaplay, cmore, prime video, hbo`),
    lacking: listOf(
      `utan (?:teori[a-z]*|prov|uppkorning|lakare|plugg|studier|korlektioner|examen|skola|lakarbesok|kurs), falsk[ta]*`,
    ),
    credentials: listOf(`korkort, pass, examen, diplom, betyg, lakarintyg, legitimation, visum, intyg`),
    hiding: listOf(`dold[a]?, gomd[a]?, hemlig[a-z]*, forkladd[a-z]*, lappstift, penna, kam, kapp, balte`),
    blade: listOf(`kniv, blad, klinga, dolk, rakblad`),
    eaves: listOf(`avlyssn[a-z]*, tjuvlyssn[a-z]*`),
    fake: listOf(
      `replik(?:a|or|er)?, kopi(?:a|or)?, falska?, fejk[a-z]*, imitation(?:er)?, piratkopi[a-z]*, forfalsk[a-z]*`,
    ),
    fashion: listOf(
      `klock(?:a|or), (?:markes|designer)?vaskor, skor, sneakers, glasogon, parfym(?:er)?, klader, marke[a-z]*, smycken, lyx[a-z]*`,
    ),
    partner: listOf(
      `fru, man, flickvan, pojkvan, partner, sambo, ex, anstallda, hennes, hans, otrohet[a-z]*, nagon`,
    ),
    spy: listOf(`spionera[a-z]*, sparning, overvaka[a-z]*, avlyssna[a-z]*, las, lasa, folj, kontrollera`),
    spied: listOf(`mobil(?:en|er)?, telefon(?:en)?, whatsapp, meddelanden, chattar, samtal, sms`),
    hidden: listOf(
      `dolda?, dolt, hemlig[a-z]*, spion[a-z]*, osynlig[a-z]*, i smyg, utan att (?:hon|han|nagon) [a-z]+`,
    ),
    device: listOf(
      `gps[a-z]*, sparare, kamer(?:a|or), mikrofon(?:er)?, app(?:ar)?, inspelare, penna, meddelanden`,
    ),
    paper: listOf(`uppsats(?:en|er)?, examensarbete[a-z]*, avhandling(?:en)?, inlamning[a-z]*`),
    writeFor: listOf(`vi skriver, kop, kopa, skriver din, at dig`),
    document: listOf(`korkort[a-z]*, diplom, id-?kort, intyg, lakarintyg, betyg, legitimation, examensbevis`),
    forged: listOf(`falska?, falskt, utan (?:prov|uppkorning|studier|lakare), kop, kopa, fejk`),
    drugTest: listOf(`drogtest(?:er)?, urinprov`),
    beat: listOf(`klara, lura, negativ[a-z]*, detox[a-z]*, passera`),
    buy: listOf(`kop, kopa, kopta, billiga?, akta, fa fler, riktiga`),
    fan: listOf(`foljare, likes, visningar, prenumeranter, gilla-?markeringar`),
    hack: listOf(`hacka[a-z]*, knack[a-z]*, kapa`),
    account: listOf(`konto[n]?, instagram, facebook, whatsapp, wifi, losenord, mobil(?:er|en)?, grannens`),
    earn: listOf(`tjana[a-z]*, inkomst(?:er)?, vinst[a-z]*, inkomster`),
    period: listOf(
      `om dagen, i (?:manaden|veckan|timmen), per (?:dag|manad|vecka|timme), varje (?:dag|manad|vecka), dagligen`,
    ),
    easy: listOf(
      `utan (?:jobb|arbete|att jobba|anstrangning|risk), hemifran, hemma, i somnen, medan du sover, automatiskt, garanterat, enkelt`,
    ),
    radar: listOf(`radarvarnare, fartkamer[a-z]*, radar[a-z]*, registreringsskylt[a-z]*, laser ?storare`),
    evade: listOf(`slipp, varnare, storsandare, undvik, dolj[a-z]*, lura, aldrig mer, boter`),
    disaster: listOf(
      `pandemi(?:n)?, corona[a-z]*, covid[a-z0-9-]*, krig(?:et)?, oversvamning[a-z]*, katastrof[a-z]*`,
    ),
    profit: listOf(`tjana, rea, rabatt, erbjudande, dra nytta, profitera, passa pa`),
    support: listOf(`support, kundtjanst, kundservice, hjalpcenter`),
    exam: listOf(`provet, prov, tenta[n]?, jobb, visum, examen, antagning`),
    guaranteed: listOf(`garanter[a-z]*, utan att plugga`),
    learn: listOf(`lar dig, tala, flytande, engelska, spanska, franska`),
    fast: listOf(`pa (?:bara |endast )?\\d+ (?:dagar|timmar|veckor), over en natt, i somnen`),
    ticket: listOf(`biljett(?:er)?`),
    resale: listOf(`slutsalda?, utsalda?, andrahand[a-z]*, konsert[a-z]*, svarta`),
    free: listOf(`gratis, livstid[a-z]*, upplast[a-z]*, utan abonnemang, pirat[a-z]*, olaglig[a-z]*`),
    media: listOf(`alla kanaler, kanaler, film(?:er)?, serier, fotboll, tv-?box, fire stick`),
    cheap: listOf(`billig[a-z]*, livstid[a-z]*, licens(?:er|nyckel)?, nyckel, crackad[a-z]*, knackt`),
    antiquity: listOf(
      `vikingamynt, romerska mynt, antika (?:\\p{L}+ )?(?:mynt|vaser|statyer|figurer|amforor), detektorfynd\\p{L}*, fornfynd\\p{L}*,
      fornforemal\\p{L}*, tempelfigur\\p{L}*, gravgods, kilskrift\\p{L}*, mumi(?:e|er|edelar), amfor(?:a|or), guldfynd,
      silverskatt\\p{L}*, myntskatt\\p{L}*, vikingasilver`,
    ),
    dugUp: listOf(
      `(?:direkt|nyss|farskt?) (?:fran|ur) (?:akern|jorden|graven|marken), fran akern, uppgrav\\p{L}*, nyuppgrav\\p{L}*,
      aldrig (?:anmal|inlamna|redovisa)\\p{L}*, inte anmal\\p{L}*, ingen (?:fyndanmalan|anmalan),
      utan (?:fyndanmalan|exporttillstand|proveniens|lansstyrelsen), ur (?:en |ett )?(?:tempel|grav|pyramid)\\p{L}*, plundra\\p{L}*,
      forbi tullen`,
    ),
    movable: listOf(
      `elcyk\\p{L}*, ladcyk\\p{L}*, cyk(?:el|lar), racercyk\\p{L}*, mobil(?:er)?, iphones?, datorer?, verktyg\\p{L}*, koppar\\p{L}*,
      katalysator\\p{L}*, moped\\p{L}*, klockor, smycken, airbags?, batmotor\\p{L}*, utombordare, elsparkcyk\\p{L}*`,
    ),
    unproven: listOf(
      `(?:ramnum(?:ret|mer)|serienum(?:ret|mer)|imei|chassinum(?:ret|mer)) (?:\\p{L}+ )?(?:bortslip\\p{L}*|borttag\\p{L}*|bort|olaslig\\p{L}*|andrat|nedslip\\p{L}*),
      (?<!aven )utan (?:kvitto|kopebevis|agarbevis)(?! (?:i|inom|pa) ), fraga inte var, stoldgods, halerigods`,
    ),
    reship: listOf(
      `ta emot paket (?:\\p{L}+ )?(?:skicka|sand|packa) ..1 (?:vidare|om), paketagent\\p{L}*, vidarebefordra paket hemifran,
      (?:hyreskontrakt|forstahandskontrakt|hyresratt) ..2 (?:svart|svarta|mot kontanter|under bordet),
      (?:hyr|lana) ut (?:ditt |din )?(?:bankid|konto|bankkonto|swish|bankkort)`,
    ),
    simCard: listOf(`kontantkort, simkort, sim-?kort, sim`),
    otherName: listOf(
      `i (?:nagon annans|annans|falskt) namn, utan (?:legitimation|id|registrering|legitimering), anonymt (?:aktiverat|registrerat),
      redan registrerat, registrera(?:t|de) pa (?:nagon|nan) annan`,
    ),
    fighting: listOf(
      `stridstuppar, tuppfaktning\\p{L}*, hundfajt\\p{L}*, hundkamp\\p{L}*, hundslagsmal,
      kamphund(?:ar)? ..5 (?:ringen|kamp|tranad|obesegrad|blodslinje|vinnare)\\p{L}*,
      (?:pitbull\\p{L}*|amstaff\\p{L}*) ..4 (?:obesegrad|ringen|fajt)\\p{L}*`,
    ),
    birdTrap: listOf(
      `limspon?, fagellim, fangstnat for (?:sma|sang|rov)faglar, fotsax\\p{L}*, saxar for (?:rav|utter|lo|varg), fagelfall\\p{L}*,
      snaror for (?:radjur|hare|lo|ripa utan), forgiftat bete`,
    ),
    humanRemains: listOf(
      `manniskoskall\\p{L}*(?!.*(?:modell|plast)), manniskoben(?! ?rangel i plast), manniskoskelett\\p{L}*(?!.*(?:modell|plast)),
      (?:akta|mansklig[at]*) (?:\\p{L}+ )?(?:skall\\p{L}*|kranier?|skelett\\p{L}*|benrester)(?!.*(?:modell|plast|anatomi)),
      krympt huvud`,
    ),
    organ: listOf(`(?:en|min|din) njure, donatornjure, (?:salj|kop|donera) ..1 njure, aggceller?`),
    trades: listOf(
      `salj\\p{L}*, kop\\p{L}*, till salu, (?:\\d+(?:\\.| )\\d\\d\\d|\\d\\d\\d\\d+) ?(?:kr|kronor), mot betalning, for pengar`,
    ),
    youngPet: listOf(`valp(?:ar)?, kattung\\p{L}*, hundvalp\\p{L}*`),
    undocumented: listOf(
      `utan (?:chip|pass|vaccination\\p{L}*|chipmarkning|eu-?pass|id-?markning), ur (?:bagageluckan|bagaget|skapbilen|en skapbil),
      overlamnas pa (?:en )?parkering\\p{L}*`,
    ),
    blankPaper: listOf(
      `(?:blanka?|ej ifyllda?|oifyllda?) (?:registreringsbevis|korkort|recept|lakarintyg|besiktningsprotokoll|pass|vaccinationskort|betyg)\\p{L}*(?! (?:kokbok|matrecept)),
      (?:registreringsbevis|korkort|lakarintyg|besiktningsprotokoll|receptblock) in ?blanco, receptblock blank\\p{L}*`,
    ),
    sham: listOf(
      `skenaktenskap\\p{L}*, skenforhallande\\p{L}*,
      (?:gifta sig|giftermal|aktenskap) (?:bara |enbart )?for (?:papper|papperen|uppehallstillstand\\p{L}*|visum),
      skenanstallning\\p{L}*`,
    ),
    homeAddress: listOf(`folkbokforingsadress\\p{L}*, skenadress\\p{L}*, skrivningsadress\\p{L}*`),
    notLiving: listOf(
      `utan att bo (?:dar|har), utan (?:inflyttning|att flytta in), bara pa papper\\p{L}*, att hyra, till salu, att kopa, kop`,
    ),
    payslip: listOf(
      `lonespec\\p{L}*, lonebesked, anstallningsintyg, kontoutdrag, arbetsgivarintyg, inkomstintyg`,
    ),
    onWish: listOf(
      `efter (?:onskemal|behov), med den lon du vill, valfritt belopp, valfri lon, pahittad\\p{L}*, utan (?:jobb|arbete|arbetsgivare),
      putsa\\p{L}*, banken marker (?:inget|ingenting|inte), ser akta ut`,
    ),
    tollSticker: listOf(
      `vinjett(?:er)?, miljozonsdekal\\p{L}*, parkeringstillstand\\p{L}*, handikapptillstand\\p{L}*, boendeparkering\\p{L}*,
      kontrollmark\\p{L}*`,
    ),
    selfMade: listOf(
      `skriv ut (?:sjalv|hemma|den sjalv), skriva ut (?:sjalv|hemma), egentillverka\\p{L}*, hemmagjord\\p{L}*, kopiera\\p{L}*,
      forfalska\\p{L}*, falsk\\p{L}*, utan (?:funktionsnedsattning|ratt till|ansokan|handikapp), pdf att skriva ut`,
    ),
    inspection: listOf(
      `besiktning(?:en)?, kontrollbesiktning\\p{L}*, bilbesiktning\\p{L}*, besiktningsprotokoll\\p{L}*`,
    ),
    unseen: listOf(
      `utan (?:att komma|bilen|besok|att kora dit|kontroll), bilen stannar hemma, alltid godkand\\p{L}*, garanterat godkand\\p{L}*,
      anda genom, gar igenom anda`,
    ),
    odometer: listOf(
      `matarstallning\\p{L}*, vagmatar\\p{L}*, kilometerstallning\\p{L}*, milmatar\\p{L}*, miltal\\p{L}*`,
    ),
    turnsBack: listOf(
      `sank\\p{L}*, skruva\\p{L}* (?:ner|tillbaka|ned), vrid\\p{L}* tillbaka, backa\\p{L}*, stall\\p{L}* (?:om|tillbaka), halver\\p{L}*,
      manipuler\\p{L}*, efter onskemal, farre mil, matarfiffel, km-?filter`,
    ),
    meter: listOf(
      `elmatar\\p{L}*, vattenmatar\\p{L}*, gasmatar\\p{L}*, varmematar\\p{L}*, fjarrvarmematar\\p{L}*`,
    ),
    slowed: listOf(
      `stannar, stoppar(?! (?:vattnet|vid)), star still, bromsar, saktar, en magnet, luras?, fuska, raknar bara halva, kringga\\p{L}*`,
    ),
    exhaustPart: listOf(
      `adblue, partikelfilt(?:er|ret), dpf, egr, egr-?ventil\\p{L}*, katalysator\\p{L}*, scr, avgasrening\\p{L}*`,
    ),
    removed: listOf(
      `emulator\\p{L}*, avaktiver\\p{L}*, stang\\p{L}* av, koppla\\p{L}* (?:bort|ur), koda\\p{L}* bort, programmer\\p{L}* bort, off,
      delete, bort och anda, fyll aldrig ..1 igen, slipp fylla pa, simulator\\p{L}*, attrapp\\p{L}*`,
    ),
    exhaustCheat: listOf(
      `(?:partikelfilt(?:er|ret)|dpf|egr) (?:\\p{L}+ )?(?:bort|borttag\\p{L}*|urborr\\p{L}*|tomt|tomma)(?= .*(?:besiktning|mjukvara|kodning|chip)),
      adblue-?emulator\\p{L}*`,
    ),
    penaltyPoints: listOf(
      `fortkorningsboter, fortkorning, bilens? (?:\\p{L}+ )?(?:boter|skatt|skulder), p-?boter, parkeringsboter, korkortet,
      korkortsaterkallelse`,
    ),
    someoneElse: listOf(
      `nagon annan (?:tar|star)\\p{L}*, malvakt\\p{L}*, bulvan\\p{L}*, annan forare (?:tar|erkanner)\\p{L}*, i nagon annans namn,
      (?:tar|ta) pa sig skulden`,
    ),
    controllers: listOf(
      `kontrollanter\\p{L}*, biljettkontroll\\p{L}*, poliskontroll\\p{L}*, nykterhetskontroll\\p{L}*, p-?vakter\\p{L}*,
      lapplisor\\p{L}*`,
    ),
    warnsOf: listOf(
      `(?:visar|vet|varnar|se|avslojar) var, varnar (?:for|dig|i tid), kliv av i tid, slipp, undvik, planka utan, planka sakert,
      plankar-?app`,
    ),
    parkingDisc: listOf(`p-?skiv(?:a|or), parkeringsskiv(?:a|or)`),
    selfTurning: listOf(
      `vrider sig (?:sjalv|automatiskt)(?!.*godkand), vrids automatiskt, foljer med klockan, sjalvvridande, med (?:urverk|motor)`,
    ),
    tollRoad: listOf(
      `trangselskatt\\p{L}*, vagtull\\p{L}*, broavgift\\p{L}*, oresundsbron, betalstation\\p{L}*`,
    ),
    freeRide: listOf(
      `utan att betala, gratis (?:genom|over), slipp, syns inte for kameran, osynlig for kameran`,
    ),
    numberPlate: listOf(
      `registreringsnum\\p{L}*, regnummer, registreringsskylt\\p{L}*, nummerplat\\p{L}*, bilnum\\p{L}*`,
    ),
    nameAddress: listOf(
      `(?<!med )namn och (?:adress|telefonnummer), (?:vem|var) agaren (?:ar|bor), agarens (?:adress|bostad|telefon\\p{L}*),
      adressen till agaren`,
    ),
    quietTag: listOf(
      `(?:airtag|smarttag|sparare?) ..3 (?:utan (?:ljud|pip|hogtalare|varning)|ljudlos\\p{L}*|hogtalaren? borttagen)`,
    ),
    testWord: listOf(
      `kunskapsprov\\p{L}*, teoriprov\\p{L}*, uppkorning\\p{L}*, hogskoleprov\\p{L}*, tent(?:a|an|or)\\p{L}*, medborgarskapsprov\\p{L}*,
      prov(?:et|en)`,
    ),
    whispers: listOf(
      `visk\\p{L}*, oronsnack\\p{L}*, live ?svar, nagon annan (?:skriver|gar|gor) ..2 (?:at|for) dig, i ditt stalle,
      svar\\p{L}* (?:\\p{L}+ )?i orat`,
    ),
    aiText: listOf(`ai-?text\\p{L}*, chatgpt-?\\p{L}*, uppsats med ai`),
    unnoticed: listOf(
      `upptacks inte, upptacks aldrig, ingen (?:detektor|larare|examinator) (?:marker|ser|hittar)\\p{L}*,
      forbi (?:plagiatkontroll\\p{L}*|turnitin|urkund|detektor\\p{L}*), omojlig att upptacka`,
    ),
    giftCircle: listOf(
      `gavocirk\\p{L}*, gavocirklar, pengacirk\\p{L}*, pyramidspel\\p{L}*, pump-?grupp\\p{L}*, pump (?:and|&|och) dump, pump-?signaler`,
    ),
    experimental: listOf(
      `stamcells?-?(?:terapi|kur|injektion|behandling)\\p{L}*, exosom\\p{L}* ..2 (?:injektion|terapi),
      fettlosande (?:injektion|spruta)\\p{L}*, hydrokinon\\p{L}*, lidokain\\p{L}*,
      (?:cpap|somnapne)\\p{L}* ..3 utan (?:recept|lakare|remiss), klordioxid\\p{L}*, (?:mms|cds)-?droppar, ivermektin\\p{L}*,
      ivermectin\\p{L}*, amygdalin, vitamin b17, ketamin\\p{L}*, brun nasspray, nasspray for solbranna, melanotan\\p{L}*`,
    ),
    moreArms: listOf(
      `slangbella med stalkulor, startpistol\\p{L}*, gaspistol\\p{L}*, jaktgevar\\p{L}*, hagelgevar\\p{L}*, algstudsare, hagelbossa,
      hagelbossor, (?:3d|3-d)-?(?:print|utskriv|skriv)\\p{L}* ..2 (?:vapen|pistol|gevar)\\p{L}*, skottsaker\\p{L}* vast\\p{L}*,
      sticksaker\\p{L}* vast\\p{L}*, targas\\p{L}*, varjkapp\\p{L}*, slutstycke\\p{L}*, handeldvapen, jarnror for sjalvforsvar`,
    ),
    drinks: listOf(
      `brannvin, glogg(?! utan), alkoholstark glogg, punsch, julol, ipa, lagerbox, folkol, starkol, portvin, grappa, ouzo, rose, cava,
      cremant, absint, rodvin\\p{L}*, vitt vin, vitvin\\p{L}*, mjod, vinlad\\p{L}*, vinbox\\p{L}*, hembrant`,
    ),
    lottery: listOf(
      `eurojackpot\\p{L}*, svenska spel, trisslott\\p{L}*, skraplott\\p{L}*, stryktips\\p{L}*, v75, v85, pokerturnering\\p{L}*,
      travspel\\p{L}*, spelhall\\p{L}*, lottokupong\\p{L}*`,
    ),
    lawyer: listOf(`advokat\\p{L}*, jurist\\p{L}*, forsvarare, rattshjalp, juridisk hjalp`),
    accusedOf: listOf(`(?:vid|mot|om|misstanke|atal)`),
    linedBag: listOf(
      `(?:vaska|ryggsack|jacka) (?:\\p{L}+ )?(?:fodrad med|med|av) (?:folie|aluminiumfolie), folievaska\\p{L}*, foliepase for larm,
      larmavtagare\\p{L}*, magnet for butikslarm\\p{L}*`,
    ),
    shopGate: listOf(
      `larmet, larmbag\\p{L}*, butikslarm\\p{L}*, larmbrick\\p{L}*, butiksdetektiv\\p{L}*, piper aldrig, vid utgangen`,
    ),
    oneKey: listOf(
      `(?:en|samma) (?:nyckel|huvudnyckel) (?:\\p{L}+ )?(?:till|for) (?:alla|varje) (?:brevlador|automater|hissar),
      huvudnyckel ..2 (?:alla|varje|brevlador|trapphus)`,
    ),
    homeStill: listOf(
      `(?:brann|gor|destillera) (?:din|ditt|sjalv|egen) (?:\\p{L}+ )?(?:sprit|brannvin|alkohol|whisky|rom)(?! fri), hembran\\p{L}*,
      branna hemma`,
    ),
    laser: listOf(`laserpekare, laser, lasrar, gron laser, ficklampa`),
    blinds: listOf(`blandar(?! inte) (?:varje|bilister|piloter|alla|vem), tander tandstickor, branner hal`),
    sameWorkshop: listOf(`samma (?:atelje|fabrik|verkstad|syatelje)`),
    luxuryHint: listOf(
      `utan (?:kvitto|logga|logotyp|marke|etikett), som paris, paris, milano, brakdel, en tiondel`,
    ),
    wildAnimal: listOf(
      `landskoldpadd\\p{L}*, skoldpadd\\p{L}*, kameleont\\p{L}*, papegoj\\p{L}*, apor?, ormar?, geckoodl\\p{L}*, grodor, koraller?,
      sjohastar, orkideer, kaktusar`,
    ),
    broughtHome: listOf(
      `hemtag\\p{L}*, tagna (?:med )?hem, medtag\\p{L}* fran, (?:fran semestern|forbi tullen|i resvaskan), vildfang\\p{L}*,
      smuggla\\p{L}*`,
    ),
    takesCourse: listOf(
      `vi (?:\\p{L}+ )?(?:gar|tar|klarar|genomfor) (?:din|ditt|dina) (?:online ?-?)?(?:kurs|onlinekurs|utbildning|e-?learning|tenta|prov|webbkurs)\\p{L}* at dig,
      nagon annan gar ..2 (?:kursen|utbildningen) at dig`,
    ),
    receipt: listOf(
      `kvitton?, kvittot, kvitto, kopbevis, swish-?skarmbild\\p{L}*, skarmbild av (?:betalning|overforing|swish)\\p{L}*`,
    ),
    freelyChosen: listOf(
      `(?:datum|belopp) (?:och \\p{L}+ )?(?:efter onskemal|valjer du|bestammer du), valj (?:datum|belopp)(?:et)? sjalv, utan kop,
      bakdatera\\p{L}*`,
    ),
    reference: listOf(
      `intyg\\p{L}*, referens\\p{L}*, arbetsgivare\\p{L}*, chef, cv, praktikintyg\\p{L}*, rekommendationsbrev`,
    ),
    neverExisted: listOf(
      `som aldrig (?:funnits|existerat|fanns), pahitta\\p{L}*, uppdikta\\p{L}*, aldrig (?:jobbat|existerat), vi svarar i telefon`,
    ),
    coins: listOf(`bitcoins?, krypto\\p{L}*, planbocker, wallets?, ethereum`),
    fetchBack: listOf(
      `(?:hamtar|hamta) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:hem|tillbaka)(?: dem| dina)?, tillbaka fran (?:bedragaren|hackaren)`,
    ),
    giftCodes: listOf(`presentkortskod\\p{L}*, presentkort-?koder, steam-?koder, psn-?koder, vardekoder`),
    generates: listOf(`utan grans\\p{L}*, obegransa\\p{L}*, oandlig\\p{L}*, knack\\p{L}*`),
    hisMessages: listOf(`(?:hans|hennes|deras) (?:\\p{L}+ )?(?:meddelanden|chattar|sms|mejl|snappar|bilder)`),
    atYours: listOf(
      `ocksa till dig, aven till dig, till din mobil, pa din egen mobil, pa din skarm, samtidigt hos dig`,
    ),
    theseNumbers: listOf(
      `de har (?:sex )?(?:siffrorna|numren), dessa (?:sex )?(?:siffror|nummer), vinnande (?:siffror|nummer|rad), ratt rad`,
    ),
    drawDay: listOf(
      `(?:kommer|dras|faller) (?:pa )?(?:lordag|onsdag|fredag|i morgon), i forvag, fore dragningen`,
    ),
    comesBack: listOf(`(?:han|hon|ditt ex|din man|din fru) (?:\\p{L}+ )?(?:ar|kommer|star|ringer)`),
    withinNights: listOf(`(?:inom|pa) (?:\\p{L}+|\\d+) natter, pa sina knan, redan i natt`),
    yourCard: listOf(`(?:ditt|din) (?:\\p{L}+ )?(?:kort|bankkort|konto|bankid|internetbank|kreditkort)`),
    confirmPin: listOf(
      `bekrafta (?:din|ditt|dina)? ?(?:pinkod\\p{L}*|pin|uppgifter|identitet|kod), gar ut (?:i dag|idag|i morgon|snart),
      uppdatera (?:dina )?uppgifter nu, sparras (?:i dag|idag|i morgon)`,
    ),
    undresses: listOf(
      `kla av (?:\\p{L}+ )?(?:\\p{L}+ )?med (?:den har |en )?(?:appen|app|ai),
      (?:grannen|kollegan|exet|lararen|klasskompisen|chefen) (?:\\p{L}+ )?(?:naken|utan klader)`,
    ),
    loanWord: listOf(`lan, lana, kredit\\p{L}*, finansiering`),
    rejected: listOf(
      `(?:fatt |far )?(?:nej|avslag) (?:overallt|av alla banker|i alla banker), nekad\\p{L}* (?:overallt|av alla), ingen nekas,
      trots inkasso, trots kronofogden`,
    ),
    courierAccount: listOf(
      `(?:wolt|uber|foodora|bolt|bud|kurir)-? ?(?:konto|profil|account)\\p{L}*, verifierade (?:konton|bankkonton|profiler)`,
    ),
    rentedOut: listOf(`(?:att|till) (?:hyra|salu), hyrs ut, i annans namn, klart att anvanda, kop`),
    cloneTools: listOf(
      `klonade (?:kort|kreditkort|bankkort), kreditkort med saldo, magnetremse-?skrivare, kortklonare, rfid-?klonare,
      fotboja ..3 (?:av|lura|utan|stora), trafikljus ..2 gront, blaljus ..2 (?:magnet|egen bil|privatbil)\\p{L}*,
      andra betyg i systemet`,
    ),
    preloaded: listOf(
      `(?:\\d\\d\\d+|\\d+\\.\\d\\d\\d|tusentals|alla) (?:\\p{L}+ )?(?:spel|filmer|e-?bocker|ljudbocker|kurser|roms|serier) (?:pa (?:usb|en sticka|usb-minne|harddisk|sd-kort)|forinstallerade|pa en harddisk),
      alla kurser ..3 (?:telegram|google drive|for \\d\\d? ?kr)`,
    ),
    horseDoping: listOf(
      `(?:travhast|kapplopningshast|galopphast|brevduv)\\p{L}* ..4 (?:dopning|doping|snabbare|spruta|osparbar),
      gar inte att spara i (?:testet|blodet|urinen|dopningstest)`,
    ),
  },
  words: svWords,
  shared: [everywhere, combinations, rareOffers],
  phrases: {
    no_prescription: `(?:antibiotika|penicillin|viagra|piller|tabletter|medicin[a-z]*|somnmedel|lakemedel|smartstillande|ozempic|linser) + (?:utan|inget) recept, receptfri[a-z]* ..2 (?:antibiotika|viagra|xanax|tramadol), anabola, steroider, (?:botox|fillers?) ..3 (?:hemma|sjalv|injicera), abortpiller, tillvaxthormon, (?:xanax|tramadol|oxycodon|valium) ..2 (?:kop|online|bestall), (?:(?:kontakt)?linser) + (?:utan (?:synundersokning|recept|undersokning|optiker))`,
    sexual_service: `eskort(?:er|tjejer|tjanst[a-z]*)?, sugar ?(?:daddy|baby), (?:erotisk|tantra|nuru)[a-z]* ?massage, camtjejer, nakenbilder, (?:ocensurera[a-z]+|het[a]?|snuskig[a-z]*) ..2 (?:chatt|ai|flickvan|video[a-z]*|bilder), (?:ai-?flickvan|virtuell flickvan), deepfakes?, (?:ryska|thailandska) (?:brudar|kvinnor), prostituera[a-z]+`,
    counterfeit: `replik(?:a|er|or) [a-z]+, piratkopi[a-z]*, markeskopi[a-z]*, markesforfalsk[a-z]*,
      (?:perfekt[a]?|exakt[a]?|identisk[a]?) ..1 (?:kopia|kopior|replika), (?:kopia|kopior|replika|falsk[ta]*|fejk[a-z]*|imitation) ..2 (?:{brand}|{fashion}|marke[a-z]*|klock[a-z]*), {brand} ..2 (?:kopia|replika|fejk|kopior), (?:marke|klock|vask)[a-z]* ..2 (?:kopi[a-z]*|fejk|replika)`,
    weapon: `armborst\\p{L}*, springkniv[a-z]*, stilett(?:er)?(?! ?klack)[a-z]*, fjarilskniv[a-z]*, butterflykniv[a-z]*, kastkniv[a-z]*, stridskniv[a-z]*, dolk(?:ar)?, knogjarn,
      batong[a-z]*, kaststjarn[a-z]*, pepparspray, pistol(?:er)?(?! for lim), gevar, revolver[a-z]*, luftgevar, ammunition,
      ljuddampare(?! for (?:bil|avgas)), armborst, elpistol[a-z]*, vapen(?! mot), kikarsikte[n]?, softair, skjutvapen,
      (?:stilett|fjaderkniv|springkniv|butterflykniv|fallkniv|knogjarn|batong|parpistol|pepparspray|elpistol|luftgevar|armborst|kaststjarna|startpistol|kastkniv|ljuddampare|ammunition)[a-z]*,
      {hiding} + {blade}`,
    explosive: `fyrverkeri[a-z]*, smallare, raketer till nyar, sprangamn[a-z]*, granat(?:er)?, dynamit, bangers,
      (?:bygg|gor|tillverka) ..2 (?:bomb|bomber|sprangmedel|vapen)`,
    tobacco: `cigarett(?:er)?, e-?cigarett(?:er)?, cigarr(?:er)?, tobak[a-z]*, engangsvape[s]?, vejp[a-z]*, vattenpip[a-z]*, nikotin[a-z]*, vitt snus, snus[a-z]*,
      engangsvejp*, \\d[\\d.]*(?: \\d\\d\\d)? puffar, vejp*, e-?cigg*, snus*`,
    recreational_drug: `marijuana, hasch, kokain, magiska svampar, cannabisfron?, feminiserade?, grinder, lustgas[a-z]*, knark, amfetamin`,
    cannabis: `hampaolja, cbd[a-z]*`,
    alcohol: `whisky, vodka, gin, tequila, ol, vin, viner, champagne, likor(?:er)?, sprit, prosecco, akvavit, cognac`,
    gambling: `(?:sakra|garanterade|vinnande) (?:spel|odds|bett)\\p{L}*, (?:nat)?casino[a-z]*, kasino[a-z]*, betting, spelautomat[a-z]*, odds[a-z]*, gratissnurr, lotteri[a-z]*, roulette, natpoker, bingo online,
      spela for pengar, vadslagning, trisslott[a-z]*`,
    adult: `vibrator(?:er)?, sexleksak[a-z]*, sexdock[a-z]*, erotisk[a-z]*, erotik, sexdejt[a-z]*, eskort[a-z]*, porr[a-z]*, nakenbild[a-z]*, analplugg`,
    prescription_good: `(?:antibiotika|lakemedel|medicin|piller|linser|viagra|tabletter) utan recept, receptfri antibiotika, antibiotika, anabola[a-z]*, steroider,
      testosteron inject[a-z]*, bantningsspruta, bantningspenna, tillvaxthormon, somntabletter pa natet, abortpiller`,
    hidden_tracking: `(?:gps|sparsandare|kamera|mikrofon)\\p{L}* ..2 (?:gom|dold|dolt|osynlig)\\p{L}* ..4 (?:fru|man|flickvan|pojkvan|partner|sambo|ex)\\p{L}*, spara (?:din|hennes|hans) (?:fru|man|partner|flickvan|pojkvan), i smyg, avlyssningsutrustning, avslojar? otrohet,
      (?:kamera|mikrofon|sparsandare|gps|app|spionkamera|inspelare)[a-z]* ..4 (?:dold[a]?|hemlig[a-z]*|partner[a-z]*|fru[n]?|man[nen]*|flickvan[a-z]*|otrohet|otrogen|ex|osynlig[a]?|smyg), (?:las|lasa|se|folj|spionera|avlyssna|kolla) ..3 (?:meddelanden|whatsapp|mobil[a-z]*|sms|chatt[a-z]*|telefon[a-z]*) ..3 (?:partner[a-z]*|fru[ns]*|man[nens]*|flickvan[a-z]*|hennes|hans|nagons|hemligt|smyg)?(?= |$), (?:avsloja|ertappa) ..3 (?:otrohet|otrogen|partner[a-z]*), utan att (?:han|hon|nagon) (?:vet|marker),
      {eaves},
      spion(?:kamera|kameror|app|utrustning|mikrofon)[a-z]*, [a-z]*-?spion ..1 (?:gratis|app)`,
    hacking: `nyckelkopiator\\p{L}*(?= .*(?:andras|hall|keyless)), (?:stulen|stulna|hackad\\p{L}*|forlorad\\p{L}*) (?:krypto|bitcoin|valuta|planbok)\\p{L}* ..2 (?:tillbaka|ater)\\p{L}*, vi hackar, storsandare, jammer[s]?, dyrkset, dyrk[a-z]*set, hyr en hacker, {game} (?:hacks?|fusk|cheats?), elmatare manipuler[a-z]*,
      (?:hacka|knack|bryt dig in|crack)[a-z]* ..3 (?:konto[a-z]*|snapchat|instagram|facebook|wifi|losenord[a-z]*|mobil[a-z]*), (?:storsandare|jammer)[a-z]*, grannens wifi, elmatare[n]? ..3 (?:magnet|sakta|stopp[a-z]*|manipuler[a-z]*|lura), dyrkset, oppna[r]? ..1 (?:alla|vilk[a-z]+) ..1 (?:las|bilar|dorrar|bil|dorr), (?:stulna|hackade) (?:konton|kort)`,
    fake_document: `falska (?:sedlar|pengar|id|diplom|intyg|pass|korkort), fejk-?id, falskt (?:id|intyg|korkort|pass),
      (?:korkort|examensbevis|diplom|pass|legitimation|lakarintyg|sjukintyg|betyg|id-?kort|intyg|lonespec[a-z]*) ..3 (?:utan (?:prov|examen|lakare|studier|uppkorning|plugg)|till salu|falsk[ta]*|kop|pa \\d+ (?:timmar|dagar)|forfalskad[a-z]*), (?:kop|kopa|bestall) ..2 (?:korkort|examensbevis|diplom|pass|lakarintyg|betyg|id-?kort), falska ..1 (?:sedlar|pengar|id|pass|intyg|betyg|dokument),
      {credentials} + {lacking},
      (?:lakarintyg|sjukintyg|sjukskrivning) + (?:online|direkt|utan|pa natet)`,
    cheating: `syntetisk urin, lackta (?:prov|tentor|svar), fusklapp[a-z]*, fusksnacka,
      (?:uppsats|examensarbete|kandidatuppsats|inlamning|laxa|avhandling)[a-z]* ..3 (?:skriven at|kop[a]?|fardig[a-z]*|skrivs av|pa \\d+ timmar|av experter), vi skriver ..1 (?:din|ditt), (?:drogtest|urinprov|drogtestet) ..3 (?:klara|negativt|lura|fuska), (?:klara|lura|fuska) ..2 (?:drogtest|urinprov), (?:prov|tenta|hogskoleprov)[a-z]* ..2 (?:lackt[a]?|svar|fusk|facit|osynlig|snacka), falsk urin, fusklapp[a-z]*,
      vi (?:gor|skriver|loser) ..1 (?:din|ditt|dina) (?:laxor|laxa|uppgifter|uppsats|tenta|inlamning[a-z]*)|(?:laxor|uppsats|inlamning)[a-z]* ..2 (?:at dig|av experter)`,
    police_evasion: `radarstor\\p{L}*, (?:stor|block)\\p{L}* ..2 (?:fartkamer|radar|laser)\\p{L}*, radarvarnare, laserstorare, slipp (?:fort)?kor?boter, slipp fartboter, dold skylt,
      (?:fartkamera|radar|alkotest|polis|fortkorning|boter|bot|fartkameror)[a-z]* ..3 (?:undvik[a-z]*|slipp[a-z]*|lura|detektor|varnare|aldrig mer|stor[a-z]*|osynlig), (?:undvik|slipp|lura|aldrig mer) ..1 (?:fortkornings)?(?:boter|bot|fartkameror|polisen|alkotest[a-z]*), (?:registreringsskylt|nummerplat|skylt)[a-z]* ..2 (?:dold|osynlig|vand[a-z]*|flip[a-z]*|tack[a-z]*|olaslig), radarvarnare,
      korkortsprickar`,
    fake_engagement: `kop (?:\\p{L}+ )?(?:recensioner|omdomen), {fan} billigt, falska (?:foljare|omdomen|recensioner), kop (?:\\p{L}+ )?{fan},
      (?:foljare|likes|gilla-markeringar|prenumeranter|visningar|recensioner|omdomen) ..3 (?:kop[a]?|billig[a-z]*|direkt|garanter[a-z]*|akta|falska|5 stjarnor|pa \\d+), (?:kop|kopa|fler|akta|falska) ..2 (?:\\d[\\d.]*(?: \\d\\d\\d)? ?k? )?(?:foljare|likes|prenumeranter|visningar|recensioner|omdomen)`,
    piracy: `tv box(?:ar)? med (?:alla )?betalkanaler, alla kanaler, crackad[a-z]*, piratkopierad[a-z]*, olagliga strommar,
      (?:alla kanaler|sport|filmer|allsvenskan|serier|kanaler|premier league) ..3 (?:iptv|gratis|utan abonnemang|olaglig[a-z]*|livstid|obegransat|upplast|for \\d+ kr), (?:fire stick|firestick|tv-?box|box|dosa) ..3 (?:alla kanaler|upplast|filmer|gratis|fulladdad|jailbreak), (?:windows|office|adobe|photoshop)(?: \\d+)? ..2 (?:livstid|crackad|knackt|for \\d+ kr|gratis|billig), (?:ladda ner|se|streama) ..3 (?:filmer|serier|spel|matcher|film) ..2 gratis, (?:netflix|spotify|disney|viaplay) ..2 (?:livstid|gratis|delat|billig[t]?),
      {streamer} + {forever}`,
    ticket_resale: ``,
    credit_repair: `(?:ta bort|radera) betalningsanmarkning[a-z]*, lan (?:utan uc|trots betalningsanmarkning)[a-z]*, slipp dina skulder, radera (?:dina )?skulder,
      lan ..3 (?:trots|utan) ..1 (?:betalningsanmarkning[a-z]*|kreditupplysning|uc|kronofogden), (?:radera|ta bort) ..2 (?:skulder|betalningsanmarkning[a-z]*)`,
    event_exploitation: ``,
    earnings: `(?:betalt|tjana|pengar|\\d+ kr) ..1 (?:for|per|pa) (?:varje )?(?:recension|omdome|like|klick|uppgift|video|enkat)\\p{L}*, (?:aldrig) (?:forlorar|gar back), som aldrig forlorar, bli (?:rik|miljonar)[a-z]*, rik snabbt, passiv inkomst (?:garanterad|utan|i somnen), dubbla (?:dina|din|ditt) [a-z]+,
      \\d+ ?% (?:om dagen|per (?:dag|manad|vecka)|avkastning|vinst), trading ?(?:bot|robot|signaler), sag upp dig, ekonomisk frihet pa,
      garanterad (?:vinst|inkomst|avkastning), snabba pengar,
      \\d[\\d.]*(?: \\d\\d\\d)? ?(?:kr|kronor) ..2 (?:om dagen|per dag|i manaden|per manad|i veckan|i timmen|dagligen), (?:tjana|fa|dra in)[a-z]* ..2 \\d[\\d.]*(?: \\d\\d\\d)? ?(?:kr|kronor), (?:bli|blir) ..1 (?:rik|miljonar|rika), (?:pengar|inkomst) ..1 (?:nar du sover|utan (?:arbete|att jobba|anstrangning)|automatiskt|i somnen), (?:dubbla|trippla|mangdubbla) ..2 (?:pengar|bitcoin|kapital|insats|sparande), (?:bot|robot|ai|system) ..3 (?:vinner|tjanar|handlar|aldrig forlorar|pengar), (?:roulette|casino|lotto|tips|spelautomat|trav|odds)[a-z]* ..3 (?:vinn[a-z]*|knep|system|metod|hemlig[a-z]*|saker[t]?), (?:saga upp dig|sag upp dig), \\d+ ?% ..1 (?:avkastning|vinst) ..1 (?:garanterad|per)?, garanterad ..1 (?:vinst|inkomst|avkastning),
      {bigSum} ..1 {perDay}, {perDay} ..1 {bigSum}, {sum} + {sofa}`,
    unrealistic_promise: `ditt ex tillbaka, fa tillbaka (?:ditt )?ex[a-z]*, karleksbesvarjelse, vinn pa (?:lotto|lotteri)[a-z]*, ofelbar[a-z]*,
      (?:hemlighet|knep)[a-z]* ..2 bank[a-z]*,
      exet ..1 tillbaka, (?:ex|exet) ..2 tillbaka, (?:karleksbesvarjelse|ritual|spadam|medium|besvarjelse|haxa|trolldom)[a-z]* ..2 (?:karlek|pengar|garanter[a-z]*|ex|fungerar|100)?(?= |$), (?:tala|lar|flytande|engelska|spanska) ..4 pa (?:bara )?\\d+ (?:dagar|timmar|veckor), (?:visum|jobb|godkand|antagning) ..1 garanter[a-z]*, garanterat ..1 (?:godkand|jobb|visum), (?:forfor|ragga upp) ..1 (?:vem som helst|alla),
      {seer} + {lovely}`,
    impersonation: `bankid supporten, skatteverket ..6 (?:lanken|klicka|logga in), din (?:dator|mobil|telefon) ar (?:infekterad|sparrad|hackad), ditt (?:konto|paket) (?:ar|har) (?:sparrat|stoppats|blivit) [a-z]*,
      skatteverket aterbaring, du har vunnit, gratis iphone,
      (?:microsoft|apple|amazon|paypal|skatteverket|bankid|swedbank|postnord|nordea)[a-z]* ?-?(?:support|kundtjanst|aterbetalning|helpdesk), (?:konto|paket|dator|kort|bankid|mobil)(?:t|et|n|en)? ..2 (?:sparra[dt][a-z]*|last|infekterad|hackad|stoppat|avstangt|avstangd), virus (?:hittat|upptackt), skatteaterbaring ..1 vantar`,
    innocent: `(?:spel(?:beroende|ande)|betting|casino)(?= .*(?:stodlinje\\p{L}*|anonym)), (?:nikotin|tobaks?)fri\\p{L}*, (?:vatten|sapbubbel)pistol\\p{L}*,
      plats for kikare,
      vapen saljer vi inte, (?:annat an|alternativ till|i stallet for) snus, hitta din (?:egen )?borttappade mobil[^.]*, gamla hogskoleprov(?: med facit)?,
      (?:kann igen|undvik\\p{L}*|mot|skydd\\p{L}*|forebygg\\p{L}*|avslo\\p{L}*|upptack\\p{L}*) (?:\\p{L}+ ){0,4}?(?:phishing|natfiske|hackare?|bedrager\\p{L}*|falska|forfalskning\\p{L}*|virus)[^.!?]{0,30}, du skriver (?:sjalv|uppsatsen|din)[^.!?]{0,60}, utan att kopa (?:foljare|likes|recensioner)[^.!?]{0,30}, (?:historia|roman|deckare|ljudbok) ..3 (?:gift\\p{L}*|kasino|vapen|droger|opium|maffia|pirater), (?:ovningsprov|provtentor|ovningstentor) ..2 (?:svar|facit|losningar), (?:folj|spara) ..2 (?:paket\\p{L}*|order\\p{L}*|forsandelse), (?:sedel|pengar)?detektor\\p{L}* (?:\\p{L}+ )?(?:falska )?(?:sedlar|pengar), konjaks?(?:farg|brun)\\p{L}*, (?:medel|snitt|netto|brutto|ingangs)(?:lon)\\p{L}*(?:[^.]|\\.(?=\\d))*, lonekalkylator\\p{L}*(?:[^.]|\\.(?=\\d))*, (?:for |fran |bara )?\\d{2,3} ?(?:kr|kronor) (?:i manaden|per manad|/ ?man\\p{L}*), rostrakn\\p{L}*, limpistol[a-z]*, vattenpistol[a-z]*, massagepistol[a-z]*, leksaks(?:pistol|gevar|vapen)[a-z]*, spikpistol[a-z]*, blackpatron(?:er)?,
      (?:vin|ol|whisky|champagne|cocktail|gin)(?:glas|kyl|kylare|oppnare|stall|hylla|set|vinager), (?:vin|ol) (?:glas|kyl), alkoholfri[a-z]* [a-z]+,
      (?:utan|fri fran) (?:alkohol|nikotin|tobak|thc), nikotinfri[a-z]*, rokfri[a-z]*, sluta (?:roka|snusa|med [a-z]+), akta (?:recensioner|omdomen),
      las (?:vara |alla )?(?:recensioner|omdomen), folj (?:ditt|din) (?:paket|bestallning|leverans), spara (?:ditt|din|mer) (?:paket|bestallning|leverans)*,
      ovningsfragor, konstlader,
      replik[a-z]* ..3 (?:dinosaur[a-z]*|skepp|fartyg|skalle|torn|bat|modell), dinosaur[a-z]* ..2 replika, replika av, (?:kann igen|avsloja|undvik|upptack)[a-z]* ..2 (?:falska|bluff|bedrageri)[a-z]* [a-z]*`,
  },
};
