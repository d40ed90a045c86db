import type { GoodsRules } from '../goods-rules.ts';
import { listOf } from '../phrases.ts';
import { combinations, everywhere, names } from './any.ts';

export const goodsPl: GoodsRules = {
  lexicon: {
    ...names,
    fake: listOf(
      `replik[a-z]*, podrob[a-z]*, falszyw[a-z]*, imitacj[a-z]*, kopi[a-z]*, fałszyw[a-z]*, fejk[a-z]*, klon[a-z]*`,
    ),
    fashion: listOf(
      `zegark[a-z]*, torebk[a-z]*, torebek, but(?:y|ow), okular[a-z]*, perfum[a-z]*, ubran[a-z]*, mark[a-z]*, bizuteri[a-z]*, luksus[a-z]*, koszulk[a-z]*`,
    ),
    partner: listOf(
      `zon[a-z][a-z]?[a-z]?, mez[a-z][a-z]?[a-z]?, dziewczyn[a-z]*, chłopak[a-z]*, partner[a-z]*, małzon[a-z]*, byłej, pracownik[a-z]*, zdrad[a-z]*, kogos`,
    ),
    spy: listOf(
      `sledz[a-z]*, szpieg[a-z]*, podsłuch[a-z]*, kontroluj, monitoruj[a-z]*, namierz[a-z]*, inwigil[a-z]*`,
    ),
    spied: listOf(
      `telefon[a-z]*, whatsapp, wiadomosc[a-z]*, rozmow[a-z]*, sms[a-z]*, messenger[a-z]*, czat[a-z]*`,
    ),
    hidden: listOf(
      `ukryt[a-z]*, tajn[a-z]*, szpiegowsk[a-z]*, niewidoczn[a-z]*, potajemni[a-z]*, bez (?:jej|jego) wiedzy, po kryjomu`,
    ),
    device: listOf(
      `gps[a-z]*, lokalizator[a-z]*, kamer[a-z]*, mikrofon[a-z]*, aplikacj[a-z]*, dyktafon[a-z]*, długopis[a-z]*, wiadomosc[a-z]*`,
    ),
    paper: listOf(
      `prac[a-z]* (?:magistersk|licencjack|dyplomow|inzyniersk|zaliczeniow|doktorsk)[a-z]*, magisterk[a-z]*, esej[a-z]*, referat[a-z]*`,
    ),
    writeFor: listOf(`piszemy, pisanie, napisz[a-z]*, na zamowienie, kup[a-z]*, zlec`),
    document: listOf(
      `praw[ao] jazdy, dyplom[a-z]*, paszport[a-z]*, dowod[a-z]* (?:osobist|kolekcjonersk)[a-z]*, zwolnieni[a-z]* lekarsk[a-z]*, l4, swiadectw[a-z]*`,
    ),
    forged: listOf(
      `fałszyw[a-z]*, falszyw[a-z]*, podrob[a-z]*, bez (?:egzaminu|kursu|studi[a-z]*|lekarza|wizyty), kup[a-z]*, kolekcjonersk[a-z]*`,
    ),
    drugTest: listOf(`test[a-z]* (?:na )?(?:narkotyk|obecnosc narkotyk|moczu)[a-z]*, testu narkotykowego`),
    beat: listOf(`zda[a-z]*, przejd[a-z]*, oszuka[a-z]*, negatywn[a-z]*, detoks[a-z]*`),
    buy: listOf(`kup, kupic, kupuj, zakup[a-z]*, tani[a-z]*, prawdziw[a-z]*, zdobadz, sprzedaz`),
    fan: listOf(`obserwujac[a-z]*, follow[a-z]*, polubie[a-z]*, lajk[a-z]*, wyswietle[a-z]*, subskry[a-z]*`),
    hack: listOf(`hak[a-z]*, hack[a-z]*, włam[a-z]*, złam[a-z]*`),
    account: listOf(
      `kont[a-z]*, instagram[a-z]*, facebook[a-z]*, whatsapp[a-z]*, wifi, wi-fi, hasł[a-z]*, telefon[a-z]*, sasiad[a-z]*`,
    ),
    earn: listOf(`zarabia[a-z]*, zarob[a-z]*, dochod[a-z]*, zysk[a-z]*, przychod[a-z]*`),
    period: listOf(
      `dziennie, miesiecznie, tygodniowo, na (?:dzien|miesiac|godzine|tydzien), codziennie, co (?:dzien|miesiac|tydzien), za godzine`,
    ),
    easy: listOf(
      `bez (?:pracy|wysiłku|ryzyka|wychodzenia), z domu, w domu, we snie, automatyczn[a-z]*, gwarantowan[a-z]*, łatwo, spiac, przez telefon`,
    ),
    radar: listOf(`antyradar[a-z]*, radar[a-z]*, fotoradar[a-z]*, tablic[a-z]* rejestracyjn[a-z]*`),
    evade: listOf(
      `koniec z, mandat[a-z]*, wykrywacz[a-z]*, zagłusz[a-z]*, unikn[a-z]*, unikaj, ukry[a-z]*, nigdy wiecej, odchylan[a-z]*`,
    ),
    disaster: listOf(
      `pandemi[a-z]*, koronawirus[a-z]*, covid[a-z0-9-]*, wojn[a-z]*, powod[zz][a-z]*, trzesieni[a-z]* ziemi, katastrof[a-z]*`,
    ),
    profit: listOf(
      `zarob[a-z]*, rabat[a-z]*, promocj[a-z]*, wyprzeda[a-z]*, zysk[a-z]*, okazj[a-z]*, skorzystaj`,
    ),
    support: listOf(`wsparcie, pomoc techniczna, infolinia, obsługa klienta, support`),
    exam: listOf(`egzamin[a-z]*, prac[eay], wiz[a-z]*, matur[a-z]*, przyjeci[a-z]*`),
    guaranteed: listOf(`gwarant[a-z]*, bez nauki, na pewno`),
    learn: listOf(`naucz[a-z]*, mow, płynnie, angielski[a-z]*, hiszpansk[a-z]*, niemiecki[a-z]*`),
    fast: listOf(`w (?:tylko |zaledwie )?\\d+ (?:dni|godzin|tygodni)[a-z]*, we snie, z dnia na dzien`),
    ticket: listOf(`bilet[a-z]*`),
    resale: listOf(`wyprzedan[a-z]*, odsprzeda[a-z]*, koncert[a-z]*, konik[a-z]*`),
    free: listOf(
      `darmo[a-z]*, za darmo, na zawsze, dozywotni[a-z]*, odblokowan[a-z]*, bez abonamentu, pirack[a-z]*`,
    ),
    media: listOf(
      `wszystkie kanały, kanały, kanał[a-z]*, film[a-z]*, serial[a-z]*, mecz[a-z]*, fire stick, tv box`,
    ),
    cheap: listOf(`tani[a-z]*, dozywotni[a-z]*, klucz[a-z]*, licencj[a-z]*, crack[a-z]*, pirack[a-z]*`),
  },
  shared: [everywhere, combinations],
  phrases: {
    counterfeit: `podrobk[a-z]*, podrobek, replik(?:a|i) (?:zegark|toreb|but|marek)[a-z]*, podrabian[a-z]*`,
    weapon: `noz[a-z]* ..1 (?:sprezynow|motylkow|bojow|taktyczn|do rzucania)[a-z]*, sprezynowc[a-z]*, sztylet[a-z]*, kastet[a-z]*, pałk[a-z]* teleskopow[a-z]*,
      gwiazdk[a-z]* ninja, gaz[u]? (?:pieprzow|łzaw|obronn)[a-z]*, paralizator[a-z]*, pistolet[a-z]* (?:gazow|hukow|na kulki|pneumatyczn|9mm|alarmow)[a-z]*,
      rewolwer[a-z]*, karabin[a-z]*, strzelb[a-z]*, wiatrowk[a-z]*, bron (?:paln|czarnoproch|pneumatyczn|hukow)[a-z]*, amunicj[a-z]*, naboje,
      tłumik[a-z]*(?! (?:samochod|do auta|wydech|sportow))[a-z]*, kusz[aey], lunet[a-z]* (?:celownicz|strzeleck)[a-z]*, kabur[a-z]*`,
    explosive: `fajerwerk[a-z]*, petard[a-z]*, materiał[a-z]* wybuchow[a-z]*, granat[a-z]* (?:dymn|zaczepn|hukow)[a-z]*, dynamit[a-z]*, rac[ae] dymn[a-z]*,
      czarny proch`,
    tobacco: `papieros[a-z]*, e-?papieros[a-z]*, cygar[a-z]*, tyton[a-z]*, jednorazowk[a-z]*, jednorazow[a-z]* (?:vape|puff|pod)[a-z]*, fajk[a-z]* wodn[a-z]*,
      szisz[a-z]*, nikotyn[a-z]*, liquid[a-z]*, snus[a-z]*, iqos`,
    recreational_drug: `marihuan[a-z]*, haszysz[a-z]*, kokain[a-z]*, amfetamin[a-z]*, grzyb[a-z]* halucynogenn[a-z]*, magiczn[a-z]* (?:grzyb|trufl)[a-z]*,
      nasion[a-z]* (?:konopi|marihuany|feminizowan)[a-z]*, feminizowan[a-z]*, dopalacz[a-z]*, grinder[a-z]*, bong[a-z]*, gaz rozweselajacy`,
    cannabis: `olejek konopny, olej[a-z]* cbd, susz konopny, konopie`,
    alcohol: `whisky, wodk[a-z]*, gin, rum, tequil[a-z]*, piw[ao], piwa, win[ao], szampan[a-z]*, likier[a-z]*, nalewk[a-z]*, alkohole, prosecco, koniak[a-z]*`,
    gambling: `kasyn[a-z]*, zakład[a-z]* (?:bukmacher|sportow)[a-z]*, bukmacher[a-z]*, automat[a-z]* do gier, darmow[a-z]* spin[a-z]*, loteri[a-z]*, ruletk[a-z]*,
      poker online, bingo online, typy bukmacherskie, pewne typy, zdrapk[a-z]*, lotto online, obstawiaj[a-z]*, obstaw`,
    adult: `wibrator[a-z]*, gadzet[a-z]* erotyczn[a-z]*, erotyczn[a-z]*, erotyk[a-z]*, sex ?lalk[a-z]*, lalk[a-z]* erotyczn[a-z]*, sekskamer[a-z]*,
      sexrandk[a-z]*, seks[a-z]*, anons[a-z]* towarzysk[a-z]*, porno[a-z]*, nagie zdjecia, dildo[a-z]*`,
    prescription_good: `bez recepty (?:antybiotyk|na potencje|viagra|leki|sen)[a-z]*, (?:antybiotyk|lek|zastrzyk|soczewk|tabletk)[a-z]* ..2 bez recepty, antybiotyk[a-z]*,
      sterydy?, anabolik[a-z]*, testosteron[a-z]* (?:w zastrzykach|enan|inject)[a-z]*, zastrzyk[a-z]* (?:na odchudzanie|odchudz)[a-z]*,
      pen[a-z]* odchudzajac[a-z]*, hormon wzrostu, tabletk[a-z]* (?:poronn|wczesnoporonn)[a-z]*, e-?recept[a-z]*`,
    hidden_tracking: `(?:czytaj|sledz|podgladaj) (?:jej|jego) [a-z]+, podsłuch[a-z]*, potajemnie, bez (?:jej|jego) wiedzy, wykryj zdrad[a-z]*`,
    hacking: `zagłuszacz[a-z]*, zagłuszark[a-z]*, wytrych[a-z]*, wynajmij hakera, {game} (?:hack|cheat)[a-z]*, (?:hack|cheat)[a-z]* do {game},
      magnes[a-z]* na licznik, cofanie licznika`,
    fake_document: `fałszyw[a-z]* (?:banknot|pieniadz|dokument)[a-z]*, podrob[a-z]* (?:banknot|dokument)[a-z]*, dowod kolekcjonerski, zwolnienie lekarskie online,
      l4 online`,
    cheating: `syntetyczny mocz, sztuczny mocz, (?:przeciek|wyciek)[a-z]* (?:matur|egzamin|pytan)[a-z]*, mikrosłuchawk[a-z]*`,
    police_evasion: `antyradar[a-z]*, wykrywacz[a-z]* radarow, koniec z mandatami, zagłuszacz radar[a-z]*`,
    fake_engagement: `kup (?:\\p{L}+ )?opinie, kup (?:\\p{L}+ )?{fan}, kupowanie (?:obserw|lajk|opini)[a-z]*, fałszyw[a-z]* opini[a-z]*, prawdziwi obserwujacy`,
    piracy: `wszystkie kanały, crack do [a-z]+, pirack[a-z]* [a-z]+, filmy (?:za darmo|kinowe)`,
    ticket_resale: ``,
    credit_repair: `czyszczenie bik, (?:usun|wyczysc) (?:bik|długi|wpisy), kredyt (?:bez bik|dla zadłuzonych|bez zdolnosci), pozyczk[a-z]* bez (?:bik|krd|weryfikacji),
      oddłuzani[a-z]* (?:bez|natychmiast|w \\d)[a-z]*`,
    event_exploitation: ``,
    earnings: `zostan (?:\\p{L}+ )?(?:bogat|milioner)[a-z]*, szybk[a-z]* (?:bogactw|pieniadz|wzbogac)[a-z]*, wzbogac sie,
      (?:gwarantowan|pewn)[a-z]* (?:zysk|dochod|zarob)[a-z]*, (?:dochod|zysk) (?:pasywny )?(?:gwarantowan|bez|automatyczn)[a-z]*, podwoj [a-z]+,
      \\d+ ?% (?:dziennie|miesiecznie|tygodniowo|zysku|skuteczn)[a-z]*, (?:bot|robot|sygnał)[a-z]* (?:do )?(?:trading|forex|handl)[a-z]*, rzuc prace,
      wolnosc finansow[a-z]* w, łatwe pieniadze, pieniadze bez wysiłku`,
    unrealistic_promise: `odzyskaj (?:swoj[a-z]* )?(?:był|ex|eks)[a-z]*, urok miłosny, rytuał[a-z]* (?:miłosn|na pieniadze)[a-z]*, wygraj w (?:lotto|totka|loterii),
      niezawodn[a-z]* (?:system|metod|sposob), (?:sekret|trik|sposob)[a-z]* ..2 bank[a-z]*`,
    impersonation: `(?:twoj|twoje|twoja) (?:komputer|konto|telefon|paczka|karta) (?:jest|został|została|zostało) (?:zainfek|zablok|zawiesz|zhak|wstrzym)[a-z]*,
      urzad skarbowy zwrot, wygrałes, zostałes wybrany, darmowy iphone`,
    innocent: `rozpozna[a-z]* podrob[a-z]*, pistolet[a-z]* (?:do (?:kleju|masazu|malowania|silikonu|piany|pianki)|na wode|wodn|zabawk)[a-z]*, pistolet do kleju,
      tusz[a-z]* do drukark[a-z]*,
      (?:kieliszk|szklank|lodowk|chłodziark|otwieracz|korkociag|stojak|karafk|kufl|zestaw|kubek|kubki|wiadro|torb|ocet)[a-z]* ..2 (?:win[ao]|wina|piw[ao]|piwa|whisky|szampan[a-z]*|koktajl[a-z]*|gin[u]?|drinki),
      bezalkoholow[a-z]* [a-z]+, (?:bez|wolne od) (?:alkoholu|nikotyny|tytoniu|thc), rzuc[a-z]* palenie, zapach papierosow, kule do kapieli,
      (?:czytaj|sprawdz|prawdziwe|zobacz|poznaj) opinie, opini[a-z]* klient[a-z]*, sledz (?:paczk|przesyłk|zamowienie)[a-z]*, gniazdo zapalniczki,
      uniewaznij podrobki, kosztem wina, twoja wina, kontrola rodzicielska, testy na prawo jazdy, (?:bez|przed) podrobek`,
  },
};
