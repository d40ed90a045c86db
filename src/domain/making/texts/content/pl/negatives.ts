import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/** `darmowa` and `gratis` alone would also block free delivery, so they only appear in phrases. */
const groups: NegativePack['groups'] = {
  core: words(`
    "za darmo", "darmowa próbka", "darmowa probka", "darmowe próbki", "darmowe probki", "bezpłatna próbka", próbka, probka, próbki, probki, torrent, replika, repliki, hurt, hurtownia, hurtownie, hurtowo,
    dystrybutor, dystrybutorzy, dostawcy, dropshipping, franczyza, "marka własna", "produkcja kontraktowa", wynajem, wypożyczalnia, wypożyczenie, wypozyczalnia, definicja, synonim, synonimy,
    "co znaczy", etymologia, wymowa, tłumaczenie, wikipedia, wiki, krzyżówka, horoskop, sennik, akcje, giełda,
    "próbka gratis", "próbki gratis", konkurs, losowanie, podróbki, "sprzedaż hurtowa", "do wynajęcia"
  `),
  jobs: words(`
    praca, "szukam pracy", "oferty pracy", rekrutacja, zatrudnienie, etat, wynagrodzenie, wynagrodzenia, zarobki, pensja, cv, staż, praktyki, pracownik, pracownika,
    "praca zdalna", "jak zarabiać", "jak sprzedawać", afiliacja, "program partnerski", "program afiliacyjny", konsultantka, mlm,
    "praca dorywcza", chałupnictwo, "praca weekendowa"
  `),
  education: words(`
    kurs, kursy, szkolenie, szkolenia, lekcja, lekcje, studia, szkoła, uczelnia, uniwersytet, "praca magisterska", "praca licencjacka", referat, wypracowanie,
    prezentacja, "karta pracy", "karty pracy", quiz, sprawdzian, podręcznik, "historia powstania", "kto wynalazł", doktorat,
    prezentacje, kartkówka, ściąga
  `),
  media: words(`
    pobierz, pobieranie, "do pobrania", pdf, ebook, epub, szablon, szablony, "do druku", obrazek, obrazki, rysunek, rysunki, tapeta, tapety, clipart, png, svg, gif,
    mem, memy, logo, czcionka, "tekst piosenki", piosenka, piosenki, film, "cały film", serial, odcinek, zwiastun, podcast, youtube, tiktok, instagram, facebook, pinterest, twitter, wiadomości,
    gify
  `),
  doItYourself: words(`
    diy, "własnej roboty", "domowej roboty", "jak zrobić", "jak zrobic", "zrób to sam", "zrob to sam", "jak uszyć", przepis, przepisy, szydełko, wykrój, "krok po kroku jak zrobić", "jak samemu zrobić",
    "domowy sposób", "zrób sama"
  `),
  used: words(`
    używany, uzywany, używana, uzywana, używane, uzywane, używanych, "z drugiej ręki", "z drugiej reki", poleasingowy, powystawowy, regenerowany, odnowiony, "na części", "części zamienne", "części do", naprawa, naprawy,
    serwis, "jak naprawić", "instrukcja obsługi", "instrukcja pdf", olx, vinted, "oddam za darmo", lombard, złom
  `),
  afterSale: words(`
    "śledzenie przesyłki", "sledzenie przesylki", "śledzenie paczki", "sledzenie paczki", "gdzie jest moja paczka", "status zamówienia", logowanie, "zaloguj się", "moje konto", "anulowanie zamówienia", "jak anulować", "rezygnacja z zamówienia",
    "zwrot towaru", "formularz zwrotu", "formularz reklamacji", reklamacja, reklamacje, infolinia, "numer telefonu", "telefon kontaktowy", kontakt, "obsługa klienta", pozew, uokik, rzecznik,
    prawnik, adwokat
  `),
  marketplaces: words(`
    allegro, amazon, ebay, aliexpress, temu, shein, erli, ceneo, "media expert", empik, biedronka, lidl, rossmann, hebe, doz, gemini, ziko, superpharm, "super pharm"
  `),
  medical: words(`
    szpital, szpitale, operacja, operacje, zabieg, zabiegi, klinika, poradnia, nfz, "na receptę", recepta, "e recepta", antybiotyk, antybiotyki, zastrzyk, zastrzyki, szczepionka, icd, weterynarz, weterynaryjny,
    ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutyd, tirzepatyd, liraglutyd, viagra, cialis, sildenafil, tadalafil, maxigra, xanax,
    kliniki, chirurg
  `),
  competitors: words(`
    zamiennik, zamienniki, odpowiednik, odpowiedniki, alternatywa, zamiast, "podobne do", "tańszy odpowiednik", herbalife, olimp, solgar, swanson, "now foods"
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    "za darmo", "darmowa próbka", "do pobrania", pobierz, pdf, torrent, używany, uzywany, używana, uzywana, używane, "z drugiej ręki", regenerowany, replika, diy, "domowej roboty", przepis, przepisy,
    "oferty pracy", rekrutacja, wynagrodzenie, zarobki, hurtownia, hurt, dystrybutor, "program partnerski", dropshipping, wikipedia, definicja, youtube, logowanie, "śledzenie przesyłki", "sledzenie przesylki", pozew
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "przepis na", przepis, przepisy, domowy, "jak zrobić"
    `),
    home: words(`
      film, serial, youtube, tapeta
    `),
    car: words(`
      części, "części zamienne", naprawa
    `),
    garden: words(`
      diy, "zrób to sam", "jak zrobić"
    `),
    pets: words(`
      weterynarz
    `),
    physical: words(`
      szkoła
    `),
    baby: words(`
      szpital, szpitale, klinika
    `),
  },
};
