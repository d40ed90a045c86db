import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      viktuppgång | viktuppgången | jag går upp i vikt
      svullen mage | den svullna magen | min mage är svullen
      sötsug | sötsuget | jag är sugen på sött hela dagen
      småätande på kvällen | småätandet på kvällen | jag småäter på kvällarna
      långsam ämnesomsättning | den långsamma ämnesomsättningen | min ämnesomsättning är låg
    `,
    questions: `
      hur slutar man småäta på kvällen
      varför är jag alltid hungrig
      mat som mättar länge
      fibertillskott för mättnad
      hur blir man av med sötsug
    `,
    ingredients: `psylliumfrön, glukomannan, grönt te-extrakt, koffein, krom, ingefära, äppelcidervinäger`,
    claims: `
      Till en balanserad kost
      En del av sunda vanor
      För dig som äter medvetet
    `,
    forbidden: `
      Gå ner 10 kilo på 30 dagar => En del av en sund daglig rutin
      Gå ner i vikt utan diet => Till en balanserad kost och motion
      Smälter bort bukfettet => Se fibrer och extrakt i innehållet
      Tappa tre klädstorlekar => För dig som äter medvetet
    `,
    negatives: `fetmaoperation, fettsugning, "gastric bypass", "gastric sleeve", "keto recept", kostschema, "bmi kalkylator", bmi, viktväktarna, "periodisk fasta"`,
  }),
  joints: niche({
    problems: `
      ledvärk | ledvärken | jag har ont i lederna
      knäsmärta | knäsmärtan | jag har ont i knät
      stela händer | de stela händerna | mina händer är stela
      knakande knän | de knakande knäna | mina knän knakar
      ryggvärk | ryggvärken | jag har ont i ryggen
    `,
    questions: `
      vad hjälper mot ont i knäna
      varför knakar mina knän
      vitaminer för lederna
      vad är kollagen typ 2 bra för
      stela leder på morgonen
    `,
    ingredients: `kollagen typ II, gurkmeja, MSM, kondroitin, glukosamin, hyaluronsyra, boswellia, nypon`,
    claims: `
      För dig som vill röra på dig
      Rörelse hör till vardagen
      Gör rörelse till en vana
    `,
    forbidden: `
      Botar artros => För dig som vill röra på dig
      Bygger upp brosket igen => Se näringsämnena i innehållet
      Smärtfri på 7 dagar => Läs doseringen och fråga din läkare
      Ersätter värktabletter => En del av din dagliga rutin
    `,
    negatives: `knäprotes, höftprotes, sjukgymnast, fysioterapeut, knäskydd, knästöd, ortoped, kortisonspruta, knäövningar, naprapat, kiropraktor`,
  }),
  sleep: niche({
    problems: `
      sömnproblem | sömnproblemen | jag har svårt att somna
      orolig sömn | den oroliga sömnen | jag vrider och vänder mig
      nattliga uppvaknanden | de nattliga uppvaknandena | jag vaknar klockan tre
      ytlig sömn | den ytliga sömnen | jag vaknar av minsta ljud
      morgontrötthet | morgontröttheten | jag vaknar trött
    `,
    questions: `
      vad hjälper mot sömnproblem
      varför vaknar jag klockan 3 på natten
      naturliga sömnmedel receptfritt
      är melatonin farligt
      hur somnar man snabbt
    `,
    ingredients: `melatonin, magnesium, valeriana, kamomill, L-teanin, passionsblomma, tryptofan`,
    claims: `
      För din kvällsrutin
      Varva ner när dagen är slut
      En lugn stund före läggdags
      Gör kvällarna lite lugnare
    `,
    forbidden: `
      Botar sömnlöshet => För din kvällsrutin
      Somna på 5 minuter => En lugn stund före läggdags
      Fungerar som en sömntablett => Prata med din läkare om sömnen
      Garanterat inte beroendeframkallande => Läs etiketten och doseringen
    `,
    negatives: `zopiklon, imovane, propavan, stilnoct, madrass, madrasser, kudde, kuddar, cpap, sömnapné, sömnmusik, "vitt brus", tyngdtäcke`,
  }),
  bloodSugar: niche({
    problems: `
      högt blodsocker | det höga blodsockret | mitt blodsocker är högt
      ojämnt blodsocker | det ojämna blodsockret | mitt blodsocker går upp och ner
      prediabetes | prediabetes | jag har fått veta att jag har prediabetes
      sötsug | sötsuget | jag är sugen på sött hela dagen
    `,
    questions: `
      mat som är bra för blodsockret
      vad är normalt blodsocker
      berberin och blodsocker
      hjälper kanel mot högt blodsocker
      kosttillskott för blodsockret
    `,
    ingredients: `krom, kanel, berberin, magnesium, alfaliponsyra, bittermelon, gymnema`,
    claims: `
      För dig som äter med omtanke
      Kloka val på tallriken
      Till balanserade måltider
    `,
    forbidden: `
      Gör dig fri från diabetes => För dig som äter med omtanke
      Sänker blodsockret => Se mineralerna i innehållet
      Ersätter insulin => Avbryt aldrig behandling utan läkare
      Sluta med metformin => Prata med din läkare först
    `,
    negatives: `insulin, metformin, blodsockermätare, teststickor, "kontinuerlig glukosmätning", dexcom, libre, "diabetes typ 1", graviditetsdiabetes, lansetter, "hba1c tabell"`,
  }),
  prostate: niche({
    problems: `
      förstorad prostata | den förstorade prostatan | min prostata är förstorad
      täta trängningar | de täta trängningarna | jag måste kissa ofta
      svag urinstråle | den svaga urinstrålen | min stråle är svag
      nattliga toalettbesök | de nattliga toalettbesöken | jag går upp på natten för att kissa
    `,
    questions: `
      vad är bra för prostatan
      varför kissar jag så ofta på natten
      vad är sågpalmetto bra för
      kosttillskott för prostatan män över 50
      mat som är bra för prostatan
    `,
    ingredients: `sågpalmetto, pygeum, lykopen, pumpafrö, zink, selen, nässla`,
    claims: `
      Män som tar hand om sig
      Vardagsvanor för män
    `,
    forbidden: `
      Krymper prostatan => Vardagsvanor för män
      Förebygger prostatacancer => Gå på kontroll och fråga din läkare
      Slipp springa på toa om natten => Se näringsämnena i innehållet
      Bättre än operation => Egenvård för män över 40
    `,
    negatives: `psa, "psa prov", biopsi, urolog, prostatacancer, prostataundersökning, alfuzosin, tamsulosin, finasterid, kateter, hyvling`,
  }),
  skin: niche({
    problems: `
      torr hud | den torra huden | min hud är torr
      slapp hud | den slappa huden | min hud hänger
      pigmentfläckar | pigmentfläckarna | jag har pigmentfläckar
      fina linjer | de fina linjerna | jag har fina linjer
      fet hy | den feta hyn | min hy är fet
    `,
    questions: `
      vad hjälper mot torr hud
      fungerar kollagen för huden
      vitaminer för huden
      hudvårdsrutin för 40 plus
      vilket serum ska man använda på natten
    `,
    ingredients: `kollagenpeptider, C-vitamin, hyaluronsyra, niacinamid, retinol, zink, E-vitamin`,
    claims: `
      Daglig omsorg om din hud
      Din hudvårdsrutin, enkelt
      Ta hand om huden i vardagen
    `,
    forbidden: `
      Suddar ut rynkor => Daglig omsorg om din hud
      Se tio år yngre ut => Din hudvårdsrutin, enkelt
      Fungerar som botox => Se konsistensen och hur den används
      Akne borta för alltid => Se ingredienserna i innehållet
    `,
    negatives: `botox, filler, fillers, laserbehandling, "kemisk peeling", hudläkare, dermatolog, hudvårdssalong, roaccutan, tatuering, hudcancer`,
  }),
  hair: niche({
    problems: `
      håravfall | håravfallet | jag tappar hår
      tunt hår | det tunna håret | mitt hår har blivit tunt
      sprött hår | det spröda håret | mitt hår går av
      vikande hårfäste | det vikande hårfästet | mitt hårfäste kryper uppåt
    `,
    questions: `
      vad hjälper mot håravfall
      varför tappar jag hår
      vilket vitamin är bra för håret
      är biotin bra för håret
      håravfall efter graviditet
    `,
    ingredients: `biotin, zink, kollagen, B5-vitamin, keratin, kisel, sågpalmetto`,
    claims: `
      Daglig omsorg om ditt hår
      Ett tillskott i hårrutinen
      För dig som älskar ditt hår
    `,
    forbidden: `
      Botar skallighet => Daglig omsorg om ditt hår
      Nytt hår på 30 dagar => Ett tillskott i hårrutinen
      Stoppar håravfall => Se vitaminerna i innehållet
      Bättre än minoxidil => Jämför etiketten
    `,
    negatives: `minoxidil, rogaine, finasterid, propecia, hårtransplantation, peruk, peruker, löshår, frisyr, frisyrer, frisör, hårfärg, klippning`,
  }),
  vision: niche({
    problems: `
      trötta ögon | de trötta ögonen | mina ögon är trötta
      suddig syn | den suddiga synen | jag ser suddigt
      torra ögon | de torra ögonen | mina ögon är torra
      ansträngda ögon | de ansträngda ögonen | jag får ont i ögonen av skärmen
    `,
    questions: `
      vad hjälper mot trötta ögon
      vitaminer för ögonen
      vad är lutein bra för
      varför ser jag suddigt
      vila ögonen från skärmen
    `,
    ingredients: `lutein, zeaxantin, A-vitamin, omega-3, blåbär, zink, astaxantin`,
    claims: `
      För långa dagar vid skärmen
      Daglig omsorg om dina ögon
    `,
    forbidden: `
      Ger dig perfekt syn igen => Daglig omsorg om dina ögon
      Botar grå starr => Gör en synundersökning, fråga läkare
      Släng glasögonen => För långa dagar vid skärmen
      Stoppar gula fläcken-sjuka => Se näringsämnena i innehållet
    `,
    negatives: `glasögon, linser, kontaktlinser, synundersökning, optiker, ögonläkare, ögonlaser, "operera ögonen", "grå starr operation", ögondroppar, synsam`,
  }),
  memory: niche({
    problems: `
      dåligt minne | det dåliga minnet | jag glömmer saker hela tiden
      hjärndimma | hjärndimman | det känns dimmigt i huvudet
      koncentrationssvårigheter | koncentrationssvårigheterna | jag kan inte koncentrera mig
      glömska | glömskan | jag glömmer namn
    `,
    questions: `
      vad hjälper mot hjärndimma
      vitaminer för minne och koncentration
      hur fokuserar man när man pluggar
      vad är ginkgo biloba bra för
      varför glömmer jag saker
    `,
    ingredients: `ginkgo biloba, omega-3, fosfatidylserin, bacopa, B12-vitamin, koffein, igelkottstaggsvamp`,
    claims: `
      För dagar som kräver fokus
      En del av din arbetsdag
      Till studier och arbete
    `,
    forbidden: `
      Förebygger alzheimer => Till studier och arbete
      Få tillbaka minnet => För dagar som kräver fokus
      Behandlar adhd => Prata med vården
      Fungerar som ritalin => Se näringsämnena i innehållet
    `,
    negatives: `minneskort, "memory foam", ram, ddr4, memoryspel, concerta, ritalin, adhd, alzheimers, demens, "usb minne", minnesord`,
  }),
  gut: niche({
    problems: `
      förstoppning | förstoppningen | jag är förstoppad
      uppblåst mage | den uppblåsta magen | jag känner mig uppblåst
      gaser i magen | gaserna i magen | jag har gaser hela dagen
      orolig mage | den oroliga magen | min mage är orolig
      trög mage | den tröga magen | min mage är trög
    `,
    questions: `
      vad hjälper mot uppblåst mage
      vad är probiotika bra för
      vilka fibrer är bra mot förstoppning
      varför blir jag uppblåst när jag äter
      bli av med gaser i magen snabbt
    `,
    ingredients: `probiotika, psyllium, inulin, matsmältningsenzymer, ingefära, pepparmynta, magnesium`,
    claims: `
      För lättare måltider
      Balansen börjar på tallriken
    `,
    forbidden: `
      Botar förstoppning => Din dagliga dos fibrer
      Rensar tarmen på 3 dagar => Läs doseringen och drick vatten
      Dödar parasiter => Se ingredienserna i innehållet
      Läker läckande tarm => Prata med din läkare
    `,
    negatives: `koloskopi, laxermedel, laxerande, microlax, movicol, hemorrojder, crohns, "ulcerös kolit", omeprazol, lavemang, magsjuka`,
  }),
  energy: niche({
    problems: `
      trötthet | tröttheten | jag är trött hela tiden
      energibrist | energibristen | jag har ingen energi
      eftermiddagströtthet | eftermiddagströttheten | jag blir trött efter lunch
      orkeslöshet | orkeslösheten | jag orkar ingenting
    `,
    questions: `
      vad hjälper mot trötthet
      vilket vitamin ger energi
      varför är jag så trött hela tiden
      vad kan man ta för att bli piggare
      trött efter lunch vad göra
    `,
    ingredients: `koffein, guarana, B12-vitamin, järn, maca, koenzym Q10, kreatin`,
    claims: `
      För dagar med mycket att göra
      Börja dagen med goda vanor
      Till morgnar med fullt upp
    `,
    forbidden: `
      Obegränsad energi => För dagar med mycket att göra
      Botar kronisk trötthet => Sök vård om tröttheten håller i sig
      Höjer testosteronet => Se vitaminerna i innehållet
      Verkar omedelbart => Läs doseringen på etiketten
    `,
    negatives: `solenergi, elpris, elavtal, energidryck, energidrycker, "red bull", celsius, nocco, energibolag, vattenfall, testosteronbehandling`,
  }),
  oralCare: niche({
    problems: `
      dålig andedräkt | den dåliga andedräkten | min andedräkt luktar
      blödande tandkött | det blödande tandköttet | mitt tandkött blöder
      gula tänder | de gula tänderna | mina tänder är gula
      ilande tänder | de ilande tänderna | det ilar i tänderna
      tandsten | tandstenen | jag har tandsten
    `,
    questions: `
      vad hjälper mot dålig andedräkt
      varför blöder tandköttet när jag borstar
      probiotika för munnen
      hur tar man hand om tandköttet
      vilket munskölj mot dålig andedräkt
    `,
    ingredients: `xylitol, munprobiotika, pepparmynta, propolis, kalcium, grönt te, hydroxiapatit`,
    claims: `
      Daglig omsorg om din mun
      Utöver borste och tandtråd
      Din rutin för munhygien
    `,
    forbidden: `
      Bygger upp tänderna igen => Utöver borste och tandtråd
      Botar tandlossning => Daglig omsorg om din mun
      Slipp tandläkaren => Gå till tandläkaren regelbundet
      Vita tänder på 3 dagar => Se innehållet och hur det används
    `,
    negatives: `tandläkare, folktandvården, tandimplantat, tandställning, invisalign, skalfasader, tandproteser, rotfyllning, visdomstand, tandkrona, tandvårdsförsäkring`,
  }),
  tinnitus: niche({
    problems: `
      ringningar i öronen | ringningarna i öronen | det ringer i mina öron
      susningar i öronen | susningarna i öronen | det susar i öronen
      tinnitus | tinnitus | jag har tinnitus
      lock för öronen | locket för öronen | jag har lock för öronen
    `,
    questions: `
      vad hjälper mot ringningar i öronen
      varför ringer det i öronen
      vitaminer mot tinnitus
      öronsus på natten
      vilken läkare för tinnitus
    `,
    ingredients: `ginkgo biloba, zink, magnesium, B12-vitamin, hibiskus, vitlök, hagtorn`,
    claims: `
      Lugn och välmående i vardagen
      En vana för lugna dagar
      Omtanke för lugnare dagar
    `,
    forbidden: `
      Tinnitus borta för gott => Lugn och välmående i vardagen
      Botar öronsus => Låt en öronläkare undersöka dig
      Tyst i öronen på 7 dagar => Se mineralerna i innehållet
      Få hörseln tillbaka => Läs etiketten och fråga din läkare
    `,
    negatives: `hörapparat, hörapparater, hörseltest, audionom, vaxpropp, öronvax, hörlurar, öroninflammation, örhängen, piercing, ringsignal, öronproppar`,
  }),
  nails: niche({
    problems: `
      sköra naglar | de sköra naglarna | mina naglar går av
      gula tånaglar | de gula tånaglarna | mina tånaglar är gula
      naglar som skivar sig | naglarna som skivar sig | mina naglar skivar sig
      nagelsvamp | nagelsvampen | jag har nagelsvamp
    `,
    questions: `
      vad hjälper mot sköra naglar
      varför skivar sig naglarna
      vitaminer för starka naglar
      hur sköter man gula tånaglar
      vad ska man smörja på sköra naglar
    `,
    ingredients: `biotin, keratin, kisel, zink, tea tree-olja, kalcium, E-vitamin`,
    claims: `
      Välvårdade naglar i vardagen
      Din rutin för nagelvård
      Omsorg om händer och fötter
    `,
    forbidden: `
      Botar nagelsvamp => Din rutin för nagelvård
      Dödar svampen på 7 dagar => Låt en hudläkare undersöka nageln
      Nya naglar på en vecka => Välvårdade naglar i vardagen
      Ersätter svampmedel => Se ingredienserna i innehållet
    `,
    negatives: `nagelsalong, lösnaglar, akrylnaglar, gelenaglar, "press on naglar", nagellack, nageldesign, manikyr, pedikyr, fotvård, terbinafin, spikpistol`,
  }),
} satisfies Record<string, NichePack>;
