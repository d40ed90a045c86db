import { listOf } from '../phrases.ts';

/** Lists that the phrases of every language use. */
export const names = {
  brand: listOf(
    `rolex, gucci, prada, chanel, herm[eè]s, birkin, louis vuitton, lv, dior, balenciaga, versace, burberry, fendi, armani, cartier, omega, hublot, patek, audemars, nike, adidas, jordan, jordans,
    yeezy, yeezys, lacoste, oakley, ray-?ban, apple, iphone, airpods, samsung, michael kors, mk, tommy hilfiger, puma, supreme, off-?white, moncler, canada goose, tag heuer, breitling, pandora, tiffany, dyson, ugg, celine, bottega, goyard`,
  ),
  network: listOf(
    `instagram*, insta, ig, facebook, fb, tiktok, tik tok, youtube, twitter, twitch, whatsapp, gmail, telegram, snapchat, linkedin, spotify, google, messenger, discord, vk, line, threads`,
  ),
  software: listOf(
    `windows(?: \\d+)?, office(?: \\d+)?, microsoft 365, photoshop, adobe, autocad, corel, coreldraw, illustrator, premiere, kaspersky, norton, solidworks, lightroom, filmora, canva pro, vpn`,
  ),
  game: listOf(
    `free fire, fortnite, roblox, pubg, valorant, warzone, call of duty, cod, cs ?2, cs ?go, csgo, gta, minecraft, league of legends, lol, apex, fifa, brawl stars, clash royale, clash of clans, mobile legends`,
  ),
  /** Companies and offices that scammers pretend to be. */
  firm: listOf(
    `whatsapp, instagram, facebook, meta, google, microsoft, apple, amazon, netflix, paypal, windows, hp, epson, gmail, tiktok, youtube, samsung, uber, ebay, outlook, norton, mcafee, icloud, telegram, binance, coinbase`,
  ),
  luxuryBrand: listOf(
    `rolex, gucci, prada, chanel, herm[eè]s, birkin, louis vuitton, vuitton, dior, balenciaga, versace, fendi, cartier, hublot, patek(?: philippe)?, audemars, moncler, canada goose, breitling, bottega, goyard, celine, ysl, saint laurent, omega (?:watch|relogio|reloj|seamaster)`,
  ),
  /** What no shop asks for a thing of a luxury brand. */
  lowSum: [
    '(?:[$€£]|us\\$|eur) ?\\d{1,3}(?![\\d.,]*\\d{3})(?! ?(?:k|mil))',
    'r\\$ ?\\d{1,3}(?![\\d.,]*\\d{3})(?! ?mil)',
    '(?<![\\d.,])\\d{1,3} ?(?:€|\\$|£|eur|euros?|dollars?|reais|dolares)',
  ],
  streamer: listOf(
    `netflix, spotify, disney ?\\+?, disney plus, hbo(?: max)?, prime video, amazon prime, youtube premium, globoplay, paramount\\+?, crunchyroll, apple tv, star\\+, dazn, canal\\+, movistar, viaplay, tv2 play, hulu, deezer, canva pro, chatgpt plus, audible, kindle unlimited, premiere, viki, showtime, espn, hotmart, udemy, duolingo plus, adobe, scribd, domestika, alura, coursera`,
  ),
  smokeBrand: listOf(
    `marlboro, camel blue, lucky strike, dunhill, gitanes, gauloises, elf ?bar, lost mary, geek ?bar, vozol, ignite v\\d+, oxbar, vuse, relx, vaporesso, voopoo, geekvape, zyn, nordic spirit, skruf, general snus, drum halfzware, al fakher, adalya, cohiba, davidoff cigar, glo hilo, ploom, terea, fiit, iluma`,
  ),
  drinkBrand: listOf(
    `jack daniel'?s?, johnnie walker, chivas, ballantine'?s?, jameson, jim beam, absolut vodka, smirnoff, grey goose, bacardi, havana club, captain morgan, hennessy, remy martin, courvoisier, martell, baileys, jagermeister, aperol, campari, tanqueray, bombay sapphire, beefeater, gordon'?s gin, hendrick'?s, patron silver, jose cuervo, don julio, heineken, budweiser, corona extra, stella artois, moet, veuve clicquot, dom perignon, glenfiddich, macallan, lagavulin, laphroaig, ypioca, velho barreiro, pitu, 51 cachaca, fernet, cointreau, kahlua, malibu rum, becherovka, soju, slivovica, borovicka`,
  ),
  betBrand: listOf(
    `bet ?365, betano, 1xbet, betfair, bwin, unibet, pinnacle sports, 22bet, betway, stake\\.com, sportingbet, pixbet, parimatch, melbet, mostbet, fortune tiger, 888 ?(?:casino|poker|sport), pokerstars, ggpoker, leovegas, draftkings, fanduel, betmgm, codere, caliente mx, betsson, rivalo, betcris, tipsport, fortuna stav\\p{L}*, betclic, winamax, snai, tipico, bet-at-home, oddset, casumo, mr green, sbobet, jilibet, gates of olympus, sweet bonanza, book of dead, crazy time`,
  ),
  pirateBrand: listOf(
    `redecanais, megaflix, popcorn time, stremio torrents?, kodi (?:addon|builds?|box)s?, cuevana, pelisplus, fmovies, 123movies, the pirate bay, pirate bay, 1337x, rarbg, cyberflix, bee ?tv, tea ?tv, mobdro, magis ?tv, xtream codes, xtream iptv, smart ?iptv, tivimate, unitv, hdtv express, brasil ?tv, my family cinema, btv box, kms ?pico, kmsauto, r2r, aptoide mod, libgen, z-?library, sci-?hub, lucky patcher, spotify mod, youtube vanced, gbwhatsapp, photoshop crack`,
  ),
  /** An amount that is too large for the price of a small service. */
  bigSum: [
    '(?:[$€£¥￥₩₱฿₽₺]|r\\$|us\\$|kr\\.?|zł|php) ?(?:\\d{3,}|\\d{1,3}[.,]\\d{3}|\\d{1,3} \\d{3})',
    '(?:\\d{3,}|\\d{1,3}[.,]\\d{3}|\\d{1,3} \\d{3}) ?(?:[$€£¥￥₩₱฿₽₺]|kr\\.?|eur|euros?|dollars?|usd|zł|tl|lira|rub|руб[а-я]*|pesos?|reais|dolares|kronor|kroner|kronur|evrov)',
  ],
  sum: [
    '(?:[$€£¥￥₩₱฿₽₺]|r\\$|us\\$|usd|eur|kr\\.?|zł|tl|php) ?\\d[\\d.,]*(?: \\d{3})*(?: ?(?:k|mil|millon|million)[a-z]*)?',
    '\\d[\\d.,]*(?: \\d{3})*(?: ?k)? ?(?:[$€£¥￥₩₱฿₽₺]|kr|kroner|kronor|kronur|eur|euros?|dollars?|usd|zł|zlotych|tl|lira|rub|руб[а-я]*|pesos?|reais|dolares|dolarow|dolarov|dolarjev|evrov|円|万円|만원|만 원|원|บาท|دولار|ريال|درهم|جنيه|يورو)',
    '\\d{1,3}(?:[.,]\\d{3})+',
    '\\d+ ?k',
  ],
} as const;

/** Names that are the same in every language. */
export const everywhere = {
  counterfeit: `1:1 + {brand}, aaa + (?:quality|grade|replica*|copy|fakes?|{fake}|{fashion}), replica + {brand}, super ?clone, (?:superclone|super-clone)`,
  weapon: `glock, beretta, ak-?47, ar-?15, balisong*, karambit*, taser*, shuriken*, nunchaku*, nunchucks, airsoft, paintball, red dot (?:sight|9mm)`,
  explosive: `c4 + explosiv*, molotov, tnt + dynamit*`,
  tobacco: `vape, vapes, vaping, vaper, vapers, e-?shisha, shisha, hookah, iqos, heets, juul, elf ?bars?, lost mary, snus, zyn, puff bars?, e-?liquids?, e-?juice, nic ?salts?, nikotin*, nicotin[ae], \\d+[.,]?\\d* ?k? puffs?`,
  recreational_drug: `lsd, mdma, dmt, thc, thca, hhc, delta-? ?[89], ecstasy, ayahuasca, psilocyb*, psilocib*, kratom, ketamine, poppers, bongs?, salvia divinorum`,
  cannabis: `cbd, cannabis, cannabidiol, canabidiol`,
  gambling: `casino, casinos, blackjack, baccarat, bet365, betano, 1xbet, roulette, free ?spins?, jackpot, jackpots`,
  adult: `onlyfans, only fans, hentai, porn, porno*, xxx, sex ?shop*, dildo*, fleshlight, escorts?, escort girls, \\+ ?18, 18 ?\\+, webcam (?:girls|sex), camgirls?, nsfw`,
  prescription_good: `botox + injec*, sarms, ostarine?, ligandrol, cardarine, andarine, rad-? ?140, lgd-? ?4033, yk-? ?11, mk-? ?677, ibutamoren, s-? ?23, clenbuterol*, klenbuterol*, metanabol*, methandienone*, dianabol*, dbol, turinabol*, winstrol, stanozolol*, trenbolon*, anavar, oxandrolon*, primobolan, masteron, boldenon*, nandrolon*, deca-?durabolin, deca durabolin, sustanon, testoviron, tb-?500, melanotan, dnp, кленбутерол*, метан, данабол*, турик, туринабол*, дека, тренболон*, станозолол*, оксандролон*, 클렌부테롤, 아나바, クレンブテロール, ダイアナボル, bpc-?157, hgh`,
  hidden_tracking: `spyware, stalkerware, mspy, flexispy, spy (?:cam|camera|app|phone)s?`,
  hacking: `jammers?, aimbot*, wallhack*, phishing + kit*, keylogger*, ddos + (?:panel|attack|service|tool), flipper zero, mod menu, robux (?:generator|gratis|free), v-?bucks (?:generator|gratis|free), lockpick*`,
  cheating: `essay mill, whizzinator`,
  fake_engagement: `smm (?:panel|painel), panel smm, painel smm`,
  piracy: `iptv, iks, cccam, oscam, gshare, card ?sharing, roja ?directa, rojatv, roja tv, futbol libre, torrents?, keygen*, mod apk, apk mod, cracked {software}, {software} crack*, m3u`,
  earnings: `forex (?:bot|robot|signals), binary options`,
  innocent: `c4 (?:pro|station|slice|cactus)`,
} as const;

/** Phrases made of a language's own lists, which are the same in most languages. */
export const combinations = {
  counterfeit: `{fake} + {brand}, {fake} + {fashion}, 1:1 + {fashion}, {fake} + 1:1`,
  hidden_tracking: `{hidden} + {device}, {spy} + {partner}, {hidden} + {spied}, {spy} + {spied}`,
  hacking: `{hack} + {account}, {hack} + {game}`,
  fake_document: `{document} + {forged}`,
  cheating: `{paper} + {writeFor}, {drugTest} + {beat}`,
  police_evasion: `{radar} + {evade}`,
  fake_engagement: `{buy} + {fan}, \\d[\\d.,]* {fan}`,
  piracy: `{media} + {free}, {software} + {cheap}`,
  ticket_resale: `{ticket} + {resale}`,
  event_exploitation: `{disaster} + {profit}`,
  earnings: `{earn} ..3 {sum} ..3 (?:{period}|{easy}), {sum} ..3 {period} ..3 (?:{earn}|{easy}), {earn} ..2 {period} ..2 {sum}, {period} ..2 {sum} ..3 (?:{earn}|{easy}), {earn} ..2 {easy} ..2 {sum}, {period} ..2 {earn} ..2 {sum}, {easy} ..3 {sum} ..3 {earn}, {easy} ..2 {period} ..2 {sum} ..2 {earn}`,
  unrealistic_promise: `{exam} + {guaranteed}, {learn} + {fast}`,
  impersonation: `{support} + {firm}`,
} as const;
