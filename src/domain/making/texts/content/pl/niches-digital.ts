import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      brak praktyki | brak praktyki | brakuje mi praktyki
      trudny początek | trudny początek | nie wiem, od czego zacząć
      zmiana zawodu | zmianę zawodu | chcę zmienić zawód
      mało czasu na naukę | brak czasu na naukę | nie mam czasu się uczyć
    `,
    questions: `
      czy warto kupować kursy online
      najlepszy kurs online z certyfikatem
      kurs online dla początkujących
      jak wybrać kurs online
    `,
    ingredients: `lekcje wideo, zeszyt ćwiczeń w PDF, ćwiczenia, grupa uczestników`,
    claims: `
      Ucz się, gdzie chcesz
      Zobacz program kursu
      [certificate] Kurs z certyfikatem
    `,
    forbidden: `
      Gwarantowana praca po kursie => Treści nastawione na praktykę w zawodzie
      Wzbogać się dzięki kursowi => Zobacz program i treść każdej lekcji
    `,
    negatives: `stacjonarnie, stacjonarny, "w pobliżu", studia, "studia podyplomowe", uczelnia, "liceum dla dorosłych", stypendium, technikum, "kurs z urzędu pracy", nauczyciel`,
  }),
  languageCourses: niche({
    problems: `
      strach przed mówieniem | strach przed mówieniem | blokuję się, gdy mam mówić
      wymowa | wymowę | mam złą wymowę
      ubogie słownictwo | ubogie słownictwo | brakuje mi słów
      gramatyka | gramatykę | nie rozumiem gramatyki
    `,
    questions: `
      najlepszy kurs językowy online
      jak nauczyć się języka samemu
      ile kosztuje kurs językowy
      kurs językowy online opinie
    `,
    ingredients: `lekcje wideo, ćwiczenia ze słuchania, teksty z tłumaczeniem, testy poziomujące`,
    claims: `
      Lekcje języka przez internet
      Zobacz poziom i program
    `,
    forbidden: `
      Płynnie w 30 dni => Lekcje według poziomu, na każdy dzień
      Mów jak rodowity Anglik bez nauki => Ćwiczenia z mówienia w każdej lekcji
    `,
    negatives: `tłumacz, "tłumacz google", tłumaczenie, słownik, "tekst piosenki", odmiana, duolingo, "obóz językowy", "au pair", erasmus, stacjonarnie`,
  }),
  ebooks: niche({
    problems: `
      brak pomysłów | brak pomysłów | nie mam już pomysłów
      brak porządku | brak porządku | gubię się w tym wszystkim
      pytania początkujących | pytania początkujących | dopiero zaczynam
      mało czasu na czytanie | brak czasu na czytanie | nie mam czasu czytać
    `,
    questions: `
      czy warto kupować ebooki
      gdzie kupić ebooka
      jak czytać ebooka na telefonie
      ebook czy książka papierowa
    `,
    ingredients: `rozdziały w PDF, listy, przykłady, ćwiczenia`,
    claims: `
      Czytaj na ekranie
      Poradnik pod ręką
      Zobacz spis treści
    `,
    forbidden: `
      Sekret, którego nikt nie zdradza => Poradnik z przykładami i ćwiczeniami
      Zmień życie w 7 dni => Krótkie rozdziały do czytania we własnym tempie
    `,
    negatives: `"domena publiczna", biblioteka, "wolne lektury", antykwariat, "książki używane", legimi, "kindle unlimited", "czytnik ebooków", pocketbook, opracowanie, lektura`,
  }),
  apps: niche({
    problems: `
      strata czasu | stratę czasu | tracę czas na powtarzalne zadania
      wydatki | wydatki | nie wiem, gdzie znikają pieniądze
      pełny kalendarz | pełny kalendarz | zapominam o spotkaniach
      kopia zapasowa | kopię zapasową | zniknęły mi pliki
    `,
    questions: `
      czy warto kupić płatną aplikację
      jaki program dla małej firmy
      jaką aplikację wybrać do pracy
      porównanie programów dla firm
    `,
    ingredients: `wersja na telefon, wersja na komputer, gotowe szablony, raporty`,
    claims: `
      Zobacz wszystkie funkcje
      Sprawdź wymagania
      Porównaj plany i funkcje
    `,
    forbidden: `
      Dożywotnia licencja za 20 zł => Sprawdź licencję i wymagania przed zakupem
      Już nigdy nie stracisz pliku => Kopie zapasowe zgodnie z Twoim planem
    `,
    negatives: `apk, "mod apk", "kod źródłowy", "open source", github, "nauka programowania", "jak stworzyć aplikację", programista, "stara wersja", api`,
  }),
  templates: niche({
    problems: `
      stan magazynu | stan magazynu | nie wiem, co mam w magazynie
      budżet domowy | budżet domowy | wydaję za dużo
      prezentacja bez szablonu | prezentację bez szablonu | slajdy zajmują mi godziny
      oferta bez wzoru | ofertę bez wzoru | nie umiem napisać oferty
    `,
    questions: `
      gdzie kupić szablony
      najlepszy szablon excel
      profesjonalny szablon prezentacji
      czy warto kupić gotowy szablon
    `,
    ingredients: `arkusze Excel, szablony slajdów, instrukcja, wypełnione przykłady`,
    claims: `
      Szablony do edycji
      Otwórz, wypełnij i używaj
      Zobacz przykłady
    `,
    forbidden: `
      Koniec z błędami w liczeniu => Arkusz z gotowymi formułami i instrukcją
      Umowa, która zawsze wygrywa w sądzie => Wzór do sprawdzenia z prawnikiem
    `,
    negatives: `"kurs excel", "kurs excela", "jak zrobić tabelę", "arkusze google", makro, vba, "co to jest arkusz", "darmowy szablon", "formuły excel", "funkcje excel"`,
  }),
  onlineServices: niche({
    problems: `
      brak wskazówek | brak wskazówek | potrzebuję kogoś, kto mi doradzi
      stara strona | starą stronę | moja strona jest przestarzała
      księgowość | księgowość | mam zaległości w księgowości
      mało klientów | małą liczbę klientów | nikt nie znajduje mojej firmy
    `,
    questions: `
      czy warto skorzystać z konsultacji
      ile kosztuje konsultacja online
      jak wybrać coacha
      konsultacje online jak to działa
    `,
    ingredients: `spotkanie wideo, raport, plan działania, odpowiedzi w wiadomościach`,
    claims: `
      Konsultacje przez internet
      Zobacz, co obejmuje usługa
      Jak przebiega współpraca
    `,
    forbidden: `
      Gwarantowany efekt w 7 dni => Zobacz etapy i zakres usługi
      Gwarantowane pierwsze miejsce w Google => Praca etapami, z raportem
    `,
    negatives: `"jak zostać konsultantem", "jak zostać coachem", zarobki, "praca zdalna", praktyki, "wzór umowy", "w pobliżu", "czym zajmuje się konsultant"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
