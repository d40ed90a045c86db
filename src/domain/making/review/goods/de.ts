import type { GoodsRules } from '../goods-rules.ts';
import { listOf } from '../phrases.ts';
import { combinations, everywhere, names } from './any.ts';

export const goodsDe: GoodsRules = {
  lexicon: {
    ...names,
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
  },
  shared: [everywhere, combinations],
  phrases: {
    counterfeit: `replika[a-z]*, repliken, plagiate?, nachgemachte?, gefalschte? (?:marken|uhren|taschen)[a-z]*, markenfalschung[a-z]*, wie das original aussehend[a-z]*`,
    weapon: `springmesser, butterflymesser, kampfmesser, wurfmesser, einhandmesser taktisch, faustmesser, dolche?, schlagring[a-z]*, totschlager,
      teleskopschlagst[a-z]*, wurfsterne?, pistolen?(?! fur kleber), revolver, gewehre?, schrotflinten?, luftgewehre?, schreckschuss[a-z]*, munition,
      patronen 9 ?mm, schalldampfer(?! fur (?:auspuff|luft))[a-z]*, zielfernrohre?, armbrust[a-z]*, elektroschocker, pfefferspray[a-z]*, softair[a-z]*,
      schusswaffen?, waffen(?! ?eisen), wurfaxt[a-z]*, holster`,
    explosive: `feuerwerk[a-z]*, boller, sprengstoff[a-z]*, granaten?, dynamit, schwarzpulver, rauchbomben?, polenboller, raketen fur silvester`,
    tobacco: `e-?zigaretten?, zigaretten?, zigarren?, zigarillos?, tabak[a-z]*, einweg vapes?, vapes?, shisha[a-z]*, wasserpfeifen?, nikotin[a-z]*,
      liquids? mit nikotin, drehtabak, snus, pfeifentabak`,
    recreational_drug: `marihuana, haschisch, gras kaufen, kokain, zauberpilze?, magic mushrooms?, hanfsamen feminisiert, feminisiert[a-z]*, cannabissamen,
      grinder fur [a-z]*, legal highs?, krautermischung zum rauchen`,
    cannabis: `hanfol, cbd[a-z]*, cannabis[a-z]*, hanfbluten`,
    alcohol: `whisky, whiskey, wodka, gin, rum, tequila, biere?, weine?, rotweine?, weissweine?, sekt, champagner, likore?, schnaps, spirituosen, cognac,
      bierpaket[a-z]*`,
    gambling: `casino[a-z]*, spielautomaten, sportwetten[a-z]*, wetten, wettbonus, wett-?tipps?, freispiele[a-z]*, roulette, lotto[a-z]*, rubbellose, online poker,
      glucksspiel[a-z]*, echtgeld[a-z]*, spielhalle`,
    adult: `vibrator(?:en)?, sexspielzeug, erotik[a-z]*, erotisch[a-z]*, sexpuppen?, sextreffen, seitensprung[a-z]*, escort[a-z]*, camgirls?, nacktbilder,
      porno[a-z]*, liebespuppen?, ab 18 inhalte, analplugs?`,
    prescription_good: `ohne rezept, rezeptfrei[a-z]* (?:antibioti|viagra|potenz|abnehm)[a-z]*, antibiotika, anabolika, steroide,
      testosteron (?:spritze|injektion|enantat)[a-z]*, abnehmspritzen?, wachstumshormone?, botox zum selbst[a-z]*, hyaluron pen, schlaftabletten online,
      abtreibungspille`,
    hidden_tracking: `spionage[a-z]*, spycam, abhorgerate?, wanzen?, handy orten ohne [a-z]*, (?:fremdgehen|untreue) (?:aufdecken|beweisen), handys? ..2 heimlich`,
    hacking: `storsender, gps ?blocker, handyblocker, dietriche?, lockpicking[a-z]*, wlan passwort knacken, hacker mieten, (?:cheats|hacks?) fur {game},
      {game} (?:cheats?|hacks?|aimbot), stromzahler manipulier[a-z]*, kreditkarten kloner`,
    fake_document: `falschgeld, gefalschte[a-z]* (?:geld|scheine), doktortitel kaufen, attest ohne arzt, krankschreibung sofort, impfpass kaufen`,
    cheating: `synthetisch[a-z]* urin, kunstlich[a-z]* urin, prufungsfragen geleakt, spickzettel[a-z]* unsichtbar, spion ?ohrhorer`,
    police_evasion: `radarwarner, blitzerwarner, laserblocker, nie wieder (?:blitzer|bussgeld|strafzettel)[a-z]*`,
    fake_engagement: `gekaufte (?:follower|likes|bewertungen), fake bewertungen, {fan} kaufen, bewertungen kaufen`,
    piracy: `gecrackt[a-z]*, raubkopien?, (?:windows|office) ..2 key billig`,
    ticket_resale: `ausverkaufte konzerte, tickets fur ausverkauft[a-z]*`,
    credit_repair: `schufa (?:loschen|bereinigen|eintrage loschen)[a-z]*, kredit (?:ohne schufa|trotz schufa|garantiert|ohne bonitat[a-z]*),
      schulden (?:loschen|verschwinden)`,
    event_exploitation: ``,
    earnings: `(?:schnell|uber nacht|sofort) reich, reich werden, werde (?:reich|millionar), millionar (?:werden|in),
      passives einkommen (?:garantiert|sofort|ohne|im schlaf), geld (?:verdoppeln|im schlaf|ohne arbeit), verdopple dein[a-z]* [a-z]+,
      \\d+ ?% (?:rendite|gewinn|am tag|pro (?:tag|monat|woche)|trefferquote), trading ?(?:bot|roboter|signale), kundige deinen job, finanzielle freiheit in,
      nie wieder arbeiten, garantierte (?:rendite|gewinne?|einnahmen)`,
    unrealistic_promise: `ex (?:zuruck|zuruckgewinnen|zuruckerobern), liebeszauber, lotto (?:gewinnen|knacken|system), unfehlbar[a-z]*, (?:geheimnis|trick)[a-z]* ..2 banken,
      angst (?:in|fur immer) weg`,
    impersonation: `(?:ihr|dein) (?:pc|computer|handy|konto) (?:ist|wurde) (?:infiziert|gesperrt|gehackt), finanzamt (?:ruckerstattung|erstattung), sie haben gewonnen,
      gratis iphone, steuererstattung vom finanzamt`,
    innocent: `(?:heiss)?klebepistolen?, massagepistolen?, wasserpistolen?, spielzeug(?:pistole|waffe|gewehr)[a-z]*, druckerpatronen?,
      (?:wein|bier|sekt|whisky|cocktail|gin|rotwein)(?:glas|glaser|kuhlschrank|kuhler|offner|regal|regale|set|fass halter),
      (?:wein|bier|sekt|whisky) (?:glaser|kuhlschrank|offner|regal), alkoholfrei[a-z]* [a-z]*, (?:ohne|frei von) (?:nikotin|alkohol|tabak|thc),
      nikotinfrei[a-z]*, rauchfrei, mit dem rauchen aufhoren, rauchen aufhoren, zigarettenanzunder, badebomben?,
      (?:echte|ehrliche|lesen sie|unsere|verifizierte) bewertungen, replik von dinosaur[a-z]*, wetten dass, vor falschungen, falschungssicher[a-z]*,
      gratis versand, ubungsfragen, weinrot, nudeln`,
  },
};
