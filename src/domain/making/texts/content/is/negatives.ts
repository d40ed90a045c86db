import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/** `frítt` and `ókeypis` alone would also block free shipping, so they only appear in phrases. */
const groups: NegativePack['groups'] = {
  core: words(`
    "ókeypis prufa", "ókeypis prufur", "frí prufa", "fríar prufur", prufupakki, gefins, gjafaleikur, happdrætti, torrent, eftirlíking, eftirlíkingar, falsað, fölsuð, falsaðar, 
    heildsala, heildsölu, heildsöluverð, heildverslun, birgir, birgjar, dreifingaraðili, dreifingaraðilar, endursala, endursölu, dropshipping, dropship, umboðslaun, sérleyfi, innflutningur, innflytjandi,
    leiga, leigja, "til leigu", merking, merkir, "hvað þýðir", þýðing, skilgreining, samheiti, framburður, "á ensku", "á dönsku", wikipedia, wiki, hlutabréf, hlutabréfaverð, stjörnuspá, krossgáta, veður, veðurspá
  `),
  jobs: words(`
    starf, störf, "laus störf", "laust starf", atvinna, atvinnu, atvinnuauglýsing, "vinna heima", "vinna hjá", laun, launatafla, ráðning, starfsferill, starfsnám, sumarstarf, sumarvinna, hlutastarf, aukavinna, ferilskrá, alfreð, tvinna,
    "græða peninga", aukatekjur, "hvernig á að selja", affiliate, affiliates, "affiliate program", tengslasala, lagerstarf, verktaki
  `),
  education: words(`
    námskeið, nám, námsefni, kennsla, kennslustund, kennsluefni, skóli, skólar, menntaskóli, háskóli, háskólinn, fyrirlestur, ritgerð, ritgerðir, "bs ritgerð", "ba ritgerð", lokaritgerð, meistararitgerð, doktorsritgerð, skemman, powerpoint, glærur, verkefnablað, spurningakeppni, heimanám,
    "saga um", "hver fann upp", tímarit, kennslubók
  `),
  media: words(`
    download, "hlaða niður", niðurhal, "sækja frítt", pdf, rafbók, hljóðbók, epub, sniðmát, "prenta út", litabók, litamyndir, "myndir af", clipart, png, svg, gif, gifs, meme, memes, vörumerki, veggfóður, lagatexti, söngtexti, "öll myndin",
    stikla, þáttur, þættir, hlaðvarp, podcast, youtube, tiktok, instagram, pinterest, twitter, fréttir, ruv, visir, mbl, dv
  `),
  doItYourself: words(`
    diy, heimagert, heimagerð, heimatilbúið, heimatilbúin, "gera sjálfur", "gera sjálf", "búa til", "hvernig á að búa til", "gerðu það sjálf", uppskrift, uppskriftir, "uppskrift að", hekluppskrift, prjónauppskrift, saumasnið, "smíða sjálfur", smíða, teikning, teikningar
  `),
  used: words(`
    notað, notuð, notaðar, notaðir, notaður, "second hand", secondhand, endurnýtt, uppgert, uppgerð, varahlutir, varahlutur, varahluti, viðgerð, viðgerðir, "gera við", handbók, notendahandbók, nytjamarkaður, "góði hirðirinn", brask,
    bilað, bilaður, ónýtt
  `),
  afterSale: words(`
    "rekja sendingu", "rekja pakka", rakning, "pöntunin mín", "mín pöntun", "hvar er pakkinn minn", "hvar er pöntunin", "staða pöntunar", innskráning, "skrá inn", "skrá mig inn", login, "mínar síður", "minn aðgangur", "gleymt lykilorð", "hætta við pöntun", afpanta, "segja upp", uppsögn,
    "hætta í áskrift", "segja upp áskrift", endurgreiðsla, endurgreiðslu, "fá endurgreitt", kvörtun, þjónustuver, símanúmer, "hafa samband", tengiliður, netfang, opnunartími, opnunartímar, lögfræðingur, lögmaður, málsókn, neytendastofa, innköllun, innkallað
  `),
  marketplaces: words(`
    amazon, heimkaup, bland, ebay, wish, temu, shein, aliexpress, alibaba, costco, bónus, krónan, hagkaup, nettó, elko, rúmfatalagerinn, jysk, ikea, "lyfja apótek", apótekarinn, lyfjaver, "apótek garðabæjar", lyfsalinn, heilsuhúsið, sportvörur, "fitness sport", iherb
  `),
  medical: words(`
    sjúkrahús, landspítali, landspítalinn, heilsugæsla, heilsugæslan, læknavaktin, skurðaðgerð, skurðlæknir, læknastofa, "panta tíma hjá lækni", "tími hjá lækni", lyfseðilsskylt, lyfseðilsskyld, "fá lyfseðil", lyfjastofnun, serlyfjaskra, sérlyfjaskrá, sýklalyf, dýralæknir, veikindavottorð, læknisvottorð,
    blóðprufa, blóðprufur, tilvísun, ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutide, tirzepatide, liraglutide, viagra, cialis, sildenafil, tadalafil, xanax, concerta, ritalin
  `),
  competitors: words(`
    "í staðinn fyrir", "staðinn fyrir", "sambærilegt við", "svipað og", "líkt og", "miðað við", "annar kostur", "ódýr eftirlíking", dupe, herbalife, "now foods", solgar, solaray, "guli miðinn", terranova, "good routine"
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    "ókeypis prufa", "frí prufa", gefins, niðurhal, pdf, torrent, notað, notuð, "second hand", uppgert, eftirlíking, falsað, diy, heimagert, "búa til", uppskrift,
    "laus störf", atvinna, laun, starfsnám, heildsala, birgir, affiliate, dropshipping, wikipedia, "hvað þýðir", youtube, innskráning, "rekja sendingu", þjónustuver, ritgerð, varahlutir
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "uppskrift að", uppskrift, uppskriftir, heimagert
    `),
    home: words(`
      kvikmynd, bíómynd, þættir, youtube
    `),
    car: words(`
      varahlutir, viðgerð, viðgerðir
    `),
    garden: words(`
      diy
    `),
    pets: words(`
      dýralæknir
    `),
    physical: words(`
      skóli
    `),
    baby: words(`
      sjúkrahús, landspítali
    `),
  },
};
