import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      stumpfe messer | die stumpfen Messer | meine Messer sind stumpf
      essen klebt an der pfanne | das Ankleben in der Pfanne | in meiner Pfanne klebt alles an
      kleine küche | die kleine Küche | meine Küche ist winzig
      unordnung in der küche | die Unordnung in der Küche | meine Arbeitsplatte ist voll
      tränende augen beim zwiebelschneiden | die Tränen beim Zwiebelschneiden | ich weine beim Zwiebelschneiden
    `,
    questions: `
      welches messerset für zu hause
      welche beschichtete pfanne kaufen
      wie schärft man küchenmesser richtig
      platzsparende küchenhelfer
      bester gemüseschneider
    `,
    ingredients: `Edelstahl, Keramik, Silikon, Glas, Bambus, Gusseisen, Antihaftbeschichtung`,
    claims: `
      Für alle, die bequem kochen
      Für die tägliche Küche
    `,
    forbidden: `
      Muss nie wieder geschärft werden => Stahl und Pflege ansehen
      Das beste Messer der Welt => Stahl, Griff und Größe ansehen
      Hält ein Leben lang => Pflege und Reinigung ansehen
      Nie wieder klebt etwas an => Beschichtung und Anwendung ansehen
    `,
    negatives: `rezept, rezepte, restaurant, restaurants, kochkurs, kochkurse, küchenstudio, einbauküche, arbeitsplatte, gastronomie, gastrobedarf`,
  }),
  fitness: niche({
    problems: `
      keine zeit fürs fitnessstudio | die fehlende Zeit fürs Studio | ich habe keine Zeit fürs Studio
      kein platz zu hause | den fehlenden Platz zu Hause | ich trainiere im Schlafzimmer
      schlechte haltung | die schlechte Haltung | meine Haltung ist schlecht
      schwache griffkraft | die schwache Griffkraft | mein Griff ist schwach
      wenig bewegung im homeoffice | die wenige Bewegung im Homeoffice | ich sitze den ganzen Tag
    `,
    questions: `
      beste fitnessgeräte für kleine wohnungen
      lohnt sich ein klappbares laufband
      welches widerstandsband für anfänger
      home gym einrichten was brauche ich
      bester haltungstrainer
    `,
    ingredients: `Stahl, Latex, EVA, Neopren, Nylon, Schaumstoff, Aluminium`,
    claims: `
      Zu Hause im eigenen Tempo
      Ausstattung fürs Heimtraining
    `,
    forbidden: `
      Flacher Bauch in 15 Tagen => Training zu Hause im eigenen Tempo
      Abnehmen im Schlaf => Mögliche Übungen ansehen
      Garantierte Ergebnisse => Belastung, Größe und Einsatz ansehen
      Ersetzt das Fitnessstudio => Ausstattung fürs Heimtraining
    `,
    negatives: `"fitnessstudio in der nähe", mitgliedschaft, mcfit, "personal trainer", peloton, trainingsplan, "übungen pdf", proteinpulver, kreatin, steroide, fitnesstrainer`,
  }),
  pets: niche({
    problems: `
      tierhaare in der wohnung | die Tierhaare in der Wohnung | mein Hund haart überall
      ängstlicher hund | den ängstlichen Hund | mein Hund bellt allein
      katze kratzt am sofa | das Kratzen am Sofa | meine Katze kratzt am Sofa
      hund zieht an der leine | das Ziehen an der Leine | mein Hund zieht
      geruch im katzenklo | den Geruch im Katzenklo | das Katzenklo riecht
    `,
    questions: `
      welche bürste gegen hundehaare
      wie beruhige ich meinen hund
      lohnt sich ein trinkbrunnen für katzen
      welches geschirr für hunde die ziehen
      bester kratzbaum für kleine wohnungen
    `,
    ingredients: `Silikon, Edelstahl, Baumwolle, Nylon, ABS-Kunststoff, Sisal, Schaumstoff`,
    claims: `
      Im Alltag mit Ihrem Tier
      Größe passend zum Tier wählen
    `,
    forbidden: `
      Heilt Hundearthrose => Mehr Komfort für Ihr Tier
      Flöhe für immer weg => Anwendung und Dauer ansehen
      Von Tierärzten empfohlen => Fragen Sie Ihren Tierarzt
      In 3 Tagen erzogen => Hilft bei täglichen Spaziergängen
    `,
    negatives: `adoption, adoptieren, "welpen kaufen", "kitten kaufen", züchter, tierheim, hundenamen, katzennamen, hundesalon, hundesteuer, tierkrankenversicherung, hundeschule`,
  }),
  home: niche({
    problems: `
      kleine wohnung | die kleine Wohnung | meine Wohnung ist klein
      unordnung | die Unordnung | bei mir liegt alles herum
      staub in der wohnung | den Staub in der Wohnung | bei mir staubt es schnell ein
      feuchte wände | die feuchten Wände | meine Wände sind feucht
      dunkles zimmer | das dunkle Zimmer | mein Zimmer ist dunkel
    `,
    questions: `
      kleine wohnung ordentlich halten
      bester staubsauger für kleine wohnungen
      lohnt sich ein luftentfeuchter
      welche lampe fürs schlafzimmer
      kleiderschrank sortieren womit
    `,
    ingredients: `Holz, Metall, ABS-Kunststoff, Stoff, Glas, LED, HEPA-Filter`,
    claims: `
      Praktische Hilfe im Haushalt
      Für den Alltag in der Wohnung
    `,
    forbidden: `
      Tötet 100 % aller Bakterien => Filter und Fläche ansehen
      Der stärkste Sauger der Welt => Leistung, Lautstärke und Größe ansehen
      Saubere Wohnung ganz von selbst => Hilft bei der täglichen Reinigung
      Nie wieder Schimmel => Fläche und Anwendung ansehen
    `,
    negatives: `"wohnung mieten", "haus kaufen", mietwohnung, immobilien, immobilienscout, grundriss, architekt, makler, baufinanzierung, bausparen, ikea, obi, bauhaus, hornbach`,
  }),
  car: niche({
    problems: `
      kratzer im lack | die Kratzer im Lack | mein Auto hat Kratzer
      schmutziger innenraum | den schmutzigen Innenraum | mein Auto ist innen schmutzig
      platter reifen | den platten Reifen | mein Reifen ist platt
      leere autobatterie | die leere Autobatterie | mein Auto springt nicht an
      handy rutscht im auto | das rutschende Handy | mein Handy fällt im Auto herunter
    `,
    questions: `
      bester handstaubsauger fürs auto
      wie entfernt man kratzer am auto
      lohnt sich ein mobiler kompressor
      welche handyhalterung fürs auto
      beste dashcam
    `,
    ingredients: `ABS-Kunststoff, Aluminium, Mikrofaser, Kunstleder, Silikon, Lithium-Akku`,
    claims: `
      Praktisch auf jeder Fahrt
      Prüfen, ob es ins Auto passt
    `,
    forbidden: `
      Entfernt jeden Kratzer => Sehen, für welche Kratzer es gedacht ist
      Spart 50 % Sprit => Funktion und Einbau ansehen
      Der beste Kompressor der Welt => Leistung, Kabel und Zubehör vergleichen
      Passt in jedes Auto => Passende Modelle prüfen
    `,
    negatives: `gebrauchtwagen, neuwagen, autohaus, autohändler, zulassung, "kfz versicherung", autoversicherung, autokredit, leasing, "werkstatt in der nähe", "mobile de", autoscout, führerschein`,
  }),
  baby: niche({
    problems: `
      baby schläft nicht | die unruhigen Babynächte | mein Baby schläft nicht
      kleckern beim essen | das Kleckern beim Essen | mein Baby kleckert
      krabbelndes baby | das krabbelnde Baby | mein Baby krabbelt
      unterwegs mit baby | die Ausflüge mit Baby | ich bin mit dem Baby unterwegs
      steckdosen im haushalt | die Steckdosen im Haushalt | mein Baby greift in die Steckdose
    `,
    questions: `
      bestes babyphone mit kamera
      welchen hochstuhl kaufen
      lohnt sich ein kompakter buggy
      wie macht man steckdosen kindersicher
      beste krabbeldecke
    `,
    ingredients: `Silikon, Baumwolle, BPA-freier Kunststoff, EVA, waschbarer Stoff, Holz`,
    claims: `
      Für Eltern und Babys gemacht
      Für den Alltag mit Baby
      Alter und Gewicht ansehen
    `,
    forbidden: `
      Ihr Baby schläft die ganze Nacht => Für das Abendritual mit Baby
      Heilt Koliken => Fragen Sie die Kinderarztpraxis
      Absolut sicher für jedes Kind => Norm und Altersangabe ansehen
      Verhindert den plötzlichen Kindstod => Den Rat der Kinderarztpraxis befolgen
    `,
    negatives: `babynamen, vornamen, babyparty, "gender reveal", "baby shark", reborn, kinderarzt, kita, tagesmutter, babysitter, impfung, impfungen, schwangerschaftstest, elterngeld`,
  }),
  beautyDevices: niche({
    problems: `
      unerwünschte haare | die unerwünschten Haare | ich möchte Haare entfernen
      krauses haar | das krause Haar | mein Haar ist kraus
      hornhaut | die Hornhaut | meine Fersen sind rau
      müdes gesicht | das müde Gesicht | mein Gesicht sieht müde aus
      mitesser | die Mitesser | ich habe Mitesser
    `,
    questions: `
      welche glättbürste kaufen
      lohnt sich ein epilierer
      funktioniert ipl zu hause
      bringt ein porensauger etwas
      bester elektrischer hornhautentferner
    `,
    ingredients: `Keramik, Turmalin, Edelstahl, Titan, Silikon, LED, Akku`,
    claims: `
      Pflegezeit in Ihrem Bad
      Für die Pflege zu Hause
    `,
    forbidden: `
      Haare für immer weg => Anwendung und Bereiche ansehen
      Macht Ihr Gesicht 10 Jahre jünger => Für die Pflege zu Hause
      Völlig schmerzfrei => Stufen und Hinweise ansehen
      Perfekte Haut in 7 Tagen => Modi und Aufsätze ansehen
    `,
    negatives: `friseur, nagelstudio, kosmetikstudio, laserpraxis, "dauerhafte haarentfernung kosten", waxing, barbershop, kosmetikschule, kosmetikerin, "haarentfernung studio"`,
  }),
  garden: niche({
    problems: `
      vertrocknete pflanzen | die vertrockneten Pflanzen | meine Pflanzen vertrocknen
      hohes unkraut | das hohe Unkraut | mein Garten ist voller Unkraut
      dunkler garten | den dunklen Garten | mein Garten ist abends dunkel
      mücken im garten | die Mücken im Garten | bei mir gibt es viele Mücken
      verknoteter gartenschlauch | den verknoteten Schlauch | mein Schlauch verdreht sich
    `,
    questions: `
      bester rasentrimmer für kleine gärten
      pflanzen im urlaub gießen
      lohnen sich solarleuchten im garten
      taugt ein flexibler gartenschlauch
      welche tropfbewässerung für töpfe
    `,
    ingredients: `ABS-Kunststoff, Latex, Aluminium, Stahl, Solarpanel, LED, Gummi`,
    claims: `
      Für Garten, Balkon und Töpfe
      Maße, Gewicht und Material
    `,
    forbidden: `
      Nie wieder Pflanzen gießen => Hilft beim Gießen in der Urlaubszeit
      Tötet jede Mücke => Fläche und Anwendung ansehen
      Unzerstörbar => Material und Pflege ansehen
      Lässt alles dreimal schneller wachsen => Anwendung und passende Pflanzen ansehen
    `,
    negatives: `landschaftsgärtner, gartenbau, gärtner, gartencenter, "botanischer garten", kleingarten, schrebergarten, samen, saatgut, baumschule, obi, bauhaus, hornbach, dehner`,
  }),
} satisfies Record<string, NichePack>;
