import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      þyngdaraukning | þyngdaraukningu | ég er að þyngjast
      uppþemba | uppþembu | ég er með uppþembdan maga
      sykurlöngun | sykurlöngun | mig langar stöðugt í sætindi
      kvöldnart | kvöldnart | ég narta á kvöldin
      hæg brennsla | hæga brennslu | brennslan mín er hæg
    `,
    questions: `
      hvernig hætti ég að narta á kvöldin
      af hverju er ég alltaf svöng
      matur sem er lengi í maga
      trefjar sem bætiefni
      hvernig losna ég við sykurlöngun
    `,
    ingredients: `psyllium husk, glúkómannan, grænt te, koffín, króm, engifer, eplaedik`,
    claims: `
      Með fjölbreyttu mataræði
      Hluti af heilbrigðum venjum
      Fyrir þau sem borða meðvitað
    `,
    forbidden: `
      Misstu 10 kíló á 30 dögum => Hluti af heilbrigðri daglegri rútínu
      Grennstu án megrunar => Með fjölbreyttu mataræði og hreyfingu
      Bræðir magafituna burt => Sjáðu trefjarnar í innihaldinu
      Minnkaðu um þrjár fatastærðir => Fyrir þau sem borða meðvitað
    `,
    negatives: `efnaskiptaaðgerð, magaermi, hjáveituaðgerð, fitusog, "keto uppskriftir", matarplan, "bmi reiknivél", bmi, "danski kúrinn", "lágkolvetna uppskriftir"`,
  }),
  joints: niche({
    problems: `
      liðverkir | liðverki | mig verkjar í liðina
      verkur í hné | verk í hné | mér er illt í hnénu
      stirðar hendur | stirðar hendur | hendurnar mínar eru stirðar
      brak í hnjám | brak í hnjám | það brakar í hnjánum
      bakverkur | bakverk | mér er illt í bakinu
    `,
    questions: `
      hvað er til ráða við verk í hné
      af hverju brakar í hnjánum
      vítamín fyrir liðina
      til hvers er kollagen týpa 2
      stirðir liðir á morgnana
    `,
    ingredients: `kollagen týpa II, túrmerik, MSM, kondróitín, glúkósamín, hýalúronsýra, boswellia`,
    claims: `
      Fyrir þau sem vilja hreyfa sig
      Hreyfing er hluti af deginum
      Gerðu hreyfingu að venju
    `,
    forbidden: `
      Læknar slitgigt => Fyrir þau sem vilja hreyfa sig
      Endurbyggir brjóskið => Sjáðu næringarefnin í innihaldinu
      Verkjalaus á 7 dögum => Lestu leiðbeiningar og spyrðu lækni
      Kemur í stað verkjalyfja => Hluti af daglegri rútínu
    `,
    negatives: `liðskipti, hnjáliður, mjaðmaliður, sjúkraþjálfari, sjúkraþjálfun, hnéhlíf, hnéspelka, bæklunarlæknir, sterasprauta, hnéæfingar, kírópraktor, hnykkjari`,
  }),
  sleep: niche({
    problems: `
      svefnleysi | svefnleysi | ég get ekki sofnað
      órólegur svefn | órólegan svefn | ég bylti mér alla nóttina
      næturvaka | næturvöku | ég vakna klukkan þrjú
      léttur svefn | léttan svefn | ég vakna við minnsta hljóð
      morgunþreyta | morgunþreytu | ég vakna þreytt
    `,
    questions: `
      hvað er gott við svefnleysi
      af hverju vakna ég klukkan 3 á nóttunni
      náttúruleg svefnlyf án lyfseðils
      er melatónín öruggt
      hvernig sofna ég fljótt
    `,
    ingredients: `melatónín, magnesíum, garðabrúða, kamilla, L-þeanín, ástaraldinblóm, tryptófan`,
    claims: `
      Fyrir kvöldrútínuna þína
      Slakaðu á í lok dagsins
      Róleg stund fyrir háttinn
      Gerðu kvöldin aðeins rólegri
    `,
    forbidden: `
      Læknar svefnleysi => Fyrir kvöldrútínuna þína
      Sofnaðu á 5 mínútum => Róleg stund fyrir háttinn
      Virkar eins og svefntafla => Ræddu svefninn við lækninn þinn
      Ekki ávanabindandi, lofað => Lestu miðann og leiðbeiningarnar
    `,
    negatives: `imovane, zopiclone, stilnoct, phenergan, dýna, dýnur, koddi, koddar, cpap, kæfisvefn, svefntónlist, "hvítur hávaði", þyngdarteppi`,
  }),
  bloodSugar: niche({
    problems: `
      hár blóðsykur | háan blóðsykur | blóðsykurinn minn er hár
      sveiflur í blóðsykri | sveiflur í blóðsykri | blóðsykurinn minn sveiflast
      forstig sykursýki | forstig sykursýki | ég er með forstig sykursýki
      sykurlöngun | sykurlöngun | mig langar í sætt allan daginn
    `,
    questions: `
      hvaða matur er góður fyrir blóðsykurinn
      hvað er eðlilegur blóðsykur
      berberín og blóðsykur
      er kanill góður fyrir blóðsykurinn
      bætiefni fyrir blóðsykurinn
    `,
    ingredients: `króm, kanill, berberín, magnesíum, alfa lípósýra, beiskmelóna, gymnema`,
    claims: `
      Fyrir þau sem vanda mataræðið
      Gott val á diskinn þinn
      Með máltíðum í jafnvægi
    `,
    forbidden: `
      Læknar sykursýki => Fyrir þau sem vanda mataræðið
      Lækkar blóðsykurinn => Sjáðu steinefnin í innihaldinu
      Kemur í stað insúlíns => Hættu aldrei meðferð án læknis
      Hættu á metformíni => Ræddu fyrst við lækninn þinn
    `,
    negatives: `insúlín, metformin, blóðsykursmælir, mælistrimlar, strimlar, síriti, dexcom, libre, "sykursýki 1", meðgöngusykursýki, hba1c`,
  }),
  prostate: niche({
    problems: `
      stækkaður blöðruhálskirtill | stækkaðan blöðruhálskirtil | blöðruhálskirtillinn minn er stækkaður
      tíð þvaglát | tíð þvaglát | ég þarf oft að pissa
      veik þvagbuna | veika þvagbunu | bunan mín er veik
      næturþvaglát | næturþvaglát | ég þarf að pissa á nóttunni
    `,
    questions: `
      hvað er gott fyrir blöðruhálskirtilinn
      af hverju pissa ég oft á nóttunni
      til hvers er freyspálmi
      bætiefni fyrir karla yfir fimmtugt
      matur sem er góður fyrir blöðruhálskirtil
    `,
    ingredients: `freyspálmi, pygeum, lýkópen, graskersfræ, sink, selen, brenninetla`,
    claims: `
      Vellíðan fyrir karlmenn
      Daglegar venjur karla
    `,
    forbidden: `
      Minnkar blöðruhálskirtilinn => Daglegar venjur karla
      Kemur í veg fyrir krabbamein í blöðruhálskirtli => Farðu í skoðun og spyrðu lækni
      Engar fleiri næturferðir á klósettið => Sjáðu næringarefnin í innihaldinu
      Betra en skurðaðgerð => Sjálfsrækt karla yfir fertugt
    `,
    negatives: `psa, "psa próf", vefjasýni, þvagfæralæknir, blöðruhálskirtilskrabbamein, þvagfæraskurðlæknir, tamsulosin, finasteride, þvagleggur`,
  }),
  skin: niche({
    problems: `
      þurr húð | þurra húð | húðin mín er þurr
      slöpp húð | slappa húð | húðin mín er farin að síga
      brúnir blettir | brúna bletti | ég er með brúna bletti
      fínar línur | fínar línur | ég er komin með fínar línur
      feit húð | feita húð | húðin mín er feit
    `,
    questions: `
      hvað er gott við þurri húð
      virkar kollagen fyrir húðina
      vítamín fyrir húðina
      húðrútína fyrir fertuga og eldri
      hvaða serum á að nota á kvöldin
    `,
    ingredients: `kollagenpeptíð, C-vítamín, hýalúronsýra, níasínamíð, retínól, sink, E-vítamín`,
    claims: `
      Dagleg umhirða húðarinnar
      Húðrútínan þín, einfölduð
      Hugsaðu vel um húðina daglega
    `,
    forbidden: `
      Eyðir hrukkum => Dagleg umhirða húðarinnar
      Líttu út fyrir að vera 10 árum yngri => Einföld húðrútína
      Virkar eins og bótox => Sjáðu áferðina og hvernig er borið á
      Bólurnar burt fyrir fullt og allt => Sjáðu efnin í innihaldinu
    `,
    negatives: `bótox, botox, fyllingarefni, varafylling, lasermeðferð, húðlæknir, húðlæknastöðin, snyrtistofa, roaccutane, húðflúr, húðkrabbamein, fæðingarblettur`,
  }),
  hair: niche({
    problems: `
      hárlos | hárlos | ég er að missa hárið
      þunnt hár | þunnt hár | hárið mitt er orðið þunnt
      stökkt hár | stökkt hár | hárið mitt brotnar
      há kollvik | há kollvik | kollvikin mín eru að hækka
    `,
    questions: `
      hvað er gott við hárlosi
      af hverju er ég að missa hárið
      hvaða vítamín er gott fyrir hárið
      er bíótín gott fyrir hárið
      hárlos eftir meðgöngu
    `,
    ingredients: `bíótín, sink, kollagen, B5-vítamín, keratín, kísill, freyspálmi`,
    claims: `
      Dagleg umhirða hársins
      Viðbót við hárrútínuna
      Fyrir þau sem elska hárið sitt
    `,
    forbidden: `
      Læknar skalla => Dagleg umhirða hársins
      Nýtt hár á 30 dögum => Viðbót við hárrútínuna
      Stöðvar hárlos => Sjáðu vítamínin í innihaldinu
      Betra en minoxidil => Berðu saman innihaldið
    `,
    negatives: `minoxidil, rogaine, finasteride, propecia, hárígræðsla, hárkolla, hárkollur, hárlengingar, hárgreiðsla, hárgreiðslur, hárgreiðslustofa, klipping, hárlitur`,
  }),
  vision: niche({
    problems: `
      þreytt augu | þreytt augu | augun mín eru þreytt
      þokusýn | þokusýn | ég sé óskýrt
      þurr augu | þurr augu | augun mín eru þurr
      augnþreyta | augnþreytu | mig verkjar í augun af skjánum
    `,
    questions: `
      hvað er gott við þreyttum augum
      vítamín fyrir augun
      til hvers er lútín
      af hverju sé ég óskýrt
      hvernig hvíli ég augun frá skjánum
    `,
    ingredients: `lútín, zeaxantín, A-vítamín, omega-3, bláber, sink, astaxantín`,
    claims: `
      Fyrir langa daga við skjáinn
      Dagleg umhyggja fyrir augunum
    `,
    forbidden: `
      Gefur þér fullkomna sjón aftur => Dagleg umhyggja fyrir augunum
      Læknar ský á auga => Farðu í augnskoðun og spyrðu lækni
      Hentu gleraugunum => Fyrir langa daga við skjáinn
      Stöðvar hrörnun í augnbotnum => Sjáðu næringarefnin í innihaldinu
    `,
    negatives: `gleraugu, linsur, augnlinsur, sjónmæling, sjóntækjafræðingur, augnlæknir, augnlaser, augnaðgerð, sjónlag, augnsteinsaðgerð, augndropar`,
  }),
  memory: niche({
    problems: `
      minnisleysi | minnisleysi | ég gleymi öllu
      heilaþoka | heilaþoku | mér finnst ég vera í þoku
      einbeitingarskortur | einbeitingarskort | ég get ekki einbeitt mér
      gleymska | gleymsku | ég gleymi nöfnum
    `,
    questions: `
      hvað er gott við heilaþoku
      vítamín fyrir minnið og einbeitingu
      hvernig held ég einbeitingu við lærdóm
      til hvers er ginkgo biloba
      af hverju gleymi ég hlutum
    `,
    ingredients: `ginkgo biloba, omega-3, fosfatidýlserín, bacopa, B12-vítamín, koffín, lion's mane`,
    claims: `
      Fyrir daga sem krefjast fókuss
      Hluti af vinnudeginum
      Hlúðu að huganum daglega
    `,
    forbidden: `
      Kemur í veg fyrir alzheimer => Hlúðu að huganum daglega
      Fáðu minnið aftur => Fyrir daga sem krefjast fókuss
      Læknar adhd => Ræddu við heilbrigðisstarfsfólk
      Virkar eins og ritalin => Sjáðu næringarefnin í innihaldinu
    `,
    negatives: `minniskort, minnislykill, minnisspil, ddr4, concerta, ritalin, adhd, alzheimer, heilabilun, minningargreinar, minningarkort`,
  }),
  gut: niche({
    problems: `
      hægðatregða | hægðatregðu | ég er með hægðatregðu
      uppþemba | uppþembu | ég er alltaf uppþembd
      loft í maga | loft í maga | ég er með loft í maganum
      meltingartruflanir | meltingartruflanir | ég fæ meltingartruflanir
      hæg melting | hæga meltingu | meltingin mín er hæg
    `,
    questions: `
      hvað er gott við uppþembu
      til hvers eru góðgerlar
      hvaða trefjar eru góðar fyrir meltinguna
      af hverju er ég uppþembd eftir mat
      hvernig losna ég við loft í maga
    `,
    ingredients: `góðgerlar, psyllium, inúlín, meltingarensím, engifer, piparmynta, magnesíum`,
    claims: `
      Fyrir léttari máltíðir
      Jafnvægið hefst á diskinum
    `,
    forbidden: `
      Læknar hægðatregðu => Dagskammturinn af trefjum
      Hreinsar ristilinn á 3 dögum => Lestu leiðbeiningar og drekktu vatn
      Drepur sníkjudýr => Sjáðu efnin í innihaldinu
      Græðir lekan þarm => Ræddu við lækninn þinn
    `,
    negatives: `ristilspeglun, magaspeglun, hægðalosandi, hægðalyf, stílar, gyllinæð, crohns, ristilbólga, omeprazol, stólpípa, magapest`,
  }),
  energy: niche({
    problems: `
      þreyta | þreytu | ég er alltaf þreytt
      orkuleysi | orkuleysi | ég hef enga orku
      síðdegisþreyta | síðdegisþreytu | ég verð þreytt eftir hádegi
      slen | slen | ég er slöpp og kem engu í verk
    `,
    questions: `
      hvað er gott við þreytu
      hvaða vítamín gefur orku
      af hverju er ég alltaf svona þreytt
      hvað get ég tekið fyrir meiri orku
      þreyta eftir hádegi hvað er til ráða
    `,
    ingredients: `koffín, guarana, B12-vítamín, járn, maca, kóensím Q10, kreatín`,
    claims: `
      Fyrir daga með nóg að gera
      Byrjaðu daginn á góðum venjum
      Fyrir annasama morgna
    `,
    forbidden: `
      Endalaus orka => Fyrir daga með nóg að gera
      Læknar síþreytu => Leitaðu til læknis ef þreytan varir
      Eykur testósterón => Sjáðu vítamínin í innihaldinu
      Virkar samstundis => Lestu leiðbeiningarnar á miðanum
    `,
    negatives: `orkudrykkur, orkudrykkir, "red bull", nocco, celsius, orkuveitan, "orka náttúrunnar", raforka, rafmagnsreikningur, sólarorka, testósterónmeðferð`,
  }),
  oralCare: niche({
    problems: `
      andremma | andremmu | ég er andfúl
      blæðandi tannhold | blæðandi tannhold | mér blæðir úr tannholdinu
      gular tennur | gular tennur | tennurnar mínar eru gular
      tannkul | tannkul | mig kular í tennurnar
      tannsteinn | tannstein | ég er með tannstein
    `,
    questions: `
      hvað er gott við andremmu
      af hverju blæðir úr tannholdinu þegar ég bursta
      góðgerlar fyrir munninn
      hvernig hugsa ég um tannholdið
      hvaða munnskol er gott við andremmu
    `,
    ingredients: `xylitol, munngóðgerlar, piparmynta, própólis, kalk, grænt te, hydroxýapatít`,
    claims: `
      Dagleg umhirða munnsins
      Meira en bursti og tannþráður
      Rútínan þín fyrir munnhirðu
    `,
    forbidden: `
      Endurbyggir tennurnar => Meira en bursti og tannþráður
      Læknar tannholdsbólgu => Dagleg umhirða munnsins
      Slepptu tannlækninum => Farðu reglulega til tannlæknis
      Hvítar tennur á 3 dögum => Sjáðu innihaldið og notkunina
    `,
    negatives: `tannlæknir, tannlæknar, tannlæknavaktin, tannplantar, tannréttingar, invisalign, gervitennur, rótfylling, endajaxl, tannkróna, postulínskróna`,
  }),
  tinnitus: niche({
    problems: `
      eyrnasuð | eyrnasuð | það suðar í eyrunum á mér
      sónn í eyrum | són í eyrum | ég heyri stöðugan són
      tinnitus | tinnitus | ég er með tinnitus
      hella fyrir eyrum | hellu fyrir eyrum | ég er með hellu fyrir eyrunum
    `,
    questions: `
      hvað er gott við eyrnasuði
      af hverju suðar í eyrunum
      vítamín og eyrnasuð
      eyrnasuð á nóttunni
      hvaða læknir skoðar eyrnasuð
    `,
    ingredients: `ginkgo biloba, sink, magnesíum, B12-vítamín, hibiskus, hvítlaukur, hagþyrnir`,
    claims: `
      Ró og vellíðan í dagsins önn
      Venja fyrir rólega daga
      Umhyggja fyrir rólegri daga
    `,
    forbidden: `
      Eyrnasuðið burt fyrir fullt og allt => Ró og vellíðan í dagsins önn
      Læknar eyrnasuð => Láttu háls-, nef- og eyrnalækni skoða þig
      Þögn í eyrunum á 7 dögum => Sjáðu steinefnin í innihaldinu
      Fáðu heyrnina aftur => Lestu miðann og spyrðu lækni
    `,
    negatives: `heyrnartæki, heyrnarmæling, heyrnarpróf, heyrnarfræðingur, eyrnamergur, heyrnartól, eyrnabólga, eyrnalokkar, hringitónn, eyrnatappar`,
  }),
  nails: niche({
    problems: `
      stökkar neglur | stökkar neglur | neglurnar mínar brotna
      gular táneglur | gular táneglur | táneglurnar mínar eru gular
      klofnar neglur | klofnar neglur | neglurnar mínar klofna
      naglasveppur | naglasvepp | ég er með naglasvepp
    `,
    questions: `
      hvað er gott við stökkum nöglum
      af hverju klofna neglurnar
      vítamín fyrir sterkar neglur
      hvernig hugsa ég um gular táneglur
      hvað á að bera á stökkar neglur
    `,
    ingredients: `bíótín, keratín, kísill, sink, tea tree olía, kalk, E-vítamín`,
    claims: `
      Vel hirtar neglur alla daga
      Rútínan þín fyrir neglurnar
      Umhirða handa og fóta
    `,
    forbidden: `
      Læknar naglasvepp => Rútínan þín fyrir neglurnar
      Drepur sveppinn á 7 dögum => Láttu húðlækni skoða nöglina
      Nýjar neglur á viku => Vel hirtar neglur alla daga
      Kemur í stað sveppalyfja => Sjáðu efnin í innihaldinu
    `,
    negatives: `naglastofa, gervineglur, akrílneglur, gelneglur, "press on neglur", naglalakk, naglaskraut, handsnyrting, fótsnyrting, fótaaðgerðafræðingur, terbinafin, naglabyssa`,
  }),
} satisfies Record<string, NichePack>;
