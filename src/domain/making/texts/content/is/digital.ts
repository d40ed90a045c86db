import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: verð og innihald | {NOME_PRODUTO}: verð | {NOME_PRODUTO}
    {NOME_PRODUTO}: þetta fylgir | {NOME_PRODUTO} nánar
    {NOME_PRODUTO}: kaup á netinu | {NOME_PRODUTO} á netinu
    [owner] {NOME_PRODUTO} frá höfundum
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} fyrir {PUBLICO} | Fyrir {PUBLICO}
    Inniheldur {ITENS} | Inniheldur {ITEM}
    {AULAS} kennslustundir á netinu
    Skoðaðu allt sem fylgir
    Stafræn vara, allt á netinu
    Skýrar upplýsingar fyrst
  `,
  price: `
    {NOME_PRODUTO} á {PRECO} | {TIPO} á {PRECO} | Verð: {PRECO}
    [interestFree] {PARCELAS} vaxtalausar greiðslur
    Skiptu í {PARCELAS} greiðslur
    Greiðsla: {PAGAMENTOS}
    [lifetimeAccess] {PRECO}, ævilangur aðgangur
    Sjáðu verðið áður en þú kaupir
    Hvað kostar það, hvað fylgir?
  `,
  guarantee: `
    {DIAS_REEMBOLSO} daga endurgreiðsla
    {DIAS_GARANTIA} daga ábyrgð
    {DIAS_TESTE} daga prufutími
    [certificate] Viðurkenning í lokin | Með viðurkenningu
    Lestu skilmálana fyrst
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Aðgangur strax og ævilangt
    [instantAccess] Aðgangur strax eftir greiðslu
    [lifetimeAccess] Ævilangur aðgangur
    {MESES_ACESSO} mánaða aðgangur
    [updates] Uppfærslur fylgja
    Svona virkar aðgangurinn
  `,
  proof: `
    [reviews] Lestu umsagnir fyrst
    [support] Aðstoð ef spurningar vakna
    Skoðaðu innihaldið vel
    Lestu um höfundana
    Berðu saman við aðra kosti
  `,
  question: `
    {NOME_PRODUTO}: fyrir þig?
    Hvað kostar {NOME_PRODUTO}?
    Fyrir hvern? Lestu hér
    Enn í vafa? Lestu fyrst
  `,
  action: `
    Kynntu þér {NOME_PRODUTO}
    Fáðu svör við spurningum
    Kauptu í fáum skrefum
    Skoðaðu allt nánar
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} inniheldur {ITENS}. Allt á netinu. | Inniheldur {ITENS}. Allt á netinu. | Inniheldur {ITENS}.
    Fyrir {PUBLICO}. Kynntu þér {NOME_PRODUTO} og sjáðu hvort það hentar þér. | Fyrir {PUBLICO}. Sjáðu hvort það hentar þér.
    [certificate] {AULAS} kennslustundir á netinu og viðurkenning í lokin. | {AULAS} kennslustundir á netinu.
  `,
  name: `
    {NOME_PRODUTO}: hvað fylgir, fyrir hvern, hvað það kostar og hvernig þú færð aðgang. | Hvað fylgir, fyrir hvern, hvað það kostar og hvernig þú færð aðgang.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} á {PRECO}, {PARCELAS} vaxtalausar greiðslur og aðgangur strax. | {PRECO}, {PARCELAS} vaxtalausar greiðslur og aðgangur strax.
    [lifetimeAccess] {NOME_PRODUTO} á {PRECO}, með ævilöngum aðgangi. | {PRECO}, með ævilöngum aðgangi.
    [interestFree] {NOME_PRODUTO} á {PRECO}, í {PARCELAS} vaxtalausum greiðslum. | {PRECO}, í {PARCELAS} vaxtalausum greiðslum.
    {NOME_PRODUTO} á {PRECO}. Skoðaðu allt sem fylgir áður en þú kaupir. | {PRECO}. Skoðaðu allt sem fylgir áður en þú kaupir.
    Verð og innihald eru á síðunni. Lestu það og ákveddu þig í rólegheitum.
  `,
  guarantee: `
    {NOME_PRODUTO}: {DIAS_REEMBOLSO} daga frestur til að fá endurgreitt. | Hentar það ekki? Þú hefur {DIAS_REEMBOLSO} daga til að fá endurgreitt.
    Prófaðu {NOME_PRODUTO} í {DIAS_TESTE} daga og ákveddu þig svo. | Prófaðu í {DIAS_TESTE} daga og ákveddu þig svo.
    {NOME_PRODUTO} með {DIAS_GARANTIA} daga ábyrgð. | Með {DIAS_GARANTIA} daga ábyrgð.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: aðgangur strax eftir greiðslu og aðstoð við spurningar. | Aðgangur strax eftir greiðslu og aðstoð við spurningar.
    [instantAccess] {NOME_PRODUTO}: aðgangur strax eftir greiðslu, á netinu. | Aðgangur strax eftir greiðslu, á netinu.
    [lifetimeAccess, updates] {NOME_PRODUTO}: ævilangur aðgangur og uppfærslur fylgja. | Ævilangur aðgangur og uppfærslur fylgja.
  `,
  proof: `
    [reviews] Lestu umsagnir um {NOME_PRODUTO} og ákveddu þig svo. | Lestu umsagnir og ákveddu þig í rólegheitum.
    Hver bjó til {NOME_PRODUTO} og hvað fylgir? Lestu það áður en þú kaupir. | Hver bjó það til og hvað fylgir: lestu það áður en þú kaupir.
  `,
  question: `
    Hentar {NOME_PRODUTO} þér? Lestu fyrir hvern það er og hvað þarf til að byrja. | Hentar það þér? Lestu fyrir hvern það er og hvað þarf til að byrja.
  `,
  action: `
    {NOME_PRODUTO}: berðu saman við aðra kosti og kauptu á netinu þegar þér hentar. | Berðu saman við aðra kosti og kauptu á netinu þegar þér hentar.
  `,
};

export const digitalSitelinks = {
  name: `
    Þetta fylgir ; Inniheldur {ITEM} | Allt innihaldið ; Lestu áður en þú kaupir
    Um {NOME_PRODUTO} | Um vöruna ; Fyrir hvern hún er ; Hvað þarf til að byrja
  `,
  price: `
    Verð ; Á {PRECO} | Sjáðu hvað það kostar ; [interestFree] {PARCELAS} vaxtalausar greiðslur | Sjáðu hvað fylgir
    Greiðslumátar ; Greiðsla: {PAGAMENTOS} | Svona má greiða ; Athugaðu heildarverðið
  `,
  delivery: `
    Svona færðu aðgang ; [instantAccess] Strax eftir greiðslu | Einfalt og skýrt ; [lifetimeAccess] Ævilangur aðgangur | Hvað þú þarft
  `,
  guarantee: `
    Endurgreiðsla ; {DIAS_REEMBOLSO} daga frestur ; Svona sækirðu um
    [certificate] Viðurkenning ; Viðurkenning í lokin ; Svona færðu hana
  `,
  proof: `
    Höfundarnir ; Hver bjó þetta til ; Reynsla og starf
    [reviews] Umsagnir ; Hvað kaupendur segja ; Berðu saman fyrst
  `,
  question: `
    Algengar spurningar ; Stutt og skýr svör ; Lestu áður en þú kaupir
  `,
  action: `
    Svona kaupirðu ; Skref fyrir skref ; Allt á netinu
    [support] Aðstoð ; Svör við spurningum ; Svona nærðu í okkur
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS} vaxtalausar greiðslur
    [paypal] PayPal í boði
    [card] Kort í boði
    Skýrt verð
  `,
  guarantee: `
    {DIAS_REEMBOLSO} daga endurgreiðsla
    {DIAS_GARANTIA} daga ábyrgð
    {DIAS_TESTE} daga prufutími
    [certificate] Með viðurkenningu
    Skýrir skilmálar
  `,
  delivery: `
    [instantAccess] Aðgangur strax
    [lifetimeAccess] Ævilangur aðgangur
    {MESES_ACESSO} mánaða aðgangur
    [updates] Uppfærslur fylgja
    Stafræn vara
    Allt á netinu
  `,
  proof: `
    [support] Aðstoð við spurningar
    Innihaldi lýst
    Höfundar nafngreindir
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} kennslustundir
    Fyrir {PUBLICO}
    Inniheldur {ITEM}
    Ákveddu í rólegheitum
  `,
  question: `
    Svör við spurningum
  `,
  action: `
    Pantað á netinu
    Þægilega að heiman
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Fyrstu kaup
    Kaup á netinu
    [card] Kortagreiðsla
    [paypal] PayPal-greiðsla
    Nýir viðskiptavinir
  `,
  delivery: `
    [lifetimeAccess] Ævilangur aðgangur
    Aðgangur að efni
  `,
  benefit: `
    {TIPO}
    Stafrænar vörur
    Stafrænt efni
  `,
  action: `
    Stafrænt úrval
    Valdir titlar
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      besta aaa
      hvaða aaa er best
      aaa samanburður
      er aaa þess virði
      aaa á netinu
      aaa fyrir byrjendur
    `,
    about: `
      hvernig virkar aaa
      hvað er aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa umsögn
      aaa umsagnir
      aaa reynsla
      aaa reviews
      er aaa gott
      virkar aaa
    `,
    complaint: `
      er aaa traust
      aaa svindl
    `,
    ingredients: `
      aaa innihald
      hvað fylgir aaa
    `,
    usage: `
      aaa aðgangur
      aaa viðurkenning
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa vefsíða
      aaa heimasíða
    `,
    buy: `
      kaupa aaa
      aaa kaupa
      kaupa aaa á netinu
      hvar fæst aaa
      aaa skráning
      aaa áskrift
    `,
    price: `
      aaa verð
      verð á aaa
      hvað kostar aaa
      aaa kostnaður
    `,
    coupon: `
      aaa afsláttarkóði
      aaa afsláttur
      aaa tilboð
      aaa útsala
      aaa black friday
    `,
    delivery: `
      aaa endurgreiðsla
      aaa raðgreiðslur
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, keygen, serial, warez, "mod apk", apk, lekið, "google drive", mega, mediafire, stolið, "ókeypis pdf", "ókeypis námskeið", "frítt námskeið", "ókeypis útgáfa", "premium ókeypis", telegram, scribd, "z library", vinnumálastofnun,
  "lesa frítt", piratebay, cracked, unlocked, torrents, "ókeypis niðurhal", "ókeypis sniðmát", "ókeypis app", "ókeypis rafbók"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  "ókeypis prufa", "frí prufa",
  ferilskrá,
  endurgreiðsla,
  námskeið, námskeiðið, kennsla, kennslustund, "hlaða niður", niðurhal, download, pdf, rafbók, ebook, epub, sniðmát, "til útprentunar", powerpoint, verkefnablað, kennslubók, leiðbeiningar, handbók, "græða pening", youtube, uppskrift, uppskriftir, nám, menntun
`);
