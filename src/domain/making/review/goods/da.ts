import type { GoodsRules } from '../goods-rules.ts';
import { listOf } from '../phrases.ts';
import { combinations, everywhere, names } from './any.ts';

export const goodsDa: GoodsRules = {
  lexicon: {
    ...names,
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
  },
  shared: [everywhere, combinations],
  phrases: {
    counterfeit: `kopi designer[a-z]*, replika ur[e]?, kopivarer, mærkeforfalskning`,
    weapon: `springkniv[a-z]*, butterflykniv[a-z]*, kastekniv[a-z]*, kampkniv[a-z]*, daggert[a-z]*, dolk[a-z]*, knojern, stav teleskop, kastestjerne[a-z]*,
      peberspray, pistol(?:er)?(?! til lim), rifle[r]?, gevær(?:er)?, luftgevær, revolver[a-z]*, ammunition, lyddæmper[e]?(?! til (?:bil|udstødning)),
      armbrøst, strømpistol[a-z]*, elpistol, skydevaben, kikkertsigte, softgun[a-z]*, hardball gun`,
    explosive: `fyrværkeri[a-z]*, krysantemumbombe[a-z]*, kanonslag, sprængstof[a-z]*, granat(?:er)?, dynamit, romerlys`,
    tobacco: `cigaret(?:ter)?, e-?cigaret(?:ter)?, cigar(?:er)?, tobak[a-z]*, engangs ?vape[s]?, vandpibe[r]?, nikotin[a-z]*, snus, pibetobak`,
    recreational_drug: `marihuana, hash, kokain, magiske svampe, cannabisfrø, feminiserede, grinder, lattergas[a-z]*, joints, amfetamin`,
    cannabis: `hampolie, cbd[a-z]*`,
    alcohol: `whisky, vodka, gin, rom, tequila, øl, vin, vine, champagne, likør[a-z]*, spiritus, snaps, prosecco, cognac`,
    gambling: `(?:online )?casino[a-z]*, kasino[a-z]*, væddemal, spilleautomat[a-z]*, odds[a-z]*, gratis spins, lotteri[a-z]*, roulette, poker online, bingo online,
      betting, skrabelod[a-z]*`,
    adult: `vibrator(?:er)?, sexlegetøj, sexdukke[r]?, erotisk[a-z]*, erotik, sexdate[s]?, escort[a-z]*, porno, nøgenbilleder, analplug`,
    prescription_good: `uden recept, antibiotika, anabolske?, steroider, testosteron inj[a-z]*, slankepen[a-z]*, slankesprøjte, væksthormon, sovepiller online, abortpiller`,
    hidden_tracking: `i smug, aflytningsudstyr, afslør utroskab`,
    hacking: `støjsender[e]?, jammer[e]?, dirkesæt, lej en hacker, {game} (?:hacks?|snyd|cheats?), elmaler manip[a-z]*`,
    fake_document: `falske (?:penge|sedler|id|pas|diplomer), falsk (?:id|pas|diplom|kørekort)`,
    cheating: `syntetisk urin, lækkede (?:eksamener|svar|opgaver), snydeøresnegl`,
    police_evasion: `radardetektor[a-z]*, radaradvarsel, undga (?:fart)?bøder, undga (?:fart)?bøder, laserjammer`,
    fake_engagement: `kob (?:\\p{L}+ )?anmeldelser, falske (?:følgere|anmeldelser|likes), køb (?:\\p{L}+ )?{fan}`,
    piracy: `alle kanaler, cracket, piratkopi[a-z]*, ulovlig streaming`,
    ticket_resale: ``,
    credit_repair: `slet (?:din )?(?:gæld|rki), lan (?:trods rki|uden kreditvurdering)[a-z]*, fjern (?:dig fra )?rki`,
    event_exploitation: ``,
    earnings: `bliv (?:hurtigt )?(?:rig|millionær)[a-z]*, rig hurtigt, passiv indkomst (?:garanteret|uden|i søvne), fordobl (?:dine|din|dit) [a-z]+,
      \\d+ ?% (?:om dagen|per (?:dag|maned|uge)|afkast|gevinst), trading ?(?:bot|robot|signaler), sig dit job op, økonomisk frihed pa,
      garanteret (?:gevinst|indkomst|afkast), nemme penge`,
    unrealistic_promise: `din eks tilbage, fa din eks, kærlighedsbesværgelse, vind i (?:lotto|lotteri)[a-z]*, ufejlbarlig[a-z]*, (?:hemmelighed|trick)[a-z]* ..2 bank[a-z]*`,
    impersonation: `din (?:computer|mobil|telefon|konto) er (?:inficeret|spærret|hacket), skat tilbagebetaling venter, du har vundet, gratis iphone`,
    innocent: `limpistol[a-z]*, vandpistol[a-z]*, massagepistol[a-z]*, legetøjs(?:pistol|gevær|vaben)[a-z]*, sømpistol[a-z]*, blækpatron(?:er)?,
      (?:vin|øl|whisky|champagne|cocktail|gin)(?:glas|køler|køleskab|abner|reol|sæt|eddike), (?:vin|øl) (?:glas|køler), alkoholfri[a-z]* [a-zøæa]+,
      (?:uden|fri for) (?:alkohol|nikotin|tobak|thc), nikotinfri[a-z]*, røgfri[a-z]*, (?:stop|kvit) (?:med )?(?:at ryge|rygning|smøgerne|[a-z]+ning),
      ægte anmeldelser, læs (?:vores |alle )?anmeldelser, følg (?:din|dit|jeres) (?:pakke|ordre|forsendelse|bestilling), skriver dit navn`,
  },
};
