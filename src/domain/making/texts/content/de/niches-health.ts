import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      gewichtszunahme | die Gewichtszunahme | ich nehme ständig zu
      blähbauch | den Blähbauch | mein Bauch ist aufgebläht
      heißhunger | den Heißhunger | ich habe ständig Lust auf Süßes
      nächtliches essen | das nächtliche Essen | ich esse abends noch zu viel
      übergewicht | das Übergewicht | meine Hose passt nicht mehr
    `,
    questions: `
      was hilft gegen heißhunger auf süßes
      warum habe ich ständig hunger
      welche lebensmittel machen lange satt
      wie höre ich auf abends zu naschen
      flohsamenschalen oder glucomannan
    `,
    ingredients: `Flohsamenschalen, Glucomannan, Grüntee-Extrakt, Koffein, Chrom, Ingwer, Apfelessig`,
    claims: `
      Zur ausgewogenen Ernährung
      Für bewusste Essgewohnheiten
      Passt zu Ernährung und Sport
    `,
    forbidden: `
      10 Kilo in 30 Tagen abnehmen => Teil einer bewussten täglichen Routine
      Abnehmen ohne Diät => Passt zu ausgewogener Ernährung und Bewegung
      Lässt Bauchfett schmelzen => Ballaststoffe und Extrakte in der Rezeptur ansehen
      Zwei Kleidergrößen weniger => Für Menschen, die bewusst essen
    `,
    negatives: `magenverkleinerung, magenband, fettabsaugung, abnehmspritze, "keto rezepte", diätplan, ernährungsplan, "bmi rechner", kalorienrechner, kalorientabelle, "weight watchers", intervallfasten`,
  }),
  joints: niche({
    problems: `
      gelenkschmerzen | die Gelenkschmerzen | meine Gelenke tun weh
      knieschmerzen | die Knieschmerzen | mein Knie tut weh
      steife finger | die steifen Finger | meine Finger sind morgens steif
      knacken im knie | das Knacken im Knie | mein Knie knackt beim Gehen
      rückenschmerzen | die Rückenschmerzen | mein Rücken tut weh
    `,
    questions: `
      was tun bei knieschmerzen
      warum knacken meine knie
      welche vitamine für gelenke
      wofür ist kollagen typ 2 gut
      steife gelenke am morgen was tun
    `,
    ingredients: `Kollagen Typ II, Kurkuma, MSM, Chondroitin, Glucosamin, Hyaluronsäure, Weihrauch`,
    claims: `
      Für Menschen in Bewegung
      Bewegung gehört zum Alltag
      Für alle, die gern aktiv sind
    `,
    forbidden: `
      Nie wieder Arthrose => Für Menschen in Bewegung
      Baut den Knorpel wieder auf => Die Nährstoffe der Rezeptur ansehen
      Schmerzfrei in 7 Tagen => Einnahmehinweise lesen und den Arzt fragen
      Ersetzt Schmerzmittel => Teil Ihrer täglichen Routine
    `,
    negatives: `knieprothese, hüftprothese, "künstliches kniegelenk", physiotherapie, physiotherapeut, krankengymnastik, kniebandage, bandage, orthopäde, kortisonspritze, "übungen knie"`,
  }),
  sleep: niche({
    problems: `
      einschlafprobleme | die Einschlafprobleme | ich kann nicht einschlafen
      durchschlafprobleme | die Durchschlafprobleme | ich wache nachts auf
      unruhige nächte | die unruhigen Nächte | ich wälze mich im Bett
      schlafmangel | den Schlafmangel | ich schlafe zu wenig
      morgenmüdigkeit | die Morgenmüdigkeit | ich wache müde auf
    `,
    questions: `
      was hilft beim einschlafen
      warum wache ich um 3 uhr auf
      natürliche einschlafhilfe für erwachsene
      kann man melatonin jeden tag nehmen
      wie schlafe ich die ganze nacht durch
    `,
    ingredients: `Melatonin, Magnesium, Baldrian, Kamille, Lavendel, Passionsblume, Hopfen`,
    claims: `
      Für Ihre Abendroutine
      Den Tag ruhig beenden
      Ein ruhiger Moment am Abend
      Abends bewusst abschalten
    `,
    forbidden: `
      Heilt Schlaflosigkeit => Für Ihre Abendroutine
      In 5 Minuten einschlafen => Ein ruhiger Moment am Abend
      Wirkt wie eine Schlaftablette => Sprechen Sie mit Ihrem Arzt über Ihren Schlaf
      Garantiert durchschlafen => Etikett und Einnahmehinweise lesen
    `,
    negatives: `zopiclon, zolpidem, trazodon, matratze, matratzen, kopfkissen, bettdecke, schlaflabor, schlafapnoe, cpap, einschlafmusik, "musik zum einschlafen", schlaflied, schlafsack`,
  }),
  bloodSugar: niche({
    problems: `
      hohe blutzuckerwerte | die hohen Blutzuckerwerte | mein Blutzucker ist hoch
      blutzuckerspitzen | die Blutzuckerspitzen | mein Zucker steigt nach dem Essen
      prädiabetes | den Prädiabetes | ich habe Prädiabetes
      heißhunger auf süßes | den Heißhunger auf Süßes | ich will immer etwas Süßes
      insulinresistenz | die Insulinresistenz | ich habe eine Insulinresistenz
    `,
    questions: `
      welche lebensmittel sind gut für den blutzucker
      welcher blutzuckerwert ist normal
      berberin und blutzucker
      hilft zimt bei hohem blutzucker
      wie wirkt chrom auf den blutzucker
    `,
    ingredients: `Chrom, Ceylon-Zimt, Berberin, Magnesium, Alpha-Liponsäure, Bittermelone, Gymnema`,
    claims: `
      Für bewusste Ernährung
      Gute Wahl auf Ihrem Teller
      Neben ausgewogenen Mahlzeiten
    `,
    forbidden: `
      Besiegt Diabetes => Für alle, die bewusst essen
      Senkt den Blutzucker => Die Mineralstoffe der Rezeptur ansehen
      Ersetzt Insulin => Eine Behandlung nie ohne den Arzt ändern
      Metformin endlich absetzen => Vor jeder Änderung mit dem Arzt sprechen
    `,
    negatives: `insulin, insulinpumpe, metformin, blutzuckermessgerät, teststreifen, blutzuckertabelle, sensor, dexcom, "freestyle libre", "diabetes typ 1", schwangerschaftsdiabetes, stechhilfe, hba1c`,
  }),
  prostate: niche({
    problems: `
      vergrößerte prostata | die vergrößerte Prostata | meine Prostata ist vergrößert
      häufiges wasserlassen | das häufige Wasserlassen | ich muss oft zur Toilette
      schwacher harnstrahl | den schwachen Harnstrahl | mein Strahl ist schwach
      nächtlicher harndrang | den nächtlichen Harndrang | ich muss nachts raus
      prostatabeschwerden | die Prostatabeschwerden | ich habe Probleme mit der Prostata
    `,
    questions: `
      was ist gut für die prostata
      warum muss ich nachts so oft auf toilette
      wofür ist sägepalme gut
      nahrungsergänzung prostata ab 50
      welche lebensmittel sind gut für die prostata
    `,
    ingredients: `Sägepalme, Pygeum, Lycopin, Kürbiskern, Zink, Selen, Brennnessel`,
    claims: `
      Männer, die auf sich achten
      Tägliche Routine für Männer
    `,
    forbidden: `
      Lässt die Prostata schrumpfen => Tägliche Routine für Männer
      Beugt Prostatakrebs vor => Vorsorge nutzen und den Arzt fragen
      Nachts nie mehr raus müssen => Die Nährstoffe der Rezeptur ansehen
      Besser als eine Operation => Für Männer, die auf sich achten
    `,
    negatives: `"psa wert", psa, biopsie, urologe, prostatakrebs, prostatauntersuchung, tamsulosin, finasterid, katheter, bestrahlung, prostatamassage`,
  }),
  skin: niche({
    problems: `
      trockene haut | die trockene Haut | meine Haut ist trocken
      schlaffe haut | die schlaffe Haut | meine Haut wird schlaff
      pigmentflecken | die Pigmentflecken | ich habe Flecken im Gesicht
      feine linien | die feinen Linien | ich habe feine Linien
      fettige haut | die fettige Haut | mein Gesicht glänzt
    `,
    questions: `
      was hilft gegen trockene haut
      bringt kollagen etwas für die haut
      welche vitamine für die haut
      hautpflege ab 40 routine
      welches serum abends benutzen
    `,
    ingredients: `Kollagenpeptide, Vitamin C, Hyaluronsäure, Niacinamid, Retinol, Zink, Vitamin E`,
    claims: `
      Tägliche Pflege für Ihre Haut
      Ihre Hautpflege, ganz einfach
      Pflege am Morgen und am Abend
    `,
    forbidden: `
      Löscht Falten aus => Tägliche Pflege für Ihre Haut
      Sehen Sie 10 Jahre jünger aus => Ihre Hautpflege, ganz einfach
      Wirkt wie Botox => Textur und Anwendung ansehen
      Akne für immer weg => Die Inhaltsstoffe der Rezeptur ansehen
    `,
    negatives: `botox, filler, hyaluronspritze, laserbehandlung, hautarzt, dermatologe, kosmetikstudio, "chemisches peeling", tattoo, isotretinoin, hautkrebs, hautausschlag`,
  }),
  hair: niche({
    problems: `
      haarausfall | den Haarausfall | mir fallen die Haare aus
      dünnes haar | das dünne Haar | mein Haar wird dünner
      brüchige haare | die brüchigen Haare | meine Haare brechen ab
      geheimratsecken | die Geheimratsecken | mein Haaransatz geht zurück
      spliss | den Spliss | meine Spitzen sind gespalten
    `,
    questions: `
      was hilft gegen haarausfall
      warum fallen mir die haare aus
      welches vitamin fehlt bei haarausfall
      ist biotin gut für die haare
      haarausfall nach der schwangerschaft
    `,
    ingredients: `Biotin, Zink, Kollagen, Vitamin B5, Keratin, Kieselerde, Hirse`,
    claims: `
      Tägliche Pflege fürs Haar
      Für Ihre Haarpflege-Routine
      Für alle, die ihr Haar lieben
    `,
    forbidden: `
      Heilt Glatzen => Tägliche Pflege fürs Haar
      Neue Haare in 30 Tagen => Für Ihre Haarpflege-Routine
      Stoppt Haarausfall => Die Vitamine der Rezeptur ansehen
      Besser als Minoxidil => Das Etikett vergleichen
    `,
    negatives: `minoxidil, regaine, finasterid, haartransplantation, perücke, perücken, extensions, frisur, frisuren, haarschnitt, friseur, friseurin, haarfarbe, haarteil`,
  }),
  vision: niche({
    problems: `
      müde augen | die müden Augen | meine Augen sind müde
      verschwommenes sehen | das verschwommene Sehen | ich sehe verschwommen
      trockene augen | die trockenen Augen | meine Augen sind trocken
      augenbrennen | das Augenbrennen | meine Augen brennen am Bildschirm
      nachtblindheit | die Nachtblindheit | ich sehe nachts schlecht
    `,
    questions: `
      was hilft gegen müde augen
      welche vitamine sind gut für die augen
      wofür ist lutein gut
      warum sehe ich verschwommen
      augen entspannen bei bildschirmarbeit
    `,
    ingredients: `Lutein, Zeaxanthin, Vitamin A, Omega-3, Heidelbeere, Zink, Astaxanthin`,
    claims: `
      Für lange Tage am Bildschirm
      Für alle, die viel lesen
    `,
    forbidden: `
      Stellt die Sehkraft wieder her => Für lange Tage am Bildschirm
      Heilt grauen Star => Sehtest machen und den Augenarzt fragen
      Nie wieder eine Brille => Nährstoffe für Ihre Augen
      Stoppt Makuladegeneration => Die Nährstoffe der Rezeptur ansehen
    `,
    negatives: `brille, brillen, kontaktlinsen, lasik, augenlasern, "augen lasern", sehtest, augenarzt, optiker, augentropfen, wimpern, "grauer star op"`,
  }),
  memory: niche({
    problems: `
      vergesslichkeit | die Vergesslichkeit | ich vergesse ständig etwas
      konzentrationsschwäche | die Konzentrationsschwäche | ich kann mich nicht konzentrieren
      gehirnnebel | den Gehirnnebel | mein Kopf ist wie in Watte
      gedächtnisprobleme | die Gedächtnisprobleme | mir fallen Namen nicht ein
      konzentrationsprobleme | die Konzentrationsprobleme | ich bin schnell abgelenkt
    `,
    questions: `
      was hilft gegen vergesslichkeit
      welche vitamine für gedächtnis und konzentration
      wie konzentriert bleiben beim lernen
      wofür ist ginkgo gut
      warum bin ich so vergesslich
    `,
    ingredients: `Ginkgo, Omega-3, Phosphatidylserin, Bacopa, Vitamin B12, Koffein, Igelstachelbart`,
    claims: `
      Für Tage mit vielen Aufgaben
      Passt in Ihren Arbeitsalltag
      Für lange Lern- und Bürotage
    `,
    forbidden: `
      Schützt vor Alzheimer => Für Tage mit vielen Aufgaben
      Holt Ihr Gedächtnis zurück => Passt in Ihren Arbeitsalltag
      Behandelt ADHS => Mit medizinischem Fachpersonal sprechen
      Wirkt wie Ritalin => Die Nährstoffe der Rezeptur ansehen
    `,
    negatives: `speicherkarte, arbeitsspeicher, ram, "memory spiel", "memory foam", gedächtnisspiele, gedächtnistest, ritalin, adhs, alzheimer, demenz, "usb stick"`,
  }),
  gut: niche({
    problems: `
      verstopfung | die Verstopfung | ich habe Verstopfung
      blähungen | die Blähungen | ich habe Blähungen
      völlegefühl | das Völlegefühl | ich bin nach dem Essen zu voll
      verdauungsprobleme | die Verdauungsprobleme | mein Bauch macht Probleme
      träge verdauung | die träge Verdauung | meine Verdauung ist träge
    `,
    questions: `
      was hilft gegen blähungen
      wofür sind probiotika gut
      welche ballaststoffe helfen bei verstopfung
      warum ist mein bauch nach dem essen aufgebläht
      darmflora aufbauen womit
    `,
    ingredients: `Probiotika, Flohsamen, Inulin, Verdauungsenzyme, Ingwer, Pfefferminze, Magnesium`,
    claims: `
      Für bewusste Mahlzeiten
      Balance beginnt am Esstisch
    `,
    forbidden: `
      Heilt Verstopfung => Ballaststoffe für jeden Tag
      Entgiftet den Darm in 3 Tagen => Einnahmehinweise lesen und genug trinken
      Tötet Parasiten ab => Die Zutaten der Rezeptur ansehen
      Heilt den Reizdarm => Mit dem Arzt sprechen
    `,
    negatives: `darmspiegelung, abführmittel, laxoberal, dulcolax, gastroenterologe, hämorrhoiden, "morbus crohn", "colitis ulcerosa", omeprazol, einlauf, pantoprazol`,
  }),
  energy: niche({
    problems: `
      ständige müdigkeit | die ständige Müdigkeit | ich bin ständig müde
      antriebslosigkeit | die Antriebslosigkeit | mir fehlt der Antrieb
      mittagstief | das Mittagstief | nach dem Essen werde ich müde
      erschöpfung | die Erschöpfung | ich bin erschöpft
      energielosigkeit | die Energielosigkeit | ich habe keine Energie
    `,
    questions: `
      was hilft gegen müdigkeit
      welches vitamin gibt energie
      warum bin ich immer so müde
      was tun gegen das mittagstief
      welcher mangel macht müde
    `,
    ingredients: `Koffein, Guarana, Vitamin B12, Eisen, Maca, Coenzym Q10, Kreatin`,
    claims: `
      Für Tage voller Termine
      Guter Start in den Morgen
      Für einen vollen Kalender
    `,
    forbidden: `
      Unbegrenzte Energie => Für Tage voller Termine
      Beendet chronische Müdigkeit => Anhaltende Anzeichen ärztlich abklären lassen
      Steigert das Testosteron => Die Vitamine der Rezeptur ansehen
      Wirkt sofort => Einnahmehinweise auf dem Etikett lesen
    `,
    negatives: `energieversorger, stromanbieter, solarenergie, "energy drink", "energy drinks", monster, "red bull", energiekosten, gasanbieter, photovoltaik, testosteronspritze`,
  }),
  oralCare: niche({
    problems: `
      mundgeruch | den Mundgeruch | mein Atem riecht
      zahnfleischbluten | das Zahnfleischbluten | mein Zahnfleisch blutet
      gelbe zähne | die gelben Zähne | meine Zähne sind gelb
      empfindliche zähne | die empfindlichen Zähne | Kaltes tut an den Zähnen weh
      zahnstein | den Zahnstein | ich habe Zahnstein
    `,
    questions: `
      was hilft gegen mundgeruch
      warum blutet mein zahnfleisch beim putzen
      probiotika gegen mundgeruch
      zahnfleisch zu hause pflegen
      welche mundspülung gegen mundgeruch
    `,
    ingredients: `Xylit, orale Probiotika, Pfefferminze, Propolis, Calcium, Grüntee, Hydroxylapatit`,
    claims: `
      Tägliche Pflege für den Mund
      Mehr als Bürste und Zahnseide
      Ihre Mundpflege-Routine
    `,
    forbidden: `
      Lässt Zähne nachwachsen => Mehr als Bürste und Zahnseide
      Heilt Parodontitis => Tägliche Pflege für den Mund
      Nie wieder zum Zahnarzt => Zweimal im Jahr zur Kontrolle gehen
      Weiße Zähne in 3 Tagen => Rezeptur und Anwendung ansehen
    `,
    negatives: `zahnarzt, zahnärztin, implantat, zahnimplantat, zahnversicherung, zahnzusatzversicherung, zahnspange, invisalign, veneers, prothese, wurzelbehandlung, weisheitszähne, zahnkrone`,
  }),
  tinnitus: niche({
    problems: `
      ohrgeräusche | die Ohrgeräusche | ich höre Geräusche im Ohr
      piepen im ohr | das Piepen im Ohr | mein Ohr piept
      tinnitus | den Tinnitus | ich habe Tinnitus
      ohrensausen | das Ohrensausen | es saust in meinem Ohr
      druck auf den ohren | den Druck auf den Ohren | meine Ohren sind zu
    `,
    questions: `
      was hilft gegen ohrgeräusche
      warum piept mein ohr
      welche vitamine bei tinnitus
      piepen im ohr nachts was tun
      welcher arzt bei tinnitus
    `,
    ingredients: `Ginkgo, Zink, Magnesium, Vitamin B12, Hibiskus, Knoblauch, Weißdorn`,
    claims: `
      Für ruhige Momente am Tag
      Eine Routine für ruhige Tage
    `,
    forbidden: `
      Tinnitus für immer weg => Für ruhige Momente am Tag
      Heilt Ohrgeräusche => Zur Abklärung zum HNO-Arzt gehen
      Stille in 7 Tagen garantiert => Die Mineralstoffe der Rezeptur ansehen
      Stellt das Gehör wieder her => Etikett lesen und den Arzt fragen
    `,
    negatives: `hörgerät, hörgeräte, hörtest, hörakustiker, "hno arzt", ohrenschmalz, kopfhörer, ohrstöpsel, ohrringe, piercing, klingelton, mittelohrentzündung`,
  }),
  nails: niche({
    problems: `
      brüchige nägel | die brüchigen Nägel | meine Nägel brechen ab
      gelbe fußnägel | die gelben Fußnägel | meine Fußnägel sind gelb
      splitternde nägel | die splitternden Nägel | meine Nägel splittern
      nagelpilz | den Nagelpilz | ich habe Nagelpilz
      rillen in den nägeln | die Rillen in den Nägeln | meine Nägel haben Rillen
    `,
    questions: `
      was hilft gegen brüchige nägel
      warum splittern meine nägel
      welche vitamine für starke nägel
      gelbe fußnägel richtig pflegen
      welcher mangel bei brüchigen nägeln
    `,
    ingredients: `Biotin, Keratin, Kieselerde, Zink, Teebaumöl, Calcium, Vitamin E`,
    claims: `
      Gepflegte Nägel jeden Tag
      Ihre Nagelpflege-Routine
      Pflege für Hände und Füße
    `,
    forbidden: `
      Heilt Nagelpilz => Ihre Nagelpflege-Routine
      Tötet den Pilz in 7 Tagen => Zur Abklärung zum Hautarzt gehen
      Neue Nägel in einer Woche => Gepflegte Nägel jeden Tag
      Ersetzt Mittel gegen Pilz => Die Inhaltsstoffe der Rezeptur ansehen
    `,
    negatives: `nagelstudio, nagelstudios, gelnägel, acrylnägel, "press on nails", nageldesign, nagellack, maniküre, pediküre, podologe, fußpflege, terbinafin, nagelpistole`,
  }),
} satisfies Record<string, NichePack>;
