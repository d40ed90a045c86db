import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      topi noži | tope nože | imam tope nože
      sprijemanje hrane na ponvi | sprijemanje hrane na ponvi | vse se mi prime na ponev
      majhna kuhinja | majhno kuhinjo | imam majhno kuhinjo
      nered na pultu | nered na pultu | imam nered na pultu
      malo prostora v omaricah | malo prostora v omaricah | v omaricah nimam prostora
    `,
    questions: `
      kateri komplet nožev za dom
      katera ponev proti sprijemanju
      kako nabrusiti kuhinjske nože
      pripomočki za majhno kuhinjo
      najboljši sekljalnik za zelenjavo
    `,
    ingredients: `nerjavno jeklo, keramika, silikon, steklo, bambus, lito železo, obloga proti sprijemanju`,
    claims: `
      Za vse, ki radi kuhate
      Za vsakdanje kuhanje
    `,
    forbidden: `
      Nikoli ga ni treba brusiti => Oglejte si jeklo in navodila za nego
      Najboljši nož na svetu => Oglejte si jeklo, ročaj in velikost
      Traja večno => Oglejte si nasvete za čiščenje in nego
      Nič se nikoli ne prime => Obloga proti sprijemanju: oglejte si uporabo
    `,
    negatives: `recept, recepti, restavracija, restavracije, "kuharski tečaj", "kuhinje po meri", "kuhinjsko pohištvo", prenova, gostinska, "kuhinjski pult"`,
  }),
  fitness: niche({
    problems: `
      premalo časa za fitnes | premalo časa za fitnes | nimam časa za fitnes
      malo prostora doma | malo prostora doma | vadim v spalnici
      slaba drža | slabo držo | držim se sključeno
      šibek prijem | šibek prijem | imam šibek prijem
      pomanjkanje volje za vadbo | pomanjkanje volje za vadbo | ne da se mi vaditi
    `,
    questions: `
      katera oprema za vadbo doma
      ali se splača zložljiva tekalna steza
      kateri elastični trak za začetek
      kako urediti domači fitnes
      kateri korektor drže
    `,
    ingredients: `ogljikovo jeklo, lateks, EVA, neopren, najlon, pena, aluminij`,
    claims: `
      Vadba doma, v svojem tempu
      Oprema za domačo vadbo
    `,
    forbidden: `
      Raven trebuh v 15 dneh => Vadba doma, v svojem tempu
      Shujšajte brez truda => Oglejte si vaje, ki jih lahko izvajate
      Zajamčeni rezultati => Preverite obremenitev, mere in uporabo
      Nadomesti fitnes => Oprema za domačo vadbo
    `,
    negatives: `"fitnes v bližini", vadnina, karta, "osebni trener", "načrt vadbe", "trening pdf", beljakovine, proteini, kreatin, steroidi, "skupinska vadba"`,
  }),
  pets: niche({
    problems: `
      dlake po stanovanju | dlake po stanovanju | pes izgublja dlako
      plašen pes | plašnega psa | pes laja, ko je sam
      mačka praska kavč | mačko, ki praska kavč | mačka mi praska kavč
      vlečenje na povodcu | vlečenje na povodcu | pes vleče na sprehodu
      smrad mačjega stranišča | smrad mačjega stranišča | mačje stranišče smrdi
    `,
    questions: `
      katera krtača za pasjo dlako
      kako pomiriti plašnega psa
      ali se splača fontana za mačke
      katera oprsnica za psa ki vleče
      kateri praskalnik za mačko
    `,
    ingredients: `silikon, nerjavno jeklo, bombaž, najlon, plastika ABS, sisal, pena`,
    claims: `
      Vsakdanja nega ljubljenčka
      Izberite velikost za žival
    `,
    forbidden: `
      Zdravi tesnobo pri psu => Udobje za vašega ljubljenčka
      Konec bolh za vedno => Oglejte si uporabo in trajanje
      Priporočajo veterinarji => Vprašajte svojega veterinarja
      Šolan pes v 3 dneh => Pomoč pri vsakdanjih sprehodih
    `,
    negatives: `posvojitev, posvojitve, "mladički naprodaj", "muce naprodaj", rejec, vzreja, zavetišče, zavetišča, "imena za pse", "imena za mačke", veterinar, "pasji salon", pasme`,
  }),
  home: niche({
    problems: `
      majhno stanovanje | majhno stanovanje | imam majhno stanovanje
      nered v omari | nered v omari | imam nered v omari
      prah v stanovanju | prah v stanovanju | doma se hitro nabira prah
      vlažne stene | vlažne stene | imam vlažne stene
      temna soba | temno sobo | imam temno sobo
    `,
    questions: `
      kako urediti majhno stanovanje
      kateri sesalnik za stanovanje
      ali se splača razvlaževalnik zraka
      katera svetilka za spalnico
      kateri organizator za omaro
    `,
    ingredients: `les, kovina, plastika ABS, blago, steklo, LED, filter HEPA`,
    claims: `
      Praktična pomoč v domu
      Za vsakdanje življenje doma
    `,
    forbidden: `
      Uniči 100 % bakterij => Oglejte si filter in površino
      Čist dom brez truda => Pomoč pri vsakdanjem čiščenju
      Najmočnejši na trgu => Oglejte si moč, hrup in mere
      Konec plesni za vedno => Oglejte si površino in uporabo
    `,
    negatives: `"hiše naprodaj", "stanovanja naprodaj", "v najem", najem, nepremičnine, nepremičnina, kredit, hipoteka, "načrt hiše", "načrti hiš", arhitekt, gradbenik, adaptacija`,
  }),
  car: niche({
    problems: `
      praske na avtu | praske na avtu | na avtu imam praske
      umazana notranjost avta | umazano notranjost avta | v avtu imam umazanijo
      prazna guma | prazno gumo | spustila mi je guma
      prazen akumulator | prazen akumulator | avto noče vžgati
      padanje telefona v avtu | padanje telefona v avtu | telefon mi v avtu pada
    `,
    questions: `
      kateri sesalnik za avto
      kako odstraniti praske z avta
      ali se splača kompresor za avto
      katero držalo za telefon v avtu
      katera avto kamera
    `,
    ingredients: `plastika ABS, aluminij, mikrovlakna, umetno usnje, silikon, litijeva baterija`,
    claims: `
      Priročno za vsako vožnjo
      Preverite, ali gre v vaš avto
    `,
    forbidden: `
      Odstrani vsako prasko => Preverite, za katere praske je namenjen
      Prihrani 50 % goriva => Preverite, kaj naredi in kako se vgradi
      Primerno za vsak avto => Preverite seznam modelov
      Najboljši na trgu => Primerjajte moč, kabel in dodatke
    `,
    negatives: `avtonet, "avto net", "rabljena vozila", "rabljeni avti", "prodam avto", prodajalec, zavarovanje, leasing, kredit, avtomehanik, avtoservis, vulkanizer, "tehnični pregled"`,
  }),
  baby: niche({
    problems: `
      dojenček ne spi | dojenčka, ki ne spi | moj dojenček noče spati
      nered pri hranjenju | nered pri hranjenju | otrok se pri jedi umaže
      plazeč dojenček | plazečega dojenčka | moj dojenček se že plazi
      sprehodi z dojenčkom | sprehode z dojenčkom | na sprehod hodim z dojenčkom
    `,
    questions: `
      katera varuška s kamero
      kateri stolček za hranjenje
      ali se splača zložljiv voziček
      kako zavarovati vtičnice pred otroki
      katera podloga za plazenje
    `,
    ingredients: `silikon, bombaž, plastika brez BPA, EVA, pralno blago, les`,
    claims: `
      Za starše in dojenčke
      Za vsak dan z dojenčkom
      Preverite starost in težo
    `,
    forbidden: `
      Dojenček prespi vso noč => Za večerno rutino vašega dojenčka
      Konec kolik => Vprašajte pediatra
      100 % varno => Preverite standard in starost
      Preprečuje smrt v zibelki => Upoštevajte nasvete pediatra
    `,
    negatives: `"imena za otroke", "imena za fantke", "imena za deklice", "baby shower", reborn, pediater, vrtec, jasli, varstvo, cepljenje, cepljenja, posvojitev, "test nosečnosti", "otroški dodatek"`,
  }),
  beautyDevices: niche({
    problems: `
      neželene dlačice | neželene dlačice | želim odstraniti dlačice
      skodrani lasje | skodrane lase | lasje se mi kodrajo
      suhe pete | suhe pete | imam suhe pete
      utrujen obraz | utrujen obraz | moj obraz je videti utrujen
      ogrci | ogrce | imam ogrce
    `,
    questions: `
      katera krtača za ravnanje las
      ali se splača epilator
      ali ipl doma deluje
      ali deluje sesalnik za pore
      katera električna pila za pete
    `,
    ingredients: `keramika, turmalin, nerjavno jeklo, titan, silikon, LED, baterija za polnjenje`,
    claims: `
      Nega v udobju doma
      Za vašo nego doma
    `,
    forbidden: `
      Trajna odstranitev dlačic => Preverite, kako in kje se uporablja
      Pomladi obraz => Za domačo rutino nege
      Popolnoma neboleče => Oglejte si stopnje in navodila
      Popolna koža v 7 dneh => Oglejte si načine in nastavke
    `,
    negatives: `"frizerski salon", "kozmetični salon", kozmetičarka, frizer, frizerka, "laserska epilacija", "depilacija z voskom", brivec, barber, "kozmetični tečaj", "kozmetična šola", klinika`,
  }),
  garden: niche({
    problems: `
      suhe rastline | suhe rastline | rastline se mi sušijo
      visok plevel | visok plevel | vrt mi prerašča plevel
      temen vrt | temen vrt | na vrtu je temno
      komarji na vrtu | komarje na vrtu | na vrtu so komarji
      zavozlana cev | zavozlano cev | cev se mi vozla
    `,
    questions: `
      katera kosilnica za majhen vrt
      kako zalivati rože med dopustom
      ali se splačajo solarne luči
      ali je raztegljiva cev dobra
      kateri namakalni komplet za lonce
    `,
    ingredients: `plastika ABS, lateks, aluminij, jeklo, sončni panel, LED, guma`,
    claims: `
      Za vrt, balkon in teraso
      Mere, teža in material
    `,
    forbidden: `
      Nikoli več zalivanja => Pomoč pri zalivanju med dopustom
      Uniči vsakega komarja => Preverite doseg in način uporabe
      Neuničljivo => Preverite material in nego
      Raste 3-krat hitreje => Preverite, kako in za kaj se uporablja
    `,
    negatives: `vrtnar, "vrtnarske storitve", vrtnarija, "botanični vrt", "živalski vrt", semena, sadike, vrtec, obi, merkur, bauhaus, "parcela naprodaj", "ureditev okolice"`,
  }),
} satisfies Record<string, NichePack>;
