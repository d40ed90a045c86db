import type { GoodsRules } from '../goods-rules.ts';
import { listOf } from '../phrases.ts';
import { deWords } from '../trade/de.ts';
import { names } from '../trade/any.ts';
import { combinations, everywhere, rareOffers } from './any.ts';

export const goodsDe: GoodsRules = {
  lexicon: {
    ...names,
    sofa: listOf(`vom sofa, von der couch, vom handy, nebenbei, von zuhause`),
    perDay: listOf(`am tag, pro tag, taglich, pro stunde, pro woche`),
    lovely: listOf(`partner, liebe, ex, zuruck, liebste[nr]?, gluck, geld, lotto`),
    seer: listOf(
      `hexe, hellseher(?:in)?, magier, wahrsager(?:in)?, kartenleger(?:in)?, schamane, voodoo, medium`,
    ),
    forever: listOf(
      `fur immer, lebenslang, auf lebenszeit, dauerhaft, gratis, kostenlos, umsonst, geteilt[a-z]*, gunstig[a-z]* account`,
    ),
    streamer: listOf(`netflix, spotify, disney, dazn, sky, prime video, hbo`),
    lacking: listOf(`ohne, gefalscht[a-z]*, kaufen`),
    credentials: listOf(
      `fuhrerschein, reisepass, ausweis, diplom, zeugnis, attest, abitur, doktortitel, krankschreibung, visum, meisterbrief`,
    ),
    hiding: listOf(
      `versteckt[a-z]*, verborgen[a-z]*, getarnt[a-z]*, lippenstift, kugelschreiber, kamm, gurtelschnalle, kreditkarte, gehstock`,
    ),
    blade: listOf(`klinge[n]?, messer, dolch, spitze`),
    eaves: listOf(`abhor[a-z]*, belausch[a-z]*, mithor[a-z]*, lauschangriff`),
    fake: listOf(
      `replikas?, repliken, gefalscht[a-z]*, falschungen?, nachgemacht[a-z]*, imitat[a-z]*, kopien?, plagiate?, fakes?`,
    ),
    fashion: listOf(
      `uhren, uhr, (?:marken|designer|luxus)?taschen?, schuhe?, sneaker, brillen?, sonnenbrillen, parfums?, kleidung, trikots?, schmuck, marken[a-z]*,
      designer[a-z]*`,
    ),
    partner: listOf(
      `ehefrau, frau, ehemann, mann, freundin, freund, partners?, partnerin, ex, mitarbeiter, untreue[a-z]*, fremdgeh[a-z]*, betrug`,
    ),
    spy: listOf(
      `uberwach[a-z]*, ausspionier[a-z]*, spionier[a-z]*, tracken, orten, ortet, verfolg[a-z]*, mitles[a-z]*, auslesen, abhor[a-z]*, ausspah[a-z]*,
      kontrollier[a-z]*`,
    ),
    spied: listOf(`handys?, whatsapp, nachrichten, chats?, anrufe, telefonate?, sms, standort`),
    hidden: listOf(
      `versteckt[a-z]*, geheim[a-z]*, heimlich[a-z]*, getarnt[a-z]*, unsichtbar[a-z]*, spionage[a-z]*, spion[a-z]*, unbemerkt[a-z]*,
      ohne (?:ihr|sein|deren) wissen`,
    ),
    device: listOf(
      `gps[a-z]*, tracker, kameras?, mini ?kameras?, mikrofone?, wanzen?, apps?, kugelschreiber, aufnahmegerate?, rekorder, software`,
    ),
    paper: listOf(
      `bachelorarbeit(?:en)?, masterarbeit(?:en)?, hausarbeit(?:en)?, doktorarbeit(?:en)?, dissertation(?:en)?, seminararbeit(?:en)?, facharbeit(?:en)?,
      essays?, abschlussarbeit(?:en)?, diplomarbeit(?:en)?`,
    ),
    writeFor: listOf(
      `schreiben lassen, ghostwrit[a-z]*, wir schreiben, kaufen, fur sie geschrieben, in auftrag, lassen sie`,
    ),
    document: listOf(
      `fuhrerschein[a-z]*, diplom[a-z]*, zeugnis[a-z]*, ausweis[a-z]*, reisepass[a-z]*, krankschreibung[a-z]*, attest[a-z]*, doktortitel, abitur,
      impfpass[a-z]*, personalausweis`,
    ),
    forged: listOf(
      `falsch[a-z]*, gefalscht[a-z]*, ohne (?:prufung|fahrschule|arzt|studium|mpu), kaufen, sofort online, fake`,
    ),
    drugTest: listOf(`drogentests?, urintests?, haartests?, mpu`),
    beat: listOf(`bestehen, bestanden, austricks[a-z]*, tausch[a-z]*, umgeh[a-z]*, detox[a-z]*, negativ`),
    buy: listOf(`kaufen, kauf, kaufe, bestellen, gunstig[a-z]*, sofort, echte, mehr, bekomme[a-z]*`),
    fan: listOf(`followers?, abonnenten, likes, aufrufe, views, klicks`),
    hack: listOf(`hack(?:en|e|t|er)?, gehackt, knacken, knackt?, eindringen`),
    account: listOf(
      `konten, konto, accounts?, passworter, passwort, wlan, handys?, instagram, facebook, whatsapp, e-?mails?, nachbarn?`,
    ),
    earn: listOf(`verdien[a-z]*, einnahmen?, einkommen, gewinn[a-z]*, kassier[a-z]*, machen, mach`),
    period: listOf(
      `(?:am|pro|jeden|im) (?:tag|monat|woche|stunde), taglich, monatlich, wochentlich, die woche, pro woche, in der woche`,
    ),
    easy: listOf(
      `ohne arbeit, von zu hause, zu hause, im schlaf, automatisch, autopilot, ohne risiko, garantiert, ohne aufwand, nebenbei, sofort`,
    ),
    radar: listOf(`radarwarner, blitzerwarner, radar[a-z]*, blitzer[a-z]*, laserblocker, kennzeichen[a-z]*`),
    evade: listOf(
      `nie wieder, storer, warner, blocker, umklapp[a-z]*, verdeck[a-z]*, unsichtbar[a-z]*, abdeckung, entkomm[a-z]*, austricks[a-z]*`,
    ),
    disaster: listOf(`pandemie, corona[a-z]*, covid[a-z]*, krieg[a-z]*, flut[a-z]*, erdbeben, katastrophe`),
    profit: listOf(
      `profitier[a-z]*, rabatt, angebot, ausverkauf, sale, gewinn[a-z]*, verdienen, schnappchen`,
    ),
    support: listOf(`support, kundendienst, hotline, kundenservice, hilfe von, offizieller`),
    exam: listOf(`prufung, aufnahme, job, visum, examen, abitur, einstellung`),
    guaranteed: listOf(`garantiert[a-z]*, garantie auf, ohne lernen, hundertprozentig`),
    learn: listOf(`lernen, lerne, fliessend, sprechen, sprich, englisch, spanisch, franzosisch`),
    fast: listOf(`in (?:nur )?\\d+ (?:tagen|stunden|wochen), uber nacht, im schlaf`),
    ticket: listOf(`tickets?, eintrittskarten, karten`),
    resale: listOf(`ausverkauft[a-z]*, weiterverkauf, konzert[a-z]*, schwarzmarkt, last minute`),
    free: listOf(
      `gratis, kostenlos, umsonst, freigeschaltet[a-z]*, lebenslang, lifetime, ohne abo, raubkopie[a-z]*, entsperrt`,
    ),
    media: listOf(
      `alle (?:sender|kanale), sender, kanale, filme, serien, pay-?tv, bundesliga, kinofilme, fire ?stick, streaming`,
    ),
    cheap: listOf(
      `billig[a-z]*, gunstig[a-z]*, lebenslang, lifetime, lizenzschlussel, keys?, aktivierung, gecrackt[a-z]*, crack, vollversion kostenlos`,
    ),
    antiquity: listOf(
      `romische munzen?, keltische munzen?, antike (?:\\p{L}+ )?(?:munzen?|vasen?|statuen?|amphoren?|figuren?|fibeln?), bodenfunde?,
      sondenfunde?, tempelfigur\\p{L}*, grabbeigabe\\p{L}*, keilschrift\\p{L}*, mumie\\p{L}*, amphoren?, goldfunde?, khmer\\p{L}*,
      hortfund\\p{L}*, schatzfund\\p{L}*`,
    ),
    dugUp: listOf(
      `(?:frisch|direkt) (?:vom|aus dem|aus der) (?:acker|feld|boden|grab|erde), frisch ausgegraben, ausgebuddelt\\p{L}*,
      (?:nie|nicht) gemeldet\\p{L}*, ohne (?:fundmeldung|meldung|ausfuhr\\p{L}*|provenienz|zollpapiere),
      aus (?:dem|der|einem|einer) (?:\\p{L}+ )?(?:tempel|grab|pyramide), raubgrab\\p{L}*, geplundert\\p{L}*, am zoll vorbei`,
    ),
    movable: listOf(
      `e-?bikes?, fahrrad, fahrrader, rennrad, lastenrad, handys?, iphones?, laptops?, werkzeug\\p{L}*, kupfer\\p{L}*,
      katalysator\\p{L}*, baumaschinen?, uhren?, schmuck, motorrad, navis?, ware, airbags?, autoradios?, außenborder`,
    ),
    unproven: listOf(
      `(?:rahmennummer|seriennummer|imei|fahrgestellnummer) (?:\\p{L}+ )?(?:abgeschliffen|entfernt|unkenntlich|weg|geandert|fehlt),
      (?<!auch )ohne (?:kaufbeleg|eigentumsnachweis|besitznachweis), heiße ware, woher ..1 egal, nicht fragen woher,
      als gestohlen gemeldet`,
    ),
    reship: listOf(
      `pakete (?:\\p{L}+ )?(?:annehmen|empfangen|entgegennehmen) (?:\\p{L}+ )?(?:weiter\\p{L}*|umpacken|umetikettieren),
      paketagent\\p{L}* ..4 (?:zuhause|zu hause|pro paket|pro sendung|gesucht),
      (?:vermiete|verleihe|vermieten sie) (?:uns )?(?:deine?n?|ihre?n?) (?:iban|konto|bankkonto|girokonto|bankkarte)`,
    ),
    simCard: listOf(`sim-?karten?, sim, prepaid-?karten?, prepaid-?sim`),
    otherName: listOf(
      `ohne (?:ausweis|identifizierung|registrierung|postident|videoident|legitimation), auf (?:fremden|falschen|anderen) namen,
      anonym (?:aktiviert|registriert|freigeschaltet)`,
    ),
    fighting: listOf(
      `kampfhahne, hahnenkampf\\p{L}*, hahnenkampfe, hundekampfe, hundekampf\\p{L}*,
      kampfhunde? ..5 (?:ring|kampf|blutlinie|sieger|ungeschlagen|kampferprobt|ringerprobt)\\p{L}*,
      scharf (?:gemachte|abgerichtete) (?:hunde|rottweiler|pitbulls),
      (?:pitbulls?|staffords?|rottweiler) ..4 (?:ungeschlagen|ringerprobt|kampferprobt)`,
    ),
    birdTrap: listOf(
      `leimruten?, vogelleim, japannetze?, tellereisen, giftkoder fur (?:hunde|katzen|fuchse|wolfe|greifvogel), fangeisen, vogelfallen?`,
    ),
    humanRemains: listOf(
      `menschenschadel(?! ?-?(?:modell|replik))(?!.*(?:modell|kunststoff|nachbildung)), menschenknochen,
      (?:echte[rsn]?|menschliche[rsn]?) (?:\\p{L}+ )?(?:schadel|skelette?|knochen|gebeine)(?!.*(?:modell|kunststoff|lernen|nachbildung|anatomie)),
      schrumpfk[oo]pfe?`,
    ),
    organ: listOf(
      `(?:eine|meine|deine|ihre|die) niere, spenderniere\\p{L}*, spenderorgan\\p{L}*, niere (?:abgeben|verkaufen|spenden), eizellen?`,
    ),
    trades: listOf(
      `verkauf\\p{L}*, kaufen, zu verkaufen, (?:\\d+(?:\\.| )\\d\\d\\d|\\d\\d\\d\\d+) ?(?:€|euro), gegen (?:geld|bezahlung), bezahlt`,
    ),
    youngPet: listOf(`welpen?, hundewelpen?, katzchen, kitten, mopswelpen?`),
    undocumented: listOf(
      `ohne (?:chip|impfpass|impfung\\p{L}*|eu-?pass|heimtierausweis), (?:aus dem|vom) (?:kofferraum|transporter),
      ubergabe (?:am|auf dem) (?:rastplatz|parkplatz)`,
    ),
    blankPaper: listOf(
      `blanko-? ?(?:fahrzeugbrief|fahrzeugschein|fuhrerschein|attest|impfausweis|impfpass|impfpasse|krankmeldung|prufbericht|personalausweis|gesellenbrief|meisterbrief)\\p{L}*,
      blankorezepte?, rezeptblock blanko, rezeptblocke`,
    ),
    sham: listOf(
      `scheinehen?, scheinheirat\\p{L}*,
      (?:heirat|ehe) (?:nur )?(?:fur|wegen) (?:den |die |das )?(?:papiere|aufenthalt\\p{L}*|visum|aufenthaltstitel),
      scheinvaterschaft\\p{L}*, scheinanstellung\\p{L}*, scheinarbeitsvertr\\p{L}*`,
    ),
    homeAddress: listOf(
      `meldeadressen?, anmeldeadressen?, wohnungsgeberbestatigung\\p{L}*, scheinadressen?, scheinwohnsitz\\p{L}*`,
    ),
    notLiving: listOf(
      `ohne (?:einzug|dort zu wohnen|da zu wohnen|umzug|wohnung), nur (?:auf dem papier|zum schein), zu (?:vermieten|verkaufen), kaufen,
      gegen gebuhr, sofort per mail`,
    ),
    payslip: listOf(
      `lohnzettel, lohnabrechnungen?, gehaltsabrechnungen?, gehaltsnachweise?, gehaltszettel, kontoauszuge, kontoauszug,
      steuerbescheide?`,
    ),
    onWish: listOf(
      `nach (?:wunsch|maß), wunsch(?:gehalt|betrag|summe), mit (?:jedem|beliebigem) (?:gehalt|betrag),
      (?:frei|selbst) (?:ausgedacht\\p{L}*|erfunden\\p{L}*), ohne (?:anstellung|job|arbeitgeber), frisier\\p{L}*, aufgehubscht\\p{L}*,
      geschont\\p{L}*, sehen echt aus, sieht echt aus, kein vermieter merkt\\p{L}*`,
    ),
    tollSticker: listOf(
      `vignetten?, autobahnvignetten?, umweltplaketten?, feinstaubplaketten?, tuv-?plaketten?, hu-?plaketten?, parkausweise?,
      behindertenparkausweise?, anwohnerparkausweise?, siegelplaketten?`,
    ),
    selfMade: listOf(
      `selbst (?:drucken|gedruckt\\p{L}*|ausdrucken|gemacht|basteln), selber (?:drucken|ausdrucken|machen),
      (?:zuhause|zu hause|daheim) (?:aus)?drucken, nachgedruckt\\p{L}*, nachgemacht\\p{L}*,
      ohne (?:vorfuhr\\p{L}*|anspruch|berechtigung|behinderung|attest), gefalscht\\p{L}*, pdf zum ausdrucken`,
    ),
    inspection: listOf(`tuv, hauptuntersuchung, pickerl, prufbericht`),
    unseen: listOf(
      `ohne (?:vorfuhr\\p{L}*|vorfahren|auto|vorbeikommen|prufstelle), auto bleibt (?:zu hause|in der garage), trotz (?:rost|mangeln?),
      garantiert bestanden`,
    ),
    odometer: listOf(`tacho, tachostand\\p{L}*, kilometerstand\\p{L}*, km-?stand, kilometerzahler\\p{L}*`),
    turnsBack: listOf(
      `zuruckdreh\\p{L}*, zuruckstell\\p{L}*, zuruckgedreht\\p{L}*, runterdreh\\p{L}*, herunterdreh\\p{L}*, senken, verringern,
      manipulieren, halbier\\p{L}*, nach wunsch, km-?filter, can-?filter`,
    ),
    meter: listOf(
      `wasseruhr\\p{L}*, wasserzahler\\p{L}*, gaszahler\\p{L}*, stromzahler\\p{L}*, heizkostenverteiler\\p{L}*, smart ?meter`,
    ),
    slowed: listOf(
      `schlaft, stoppt(?! (?:das|den|bei|wasser|wenn)), steht still, bremst, bremsen, verlangsam\\p{L}*, anhalten, ein magnet,
      uberlist\\p{L}*, austricks\\p{L}*, lauft langsamer, umgehen, zahlt nur die halfte`,
    ),
    exhaustPart: listOf(
      `adblue, adblue-?system, partikelfilter, rußfilter, dieselpartikelfilter, dpf, agr, agr-?ventil, katalysator, kat, scr,
      abgasreinigung`,
    ),
    removed: listOf(
      `emulator\\p{L}*, deaktivier\\p{L}*, abschalt\\p{L}*, stilllegen, ausprogrammier\\p{L}*, off, delete, attrappe\\p{L}*,
      nie wieder ..1 (?:tanken|nachfullen), simulator\\p{L}*, leer raumen, leergeraumt, ausbauen trotz tuv, rausprogrammier\\p{L}*`,
    ),
    exhaustCheat: listOf(
      `(?:partikelfilter|dpf|rußfilter|agr) (?:\\p{L}+ )?(?:entfernen|raus|ausbauen)(?! ?(?:und|&) (?:reinig|ersetz|tausch)\\p{L}*)(?= .*(?:tuv|au|software|kennfeld|prufung)),
      adblue-?emulator\\p{L}*, abschalteinrichtung\\p{L}* ..2 (?:einbauen|kaufen|nachrusten)`,
    ),
    penaltyPoints: listOf(
      `punkte (?:in |aus )?flensburg, flensburg-?punkte, (?:ihre|deine|die) (?:\\d+ )?punkte, verkehrspunkte`,
    ),
    someoneElse: listOf(
      `jemand anderes, jemand anders, (?:ein )?anderer (?:fahrer|nimmt|ubernimmt), strohfahrer\\p{L}*, nimmt (?:\\p{L}+ )?auf sich,
      punktetrager\\p{L}*, punkteubernahme, fahrer (?:benennen|vermitteln)`,
    ),
    controllers: listOf(
      `kontrolleure?, kontrolleuren, fahrkartenkontroll\\p{L}*, fahrscheinkontroll\\p{L}*, polizeikontroll\\p{L}*,
      alkoholkontroll\\p{L}*, politessen?, ordnungsamt`,
    ),
    warnsOf: listOf(
      `(?:verrat|zeigt|weiß|sieht|sehen|erfahre) wo, warnt (?:vor|dich|sie|rechtzeitig), rechtzeitig (?:gewarnt|aussteigen),
      entkomm\\p{L}*, entgeh\\p{L}*, umfahr\\p{L}*, schwarzfahren ohne, schwarzfahrer-?app`,
    ),
    parkingDisc: listOf(`parkscheiben?`),
    selfTurning: listOf(
      `dreht sich (?:selbst|selber|von selbst|automatisch|heimlich)?(?: weiter)?(?!.*(?:zulassung|kba)),
      lauft (?:heimlich |einfach )?mit, selbstdrehend\\p{L}*, mitlaufend\\p{L}*, mit (?:uhrwerk|motor)`,
    ),
    tollRoad: listOf(`maut, mautstellen?, mautbrucken?, citymaut, autobahn, autobahnen`),
    freeRide: listOf(
      `ohne (?:vignette|maut zu zahlen|zu zahlen|erfasst zu werden), wird nicht erfasst, unsichtbar fur die kamera, an der maut vorbei`,
    ),
    numberPlate: listOf(`kennzeichen, nummernschild\\p{L}*, autonummer\\p{L}*`),
    nameAddress: listOf(
      `(?<!mit )namen? und (?:adresse|anschrift|wohnort), halterdaten, wem (?:es|das auto|der wagen) gehort,
      adresse des (?:halters|fahrers), halter (?:herausfinden|finden|ermitteln)`,
    ),
    quietTag: listOf(
      `(?:airtag|smarttag|tracker)s? ..3 (?:ohne (?:ton|piepsen|lautsprecher|warnung)|lautlos|stummgeschaltet|lautsprecher (?:entfernt|ausgebaut))`,
    ),
    testWord: listOf(
      `theorieprufung\\p{L}*, fahrprufung\\p{L}*, fuhrerscheinprufung\\p{L}*, klausuren?, abitur, sprachtest\\p{L}*,
      einburgerungstest\\p{L}*, prufung(?:en)?, staatsexamen`,
    ),
    whispers: listOf(
      `fluster\\p{L}*, sagen ..2 ein, vorsag\\p{L}*, live (?:die )?(?:losung|losungen|antworten), doppelganger\\p{L}*,
      jemand (?:geht|sitzt|schreibt) fur (?:dich|sie), an (?:deiner|ihrer) stelle, (?:losungen?|antworten) (?:\\p{L}+ )?(?:ins|im) ohr`,
    ),
    aiText: listOf(`ki-?texte?, ki-?hausarbeit\\p{L}*, chatgpt-?\\p{L}*, hausarbeit mit ki`),
    unnoticed: listOf(
      `unerkannt, nicht erkannt, kein (?:detektor|prufer|dozent|prof|professor|lehrer) (?:merkt|erkennt|findet|sieht)\\p{L}*,
      besteht jeden? (?:prufung|scan|plagiats\\p{L}*), umgeht (?:turnitin|detektor\\p{L}*)`,
    ),
    giftCircle: listOf(
      `schenkkreis\\p{L}*, geldgeschenkkreis\\p{L}*, herzkreis\\p{L}*, loom-?kreis\\p{L}*, pump-?gruppen?, pump (?:and|&) dump,
      pump-?signale?`,
    ),
    experimental: listOf(
      `stammzell(?:en)?-?(?:therapie|kur|spritze|infusion)\\p{L}*, exosom\\p{L}* ..2 (?:spritze|infusion|therapie),
      fett-?weg-?spritzen?, lipolyse-?spritzen?, hydrochinon\\p{L}*, lidocain\\p{L}*, glutathion-?(?:infusion|spritze)\\p{L}*,
      (?:cpap|schlafapnoe)\\p{L}* ..3 ohne (?:rezept|verordnung|arzt\\p{L}*), chlordioxid\\p{L}*, (?:mms|cds)-?tropfen,
      ivermectin\\p{L}*, amygdalin, vitamin b17, ketamin\\p{L}*, melanotan\\p{L}*, nasenspray zum braunen, braunungsspritze\\p{L}*`,
    ),
    moreArms: listOf(
      `wurgeholzer, wurgeholz, stahlruten?, prazisionsschleuder\\p{L}*, steinschleuder mit stahlkugeln, kurzwaffen?, langwaffen?,
      doppelflinten?, deko-?waffen?, (?:3d|3-d)-?druck ..2 (?:waffe|pistole|gewehr)\\p{L}*, stichschutzwesten?, schusssichere westen?,
      laufrohling\\p{L}*, abzugsgruppen?, tranengas\\p{L}*, stockdegen, degenstock, schreckschuss ..2 umgebaut, jagdgewehre?,
      jagdbuchsen?, wiederladen (?:pulver|hulsen)`,
    ),
    drinks: listOf(
      `obstler, obstbrand, grappa, ouzo, gluhwein(?! ?(?:becher|tassen?|topf|gewurz|ohne)), eierlikor, krauterlikor, weizenbier,
      hefeweizen, craft ?beer, spatburgunder, riesling, grauburgunder, winzersekt, doppelkorn, absinth, weinpakete?, winzerwein,
      federweißer, cremant`,
    ),
    lottery: listOf(
      `eurojackpot\\p{L}*, lotto24, tipp24, klassenlotterie, rubbellos\\p{L}*, tippgemeinschaft, pokerturniere?, systemscheine?,
      pferdewetten?, hunderennen`,
    ),
    lawyer: listOf(`(?:fach|rechts)?anw[aa]lt\\p{L}*, kanzlei\\p{L}*, strafverteidig\\p{L}*, rechtsberatung`),
    accusedOf: listOf(`(?:bei|wegen|gegen|vorwurf|vorwurfen)`),
    linedBag: listOf(
      `(?:tasche|rucksack|beutel|jacke) (?:\\p{L}+ )?(?:mit|aus) (?:alufutter|alufolie|folienfutter|folie),
      (?:foliert|alugefuttert)\\p{L}* (?:tasche|beutel), magnetloser\\p{L}*, abloser fur warensicher\\p{L}*`,
    ),
    shopGate: listOf(
      `warensicher\\p{L}*, sicherungsbugel, sicherungsetikett\\p{L}*, ladenausgang, kein alarm, kaufhausdetektiv\\p{L}*, piept nie,
      piepst nicht`,
    ),
    oneKey: listOf(
      `(?:ein|einziger) (?:schlussel|generalschlussel) (?:\\p{L}+ )?fur (?:alle|jeden|jedes) (?:briefk[aa]sten|schloss|automaten|aufzuge|spinde),
      generalschlussel ..2 (?:alle|jede\\p{L}*|deutsche post|aufzug|feuerwehr)`,
    ),
    homeStill: listOf(
      `(?:schnaps|alkohol|obstler|rum|whisky) (?:\\p{L}+ )?(?:selbst|selber|zuhause|zu hause|daheim) (?:brennen|destillieren|herstellen),
      schwarzbrenn\\p{L}*, schwarz gebrannt\\p{L}*, (?:hochprozentiges|schnaps) selbst destillieren`,
    ),
    laser: listOf(`laserpointer, laser, gruner laser, taschenlampe, blendlaser\\p{L}*`),
    blinds: listOf(
      `blendet(?! nicht) (?:\\p{L}+ )?(?:fahrer|autofahrer|piloten|angreifer|jeden), (?:jeden|piloten|autofahrer|gegner|fahrer) blendet,
      (?:jeden|jede) (?:\\p{L}+ )?blendet, zundet (?:streichholzer|ballons), brennt locher`,
    ),
    sameWorkshop: listOf(
      `(?:derselben|gleichen|selben|dieselbe|gleiche) (?:werkstatt|fabrik|naherei|manufaktur)`,
    ),
    luxuryHint: listOf(
      `ohne (?:rechnung|logo|etikett|label), wie (?:paris|mailand), paris, mailand, ein bruchteil, zehntel`,
    ),
    wildAnimal: listOf(
      `schildkroten?, landschildkroten, chamaleons?, papageien?, affen?, schlangen?, geckos?, frosche, pfeilgiftfrosche, korallen,
      seepferdchen, orchideen, kakteen, vogelspinnen?`,
    ),
    broughtHome: listOf(
      `(?:frisch )?(?:aus|von) (?:\\p{L}+ )?(?:mitgebracht|geschmuggelt|eingeflogen), mitgebracht aus,
      (?:aus der wildnis|am zoll vorbei|im koffer)(?: \\p{L}+)?, wild gefangen, wildfange?, mitgebracht`,
    ),
    takesCourse: listOf(
      `wir (?:\\p{L}+ )?(?:sitzen|absolvieren|belegen) (?:deinen|ihren|deine|ihre) (?:online-?kurs|kurs|pflichtschulung|schulung|unterweisung|prufung|klausur|vorlesung)\\p{L}*,
      (?:nimmt|sitzt|klickt sich) ..3 fur dich (?:am|im|durch den) (?:kurs|onlinekurs|unterricht)`,
    ),
    receipt: listOf(
      `quittungen?, belege?, kassenbons?, tankquittungen?, kaufbelege?, uberweisungsbelege?, paypal-?screenshots?,
      kontoauszug-?screenshots?`,
    ),
    freelyChosen: listOf(
      `(?:datum|betrag|summe) (?:und \\p{L}+ )?(?:frei )?(?:wahlbar|nach wunsch|selbst (?:wahlen|bestimmen)), furs finanzamt erfunden,
      ohne einkauf, nachtraglich (?:ausgestellt|erstellt|datiert), ruckdatier\\p{L}*, faker`,
    ),
    reference: listOf(
      `arbeitszeugnis\\p{L}*, referenz(?:en|schreiben)?, arbeitgeber, lebenslauf, praktikumszeugnis\\p{L}*, empfehlungsschreiben`,
    ),
    neverExisted: listOf(
      `(?:den|die|das|der) es (?:nie|nicht) (?:gab|gibt|gegeben hat), erfunden\\p{L}*, ausgedacht\\p{L}*,
      nie (?:gearbeitet|existiert|absolviert), auf anruf bestatigt, wir gehen ans telefon`,
    ),
    coins: listOf(`bitcoins?, krypto\\p{L}*, wallets?, ethereum, coins`),
    fetchBack: listOf(
      `(?:holen|hole|holt) (?:wir )?(?:\\p{L}+ )?(?:\\p{L}+ )?zuruck, wieder beschaff\\p{L}*, zuruckhol\\p{L}*,
      wiederherstell\\p{L}* (?:verlorener|gestohlener), vom betruger zuruck`,
    ),
    giftCodes: listOf(
      `gutscheinkarten-?codes?, steam-?codes?, psn-?codes?, google-?play-?codes?, amazon-?codes?, guthabencodes?`,
    ),
    generates: listOf(
      `unbegrenzt(?! (?:gultig|einlosbar)), erzeug\\p{L}*, generator, generier\\p{L}*, endlos, gratis ohne ende, knack\\p{L}*`,
    ),
    hisMessages: listOf(`(?:seine|ihre|deren) (?:\\p{L}+ )?(?:nachrichten|chats|anrufe|mails|snaps|fotos)`),
    atYours: listOf(
      `(?:auch )?(?:bei dir|auf deinem handy|auf dein handy|auf deinem bildschirm|mit|zeitgleich)(?! ?\\p{L}+ (?:ihm|ihr) teilen)`,
    ),
    theseNumbers: listOf(`diese (?:sechs |drei )?zahlen, die richtigen zahlen, gewinnzahlen, lottozahlen`),
    drawDay: listOf(
      `(?:kommen|fallen|werden gezogen) (?:am )?(?:samstag|mittwoch|freitag|morgen), samstag sicher, vorab, im voraus`,
    ),
    comesBack: listOf(
      `(?:er|sie|dein ex|deine ex|dein mann|deine frau|der ex) (?:\\p{L}+ )?(?:kommt|kehrt|steht|meldet sich|ruft)`,
    ),
    withinNights: listOf(
      `(?:binnen|in|innerhalb von|nach) (?:\\p{L}+|\\d+) (?:nachten|vollmond\\p{L}*), noch heute nacht zuruck, auf knien`,
    ),
    yourCard: listOf(
      `(?:ihre|deine|ihr|dein) (?:karte|bankkarte|girocard|konto|tan|pushtan|bankzugang|kreditkarte)`,
    ),
    confirmPin: listOf(
      `pin bestatigen, bestatigen sie (?:ihre )?(?:pin|daten|tan|identitat), daten (?:jetzt )?(?:bestatigen|aktualisieren),
      lauft (?:heute|morgen|bald) ab, wird (?:heute|morgen) (?:gesperrt|geloscht)`,
    ),
    undresses: listOf(
      `zieh(?:t|en|e)? (?:sie |jede |deine |die |den |jeden |alle )(?:\\p{L}+ )?(?:per app |mit ki |per ki |digital )?aus,
      zieht \\p{L}+ (?:per app|mit ki) aus,
      (?:nachbarin|kollegin|ex|lehrerin|mitschulerin|chefin) (?:\\p{L}+ )?(?:nackt|ohne kleidung|ohne klamotten)`,
    ),
    loanWord: listOf(`kredit\\p{L}*, darlehen, finanzierung, kreditkarte\\p{L}*`),
    rejected: listOf(
      `(?:uberall|von jeder bank|von allen banken) (?:abgelehnt|nein)\\p{L}*, wo die bank nein sagt,
      alle (?:anderen|banken) (?:nein|abgelehnt) \\p{L}*, keiner wird abgelehnt, auch im mahnverfahren, trotz mahnbescheid`,
    ),
    courierAccount: listOf(
      `(?:lieferando|uber|wolt|bolt|lieferdienst|fahrer|kurier|amazon-?flex)-? ?(?:account|konto|profil)\\p{L}*,
      verifizierte (?:konten|accounts|bankkonten)`,
    ),
    rentedOut: listOf(`zu (?:vermieten|verkaufen), mieten, auf fremden namen, fertig verifiziert, kaufen`),
    cloneTools: listOf(
      `geklonte (?:karten|kreditkarten|ec-karten), kreditkarten ..2 (?:mit guthaben|dumps),
      magnetstreifen-?(?:schreiber|leser und schreiber), kartenkloner, rfid-?kloner, fußfessel ..3 (?:ablegen|austricksen|ohne|storen),
      ampelschalter furs auto, blaulicht ..2 (?:magnetisch|furs privatauto), notenander\\p{L}*,
      gutscheincodes? unbegrenzt (?:erzeugen|erstellen|generieren)`,
    ),
    preloaded: listOf(
      `(?:\\d\\d\\d+|\\d+\\.\\d\\d\\d|tausende|alle) (?:\\p{L}+ )?(?:spiele|filme|e-?books|ebooks|horbucher|kurse|roms|serien) (?:auf (?:usb|einem stick|stick|festplatte|sd-karte)|vorinstalliert|auf einer festplatte),
      alle kurse ..3 (?:telegram|google drive|fur \\d\\d? ?(?:€|euro))`,
    ),
    horseDoping: listOf(
      `(?:rennpferd|windhund|turnierpferd|brieftauben)\\p{L}* ..4 (?:doping|schneller|spritze|unentdeckt),
      nicht nachweisbar im (?:test|dopingtest|blut|urin), doping ohne \\p{L}*`,
    ),
  },
  words: deWords,
  shared: [everywhere, combinations, rareOffers],
  phrases: {
    no_prescription: `(?:ohne|kein|rezeptfrei[a-z]*) ..1 rezept, rezeptfrei[a-z]* ..2 (?:antibiotika|viagra|botox|schmerzmittel|kaufen|bestellen|tilidin|xanax), anabolika, steroide?, (?:botox|hyaluron) ..3 (?:zuhause|selbst|spritz[a-z]+), abtreibungspillen?, wachstumshormone?, (?:xanax|tilidin|valium|tramadol|oxycodon) ..2 (?:kaufen|bestellen|online), (?:(?:kontakt)?linsen) + (?:ohne (?:sehtest|rezept|augenarzt|optiker|anpassung))`,
    sexual_service: `(?:heiße|geile|sexy|willige) (?:girls|madels|frauen|singles|ladys)(?: \\p{L}+){0,3} ?(?:nahe|umgebung|stadt)?, escort[a-z]*(?! ford), callgirls?, sugar ?(?:daddy|baby), (?:erotik|tantra|nuru)-?massagen?, erotische massagen?, camgirls?, nacktfotos?, nacktbilder, (?:unzensiert[a-z]*|versaut[a-z]*|hei(?:ss|ß)[a-z]*) ..2 (?:chat|ki|freundin|videos?|bilder), (?:ki|virtuelle) ?-?freundin, hobbyhuren?, (?:russische|asiatische|thai) (?:braute|frauen) ..2 (?:heiraten|kennenlernen), deepfakes?, (?:ki|app) ..2 (?:auszieht|ausziehen), huren?, bordell[a-z]*`,
    counterfeit: `replika[a-z]*, repliken, plagiate?, nachgemachte?, gefalschte? (?:marken|uhren|taschen)[a-z]*, markenfalschung[a-z]*, wie das original aussehend[a-z]*,
      (?:1a|perfekt[a-z]*|exakt[a-z]*|identisch[a-z]*) ..1 (?:kopien?|nachbau|replika), kopien? ..2 (?:uhr[a-z]*|tasche[a-z]*|marken[a-z]*|original[a-z]*), wie das original ..2 (?:logo|marke|uhr|tasche)?(?= |$), {brand} ..2 (?:kopie|replika|fake|nachgemacht|look), nachgemacht[a-z]* ..2 {fashion}, plagiat[a-z]*(?! (?:prufung|scanner|check)),
      tauschend echt[a-z]*, {brand} ..3 (?:tauschend|imitat|nachahmung|wie echt),
      (?:falschung|plagiat|nachahmung|kopie|replika|fake)(?:en|s|e)? + (?:{brand}|{fashion}), {brand} + (?:falschung[a-z]*|gefalscht[a-z]*|plagiat[a-z]*), gleiche ware ..2 ohne lizenz, ohne lizenz`,
    weapon: `(?:messer|klingen?) ..4 (?:herausspring\\p{L}*|herausschie\\p{L}*|ausspring\\p{L}*|herausschnell\\p{L}*), armbr[uu]st\\p{L}*, springmesser, butterflymesser, kampfmesser, wurfmesser, einhandmesser taktisch, faustmesser, dolche?, schlagring[a-z]*, totschlager,
      teleskopschlagst[a-z]*, wurfsterne?, pistolen?(?! fur kleber), revolver, gewehre?, schrotflinten?, luftgewehre?, schreckschuss[a-z]*, munition,
      patronen 9 ?mm, schalldampfer(?! fur (?:auspuff|luft))[a-z]*, zielfernrohre?, armbrust[a-z]*, elektroschocker, pfefferspray[a-z]*, softair[a-z]*,
      schusswaffen?, waffen(?! ?eisen), wurfaxt[a-z]*, holster,
      (?:schlagring|totschlager|teleskopschlagstock|pfefferspray|tierabwehrspray|elektroschocker|butterflymesser|springmesser|faustmesser|wurfmesser|wurfstern|armbrust|schreckschuss|luftgewehr|softair|munition|schalldampfer|nunchaku|kubotan|schlagstock)[a-z]*, \\d+ ?(?:mio )?volt ..2 (?:schocker|selbstverteidigung), selbstverteidigung[a-z]* ..3 (?:spray|schocker|stock|waffe), kampfmesser, versteckt[a-z]* (?:klinge|messer),
      {hiding} + {blade}`,
    explosive: `feuerwerk[a-z]*, boller, sprengstoff[a-z]*, granaten?, dynamit, schwarzpulver, rauchbomben?, polenboller, raketen fur silvester,
      bomben? (?:bauen|basteln|selber|herstellen)|sprengsatz[a-z]*|(?:bau|baue|bastle) ..2 bombe`,
    tobacco: `e-?zigaretten?, zigaretten?, zigarren?, zigarillos?, tabak[a-z]*, einweg vapes?, vapes?, shisha[a-z]*, wasserpfeifen?, nikotin[a-z]*,
      liquids? mit nikotin, drehtabak, snus, pfeifentabak`,
    recreational_drug: `marihuana, haschisch, gras kaufen, kokain, zauberpilze?, magic mushrooms?, hanfsamen feminisiert, feminisiert[a-z]*, cannabissamen,
      grinder fur [a-z]*, legal highs?, krautermischung zum rauchen`,
    cannabis: `hanfol, cbd[a-z]*, cannabis[a-z]*, hanfbluten`,
    alcohol: `whisky, whiskey, wodka, gin, rum, tequila, biere?, weine?, rotweine?, weissweine?, sekt, champagner, likore?, schnaps, spirituosen, cognac,
      bierpaket[a-z]*, single malt`,
    gambling: `(?:wetttipps?|sportwetten|tipps|prognosen) ..1 (?:\\d+ ?% )?(?:sicher|garantiert|todsicher)\\p{L}*, (?:sichere|todsichere) (?:wett|sport)?-?tipps?, casino[a-z]*, spielautomaten, sportwetten[a-z]*, wetten, wettbonus, wett-?tipps?, freispiele[a-z]*, roulette, lotto[a-z]*, rubbellose, online poker,
      glucksspiel[a-z]*, echtgeld[a-z]*, spielhalle`,
    adult: `(?:lebensecht|realistisch|lebensgross)\\p{L}* (?:\\p{L}+ )?puppen? + (?:nachte?|einsame?|silikon|frau), vibrator(?:en)?, sexspielzeug, erotik[a-z]*, erotisch[a-z]*, sexpuppen?, sextreffen, seitensprung[a-z]*, escort[a-z]*, camgirls?, nacktbilder,
      porno[a-z]*, liebespuppen?, ab 18 inhalte, analplugs?`,
    prescription_good: `\\p{L}*toxin + (?:falten|spritzen?|stirn|nadeln?|zu hause), hyaluron\\p{L}* + (?:spritzen?|nadeln?|injizier\\p{L}*|unterspritz\\p{L}*), ohne rezept, rezeptfrei[a-z]* (?:antibioti|viagra|potenz|abnehm)[a-z]*, antibiotika, anabolika, steroide,
      testosteron (?:spritze|injektion|enantat)[a-z]*, abnehmspritzen?, wachstumshormone?, botox zum selbst[a-z]*, hyaluron pen, schlaftabletten online,
      abtreibungspille`,
    hidden_tracking: `(?:lies|lesen|sieh|offne) (?:seine|ihre|sein|ihr) (?:nachrichten|chats?|whatsapp|insta\\p{L}*|handy|mails?), (?:gps|peilsender|wanze|tracker|kamera)\\p{L}* ..2 (?:versteck|heimlich|unsichtbar)\\p{L}* ..4 (?:frau|mann|freundin|freund|partner\\p{L}*|ex|gattin|ehe\\p{L}*), spionage[a-z]*, spycam, abhorgerate?, wanzen?, handy orten ohne [a-z]*, (?:fremdgehen|untreue) (?:aufdecken|beweisen), handys? ..2 heimlich,
      (?:kamera|wanze|mikrofon|abhorgerat|gps-?tracker|tracker|app|spycam|minikamera)s? ..4 (?:partner[a-z]*|frau|mann|freund(?:in)?|ex|ehe[a-z]*|fremdgeh[a-z]*|untreu[a-z]*|affare|heimlich|unbemerkt|unsichtbar), (?:lies|lesen|sieh|mitlesen|uberwach[a-z]*|orte|orten|verfolg[a-z]*) ..3 (?:nachrichten|whatsapp|handy|chats?|standort) ..3 (?:partner[a-z]*|frau|mann|freund(?:in)?|ex|anderer|fremder|heimlich|unbemerkt), (?:fremdgeh|untreu|seitensprung)[a-z]* ..3 (?:erwisch[a-z]*|uberfuhr[a-z]*|aufdeck[a-z]*|entlarv[a-z]*), mit wem ..2 (?:schreibt|chattet|trifft), (?:was|wo) ..1 (?:er|sie|dein partner) ..1 (?:wirklich )?(?:macht|schreibt|ist|treibt),
      {eaves},
      (?:spionage?|spion)(?:kamera|app|software|stift|uhr)?[a-z]* ..2 (?:whatsapp|app|steckdose|handy|partner)?`,
    hacking: `(?:andern|korrigieren|verbessern|anheben) ..2 noten, wir (?:andern|hacken|loschen) ..2 (?:noten|zeugnis|fehlzeiten), (?:gestohlen|gehackt|verloren)\\p{L}* (?:krypto\\p{L}*|bitcoins?|coins?|wallets?|gelder) ..2 (?:zuruck|wieder)\\p{L}*, wir hacken, zuruckhacken, storsender, gps ?blocker, handyblocker, dietriche?, lockpicking[a-z]*, wlan passwort knacken, hacker mieten, (?:cheats|hacks?) fur {game},
      {game} (?:cheats?|hacks?|aimbot), stromzahler manipulier[a-z]*, kreditkarten kloner,
      (?:storsender|jammer)[a-z]*, (?:fremde|jedes|jeden|nachbar[a-z]*) ..2 (?:konto|handy|wlan|passwort|account|auto|schloss) ..2 (?:knacken|offnen|hacken|auslesen|entsperren)?(?= |$), (?:wlan|passwort|konto|handy|tresor|schloss|auto)[a-z]* ..2 knacken, (?:stromzahler|zahler) ..3 (?:verlangsam[a-z]*|manipulier[a-z]*|magnet|stopp[a-z]*|zuruckdreh[a-z]*), (?:geklaute|gestohlene|gehackte|geleakte) (?:konten|accounts|karten|daten), (?:aimbot|cheats?|hacks?|wallhack) ..2 {game}, lockpicking[a-z]*, dietrich[e]?(?= set| kaufen), skimmer`,
    fake_document: `falschgeld, gefalschte[a-z]* (?:geld|scheine), doktortitel kaufen, attest ohne arzt, krankschreibung sofort, impfpass kaufen,
      (?:fuhrerschein|ausweis|pass|reisepass|diplom|abitur|doktortitel|meisterbrief|attest|krankschreibung|zeugnis|impfpass|tuv) ..3 (?:kaufen|ohne (?:prufung|mpu|arzt|arztbesuch|studium|schule|unterricht)|gefalscht[a-z]*|falsch[a-z]*|sofort|falschen|in \\d+ (?:tagen|stunden|minuten)), (?:gefalschte?[a-z]*|falsche?[a-z]*|echte) ..1 (?:scheine|banknoten|ausweis[a-z]*|dokumente|zeugnisse|papiere), falschgeld, (?:mpu) (?:umgehen|ohne),
      {credentials} + {lacking},
      (?:attest|krankschreibung|au-?schein|krankenschein) + (?:online|sofort|ohne|digital|in \\d+)`,
    cheating: `synthetisch[a-z]* urin, kunstlich[a-z]* urin, prufungsfragen geleakt, spickzettel[a-z]* unsichtbar, spion ?ohrhorer,
      (?:bachelorarbeit|masterarbeit|hausarbeit|doktorarbeit|facharbeit|dissertation|seminararbeit|essay)[a-z]* ..3 (?:schreiben lassen|kaufen|fertig[a-z]*|vom ghostwriter|schreiben wir|fur dich|uber nacht), ghostwriter[a-z]* ..2 (?:hausarbeit|bachelor[a-z]*|master[a-z]*|uni|dissertation|akadem[a-z]*), akademische[rs]? ghostwrit[a-z]*, wir schreiben deine, (?:drogentest|urintest) ..3 (?:besteh[a-z]*|negativ|umgehen|trick), (?:prufung|klausur|abitur|tuv-?prufung|theorieprufung)[a-z]* ..2 (?:losungen|leak|geleakt|spick[a-z]*|betrug|vorab|ohrhorer), fake ?-?urin, spickzettel ..1 unsichtbar,
      (?:hausaufgaben|uni ?-?arbeiten|aufgaben|klausuren|prufungen|seminararbeit(?:en)?) ..3 (?:fur dich|fur sie|machen wir|ubernehmen wir|an deiner stelle|von experten)|wir (?:machen|schreiben|losen|ubernehmen) ..2 (?:hausaufgaben|arbeit|arbeiten|aufgaben|prufung|klausur)`,
    police_evasion: `radarwarner, blitzerwarner, laserblocker, nie wieder (?:blitzer|bussgeld|strafzettel)[a-z]*,
      (?:blitzer|radar|radarwarn|laser)[a-z]* ..3 (?:warn[a-z]*|nie wieder|umgehen|austricks[a-z]*|stor[a-z]*|entkomm[a-z]*|unsichtbar|vermeid[a-z]*), nie wieder ..1 (?:geblitzt|bussgeld|bußgeld|blitzer|punkte), (?:kennzeichen|nummernschild)[a-z]* ..2 (?:verdeck[a-z]*|unsichtbar|unleserlich|klapp[a-z]*|dreh[a-z]*|folie|spray|blitz[a-z]*), (?:polizei|kontrolle) (?:entgehen|austricksen),
      punkte ..2 (?:flensburg|fuhrerschein) ..2 (?:loschen|ubernahme|abgeben|verkaufen)|punkte(?:handel|ubernahme)`,
    fake_engagement: `\\p{L}*-?(?:bewertungen|rezensionen|sterne|lob) + (?:auf (?:bestellung|wunsch geschrieben)|nie gekauft), gekaufte (?:follower|likes|bewertungen), fake bewertungen, {fan} kaufen, bewertungen kaufen,
      (?:follower|likes|abonnenten|views|aufrufe|bewertungen|rezensionen|sterne) ..3 (?:kaufen|gunstig|sofort|bestellen|garantiert|echte|pushen), (?:kauf|kaufe|echte|deutsche|mehr|gekaufte) ..2 (?:follower|likes|abonnenten|bewertungen|rezensionen|aufrufe), (?:schlechte|negative) bewertungen (?:loschen|entfernen)`,
    piracy: `alle (?:\\p{L}+-?)?(?:spiele|sender|kanale|filme) ..6 (?:sky|dazn|netflix|inklusive), gecrackt[a-z]*, raubkopien?, (?:windows|office) ..2 key billig,
      (?:alle|sky|premium|pay-?tv)-?(?:sender|filme|bundesliga) ..3 (?:gratis|kostenlos|umsonst|ohne abo|freigeschaltet|fur \\d+|lebenslang|geknackt), (?:fire ?tv ?stick|firestick|tv-?box|receiver|iptv|android box) ..3 (?:geknackt|jailbreak|alle sender|freigeschaltet|alle filme|gratis|modifiziert), (?:filme|serien|bundesliga|kinofilme|spiele) ..3 (?:kostenlos|gratis|illegal|vor kinostart|ohne abo|raubkopie), (?:windows|office|adobe|photoshop)(?: \\d+)? ?(?:key|lizenz|schlussel)? ..2 (?:lebenslang|fur \\d+ ?(?:€|euro)|geknackt|crack|billig|dauerhaft aktiviert), raubkopie[a-z]*, (?:netflix|spotify|disney) ..2 (?:lebenslang|gratis|gunstig|geteilt[a-z]*|umsonst),
      {streamer} + {forever}`,
    ticket_resale: `ausverkaufte konzerte, tickets fur ausverkauft[a-z]*`,
    credit_repair: `schufa (?:loschen|bereinigen|eintrage loschen)[a-z]*, kredit (?:ohne schufa|trotz schufa|garantiert|ohne bonitat[a-z]*),
      schulden (?:loschen|verschwinden),
      (?:kredit|darlehen)[a-z]* ..3 (?:ohne (?:schufa|bonitat[a-z]*|prufung)|trotz (?:schufa|hartz|insolvenz|negativ[a-z]*)|garantiert|sofortzusage), (?:schufa|schulden) ..2 (?:loschen|bereinigen|entfernen|loswerden|verschwinden)`,
    event_exploitation: ``,
    earnings: `(?:konto|bankkonto) (?:zu )?vermieten(?= .*(?:euro|verdien)), (?:umfragen|apps?|videos) die (?:bezahl|auszahl|zahl)\\p{L}*, bezahlt (?:furs|werden fur) (?:\\p{L}+), (?:geld|bezahlt|\\d+ ?€|verdien\\p{L}*) ..1 (?:fur|pro|mit) (?:jede\\p{L}* )?(?:bewertung|like|klick|aufgabe|video|umfrage|rezension)\\p{L}*, (?:nie|niemals) (?:verlier)\\p{L}*, (?:verliert|verlieren) nie, (?:schnell|uber nacht|sofort) reich, reich werden, werde (?:reich|millionar), millionar (?:werden|in),
      passives einkommen (?:garantiert|sofort|ohne|im schlaf), geld (?:verdoppeln|im schlaf|ohne arbeit), verdopple dein[a-z]* [a-z]+,
      \\d+ ?% (?:rendite|gewinn|am tag|pro (?:tag|monat|woche)|trefferquote), trading ?(?:bot|roboter|signale), kundige deinen job, finanzielle freiheit in,
      nie wieder arbeiten, garantierte (?:rendite|gewinne?|einnahmen),
      \\d[\\d.]* ?(?:€|euro) ..2 (?:am tag|pro tag|taglich|pro woche|im monat|monatlich|pro stunde|nebenbei) ..3 (?:ohne|von zuhause|verdien[a-z]*|garantiert|passiv|sicher|nebenbei|automatisch)?(?= |$), (?:verdien|kassier|mach)[a-z]* ..2 \\d[\\d.]* ?(?:€|euro), (?:reich|millionar)[a-z]* ..1 (?:werden|werde|in|uber nacht), werde ..1 (?:reich|millionar), (?:geld|einkommen) ..2 (?:im schlaf|automatisch|ohne arbeit|uber nacht|ohne (?:arbeit|risiko|aufwand)), (?:verdoppl|verdreifach|vervielfach)[a-z]* ..2 (?:geld|kapital|bitcoin|einsatz|erspartes), (?:bot|ki|roboter|system|software|trading) ..3 (?:gewinnt|verdient|handelt fur|nie verliert|garantiert|geld im schlaf), (?:roulette|lotto|casino|sportwetten|spielautomat)[a-z]* ..3 (?:trick|system|gewinnen|knacken|sicher|strategie|garantiert), (?:kundige|kundigen) ..2 job, nie wieder arbeiten, finanzielle freiheit ..2 (?:in|ohne|garantiert|sofort), \\d+ ?% ..1 (?:rendite|gewinn) ..1 (?:garantiert|taglich|monatlich|pro),
      {bigSum} ..1 {perDay}, {perDay} ..1 {bigSum}, {sum} + {sofa}`,
    unrealistic_promise: `ex (?:zuruck|zuruckgewinnen|zuruckerobern), liebeszauber, lotto (?:gewinnen|knacken|system), unfehlbar[a-z]*, (?:geheimnis|trick)[a-z]* ..2 banken,
      angst (?:in|fur immer) weg,
      (?:ex|partner) ..2 zuruck ..1 (?:bringen|holen|garantiert|mit|in)?(?= |$), (?:liebeszauber|geldzauber|partnerruckfuhrung|hexe|ritual)[a-z]* , (?:sprech|lern|fliessend|fließend|beherrsch)[a-z]* ..4 in (?:nur )?\\d+ (?:tagen|stunden|wochen), (?:prufung|visum|job|einburgerung|zulassung|abitur) ..1 garantiert, garantiert[a-z]* ..1 (?:bestehen|visum|job|zusage|erfolg|lottogewinn), jede frau (?:verfuhren|erobern), lottozahlen ..2 vorher[a-z]*,
      {seer} + {lovely}`,
    impersonation: `(?:finanzamt|steuererstattung) ..6 (?:link|klicken), (?:ihr|dein) (?:pc|computer|handy|konto) (?:ist|wurde) (?:infiziert|gesperrt|gehackt), finanzamt (?:ruckerstattung|erstattung), sie haben gewonnen,
      gratis iphone, steuererstattung vom finanzamt,
      (?:microsoft|amazon|paypal|sparkasse|finanzamt|apple|google|dhl|post)[a-z]* ?-?(?:support|kundendienst|hotline|kundenservice|ruckerstattung|sicherheit), (?:konto|computer|pc|paket|handy|karte) ..2 (?:gesperrt|infiziert|gehackt|zuruckgehalten|eingeschrankt), virus ..1 (?:gefunden|erkannt), (?:steuer|finanzamt) ..1 (?:ruckzahlung|erstattung) (?:wartet|sichern|abrufen)`,
    innocent: `(?:sportwetten|gluecksspiel\\p{L}*|glucksspiel\\p{L}*|spielsucht)(?= .*(?:beratung|hilfe|angehorig)), bollerwagen, in \\d+ videos, (?:nikotin|tabak)frei\\p{L}*, (?:wasser|seifenblasen|spielzeug)(?:pistole|gewehr)\\p{L}*, (?:rot)?weinfleck\\p{L}*,
      (?:keine|niemals|ohne) (?:nachbaut\\p{L}*|kopien|falschungen|repliken|imitate|plagiate|fakes), plagiats?pruf\\p{L}*, (?:passworter|schlosser|konten) knacken ?\\? ~ nein,
      (?:erkennen|erkennt|abwehren|schutz|schutzen|schutzt|verhindern|vermeiden|gegen|vor) (?:\\p{L}+ ){0,2}?(?:phishing|hacker\\p{L}*|betrug\\p{L}*|falschungen|viren|fakes?|fake-\\p{L}+|datendiebstahl|identitatsdiebstahl|passwort\\p{L}*)[^.!?]{0,30}, (?:phishing|hacker|betrug|falschungen)-?\\p{L}* (?:erkennen|vermeiden|abwehren)[^.!?]{0,30}, sie schreiben (?:die|ihre) \\p{L}+[^.!?]{0,60}, ohne (?:\\p{L}+ )?(?:gekaufte|follower|likes)[^.!?]{0,30}, (?:geschichte|roman|krimi|hoerbuch|horbuch|doku\\p{L}*) ..3 (?:gift\\p{L}*|casino|waffen|drogen|opium|mafia|piraten), (?:prufungsfragen|ubungsfragen|ubungstests?|probeprufung\\p{L}*) (?:mit|samt) (?:losung\\p{L}*|antworten), paket\\p{L}* ..2 (?:verfolg\\p{L}*|tracking), haushaltsbuch\\p{L}*, (?:geschichte|buch|roman|horbuch) ..3 (?:casinos?|lotterie|spielbank), (?:korrektur\\p{L}*|lektorat|rechtschreib\\p{L}*) ..3 (?:bachelorarbeit|masterarbeit|dissertation|thesis|hausarbeit), (?:falschgeld|geldschein|banknoten)(?:pruf|test|detektor)\\p{L}*, cognac(?:farben|braun)\\p{L}*, (?:durchschnitts|netto|brutto|einstiegs|mindest)(?:gehalt|gehalter|lohn|lohne)\\p{L}*(?:[^.]|\\.(?=\\d))*, gehalts?(?:rechner|tabelle|vergleich|spiegel)\\p{L}*(?:[^.]|\\.(?=\\d))*, gehalt (?:\\p{L}+ ){0,2}(?:berechnen|vergleichen)(?:[^.]|\\.(?=\\d))*, (?:fur |ab |nur )?\\d{1,2}(?:,\\d\\d)? ?(?:€|euro) (?:im|pro|/) ?monat, (?:schutz\\p{L}*|schutz|gegen|vor) (?:\\p{L}+ ){0,6}(?:gestohlen\\p{L}*|gehackt\\p{L}*|betrug|hackern?|phishing)(?: und (?:gestohlen\\p{L}*) \\p{L}+)?, (?:heiss)?klebepistolen?, massagepistolen?, wasserpistolen?, spielzeug(?:pistole|waffe|gewehr)[a-z]*, druckerpatronen?,
      (?:wein|bier|sekt|whisky|cocktail|gin|rotwein)(?:glas|glaser|kuhlschrank|kuhler|offner|regal|regale|set|fass halter),
      (?:wein|bier|sekt|whisky) (?:glaser|kuhlschrank|offner|regal), alkoholfrei[a-z]* [a-z]*, (?:ohne|frei von) (?:nikotin|alkohol|tabak|thc),
      nikotinfrei[a-z]*, rauchfrei, mit dem rauchen aufhoren, rauchen aufhoren, zigarettenanzunder, badebomben?,
      (?:echte|ehrliche|lesen sie|unsere|verifizierte) bewertungen, replik von dinosaur[a-z]*, wetten dass, vor falschungen, falschungssicher[a-z]*,
      gratis versand, ubungsfragen, weinrot, nudeln, (?:erkenne|erkennen|entlarve|vermeide)[a-z]* ..2 (?:falschung|fake|gefalscht|betrug)[a-z]* ?[a-z]*`,
  },
};
