import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      málo praxe | nedostatok praxe | chýba mi prax
      ťažký začiatok | ťažký začiatok | neviem, kde začať
      zmena povolania | zmenu povolania | chcem zmeniť prácu
      málo času na učenie | nedostatok času na učenie | nemám čas sa učiť
    `,
    questions: `
      oplatia sa online kurzy
      najlepší online kurz s certifikátom
      online kurz pre začiatočníkov
      ako vybrať online kurz
    `,
    ingredients: `videolekcie, pracovný zošit v PDF, cvičenia, skupina účastníkov`,
    claims: `
      Učte sa tam, kde práve ste
      Pozrite si program kurzu
      [certificate] Kurz s certifikátom
    `,
    forbidden: `
      Zaručená práca po kurze => Obsah zameraný na prax v odbore
      Zbohatnite vďaka kurzu => Pozrite si program a obsah každej lekcie
    `,
    negatives: `prezenčne, prezenčný, "v okolí", "stredná škola", univerzita, "večerná škola", štipendium, rekvalifikácia, "denné štúdium", učiteľ`,
  }),
  languageCourses: niche({
    problems: `
      strach z rozprávania | strach z rozprávania | zaseknem sa, keď mám hovoriť
      výslovnosť | výslovnosť | mám zlú výslovnosť
      malá slovná zásoba | malú slovnú zásobu | chýbajú mi slová
      gramatika | gramatiku | nerozumiem gramatike
    `,
    questions: `
      najlepší jazykový kurz online
      ako sa naučiť jazyk sám
      koľko stojí jazykový kurz
      jazykový kurz online recenzie
    `,
    ingredients: `videolekcie, cvičenia na počúvanie, texty s prekladom, rozraďovacie testy`,
    claims: `
      Jazykové lekcie cez internet
      Pozrite si úroveň a program
    `,
    forbidden: `
      Plynule za 30 dní => Lekcie podľa úrovne, na každý deň
      Hovorte ako rodený Angličan bez učenia => Cvičenia hovorenia v každej lekcii
    `,
    negatives: `prekladač, "google prekladač", preklad, slovník, "text piesne", časovanie, duolingo, "jazykový tábor", "au pair", erasmus, prezenčne`,
  }),
  ebooks: niche({
    problems: `
      málo nápadov | nedostatok nápadov | nemám už nápady
      málo prehľadu | nedostatok prehľadu | strácam prehľad
      otázky začiatočníkov | otázky začiatočníkov | práve začínam
      málo času na čítanie | nedostatok času na čítanie | nestíham čítať
    `,
    questions: `
      oplatia sa e-knihy
      kde kúpiť e-knihu
      ako čítať e-knihu v mobile
      e-kniha alebo tlačená kniha
    `,
    ingredients: `kapitoly v PDF, zoznamy, príklady, cvičenia`,
    claims: `
      Čítajte na obrazovke
      Príručka vždy poruke
      Pozrite si obsah
    `,
    forbidden: `
      Tajomstvo, ktoré nik nepovie => Príručka s príkladmi a cvičeniami
      Zmeňte život za 7 dní => Krátke kapitoly na čítanie vlastným tempom
    `,
    negatives: `knižnica, antikvariát, "použité knihy", "čitateľský denník", "rozbor diela", "kindle unlimited", "čítačka kníh", pocketbook, "zlatý fond"`,
  }),
  apps: niche({
    problems: `
      stratený čas | stratený čas | strácam čas opakovanými úlohami
      výdavky | výdavky | neviem, kam miznú peniaze
      plný kalendár | plný kalendár | zabúdam na stretnutia
      záloha súborov | zálohu súborov | stratili sa mi súbory
    `,
    questions: `
      oplatí sa platená aplikácia
      aký program pre malú firmu
      ktorú aplikáciu si vybrať do práce
      porovnanie softvéru pre firmy
    `,
    ingredients: `verzia pre mobil, verzia pre počítač, hotové šablóny, prehľady`,
    claims: `
      Pozrite si všetky funkcie
      Pozrite si požiadavky
      Porovnajte plány a funkcie
    `,
    forbidden: `
      Doživotná licencia za 5 eur => Pozrite si licenciu a požiadavky pred kúpou
      Už nikdy nestratíte súbor => Zálohy podľa vášho plánu
    `,
    negatives: `apk, "mod apk", "zdrojový kód", "open source", github, "naučiť sa programovať", "ako vytvoriť aplikáciu", programátor, "stará verzia", api`,
  }),
  templates: niche({
    problems: `
      stav skladu | stav skladu | neviem, čo mám na sklade
      rodinný rozpočet | rodinný rozpočet | míňam priveľa
      prezentácia bez šablóny | prezentáciu bez šablóny | snímky mi trvajú hodiny
      cenová ponuka bez vzoru | cenovú ponuku bez vzoru | neviem napísať cenovú ponuku
    `,
    questions: `
      kde kúpiť šablóny
      najlepšia excel šablóna
      profesionálna powerpoint šablóna
      oplatia sa hotové šablóny
    `,
    ingredients: `tabuľky Excel, šablóny snímok, pokyny, vyplnené príklady`,
    claims: `
      Šablóny, ktoré si upravíte
      Otvorte, vyplňte, použite
      Pozrite si ukážky
    `,
    forbidden: `
      Už nikdy chyba vo výpočte => Tabuľka s hotovými vzorcami a pokynmi
      Zmluva, ktorá vždy vyhrá => Vzor na kontrolu s právnikom
    `,
    negatives: `"kurz excelu", "excel kurz", "ako spraviť tabuľku", "google tabuľky", makro, vba, "čo je tabuľka", "šablóna zadarmo", "vzorce excel", "funkcie excel"`,
  }),
  onlineServices: niche({
    problems: `
      málo usmernenia | nedostatok usmernenia | potrebujem niekoho, kto mi poradí
      stará stránka | starú stránku | moja stránka je zastaraná
      účtovníctvo | účtovníctvo | nestíham účtovníctvo
      málo zákazníkov | málo zákazníkov | nikto nenájde moju firmu
    `,
    questions: `
      oplatí sa konzultácia
      koľko stojí konzultácia
      ako vybrať kouča
      online konzultácie ako fungujú
    `,
    ingredients: `videohovor, záverečná správa, akčný plán, odpovede v správach`,
    claims: `
      Konzultácie cez internet
      Pozrite si, čo služba zahŕňa
      Ako služba prebieha
    `,
    forbidden: `
      Zaručený výsledok za 7 dní => Pozrite si kroky a rozsah služby
      Zaručené prvé miesto na Googli => Práca po krokoch, so správou
    `,
    negatives: `"ako sa stať konzultantom", "ako sa stať koučom", plat, "práca z domu", stáž, "vzor zmluvy", "v okolí", "čo robí konzultant"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
