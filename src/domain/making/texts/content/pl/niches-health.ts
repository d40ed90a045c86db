import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      nadwaga | nadwagę | ciągle przybieram na wadze
      wzdęty brzuch | wzdęty brzuch | mam wzdęty brzuch
      ochota na słodycze | ochotę na słodycze | cały dzień ciągnie mnie do słodyczy
      nocne podjadanie | nocne podjadanie | podjadam w nocy
      wolny metabolizm | wolny metabolizm | mam wolny metabolizm
    `,
    questions: `
      jak przestać podjadać wieczorem
      dlaczego ciągle jestem głodna
      co jeść żeby dłużej być sytym
      błonnik na apetyt jaki wybrać
      jak opanować ochotę na słodycze
    `,
    ingredients: `babka płesznik, glukomannan, ekstrakt z zielonej herbaty, kofeina, chrom, imbir, ocet jabłkowy`,
    claims: `
      Razem ze zbilansowaną dietą
      Część zdrowych nawyków
      Dla osób, które jedzą uważnie
    `,
    forbidden: `
      Schudnij 10 kg w 30 dni => Część zdrowych, codziennych nawyków
      Chudnij bez diety => Razem ze zbilansowaną dietą i ruchem
      Spala tłuszcz z brzucha => Sprawdź błonnik i ekstrakty w składzie
      Trzy rozmiary mniej => Dla osób, które jedzą uważnie
    `,
    negatives: `bariatria, bariatryczna, liposukcja, "rękaw żołądkowy", "przepisy keto", jadłospis, "kalkulator bmi", bmi, "post przerywany", "dieta pudełkowa"`,
  }),
  joints: niche({
    problems: `
      ból stawów | ból stawów | bolą mnie stawy
      ból kolana | ból kolana | boli mnie kolano
      sztywne dłonie | sztywne dłonie | mam sztywne dłonie
      strzelanie w kolanach | strzelanie w kolanach | strzela mi w kolanach
      ból pleców | ból pleców | bolą mnie plecy
    `,
    questions: `
      co pomaga na ból kolan
      dlaczego strzela w kolanach
      jakie witaminy na stawy
      kolagen typu 2 na co pomaga
      sztywność stawów rano przyczyny
    `,
    ingredients: `kolagen typu II, kurkuma, MSM, chondroityna, glukozamina, kwas hialuronowy, boswellia`,
    claims: `
      Dla osób, które są w ruchu
      Codzienna dawka ruchu
      Zadbaj o ruch każdego dnia
    `,
    forbidden: `
      Leczy zwyrodnienie stawów => Dla osób, które są w ruchu
      Odbudowuje chrząstkę => Zobacz składniki w formule
      Koniec bólu w 7 dni => Przeczytaj zalecenia i zapytaj lekarza
      Zastępuje leki przeciwbólowe => Część codziennej rutyny
    `,
    negatives: `endoproteza, "wymiana stawu", fizjoterapia, fizjoterapeuta, rehabilitacja, ortopeda, orteza, "opaska na kolano", stabilizator, blokada, "ćwiczenia na kolana"`,
  }),
  sleep: niche({
    problems: `
      problemy ze snem | problemy ze snem | nie mogę zasnąć
      niespokojny sen | niespokojny sen | przewracam się z boku na bok
      nocne pobudki | nocne pobudki | budzę się o 3 w nocy
      lekki sen | lekki sen | budzi mnie każdy hałas
      poranne zmęczenie | poranne zmęczenie | wstaję zmęczony
    `,
    questions: `
      co pomaga przespać całą noc
      dlaczego budzę się o 3 w nocy
      naturalne sposoby na dobry sen
      czy melatonina jest bezpieczna
      jak szybko zasnąć
    `,
    ingredients: `melatonina, magnez, kozłek lekarski, melisa, L-teanina, męczennica, tryptofan`,
    claims: `
      Do wieczornej rutyny
      Wycisz się na koniec dnia
      Spokojna chwila przed snem
      Spokojniejsze wieczory w domu
    `,
    forbidden: `
      Leczy bezsenność => Do wieczornej rutyny
      Zaśniesz w 5 minut => Spokojna chwila przed snem
      Działa jak tabletka nasenna => Porozmawiaj z lekarzem o swoim śnie
      Gwarantowany brak uzależnienia => Przeczytaj etykietę i zalecenia
    `,
    negatives: `zolpidem, stilnox, nasen, hydroksyzyna, materac, materace, poduszka, poduszki, kołdra, cpap, bezdech, "muzyka do snu", "szum do spania", sennik`,
  }),
  bloodSugar: niche({
    problems: `
      wysoki cukier | wysoki cukier | mam wysoki cukier
      skoki cukru | skoki cukru | cukier skacze mi po jedzeniu
      stan przedcukrzycowy | stan przedcukrzycowy | lekarz mówi o stanie przedcukrzycowym
      ochota na słodycze | ochotę na słodycze | cały dzień mam ochotę na słodkie
      cukier na czczo | cukier na czczo | rano mam podwyższony cukier
    `,
    questions: `
      co jeść przy wysokim cukrze
      jaki cukier jest w normie
      berberyna na cukier opinie
      czy cynamon pomaga na cukier
      suplementy na cukier ranking
    `,
    ingredients: `chrom, cynamon, berberyna, magnez, kwas alfa-liponowy, morwa biała, gurmar`,
    claims: `
      Dla osób, które jedzą uważnie
      Lepsze wybory na talerzu
      Razem z rozsądnym jadłospisem
    `,
    forbidden: `
      Cofa cukrzycę => Dla osób, które jedzą uważnie
      Obniża poziom cukru => Zobacz minerały w składzie
      Zastępuje insulinę => O leczeniu zawsze decyduje lekarz
      Odstaw metforminę => Porozmawiaj z lekarzem przed każdą zmianą
    `,
    negatives: `insulina, metformina, glukometr, glukometry, "paski do glukometru", libre, dexcom, "pompa insulinowa", "cukrzyca typu 1", "cukrzyca ciążowa", "krzywa cukrowa", nakłuwacz`,
  }),
  prostate: niche({
    problems: `
      powiększona prostata | powiększoną prostatę | mam powiększoną prostatę
      częste oddawanie moczu | częste oddawanie moczu | ciągle biegam do toalety
      słaby strumień moczu | słaby strumień moczu | mam słaby strumień
      nocne wstawanie do toalety | nocne wstawanie do toalety | wstaję w nocy do toalety
      problemy z prostatą | problemy z prostatą | prostata daje mi się we znaki
    `,
    questions: `
      co pomaga na prostatę
      dlaczego tak często sikam w nocy
      palma sabalowa na co pomaga
      suplement na prostatę po 50 roku życia
      co jeść na prostatę
    `,
    ingredients: `palma sabalowa, śliwa afrykańska, likopen, pestki dyni, cynk, selen, pokrzywa`,
    claims: `
      Dla panów dbających o siebie
      Codzienne męskie nawyki
      Męska rutyna na każdy dzień
    `,
    forbidden: `
      Zmniejsza prostatę => Codzienne męskie nawyki
      Zapobiega rakowi prostaty => Badaj się i pytaj lekarza
      Koniec nocnego wstawania => Zobacz składniki w formule
      Lepsze niż operacja => Dla mężczyzn, którzy o siebie dbają
    `,
    negatives: `psa, biopsja, urolog, "rak prostaty", "badanie prostaty", tamsulosyna, finasteryd, cewnik, "usg prostaty", prostatektomia`,
  }),
  skin: niche({
    problems: `
      sucha skóra | suchą skórę | mam suchą skórę
      wiotka skóra | wiotką skórę | moja skóra traci jędrność
      przebarwienia | przebarwienia | mam przebarwienia na twarzy
      zmarszczki | zmarszczki | widzę u siebie zmarszczki
      tłusta cera | tłustą cerę | świeci mi się twarz
    `,
    questions: `
      co na suchą skórę twarzy
      czy kolagen działa na skórę
      jakie witaminy na skórę
      pielęgnacja skóry po 40
      jakie serum na noc
    `,
    ingredients: `peptydy kolagenowe, witamina C, kwas hialuronowy, niacynamid, retinol, cynk, witamina E`,
    claims: `
      Codzienna pielęgnacja skóry
      Prosta rutyna dla Twojej skóry
      Zadbaj o skórę każdego dnia
    `,
    forbidden: `
      Usuwa zmarszczki => Codzienna pielęgnacja skóry
      Wyglądaj 10 lat młodziej => Prosta rutyna dla Twojej skóry
      Działa jak botoks => Zobacz konsystencję i sposób użycia
      Na zawsze usuwa trądzik => Zobacz składniki w formule
    `,
    negatives: `botoks, wypełniacz, wypełniacze, laser, peeling, dermatolog, "medycyna estetyczna", izotek, tatuaż, tatuaże, retinoidy, kosmetyczka, "rak skóry"`,
  }),
  hair: niche({
    problems: `
      wypadanie włosów | wypadanie włosów | wypadają mi włosy
      rzadkie włosy | rzadkie włosy | mam coraz rzadsze włosy
      łamliwe włosy | łamliwe włosy | łamią mi się włosy
      zakola | zakola | robią mi się zakola
      osłabione włosy | osłabione włosy | moje włosy są osłabione
    `,
    questions: `
      co pomaga na wypadanie włosów
      dlaczego wypadają mi włosy
      jaka witamina na włosy
      biotyna na włosy opinie
      wypadanie włosów po porodzie
    `,
    ingredients: `biotyna, cynk, kolagen, witamina B5, keratyna, krzemionka, skrzyp polny`,
    claims: `
      Codzienna dbałość o włosy
      Element pielęgnacji włosów
      Dla tych, którzy dbają o włosy
    `,
    forbidden: `
      Leczy łysienie => Codzienna dbałość o włosy
      Nowe włosy w 30 dni => Element pielęgnacji włosów
      Zatrzymuje wypadanie włosów => Zobacz witaminy w składzie
      Lepsze niż minoksydyl => Porównaj etykiety
    `,
    negatives: `minoksydyl, loxon, finasteryd, "przeszczep włosów", peruka, peruki, doczepiane, fryzura, fryzury, fryzjer, "farba do włosów", trycholog, "strzyżenie włosów"`,
  }),
  vision: niche({
    problems: `
      zmęczone oczy | zmęczone oczy | mam zmęczone oczy
      niewyraźne widzenie | niewyraźne widzenie | widzę niewyraźnie
      suche oczy | suche oczy | mam suche oczy
      pieczenie oczu | pieczenie oczu | pieką mnie oczy od ekranu
      pogorszenie wzroku | pogorszenie wzroku | pogarsza mi się wzrok
    `,
    questions: `
      co pomaga na zmęczone oczy
      jakie witaminy na oczy
      luteina na co pomaga
      dlaczego widzę niewyraźnie
      jak dać oczom odpocząć od ekranu
    `,
    ingredients: `luteina, zeaksantyna, witamina A, omega-3, borówka czarna, cynk, astaksantyna`,
    claims: `
      Na długie dni przed ekranem
      Codzienna dbałość o oczy
    `,
    forbidden: `
      Przywraca idealny wzrok => Codzienna dbałość o oczy
      Leczy zaćmę => Zbadaj wzrok i zapytaj lekarza
      Wyrzuć okulary => Na długie dni przed ekranem
      Cofa zwyrodnienie plamki => Zobacz składniki w formule
    `,
    negatives: `okulary, oprawki, soczewki, "laserowa korekcja", "badanie wzroku", okulista, optyk, optometrysta, "operacja zaćmy", "krople do oczu", zeiss`,
  }),
  memory: niche({
    problems: `
      słaba pamięć | słabą pamięć | ciągle czegoś zapominam
      mgła mózgowa | mgłę mózgową | mam mgłę w głowie
      brak koncentracji | brak koncentracji | nie mogę się skupić
      zapominanie | zapominanie | zapominam imion
      problemy z pamięcią | problemy z pamięcią | mam kłopoty z pamięcią
    `,
    questions: `
      co pomaga na mgłę mózgową
      witaminy na pamięć i koncentrację
      jak skupić się na nauce
      miłorząb japoński na co pomaga
      dlaczego ciągle zapominam
    `,
    ingredients: `miłorząb japoński, omega-3, fosfatydyloseryna, bakopa, witamina B12, kofeina, soplówka jeżowata`,
    claims: `
      Na dni, które wymagają uwagi
      Element rutyny w pracy
      Zadbaj o umysł każdego dnia
    `,
    forbidden: `
      Zapobiega chorobie Alzheimera => Zadbaj o umysł każdego dnia
      Odzyskaj pamięć => Na dni, które wymagają uwagi
      Leczy ADHD => Porozmawiaj ze specjalistą
      Działa jak lek na receptę => Zobacz składniki w formule
    `,
    negatives: `"karta pamięci", "karty pamięci", "pianka memory", ram, ddr4, "gra pamięciowa", memory, pendrive, adhd, alzheimer, demencja, "pamięć masowa"`,
  }),
  gut: niche({
    problems: `
      zaparcia | zaparcia | mam zaparcia
      wzdęcia | wzdęcia | mam wzdęcia
      gazy | gazy | męczą mnie gazy
      niestrawność | niestrawność | mam niestrawność
      wolne trawienie | wolne trawienie | wolno trawię
    `,
    questions: `
      co pomaga na wzdęcia
      probiotyki na co pomagają
      jaki błonnik na zaparcia
      dlaczego mam wzdęcia po jedzeniu
      jak szybko pozbyć się gazów
    `,
    ingredients: `probiotyki, babka płesznik, inulina, enzymy trawienne, imbir, mięta pieprzowa, magnez`,
    claims: `
      Do lekkich, domowych posiłków
      Równowaga zaczyna się od diety
    `,
    forbidden: `
      Leczy zaparcia => Twoja dzienna porcja błonnika
      Oczyszcza jelita w 3 dni => Przeczytaj zalecenia i pij wodę
      Zabija pasożyty => Zobacz składniki w formule
      Leczy nieszczelne jelita => Porozmawiaj z lekarzem
    `,
    negatives: `kolonoskopia, gastroskopia, przeczyszczające, gastrolog, hemoroidy, crohn, wrzodziejące, omeprazol, lewatywa, "instalacja gazowa", "gaz ziemny", lpg`,
  }),
  energy: niche({
    problems: `
      zmęczenie | zmęczenie | ciągle jestem zmęczony
      brak energii | brak energii | nie mam na nic siły
      spadek energii po obiedzie | spadek energii po obiedzie | po obiedzie padam
      senność w ciągu dnia | senność w ciągu dnia | chce mi się spać w pracy
      poranne zmęczenie | poranne zmęczenie | wstaję zmęczony
    `,
    questions: `
      co pomaga na zmęczenie
      jaka witamina daje energię
      dlaczego ciągle jestem zmęczona
      co brać na energię
      jak przetrwać spadek energii po obiedzie
    `,
    ingredients: `kofeina, guarana, witamina B12, żelazo, korzeń maca, koenzym Q10, kreatyna`,
    claims: `
      Na dni pełne obowiązków
      Dobry nawyk na początek dnia
      Na pracowite poranki
    `,
    forbidden: `
      Energia bez granic => Na dni pełne obowiązków
      Koniec przewlekłego zmęczenia => Zapytaj lekarza, gdy zmęczenie nie mija
      Podnosi testosteron => Zobacz witaminy w składzie
      Działa natychmiast => Przeczytaj zalecenia na etykiecie
    `,
    negatives: `fotowoltaika, "energia elektryczna", "energia słoneczna", "cena prądu", prąd, tauron, pge, enea, energetyk, energetyki, "red bull", monster, testosteron`,
  }),
  oralCare: niche({
    problems: `
      nieświeży oddech | nieświeży oddech | mam nieświeży oddech
      krwawiące dziąsła | krwawiące dziąsła | krwawią mi dziąsła
      żółte zęby | żółte zęby | mam żółte zęby
      nadwrażliwe zęby | nadwrażliwe zęby | zimno drażni mi zęby
      kamień nazębny | kamień nazębny | mam kamień na zębach
    `,
    questions: `
      co pomaga na nieświeży oddech
      dlaczego krwawią dziąsła przy myciu
      probiotyk na nieświeży oddech
      jak dbać o dziąsła w domu
      jaki płyn do płukania ust
    `,
    ingredients: `ksylitol, probiotyki, mięta, propolis, wapń, zielona herbata, hydroksyapatyt`,
    claims: `
      Codzienna higiena jamy ustnej
      Więcej niż szczotka i nić
      Domowa rutyna higieny zębów
    `,
    forbidden: `
      Odbudowuje zęby => Więcej niż szczotka i nić
      Leczy paradontozę => Codzienna higiena jamy ustnej
      Zapomnij o dentyście => Odwiedzaj dentystę regularnie
      Białe zęby w 3 dni => Zobacz skład i sposób użycia
    `,
    negatives: `dentysta, stomatolog, implanty, implant, aparat, "aparat na zęby", licówki, protezy, proteza, "leczenie kanałowe", ósemki, korona, skaling`,
  }),
  tinnitus: niche({
    problems: `
      szumy uszne | szumy uszne | szumi mi w uszach
      dzwonienie w uszach | dzwonienie w uszach | dzwoni mi w uszach
      piszczenie w uszach | piszczenie w uszach | słyszę pisk w uchu
      zatkane uszy | zatkane uszy | mam zatkane uszy
      szum w głowie | szum w głowie | słyszę szum w głowie
    `,
    questions: `
      co pomaga na szumy uszne
      dlaczego dzwoni mi w uszach
      jakie witaminy na szumy uszne
      szum w uszach w nocy
      szumy uszne do jakiego lekarza
    `,
    ingredients: `miłorząb japoński, cynk, magnez, witamina B12, hibiskus, czosnek, głóg`,
    claims: `
      Codzienny spokój i równowaga
      Dobry nawyk na spokojne dni
      Zadbaj o spokojne dni
    `,
    forbidden: `
      Na zawsze usuwa szumy uszne => Codzienny spokój i równowaga
      Leczy dzwonienie w uszach => Zapytaj laryngologa o badanie
      Cisza w 7 dni => Zobacz minerały w składzie
      Przywraca słuch => Przeczytaj etykietę i zapytaj lekarza
    `,
    negatives: `"aparat słuchowy", "aparaty słuchowe", "badanie słuchu", protetyk, laryngolog, woskowina, słuchawki, "zapalenie ucha", kolczyki, piercing, dzwonek`,
  }),
  nails: niche({
    problems: `
      łamliwe paznokcie | łamliwe paznokcie | łamią mi się paznokcie
      żółte paznokcie u stóp | żółte paznokcie u stóp | mam żółte paznokcie u stóp
      rozdwajające się paznokcie | rozdwajające się paznokcie | rozdwajają mi się paznokcie
      grzybica paznokci | grzybicę paznokci | mam grzybicę paznokci
      kruche paznokcie | kruche paznokcie | mam kruche paznokcie
    `,
    questions: `
      co na łamliwe paznokcie
      dlaczego rozdwajają się paznokcie
      jakie witaminy na paznokcie
      jak dbać o żółte paznokcie u stóp
      czym smarować łamiące się paznokcie
    `,
    ingredients: `biotyna, keratyna, krzemionka, cynk, olejek z drzewa herbacianego, wapń, witamina E`,
    claims: `
      Zadbane paznokcie na co dzień
      Twoja pielęgnacja paznokci
      Zadbaj o dłonie i stopy
    `,
    forbidden: `
      Leczy grzybicę paznokci => Twoja pielęgnacja paznokci
      Zabija grzyba w 7 dni => Zapytaj dermatologa o badanie
      Nowe paznokcie w tydzień => Zadbane paznokcie na co dzień
      Zastępuje leki na grzybicę => Zobacz składniki w formule
    `,
    negatives: `hybryda, hybrydy, hybrydowe, żelowe, akrylowe, tipsy, "wzory paznokci", lakier, lakiery, manicure, pedicure, podolog, terbinafina, kosmetyczka`,
  }),
} satisfies Record<string, NichePack>;
