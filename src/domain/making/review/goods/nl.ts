import type { GoodsRules } from '../goods-rules.ts';
import { listOf } from '../phrases.ts';
import { nlWords } from '../trade/nl.ts';
import { names } from '../trade/any.ts';
import { combinations, everywhere, rareOffers } from './any.ts';

export const goodsNl: GoodsRules = {
  lexicon: {
    ...names,
    sofa: listOf(`vanaf de bank, vanuit huis, thuis, in pyjama, op je telefoon`),
    perDay: listOf(`per dag, dagelijks, elke dag, per uur, per week`),
    lovely: listOf(`liefde, ex, terug, partner, geld, lotto, geluk, hem, haar`),
    seer: listOf(`waarzegster, medium, helderziende, heks, sjamaan, magier, spreuk, liefdesspreuk, voodoo`),
    forever: listOf(`voor altijd, levenslang, gratis, gedeeld[e]?, onbeperkt, goedkoop account`),
    streamer: listOf(`netflix, spotify, disney, ziggo, videoland, prime video, hbo`),
    lacking: listOf(
      `zonder (?:examen|theorie|les|lessen|arts|school|studie|toets|rijles|langskomen), vals[e]?, nep`,
    ),
    credentials: listOf(`rijbewijs, diploma, paspoort, id-?kaart, doktersverklaring, visum, certificaat`),
    hiding: listOf(`verborgen, geheim[e]?, vermomd[e]?, lippenstift, pen, kam, wandelstok, riemgesp`),
    blade: listOf(`mes, lemmet, kling, dolk`),
    eaves: listOf(`afluister[a-z]*, meeluister[a-z]*, afgeluisterd`),
    fake: listOf(`replica's?, replica, namaak[a-z]*, nep[a-z]*, vervalst[a-z]*, imitatie[a-z]*, kopieen`),
    fashion: listOf(
      `horloges?, (?:merk|designer)?tassen, schoenen, sneakers, brillen, parfums?, kleding, merk[a-z]*, sieraden, luxe`,
    ),
    partner: listOf(
      `vrouw, man, vriendin, vriend, partner, ex, werknemers?, vreemdgaan, overspel, haar, iemand`,
    ),
    spy: listOf(
      `bespioneer[a-z]*, bespied[a-z]*, volgen, volg, afluister[a-z]*, meelezen, lees, lezen, bewaken, opsporen, betrap[a-z]*`,
    ),
    spied: listOf(`telefoon[a-z]*, mobiel, whatsapp, berichten, chats?, gesprekken, sms`),
    hidden: listOf(
      `verborgen, geheim[a-z]*, stiekem, spy[a-z]*, spionage[a-z]*, onzichtbaar, onzichtbare, ongemerkt`,
    ),
    device: listOf(
      `gps[a-z]*, tracker, camera's?, camera, microfoon[a-z]*, apps?, recorder, software, berichten`,
    ),
    paper: listOf(`scriptie[s]?, essays?, verslag[a-z]*, thesis, werkstuk[a-z]*, masterproef`),
    writeFor: listOf(`wij schrijven, laten schrijven, kopen, koop, voor jou, uitbesteden`),
    document: listOf(
      `rijbewijs[a-z]*, diploma's?, diploma, paspoort[a-z]*, identiteitskaart[a-z]*, doktersbriefje[s]?, id-?kaart[a-z]*, ziektebriefje`,
    ),
    forged: listOf(`nep, vals[e]?, vervalst[a-z]*, zonder (?:examen|rijles|studie|arts), kopen, koop`),
    drugTest: listOf(`drugstest[a-z]*, urinetest[a-z]*`),
    beat: listOf(`slagen, haal, omzeil[a-z]*, negatief, detox[a-z]*, nep`),
    buy: listOf(`kopen, koop, koopt, goedkope?, echte, krijg, snel`),
    fan: listOf(`volgers, followers, likes, weergaven, views, abonnees`),
    hack: listOf(`hack[a-z]*, kraken, kraak`),
    account: listOf(
      `accounts?, instagram, facebook, whatsapp, wifi[a-z]*, wachtwoord[a-z]*, telefoon[a-z]*, buren`,
    ),
    earn: listOf(`verdien[a-z]*, inkomsten, inkomen, winst[a-z]*`),
    period: listOf(`per (?:dag|maand|week|uur), elke (?:dag|maand|week), dagelijks[e]?, maandelijks[e]?`),
    easy: listOf(
      `zonder werk[a-z]*, thuis, vanuit huis, slapend, automatisch, moeiteloos, gegarandeerd, zonder risico, op de automatische piloot`,
    ),
    radar: listOf(`flitsmelder[s]?, radar[a-z]*, flitspaal[a-z]*, kenteken[a-z]*, flitsers?`),
    evade: listOf(
      `nooit meer, detector, stoorzender, ontwijk[a-z]*, onzichtbare?, inklapbaar, afdek[a-z]*, boetes`,
    ),
    disaster: listOf(`pandemie, corona[a-z]*, covid[a-z0-9-]*, oorlog, overstroming[a-z]*, aardbeving, ramp`),
    profit: listOf(`profiteer[a-z]*, korting, aanbieding, uitverkoop, winst, sale, verdien[a-z]*`),
    support: listOf(`support, klantenservice, helpdesk, ondersteuning`),
    exam: listOf(`examen, baan, visum, tentamen, toelating`),
    guaranteed: listOf(`gegarandeerd[a-z]*, zonder (?:leren|studeren)`),
    learn: listOf(`leer, leren, spreek, vloeiend, engels, spaans, frans`),
    fast: listOf(`in (?:slechts )?\\d+ (?:dagen|uur|weken), in een (?:week|nacht), in je slaap`),
    ticket: listOf(`tickets?, kaartjes, concertkaart[a-z]*`),
    resale: listOf(`uitverkocht[a-z]*, doorverkoop, concert[a-z]*, zwart`),
    free: listOf(
      `gratis, levenslang, ontgrendeld[a-z]*, zonder abonnement, illegaal, illegale, gekraakt[a-z]*`,
    ),
    media: listOf(`alle (?:zenders|kanalen), zenders, films, series, voetbal, fire stick, tv box`),
    cheap: listOf(`goedkope?, levenslang, licentie[a-z]*, key[s]?, sleutel, gekraakt[a-z]*, crack`),
    antiquity: listOf(
      `romeinse munten?, romeinse munt, keltische munten, antieke (?:\\p{L}+ )?(?:munten|vazen|beelden|amforen|fibulae),
      bodemvondst\\p{L}*, detectorvondst\\p{L}*, tempelbeeld\\p{L}*, grafgift\\p{L}*, spijkerschrift\\p{L}*, mummie\\p{L}*, amfoor,
      amforen, goudvondst\\p{L}*, khmer\\p{L}*, muntschat\\p{L}*`,
    ),
    dugUp: listOf(
      `(?:vers|net|pas) (?:opgegraven|uit de (?:grond|akker|klei)|gevonden), zo uit de (?:grond|akker),
      (?:nooit|niet) (?:aangemeld|gemeld), zonder (?:vondstmelding|melding|exportvergunning|herkomst|uitvoervergunning),
      uit (?:de|een|het) (?:\\p{L}+ )?(?:tempel|graf|piramide), roofgrav\\p{L}*, geplunderd\\p{L}*, buiten de douane om`,
    ),
    movable: listOf(
      `fatbikes?, e-?bikes?, fiets, fietsen, racefiets\\p{L}*, bakfiets\\p{L}*, telefoons?, iphones?, laptops?, gereedschap\\p{L}*,
      koper\\p{L}*, katalysator\\p{L}*, scooters?, horloges?, sieraden, airbags?, buitenboordmotor\\p{L}*, navigatie`,
    ),
    unproven: listOf(
      `(?:framenummer|serienummer|imei|chassisnummer) (?:\\p{L}+ )?(?:weggeslepen|verwijderd|weg|onleesbaar|afgeslepen|veranderd),
      (?<!ook )zonder (?:aankoopbon|aankoopbewijs|eigendomsbewijs), vraag niet waar\\p{L}*, hete waar, herkomst ..1 maakt niet uit`,
    ),
    reship: listOf(
      `pakket\\p{L}* (?:\\p{L}+ )?(?:ontvangen|aannemen) (?:\\p{L}+ )?(?:doorsturen|doorzenden|verzenden|ompakken),
      thuis pakketten (?:ontvangen|ompakken), (?:verhuur|leen) (?:je|jouw|uw) (?:bankpas|pinpas|bankrekening|rekening|iban),
      bankpas en pincode ..2 (?:voor|inleveren|verhuren|uitlenen), katvanger ..2 (?:gezocht|worden)`,
    ),
    simCard: listOf(`simkaart\\p{L}*, sim-?kaart\\p{L}*, sim, prepaid(?:kaart\\p{L}*)?, belkaart`),
    otherName: listOf(
      `op naam van (?:een )?ander\\p{L}*, op andermans naam, op (?:een )?valse naam, (?:al )?anoniem geactiveerd`,
    ),
    fighting: listOf(
      `vechthanen, hanengevecht\\p{L}*, hondengevecht\\p{L}*,
      vechthond(?:en)? ..5 (?:ring|gevecht|getraind|bloedlijn|ongeslagen|kampioen)\\p{L}*,
      (?:pitbulls?|staffords?|rottweilers?) ..4 (?:ongeslagen|vechtlijn|voor de ring)`,
    ),
    birdTrap: listOf(
      `vogellijm, lijmstok\\p{L}*, mistnet(?:ten)?, wildklem\\p{L}*, vogelknip\\p{L}*, stroppen voor (?:konijnen|hazen|reeen),
      gifkorrels voor (?:katten|honden|roofvogels)`,
    ),
    humanRemains: listOf(
      `mensenschedel\\p{L}*(?!.*(?:model|kunststof)), mensenbot(?:ten)?,
      (?:menselijk[e]?|echte) (?:\\p{L}+ )?(?:schedels?|skelet|skeletten|botten|beenderen)(?!.*(?:model|kunststof|anatomie|leren|replica)),
      krimpkop\\p{L}*`,
    ),
    organ: listOf(
      `(?:een|mijn|je|uw|jouw) nier, donornier\\p{L}*, donororga\\p{L}*, nier (?:afstaan|verkopen|doneren), eicellen`,
    ),
    trades: listOf(
      `verkoop\\p{L}*, verkopen, te koop, kopen, (?:\\d+(?:\\.| )\\d\\d\\d|\\d\\d\\d\\d+) ?(?:€|euro),
      € ?(?:\\d+(?:\\.| )\\d\\d\\d|\\d\\d\\d\\d+), tegen betaling, voor geld`,
    ),
    youngPet: listOf(`pups?, puppy'?s?, kittens?, hondjes`),
    undocumented: listOf(
      `zonder (?:chip|paspoort|vaccinatie\\p{L}*|inenting\\p{L}*|dierenpaspoort), (?:uit|vanuit) (?:de )?(?:kofferbak|busje|bestelbus),
      overdracht op (?:de )?parkeerplaats`,
    ),
    blankPaper: listOf(
      `(?:blanco|onbeschreven) ..1 (?:kenteken\\p{L}*|rijbewijs|rijbewijzen|receptpapier|recepten|receptenblok\\p{L}*|vaccinatieboekje\\p{L}*|doktersverklaring\\p{L}*|paspoort\\p{L}*|keuringsrapport\\p{L}*)(?! (?:kookboek|voor de keuken)),
      gele boekje ..3 (?:stempel|blanco|ingevuld)`,
    ),
    sham: listOf(
      `schijnhuwelijk\\p{L}*, schijnrelatie\\p{L}*,
      (?:trouwen|huwelijk) (?:alleen )?voor (?:de |een )?(?:papieren|verblijfs\\p{L}*|paspoort|visum), schijndienstverband\\p{L}*`,
    ),
    homeAddress: listOf(`inschrijfadres\\p{L}*, briefadres\\p{L}*, woonadres, spookadres\\p{L}*`),
    notLiving: listOf(
      `zonder (?:er te wonen|te wonen|inwoning|er te zijn), hoeft er niet te wonen, alleen op papier, te huur, te koop, kopen`,
    ),
    payslip: listOf(
      `loonstro(?:ok|ken)\\p{L}*, salarisstro(?:ok|ken), werkgeversverklaring\\p{L}*, bankafschrift\\p{L}*, jaaropgaven?,
      inkomensverklaring\\p{L}*`,
    ),
    onWish: listOf(
      `op maat, naar wens, met elk (?:bedrag|salaris), zelf bedacht, verzonnen, zonder (?:baan|werkgever|werk), opgepoetst\\p{L}*,
      aangepast\\p{L}* bedrag, niet van echt te onderscheiden, geen verhuurder merkt\\p{L}*`,
    ),
    tollSticker: listOf(
      `vignet(?:ten)?, milieusticker\\p{L}*, milieuvignet\\p{L}*, apk-?sticker\\p{L}*, parkeervergunning\\p{L}*,
      gehandicaptenparkeerkaart\\p{L}*, parkeerkaart\\p{L}*, tolvignet\\p{L}*`,
    ),
    selfMade: listOf(
      `zelf (?:printen|geprint\\p{L}*|maken|gemaakt|uitprinten|afdrukken), thuis (?:printen|uitprinten), nagemaakt\\p{L}*,
      vervalst\\p{L}*, zonder (?:recht|handicap|keuring|aanvraag), pdf om te printen`,
    ),
    inspection: listOf(`apk, apk-?keuring, roetmeting, technische keuring, autokeuring`),
    unseen: listOf(
      `zonder (?:langs te komen|auto|keuring|te keuren|langskomen), auto blijft thuis, altijd goedgekeurd, gegarandeerd goedgekeurd,
      toch door, zonder controle`,
    ),
    odometer: listOf(`kilometerstand\\p{L}*, kilometerteller\\p{L}*, tellerstand\\p{L}*, km-?stand`),
    turnsBack: listOf(
      `terugdraai\\p{L}*, teruggedraaid\\p{L}*, terugzet\\p{L}*, lager, verlag\\p{L}*, halveer\\p{L}*, halveren, manipuleren, naar wens,
      km-?filter`,
    ),
    meter: listOf(
      `watermeter\\p{L}*, gasmeter\\p{L}*, stroommeter\\p{L}*, elektriciteitsmeter\\p{L}*, slimme meter\\p{L}*, energiemeter\\p{L}*`,
    ),
    slowed: listOf(
      `stil, stilzet\\p{L}*, zet ..3 stil, remt, vertraagt, vertragen, magneet zet, omzeil\\p{L}*, misleid\\p{L}*, foppen, fopt,
      telt maar de helft, stopt gewoon`,
    ),
    exhaustPart: listOf(
      `adblue, roetfilter, roetfilters, dpf, egr, egr-?klep, katalysator, scr, uitlaatgasreiniging`,
    ),
    removed: listOf(
      `emulator\\p{L}*, uitgeschakeld, uitschakelen, uitprogrammer\\p{L}*, eruit, off, delete, verwijderen zonder,
      nooit meer ..1 (?:bijvullen|tanken), simulator\\p{L}*, dummy, wegprogrammer\\p{L}*, nep`,
    ),
    exhaustCheat: listOf(
      `(?:roetfilter|dpf|egr)s? (?:\\p{L}+ )?(?:verwijder\\p{L}*|eruit|uitboren|leeghalen)(?= .*(?:apk|keuring|software|chip)),
      adblue-?emulator\\p{L}*`,
    ),
    penaltyPoints: listOf(
      `(?:verkeers|snelheids)?boetes?, verkeersboetes?, strafpunten, rijbewijspunten, punten op (?:je|uw|het) rijbewijs`,
    ),
    someoneElse: listOf(
      `iemand anders, een ander (?:neemt|betaalt|krijgt), op (?:andermans|een andere) naam, neemt (?:\\p{L}+ )?op zich,
      andere bestuurder (?:opgeven|aanwijzen), katvanger\\p{L}*`,
    ),
    controllers: listOf(
      `controleurs?, kaartcontrole\\p{L}*, politiecontrole\\p{L}*, alcoholcontrole\\p{L}*, boa'?s, handhavers?`,
    ),
    warnsOf: listOf(
      `(?:toont|waarschuwt|ziet|weet|verraadt|laat zien) waar, waarschuwt (?:voor|je|op tijd), op tijd (?:gewaarschuwd|uitstappen),
      ontloop\\p{L}*, ontlopen, omzeil\\p{L}*, zwartrijden zonder, zwartrij-?app`,
    ),
    parkingDisc: listOf(`parkeerschij(?:f|ven)`),
    selfTurning: listOf(
      `draait (?:zelf|vanzelf|automatisch|stiekem)(?: mee)?, loopt (?:stiekem )?mee, meelopend\\p{L}*, zelfdraaiend\\p{L}*,
      met motor(?:tje)?`,
    ),
    tollRoad: listOf(`tol, tolweg\\p{L}*, tolpoort\\p{L}*, westerscheldetunnel, liefkenshoek\\p{L}*`),
    freeRide: listOf(`zonder te betalen, gratis (?:door|langs), niet herkend, onzichtbaar voor de camera`),
    numberPlate: listOf(`kentekens?, nummerplaat, nummerplaten`),
    nameAddress: listOf(
      `(?<!met )naam en (?:het )?adres, gegevens van de eigenaar, van wie (?:de auto|hij) is, adres van de (?:eigenaar|bestuurder),
      wie de eigenaar is en waar`,
    ),
    quietTag: listOf(
      `(?:airtag|smarttag|tracker)s? ..3 (?:zonder (?:geluid|piepje|luidspreker|melding)|stil|luidspreker verwijderd)`,
    ),
    testWord: listOf(
      `theorie-?examen\\p{L}*, rijexamen\\p{L}*, tentamens?, examens?, eindexamen\\p{L}*, inburgeringsexamen\\p{L}*, toets, toetsen,
      cbr-?examen\\p{L}*`,
    ),
    whispers: listOf(
      `fluister\\p{L}*, voorzeg\\p{L}*, live antwoorden, dubbelganger\\p{L}*, iemand (?:doet|maakt|gaat) ..1 voor (?:je|jou|u),
      in (?:jouw|uw) plaats, antwoorden (?:\\p{L}+ )?in (?:je|het) oor, spiekoortje`,
    ),
    aiText: listOf(`ai-?tekst\\p{L}*, chatgpt-?\\p{L}*, scriptie met ai`),
    unnoticed: listOf(
      `niet te herkennen, niet herkend, geen (?:detector|docent|leraar|scanner) (?:merkt|herkent|ziet)\\p{L}*,
      langs (?:turnitin|elke scanner|de plagiaatscan), omzeilt (?:turnitin|detector\\p{L}*)`,
    ),
    giftCircle: listOf(
      `schenkkring\\p{L}*, geefcirkel\\p{L}*, schenkcirkel\\p{L}*, pump-?groep\\p{L}*, pump (?:and|&|en) dump, pump-?signalen`,
    ),
    experimental: listOf(
      `stamcel(?:len)?-?(?:therapie|kuur|injectie|infuus)\\p{L}*, exosom\\p{L}* ..2 (?:injectie|infuus|therapie),
      vetoplossende injectie\\p{L}*, lipolyse-?injectie\\p{L}*, hydrochinon\\p{L}*, lidoca[ii]ne\\p{L}*,
      glutathion-?(?:infuus|injectie)\\p{L}*, (?:cpap|slaapapneu)\\p{L}* ..3 zonder (?:recept|arts|voorschrift), chloordioxide\\p{L}*,
      (?:mms|cds)-?druppels, ivermectine\\p{L}*, amygdaline, vitamine b17, ketamine\\p{L}*, bruiningsneusspray\\p{L}*,
      neusspray om te bruinen, melanotan\\p{L}*`,
    ),
    moreArms: listOf(
      `katapult met stalen kogels, gaspistool, alarmpistool, alarmpistolen, omgebouwd\\p{L}* pistool, jachtgeweer, jachtgeweren,
      hagelgeweer, karabijn\\p{L}*, (?:3d|3-d)-?(?:print\\p{L}*|geprint\\p{L}*) ..2 (?:wapen|pistool|geweer)\\p{L}*,
      kogelwerend\\p{L}* vest\\p{L}*, steekwerend\\p{L}* vest\\p{L}*, traangas\\p{L}*, degenstok, busje traangas, slagpin\\p{L}*,
      richtlaser\\p{L}*`,
    ),
    drinks: listOf(
      `jonge klare, oude jenever, kruidenbitter, bokbier, tripel, gluhwein(?! ?(?:kruiden|bekers?|mok\\p{L}*)), grappa, ouzo,
      craft ?bier, speciaalbieren, wijnpakket\\p{L}*, wijndoos, rose, cava, cremant, absint, berenburg, bessenjenever`,
    ),
    lottery: listOf(
      `eurojackpot\\p{L}*, staatsloterij\\p{L}*, postcodeloterij, kraslot\\p{L}*, toto, lottoformulier\\p{L}*, pokertoernooi\\p{L}*,
      paardenrace\\p{L}* wedden, speelhal\\p{L}*`,
    ),
    lawyer: listOf(`advocaten?, advocaat, advocatenkantoor, jurist\\p{L}*, rechtsbijstand, juridische hulp`),
    accusedOf: listOf(`(?:bij|wegens|tegen|verdenking|beschuldiging)`),
    linedBag: listOf(
      `(?:tas|rugzak|jas) (?:\\p{L}+ )?(?:met|van) (?:foliebekleding|aluminiumfolie|folie), roofdocht, geprepareerde tas\\p{L}*,
      ontkoppelmagneet\\p{L}*, magneet voor winkelbeveilig\\p{L}*`,
    ),
    shopGate: listOf(
      `poortje\\p{L}*, winkelbeveilig\\p{L}*, beveiligingslabel\\p{L}*, alarmpoort\\p{L}*, geen alarm, winkeldetective\\p{L}*,
      piept nooit`,
    ),
    oneKey: listOf(
      `(?:een|een|dezelfde) (?:sleutel|loper) (?:\\p{L}+ )?voor (?:alle|elk|elke) (?:brievenbussen|slot|automaten|liften|kluisjes),
      loper ..2 (?:alle|elk|elke|elk slot)`,
    ),
    homeStill: listOf(
      `(?:zelf|thuis) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:stoken|distilleren)(?! (?:van )?(?:hout|olie|water))(?= .*(?:drank|keuken|alcohol|jenever|thuis)),
      zelf (?:sterke drank|alcohol|jenever|whisky) (?:stoken|maken), illegaal gestookt\\p{L}*`,
    ),
    laser: listOf(`laserpen\\p{L}*, laser, lasers, groene laser, lamp, zaklamp`),
    blinds: listOf(
      `(?:iedere|elke|piloten|automobilisten) (?:\\p{L}+ )?verblindt, verblindt (?:iedere|elke|piloten|automobilisten),
      steekt lucifers aan, brandt gaten`,
    ),
    sameWorkshop: listOf(`(?:hetzelfde|dezelfde|zelfde) (?:atelier|fabriek|werkplaats)`),
    luxuryHint: listOf(
      `zonder (?:bon|logo|label|etiket), zoals parijs, parijs, milaan, fractie van de prijs, tiende van de prijs`,
    ),
    wildAnimal: listOf(
      `landschildpad\\p{L}*, schildpad\\p{L}*, kameleon\\p{L}*, papegaai\\p{L}*, aapje\\p{L}*, slangen?, gekko\\p{L}*, kikkers?,
      koralen?, zeepaardje\\p{L}*, orchidee\\p{L}*, cactussen`,
    ),
    broughtHome: listOf(
      `meegenomen (?:uit|van), (?:uit het wild|van vakantie|langs de douane|in de koffer)(?: \\p{L}+)?, wildvang\\p{L}*,
      gesmokkeld\\p{L}*`,
    ),
    takesCourse: listOf(
      `wij (?:\\p{L}+ )?(?:volgen|doorlopen|doen) (?:jouw|je|uw) (?:online ?)?(?:cursus|training|e-?learning|examen|tentamen|college|bijscholing)\\p{L}* voor (?:je|jou|u),
      iemand (?:volgt|doet) ..3 (?:cursus|training|les) voor je`,
    ),
    receipt: listOf(
      `bonnetjes?, bonnen, kassabon\\p{L}*, tankbon\\p{L}*, aankoopbewij(?:s|zen), betaalbewij(?:s|zen),
      screenshots? van (?:betaling|tikkie|overboeking)\\p{L}*, tikkie-?screenshots?`,
    ),
    freelyChosen: listOf(
      `(?:datum|bedrag) (?:\\p{L}+ )?(?:zelf (?:kiezen|bepalen|invullen)|naar wens), zonder aankoop, achteraf opgemaakt\\p{L}*,
      geantedateerd\\p{L}*`,
    ),
    reference: listOf(
      `referenties?, getuigschrift\\p{L}*, werkgever\\p{L}*, baas, cv, aanbevelingsbrief\\p{L}*, stageverslag`,
    ),
    neverExisted: listOf(
      `die nooit (?:bestond|heeft bestaan|bestaan heeft), verzonnen, bedacht, nooit (?:gewerkt|bestaan), wij nemen de telefoon op,
      bevestigd aan de telefoon`,
    ),
    coins: listOf(`bitcoins?, crypto\\p{L}*, wallets?, ethereum`),
    fetchBack: listOf(
      `(?:halen|haalt|haal) (?:\\p{L}+ )?(?:\\p{L}+ )?terug, terughal\\p{L}*, terugvorder\\p{L}* van (?:oplichter|hacker)\\p{L}*`,
    ),
    giftCodes: listOf(
      `cadeaukaartcodes?, cadeaucodes?, cadeaubon-?codes?, steam-?codes?, psn-?codes?, bol-?codes?, tegoedcodes?`,
    ),
    generates: listOf(`onbeperkt(?! geldig), eindeloos, kraak\\p{L}*, gratis zonder einde`),
    hisMessages: listOf(`(?:zijn|haar|hun) (?:\\p{L}+ )?(?:berichten|chats|appjes|mails|snaps|foto's)`),
    atYours: listOf(
      `ook bij jou, ook bij u, bij jou binnen, op jouw telefoon, op je eigen telefoon, op jouw scherm, meelezen`,
    ),
    theseNumbers: listOf(
      `deze (?:zes |drei )?(?:getallen|nummers|cijfers), de winnende (?:getallen|nummers), winnende lotnummers, lottocijfers`,
    ),
    drawDay: listOf(
      `(?:vallen|komen|worden getrokken) (?:op )?(?:zaterdag|woensdag|vrijdag|morgen), vooraf, van tevoren`,
    ),
    comesBack: listOf(`(?:hij|zij|ze|je ex|je man|je vrouw) (?:\\p{L}+ )?(?:komt|staat|belt|keert)`),
    withinNights: listOf(`binnen (?:\\p{L}+|\\d+) nachten, op zijn knieen, nog vannacht terug`),
    yourCard: listOf(
      `(?:uw|je|jouw) (?:\\p{L}+ )?(?:pas|bankpas|betaalpas|rekening|creditcard|digid|bankieren|account)`,
    ),
    confirmPin: listOf(
      `bevestig (?:uw|je) (?:pincode|gegevens|identiteit|code), verloopt (?:vandaag|morgen|binnenkort),
      gegevens (?:nu )?(?:bevestigen|bijwerken), wordt (?:vandaag|morgen) (?:geblokkeerd|gesloten)`,
    ),
    undresses: listOf(
      `kleed (?:je|jouw|elke|de|haar|een) (?:\\p{L}+ )?(?:\\p{L}+ )?uit (?:met|via|per) (?:deze |een |de )?(?:app|ai),
      (?:buurvrouw|collega|ex|juf|klasgenote|bazin) (?:\\p{L}+ )?(?:naakt|bloot|zonder kleren)`,
    ),
    loanWord: listOf(`krediet, lening\\p{L}*, lenen, financiering, creditcard\\p{L}*`),
    rejected: listOf(
      `overal (?:is |werd |bent )?afgewezen, overal nee, door elke bank (?:afgewezen|geweigerd), niemand wordt geweigerd,
      ook met beslag, bij deurwaarder`,
    ),
    courierAccount: listOf(
      `(?:thuisbezorgd|uber|uber eats|deliveroo|bol|bezorg|koerier)-? ?(?:account|profiel)s?,
      geverifieerde (?:accounts|rekeningen|bankrekeningen)`,
    ),
    rentedOut: listOf(`te (?:huur|koop), huren, op andermans naam, klaar voor gebruik, kopen`),
    cloneTools: listOf(
      `gekloonde (?:passen|kaarten|creditcards), creditcards met saldo, magneetstrip-?schrijver, kaartkloner, rfid-?kloner,
      enkelband ..3 (?:af|omzeilen|zonder|storen), verkeerslicht ..2 op groen, zwaailicht ..2 (?:magneet|eigen auto|priveauto),
      cijfers (?:laten )?aanpassen in magister`,
    ),
    preloaded: listOf(
      `(?:\\d\\d\\d+|\\d+\\.\\d\\d\\d|duizenden|alle) (?:\\p{L}+ )?(?:spellen|games|films|e-?books|ebooks|luisterboeken|cursussen|roms|series) (?:op (?:usb|een stick|stick|harde schijf|sd-kaart)|voorgeinstalleerd|op een harde schijf),
      alle cursussen ..3 (?:telegram|google drive|voor \\d\\d? ?(?:€|euro))`,
    ),
    horseDoping: listOf(
      `(?:renpaard|windhond|duiven|wedstrijdpaard)\\p{L}* ..4 (?:doping|sneller|prik|onvindbaar),
      niet op te sporen in (?:de test|bloed|urine|dopingtest)`,
    ),
  },
  words: nlWords,
  shared: [everywhere, combinations, rareOffers],
  phrases: {
    no_prescription: `(?:zonder|geen) (?:recept|voorschrift)(?: nodig)?, receptvrij[a-z]* ..2 (?:antibiotica|viagra|kopen|xanax), anabolen, steroiden, (?:botox|fillers?) ..3 (?:thuis|zelf|spuiten), abortuspil(?:len)?, groeihormoon, (?:xanax|tramadol|oxycodon|valium|oxazepam) ..2 (?:kopen|bestellen|online), (?:lenzen|contactlenzen) + (?:zonder (?:oogmeting|recept|opticien|controle))`,
    sexual_service: `escorts?, escortdames?, callgirls?, sugar ?(?:daddy|baby), (?:erotische|tantra|nuru) ?massages?, camgirls?, naaktfoto'?s?, (?:ongecensureerd[a-z]*|geile|hete|stout[e]?) ..2 (?:chat|ai|vriendin|video'?s?|foto'?s), ai ?-?vriendin, virtuele vriendin, deepfakes?, uitkleed[a-z]* ..2 (?:app|ai), (?:russische|thaise) (?:bruiden|vrouwen), sekswerk[a-z]*`,
    counterfeit: `namaak \\p{L}+(?: \\p{L}+)? (?:1 op 1|een op een), namaak (?:merk|tassen|horloges|schoenen)[a-z]*, merkvervalsing[a-z]*, nepmerk[a-z]*,
      (?:perfecte|exacte|identieke) ..1 (?:kopie|replica), (?:kopie|replica|namaak|nep|imitatie)[a-z]* ..2 (?:{brand}|{fashion}|merk[a-z]*|horloge[a-z]*), {brand} ..2 (?:kopie|replica|namaak|nep), (?:merk|horloge|tas|sneaker)[a-z]* ..2 (?:kopie|namaak|replica), niet van echt te onderscheiden, nep nikes?`,
    weapon: `kruisb[o]+g\\p{L}*, springmes[a-z]*, stiletto[a-z]* (?:mes|springmes), vlindermes[a-z]*, werpmes[a-z]*, vechtmes[a-z]*, gevechtsmes[a-z]*, dolk[a-z]*, boksbeugel[s]?,
      ploertendoder, wapenstok[a-z]*, werpster[a-z]*, pepperspray, pistool(?! voor lijm), pistolen, geweer, geweren, luchtbuks[a-z]*, revolver[s]?, munitie,
      geluiddemper[s]?(?! voor (?:auto|motor)), kruisboog, kruisbogen, stroomstootwapen[s]?, vuurwapen[s]?, balletjespistool, richtkijker[s]?,
      vlindermes*, stiletto*, boksbeugel*, wapenstok*, pepperspray, stroomstootwapen*, werpster*, luchtbuks*, kruisboog*, balletjespistool, airsoft*, munitie, geluiddemper ..1 (?:wapen|geweer|pistool), valmes*, ploertendoder,
      {hiding} + {blade}`,
    explosive: `vuurwerk[a-z]*, explosieven, granaat, granaten, dynamiet, nitraat[a-z]*, cobra's, rookbom[a-z]*,
      (?:maak|maken|bouw|bouwen|zelf) ..2 (?:bom|bommen|explosie[a-z]*)(?! voor in bad)|bom (?:maken|bouwen)`,
    tobacco: `sigaret[a-z]*, e-?sigaret[a-z]*, sigaren, tabak[a-z]*, shag, wegwerp ?vape[s]?, waterpijp[a-z]*, nicotine[a-z]*, snus, vloei`,
    recreational_drug: `wiet[a-z]*, hasj, marihuana, cocaine, paddo[a-z]*, truffels magische, magic truffels, wietzaad[a-z]*, gefeminiseerd[a-z]*, grinder[s]?, lachgas[a-z]*,
      xtc`,
    cannabis: `hennepolie, wietolie, cbd[a-z]*`,
    alcohol: `whisky, wodka, gin, jenever, rum, tequila, bier[a-z]*pakket, bieren, speciaalbier[a-z]*, wijn, wijnen, champagne, likeur[a-z]*, sterke drank, prosecco`,
    gambling: `(?:zekere|gegarandeerde|winnende) (?:wed|goktips|tips)\\p{L}*, wedtips, casino[a-z]*, gokken, gokkast[a-z]*, wedden, sportweddenschap[a-z]*, weddenschap[a-z]*, loterij[a-z]*, roulette, online poker, krasloten,
      gratis spins, inzetbonus`,
    adult: `vibrator[s]?, seksspeeltje[s]?, sekspop[a-z]*, erotisch[e]?, erotiek, seksdate[s]?, escort[a-z]*, porno, sexdating, naaktfoto[a-z]*, dildo[a-z]*,
      buttplug[s]?`,
    prescription_good: `zonder (?:recept|voorschrift), antibiotica, anabole[n]?, steroiden, testosteron inject[a-z]*, afslankprik, afslankpen, groeihormoon,
      slaappillen online, abortuspil`,
    hidden_tracking: `stiekem (?:haar|zijn|de) [a-z]+ (?:lezen|volgen), zonder dat (?:ze|hij|iemand) het (?:weet|merkt), afluisterapparat[a-z]*, vreemdgaan betrappen,
      (?:camera|microfoon|tracker|gps|app|recorder|afluisterapparaat|spycam)[a-z]* ..4 (?:verborgen|stiekem|partner|vrouw|man|vriendin|vriend|vreemdgaan|ontrouw|overspel|ex|onzichtbaar|betrap[a-z]*), (?:lees|bekijk|volg|bespioneer|controleer|luister)[a-z]* ..3 (?:berichten|whatsapp|telefoon|appjes|chats) ..3 (?:partner|vrouw|man|vriendin|vriend|anderen|stiekem|ongemerkt|haar|zijn), (?:betrap|ontmasker)[a-z]* ..3 (?:partner|vreemdgang[a-z]*|ontrouw|vreemdgaan), met wie ..2 (?:appt|chat|praat),
      (?:tracker|gps|zender) ..4 (?:onder|in) de auto, (?:tracker|gps|peilzender|camera|microfoon) ..6 (?:ex|vrouw|man|vriendin|vriend|partner)(?= |$),
      {eaves},
      spion(?:age)?(?:camera|app|software|pen|microfoon|apparatuur)[a-z]*, (?:whatsapp|telefoon|snapchat) ?-?spion`,
    hacking: `keyless (?:kloner|repeater|versterker)s?, sleutel(?:kloner|kopieerder)s? ..2 auto\\p{L}*, (?:gestolen|gehackt\\p{L}*|verloren) (?:crypto\\p{L}*|bitcoins?|munten|wallets?) ..2 terug\\p{L}*, wij hacken, stoorzender[s]?, jammer[s]? kopen, lockpick[a-z]*, hacker huren, {game} (?:hacks?|cheats?), wifi wachtwoord kraken, kilometerteller terugdraaien,
      (?:hack|kraak)[a-z]* ..3 (?:account|snapchat|instagram|facebook|wifi|wachtwoord|telefoon), (?:stoorzender|jammer)[a-z]*, wifi van (?:de |je )?buren, (?:elektriciteitsmeter|stroommeter|meter) ..3 (?:vertragen|terugdraaien|magneet|manipuleren|stoppen), open[a-z]* ..1 elk[e]? ..1 (?:slot|auto|deur), (?:gestolen|gehackte) (?:accounts|kaarten|gegevens), lockpick[a-z]*`,
    fake_document: `vals geld, nepgeld, valse (?:biljetten|diploma)[a-z']*, nep (?:diploma|id|paspoort|rijbewijs)[a-z]*,
      (?:rijbewijs|diploma|paspoort|id-?kaart|doktersverklaring|ziekmelding|vaccinatiebewijs|loonstrook|identiteitskaart|certificaat) ..3 (?:zonder (?:examen|studie|arts|les|lessen|toets)|te koop|nep|vals[e]?|vervalst[e]?|kopen|binnen \\d+ (?:dagen|uur)|vals), (?:koop|bestel|kopen|verkoop) ..2 (?:rijbewijs|diploma|paspoort|identiteitskaart|doktersverklaring), (?:vals|valse|nep) ?(?:geld|biljetten|documenten|loonstroken|papieren|diploma's),
      {credentials} + {lacking},
      (?:doktersverklaring|ziekmelding|doktersbriefje|recept) + (?:online|direct|zonder arts|meteen)`,
    cheating: `synthetische urine, nepurine, uitgelekte examens, spiekoortje,
      (?:scriptie|thesis|werkstuk|essay|verslag|huiswerk) ..3 (?:laten (?:schrijven|maken)|kopen|kant-?en-?klaar|door experts|binnen \\d+ uur|voor je), wij schrijven ..1 (?:je|jouw|uw), (?:drugstest|urinetest) ..3 (?:slagen|doorstaan|omzeilen|negatief), nepurine, (?:examen|toets)[a-z]* ..2 (?:antwoorden|gelekt[e]?|spieken|oortje|vooraf), gelekte examens,
      wij (?:maken|doen|schrijven) ..1 (?:je|jouw|uw) (?:huiswerk|opdracht(?:en)?|scriptie|verslag|examen|toets)|(?:huiswerk|opdracht|scriptie) ..2 (?:laten maken|voor jou|door experts)`,
    police_evasion: `(?:flitspaal|flitser|radar|snelheidscamera)\\p{L}*(?:stoorder|blokker|jammer|verklikker)\\p{L}*, (?:stoorder|stoorzender|jammer|blokker)\\p{L}* ..3 (?:flits|radar)\\p{L}*, flitsmelders?, radardetector[s]?, radarverklikker[s]?, nooit meer (?:een )?boetes?,
      (?:flitser|flitspaal|radar|trajectcontrole|blaastest|boete)[a-z]* ..3 (?:ontwijk[a-z]*|omzeil[a-z]*|nooit meer|detector|verklikker|misleid[a-z]*|vermijd[a-z]*|blokkeer[a-z]*|verstoor[a-z]*), (?:nooit meer|ontwijk|omzeil|vermijd) ..1 (?:een )?(?:boetes?|flitsers?|flitspalen|bekeuring[a-z]*), kenteken[a-z]* ..2 (?:onzichtbaar|onleesbaar|draai[a-z]*|verberg[a-z]*|klap[a-z]*|afdek[a-z]*|flipper), radarverklikker,
      (?:boetes?|strafpunten) ..2 (?:wissen|verwijderen), lasers?toorder, lasergun`,
    fake_engagement: `(?:koop|kopen|bestel) (?:\\p{L}+ )?(?:reviews|recensies), {fan} kopen, nepvolgers, neprecensies, gekochte (?:volgers|reviews),
      (?:volgers|likes|abonnees|views|reviews|sterren) ..3 (?:kopen|goedkoop|direct|garanti[a-z]*|echte|nep|5 sterren|binnen \\d+), (?:koop|kopen|meer|echte|nep) ..2 (?:\\d[\\d.]* ?k? )?(?:volgers|likes|abonnees|views|reviews), negatieve reviews verwijderen, nepreviews?, nepvolgers`,
    piracy: `alle zenders, gekraakte [a-z]+, illegale streams?,
      (?:alle zenders|sport|films?|eredivisie|voetbal|series|zenders) ..3 (?:iptv|gratis|zonder abonnement|illegaal|levenslang|onbeperkt|gekraakt|voor \\d+ euro), (?:firestick|fire stick|kastje|tv-?box|mediabox) ..3 (?:alle zenders|gekraakt|films|gratis|vol met|ontgrendeld|jailbreak), (?:windows|office|adobe|photoshop)(?: \\d+)? ..2 (?:levenslang|gekraakt|voor \\d+ euro|gratis|crack|goedkoop), (?:download|kijk|bekijk) ..3 (?:films?|series|games|wedstrijden|boeken) ..2 gratis, (?:netflix|spotify|disney) ..2 (?:levenslang|gratis|gedeeld|goedkoop),
      {streamer} + {forever}`,
    ticket_resale: ``,
    credit_repair: `bkr (?:verwijderen|wissen|codering verwijderen), lening zonder bkr[a-z]*, schulden (?:weg|kwijt) in \\d+, lenen zonder (?:bkr|toetsing),
      (?:lening|lenen|krediet)[a-z]* ..3 (?:zonder (?:bkr|toetsing|loonstrook)|met (?:negatieve )?bkr|gegarandeerd), (?:bkr|schuld)[a-z]* ..2 (?:verwijder[a-z]*|wissen|schoon)`,
    event_exploitation: ``,
    earnings: `(?:betaald|geld|verdien\\p{L}*|€ ?\\d+) ..1 (?:voor|per|met) (?:elke )?(?:review|like|klik|taak|video|enquete|beoordeling)\\p{L}*, (?:nooit) verlies\\p{L}*, verliest nooit, snel rijk, word (?:snel )?(?:rijk|miljonair), miljonair worden, passief inkomen (?:gegarandeerd|zonder|slapend), verdubbel je [a-z]+,
      \\d+ ?% (?:per (?:dag|maand|week)|rendement|winst), trading ?(?:bot|robot|signalen), zeg je baan op, financiele vrijheid in,
      gegarandeerde? (?:winst|inkomsten|rendement), slapend rijk,
      (?:€|euro)? ?\\d[\\d.]* ?(?:€|euro)? ..2 (?:per dag|per week|per maand|per uur|dagelijks) ..3 (?:zonder|vanuit huis|thuis|slapend|garanti[a-z]*|makkelijk|passief|verdien[a-z]*), (?:verdien|incasseer|krijg)[a-z]* ..2 (?:€|euro)? ?\\d[\\d.]* ?(?:euro)? ..2 (?:per|dag|thuis|zonder|slapend), (?:word|snel) ..1 (?:rijk|miljonair), geld ..1 (?:verdienen in je slaap|zonder (?:werken|moeite)|in je slaap|automatisch), (?:verdubbel|verdrievoudig)[a-z]* ..2 (?:geld|bitcoin|inleg|kapitaal|spaargeld), (?:bot|robot|ai|systeem|software) ..3 (?:wint|verdient|handelt|nooit verliest|geld), (?:roulette|casino|loterij|gokkast|weddenschap|lotto)[a-z]* ..3 (?:winnen|truc|systeem|methode|geheim|verslaan), (?:zeg|neem) ..2 (?:baan op|ontslag), \\d+ ?% ..1 (?:rendement|winst) ..1 (?:gegarandeerd|per), gegarandeerd[e]? ..1 (?:winst|inkomen|rendement),
      {bigSum} ..1 {perDay}, {perDay} ..1 {bigSum}, {sum} + {sofa}`,
    unrealistic_promise: `(?:je )?ex terug[a-z]*, liefdesspreuk[a-z]*, win de loterij, loterij winnen, onfeilba(?:ar|re), (?:geheim|truc) ..2 banken,
      ex ..2 terug ..1 (?:krijgen|in|gegarandeerd|winnen)?(?= |$), (?:liefdesspreuk|ritueel|waarzeg|medium|betovering|heks)[a-z]* ..2 (?:liefde|geld|gegarandeerd|ex|werkt|100), (?:spreek|leer|vloeiend|engels|spaans) ..4 in (?:slechts )?\\d+ (?:dagen|uur|weken), (?:visum|baan|diploma|slagen|toelating) ..1 (?:gegarandeerd|garantie|zeker), gegarandeerd ..1 (?:slagen|geslaagd|visum|baan), verleid elke vrouw,
      {seer} + {lovely}`,
    impersonation: `je (?:computer|account|telefoon|pakket) is (?:geinfecteerd|geblokkeerd|gehackt), belastingdienst teruggave[a-z]*, je hebt gewonnen, gratis iphone,
      (?:support|klantenservice|helpdesk|terugbetaling|ondersteuning) ..2 (?:microsoft|apple|amazon|paypal|belastingdienst|ing|rabobank|postnl|overheid), (?:microsoft|apple|paypal|ing|belastingdienst) ?-?(?:support|klantenservice|helpdesk|teruggave), (?:account|rekening|pakket|computer|kaart|bankpas) ..2 (?:geblokkeerd|opgeschort|besmet|gehackt|vastgehouden|verlopen), (?:virus gevonden|virussen gevonden)`,
    innocent: `(?:gokken|gokt|gokverslav\\p{L}*)(?= .*(?:hulpverlen|anoniem|hulp)), (?:nicotine|tabaks?)vrij\\p{L}*, (?:water|bellen)pisto\\p{L}+, zonder gokken,
      geen (?:namaak|replica\\p{L}*|kopie\\p{L}*|nep\\p{L}*), nepgeld voor (?:de klas|kinderen|school),
      (?:herken\\p{L}*|voorkom\\p{L}*|tegen|bescherm\\p{L}*|vermijd\\p{L}*|doorzie\\p{L}*) (?:\\p{L}+ ){0,4}?(?:phishing|hackers?|oplichting|oplichters|nep|vals\\p{L}*|fraude|virussen)[^.!?]{0,30}, (?:phishing|oplichting|nepmails?) (?:herkennen|voorkomen)[^.!?]{0,30}, (?:jij|je) schrijft (?:zelf|je|de) \\p{L}*[^.!?]{0,60}, zonder (?:volgers|likes|reviews) te kopen[^.!?]{0,30}, (?:geschiedenis|roman|thriller|luisterboek) ..3 (?:vergif\\p{L}*|gif\\p{L}*|casino|wapens|drugs|opium|maffia|piraten), (?:oefenexamens?|oefentoets\\p{L}*|proefexamens?) ..2 (?:antwoorden|uitwerkingen), (?:volg|track) ..2 (?:pakket\\p{L}*|bestelling\\p{L}*|zending), valsgeld\\p{L}*, cognac(?:kleurig|bruin)?\\p{L}*(?= (?:leer|leren|kleur|bank|stoel)|$), (?:gemiddeld|netto|bruto)\\p{L}* ?(?:salaris|loon|maandsalaris)\\p{L}*(?:[^.]|\\.(?=\\d))*, (?:salaris|loon)(?:calculator|tabel|wijzer|check)\\p{L}*(?:[^.]|\\.(?=\\d))*, (?:voor |vanaf |slechts )?(?:€ ?)?\\d{1,2}(?:,\\d\\d)? ?(?:€|euro)? ?(?:per|/) ?maand, lijmpist(?:ool|olen), waterpistool, massagepist[a-z]*, speelgoed(?:pistool|geweer)[a-z]*, inktpatro(?:on|nen),
      (?:wijn|bier|whisky|champagne|cocktail|gin)(?:glas|glazen|koeler|koelkast|rek|opener|openers|set), (?:wijn|bier|whisky) (?:glazen|koeler|rek),
      alcoholvrij[a-z]* [a-z]+, (?:zonder|vrij van) (?:alcohol|nicotine|tabak|thc), nicotinevrij[a-z]*, stop[a-z]* met roken, rookvrij, echte reviews,
      lees (?:de )?(?:reviews|beoordelingen), volg je (?:pakket|bestelling), nepleer, nepbont, nepgras, kunst[a-z]+, wijnrood`,
  },
};
