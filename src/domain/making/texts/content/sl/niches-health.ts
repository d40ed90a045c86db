import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      odvečna teža | odvečno težo | kar naprej se redim
      napihnjen trebuh | napihnjen trebuh | imam napihnjen trebuh
      želja po sladkem | željo po sladkem | ves dan me vleče k sladkemu
      nočno prenajedanje | nočno prenajedanje | ponoči odpiram hladilnik
      počasna presnova | počasno presnovo | imam počasno presnovo
    `,
    questions: `
      kako nehati jesti zvečer
      zakaj sem ves čas lačna
      kaj jesti za daljšo sitost
      katere vlaknine za apetit
      kako ustaviti željo po sladkem
    `,
    ingredients: `indijski trpotec, glukomanan, izvleček zelenega čaja, kofein, krom, ingver, jabolčni kis`,
    claims: `
      Ob uravnoteženi prehrani
      Del zdravih navad
      Za tiste, ki jedo premišljeno
    `,
    forbidden: `
      Shujšajte 10 kg v 30 dneh => Del zdravih navad za vsak dan
      Hujšanje brez diete => Ob uravnoteženi prehrani in gibanju
      Topi maščobo na trebuhu => Poglejte vlaknine in izvlečke v sestavi
      Tri konfekcijske številke manj => Za tiste, ki jedo premišljeno
    `,
    negatives: `bariatrična, liposukcija, "zmanjšanje želodca", "keto recepti", jedilnik, jedilniki, "kalkulator itm", itm, bmi, "prekinitveni post", "dostava obrokov"`,
  }),
  joints: niche({
    problems: `
      bolečine v sklepih | bolečine v sklepih | bolijo me sklepi
      bolečina v kolenu | bolečino v kolenu | boli me koleno
      otrdele roke | otrdele roke | imam otrdele prste
      pokanje v kolenih | pokanje v kolenih | poka mi v kolenih
      bolečine v hrbtu | bolečine v hrbtu | boli me hrbet
    `,
    questions: `
      kaj pomaga pri bolečih kolenih
      zakaj mi poka v kolenih
      kateri vitamini za sklepe
      kolagen tipa 2 za kaj je dober
      jutranja okorelost sklepov vzroki
    `,
    ingredients: `kolagen tipa II, kurkuma, MSM, hondroitin, glukozamin, hialuronska kislina, bosvelija`,
    claims: `
      Za ljudi, ki so v gibanju
      Vsak dan v gibanju
      Gibanje kot del vsakega dne
    `,
    forbidden: `
      Zdravi artrozo => Za ljudi, ki so v gibanju
      Obnavlja hrustanec => Oglejte si sestavine v formuli
      Brez bolečin v 7 dneh => Preberite navodila in vprašajte zdravnika
      Nadomešča protibolečinske tablete => Del vaše dnevne rutine
    `,
    negatives: `endoproteza, "zamenjava kolena", fizioterapija, fizioterapevt, rehabilitacija, ortoped, opornica, opornice, "bandaža za koleno", blokada, "vaje za kolena", toplice`,
  }),
  sleep: niche({
    problems: `
      težave s spanjem | težave s spanjem | ne morem zaspati
      nemiren spanec | nemiren spanec | vso noč se premetavam
      nočno prebujanje | nočno prebujanje | zbujam se ob treh
      lahek spanec | lahek spanec | zbudi me vsak hrup
      jutranja utrujenost | jutranjo utrujenost | zbudim se utrujen
    `,
    questions: `
      kaj pomaga prespati vso noč
      zakaj se zbujam ob treh zjutraj
      naravna pomoč za boljši spanec
      ali je melatonin varen
      kako hitro zaspati
    `,
    ingredients: `melatonin, magnezij, baldrijan, melisa, L-teanin, pasijonka, triptofan`,
    claims: `
      Za vašo večerno rutino
      Umirite se ob koncu dneva
      Miren trenutek pred spanjem
      Mirnejši večeri doma
    `,
    forbidden: `
      Zdravi nespečnost => Za vašo večerno rutino
      Zaspite v 5 minutah => Miren trenutek pred spanjem
      Deluje kot uspavalna tableta => O svojem spancu se pogovorite z zdravnikom
      Zajamčeno brez zasvojenosti => Preberite etiketo in navodila
    `,
    negatives: `zolpidem, sanval, helex, uspavala, vzmetnica, vzmetnice, ležišče, vzglavnik, vzglavniki, odeja, cpap, apneja, "glasba za spanje", "beli šum", sanjska`,
  }),
  bloodSugar: niche({
    problems: `
      visok sladkor | visok sladkor | imam visok sladkor
      nihanje sladkorja | nihanje sladkorja | po jedi mi sladkor poskoči
      prediabetes | prediabetes | zdravnik omenja prediabetes
      želja po sladkem | željo po sladkem | ves čas si želim sladko
      jutranji sladkor na tešče | jutranji sladkor na tešče | zjutraj imam višji sladkor
    `,
    questions: `
      kaj jesti pri visokem sladkorju
      kakšen je normalen sladkor v krvi
      berberin za sladkor izkušnje
      ali cimet pomaga pri sladkorju
      prehranska dopolnila za sladkor
    `,
    ingredients: `krom, cimet, berberin, magnezij, alfa lipojska kislina, grenka melona, gimnema`,
    claims: `
      Za tiste, ki jedo premišljeno
      Boljša izbira na krožniku
      Ob premišljenem jedilniku
    `,
    forbidden: `
      Odpravi sladkorno bolezen => Za tiste, ki jedo premišljeno
      Zniža krvni sladkor => Oglejte si minerale v sestavi
      Nadomesti inzulin => O zdravljenju vedno odloča zdravnik
      Prenehajte jemati metformin => Pred vsako spremembo vprašajte zdravnika
    `,
    negatives: `inzulin, metformin, glukometer, glukometri, "merilni lističi", "testni lističi", libre, dexcom, "inzulinska črpalka", "sladkorna tipa 1", "nosečniška sladkorna", lancete`,
  }),
  prostate: niche({
    problems: `
      povečana prostata | povečano prostato | imam povečano prostato
      pogosto uriniranje | pogosto uriniranje | kar naprej hodim na stranišče
      šibek curek urina | šibek curek urina | imam šibek curek
      nočni obiski stranišča | nočne obiske stranišča | ponoči vstajam na stranišče
      težave s prostato | težave s prostato | prostata mi ne da miru
    `,
    questions: `
      kaj pomaga za prostato
      zakaj ponoči pogosto uriniram
      žagasta palma za kaj je dobra
      dopolnilo za prostato po 50 letu
      kaj jesti za zdravo prostato
    `,
    ingredients: `žagasta palma, afriška sliva, likopen, bučna semena, cink, selen, kopriva`,
    claims: `
      Za moške, ki skrbijo zase
      Moška rutina za vsak dan
      Čas tudi zase
    `,
    forbidden: `
      Zmanjša prostato => Moška rutina za vsak dan
      Preprečuje raka prostate => Hodite na preglede in vprašajte zdravnika
      Konec nočnega vstajanja => Oglejte si sestavine v formuli
      Bolje kot operacija => Za moške, ki skrbijo zase
    `,
    negatives: `psa, biopsija, urolog, urologija, "rak prostate", "pregled prostate", tamsulozin, finasterid, kateter, "masaža prostate", "ultrazvok prostate"`,
  }),
  skin: niche({
    problems: `
      suha koža | suho kožo | imam suho kožo
      ohlapna koža | ohlapno kožo | moja koža izgublja čvrstost
      pigmentni madeži | pigmentne madeže | imam madeže na obrazu
      gube | gube | na obrazu imam gube
      mastna koža | mastno kožo | obraz se mi sveti
    `,
    questions: `
      kaj za suho kožo obraza
      ali kolagen deluje na kožo
      kateri vitamini za kožo
      nega kože po 40 letu
      kateri serum za noč
    `,
    ingredients: `kolagenski peptidi, vitamin C, hialuronska kislina, niacinamid, retinol, cink, vitamin E`,
    claims: `
      Vsakodnevna nega kože
      Preprosta rutina za kožo
      Vsak dan poskrbite za kožo
    `,
    forbidden: `
      Odpravi gube => Vsakodnevna nega kože
      Videti 10 let mlajši => Preprosta rutina za kožo
      Deluje kot botoks => Oglejte si teksturo in uporabo
      Za vedno odpravi akne => Oglejte si sestavine v formuli
    `,
    negatives: `botoks, polnila, polnilo, laser, piling, dermatolog, kozmetičarka, "estetska klinika", roaccutan, tetovaža, tetovaže, "kožni rak", mikroigličkanje`,
  }),
  hair: niche({
    problems: `
      izpadanje las | izpadanje las | izpadajo mi lasje
      redki lasje | redke lase | lasje so vse redkejši
      lomljivi lasje | lomljive lase | lasje se mi lomijo
      zalizki | zalizke | delajo se mi zalizki
      oslabljeni lasje | oslabljene lase | moji lasje so oslabljeni
    `,
    questions: `
      kaj pomaga pri izpadanju las
      zakaj mi izpadajo lasje
      kateri vitamin za lase
      biotin za lase izkušnje
      izpadanje las po porodu
    `,
    ingredients: `biotin, cink, kolagen, vitamin B5, keratin, silicij, njivska preslica`,
    claims: `
      Vsakodnevna skrb za lase
      Del vaše nege las
      Za tiste, ki negujejo lase
    `,
    forbidden: `
      Zdravi plešavost => Vsakodnevna skrb za lase
      Novi lasje v 30 dneh => Del vaše nege las
      Ustavi izpadanje las => Oglejte si vitamine v sestavi
      Boljše od minoksidila => Primerjajte etikete
    `,
    negatives: `minoksidil, finasterid, "presaditev las", lasulja, lasulje, "podaljški las", pričeska, pričeske, frizer, frizerka, "barva za lase", striženje, trihologinja`,
  }),
  vision: niche({
    problems: `
      utrujene oči | utrujene oči | imam utrujene oči
      zamegljen vid | zamegljen vid | vidim zamegljeno
      suhe oči | suhe oči | imam suhe oči
      pekoče oči | pekoče oči | oči me pečejo od zaslona
      poslabšanje vida | poslabšanje vida | vid se mi slabša
    `,
    questions: `
      kaj pomaga pri utrujenih očeh
      kateri vitamini za oči
      lutein za kaj je dober
      zakaj vidim zamegljeno
      kako odpočiti oči od zaslona
    `,
    ingredients: `lutein, zeaksantin, vitamin A, omega-3, borovnica, cink, astaksantin`,
    claims: `
      Za dolge dni pred zaslonom
      Vsakodnevna skrb za oči
    `,
    forbidden: `
      Povrne popoln vid => Vsakodnevna skrb za oči
      Zdravi sivo mreno => Opravite pregled vida in vprašajte zdravnika
      Vrzite očala stran => Za dolge dni pred zaslonom
      Ustavi degeneracijo makule => Oglejte si sestavine v formuli
    `,
    negatives: `očala, okvirji, leče, "kontaktne leče", "laserska operacija oči", "pregled vida", okulist, oftalmolog, optik, optika, optometrist, "kapljice za oči"`,
  }),
  memory: niche({
    problems: `
      slab spomin | slab spomin | kar naprej kaj pozabim
      možganska megla | možgansko meglo | v glavi imam meglo
      pomanjkanje zbranosti | pomanjkanje zbranosti | ne morem se zbrati
      pozabljivost | pozabljivost | pozabljam imena
      težave s spominom | težave s spominom | spomin mi ne služi več
    `,
    questions: `
      kaj pomaga pri možganski megli
      vitamini za spomin in koncentracijo
      kako se zbrati pri učenju
      ginkgo biloba za kaj je dober
      zakaj ves čas pozabljam
    `,
    ingredients: `ginkgo biloba, omega-3, fosfatidilserin, bakopa, vitamin B12, kofein, resasti bradovec`,
    claims: `
      Za dni, ki terjajo zbranost
      Del vaše delovne rutine
      Poskrbite tudi za svoj um
    `,
    forbidden: `
      Preprečuje Alzheimerjevo bolezen => Poskrbite tudi za svoj um
      Povrne vam spomin => Za dni, ki terjajo zbranost
      Zdravi ADHD => Pogovorite se s strokovnjakom
      Deluje kot zdravilo na recept => Oglejte si sestavine v formuli
    `,
    negatives: `"spominska kartica", "spominske kartice", "spominska pena", ram, ddr4, "igra spomin", "usb ključ", adhd, alzheimer, demenca, "trdi disk", spominki`,
  }),
  gut: niche({
    problems: `
      zaprtje | zaprtje | imam zaprtje
      napihnjenost | napihnjenost | napihuje me
      vetrovi | vetrove | mučijo me vetrovi
      slaba prebava | slabo prebavo | imam slabo prebavo
      počasna prebava | počasno prebavo | počasi prebavljam
    `,
    questions: `
      kaj pomaga pri napihnjenosti
      probiotiki za kaj so dobri
      katere vlaknine pri zaprtju
      zakaj me po jedi napihuje
      kako se hitro znebiti vetrov
    `,
    ingredients: `probiotiki, indijski trpotec, inulin, prebavni encimi, ingver, poprova meta, magnezij`,
    claims: `
      K lahkim domačim obrokom
      Ravnovesje se začne na mizi
    `,
    forbidden: `
      Zdravi zaprtje => Vaš dnevni odmerek vlaknin
      Očisti črevesje v 3 dneh => Preberite navodila in pijte vodo
      Uniči parazite => Oglejte si sestavine v formuli
      Zdravi prepustno črevo => Pogovorite se z zdravnikom
    `,
    negatives: `kolonoskopija, gastroskopija, odvajalo, odvajala, gastroenterolog, hemoroidi, crohn, kolitis, omeprazol, klistir, "zemeljski plin", vremenska, vreme`,
  }),
  energy: niche({
    problems: `
      utrujenost | utrujenost | ves čas sem utrujen
      pomanjkanje energije | pomanjkanje energije | nimam moči za nič
      popoldanska utrujenost | popoldansko utrujenost | po kosilu me zmanjka
      dnevna zaspanost | dnevno zaspanost | v službi bi kar zaspal
      jutranja utrujenost | jutranjo utrujenost | zbudim se utrujen
    `,
    questions: `
      kaj pomaga pri utrujenosti
      kateri vitamin daje energijo
      zakaj sem ves čas utrujena
      kaj jemati za več energije
      kako premagati popoldansko utrujenost
    `,
    ingredients: `kofein, guarana, vitamin B12, železo, korenina maca, koencim Q10, kreatin`,
    claims: `
      Za dni, polne obveznosti
      Dobra navada za začetek dneva
      Za delovna jutra
    `,
    forbidden: `
      Neomejena energija => Za dni, polne obveznosti
      Konec kronične utrujenosti => Če utrujenost traja, vprašajte zdravnika
      Zviša testosteron => Oglejte si vitamine v sestavi
      Deluje takoj => Preberite navodila na etiketi
    `,
    negatives: `"sončna energija", "sončna elektrarna", "električna energija", elektrika, "cena elektrike", gen, petrol, "energijska pijača", "energijske pijače", "red bull", monster, testosteron, energetika`,
  }),
  oralCare: niche({
    problems: `
      slab zadah | slab zadah | imam slab zadah
      krvavenje dlesni | krvavenje dlesni | krvavijo mi dlesni
      rumeni zobje | rumene zobe | imam rumene zobe
      občutljivi zobje | občutljive zobe | hladno me zaboli v zobeh
      zobni kamen | zobni kamen | imam zobni kamen
    `,
    questions: `
      kaj pomaga pri slabem zadahu
      zakaj krvavijo dlesni pri ščetkanju
      probiotiki za slab zadah
      kako doma skrbeti za dlesni
      katera ustna voda za zadah
    `,
    ingredients: `ksilitol, ustni probiotiki, poprova meta, propolis, kalcij, zeleni čaj, hidroksiapatit`,
    claims: `
      Vsakodnevna ustna nega
      Več kot ščetka in nitka
      Vaša rutina ustne nege
    `,
    forbidden: `
      Obnavlja zobe => Več kot ščetka in nitka
      Zdravi parodontozo => Vsakodnevna ustna nega
      Pozabite na zobozdravnika => Redno obiskujte zobozdravnika
      Beli zobje v 3 dneh => Oglejte si sestavo in uporabo
    `,
    negatives: `zobozdravnik, zobozdravnica, zobozdravstvo, implantat, implantati, "zobni aparat", luske, proteza, "koreninski kanal", "modrostni zob", prevleka, ortodont`,
  }),
  tinnitus: niche({
    problems: `
      šumenje v ušesih | šumenje v ušesih | šumi mi v ušesih
      zvonjenje v ušesih | zvonjenje v ušesih | zvoni mi v ušesih
      tinitus | tinitus | imam tinitus
      zamašena ušesa | zamašena ušesa | imam zamašena ušesa
      piskanje v ušesih | piskanje v ušesih | slišim piskanje
    `,
    questions: `
      kaj pomaga pri šumenju v ušesih
      zakaj mi zvoni v ušesih
      kateri vitamini za tinitus
      šumenje v ušesih ponoči
      tinitus h kateremu zdravniku
    `,
    ingredients: `ginkgo biloba, cink, magnezij, vitamin B12, hibiskus, česen, glog`,
    claims: `
      Vsakodnevni mir in ravnovesje
      Dobra navada za mirne dni
      Privoščite si mirnejše dni
    `,
    forbidden: `
      Za vedno odpravi tinitus => Vsakodnevni mir in ravnovesje
      Zdravi zvonjenje v ušesih => O pregledu vprašajte zdravnika za ušesa
      Tišina v 7 dneh => Oglejte si minerale v sestavi
      Povrne sluh => Preberite etiketo in vprašajte zdravnika
    `,
    negatives: `"slušni aparat", "slušni aparati", "pregled sluha", orl, avdiolog, "ušesno maslo", slušalke, "vnetje ušesa", uhani, piercing, "melodije za zvonjenje"`,
  }),
  nails: niche({
    problems: `
      krhki nohti | krhke nohte | nohti se mi lomijo
      rumeni nohti na nogah | rumene nohte na nogah | imam rumene nohte na nogah
      cepljeni nohti | cepljene nohte | nohti se mi cepijo
      glivice na nohtih | glivice na nohtih | imam glivice na nohtih
      tanki nohti | tanke nohte | imam tanke nohte
    `,
    questions: `
      kaj za krhke nohte
      zakaj se mi cepijo nohti
      kateri vitamini za nohte
      kako skrbeti za rumene nohte na nogah
      s čim mazati lomljive nohte
    `,
    ingredients: `biotin, keratin, silicij, cink, olje čajevca, kalcij, vitamin E`,
    claims: `
      Urejeni nohti vsak dan
      Vaša nega nohtov
      Nega rok in stopal
    `,
    forbidden: `
      Zdravi glivice na nohtih => Vaša nega nohtov
      Uniči glivice v 7 dneh => O pregledu vprašajte dermatologa
      Novi nohti v enem tednu => Urejeni nohti vsak dan
      Nadomesti zdravila proti glivicam => Oglejte si sestavine v formuli
    `,
    negatives: `gelirani, "geliranje nohtov", akrilni, "umetni nohti", tipse, "poslikava nohtov", lak, laki, manikura, pedikura, pedikerka, podolog, terbinafin, "nohtni salon"`,
  }),
} satisfies Record<string, NichePack>;
