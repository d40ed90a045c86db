import type { GoodsRules } from '../goods-rules.ts';
import { listOf } from '../phrases.ts';
import { isWords } from '../trade/is.ts';
import { names } from '../trade/any.ts';
import { combinations, everywhere, rareOffers } from './any.ts';

export const goodsIs: GoodsRules = {
  lexicon: {
    ...names,
    sofa: listOf(`ur sofanum, að heiman, heima, i nattfotum`),
    perDay: listOf(`a dag, daglega, a hverjum degi, a timann`),
    lovely: listOf(`ast[a-z]*, fyrrverandi, aftur, peninga, lotto, maka`),
    seer: listOf(`spakona, spamiðill, miðill, galdrakona, sjaandi, norn`),
    forever: listOf(`að eilifu, ævilangt, okeypis, fritt`),
    streamer: listOf(`netflix, spotify, disney, viaplay`),
    lacking: listOf(`an (?:boklegs|profs?|okunams|læknis|nams|skola|okutima), fals[a-z]*, folsuð`),
    credentials: listOf(`okuskirteini, vegabref, profskirteini, skilriki, vottorð, læknisvottorð, visa`),
    hiding: listOf(
      `falið, falin[a-z]*, foldu, foldum, leynileg[a-z]*, dulbuinn?, varalit[a-z]*, penn[ia], greið[a-z]*`,
    ),
    blade: listOf(`hnif[a-z]*, blað[a-z]*, egg[a-z]*`),
    eaves: listOf(`hler[a-zð]*, njosn[a-z]*`),
    fake: listOf(`eftirliking[a-z]*, falsað[a-zð]*, fals[a-z]*, folsuð[a-z]*, gervi ?merk[a-z]*, replika`),
    fashion: listOf(
      `luxusur[a-z]*, ur[a-z]?[a-z]?[a-z]?[a-z]?, merkjatosk[a-z]*, toskur, skor?, sko, gleraugu, ilmvotn, fot, skartgripi[a-z]*, merk[a-z]*`,
    ),
    partner: listOf(
      `konu[a-z]*, eiginkonu[a-z]*, eiginmann[a-z]*, manninum, maka[a-z]*, kærust[a-z]*, fyrrverandi, starfsm[a-z]*, hennar, hans, framhjahald[a-z]*,
      einhver[a-z]*`,
    ),
    spy: listOf(`njosn[a-z]*, fylgj[a-z]*, rekja, hlera[a-z]*, lest[a-z]*, lesa, vakta[a-z]*, elta`),
    spied: listOf(`sima[a-z]*, simi[a-z]*, whatsapp, skilaboð[a-z]*, spjall[a-z]*, simtol[a-z]*, sms`),
    hidden: listOf(
      `falið, falin[a-z]*, falda[a-z]*, leynileg[a-z]*, njosna[a-z]*, osynileg[a-z]*, i laumi, an þess að`,
    ),
    device: listOf(
      `gps[a-z]*, staðsetningartæki, myndavel[a-z]*, hljoðnem[a-z]*, app[a-z]*, upptokutæki, skilaboð[a-z]*`,
    ),
    paper: listOf(`ritgerð[a-zð]*, lokaritgerð[a-zð]*, bs-?ritgerð[a-z]*, verkefni[a-zð]*`),
    writeFor: listOf(`við skrifum, skrifum, kaupa, kauptu, fyrir þig`),
    document: listOf(
      `okuskirteini[a-z]*, vegabref[a-z]*, profskirteini[a-z]*, skilriki[a-z]*, vottorð[a-z]*, læknisvottorð[a-z]*, okuprof`,
    ),
    forged: listOf(`an (?:profs|nams|læknis|okunams), fals[a-z]*, folsuð, falsað, kaupa, kauptu`),
    drugTest: listOf(`lyfjaprof[a-z]*, þvagprof[a-z]*, fikniefnaprof[a-z]*`),
    beat: listOf(`standast, svindla[a-z]*, plata[a-z]*, neikvæ[a-z]*, detox`),
    buy: listOf(`kaupa, kauptu, odyr[a-z]*, alvoru, faðu fleiri`),
    fan: listOf(`fylgjendur, fylgjend[a-z]*, likes, læk, ahorf, askrifendur`),
    hack: listOf(`hakka[a-z]*, brjotast inn, brjottu`),
    account: listOf(
      `reikning[a-z]*, instagram, facebook, whatsapp, wifi, lykilorð[a-z]*, sima[a-z]*, nagrann[a-z]*`,
    ),
    earn: listOf(`græð[a-z]*, græddu, þena[a-z]*, tekj[a-z]*, hagnað[a-z]*`),
    period: listOf(`a (?:dag|manuði|viku|klukkustund), daglega, a hverjum degi, manaðarlega, vikulega`),
    easy: listOf(
      `an (?:vinnu|fyrirhafnar|ahættu), heima, að heiman, i svefni, sjalfvirkt, tryggt, auðveldlega`,
    ),
    radar: listOf(`radarvar[a-z]*, hraðamyndavel[a-z]*, radar[a-z]*, numeraplot[a-z]*`),
    evade: listOf(`forðast[a-z]*, engar, aldrei, felur?, truflari, sektir`),
    disaster: listOf(
      `heimsfaraldur[a-z]*, korona[a-z]*, covid[a-z0-9-]*, strið[a-z]*, floð[a-z]*, hamfar[a-z]*, eldgos[a-z]*`,
    ),
    profit: listOf(`græð[a-z]*, afslatt[a-z]*, tilboð[a-z]*, utsal[a-z]*, hagnast`),
    support: listOf(`þjonustuver, aðstoð fra, tækniþjonust[a-z]*, stuðningur`),
    exam: listOf(`profið, prof, starf, vegabrefsaritun`),
    guaranteed: listOf(`tryggt, oruggt, an þess að læra, abyrgst`),
    learn: listOf(`lærðu, talaðu, reiprennandi, ensku, spænsku`),
    fast: listOf(`a (?:aðeins |bara )?\\d+ (?:dogum|timum|vikum), a einni nottu, i svefni`),
    ticket: listOf(`mið[a-z][a-z]?[a-z]?[a-z]?`),
    resale: listOf(`uppselda?, uppselt, endursol[a-z]*, tonleik[a-z]*, svartamark[a-z]*`),
    free: listOf(`okeypis, fritt, ævilang[a-z]*, opnað[a-z]*, an askriftar, ologleg[a-z]*`),
    media: listOf(
      `ollum (?:rasum|stoðvum), allar (?:rasir|stoðvar), rasir, rasum, kvikmyndir, myndir, þættir, fotbolti, fire stick`,
    ),
    cheap: listOf(`odyr[a-z]*, ævilang[a-z]*, leyfislykil[a-z]*, lykil[a-z]*, crack[a-z]*`),
    antiquity: listOf(
      `fornmynt\\p{L}*, romversk\\p{L}* mynt\\p{L}*, vikingasilfur\\p{L}*, forngrip\\p{L}*, fornleif\\p{L}*, fornmin\\p{L}*, haugfe,
      kuml\\p{L}*, mumi\\p{L}*, forn (?:\\p{L}+ )?(?:mynt|sverð|likneski|ker)\\p{L}*, fleygrun\\p{L}*, gullsjoð\\p{L}*`,
    ),
    dugUp: listOf(
      `ur jorð\\p{L}*, beint ur (?:grof|haug|jorð)\\p{L}*, (?:nylega |ny)?graf(?:ið|in|inn|nar|nir) upp,
      aldrei (?:tilkynnt|skilað)\\p{L}*, ekki tilkynnt\\p{L}*,
      an (?:tilkynningar|upprunavottorðs|utflutningsleyfis|leyfis minjastofnunar), ur (?:hofi|grof|haugi), rænt ur\\p{L}*,
      framhja tolli\\p{L}*`,
    ),
    movable: listOf(
      `rafhjol\\p{L}*, reiðhjol\\p{L}*, hjol\\p{L}*, sim(?:i|ar|a|inn), iphone\\p{L}*, fartolv\\p{L}*, verkfæri\\p{L}*, kopar\\p{L}*,
      hvarfakut\\p{L}*, rafhlaupahjol\\p{L}*, skart\\p{L}*, utanborðsmot\\p{L}*, vespa, vespur`,
    ),
    unproven: listOf(
      `(?:stellnumer|raðnumer|imei|grindarnumer)(?:ið)? (?:\\p{L}+ )?(?:slipað|fjarlægt|olæsilegt|breytt|farið|mað)(?: \\p{L}+)?,
      (?<!lika |einnig )an (?:kvittunar|eignarskjala|kaupnotu), ekki spyrja hvaðan, þyfi`,
    ),
    reship: listOf(
      `taktu við (?:pokkum|sendingum) ..1 send\\p{L}* ..1 afram, taka við pokkum ..1 senda afram,
      (?:leigðu|lanaðu) ut (?:rafræn|reikning|bankareikning|kort)\\p{L}*`,
    ),
    simCard: listOf(`simkort\\p{L}*, frelsiskort\\p{L}*, sim-?kort\\p{L}*, sim`),
    otherName: listOf(`skrað a (?:annan|aðra|aðra manneskju), a (?:annars|annarra|folsku) nafni\\p{L}*`),
    fighting: listOf(
      `hanaat\\p{L}*, hundaat\\p{L}*, hundabardag\\p{L}*, bardagahund\\p{L}* ..6 (?:hring|slag|þjalf|osigrað|sigurveg|bloðlin)\\p{L}*,
      bardagahan\\p{L}*`,
    ),
    birdTrap: listOf(
      `limstang\\p{L}*, fuglalim, fuglanet fyrir, fuglagildr\\p{L}*, dyrabog\\p{L}*, refaboga\\p{L}*, eitrað agn, eiturbeit\\p{L}*,
      (?:falka|arnar|uglu|smyrils)-?egg\\p{L}*, (?:falkaung|arnarung)\\p{L}*, egg (?:tekin |tekið )?ur hreiðri`,
    ),
    humanRemains: listOf(
      `hauskup\\p{L}* (?:af|ur) man\\p{L}*(?!.*(?:likan|plast)), mannabein\\p{L}*, beinagrind (?:af|ur) man\\p{L}*(?!.*(?:likan|plast)),
      hofuðkup\\p{L}* (?:af|ur) man\\p{L}*(?!.*(?:likan|plast))`,
    ),
    organ: listOf(`nyra, nyrað (?:mitt|þitt|ur), nyru? ur, eggfrum\\p{L}*`),
    trades: listOf(
      `seld\\p{L}*, selja, til solu, kauptu, kaupa,
      (?:\\d+(?:\\.| )\\d\\d\\d(?:(?:\\.| )\\d\\d\\d)?|\\d\\d\\d\\d\\d+) ?(?:kr\\.?|kronur), gegn greiðslu`,
    ),
    youngPet: listOf(`hvolp\\p{L}*, kettling\\p{L}*`),
    undocumented: listOf(
      `an (?:ormerk\\p{L}*|bolusetning\\p{L}*|skraning\\p{L}*|heilbrigðisvottorð\\p{L}*|ættbokar og bolu\\p{L}*),
      ur (?:skottinu|sendibil\\p{L}*), afhent\\p{L}* a bilastæði`,
    ),
    blankPaper: listOf(
      `(?:outfyllt|auð|auðir|autt) (?:\\p{L}+ )?(?:skraningarskirtein|okuskirtein|lyfseð|læknisvottorð|skoðunarvottorð|vegabref|bolusetningarvottorð|profskirtein)\\p{L}*`,
    ),
    sham: listOf(
      `malamyndahjonab\\p{L}*, gervihjonab\\p{L}*, malamyndahjuskap\\p{L}*,
      (?:gifting|hjonaband|giftu þig) (?:bara |aðeins )?(?:fyrir|vegna) (?:pappir|dvalarleyf|landvistar)\\p{L}*,
      malamyndaraðning\\p{L}*`,
    ),
    homeAddress: listOf(`logheimili\\p{L}*, heimilisskraning\\p{L}*, skraning a heimilisfang`),
    notLiving: listOf(
      `an þess að bua, þarf ekki að bua, bara a pappir\\p{L}*, aðeins a pappir\\p{L}*, til leigu, til solu`,
    ),
    payslip: listOf(`launaseð\\p{L}*, reikningsyfirlit\\p{L}*, skattframt\\p{L}*`),
    onWish: listOf(
      `eftir (?:oskum|pontun|þorfum), með þeim launum sem, skaldað\\p{L}*, tilbuin\\p{L}* tekj\\p{L}*,
      an (?:vinnu|atvinnurekanda|starfs), fegrað\\p{L}*, bankinn (?:ser|tekur) ekki\\p{L}*, litur ekta ut`,
    ),
    tollSticker: listOf(
      `stæðiskort\\p{L}*, p-?kort\\p{L}*, ibuakort\\p{L}*, skoðunarmið\\p{L}*, vegmið\\p{L}*`,
    ),
    selfMade: listOf(
      `prentað\\p{L}* (?:sjalf\\p{L}*|heima), prenta (?:sjalf\\p{L}*|heima), heimagerð\\p{L}*, heimaprent\\p{L}*, fals\\p{L}*,
      folsuð\\p{L}*, an (?:rettar|fotlunar|umsoknar|skoðunar)`,
    ),
    inspection: listOf(`bifreiðaskoðun\\p{L}*, skoðun, aðalskoðun\\p{L}*, skoðunarvottorð\\p{L}*`),
    unseen: listOf(
      `an (?:bils|þess að mæta|mætingar|skoðunar), billinn (?:er|verður|biður) heima, alltaf samþykkt\\p{L}*, samt i gegnum,
      i gegn samt, orugglega i gegn`,
    ),
    odometer: listOf(`kilometrastað\\p{L}*, kilometramæl\\p{L}*, akstursmæl\\p{L}*, keyrslu ?tal\\p{L}*`),
    turnsBack: listOf(
      `lækk\\p{L}*, skrufað\\p{L}* (?:niður|til baka|aftur), skrufa (?:niður|til baka), spol\\p{L}* til baka, breytt\\p{L}*,
      eftir oskum, helminga\\p{L}*, km-?sia`,
    ),
    meter: listOf(
      `rafmagnsmæl\\p{L}*, vatnsmæl\\p{L}*, hitamælinn? a ofninum, hitaveitumæl\\p{L}*, orkumæl\\p{L}*`,
    ),
    slowed: listOf(
      `stoðv\\p{L}*, hæg\\p{L}*, segull, plat\\p{L}*, svindl\\p{L}*, stendur kyrr, stopp\\p{L}*, telur bara half\\p{L}*`,
    ),
    exhaustPart: listOf(
      `adblue, sotsi\\p{L}*, dpf, egr, egr-?loka\\p{L}*, hvarfakut\\p{L}*, mengunarbunað\\p{L}*`,
    ),
    removed: listOf(
      `hermir, hermi, emulator\\p{L}*, aftengja, aftengd\\p{L}*, aftengt, slokkt a, slokkva a, forritað\\p{L}* (?:ut|burt), off, delete,
      burt og samt, aldrei fylla, fjarlægð og samt, platkut\\p{L}*`,
    ),
    exhaustCheat: listOf(
      `(?:sotsia|sotsian|sotsiuna|dpf|egr) (?:\\p{L}+ )?(?:burt|fjarlægð|ur|tæmd)(?= .*(?:skoðun|forrit|tolv|koð)\\p{L}*),
      adblue-?(?:hermir|emulator)\\p{L}*`,
    ),
    penaltyPoints: listOf(
      `punkt(?:a|ar|ana|arnir|um)\\p{L}*, refsipunkt\\p{L}*, hraðasekt\\p{L}*, okuferilsskra\\p{L}*`,
    ),
    someoneElse: listOf(
      `annar (?:tekur|fær|mun)\\p{L}*, einhver annar (?:tekur|fær)\\p{L}*, tekur (?:\\p{L}+ )?(?:a sig|sokina), annan okumann, leppur`,
    ),
    controllers: listOf(
      `eftirlitsm\\p{L}*, miðaeftirlit\\p{L}*, stoðuverð\\p{L}*, stoðumælaverð\\p{L}*, olvunareftirlit\\p{L}*, logreglueftirlit\\p{L}*,
      varðstjor\\p{L}*`,
    ),
    warnsOf: listOf(
      `(?:synir|veit|varar|sjaðu) (?:þer )?hvar, varar (?:við|þig), forðast\\p{L}*, forðastu, slepptu við, sleppa við,
      farðu ut i tæka tið`,
    ),
    parkingDisc: listOf(`bilastæðaskif\\p{L}*, framruðuskif\\p{L}*, timaskif\\p{L}*`),
    selfTurning: listOf(
      `snyst sjalf\\p{L}*, sem snyst, fylgir klukkunni, snyr ser sjalf\\p{L}*, með (?:urverki|motor)`,
    ),
    tollRoad: listOf(`veggj[ao]ld\\p{L}*, gong\\p{L}*, vaðlaheiðargong\\p{L}*, jarðgong\\p{L}*`),
    freeRide: listOf(
      `an þess að (?:borga|greiða), okeypis i gegnum, fritt i gegnum, sest ekki i myndavel\\p{L}*`,
    ),
    numberPlate: listOf(`bilnumer\\p{L}*, numeraplot\\p{L}*, numeraplat\\p{L}*, skraningarnumer\\p{L}*`),
    nameAddress: listOf(
      `(?<!með )nafn og (?:heimili|heimilisfang|sim)\\p{L}*, hver a bilinn, hvar eigandinn\\p{L}*, heimilisfang eiganda\\p{L}*`,
    ),
    quietTag: listOf(`(?:airtag|smarttag)\\p{L}* ..3 (?:an (?:hljoðs|hatalara|viðvorunar)|hljoðlaus\\p{L}*)`),
    testWord: listOf(
      `bokleg\\p{L}* prof\\p{L}*, okuprof\\p{L}*, lokaprof\\p{L}*, samræmd\\p{L}* prof\\p{L}*, prof(?:ið|in|inu|unum),
      islenskuprof\\p{L}*`,
    ),
    whispers: listOf(
      `hvisl\\p{L}*, eyrnatol með svor\\p{L}*, annar (?:tekur|mætir|fer) ..2 fyrir þig, i þinn stað,
      svor\\p{L}* (?:\\p{L}+ )?i eyra\\p{L}*`,
    ),
    aiText: listOf(`gervigreindartext\\p{L}*, chatgpt-?\\p{L}*, ritgerð með gervigreind`),
    unnoticed: listOf(
      `finnst aldrei, ekki hægt að finna, enginn (?:kennari|skynjari) (?:ser|finnur|tekur eftir)\\p{L}*,
      framhja (?:turnitin|ritstuldarvorn\\p{L}*)`,
    ),
    giftCircle: listOf(
      `gjafahring\\p{L}*, peningahring\\p{L}*, piramid\\p{L}*, pyramid\\p{L}*, pump-?hop\\p{L}*, pump (?:and|&|og) dump`,
    ),
    experimental: listOf(
      `stofnfrumu-?(?:meðferð|sprauta|kur)\\p{L}*, fituleysandi sprau\\p{L}*, hydrokinon\\p{L}*, lidokain\\p{L}*,
      (?:cpap|kæfisvefn)\\p{L}* ..3 an (?:lyfseðils|læknis|tilvisunar), klordioxið\\p{L}*, (?:mms|cds)-?drop\\p{L}*, ivermektin\\p{L}*,
      ivermectin\\p{L}*, amygdalin, b17-?vitamin, ketamin\\p{L}*, brunkunefuði\\p{L}*, melanotan\\p{L}*`,
    ),
    moreArms: listOf(
      `teygjubyss\\p{L}* með stal\\p{L}*, startbyss\\p{L}*, gasbyss\\p{L}*, veiðiriff\\p{L}*, haglabyss\\p{L}*, handvopn\\p{L}*,
      (?:3d|þrividdar)-?prent\\p{L}* ..2 (?:vopn|byss)\\p{L}*, skotheld\\p{L}* vest\\p{L}*, stunguheld\\p{L}* vest\\p{L}*,
      taragas\\p{L}*, stafsverð\\p{L}*, magasin i byssu`,
    ),
    drinks: listOf(
      `brennivin\\p{L}*, landi, jolabjor\\p{L}*, jolaglogg, akaviti, ipa, portvin\\p{L}*, grappa, rosavin\\p{L}*, freyðivin\\p{L}*,
      absint, mjoð\\p{L}*, bjorkass\\p{L}*, vinkass\\p{L}*, gin og tonik`,
    ),
    lottery: listOf(
      `eurojackpot\\p{L}*, vikingalotto\\p{L}*, skafmið\\p{L}*, lengjan, getraunaseð\\p{L}*, pokermot\\p{L}*, spilasal\\p{L}*,
      lottomið\\p{L}*`,
    ),
    lawyer: listOf(`logmað\\p{L}*, logmanns\\p{L}*, logfræð\\p{L}*, verjand\\p{L}*`),
    accusedOf: listOf(`(?:vegna|gegn|i malum um|við)`),
    linedBag: listOf(
      `(?:taska|taskan|bakpoki|ulpa) (?:\\p{L}+ )?(?:foðruð með|foðraður með|með|ur) (?:alpappir|alfilmu|filmu),
      þjofavarnar-?losari\\p{L}*, segull a þjofavorn`,
    ),
    shopGate: listOf(
      `hlið(?:ið|in), þjofavorn\\p{L}*, þjofavarn\\p{L}*, oryggishlið\\p{L}*, pipir aldrei, við utganginn`,
    ),
    oneKey: listOf(
      `(?:einn|sami|somu) (?:lykill|hofuðlykill) (?:\\p{L}+ )?(?:að|fyrir) (?:ollum|alla|hverj\\p{L}*) (?:postkossum|sjalfsolum),
      hofuðlykill ..2 (?:oll|alla|postk)\\p{L}*`,
    ),
    homeStill: listOf(
      `brugg\\p{L}* (?:þinn |þitt )?(?:eigin |sjalf\\p{L}* )?(?:landa|vin|sterkt|afengi), eima (?:sjalf\\p{L}*|heima|landa|afengi),
      eimaðu (?:þinn |þitt )?(?:eigin )?(?:landa|afengi), heimabrugg\\p{L}*`,
    ),
    laser: listOf(`leysibend\\p{L}*, leysigeisl\\p{L}*, leysir, grænn leysir, vasaljos\\p{L}*`),
    blinds: listOf(`blindar (?:hvern|alla|flugmenn|okumenn), kveikir i eldspytum, brennir got`),
    sameWorkshop: listOf(`(?:sama|somu) (?:verkstæði|verksmiðj|saumastof)\\p{L}*`),
    luxuryHint: listOf(`an (?:kvittunar|merkis|logos), eins og i paris, paris, milano, brot af verði\\p{L}*`),
    wildAnimal: listOf(
      `skjaldbok\\p{L}*, skjaldbak\\p{L}*, kameljon\\p{L}*, pafagauk\\p{L}*, ap(?:a|ar|i), snak\\p{L}*, slong\\p{L}*, froska?r?,
      koral\\p{L}*, sæhest\\p{L}*, bronugr\\p{L}*`,
    ),
    broughtHome: listOf(
      `tekn\\p{L}* með heim, tekin með heim, (?:ur friinu|framhja tollinum|i ferðatoskunni), smygl\\p{L}*, flutt\\p{L}* inn an`,
    ),
    takesCourse: listOf(
      `við (?:\\p{L}+ )?(?:tokum|sitjum|klarum|ljukum) (?:netnamskeið\\p{L}*|namskeið\\p{L}*|prof\\p{L}*|þjalfun\\p{L}*|afang\\p{L}*)(?: \\p{L}+)? fyrir þig`,
    ),
    receipt: listOf(`kvittan\\p{L}*, kvittun, notur, skjaskot af (?:greiðslu|millifærslu)\\p{L}*`),
    freelyChosen: listOf(
      `veldu (?:dagsetning\\p{L}*|upphæð\\p{L}*), (?:dagsetning|upphæð) eftir oskum, an kaupa, afturdagsett\\p{L}*`,
    ),
    reference: listOf(
      `meðmæl\\p{L}*, vinnuveitand\\p{L}*, yfirmann\\p{L}*, ferilskra\\p{L}*, starfsvottorð\\p{L}*`,
    ),
    neverExisted: listOf(
      `sem (?:var|voru) aldrei til, sem aldrei (?:var|voru) til, uppspun\\p{L}*, skaldað\\p{L}*, við svorum i simann`,
    ),
    coins: listOf(`bitcoin\\p{L}*, rafmynt\\p{L}*, rafeyri, ethereum`),
    fetchBack: listOf(
      `(?:sækjum|endurheimtum|naum) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:aftur|til baka)?, endurheimt\\p{L}*`,
    ),
    giftCodes: listOf(`gjafakortakoð\\p{L}*, gjafakorta-?koð\\p{L}*, steam-?koð\\p{L}*, inneignarkoð\\p{L}*`),
    generates: listOf(`an takmarkana, otakmark\\p{L}*, endalaus\\p{L}*, buðu til, byr til, koðavel`),
    hisMessages: listOf(
      `(?:skilaboð\\p{L}*|spjall\\p{L}*|myndir\\p{L}*|tolvupost\\p{L}*) (?:hans|hennar|þeirra)`,
    ),
    atYours: listOf(`lika til þin, i simann þinn, a skjainn þinn, lika hja þer, til þin`),
    theseNumbers: listOf(`þessar (?:sex )?tolur, lottotol\\p{L}*, vinningstol\\p{L}*, rettu tolurnar`),
    drawDay: listOf(
      `koma (?:a |upp )?(?:laugardag|miðvikudag|fostudag|a morgun|morgun)\\p{L}*, koma upp, koma a, fyrir fram, fyrirfram`,
    ),
    comesBack: listOf(
      `(?:hann|hun|fyrrverandi|maðurinn þinn|konan þin) (?:\\p{L}+ )?(?:kemur|stendur|hringir|snyr)`,
    ),
    withinNights: listOf(`innan (?:\\p{L}+|\\d+) (?:natta|notta), a hnjanum, strax i nott`),
    yourCard: listOf(`(?:kortið|debetkortið|reikningurinn|netbankinn|rafrænu skilrikin) (?:þitt|þinn|þin)`),
    confirmPin: listOf(
      `staðfest\\p{L}* (?:pin|pinnumer\\p{L}*|upplysing\\p{L}*|auðkenn\\p{L}*), rennur ut (?:i dag|a morgun|braðlega),
      verður lokað (?:i dag|a morgun)`,
    ),
    undresses: listOf(
      `afklæd\\p{L}* (?:\\p{L}+ )?(?:\\p{L}+ )?með (?:þessu |gervigreind)\\p{L}*,
      (?:nagranninn|samstarfskona|kennarinn|fyrrverandi) (?:\\p{L}+ )?(?:nakin|nakinn|an fata)`,
    ),
    loanWord: listOf(`lan, lani, lanið, fjarmognun\\p{L}*, kreditkort\\p{L}*`),
    rejected: listOf(
      `(?:fengið |fær )?(?:nei|hofnun|synjun) (?:alls staðar|i ollum bonkum)?, hafnað alls staðar, engum hafnað`,
    ),
    courierAccount: listOf(
      `(?:wolt|uber|sendla|bolt|aha)-? ?(?:aðgang|reikning|profil)\\p{L}*, staðfest\\p{L}* (?:aðgang|bankareikning|profil)\\p{L}*`,
    ),
    rentedOut: listOf(
      `til (?:leigu|solu), leigð\\p{L}* ut, a annars nafni, tilbuin\\p{L}* til notkunar, kaup\\p{L}*`,
    ),
    cloneTools: listOf(
      `klonuð (?:kort|kreditkort)\\p{L}*, kreditkort með inneign, segulrandar-?skrifari, kortaklonari, okklaband ..3 (?:af|plata|an),
      umferðarljos ..2 græn\\p{L}*, blatt ljos ..2 (?:segul|einkabil)\\p{L}*, breyta einkunnum i`,
    ),
    preloaded: listOf(
      `(?:\\d\\d\\d+|\\d+\\.\\d\\d\\d|þusundir|allir|allar|oll) (?:\\p{L}+ )?(?:leikir|leikja|kvikmynd\\p{L}*|rafbæk\\p{L}*|hljoðbæk\\p{L}*|namskeið) (?:a (?:usb|lykli|minnislykli|horðum diski)|uppsett\\p{L}*)`,
    ),
    horseDoping: listOf(
      `(?:keppnishest|kappreiðahest|brefduf)\\p{L}* ..4 (?:lyf|hraðar|sprauta)\\p{L}*, finnst ekki i (?:profi|bloði|þvagi|lyfjaprofi)`,
    ),
  },
  words: isWords,
  shared: [everywhere, combinations, rareOffers],
  phrases: {
    no_prescription: `(?:syklalyf|lyf|pillur|toflur|viagra|svefnlyf|verkjalyf) + (?:an|ekki) (?:lyfseðils|lyfseðil), lyfseðilslaus[a-z]*, (?:vefaukandi )?sterar?, (?:botox|fylliefni) ..3 (?:heima|sjalf[a-z]*), fostureydingarpill[a-z]+, vaxtarhormon, (?:xanax|tramadol|oxycodon|valium) ..2 (?:kaupa|til solu|a netinu), (?:linsur|augnlinsur) + (?:(?:engin|an) (?:sjonmæling|skodun|lyfsedil|sjónmæling|skoðun)[a-z]*)`,
    sexual_service: `fylgdarkon[a-z]*, fylgdarþjonust[a-z]*, sugar ?(?:daddy|baby), (?:erotiskt|erotiskt|tantra) ?nudd, nektarmyndir, (?:oritskoða[a-z]*|heit[a-z]*) ..2 (?:spjall|kaerasta|gervigreind|myndir), syndarkaerasta, deepfakes?, vændi`,
    counterfeit: `eftirliking[a-z]*, eftirliking[a-z]*, falsaðar? [a-zoæ]+, merkjafolsun`,
    weapon: `lasbog\\p{L}*, fjaðurhnif[a-z]*, butterfly ?hnif[a-z]*, kasthnif[a-z]*, bardagahnif[a-z]*, ryting[a-z]*, hnuajarn, kylfa til varnar, kaststjorn[a-z]*, piparuð[a-z]*,
      piparsprey, skammbyss[a-z]*, riffil[a-z]*, rifflar, haglabyss[a-z]*, loftbyss[a-z]*, skotvopn[a-z]*, skotfæri, hljoðdeyf[a-z]*, lasbog[a-z]*,
      rafbyss[a-z]*, loftriffl[a-z]*,
      {hiding} + {blade}`,
    explosive: `flugeld[a-z]*, sprengiefni, handsprengj[a-z]*, dinamit, kinverj[a-z]*, sprengj[a-z]*(?! baðið),
      (?:bua|buðu|buðu til|bua til|smiða[a-z]*|butt?u til) ..2 sprengj[a-z]*|sprengju[a-z]* ..1 heima|til sprengj[a-z]*`,
    tobacco: `sigarett[a-z]*, rafsigarett[a-z]*, rafrett[a-z]*, vindl[a-z]*, tobak[a-z]*, einnota vape[s]?, vatnspip[a-z]*, nikotin[a-z]*, nikotin[a-z]*, snus,
      neftobak`,
    recreational_drug: `marijuana, marijuana, hass, kokain, ofskynjunarsvepp[a-z]*, tofrasvepp[a-z]*, kannabisfræ[a-z]*, grinder, hlaturgas`,
    cannabis: `hampoli[a-z]*, cbd[a-z]*, kannabis[a-z]*`,
    alcohol: `viski, vodka, gin, romm, tekila, bjor[a-z]*, vin, rauðvin[a-z]*, hvitvin[a-z]*, kampavin[a-z]*, likjor[a-z]*, afengi[a-z]*, prosecco`,
    gambling: `(?:orugg|tryggð)\\p{L}* (?:veð|getrauna|tipp)\\p{L}*, spilaviti[a-z]*, veðmal[a-z]*, spilakass[a-z]*, frium? snuning[a-z]*, happdrætti[a-z]*, rullett[a-z]*, poker a netinu, getraun[a-z]*, lotto[a-z]*,
      veðja`,
    adult: `titrar[a-z]*, kynlifstæki, kynlifsdukk[a-z]*, erotisk[a-z]*, klam[a-z]*, nektarmynd[a-z]*, fylgdarþjonust[a-z]*, skyndikynni`,
    prescription_good: `(?:syklalyf|lyf|toflur|linsur|viagra) an lyfseðils, syklalyf[a-z]*, stera[a-z]*, vefaukandi, testosteron sprautu[a-z]*, megrunarsprautu?[a-z]*,
      vaxtarhormon[a-z]*, svefnlyf a netinu`,
    hidden_tracking: `(?:gps|staðsetningar|myndavel|hljoðnem)\\p{L}* ..3 (?:fela|falin|leynd)\\p{L}* ..4 (?:kon|eiginman|kærast|maka)\\p{L}*, i laumi, an þess að (?:hun|hann|nokkur) viti, hlerunarbunað[a-z]*,
      (?:myndavel|hljoðnemi|staðsetning[a-z]*|gps|app|upptokutæki)[a-z]* ..4 (?:falin[a-z]*|falið|leynileg[a-z]*|maka[a-z]*|konu[a-z]*|mann[a-z]*|kærust[a-z]*|framhjahald[a-z]*|osynileg[a-z]*), (?:lestu|sjaðu|fylgstu|njosnaðu) ..3 (?:skilaboð[a-z]*|whatsapp|sima[a-z]*) ..3 (?:maka[a-z]*|konu[a-z]*|kærust[a-z]*|hennar|hans), upplysir framhjahald,
      {eaves}`,
    hacking: `(?:stol|hakk|topuð)\\p{L}* (?:rafmynt|bitcoin)\\p{L}* ..2 (?:til baka|aftur), við hokkum, truflar(?:i|ar)[a-z]*, truflari fyrir [a-z]+, raða hakkara, {game} (?:hakk|svindl), lasapinn[a-z]*,
      (?:hakka|hakkaðu|hakka sig|brjot[a-z]*|brjottu) ..3 (?:reikning[a-z]*|snapchat|instagram|facebook|wifi|lykilorð[a-z]*|sima[a-z]*), wifi nagrann[a-z]*, (?:rafmagnsmæli|mæli)[a-z]* ..3 (?:segul[a-z]*|hægja|stoðva|svindl[a-z]*), (?:stolin[na]*|hakkaðir) (?:kort|reikning[a-z]*)`,
    fake_document: `fals[a-z]* (?:seðl|peninga|skilriki|vegabref)[a-z]*, folsuð (?:skilriki|vegabref|prof)[a-z]*,
      (?:okuskirteini|profskirteini|vegabref|skilriki|vottorð|læknisvottorð|profgraðu)[a-z]* ..3 (?:an (?:profs|nams|læknis|okuprofs)|til solu|fals[a-z]*|folsuð|a \\d+ (?:dogum|timum)), (?:kaupa|kauptu) ..2 (?:okuskirteini|profskirteini|vegabref|skilriki|vottorð|profgraðu)[a-z]*, falsaðir? ..1 (?:seðlar|peningar),
      {credentials} + {lacking},
      (?:læknisvottorð|veikindavottorð) + (?:strax|netinu|an)`,
    cheating: `gerviþvag, lekin prof, lekið prof, profsvor lekin,
      (?:ritgerð|lokaritgerð|verkefni|bs-ritgerð)[a-zð]* ..3 (?:skrifuð fyrir|kaup[a-z]*|tilbu[a-z]*|a \\d+ timum|af serfræðing[a-z]*), við skrifum ..1 (?:fyrir|ritgerð[a-z]*|þina), (?:lyfjaprof|þvagprof)[a-z]* ..3 (?:standast|plata|svindl[a-z]*|neikvætt), (?:prof|svor) ..1 (?:lekin|lekið|stolin),
      við (?:gerum|skrifum|leysum) ..1 (?:heimavinn[a-z]*|verkefn[a-z]*|ritgerð[a-z]*|prof[a-z]*)`,
    police_evasion: `radarvar[a-z]*, engar sektir, forðastu sektir,
      (?:hraðamyndavel|radar|sekt|logregl|olvunarprof)[a-z]* ..3 (?:forðast[a-z]*|sleppa|aldrei|vari|skynjari|plata[a-z]*), (?:forðastu|sleppa við|aldrei) ..2 (?:sekt[a-z]*|hraðamyndavel[a-z]*|logregl[a-z]*), numeraplat[a-z]* ..2 (?:fel[a-z]*|osynileg[a-z]*|snu[a-z]*),
      punkta ..2 eyða`,
    fake_engagement: `kaupa fylgjendur, falskir fylgjendur, falsaðar umsagnir,
      (?:fylgjend[a-z]*|læk|ahorf|askrifend[a-z]*|umsagnir) ..3 (?:kaup[a-z]*|odyr[a-z]*|strax|tryggt|falsk[a-z]*|5 stjornu), (?:kauptu|kaupa|fleiri) ..2 (?:\\d[\\d.]* )?(?:fylgjend[a-z]*|læk|ahorf|umsagnir)`,
    piracy: `ollum rasum, allar rasir, crack[a-z]* utgaf[a-z]*, sjoræningja[a-z]*,
      (?:allar (?:stoðvar|rasir)|sjonvarpsstoðvar|kvikmyndir|fotbolti|þættir|enski boltinn) ..3 (?:iptv|okeypis|fritt|an askriftar|ævilangt|otakmarkað), (?:iptv|fire stick) ..2 (?:allar|okeypis|fritt), (?:windows|office|adobe|photoshop)(?: \\d+)? ..2 (?:ævilangt|ævilang[a-z]*|crack|odyrt|okeypis),
      {streamer} + {forever}, brotid office, (?:office|windows) leyfi`,
    ticket_resale: ``,
    credit_repair: `eyða skuldum, ut af vanskilaskra, lan (?:an lanshæfismats|a vanskilaskra),
      lan ..2 (?:þratt fyrir|an|a) ..1 (?:vanskil[a-z]*|lanshæfismats)`,
    event_exploitation: ``,
    earnings: `(?:greitt|peninga|þenaðu|\\d+ kr\\.?) ..1 fyrir (?:hver\\p{L}* )?(?:umsogn|umsagnir|smell|like|verkefni|konnun)\\p{L}*, tapar aldrei, aldrei tapar, rikur? (?:hratt|fljott|a), verðu (?:rik|milljona)[a-zæ]*, milljonamæring[a-z]*, obeinar tekjur (?:tryggðar|an), tvofaldaðu [a-zð]+,
      \\d+ ?% (?:a (?:dag|manuði|viku)|avoxtun|hagnað[a-z]*), viðskiptabot[a-z]*, hættu i vinnunni, fjarhagslegt frelsi a,
      tryggð(?:ar|ur) (?:tekjur|hagnaður),
      \\d[\\d.]* ?(?:kr\\.?|kronur) ..2 (?:a dag|a manuði|a viku|a timann|daglega), (?:græddu|þenaðu|fairðu|þena|græða) ..2 \\d[\\d.]* ?(?:kr\\.?|kronur), (?:verðu|verða) ..1 (?:rikur|rik|milljonamæringur), (?:peningar|tekjur) ..1 (?:meðan þu sefur|an (?:vinnu|fyrirhafnar)|i svefni|sjalfvirkt), tvofalda[a-zð]* ..2 (?:peninga[a-z]*|bitcoin|sparife[a-z]*), (?:rullett[a-z]*|spilaviti[a-z]*|lotto|spilakass[a-z]*|veðmal[a-z]*) ..3 (?:vinn[a-z]*|bragð|kerfi|aðferð|leyndarmal|oruggt), segðu upp,
      {bigSum} ..1 {perDay}, {perDay} ..1 {bigSum}, {sum} + {sofa}`,
    unrealistic_promise: `fyrrverandi aftur, fa fyrrverandi, astargaldur, vinn[a-z]* (?:i )?(?:lotto|happdrætti)[a-z]*, oskeikul[a-z]*,
      (?:leyndarmal|bragð)[a-z]* ..2 bank[a-z]*,
      fyrrverandi ..2 aftur, (?:talaðu|lærðu|reiprennandi|enska|ensku|spænsku) ..4 a (?:aðeins )?\\d+ (?:dogum|timum|vikum), (?:vegabrefsaritun|starf|prof|inntaka) ..1 (?:tryggt|tryggð|oruggt), (?:astargaldur|galdur|miðill|spakona)[a-z]* ..2 (?:ast|peninga|tryggt|virkar),
      {seer} + {lovely}`,
    impersonation: `(?:tolvan|siminn|reikningurinn|pakkinn) þinn? (?:er|var) (?:sykt|læst|lokað|hakkað)[a-z]*, þu hefur unnið, okeypis iphone, skatturinn endurgreiðsla`,
    innocent: `hætta að reykja,
      (?:þekkja|þekktu|forðast|forðastu|gegn|vernd\\p{L}*|koma i veg fyrir) (?:\\p{L}+ ){0,4}?(?:vefveiðar|netsvik\\p{L}*|hakkara|svik\\p{L}*|folsun\\p{L}*|falsanir|virus\\p{L}*)[^.!?]{0,30}, þu skrifar[^.!?]{0,60}, an þess að kaupa[^.!?]{0,40}, (?:saga|skaldsaga|hljoðbok) ..3 (?:eitur\\p{L}*|spilavit\\p{L}*|vopn\\p{L}*|mafia\\p{L}*), æfingaprof\\p{L}* ..2 (?:svor\\p{L}*|lausn\\p{L}*), fylgstu með (?:pakk\\p{L}*|sending\\p{L}*), skynjari ..1 (?:falsaða|falska|folsuðum) (?:seðla|seðlum), (?:meðal|netto|brutto|lagmarks|byrjunar)laun\\p{L}*(?:[^.]|\\.(?=\\d))*, launa(?:reiknivel|tafla)\\p{L}*(?:[^.]|\\.(?=\\d))*, (?:a |fra |aðeins )?(?:\\d{3}|\\d\\.\\d{3}) ?(?:kr\\.?|kronur) a manuði, limbyss[a-z]*, vatnsbyss[a-z]*, nuddbyss[a-z]*, leikfangabyss[a-z]*, naglabyss[a-z]*, blekhylki[a-z]*,
      (?:vin|bjor|viski|kampavins|kokteil)(?:glos|glas|kæli[a-z]*|opnar[a-z]*|rekk[a-z]*), afengislaus[a-zt]* [a-zoæ]+,
      (?:an|laus við) (?:afengis|nikotins|tobaks|thc), nikotinlaus[a-z]*, reyklaus[a-z]*, hætt[a-z]* að reykja, umsagnir (?:viðskiptavina|kaupenda),
      lestu umsagnir, fylgstu með (?:sendingu|pakka|pontun)[a-zni]*,
      bjorkrus[a-z]*, bjorglas*, vinrekk[a-z]*`,
  },
};
