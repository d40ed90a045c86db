import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      vægtøgning | vægtøgningen | jeg tager hele tiden på
      oppustet mave | den oppustede mave | min mave er oppustet
      sukkertrang | sukkertrangen | jeg har lyst til sukker hele dagen
      småspisning om aftenen | småspisningen om aftenen | jeg småspiser om aftenen
      overvægt | overvægten | mine bukser er blevet for små
    `,
    questions: `
      hvad hjælper mod sukkertrang
      hvorfor er jeg altid sulten
      hvilken mad mætter længst
      hvordan stopper man med at småspise om aftenen
      loppefrøskaller eller glucomannan
    `,
    ingredients: `loppefrøskaller, glucomannan, grøn te-ekstrakt, koffein, krom, ingefær, æblecidereddike`,
    claims: `
      Passer til en varieret kost
      For dig, der spiser bevidst
      Sammen med kost og motion
    `,
    forbidden: `
      Tab 10 kilo på 30 dage => En del af en bevidst daglig rutine
      Vægttab uden slankekur => Passer til varieret kost og motion
      Får mavefedtet til at smelte => Se fibre og ekstrakter i formlen
      To tøjstørrelser mindre => For dig, der spiser bevidst
    `,
    negatives: `fedmeoperation, "gastric bypass", fedtsugning, slankesprøjte, "keto opskrifter", kostplan, madplan, "bmi beregner", kalorieberegner, kalorietabel, vægtvogterne, "periodisk faste"`,
  }),
  joints: niche({
    problems: `
      ledsmerter | ledsmerterne | mine led gør ondt
      knæsmerter | knæsmerterne | mit knæ gør ondt
      stive fingre | de stive fingre | mine fingre er stive
      knirkende knæ | de knirkende knæ | mine knæ knirker
      rygsmerter | rygsmerterne | min ryg gør ondt
    `,
    questions: `
      hvad hjælper mod knæsmerter
      hvorfor knirker mine knæ
      hvilke vitaminer er gode for leddene
      hvad er kollagen type 2 godt for
      stive led om morgenen
    `,
    ingredients: `kollagen type II, gurkemeje, MSM, kondroitin, glukosamin, hyaluronsyre, boswellia`,
    claims: `
      For dig, der er i bevægelse
      Bevægelse hører hverdagen til
      For dig, der gerne er aktiv
    `,
    forbidden: `
      Aldrig mere slidgigt => For dig, der er i bevægelse
      Genopbygger brusken => Se næringsstofferne i formlen
      Smertefri på 7 dage => Læs doseringen, og spørg din læge
      Erstatter smertestillende piller => En del af din daglige rutine
    `,
    negatives: `knæprotese, hofteprotese, "nyt knæ", fysioterapi, fysioterapeut, knæbind, knæstøtte, ortopæd, binyrebarkhormon, blokade, "øvelser knæ", reumatolog`,
  }),
  sleep: niche({
    problems: `
      søvnproblemer | søvnproblemerne | jeg kan ikke falde i søvn
      urolige nætter | de urolige nætter | jeg vender og drejer mig
      opvågning om natten | opvågningen om natten | jeg vågner kl. 3
      let søvn | den lette søvn | den mindste lyd vækker mig
      morgentræthed | morgentrætheden | jeg vågner træt
    `,
    questions: `
      hvad hjælper mod søvnproblemer
      hvorfor vågner jeg kl 3 om natten
      naturligt sovemiddel til voksne
      må man tage melatonin hver dag
      hvordan falder man hurtigt i søvn
    `,
    ingredients: `melatonin, magnesium, baldrian, kamille, L-theanin, passionsblomst, humle`,
    claims: `
      Til din aftenrutine
      En rolig afslutning på dagen
      Et stille øjeblik før sengetid
      Gør aftenen lidt roligere
    `,
    forbidden: `
      Kurerer søvnløshed => Til din aftenrutine
      Fald i søvn på 5 minutter => Et stille øjeblik før sengetid
      Virker som en sovepille => Tal med din læge om din søvn
      Garanteret god nattesøvn => Læs etiketten og doseringen
    `,
    negatives: `zopiclon, zolpidem, imovane, madras, madrasser, hovedpude, hovedpuder, tyngdedyne, søvnklinik, søvnapnø, cpap, "musik til søvn", "hvid støj", sovepose, godnatsang`,
  }),
  bloodSugar: niche({
    problems: `
      højt blodsukker | det høje blodsukker | mit blodsukker er højt
      svingende blodsukker | det svingende blodsukker | mit blodsukker svinger
      prædiabetes | prædiabetes | jeg har prædiabetes
      lyst til sødt | lysten til sødt | jeg vil altid have noget sødt
      insulinresistens | insulinresistensen | jeg har insulinresistens
    `,
    questions: `
      hvilken mad er god for blodsukkeret
      hvad er et normalt blodsukker
      berberin og blodsukker
      hjælper kanel på blodsukkeret
      hvad gør krom for blodsukkeret
    `,
    ingredients: `krom, ceylonkanel, berberin, magnesium, alfaliponsyre, bittermelon, gymnema`,
    claims: `
      Spis med omtanke hver dag
      Bedre valg på tallerkenen
      Sammen med dine måltider
    `,
    forbidden: `
      Kurerer diabetes => For dig, der spiser bevidst
      Sænker blodsukkeret => Se mineralerne i formlen
      Erstatter insulin => Stop aldrig en behandling uden din læge
      Smid metforminen ud => Tal med din læge før enhver ændring
    `,
    negatives: `insulin, insulinpumpe, metformin, blodsukkermåler, blodsukkerapparat, teststrimler, sensor, dexcom, "freestyle libre", "type 1 diabetes", graviditetsdiabetes, lancetter, langtidsblodsukker`,
  }),
  prostate: niche({
    problems: `
      forstørret prostata | den forstørrede prostata | min prostata er forstørret
      hyppig vandladning | den hyppige vandladning | jeg skal tit på toilettet
      svag stråle | den svage stråle | min stråle er svag
      natlig vandladning | den natlige vandladning | jeg må op om natten
      prostatagener | prostatagenerne | jeg har gener fra prostata
    `,
    questions: `
      hvad er godt for prostata
      hvorfor skal jeg tisse så tit om natten
      hvad er savpalme godt for
      kosttilskud prostata mænd over 50
      hvilken mad er god for prostata
    `,
    ingredients: `savpalme, pygeum, lykopen, græskarkerner, zink, selen, brændenælde`,
    claims: `
      Mænd, der passer på sig selv
      En daglig rutine for mænd
    `,
    forbidden: `
      Får prostata til at skrumpe => En daglig rutine for mænd
      Forebygger prostatakræft => Gå til kontrol, og spørg din læge
      Aldrig mere op om natten for at tisse => Se næringsstofferne i formlen
      Bedre end en operation => For mænd over 40 år
    `,
    negatives: `"psa tal", psa, biopsi, urolog, prostatakræft, prostataundersøgelse, tamsulosin, finasterid, kateter, strålebehandling, prostatamassage`,
  }),
  skin: niche({
    problems: `
      tør hud | den tørre hud | min hud er tør
      slap hud | den slappe hud | min hud er slap
      pigmentpletter | pigmentpletterne | jeg har pletter i ansigtet
      fine linjer | de fine linjer | jeg har fået fine linjer
      fedtet hud | den fedtede hud | mit ansigt skinner
    `,
    questions: `
      hvad hjælper mod tør hud
      virker kollagen på huden
      hvilke vitaminer er gode for huden
      hudpleje efter 40
      hvilket serum skal man bruge om aftenen
    `,
    ingredients: `kollagenpeptider, C-vitamin, hyaluronsyre, niacinamid, retinol, zink, E-vitamin`,
    claims: `
      Daglig pleje til din hud
      Din hudrutine, helt enkelt
      Pas på din hud hver dag
    `,
    forbidden: `
      Sletter rynker => Daglig pleje til din hud
      Se 10 år yngre ud => Din hudrutine, helt enkelt
      Virker som botox => Se konsistensen og brugen
      Slip af med akne for altid => Se ingredienserne i formlen
    `,
    negatives: `botox, fillers, laserbehandling, hudlæge, dermatolog, skønhedsklinik, kosmetolog, "kemisk peeling", tatovering, isotretinoin, hudkræft, udslæt`,
  }),
  hair: niche({
    problems: `
      hårtab | hårtabet | mit hår falder af
      tyndt hår | det tynde hår | mit hår bliver tyndere
      knækket hår | det knækkede hår | mit hår knækker
      høje tindinger | de høje tindinger | min hårgrænse rykker sig
      spaltede spidser | de spaltede spidser | mine spidser er spaltede
    `,
    questions: `
      hvad hjælper mod hårtab
      hvorfor falder mit hår af
      hvilket vitamin er godt for håret
      er biotin godt for håret
      hårtab efter graviditet
    `,
    ingredients: `biotin, zink, kollagen, B5-vitamin, keratin, silicium, hirse`,
    claims: `
      Daglig pleje til dit hår
      Til din hårrutine
      For dig, der holder af dit hår
    `,
    forbidden: `
      Kurerer skaldethed => Daglig pleje til dit hår
      Nyt hår på 30 dage => Til din hårrutine
      Stopper hårtab => Se vitaminerne i formlen
      Bedre end minoxidil => Sammenlign etiketten
    `,
    negatives: `minoxidil, regaine, rogaine, finasterid, hårtransplantation, paryk, parykker, extensions, frisure, frisurer, klipning, frisør, hårfarve, toupé`,
  }),
  vision: niche({
    problems: `
      trætte øjne | de trætte øjne | mine øjne er trætte
      sløret syn | det slørede syn | jeg ser sløret
      tørre øjne | de tørre øjne | mine øjne er tørre
      øjne der svier | øjnene, der svier | mine øjne svier ved skærmen
      dårligt nattesyn | det dårlige nattesyn | jeg ser dårligt om natten
    `,
    questions: `
      hvad hjælper mod trætte øjne
      hvilke vitaminer er gode for øjnene
      hvad er lutein godt for
      hvorfor ser jeg sløret
      hvile til øjnene ved skærmarbejde
    `,
    ingredients: `lutein, zeaxanthin, A-vitamin, omega-3, blåbær, zink, astaxanthin`,
    claims: `
      Til lange dage ved skærmen
      For dig, der læser meget
    `,
    forbidden: `
      Giver dig synet tilbage => Til lange dage ved skærmen
      Kurerer grå stær => Få tjekket synet, og spørg din øjenlæge
      Aldrig mere briller => Næringsstoffer til øjnene
      Stopper makuladegeneration => Se næringsstofferne i formlen
    `,
    negatives: `briller, brille, kontaktlinser, linser, øjenlaser, øjenoperation, synstest, synsprøve, øjenlæge, optiker, øjendråber, vipper, "grå stær operation"`,
  }),
  memory: niche({
    problems: `
      glemsomhed | glemsomheden | jeg glemmer hele tiden ting
      koncentrationsbesvær | koncentrationsbesværet | jeg kan ikke koncentrere mig
      hjernetåge | hjernetågen | mit hoved er tåget
      hukommelsesbesvær | hukommelsesbesværet | jeg glemmer navne
      manglende fokus | det manglende fokus | jeg bliver let distraheret
    `,
    questions: `
      hvad hjælper mod glemsomhed
      vitaminer til hukommelse og koncentration
      hvordan holder man fokus når man læser
      hvad er ginkgo biloba godt for
      hvorfor er jeg så glemsom
    `,
    ingredients: `ginkgo biloba, omega-3, fosfatidylserin, bacopa, B12-vitamin, koffein, pindsvinepigsvamp`,
    claims: `
      Til dage med mange opgaver
      Passer ind i din arbejdsdag
      Til lange dage med læsning
    `,
    forbidden: `
      Forebygger alzheimers => Til dage med mange opgaver
      Få din hukommelse tilbage => Passer ind i din arbejdsdag
      Behandler ADHD => Tal med en sundhedsperson
      Virker som Ritalin => Se næringsstofferne i formlen
    `,
    negatives: `hukommelseskort, "sd kort", ram, vendespil, huskespil, hukommelsestest, "memory foam", ritalin, adhd, alzheimers, demens, usb`,
  }),
  gut: niche({
    problems: `
      forstoppelse | forstoppelsen | jeg har forstoppelse
      oppustethed | oppustetheden | jeg føler mig oppustet
      luft i maven | luften i maven | jeg har luft i maven
      fordøjelsesbesvær | fordøjelsesbesværet | min mave driller
      træg mave | den træge mave | min mave er træg
    `,
    questions: `
      hvad hjælper mod oppustet mave
      hvad er probiotika godt for
      hvilke fibre er gode mod forstoppelse
      hvorfor er min mave oppustet efter mad
      hvordan får man en god tarmflora
    `,
    ingredients: `mælkesyrebakterier, loppefrøskaller, inulin, fordøjelsesenzymer, ingefær, pebermynte, magnesium`,
    claims: `
      Til bevidste måltider
      Balance starter på tallerkenen
    `,
    forbidden: `
      Kurerer forstoppelse => Din daglige portion fibre
      Udrenser tarmen på 3 dage => Læs doseringen, og drik vand til
      Dræber parasitter => Se ingredienserne i formlen
      Kurerer irritabel tyktarm => Tal med din læge
    `,
    negatives: `koloskopi, kikkertundersøgelse, afføringsmiddel, afføringsmidler, movicol, dulcolax, mavelæge, hæmorider, hæmorroider, "crohns sygdom", "colitis ulcerosa", omeprazol, klyster`,
  }),
  energy: niche({
    problems: `
      træthed | trætheden | jeg er altid træt
      lavt energiniveau | det lave energiniveau | jeg har ingen energi
      eftermiddagstræthed | eftermiddagstrætheden | jeg går kold efter frokost
      udmattelse | udmattelsen | jeg er udmattet
      manglende overskud | det manglende overskud | jeg mangler overskud
    `,
    questions: `
      hvad hjælper mod træthed
      hvilket vitamin giver energi
      hvorfor er jeg altid træt
      hvad kan man tage for at få mere energi
      hvilken mangel gør en træt
    `,
    ingredients: `koffein, guarana, B12-vitamin, jern, maca, coenzym Q10, kreatin`,
    claims: `
      Til dage med fuldt program
      Begynd dagen med en god vane
      Lavet til travle morgener
    `,
    forbidden: `
      Ubegrænset energi => Til dage med fuldt program
      Stopper kronisk træthed => Gå til lægen, hvis det bliver ved
      Øger dit testosteron => Se vitaminerne i formlen
      Virker med det samme => Læs doseringen på etiketten
    `,
    negatives: `elselskab, "billig strøm", elpriser, energimærke, solceller, energidrik, energidrikke, monster, "red bull", varmepumpe, ørsted, norlys`,
  }),
  oralCare: niche({
    problems: `
      dårlig ånde | den dårlige ånde | min ånde lugter
      blødende tandkød | det blødende tandkød | mit tandkød bløder
      gule tænder | de gule tænder | mine tænder er gule
      følsomme tænder | de følsomme tænder | det iser i mine tænder
      tandsten | tandstenen | jeg har tandsten
    `,
    questions: `
      hvad hjælper mod dårlig ånde
      hvorfor bløder mit tandkød når jeg børster
      mælkesyrebakterier mod dårlig ånde
      hvordan passer man på sit tandkød
      hvilket mundskyl mod dårlig ånde
    `,
    ingredients: `xylitol, mælkesyrebakterier, pebermynte, propolis, calcium, grøn te, hydroxyapatit`,
    claims: `
      Daglig pleje til din mund
      Mere end børste og tandtråd
      Din daglige mundpleje
    `,
    forbidden: `
      Får tænderne til at vokse ud igen => Mere end børste og tandtråd
      Kurerer paradentose => Daglig pleje til din mund
      Aldrig mere til tandlægen => Gå til tandlæge to gange om året
      Hvide tænder på 3 dage => Se formlen og brugen
    `,
    negatives: `tandlæge, tandlæger, tandimplantat, implantat, tandforsikring, tandbøjle, bøjle, invisalign, facader, gebis, rodbehandling, visdomstænder, krone`,
  }),
  tinnitus: niche({
    problems: `
      ringen for ørerne | ringen for ørerne | det ringer for mine ører
      susen for ørerne | susen for ørerne | det suser for mine ører
      tinnitus | tinnitus | jeg har tinnitus
      tryk for ørerne | trykket for ørerne | jeg har tryk for ørerne
      hyletone i øret | hyletonen i øret | jeg hører en hyletone
    `,
    questions: `
      hvad hjælper mod tinnitus
      hvorfor ringer det for mine ører
      hvilke vitaminer mod tinnitus
      susen for ørerne om natten
      hvilken læge ved tinnitus
    `,
    ingredients: `ginkgo biloba, zink, magnesium, B12-vitamin, hibiscus, hvidløg, hvidtjørn`,
    claims: `
      Til rolige stunder
      En god vane til rolige dage
    `,
    forbidden: `
      Slip af med tinnitus for altid => Til rolige stunder
      Kurerer tinnitus => Få det undersøgt hos en ørelæge
      Stilhed på 7 dage garanteret => Se mineralerne i formlen
      Giver dig hørelsen tilbage => Læs etiketten, og spørg din læge
    `,
    negatives: `høreapparat, høreapparater, høretest, høreprøve, audiolog, ørelæge, ørevoks, høretelefoner, ørepropper, øreringe, piercing, ringetone, mellemørebetændelse`,
  }),
  nails: niche({
    problems: `
      skøre negle | de skøre negle | mine negle knækker
      gule tånegle | de gule tånegle | mine tånegle er gule
      flossede negle | de flossede negle | mine negle flosser
      neglesvamp | neglesvampen | jeg har neglesvamp
      riller i neglene | rillerne i neglene | jeg har riller i neglene
    `,
    questions: `
      hvad hjælper mod skøre negle
      hvorfor flosser mine negle
      hvilke vitaminer til stærke negle
      hvordan plejer man gule tånegle
      hvilken mangel giver dårlige negle
    `,
    ingredients: `biotin, keratin, silicium, zink, tea tree-olie, calcium, E-vitamin`,
    claims: `
      Velplejede negle hver dag
      Din neglerutine
      Pleje til hænder og fødder
    `,
    forbidden: `
      Kurerer neglesvamp => Din neglerutine
      Dræber svamp på 7 dage => Få det undersøgt hos en hudlæge
      Nye negle på en uge => Velplejede negle hver dag
      Erstatter svampemidler => Se ingredienserne i formlen
    `,
    negatives: `neglesalon, neglestudie, gelenegle, "gele negle", akrylnegle, "press on negle", neglelak, neglekunst, manicure, pedicure, fodterapeut, terbinafin, sømpistol`,
  }),
} satisfies Record<string, NichePack>;
