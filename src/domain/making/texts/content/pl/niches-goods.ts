import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      tępe noże | tępe noże | mam tępe noże
      przywieranie do patelni | przywieranie do patelni | wszystko przywiera do patelni
      mała kuchnia | małą kuchnię | mam małą kuchnię
      bałagan na blacie | bałagan na blacie | mam bałagan na blacie
      brak miejsca w szafkach | brak miejsca w szafkach | nie mam miejsca w szafkach
    `,
    questions: `
      jaki zestaw noży do domu
      jaka patelnia nieprzywierająca
      jak ostrzyć noże kuchenne
      gadżety do małej kuchni
      najlepszy rozdrabniacz do warzyw
    `,
    ingredients: `stal nierdzewna, ceramika, silikon, szkło, bambus, żeliwo, powłoka nieprzywierająca`,
    claims: `
      Dla tych, którzy lubią wygodę
      Do codziennego gotowania
    `,
    forbidden: `
      Nigdy nie trzeba ostrzyć => Zobacz rodzaj stali i zasady pielęgnacji
      Najlepszy nóż na świecie => Zobacz stal, rękojeść i rozmiar
      Trwałość na zawsze => Zobacz zasady czyszczenia i pielęgnacji
      Nic nigdy nie przywiera => Powłoka nieprzywierająca: zobacz sposób użycia
    `,
    negatives: `przepis, przepisy, restauracja, restauracje, "kurs gotowania", "remont kuchni", "meble kuchenne", "blaty kuchenne", gastronomia, gastronomiczny`,
  }),
  fitness: niche({
    problems: `
      brak czasu na siłownię | brak czasu na siłownię | nie mam czasu na siłownię
      mało miejsca w domu | mało miejsca w domu | ćwiczę w sypialni
      zła postawa | złą postawę | garbię się
      słaby chwyt | słaby chwyt | mam słaby chwyt
      brak motywacji do ćwiczeń | brak motywacji do ćwiczeń | nie chce mi się ćwiczyć
    `,
    questions: `
      jaki sprzęt do ćwiczeń w domu
      czy warto kupić bieżnię składaną
      jaka guma oporowa na początek
      jak urządzić siłownię w domu
      jaki korektor postawy
    `,
    ingredients: `stal węglowa, lateks, EVA, neopren, nylon, pianka, aluminium`,
    claims: `
      Trening w domu, w swoim tempie
      Sprzęt do treningu w domu
    `,
    forbidden: `
      Płaski brzuch w 15 dni => Trening w domu, w swoim tempie
      Schudnij bez wysiłku => Zobacz, jakie ćwiczenia możesz wykonać
      Gwarantowane efekty => Sprawdź obciążenie, wymiary i zastosowania
      Zastępuje siłownię => Sprzęt do treningu w domu
    `,
    negatives: `"siłownia w pobliżu", karnet, karnety, multisport, "trener personalny", "plan treningowy", "trening pdf", białko, odżywki, kreatyna, sterydy`,
  }),
  pets: niche({
    problems: `
      sierść w domu | sierść w domu | pies gubi sierść
      lękliwy pies | lękliwego psa | pies szczeka, gdy jest sam
      drapanie kanapy przez kota | drapanie kanapy przez kota | kot drapie kanapę
      ciągnięcie na smyczy | ciągnięcie na smyczy | pies ciągnie na spacerze
      zapach z kuwety | zapach z kuwety | kuweta brzydko pachnie
    `,
    questions: `
      jaka szczotka do sierści psa
      jak uspokoić lękliwego psa
      czy warto kupić fontannę dla kota
      jakie szelki dla psa który ciągnie
      jaki drapak dla kota
    `,
    ingredients: `silikon, stal nierdzewna, bawełna, nylon, tworzywo ABS, sizal, pianka`,
    claims: `
      Codzienna troska o pupila
      Dobierz rozmiar do zwierzaka
    `,
    forbidden: `
      Leczy lęk u psa => Wygoda dla Twojego pupila
      Koniec pcheł na zawsze => Zobacz sposób użycia i czas działania
      Polecany przez weterynarzy => Zapytaj swojego weterynarza
      Wyszkolony pies w 3 dni => Pomocny na codziennych spacerach
    `,
    negatives: `adopcja, adopcje, "szczenięta na sprzedaż", "kocięta na sprzedaż", hodowla, hodowle, schronisko, schroniska, "imiona dla psa", "imiona dla kota", groomer, weterynarz, rasy`,
  }),
  home: niche({
    problems: `
      małe mieszkanie | małe mieszkanie | mam małe mieszkanie
      bałagan w szafie | bałagan w szafie | mam bałagan w szafie
      kurz w domu | kurz w domu | w domu szybko zbiera się kurz
      wilgoć na ścianach | wilgoć na ścianach | mam wilgotne ściany
      ciemny pokój | ciemny pokój | mam ciemny pokój
    `,
    questions: `
      jak urządzić małe mieszkanie
      jaki odkurzacz do mieszkania
      czy warto kupić osuszacz powietrza
      jaka lampka do sypialni
      jaki organizer do szafy
    `,
    ingredients: `drewno, metal, tworzywo ABS, tkanina, szkło, LED, filtr HEPA`,
    claims: `
      Praktyczna pomoc w domu
      Do codziennego życia w domu
    `,
    forbidden: `
      Zabija 100% bakterii => Sprawdź filtr i powierzchnię działania
      Czysty dom bez wysiłku => Pomoc w codziennym sprzątaniu
      Najmocniejszy na rynku => Sprawdź moc, głośność i wymiary
      Koniec pleśni na zawsze => Sprawdź powierzchnię i sposób użycia
    `,
    negatives: `"domy na sprzedaż", "mieszkania na sprzedaż", "na wynajem", wynajem, nieruchomości, otodom, kredyt, hipoteka, "projekt domu", "projekty domów", architekt, deweloper, remont`,
  }),
  car: niche({
    problems: `
      rysy na lakierze | rysy na lakierze | mam rysy na aucie
      brudne wnętrze auta | brudne wnętrze auta | mam brudno w aucie
      przebita opona | przebitą oponę | złapałem gumę
      rozładowany akumulator | rozładowany akumulator | auto nie chce odpalić
      spadający telefon w aucie | spadający telefon w aucie | telefon spada mi w aucie
    `,
    questions: `
      jaki odkurzacz do samochodu
      jak usunąć rysy z lakieru
      czy warto kupić kompresor do auta
      jaki uchwyt na telefon do auta
      jaki wideorejestrator
    `,
    ingredients: `tworzywo ABS, aluminium, mikrofibra, ekoskóra, silikon, akumulator litowy`,
    claims: `
      Wygoda w każdej trasie
      Sprawdź, czy pasuje do auta
    `,
    forbidden: `
      Usuwa każdą rysę => Sprawdź, do jakich rys jest przeznaczony
      Oszczędza 50% paliwa => Zobacz, co robi i jak go zamontować
      Pasuje do każdego auta => Sprawdź listę zgodnych modeli
      Najlepszy na rynku => Porównaj moc, przewód i akcesoria
    `,
    negatives: `otomoto, "samochody używane", "auta używane", "sprzedam auto", dealer, salon, oc, ubezpieczenie, leasing, kredyt, "mechanik w pobliżu", mechanik, warsztat, "sprawdzenie vin"`,
  }),
  baby: niche({
    problems: `
      niemowlę nie śpi | niemowlę, które nie śpi | moje dziecko nie chce spać
      bałagan przy jedzeniu | bałagan przy jedzeniu | dziecko brudzi przy jedzeniu
      raczkujące dziecko | raczkujące dziecko | moje dziecko raczkuje
      spacery z niemowlęciem | spacery z niemowlęciem | wychodzę z niemowlęciem
    `,
    questions: `
      jaka niania elektroniczna z kamerą
      jakie krzesełko do karmienia
      czy warto kupić wózek kompaktowy
      jak zabezpieczyć gniazdka przed dzieckiem
      jaka mata do raczkowania
    `,
    ingredients: `silikon, bawełna, tworzywo bez BPA, EVA, tkanina do prania, drewno`,
    claims: `
      Z myślą o rodzicach i dziecku
      Na co dzień z niemowlęciem
      Sprawdź wiek i zakres wagi
    `,
    forbidden: `
      Dziecko prześpi całą noc => Do wieczornej rutyny Twojego dziecka
      Koniec kolki => Zapytaj pediatrę
      W 100% bezpieczne => Sprawdź normę i zakres wieku
      Zapobiega śmierci łóżeczkowej => Stosuj się do zaleceń pediatry
    `,
    negatives: `"imiona dla dziecka", "imiona dla dziewczynki", "imiona dla chłopca", "baby shower", reborn, pediatra, żłobek, przedszkole, opiekunka, szczepienie, szczepienia, adopcja, "test ciążowy", 800plus`,
  }),
  beautyDevices: niche({
    problems: `
      zbędne owłosienie | zbędne owłosienie | chcę usunąć włoski
      puszące się włosy | puszące się włosy | puszą mi się włosy
      suche stopy | suche stopy | mam suche pięty
      zmęczona twarz | zmęczoną twarz | moja twarz wygląda na zmęczoną
      zaskórniki | zaskórniki | mam zaskórniki
    `,
    questions: `
      jaka szczotka prostująca włosy
      czy warto kupić depilator
      czy ipl w domu działa
      czy odkurzacz do porów działa
      jaki elektryczny pilnik do stóp
    `,
    ingredients: `ceramika, turmalin, stal nierdzewna, tytan, silikon, LED, akumulator`,
    claims: `
      Pielęgnacja w domowym zaciszu
      Do Twojej domowej rutyny
    `,
    forbidden: `
      Trwałe usuwanie włosów => Zobacz, jak i gdzie go używać
      Odmładza twarz => Do domowej rutyny pielęgnacji
      Zupełnie bezbolesny => Zobacz poziomy i sposób użycia
      Idealna skóra w 7 dni => Zobacz tryby i końcówki
    `,
    negatives: `"salon fryzjerski", "salon kosmetyczny", "studio urody", "depilacja laserowa cennik", "depilacja woskiem", barber, fryzjer, fryzjerka, kosmetyczka, "szkoła kosmetyczna", "kurs kosmetyczny"`,
  }),
  garden: niche({
    problems: `
      usychające rośliny | usychające rośliny | usychają mi rośliny
      wysokie chwasty | wysokie chwasty | ogród zarasta mi chwastami
      ciemny ogród | ciemny ogród | w ogrodzie jest ciemno
      komary w ogrodzie | komary w ogrodzie | w ogrodzie są komary
      plączący się wąż | plączący się wąż | wąż ciągle się plącze
    `,
    questions: `
      jaka podkaszarka do małego ogrodu
      jak podlewać kwiaty na urlopie
      czy warto kupić lampy solarne
      czy wąż rozciągliwy jest dobry
      jaki zestaw do nawadniania doniczek
    `,
    ingredients: `tworzywo ABS, lateks, aluminium, stal, panel słoneczny, LED, guma`,
    claims: `
      Do ogrodu, na balkon i taras
      Sprawdź wymiary i materiał
    `,
    forbidden: `
      Już nigdy nie podlewaj => Pomoc w podlewaniu podczas urlopu
      Zabija każdego komara => Sprawdź zasięg i sposób użycia
      Niezniszczalny => Sprawdź materiał i zasady pielęgnacji
      Rośliny rosną 3 razy szybciej => Zobacz, jak i do czego go używać
    `,
    negatives: `ogrodnik, "usługi ogrodnicze", "projektowanie ogrodów", "ogród botaniczny", "ogród zoologiczny", rod, "działka na sprzedaż", nasiona, sadzonki, szkółka, castorama, "leroy merlin"`,
  }),
} satisfies Record<string, NichePack>;
