import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      skortur á æfingu | skort á æfingu | mig vantar æfingu
      erfið byrjun | erfiða byrjun | ég veit ekki hvar ég á að byrja
      skipta um starf | starfsskipti | mig langar að skipta um starf
      lítill tími til að læra | lítinn tíma til að læra | ég hef ekki tíma til að læra
    `,
    questions: `
      eru netnámskeið þess virði
      besta netnámskeiðið með viðurkenningu
      netnámskeið fyrir byrjendur
      hvernig á að velja netnámskeið
    `,
    ingredients: `kennslumyndbönd, verkefnabók í PDF, æfingar, hópur þátttakenda`,
    claims: `
      Lærðu þar sem þú ert
      Skoðaðu dagskrá námskeiðsins
      [certificate] Námskeið með viðurkenningu | Með viðurkenningu
    `,
    forbidden: `
      Öruggt starf eftir námskeiðið => Efni sem snýr að starfinu sjálfu
      Auðgastu á þessu námskeiði => Skoðaðu dagskrána og efni hvers tíma
    `,
    negatives: `staðnám, "nálægt mér", framhaldsskóli, háskóli, háskólanám, námslán, námsstyrkur, iðnnám, kennarastarf`,
  }),
  languageCourses: niche({
    problems: `
      feimni við að tala | feimnina við að tala | ég frýs þegar ég á að tala
      framburður | framburðinn | framburðurinn minn er lélegur
      lítill orðaforði | lítinn orðaforða | mig vantar orð
      málfræði | málfræðina | ég skil ekki málfræðina
    `,
    questions: `
      besta tungumálanámskeiðið á netinu
      læra tungumál sjálfur
      hvað kostar tungumálanámskeið
      tungumálanámskeið á netinu umsagnir
    `,
    ingredients: `kennslumyndbönd, hlustunaræfingar, textar með þýðingu, stöðupróf`,
    claims: `
      Tungumálatímar á netinu
      Skoðaðu stig og dagskrá
    `,
    forbidden: `
      Altalandi á 30 dögum => Tímar eftir getu, fyrir hvern dag
      Talaðu eins og innfæddur án náms => Talæfingar í hverjum tíma
    `,
    negatives: `þýða, þýðing, "google translate", orðabók, lagatexti, duolingo, málaskóli, "au pair", skiptinám, staðnám`,
  }),
  ebooks: niche({
    problems: `
      skortur á hugmyndum | skort á hugmyndum | mig vantar hugmyndir
      skortur á yfirsýn | skort á yfirsýn | mig vantar yfirsýn
      spurningar byrjenda | spurningar byrjenda | ég er byrjandi
      lítill tími til að lesa | lítinn tíma til að lesa | ég hef ekki tíma til að lesa
    `,
    questions: `
      eru rafbækur þess virði
      hvar er hægt að kaupa rafbækur
      lesa rafbók í símanum
      rafbók eða prentuð bók
    `,
    ingredients: `kaflar í PDF, gátlistar, dæmi, æfingar`,
    claims: `
      Lestu á skjánum
      Leiðarvísir við höndina
      Skoðaðu efnisyfirlitið
    `,
    forbidden: `
      Leyndarmálið sem enginn segir frá => Leiðarvísir með dæmum og æfingum
      Breyttu lífinu á 7 dögum => Stuttir kaflar sem þú lest á þínum hraða
    `,
    negatives: `bókasafn, "notaðar bækur", rafbókasafnið, ritdómur, "kindle unlimited", lesbretti, storytel, fornbókabúð`,
  }),
  apps: niche({
    problems: `
      tímasóun | tímasóunina | ég eyði tíma í sömu verkin
      útgjöld | útgjöldin | ég veit ekki í hvað peningarnir fara
      þétt dagskrá | þétta dagskrá | ég gleymi fundum
      öryggisafrit | öryggisafritið | ég týndi skránum mínum
    `,
    questions: `
      er það þess virði að borga fyrir app
      besti hugbúnaður fyrir lítil fyrirtæki
      hvaða forrit á að velja
      samanburður á hugbúnaði
    `,
    ingredients: `útgáfa fyrir síma, útgáfa fyrir tölvu, tilbúin sniðmát, skýrslur`,
    claims: `
      Skoðaðu alla eiginleika
      Skoðaðu kerfiskröfur
      Berðu saman áskriftir
    `,
    forbidden: `
      Ævilangt leyfi á 500 krónur => Skoðaðu leyfið og kerfiskröfur fyrir kaup
      Týndu aldrei skrá aftur => Öryggisafrit samkvæmt áskriftinni þinni
    `,
    negatives: `apk, "mod apk", frumkóði, "open source", github, "læra forritun", "búa til app", forritari, "gömul útgáfa", api`,
  }),
  templates: niche({
    problems: `
      birgðahald | birgðahaldið | ég veit ekki hvað er til á lager
      heimilisbókhald | heimilisbókhaldið | ég eyði of miklu
      kynning án sniðmáts | kynningu án sniðmáts | glærurnar taka marga klukkutíma
      tilboð án sniðmáts | tilboð án sniðmáts | ég veit ekki hvernig á að skrifa tilboð
    `,
    questions: `
      hvar er hægt að kaupa sniðmát
      besta excel sniðmátið
      faglegt powerpoint sniðmát
      eru tilbúin sniðmát þess virði
    `,
    ingredients: `Excel-skjöl, sniðmát fyrir glærur, leiðbeiningar, útfyllt dæmi`,
    claims: `
      Sniðmát sem þú lagar að þér
      Opnaðu, fylltu út og notaðu
      Skoðaðu myndir og dæmi
    `,
    forbidden: `
      Engar reikningsvillur framar => Skjal með formúlum og leiðbeiningum
      Samningur sem tapar aldrei => Sniðmát til að yfirfara með lögmanni
    `,
    negatives: `"excel námskeið", "læra excel", "búa til töflu", "google sheets", fjölvi, vba, "hvað er töflureiknir", "excel formúlur", "excel föll"`,
  }),
  onlineServices: niche({
    problems: `
      skortur á leiðsögn | skort á leiðsögn | mig vantar einhvern til að leiðbeina mér
      gömul vefsíða | gamla vefsíðu | vefsíðan mín er gömul
      bókhald | bókhaldið | ég er á eftir með bókhaldið
      fáir viðskiptavinir | fáa viðskiptavini | enginn finnur fyrirtækið mitt
    `,
    questions: `
      er ráðgjöf þess virði
      hvað kostar ráðgjafi
      hvernig á að velja markþjálfa
      hvernig virkar ráðgjöf á netinu
    `,
    ingredients: `myndfundur, skýrsla, aðgerðaáætlun, svör í skilaboðum`,
    claims: `
      Ráðgjöf á netinu
      Skoðaðu hvað fylgir
      Svona fer þjónustan fram
    `,
    forbidden: `
      Öruggur árangur á 7 dögum => Skoðaðu skrefin og hvað þjónustan felur í sér
      Tryggt fyrsta sæti á Google => Unnið í skrefum, með skýrslu
    `,
    negatives: `"verða ráðgjafi", "verða markþjálfi", "laun ráðgjafa", fjarvinna, starfsnám, samningsform, "nálægt mér", "hvað gerir ráðgjafi"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
