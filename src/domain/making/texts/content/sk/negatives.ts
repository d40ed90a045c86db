import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/** `zdarma` alone would also block free delivery, so it only appears in phrases. */
const groups: NegativePack['groups'] = {
  core: words(`
    "vzorka zdarma", "vzorky zdarma", "bezplatná vzorka", "úplne zadarmo", vzorka, vzorky, torrent, replika, repliky, veľkoobchod, velkoobchod, veľkoobchody, veľkoobchodný, distribútor, distribútori,
    dodávatelia, dropshipping, franšíza, "súkromná značka", prenájom, požičovňa, "na prenájom", definícia, synonymum, synonymá, "čo znamená", výslovnosť, preklad, prekladač, wikipédia, wikipedia, wiki,
    krížovka, horoskop, snár, akcie, burza,
    "vzorka zadarmo", súťaž, súťaže, výhra, napodobenina, napodobeniny, veľkosklad, dodávateľ, "firma na predaj", počasie, význam
  `),
  jobs: words(`
    práca, praca, "hľadám prácu", "pracovné ponuky", "pracovne ponuky", "voľné miesta", "volne miesta", zamestnanie, brigáda, brigada, brigády, mzda, plat, platy, životopis, stáž, stáže, nábor, profesia, skladník, "práca z domu",
    "ako zarobiť", zárobok, "ako predávať", "partnerský program", "affiliate program", provízia, mlm,
    "práca na doma", pohovor, výplata, "personálna agentúra", "ako predať"
  `),
  education: words(`
    kurz, kurzy, školenie, školenia, lekcia, lekcie, škola, štúdium, univerzita, "diplomová práca", "bakalárska práca", "seminárna práca", referát, referáty, slohová, prezentácia,
    "pracovný list", "pracovné listy", kvíz, učebnica, "história vzniku", "kto vynašiel", maturita,
    seminár, prednáška, prednášky, skripta, "kto vymyslel"
  `),
  media: words(`
    stiahnuť, stiahnut, "na stiahnutie", pdf, ebook, epub, šablóna, šablóny, "na vytlačenie", obrázok, obrázky, kresba, kresby, tapeta, tapety, clipart, png, svg, gif,
    mémy, meme, logo, písmo, "text piesne", pieseň, pesnička, film, "celý film", seriál, "všetky časti", podcast, youtube, tiktok, instagram, facebook, pinterest, twitter, správy,
    "fotografie zadarmo", omaľovánky, omaľovánka, trailer, "online film", titulky, noviny
  `),
  doItYourself: words(`
    diy, "domáca výroba", "ako vyrobiť", "ako vyrobit", "ako urobiť", "ako urobit", "urob si sám", "vyrob si sám", recept, recepty, háčkovanie, strih, "návod na výrobu", "podomácky vyrobený",
    svojpomocne, "doma vyrobené", "ako si vyrobiť"
  `),
  used: words(`
    použitý, pouzity, použitá, pouzita, použité, pouzite, bazár, bazar, bazoš, bazos, "z druhej ruky", repasovaný, repasovaná, repasované, "na diely", "náhradné diely", oprava, opravy, "autorizovaný servis", "servis opráv", "ako opraviť", "návod na obsluhu",
    manuál, vinted, "darujem za odvoz", darujem, šrot, záložňa
  `),
  afterSale: words(`
    "sledovanie zásielky", "sledovanie zasielky", "kde je môj balík", "kde je moj balik", "stav objednávky", prihlásenie, prihlasenie, "prihlásiť sa", "môj účet", "zrušenie objednávky", "ako zrušiť", "storno objednávky", "vrátenie tovaru",
    reklamácia, reklamácie, "reklamačný formulár", "formulár na vrátenie", infolinka, "telefónne číslo", "telefón kontakt", kontakt, kontakty, "zákaznícka linka", žaloba, "slovenská obchodná inšpekcia", soi,
    "kde je zásielka", heslo, "zabudnuté heslo", právnik, advokát, sťažnosť
  `),
  marketplaces: words(`
    alza, mall, allegro, amazon, ebay, aliexpress, temu, shein, heureka, kaufland, lidl, tesco, dm, teta, notino, "dr max", pilulka, benu, "101 drogerie"
  `),
  medical: words(`
    nemocnica, nemocnice, operácia, operácie, zákrok, klinika, kliniky, ambulancia, poliklinika, poisťovňa, "na predpis", "na recept", predpis, antibiotikum, antibiotiká, injekcia, injekcie, očkovanie, vakcína, veterinár, veterinárna,
    šukl, ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutid, tirzepatid, liraglutid, viagra, cialis, sildenafil, tadalafil, xanax,
    chirurg, pohotovosť, "zdravotná karta", pn
  `),
  competitors: words(`
    náhrada, náhrady, alternatíva, alternatívy, namiesto, "podobné ako", "lacnejšia verzia", generikum, herbalife, gymbeam, solgar, swanson, "now foods"
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    "vzorka zdarma", "vzorky zdarma", "na stiahnutie", stiahnuť, stiahnut, pdf, torrent, použitý, pouzity, použitá, použité, bazár, bazar, bazoš, "z druhej ruky", repasovaný, replika, diy, recept, recepty,
    "pracovné ponuky", "voľné miesta", brigáda, mzda, veľkoobchod, distribútor, dropshipping, "partnerský program", wikipédia, definícia, youtube, prihlásenie, "sledovanie zásielky", žaloba
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "recept na", recept, recepty, domáci, "ako urobiť"
    `),
    home: words(`
      film, seriál, youtube, tapeta
    `),
    car: words(`
      "náhradné diely", oprava
    `),
    garden: words(`
      diy, "urob si sám"
    `),
    pets: words(`
      veterinár
    `),
    physical: words(`
      škola
    `),
    baby: words(`
      nemocnica, nemocnice
    `),
  },
};
