import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      bitlausir hnífar | bitlausa hnífa | hnífarnir mínir eru bitlausir
      matur sem festist við pönnuna | mat sem festist við pönnuna | maturinn festist við pönnuna
      lítið eldhús | lítið eldhús | eldhúsið mitt er lítið
      óreiða á borðinu | óreiðu á borðinu | eldhúsborðið mitt er í óreiðu
    `,
    questions: `
      besta hnífasettið fyrir heimilið
      hvaða pönnu á ég að kaupa
      hvernig á að brýna eldhúshnífa
      eldhúsáhöld sem spara pláss
      besti grænmetisskerinn
    `,
    ingredients: `ryðfrítt stál, keramik, sílikon, gler, bambus, steypujárn, viðloðunarfrí húð`,
    claims: `
      Fyrir þau sem elda oft heima
      Fyrir hversdagsmatinn heima
    `,
    forbidden: `
      Þarf aldrei að brýna => Sjáðu stálið og umhirðuna
      Besti hnífur í heimi => Sjáðu stálið, skaftið og stærðina
      Endist að eilífu => Sjáðu ráð um umhirðu og þrif
      Ekkert festist nokkurn tíma => Viðloðunarfrí húð: sjáðu notkunina
    `,
    negatives: `uppskrift, uppskriftir, veitingastaður, veitingastaðir, matreiðslunámskeið, eldhúsinnrétting, eldhúsinnréttingar, borðplötur, mötuneyti, ikea`,
  }),
  fitness: niche({
    problems: `
      enginn tími fyrir ræktina | engan tíma fyrir ræktina | ég kemst ekki í ræktina
      lítið pláss heima | lítið pláss heima | ég æfi í svefnherberginu
      slæm líkamsstaða | slæma líkamsstöðu | líkamsstaðan mín er slæm
      veikt grip | veikt grip | gripið mitt er veikt
    `,
    questions: `
      besti æfingabúnaðurinn fyrir lítið pláss
      er samanbrjótanlegt hlaupabretti þess virði
      hvaða æfingateygju á að byrja með
      hvernig set ég upp heimarækt
      besta líkamsstöðubeltið
    `,
    ingredients: `kolefnisstál, latex, EVA, neopren, nælon, svampur, ál`,
    claims: `
      Æfðu heima á þínum hraða
      Búnaður fyrir heimaæfingar
    `,
    forbidden: `
      Sléttur magi á 15 dögum => Æfðu heima á þínum hraða
      Grennstu án fyrirhafnar => Sjáðu æfingarnar sem þú getur gert
      Árangur tryggður => Sjáðu burðarþol, stærð og notkun
      Kemur í stað ræktarinnar => Búnaður fyrir heimaæfingar
    `,
    negatives: `líkamsræktarstöð, líkamsræktarkort, "world class", "reebok fitness", einkaþjálfari, peloton, æfingaplan, æfingaprógram, prótein, kreatín, sterar`,
  }),
  pets: niche({
    problems: `
      dýrahár á heimilinu | dýrahár á heimilinu | hundurinn minn fer mikið úr hárum
      órólegur hundur | órólegan hund | hundurinn minn geltir þegar hann er einn
      köttur sem klórar sófann | kött sem klórar sófann | kötturinn minn klórar sófann
      hundur sem togar í taum | hund sem togar í taum | hundurinn minn togar í tauminn
      lykt af kattasandi | lykt af kattasandi | kattasandurinn lyktar
    `,
    questions: `
      besti burstinn fyrir hund sem fer úr hárum
      hvernig róa ég órólegan hund
      er vatnsbrunnur fyrir ketti þess virði
      hvaða beisli fyrir hund sem togar
      besta klóran fyrir ketti
    `,
    ingredients: `sílikon, ryðfrítt stál, bómull, nælon, ABS-plast, sísal, svampur`,
    claims: `
      Dagleg umhirða gæludýrsins
      Veldu stærð fyrir dýrið þitt
    `,
    forbidden: `
      Læknar aðskilnaðarkvíða hunda => Þægindi fyrir gæludýrið þitt
      Flærnar burt að eilífu => Sjáðu notkunina og hve lengi það endist
      Samþykkt af dýralæknum => Spyrðu dýralækninn þinn
      Hlýðinn hundur á 3 dögum => Hjálp í daglegum göngutúrum
    `,
    negatives: `ættleiða, "hvolpar til sölu", "kettlingar til sölu", ræktandi, ræktendur, dýraathvarf, kattholt, hundanöfn, kattanöfn, hundasnyrtir, hundagerði, dýratrygging, hvolpanámskeið`,
  }),
  home: niche({
    problems: `
      lítil íbúð | litla íbúð | ég bý þröngt
      drasl á heimilinu | drasl á heimilinu | það er allt í drasli heima
      ryk á heimilinu | ryk á heimilinu | það safnast ryk heima
      rakir veggir | raka veggi | veggirnir mínir eru rakir
      dimmt herbergi | dimmt herbergi | herbergið mitt er dimmt
    `,
    questions: `
      hvernig skipulegg ég litla íbúð
      besta ryksugan fyrir íbúð
      er rakaeyðir þess virði
      hvaða lampi í svefnherbergið
      besta skipulagið í fataskápinn
    `,
    ingredients: `viður, málmur, ABS-plast, efni, gler, LED, HEPA-sía`,
    claims: `
      Hentug hjálp á heimilinu
      Fyrir hversdaginn heima
    `,
    forbidden: `
      Drepur 100 % allra baktería => Sjáðu síuna og svæðið sem hún nær yfir
      Hreint heimili án fyrirhafnar => Hjálp við hversdagsþrifin
      Það öflugasta á markaðnum => Sjáðu afl, hljóð og stærð
      Myglan burt að eilífu => Sjáðu svæðið og notkunina
    `,
    negatives: `"íbúð til sölu", "hús til sölu", "íbúð til leigu", leiguíbúð, fasteign, fasteignir, fasteignasali, húsnæðislán, ikea, byko, húsasmiðjan, teikningar, arkitekt, heimilistrygging`,
  }),
  car: niche({
    problems: `
      rispur á bílnum | rispur á bílnum | bíllinn minn er rispaður
      óhreinn bíll að innan | óhreinan bíl að innan | bíllinn minn er óhreinn að innan
      sprungið dekk | sprungið dekk | það sprakk á bílnum
      rafmagnslaus bíll | rafmagnslausan bíl | bíllinn minn fer ekki í gang
      sími sem rennur í bílnum | síma sem rennur í bílnum | síminn dettur í bílnum
    `,
    questions: `
      besta bílaryksugan
      hvernig fjarlægi ég rispur af bíl
      er færanleg loftdæla þess virði
      hvaða símahaldari fyrir bíl
      besta bílamyndavélin
    `,
    ingredients: `ABS-plast, ál, örtrefjar, leðurlíki, sílikon, litíumrafhlaða`,
    claims: `
      Handhægt í daglegan akstur
      Athugaðu hvort það passar
    `,
    forbidden: `
      Fjarlægir allar rispur => Sjáðu fyrir hvaða rispur varan er
      Sparar 50 % af eldsneyti => Sjáðu hvað varan gerir og uppsetningu
      Passar í alla bíla => Skoðaðu hvaða gerðir passa
      Það besta á markaðnum => Berðu saman afl, snúru og fylgihluti
    `,
    negatives: `bílasala, bílasölur, "bílar til sölu", "bíll til sölu", "notaðir bílar", bílaumboð, bílatrygging, samgöngustofa, bílalán, bílaleiga, bílaverkstæði, skoðunarstöð, partasala`,
  }),
  baby: niche({
    problems: `
      barn sem sefur ekki | barn sem sefur ekki | barnið mitt vill ekki sofa
      sóðalegar máltíðir | sóðalegar máltíðir | barnið mitt sullar með matinn
      barn sem skríður | barn sem skríður | barnið mitt er farið að skríða
      ferðir með ungbarn | ferðir með ungbarn | ég er á ferð með barnið
    `,
    questions: `
      besta barnapían með myndavél
      hvaða matarstól á ég að kaupa
      er nett kerra þess virði
      hvernig barnalæsi ég innstungum
      besta leikmottan fyrir ungbarn
    `,
    ingredients: `sílikon, bómull, BPA-frítt plast, EVA, þvottheldið efni, viður`,
    claims: `
      Fyrir foreldra og ungbörn
      Fyrir hversdaginn með barninu
      Sjáðu aldur og hámarksþyngd
    `,
    forbidden: `
      Barnið sefur alla nóttina => Fyrir kvöldrútínu barnsins
      Burt með ungbarnakveisu => Spyrðu barnalækni eða ungbarnaverndina
      100 % öruggt => Sjáðu öryggisstaðal og aldur
      Kemur í veg fyrir vöggudauða => Fylgdu ráðum ungbarnaverndarinnar
    `,
    negatives: `barnanöfn, mannanafnaskrá, "baby shower", "baby shark", kynjaveisla, reborn, barnalæknir, leikskóli, dagmamma, barnapössun, bólusetning, bólusetningar, ættleiðing, þungunarpróf, barnabætur`,
  }),
  beautyDevices: niche({
    problems: `
      óæskilegur hárvöxtur | óæskilegan hárvöxt | ég vil losna við hár
      úfið hár | úfið hár | hárið mitt er úfið
      þurrir fætur | þurra fætur | hælarnir mínir eru þurrir
      þreytt andlit | þreytt andlit | andlitið mitt lítur þreytulega út
      fílapenslar | fílapensla | ég er með fílapensla
    `,
    questions: `
      hvaða sléttubursta á ég að kaupa
      er epilator þess virði
      virkar ipl heima
      virkar fílapenslasuga
      besta rafmagns fótaþjölin
    `,
    ingredients: `keramik, túrmalín, ryðfrítt stál, títan, sílikon, LED, hleðslurafhlaða`,
    claims: `
      Persónuleg umhirða heima
      Fyrir þína umhirðu heima
    `,
    forbidden: `
      Varanleg háreyðing => Sjáðu hvar og hvernig tækið er notað
      Yngir andlitið => Fyrir rútínuna þína heima
      Algjörlega sársaukalaust => Sjáðu stillingarnar og leiðbeiningarnar
      Fullkomin húð á 7 dögum => Sjáðu stillingar og fylgihluti
    `,
    negatives: `hárgreiðslustofa, naglastofa, snyrtistofa, lasermeðferð, laserstofa, vaxmeðferð, rakari, rakarastofa, snyrtifræðinám, hársnyrtinám`,
  }),
  garden: niche({
    problems: `
      þurrar plöntur | þurrar plöntur | plönturnar mínar þorna
      hátt illgresi | hátt illgresi | garðurinn minn er fullur af illgresi
      dimmur garður | dimman garð | garðurinn minn er dimmur
      lúsmý í garðinum | lúsmý í garðinum | garðurinn minn er fullur af lúsmýi
      flækt garðslanga | flækta garðslöngu | garðslangan mín flækist
    `,
    questions: `
      besta sláttuorfið fyrir lítinn garð
      hvernig vökva ég plöntur í fríinu
      eru sólarljós í garðinn þess virði
      er teygjanleg garðslanga góð
      hvaða dropavökvun fyrir potta
    `,
    ingredients: `ABS-plast, latex, ál, stál, sólarsella, LED, gúmmí`,
    claims: `
      Fyrir garð, svalir og potta
      Sjáðu mál, þyngd og efni
    `,
    forbidden: `
      Þú þarft aldrei að vökva aftur => Hjálp við vökvun þegar þú ert að heiman
      Drepur allt lúsmý => Sjáðu svæðið og notkunina
      Óbrjótanlegt => Sjáðu efnið og ráð um umhirðu
      Vex þrisvar sinnum hraðar => Sjáðu fyrir hvaða plöntur það er
    `,
    negatives: `garðyrkjumaður, skrúðgarðyrkja, garðaþjónusta, garðsláttur, landslagsarkitekt, grasagarður, fræ, gróðrarstöð, garðheimar, blómaval, byko, matjurtagarður`,
  }),
} satisfies Record<string, NichePack>;
