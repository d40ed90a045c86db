import { listOf } from '../phrases.ts';

/** Lists that the phrases of every language use. */
export const names = {
  /** People whose name sells what they never used. */
  celebrity: listOf(
    `elon musk, musk, bill gates, jeff bezos, mark zuckerberg, warren buffett?, oprah(?: winfrey)?, dr\\.? oz, dr\\.? phil, ellen degeneres,
      kim kardashian, kardashians?, kylie jenner, khloe, beyonce, rihanna, adele, shakira, jennifer (?:lopez|aniston)|jlo|j-?lo,
      taylor swift, selena gomez, lady gaga, madonna, angelina jolie, brad pitt, tom hanks, tom cruise, george clooney, keanu reeves,
      mel gibson, kelly clarkson, rebel wilson, joe rogan, jordan peterson, donald trump, trump, obama, michelle obama, biden, messi,
      lionel messi, cristiano ronaldo, cr7, ronaldo, neymar, mbappe, nadal, federer, djokovic, luciano huck, xuxa, ana maria braga, anitta,
      ivete sangalo, silvio santos, drauzio(?: varella)?, william bonner, fatima bernardes, gugu, faustao, virginia fonseca,
      gisele bundchen, thalia, sofia vergara, eva longoria, salma hayek, maluma, bad bunny, daddy yankee, karol g, carlos slim,
      amancio ortega, ana rosa, belen rueda, adela micha, galilea montijo, penelope cruz, antonio banderas, pablo motos, risto mejide,
      gordon ramsay, martin lewis, piers morgan, holly willoughby, amanda holden, kate middleton, prince harry, meghan markle, heidi klum,
      dieter bohlen, gunther jauch, dwayne johnson|the rock, will smith, snoop dogg, mr ?beast, logan paul, conor mcgregor, mike tyson,
      serena williams, sharon osbourne, valerie bertinelli, melissa mccarthy, sofia carson, billie eilish, justin bieber, drake`,
  ),
  brand: listOf(
    `rolex, gucci, prada, chanel, herm[eè]s, birkin, louis vuitton, lv, dior, balenciaga, versace, burberry, fendi, armani, cartier, omega,
      hublot, patek, audemars, nike, adidas, jordan, jordans,
    yeezy, yeezys, lacoste, oakley, ray-?ban, apple, iphone, airpods, samsung, michael kors, mk, tommy hilfiger, puma, supreme, off-?white,
    moncler, canada goose, tag heuer, breitling, pandora, tiffany, dyson, ugg, celine, bottega, goyard`,
  ),
  network: listOf(
    `instagram*, insta, ig, facebook, fb, tiktok, tik tok, youtube, twitter, twitch, whatsapp, gmail, telegram, snapchat, linkedin, spotify,
      google, messenger, discord, vk, line, threads`,
  ),
  software: listOf(
    `windows(?: \\d+)?, office(?: \\d+)?, microsoft 365, photoshop, adobe, autocad, corel, coreldraw, illustrator, premiere, kaspersky,
      norton, solidworks, lightroom, filmora, canva pro, vpn`,
  ),
  game: listOf(
    `free fire, fortnite, roblox, pubg, valorant, warzone, call of duty, cod, cs ?2, cs ?go, csgo, gta, minecraft, league of legends, lol,
      apex, fifa, brawl stars, clash royale, clash of clans, mobile legends`,
  ),
  /** Companies and offices that scammers pretend to be. */
  firm: listOf(
    `whatsapp, instagram, facebook, meta, google, microsoft, apple, amazon, netflix, paypal, windows, hp, epson, gmail, tiktok, youtube,
      samsung, uber, ebay, outlook, norton, mcafee, icloud, telegram, binance, coinbase`,
  ),
  luxuryBrand: listOf(
    `rolex, gucci, prada, chanel, herm[eè]s, birkin, louis vuitton, vuitton, dior, balenciaga, versace, fendi, cartier, hublot,
      patek(?: philippe)?, audemars, moncler, canada goose, breitling, bottega, goyard, celine, ysl, saint laurent,
      omega (?:watch|relogio|reloj|seamaster)`,
  ),
  /** Perfumes that others are said to smell like. */
  perfumeName: listOf(
    `sauvage, one million, 1 million, baccarat, black opium, la vie est belle, good girl, aventus, libre, coco mademoiselle, santal 33,
      le male, acqua di gio, {brand}`,
  ),
  /** What no shop asks for a thing of a luxury brand. */
  lowSum: [
    '(?:[$€£]|us\\$|eur) ?\\d{1,3}(?![\\d.,]*\\d{3})(?! ?(?:k|mil))',
    'r\\$ ?\\d{1,3}(?![\\d.,]*\\d{3})(?! ?mil)',
    '(?<![\\d.,])\\d{1,3} ?(?:€|\\$|£|eur|euros?|dollars?|reais|dolares)',
  ],
  streamer: listOf(
    `netflix, spotify, disney ?\\+?, disney plus, hbo(?: max)?, prime video, amazon prime, youtube premium, globoplay, paramount\\+?,
      crunchyroll, apple tv, star\\+, dazn, canal\\+, movistar, viaplay, tv2 play, hulu, deezer, canva pro, chatgpt plus, audible,
      kindle unlimited, premiere, viki, showtime, espn, hotmart, udemy, duolingo plus, adobe, scribd, domestika, alura, coursera`,
  ),
  smokeBrand: listOf(
    `marlboro, camel blue, lucky strike, dunhill, gitanes, gauloises, elf ?bar, lost mary, geek ?bar, vozol, ignite v\\d+, oxbar, vuse,
      relx, vaporesso, voopoo, geekvape, zyn, nordic spirit, skruf, general snus, drum halfzware, al fakher, adalya, cohiba, davidoff cigar,
      glo hilo, ploom, terea, fiit, iluma`,
  ),
  drinkBrand: listOf(
    `jack daniel'?s?, johnnie walker, chivas, ballantine'?s?, jameson, jim beam, absolut vodka, smirnoff, grey goose, bacardi, havana club,
      captain morgan, hennessy, remy martin, courvoisier, martell, baileys, jagermeister, aperol, campari, tanqueray, bombay sapphire,
      beefeater, gordon'?s gin, hendrick'?s, patron silver, jose cuervo, don julio, heineken, budweiser, corona extra, stella artois, moet,
      veuve clicquot, dom perignon, glenfiddich, macallan, lagavulin, laphroaig, ypioca, velho barreiro, pitu, 51 cachaca, fernet,
      cointreau, kahlua, malibu rum, becherovka, soju, slivovica, borovicka`,
  ),
  betBrand: listOf(
    `bet ?365, betano, 1xbet, betfair, bwin, unibet, pinnacle sports, 22bet, betway, stake\\.com, sportingbet, pixbet, parimatch, melbet,
      mostbet, fortune tiger, 888 ?(?:casino|poker|sport), pokerstars, ggpoker, leovegas, draftkings, fanduel, betmgm, codere, caliente mx,
      betsson, rivalo, betcris, tipsport, fortuna stav\\p{L}*, betclic, winamax, snai, tipico, bet-at-home, oddset, casumo, mr green,
      sbobet, jilibet, gates of olympus, sweet bonanza, book of dead, crazy time`,
  ),
  pirateBrand: listOf(
    `redecanais, megaflix, popcorn time, stremio torrents?, kodi (?:addon|builds?|box)s?, cuevana, pelisplus, fmovies, 123movies,
      the pirate bay, pirate bay, 1337x, rarbg, cyberflix, bee ?tv, tea ?tv, mobdro, magis ?tv, xtream codes, xtream iptv, smart ?iptv,
      tivimate, unitv, hdtv express, brasil ?tv, my family cinema, btv box, kms ?pico, kmsauto, r2r, aptoide mod, libgen, z-?library,
      sci-?hub, lucky patcher, spotify mod, youtube vanced, gbwhatsapp, photoshop crack`,
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
