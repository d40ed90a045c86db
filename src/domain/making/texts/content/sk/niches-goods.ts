import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      tupé nože | tupé nože | mám tupé nože
      prilepené jedlo na panvici | prilepené jedlo na panvici | všetko sa mi lepí na panvicu
      malá kuchyňa | malú kuchyňu | mám malú kuchyňu
      neporiadok na linke | neporiadok na linke | mám neporiadok na linke
      málo miesta v skrinkách | málo miesta v skrinkách | nemám miesto v skrinkách
    `,
    questions: `
      aká sada nožov do domácnosti
      ktorá nepriľnavá panvica
      ako nabrúsiť kuchynské nože
      pomôcky do malej kuchyne
      najlepší krájač na zeleninu
    `,
    ingredients: `nehrdzavejúca oceľ, keramika, silikón, sklo, bambus, liatina, nepriľnavý povrch`,
    claims: `
      Pre tých, čo radi varia
      Na každodenné varenie
    `,
    forbidden: `
      Nikdy netreba brúsiť => Pozrite si druh ocele a starostlivosť
      Najlepší nôž na svete => Pozrite si oceľ, rukoväť a veľkosť
      Vydrží navždy => Pozrite si čistenie a údržbu
      Nikdy sa nič neprilepí => Nepriľnavý povrch: pozrite si použitie
    `,
    negatives: `recept, recepty, reštaurácia, reštaurácie, "kurz varenia", "kuchynské linky", "kuchyne na mieru", rekonštrukcia, gastro, "pracovné dosky"`,
  }),
  fitness: niche({
    problems: `
      málo času na posilňovňu | málo času na posilňovňu | nemám čas na posilňovňu
      málo miesta doma | málo miesta doma | cvičím v spálni
      zlé držanie tela | zlé držanie tela | hrbím sa
      slabý úchop | slabý úchop | mám slabý úchop
      nedostatok motivácie cvičiť | nedostatok motivácie cvičiť | nechce sa mi cvičiť
    `,
    questions: `
      aké náradie na cvičenie doma
      oplatí sa skladací bežecký pás
      ktorá odporová guma na začiatok
      ako si zariadiť domácu posilňovňu
      aký korektor držania tela
    `,
    ingredients: `uhlíková oceľ, latex, EVA, neoprén, nylon, pena, hliník`,
    claims: `
      Cvičte doma vlastným tempom
      Náradie na domáci tréning
    `,
    forbidden: `
      Ploché brucho za 15 dní => Cvičte doma vlastným tempom
      Schudnite bez námahy => Pozrite si, aké cviky zvládnete
      Zaručené výsledky => Overte si záťaž, rozmery a použitie
      Nahradí posilňovňu => Náradie na domáci tréning
    `,
    negatives: `"fitko v okolí", permanentka, permanentky, multisport, "osobný tréner", "tréningový plán", proteín, kreatín, steroidy, "skupinové cvičenie"`,
  }),
  pets: niche({
    problems: `
      chlpy v byte | chlpy v byte | pes púšťa chlpy
      úzkostlivý pes | úzkostlivého psa | pes šteká, keď je sám
      mačka škrabe gauč | mačku, ktorá škrabe gauč | mačka mi škrabe gauč
      ťahanie na vodítku | ťahanie na vodítku | pes na prechádzke ťahá
      zápach z mačacej toalety | zápach z mačacej toalety | mačacia toaleta zapácha
    `,
    questions: `
      aká kefa na srsť psa
      ako upokojiť úzkostlivého psa
      oplatí sa fontána pre mačku
      ktorý postroj pre psa čo ťahá
      aké škrabadlo pre mačku
    `,
    ingredients: `silikón, nehrdzavejúca oceľ, bavlna, nylon, plast ABS, sisal, pena`,
    claims: `
      Každodenná starostlivosť
      Vyberte veľkosť pre zviera
    `,
    forbidden: `
      Lieči úzkosť psa => Pohodlie pre vášho miláčika
      Koniec bĺch navždy => Pozrite si použitie a dĺžku pôsobenia
      Odporúčajú veterinári => Opýtajte sa svojho veterinára
      Vycvičený pes za 3 dni => Pomoc pri každodenných prechádzkach
    `,
    negatives: `adopcia, adopcie, "šteniatka na predaj", "mačiatka na predaj", chovná, chovateľ, útulok, útulky, "mená pre psov", "mená pre mačky", veterinár, "psí salón", plemená`,
  }),
  home: niche({
    problems: `
      malý byt | malý byt | mám malý byt
      neporiadok v skrini | neporiadok v skrini | mám neporiadok v skrini
      prach v byte | prach v byte | doma sa rýchlo práši
      vlhké steny | vlhké steny | mám vlhké steny
      tmavá izba | tmavú izbu | mám tmavú izbu
    `,
    questions: `
      ako zariadiť malý byt
      ktorý vysávač do bytu
      oplatí sa odvlhčovač vzduchu
      aká lampa do spálne
      aký organizér do skrine
    `,
    ingredients: `drevo, kov, plast ABS, látka, sklo, LED, filter HEPA`,
    claims: `
      Praktická pomoc v domácnosti
      Na bežný život doma
    `,
    forbidden: `
      Zabíja 100 % baktérií => Pozrite si filter a plochu
      Čistý dom bez námahy => Pomoc pri bežnom upratovaní
      Najvýkonnejší na trhu => Pozrite si výkon, hlučnosť a rozmery
      Koniec plesne navždy => Pozrite si plochu a spôsob použitia
    `,
    negatives: `"domy na predaj", "byty na predaj", "na prenájom", prenájom, reality, nehnuteľnosti, hypotéka, hypotéky, "projekt domu", "projekty domov", architekt, developer, rekonštrukcia`,
  }),
  car: niche({
    problems: `
      škrabance na aute | škrabance na aute | mám škrabance na aute
      špinavý interiér auta | špinavý interiér auta | mám v aute špinu
      defekt pneumatiky | defekt pneumatiky | dostal som defekt
      vybitá autobatéria | vybitú autobatériu | auto mi nenaštartuje
      padajúci mobil v aute | padajúci mobil v aute | mobil mi v aute padá
    `,
    questions: `
      ktorý vysávač do auta
      ako odstrániť škrabance z auta
      oplatí sa kompresor do auta
      aký držiak na mobil do auta
      ktorá kamera do auta
    `,
    ingredients: `plast ABS, hliník, mikrovlákno, ekokoža, silikón, lítiová batéria`,
    claims: `
      Praktické na každú cestu
      Overte si, či sadne do auta
    `,
    forbidden: `
      Odstráni každý škrabanec => Pozrite si, na aké škrabance je určený
      Ušetrí 50 % paliva => Pozrite si, čo robí a ako sa montuje
      Sadne do každého auta => Overte si zoznam modelov
      Najlepší na trhu => Porovnajte výkon, kábel a príslušenstvo
    `,
    negatives: `autobazár, autobazar, "jazdené autá", "ojazdené autá", "predám auto", predajca, pzp, poistenie, poistka, leasing, úver, autoservis, automechanik, "kontrola vin"`,
  }),
  baby: niche({
    problems: `
      bábätko nespí | bábätko, ktoré nespí | moje bábätko nechce spať
      neporiadok pri jedle | neporiadok pri jedle | dieťa sa pri jedle zašpiní
      lezúce dieťa | lezúce dieťa | moje dieťa už lezie
      prechádzky s bábätkom | prechádzky s bábätkom | chodím von s bábätkom
    `,
    questions: `
      ktorá pestúnka s kamerou
      aká jedálenská stolička
      oplatí sa kompaktný kočík
      ako zabezpečiť zásuvky pred deťmi
      ktorá podložka na lezenie
    `,
    ingredients: `silikón, bavlna, plast bez BPA, EVA, prateľná látka, drevo`,
    claims: `
      Pre rodičov a bábätká
      Na bežné dni s bábätkom
      Pozrite si vek a nosnosť
    `,
    forbidden: `
      Bábätko prespí celú noc => Do večernej rutiny vášho bábätka
      Koniec koliky => Opýtajte sa pediatra
      100 % bezpečné => Pozrite si normu a odporúčaný vek
      Predchádza náhlemu úmrtiu dojčiat => Riaďte sa radami pediatra
    `,
    negatives: `"mená pre deti", "mená pre chlapcov", "mená pre dievčatá", "baby shower", reborn, pediater, jasle, škôlka, opatrovateľka, očkovanie, očkovania, adopcia, "tehotenský test", prídavky`,
  }),
  beautyDevices: niche({
    problems: `
      nežiaduce chĺpky | nežiaduce chĺpky | chcem odstrániť chĺpky
      krepovité vlasy | krepovité vlasy | mám krepovité vlasy
      suché päty | suché päty | mám suché päty
      unavená tvár | unavenú tvár | moja tvár vyzerá unavene
      čierne bodky | čierne bodky | mám čierne bodky
    `,
    questions: `
      ktorá žehliaca kefa na vlasy
      oplatí sa epilátor
      funguje ipl doma
      funguje vysávač na póry
      aký elektrický pilník na päty
    `,
    ingredients: `keramika, turmalín, nehrdzavejúca oceľ, titán, silikón, LED, nabíjateľná batéria`,
    claims: `
      Starostlivosť v pohodlí domova
      Na starostlivosť doma
    `,
    forbidden: `
      Trvalé odstránenie chĺpkov => Pozrite si, ako a kde sa používa
      Omladí tvár => Do domácej rutiny starostlivosti
      Úplne bezbolestné => Pozrite si stupne a návod
      Dokonalá pleť za 7 dní => Pozrite si režimy a nástavce
    `,
    negatives: `"kadernícky salón", "kozmetický salón", kozmetička, kaderník, kaderníctvo, "laserová epilácia", "depilácia voskom", barber, "kozmetický kurz", "kozmetická škola", klinika`,
  }),
  garden: niche({
    problems: `
      schnúce rastliny | schnúce rastliny | schnú mi rastliny
      vysoká burina | vysokú burinu | záhrada zarastá burinou
      tmavá záhrada | tmavú záhradu | v záhrade je tma
      komáre v záhrade | komáre v záhrade | v záhrade sú komáre
      zamotaná hadica | zamotanú hadicu | hadica sa mi motá
    `,
    questions: `
      ktorá kosačka do malej záhrady
      ako polievať kvety počas dovolenky
      oplatia sa solárne svetlá
      je flexi hadica dobrá
      aká zavlažovacia súprava pre kvetináče
    `,
    ingredients: `plast ABS, latex, hliník, oceľ, solárny panel, LED, guma`,
    claims: `
      Do záhrady aj na balkón
      Rozmery, hmotnosť a materiál
    `,
    forbidden: `
      Už nikdy nemusíte polievať => Pomoc pri polievaní počas dovolenky
      Zabije každého komára => Pozrite si dosah a spôsob použitia
      Nezničiteľné => Pozrite si materiál a údržbu
      Rastie 3-krát rýchlejšie => Pozrite si, ako a na čo sa používa
    `,
    negatives: `záhradník, "záhradnícke služby", záhradníctvo, "botanická záhrada", "zoologická záhrada", semená, sadenice, škôlka, obi, hornbach, baumax, "pozemok na predaj", "záhrada na predaj"`,
  }),
} satisfies Record<string, NichePack>;
