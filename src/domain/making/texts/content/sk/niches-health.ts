import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      nadváha | nadváhu | stále priberám
      nafúknuté brucho | nafúknuté brucho | mám nafúknuté brucho
      chuť na sladké | chuť na sladké | celý deň mám chuť na sladké
      nočné prejedanie | nočné prejedanie | v noci chodím do chladničky
      pomalý metabolizmus | pomalý metabolizmus | mám pomalý metabolizmus
    `,
    questions: `
      ako prestať jesť večer
      prečo som stále hladná
      čo jesť aby ma dlho zasýtilo
      ktorá vláknina na chuť do jedla
      ako zastaviť chuť na sladké
    `,
    ingredients: `psyllium, glukomannan, extrakt zo zeleného čaju, kofeín, chróm, zázvor, jablčný ocot`,
    claims: `
      Spolu s vyváženou stravou
      Súčasť zdravých návykov
      Pre tých, čo jedia s rozumom
    `,
    forbidden: `
      Schudnite 10 kg za 30 dní => Súčasť zdravých návykov na každý deň
      Chudnutie bez diéty => Spolu s vyváženou stravou a pohybom
      Spaľuje tuk na bruchu => Pozrite si vlákninu a extrakty v zložení
      O tri veľkosti menej => Pre tých, čo jedia s rozumom
    `,
    negatives: `bariatrická, liposukcia, "bandáž žalúdka", "keto recepty", jedálniček, "bmi kalkulačka", bmi, "prerušovaný pôst", "krabičková diéta", krabičky`,
  }),
  joints: niche({
    problems: `
      bolesť kĺbov | bolesť kĺbov | bolia ma kĺby
      bolesť kolena | bolesť kolena | bolí ma koleno
      stuhnuté ruky | stuhnuté ruky | mám stuhnuté prsty
      praskanie v kolenách | praskanie v kolenách | praská mi v kolenách
      bolesť chrbta | bolesť chrbta | bolí ma chrbát
    `,
    questions: `
      čo pomáha na bolesť kolien
      prečo mi praská v kolenách
      aké vitamíny na kĺby
      kolagén typu 2 na čo je dobrý
      stuhnuté kĺby ráno príčiny
    `,
    ingredients: `kolagén typu II, kurkuma, MSM, chondroitín, glukozamín, kyselina hyalurónová, boswellia`,
    claims: `
      Pre ľudí, ktorí sú v pohybe
      Každý deň v pohybe
      Myslite na pohyb každý deň
    `,
    forbidden: `
      Lieči artrózu => Pre ľudí, ktorí sú v pohybe
      Obnovuje chrupavku => Pozrite si zložky v receptúre
      Bez bolesti za 7 dní => Prečítajte si odporúčania a poraďte sa s lekárom
      Nahrádza lieky proti bolesti => Súčasť vašej dennej rutiny
    `,
    negatives: `endoprotéza, "výmena kolena", fyzioterapia, fyzioterapeut, rehabilitácia, ortopéd, ortéza, ortézy, bandáž, obstrek, "cviky na kolená", kúpele`,
  }),
  sleep: niche({
    problems: `
      problémy so spánkom | problémy so spánkom | nemôžem zaspať
      nepokojný spánok | nepokojný spánok | celú noc sa prehadzujem
      nočné budenie | nočné budenie | budím sa o tretej ráno
      ľahký spánok | ľahký spánok | zobudí ma každý hluk
      ranná únava | rannú únavu | vstávam unavený
    `,
    questions: `
      čo pomáha prespať celú noc
      prečo sa budím o tretej ráno
      prírodné prostriedky na spánok
      je melatonín bezpečný
      ako rýchlo zaspať
    `,
    ingredients: `melatonín, horčík, valeriána lekárska, medovka, L-teanín, mučenka, tryptofán`,
    claims: `
      Do vašej večernej rutiny
      Spomaľte na konci dňa
      Pokojná chvíľa pred spaním
      Pokojnejšie večery doma
    `,
    forbidden: `
      Lieči nespavosť => Do vašej večernej rutiny
      Zaspíte za 5 minút => Pokojná chvíľa pred spaním
      Účinkuje ako tabletka na spanie => Porozprávajte sa s lekárom o svojom spánku
      Zaručene bez závislosti => Prečítajte si etiketu a odporúčania
    `,
    negatives: `zolpidem, hypnogen, stilnox, atarax, matrac, matrace, vankúš, vankúše, paplón, cpap, apnoe, "hudba na spanie", "biely šum", snár`,
  }),
  bloodSugar: niche({
    problems: `
      vysoký cukor | vysoký cukor | mám vysoký cukor
      výkyvy cukru | výkyvy cukru | po jedle mi vyskočí cukor
      prediabetes | prediabetes | lekár hovorí o prediabete
      chuť na sladké | chuť na sladké | stále mám chuť na sladké
      ranný cukor nalačno | ranný cukor nalačno | ráno mám vyšší cukor
    `,
    questions: `
      čo jesť pri vysokom cukre
      aká je normálna hladina cukru
      berberín na cukor skúsenosti
      pomáha škorica na cukor
      výživové doplnky na cukor
    `,
    ingredients: `chróm, škorica, berberín, horčík, kyselina alfa-lipoová, horký melón, gymnema`,
    claims: `
      Pre tých, čo jedia s rozumom
      Lepšia voľba na tanieri
      Spolu s vyváženým jedálničkom
    `,
    forbidden: `
      Zvráti cukrovku => Pre tých, čo jedia s rozumom
      Znižuje hladinu cukru => Pozrite si minerály v zložení
      Nahrádza inzulín => O liečbe vždy rozhoduje lekár
      Vysaďte metformín => Pred každou zmenou sa poraďte s lekárom
    `,
    negatives: `inzulín, metformín, glukomer, glukomery, "testovacie prúžky", prúžky, libre, dexcom, "inzulínová pumpa", "cukrovka 1 typu", "tehotenská cukrovka", lancety`,
  }),
  prostate: niche({
    problems: `
      zväčšená prostata | zväčšenú prostatu | mám zväčšenú prostatu
      časté močenie | časté močenie | stále chodím na toaletu
      slabý prúd moču | slabý prúd moču | mám slabý prúd
      nočné chodenie na toaletu | nočné chodenie na toaletu | v noci vstávam na toaletu
      problémy s prostatou | problémy s prostatou | trápi ma prostata
    `,
    questions: `
      čo pomáha na prostatu
      prečo v noci často močím
      saw palmetto na čo je dobré
      doplnok na prostatu po 50
      čo jesť na zdravú prostatu
    `,
    ingredients: `serenoa plazivá, slivka africká, lykopén, tekvicové semienka, zinok, selén, žihľava`,
    claims: `
      Pre mužov, ktorí na seba dbajú
      Mužská rutina na každý deň
      Čas myslieť aj na seba
    `,
    forbidden: `
      Zmenšuje prostatu => Mužská rutina na každý deň
      Predchádza rakovine prostaty => Choďte na prehliadky a pýtajte sa lekára
      Koniec nočného vstávania => Pozrite si zložky v receptúre
      Lepšie ako operácia => Pre mužov, ktorí na seba dbajú
    `,
    negatives: `psa, biopsia, urológ, urológia, "rakovina prostaty", "vyšetrenie prostaty", tamsulozín, finasterid, katéter, cievka, "masáž prostaty"`,
  }),
  skin: niche({
    problems: `
      suchá pokožka | suchú pokožku | mám suchú pokožku
      ochabnutá pokožka | ochabnutú pokožku | moja pleť stráca pevnosť
      pigmentové škvrny | pigmentové škvrny | mám škvrny na tvári
      vrásky | vrásky | pribúdajú mi vrásky
      mastná pleť | mastnú pleť | leskne sa mi tvár
    `,
    questions: `
      čo na suchú pokožku tváre
      pomáha kolagén na pleť
      aké vitamíny na pleť
      starostlivosť o pleť po 40
      ktoré sérum na noc
    `,
    ingredients: `kolagénové peptidy, vitamín C, kyselina hyalurónová, niacínamid, retinol, zinok, vitamín E`,
    claims: `
      Denná starostlivosť o pleť
      Jednoduchá rutina pre pleť
      Starajte sa o pleť každý deň
    `,
    forbidden: `
      Odstraňuje vrásky => Denná starostlivosť o pleť
      O 10 rokov mladší vzhľad => Jednoduchá rutina pre pleť
      Účinkuje ako botox => Pozrite si textúru a použitie
      Navždy odstráni akné => Pozrite si zložky v receptúre
    `,
    negatives: `botox, výplne, laser, peeling, dermatológ, kozmetička, "estetická klinika", roaccutane, tetovanie, "rakovina kože", "kožný lekár", mikroihličkovanie`,
  }),
  hair: niche({
    problems: `
      vypadávanie vlasov | vypadávanie vlasov | vypadávajú mi vlasy
      riedke vlasy | riedke vlasy | mám čoraz redšie vlasy
      lámavé vlasy | lámavé vlasy | lámu sa mi vlasy
      ustupujúce vlasy | ustupujúce vlasy | robia sa mi kúty
      oslabené vlasy | oslabené vlasy | moje vlasy sú oslabené
    `,
    questions: `
      čo pomáha na vypadávanie vlasov
      prečo mi vypadávajú vlasy
      ktorý vitamín na vlasy
      biotín na vlasy skúsenosti
      vypadávanie vlasov po pôrode
    `,
    ingredients: `biotín, zinok, kolagén, vitamín B5, keratín, kremík, praslička roľná`,
    claims: `
      Denná starostlivosť o vlasy
      Súčasť starostlivosti o vlasy
      Pre tých, čo dbajú na vlasy
    `,
    forbidden: `
      Lieči plešatosť => Denná starostlivosť o vlasy
      Nové vlasy za 30 dní => Súčasť starostlivosti o vlasy
      Zastaví vypadávanie vlasov => Pozrite si vitamíny v zložení
      Lepšie ako minoxidil => Porovnajte etikety
    `,
    negatives: `minoxidil, finasterid, "transplantácia vlasov", parochňa, parochne, "predlžovanie vlasov", účes, účesy, kaderník, kaderníctvo, "farba na vlasy", strihanie, trichológ`,
  }),
  vision: niche({
    problems: `
      unavené oči | unavené oči | mám unavené oči
      rozmazané videnie | rozmazané videnie | vidím rozmazane
      suché oči | suché oči | mám suché oči
      pálenie očí | pálenie očí | pália ma oči od obrazovky
      zhoršený zrak | zhoršený zrak | zhoršuje sa mi zrak
    `,
    questions: `
      čo pomáha na unavené oči
      aké vitamíny na oči
      luteín na čo je dobrý
      prečo vidím rozmazane
      ako si oddýchnuť od obrazovky
    `,
    ingredients: `luteín, zeaxantín, vitamín A, omega-3, čučoriedka, zinok, astaxantín`,
    claims: `
      Na dlhé dni pred obrazovkou
      Denná starostlivosť o oči
    `,
    forbidden: `
      Vráti dokonalý zrak => Denná starostlivosť o oči
      Lieči šedý zákal => Choďte na vyšetrenie zraku a pýtajte sa lekára
      Zahoďte okuliare => Na dlhé dni pred obrazovkou
      Zvráti degeneráciu makuly => Pozrite si zložky v receptúre
    `,
    negatives: `okuliare, rámy, šošovky, "kontaktné šošovky", "laserová operácia očí", "vyšetrenie zraku", očný, oftalmológ, optika, optometrista, "očné kvapky"`,
  }),
  memory: niche({
    problems: `
      slabá pamäť | slabú pamäť | stále niečo zabúdam
      mozgová hmla | mozgovú hmlu | mám hmlu v hlave
      nedostatok sústredenia | nedostatok sústredenia | neviem sa sústrediť
      zabúdanie | zabúdanie | zabúdam mená
      problémy s pamäťou | problémy s pamäťou | pamäť mi už neslúži
    `,
    questions: `
      čo pomáha na mozgovú hmlu
      vitamíny na pamäť a sústredenie
      ako sa sústrediť na učenie
      ginkgo biloba na čo je dobré
      prečo stále zabúdam
    `,
    ingredients: `ginkgo biloba, omega-3, fosfatidylserín, bakopa, vitamín B12, kofeín, koralovec ježovitý`,
    claims: `
      Na dni plné sústredenia
      Súčasť pracovnej rutiny
      Venujte čas svojej mysli
    `,
    forbidden: `
      Predchádza Alzheimerovej chorobe => Venujte čas svojej mysli
      Vráti vám pamäť => Na dni plné sústredenia
      Lieči ADHD => Porozprávajte sa s odborníkom
      Účinkuje ako liek na predpis => Pozrite si zložky v receptúre
    `,
    negatives: `"pamäťová karta", "pamäťové karty", "pamäťová pena", ram, ddr4, pexeso, "pamäťová hra", "usb kľúč", adhd, alzheimer, demencia, "pevný disk"`,
  }),
  gut: niche({
    problems: `
      zápcha | zápchu | mám zápchu
      nafukovanie | nafukovanie | nafukuje ma
      plynatosť | plynatosť | trápia ma plyny
      zlé trávenie | zlé trávenie | zle trávim
      pomalé trávenie | pomalé trávenie | mám pomalé trávenie
    `,
    questions: `
      čo pomáha na nafukovanie
      probiotiká na čo sú dobré
      ktorá vláknina na zápchu
      prečo ma po jedle nafukuje
      ako sa rýchlo zbaviť plynov
    `,
    ingredients: `probiotiká, psyllium, inulín, tráviace enzýmy, zázvor, mäta pieporná, horčík`,
    claims: `
      K ľahkým domácim jedlám
      Rovnováha sa začína na tanieri
    `,
    forbidden: `
      Lieči zápchu => Vaša denná dávka vlákniny
      Prečistí črevá za 3 dni => Prečítajte si odporúčania a pite vodu
      Ničí parazity => Pozrite si zložky v receptúre
      Lieči priepustné črevo => Porozprávajte sa s lekárom
    `,
    negatives: `kolonoskopia, gastroskopia, preháňadlo, preháňadlá, gastroenterológ, hemoroidy, crohn, kolitída, omeprazol, klystír, "zemný plyn", lpg, plynár`,
  }),
  energy: niche({
    problems: `
      únava | únavu | stále som unavený
      nedostatok energie | nedostatok energie | nemám na nič silu
      únava po obede | únavu po obede | po obede zaspávam
      ospalosť cez deň | ospalosť cez deň | v práci sa mi chce spať
      ranná únava | rannú únavu | vstávam unavený
    `,
    questions: `
      čo pomáha na únavu
      ktorý vitamín dodá energiu
      prečo som stále unavená
      čo užívať na energiu
      ako prekonať únavu po obede
    `,
    ingredients: `kofeín, guarana, vitamín B12, železo, koreň maca, koenzým Q10, kreatín`,
    claims: `
      Na dni plné povinností
      Dobrý návyk na začiatok dňa
      Na rušné pracovné rána
    `,
    forbidden: `
      Neobmedzená energia => Na dni plné povinností
      Koniec chronickej únavy => Ak únava trvá, poraďte sa s lekárom
      Zvyšuje testosterón => Pozrite si vitamíny v zložení
      Účinkuje okamžite => Prečítajte si odporúčania na etikete
    `,
    negatives: `"slnečná energia", fotovoltika, "elektrická energia", elektrina, "cena elektriny", zse, sse, vse, "energetický nápoj", "energetické nápoje", "red bull", monster, testosterón`,
  }),
  oralCare: niche({
    problems: `
      zápach z úst | zápach z úst | páchne mi z úst
      krvácanie ďasien | krvácanie ďasien | krvácajú mi ďasná
      žlté zuby | žlté zuby | mám žlté zuby
      citlivé zuby | citlivé zuby | studené ma reže v zuboch
      zubný kameň | zubný kameň | mám zubný kameň
    `,
    questions: `
      čo pomáha na zápach z úst
      prečo mi krvácajú ďasná pri čistení
      probiotiká na zápach z úst
      ako sa starať o ďasná doma
      ktorá ústna voda na zápach
    `,
    ingredients: `xylitol, orálne probiotiká, mäta pieporná, propolis, vápnik, zelený čaj, hydroxyapatit`,
    claims: `
      Denná starostlivosť o ústa
      Viac než kefka a niť
      Vaša rutina ústnej hygieny
    `,
    forbidden: `
      Obnovuje zuby => Viac než kefka a niť
      Lieči paradentózu => Denná starostlivosť o ústa
      Zabudnite na zubára => Choďte k zubárovi pravidelne
      Biele zuby za 3 dni => Pozrite si zloženie a použitie
    `,
    negatives: `zubár, zubárka, stomatológ, implantát, implantáty, strojček, strojčeky, fazety, protéza, "koreňový kanálik", "zub múdrosti", korunka, pohotovosť`,
  }),
  tinnitus: niche({
    problems: `
      hučanie v ušiach | hučanie v ušiach | hučí mi v ušiach
      pískanie v ušiach | pískanie v ušiach | píska mi v ušiach
      tinnitus | tinnitus | mám tinnitus
      zaľahnuté uši | zaľahnuté uši | mám zaľahnuté uši
      šum v hlave | šum v hlave | počujem šum v hlave
    `,
    questions: `
      čo pomáha na hučanie v ušiach
      prečo mi píska v ušiach
      aké vitamíny na tinnitus
      hučanie v ušiach v noci
      tinnitus ku ktorému lekárovi
    `,
    ingredients: `ginkgo biloba, zinok, horčík, vitamín B12, ibištek, cesnak, hloh`,
    claims: `
      Denný pokoj a rovnováha
      Dobrý návyk na pokojné dni
      Doprajte si pokojnejšie dni
    `,
    forbidden: `
      Navždy odstráni tinnitus => Denný pokoj a rovnováha
      Lieči hučanie v ušiach => Poraďte sa s ušným lekárom
      Ticho za 7 dní => Pozrite si minerály v zložení
      Vráti sluch => Prečítajte si etiketu a poraďte sa s lekárom
    `,
    negatives: `načúvací, "načúvacie prístroje", "načúvací prístroj", "vyšetrenie sluchu", orl, foniater, "ušný maz", slúchadlá, "zápal ucha", náušnice, piercing, zvonenie`,
  }),
  nails: niche({
    problems: `
      lámavé nechty | lámavé nechty | lámu sa mi nechty
      žlté nechty na nohách | žlté nechty na nohách | mám žlté nechty na nohách
      štiepiace sa nechty | štiepiace sa nechty | štiepia sa mi nechty
      pleseň na nechtoch | pleseň na nechtoch | mám pleseň na nechtoch
      krehké nechty | krehké nechty | mám krehké nechty
    `,
    questions: `
      čo na lámavé nechty
      prečo sa mi štiepia nechty
      aké vitamíny na nechty
      ako sa starať o žlté nechty na nohách
      čím natierať lámavé nechty
    `,
    ingredients: `biotín, keratín, kremík, zinok, čajovníkový olej, vápnik, vitamín E`,
    claims: `
      Upravené nechty každý deň
      Vaša starostlivosť o nechty
      Starostlivosť o ruky a nohy
    `,
    forbidden: `
      Lieči pleseň na nechtoch => Vaša starostlivosť o nechty
      Zabíja pleseň za 7 dní => Poraďte sa s kožným lekárom
      Nové nechty za týždeň => Upravené nechty každý deň
      Nahrádza lieky na pleseň => Pozrite si zložky v receptúre
    `,
    negatives: `gélové, akrylové, "gél lak", "umelé nechty", tipy, "nechtový dizajn", lak, laky, manikúra, pedikúra, pedikérka, podológ, terbinafin, "nechtové štúdio"`,
  }),
} satisfies Record<string, NichePack>;
