import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      vektøkning | vektøkningen | jeg går opp i vekt
      oppblåst mage | den oppblåste magen | magen min er oppblåst
      søtsug | søtsuget | jeg har lyst på søtt hele dagen
      småspising om kvelden | småspisingen om kvelden | jeg småspiser om kvelden
      treg forbrenning | den trege forbrenningen | forbrenningen min er treg
    `,
    questions: `
      hvordan slutte å småspise om kvelden
      hvorfor er jeg alltid sulten
      mat som metter lenge
      fibertilskudd for metthet
      hvordan bli kvitt søtsuget
    `,
    ingredients: `psylliumfrø, glukomannan, grønn te-ekstrakt, koffein, krom, ingefær, eplecidereddik`,
    claims: `
      Til et balansert kosthold
      En del av sunne vaner
      For deg som spiser bevisst
    `,
    forbidden: `
      Gå ned 10 kilo på 30 dager => En del av en sunn daglig rutine
      Gå ned i vekt uten slanking => Til et balansert kosthold og mosjon
      Smelter bort magefettet => Se fiber og ekstrakter i innholdet
      Mist tre klesstørrelser => For deg som spiser bevisst
    `,
    negatives: `fedmeoperasjon, fettsuging, "gastric bypass", "gastric sleeve", ketooppskrifter, kostplan, "bmi kalkulator", bmi, vektklubb, "periodisk faste", "grete roede"`,
  }),
  joints: niche({
    problems: `
      leddsmerter | leddsmertene | jeg har vondt i leddene
      vondt i kneet | det vonde kneet | jeg har vondt i kneet
      stive hender | de stive hendene | hendene mine er stive
      knirkende knær | de knirkende knærne | knærne mine knirker
      vondt i ryggen | den vonde ryggen | jeg har vondt i ryggen
    `,
    questions: `
      hva hjelper mot vondt i kneet
      hvorfor knirker knærne mine
      vitaminer for leddene
      hva er kollagen type 2 bra for
      stive ledd om morgenen
    `,
    ingredients: `kollagen type II, gurkemeie, MSM, kondroitin, glukosamin, hyaluronsyre, boswellia, nyper`,
    claims: `
      For deg som liker å være aktiv
      Bevegelse hører hverdagen til
      Gjør bevegelse til en vane
    `,
    forbidden: `
      Kurerer artrose => For deg som liker å være aktiv
      Bygger opp brusken igjen => Se næringsstoffene i innholdet
      Smertefri på 7 dager => Les doseringen og spør legen din
      Erstatter smertestillende => En del av din daglige rutine
    `,
    negatives: `kneprotese, hofteprotese, fysioterapeut, fysioterapi, kneskinne, knestøtte, ortoped, kortisonsprøyte, kneøvelser, naprapat, kiropraktor`,
  }),
  sleep: niche({
    problems: `
      søvnproblemer | søvnproblemene | jeg får ikke sove
      urolig søvn | den urolige søvnen | jeg vrir og vender på meg
      nattlig oppvåkning | den nattlige oppvåkningen | jeg våkner klokka tre
      lett søvn | den lette søvnen | jeg våkner av hver lyd
      morgentretthet | morgentrettheten | jeg våkner trøtt
    `,
    questions: `
      hva hjelper mot søvnproblemer
      hvorfor våkner jeg klokka 3 om natten
      naturlige sovemidler uten resept
      er melatonin farlig
      hvordan sovne fort
    `,
    ingredients: `melatonin, magnesium, valerian, kamille, L-teanin, pasjonsblomst, tryptofan`,
    claims: `
      Til kveldsrutinen din
      Ro ned når dagen er over
      En rolig stund før leggetid
      Gjør kveldene litt roligere
    `,
    forbidden: `
      Kurerer søvnløshet => Til kveldsrutinen din
      Sovn på 5 minutter => En rolig stund før leggetid
      Virker som en sovepille => Snakk med legen om søvnen din
      Garantert ikke vanedannende => Les etiketten og doseringen
    `,
    negatives: `zopiklon, imovane, vallergan, stilnoct, madrass, madrasser, pute, puter, cpap, søvnapné, søvnmusikk, "hvit støy", tyngdeteppe, vektdyne`,
  }),
  bloodSugar: niche({
    problems: `
      høyt blodsukker | det høye blodsukkeret | blodsukkeret mitt er høyt
      ustabilt blodsukker | det ustabile blodsukkeret | blodsukkeret mitt går opp og ned
      prediabetes | prediabetes | jeg har fått vite at jeg har prediabetes
      søtsug | søtsuget | jeg har lyst på søtt hele dagen
    `,
    questions: `
      mat som er bra for blodsukkeret
      hva er normalt blodsukker
      berberin og blodsukker
      hjelper kanel mot høyt blodsukker
      kosttilskudd for blodsukkeret
    `,
    ingredients: `krom, kanel, berberin, magnesium, alfaliponsyre, bittermelon, gymnema`,
    claims: `
      For deg som spiser med omtanke
      Gode valg på tallerkenen
      Til balanserte måltider
    `,
    forbidden: `
      Gjør deg kvitt diabetes => For deg som spiser med omtanke
      Senker blodsukkeret => Se mineralene i innholdet
      Erstatter insulin => Avbryt aldri behandling uten lege
      Slutt med metformin => Snakk med legen din først
    `,
    negatives: `insulin, metformin, blodsukkermåler, blodsukkerapparat, teststrimler, "kontinuerlig glukosemåling", dexcom, libre, "diabetes type 1", svangerskapsdiabetes, lansetter, "hba1c tabell"`,
  }),
  prostate: niche({
    problems: `
      forstørret prostata | den forstørrede prostataen | prostataen min er forstørret
      hyppig vannlating | den hyppige vannlatingen | jeg må tisse ofte
      svak urinstråle | den svake urinstrålen | strålen min er svak
      nattlige toalettbesøk | de nattlige toalettbesøkene | jeg må opp og tisse om natten
    `,
    questions: `
      hva er bra for prostata
      hvorfor tisser jeg så ofte om natten
      hva er sagpalme bra for
      kosttilskudd for prostata menn over 50
      mat som er bra for prostata
    `,
    ingredients: `sagpalme, pygeum, lykopen, gresskarfrø, sink, selen, brennesle`,
    claims: `
      Menn som tar vare på seg selv
      Hverdagsvaner for menn
    `,
    forbidden: `
      Krymper prostata => Hverdagsvaner for menn
      Forebygger prostatakreft => Gå til kontroll og spør legen din
      Slutt på toalettbesøk om natten => Se næringsstoffene i innholdet
      Bedre enn operasjon => Egenomsorg for menn over 40
    `,
    negatives: `psa, "psa prøve", biopsi, urolog, prostatakreft, prostataundersøkelse, alfuzosin, tamsulosin, finasterid, kateter`,
  }),
  skin: niche({
    problems: `
      tørr hud | den tørre huden | huden min er tørr
      slapp hud | den slappe huden | huden min henger
      pigmentflekker | pigmentflekkene | jeg har pigmentflekker
      fine linjer | de fine linjene | jeg har fine linjer
      fet hud | den fete huden | huden min er fet
    `,
    questions: `
      hva hjelper mot tørr hud
      virker kollagen for huden
      vitaminer for huden
      hudpleierutine for 40 pluss
      hvilket serum skal man bruke om natten
    `,
    ingredients: `kollagenpeptider, vitamin C, hyaluronsyre, niacinamid, retinol, sink, vitamin E`,
    claims: `
      Daglig omsorg for huden din
      Hudpleien din, gjort enkelt
      Ta vare på huden i hverdagen
    `,
    forbidden: `
      Visker ut rynker => Daglig omsorg for huden din
      Se ti år yngre ut => Hudpleien din, gjort enkelt
      Virker som botox => Se konsistensen og hvordan den brukes
      Kviser borte for alltid => Se ingrediensene i innholdet
    `,
    negatives: `botox, filler, fillers, laserbehandling, "kjemisk peeling", hudlege, dermatolog, hudpleiesalong, roaccutan, tatovering, hudkreft, føflekk`,
  }),
  hair: niche({
    problems: `
      hårtap | hårtapet | jeg mister hår
      tynt hår | det tynne håret | håret mitt er blitt tynt
      sprøtt hår | det sprø håret | håret mitt knekker
      høye viker | de høye vikene | vikene mine blir høyere
    `,
    questions: `
      hva hjelper mot hårtap
      hvorfor mister jeg hår
      hvilket vitamin er bra for håret
      er biotin bra for håret
      hårtap etter fødsel
    `,
    ingredients: `biotin, sink, kollagen, vitamin B5, keratin, silika, sagpalme`,
    claims: `
      Daglig omsorg for håret ditt
      Et tilskudd til hårrutinen
      For deg som er glad i håret
    `,
    forbidden: `
      Kurerer skallethet => Daglig omsorg for håret ditt
      Nytt hår på 30 dager => Et tilskudd til hårrutinen
      Stopper hårtap => Se vitaminene i innholdet
      Bedre enn minoxidil => Sammenlign etiketten
    `,
    negatives: `minoxidil, rogaine, finasterid, propecia, hårtransplantasjon, parykk, parykker, løshår, frisyre, frisyrer, frisør, hårfarge, klipp, extensions`,
  }),
  vision: niche({
    problems: `
      slitne øyne | de slitne øynene | øynene mine er slitne
      uklart syn | det uklare synet | jeg ser uklart
      tørre øyne | de tørre øynene | øynene mine er tørre
      anstrengte øyne | de anstrengte øynene | jeg får vondt i øynene av skjermen
    `,
    questions: `
      hva hjelper mot slitne øyne
      vitaminer for øynene
      hva er lutein bra for
      hvorfor ser jeg uklart
      hvile øynene fra skjermen
    `,
    ingredients: `lutein, zeaxantin, vitamin A, omega-3, blåbær, sink, astaxantin`,
    claims: `
      For lange dager ved skjermen
      Daglig omsorg for øynene dine
    `,
    forbidden: `
      Gir deg perfekt syn igjen => Daglig omsorg for øynene dine
      Kurerer grå stær => Ta en synsundersøkelse og spør legen
      Kast brillene => For lange dager ved skjermen
      Stopper aldersrelatert makuladegenerasjon => Se næringsstoffene i innholdet
    `,
    negatives: `briller, linser, kontaktlinser, synstest, synsundersøkelse, optiker, øyelege, øyelaser, laseroperasjon, "grå stær operasjon", øyedråper, synsam`,
  }),
  memory: niche({
    problems: `
      dårlig hukommelse | den dårlige hukommelsen | jeg glemmer ting hele tiden
      hjernetåke | hjernetåken | jeg kjenner meg tåkete i hodet
      konsentrasjonsvansker | konsentrasjonsvanskene | jeg klarer ikke å konsentrere meg
      glemsomhet | glemsomheten | jeg glemmer navn
    `,
    questions: `
      hva hjelper mot hjernetåke
      vitaminer for hukommelse og konsentrasjon
      hvordan holde fokus når man leser
      hva er ginkgo biloba bra for
      hvorfor glemmer jeg ting
    `,
    ingredients: `ginkgo biloba, omega-3, fosfatidylserin, bacopa, vitamin B12, koffein, piggsvinsopp`,
    claims: `
      For dager som krever fokus
      En del av arbeidsdagen din
      Ta vare på deg selv hver dag
    `,
    forbidden: `
      Forebygger alzheimer => Ta vare på deg selv hver dag
      Få tilbake hukommelsen => For dager som krever fokus
      Behandler adhd => Snakk med helsepersonell
      Virker som ritalin => Se næringsstoffene i innholdet
    `,
    negatives: `minnekort, minnebrikke, "memory foam", ram, ddr4, memoryspill, concerta, ritalin, adhd, alzheimer, demens, minneord`,
  }),
  gut: niche({
    problems: `
      forstoppelse | forstoppelsen | jeg har forstoppelse
      oppblåst mage | den oppblåste magen | jeg føler meg oppblåst
      luft i magen | luften i magen | jeg har luft i magen hele dagen
      urolig mage | den urolige magen | magen min er urolig
      treg mage | den trege magen | magen min er treg
    `,
    questions: `
      hva hjelper mot oppblåst mage
      hva er probiotika bra for
      hvilken fiber er bra mot forstoppelse
      hvorfor blir jeg oppblåst når jeg spiser
      bli kvitt luft i magen raskt
    `,
    ingredients: `probiotika, psyllium, inulin, fordøyelsesenzymer, ingefær, peppermynte, magnesium`,
    claims: `
      For lettere måltider
      Balanse starter på tallerkenen
    `,
    forbidden: `
      Kurerer forstoppelse => Din daglige dose fiber
      Renser tarmen på 3 dager => Les doseringen og drikk vann
      Dreper parasitter => Se ingrediensene i innholdet
      Leger lekk tarm => Snakk med legen din
    `,
    negatives: `koloskopi, avføringsmiddel, laksantia, microlax, movicol, hemoroider, crohns, "ulcerøs kolitt", omeprazol, klyster, omgangssyke`,
  }),
  energy: niche({
    problems: `
      tretthet | trettheten | jeg er trøtt hele tiden
      lite energi | mangelen på energi | jeg har ingen energi
      ettermiddagstretthet | ettermiddagstrettheten | jeg blir trøtt etter lunsj
      slapphet | slappheten | jeg orker ingenting
    `,
    questions: `
      hva hjelper mot tretthet
      hvilket vitamin gir energi
      hvorfor er jeg så trøtt hele tiden
      hva kan man ta for å få mer energi
      trøtt etter lunsj hva gjøre
    `,
    ingredients: `koffein, guarana, vitamin B12, jern, maca, koenzym Q10, kreatin`,
    claims: `
      For dager med mye å gjøre
      Start dagen med gode vaner
      Til morgener med fullt program
    `,
    forbidden: `
      Ubegrenset energi => For dager med mye å gjøre
      Kurerer kronisk utmattelse => Gå til lege hvis trettheten varer
      Øker testosteronet => Se vitaminene i innholdet
      Virker med en gang => Les doseringen på etiketten
    `,
    negatives: `solenergi, strømpris, strømavtale, energidrikk, energidrikker, "red bull", battery, nocco, strømselskap, fjordkraft, testosteronbehandling`,
  }),
  oralCare: niche({
    problems: `
      dårlig ånde | den dårlige ånden | ånden min lukter
      blødende tannkjøtt | det blødende tannkjøttet | tannkjøttet mitt blør
      gule tenner | de gule tennene | tennene mine er gule
      isende tenner | de isende tennene | det iser i tennene
      tannstein | tannsteinen | jeg har tannstein
    `,
    questions: `
      hva hjelper mot dårlig ånde
      hvorfor blør tannkjøttet når jeg pusser
      probiotika for munnen
      hvordan ta vare på tannkjøttet
      hvilket munnskyllevann mot dårlig ånde
    `,
    ingredients: `xylitol, munnprobiotika, peppermynte, propolis, kalsium, grønn te, hydroksyapatitt`,
    claims: `
      Daglig omsorg for munnen din
      I tillegg til børste og tråd
      Din rutine for munnhygiene
    `,
    forbidden: `
      Bygger opp tennene igjen => I tillegg til børste og tråd
      Kurerer tannkjøttsykdom => Daglig omsorg for munnen din
      Slipp tannlegen => Gå jevnlig til tannlegen
      Hvite tenner på 3 dager => Se innholdet og hvordan det brukes
    `,
    negatives: `tannlege, tannhelsetjenesten, tannimplantat, tannregulering, invisalign, skallfasetter, gebiss, rotfylling, visdomstann, tannkrone, tannlegevakt`,
  }),
  tinnitus: niche({
    problems: `
      øresus | øresusen | det suser i ørene mine
      piping i ørene | pipingen i ørene | det piper i ørene mine
      tinnitus | tinnitus | jeg har tinnitus
      dotter i ørene | dottene i ørene | jeg har dotter i ørene
    `,
    questions: `
      hva hjelper mot øresus
      hvorfor piper det i ørene
      vitaminer mot tinnitus
      øresus om natten
      hvilken lege for tinnitus
    `,
    ingredients: `ginkgo biloba, sink, magnesium, vitamin B12, hibiskus, hvitløk, hagtorn`,
    claims: `
      Ro og velvære i hverdagen
      En vane for rolige dager
      Omtanke for roligere dager
    `,
    forbidden: `
      Tinnitus borte for godt => Ro og velvære i hverdagen
      Kurerer øresus => La en ørelege undersøke deg
      Stille i ørene på 7 dager => Se mineralene i innholdet
      Få hørselen tilbake => Les etiketten og spør legen din
    `,
    negatives: `høreapparat, høreapparater, hørselstest, audiograf, ørevoks, hodetelefoner, ørebetennelse, øredobber, piercing, ringetone, ørepropper`,
  }),
  nails: niche({
    problems: `
      sprø negler | de sprø neglene | neglene mine knekker
      gule tånegler | de gule tåneglene | tåneglene mine er gule
      flisete negler | de flisete neglene | neglene mine fliser seg
      neglesopp | neglesoppen | jeg har neglesopp
    `,
    questions: `
      hva hjelper mot sprø negler
      hvorfor fliser neglene seg
      vitaminer for sterke negler
      hvordan stelle gule tånegler
      hva skal man smøre på sprø negler
    `,
    ingredients: `biotin, keratin, silika, sink, tea tree-olje, kalsium, vitamin E`,
    claims: `
      Velstelte negler i hverdagen
      Din rutine for neglepleie
      Omsorg for hender og føtter
    `,
    forbidden: `
      Kurerer neglesopp => Din rutine for neglepleie
      Dreper soppen på 7 dager => La en hudlege se på neglen
      Nye negler på en uke => Velstelte negler i hverdagen
      Erstatter soppmiddel => Se ingrediensene i innholdet
    `,
    negatives: `neglesalong, løsnegler, akrylnegler, gelenegler, "press on negler", neglelakk, negledesign, manikyr, pedikyr, fotpleie, terbinafin, spikerpistol`,
  }),
} satisfies Record<string, NichePack>;
