import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      fehlende praxis | die fehlende Praxis | mir fehlt die Praxis
      kein einstieg | den fehlenden Einstieg | ich weiß nicht, wo ich anfangen soll
      beruflicher neuanfang | den beruflichen Neuanfang | ich möchte den Beruf wechseln
      wenig zeit zum lernen | die wenige Zeit zum Lernen | ich habe kaum Zeit zum Lernen
    `,
    questions: `
      lohnen sich online kurse
      bester online kurs mit zertifikat
      online kurs für anfänger
      welcher online kurs ist der richtige
    `,
    ingredients: `Videolektionen, Arbeitsbuch als PDF, Übungen, Gruppe der Teilnehmer`,
    claims: `
      Lernen, wo Sie gerade sind
      Inhalt der Lektionen ansehen
      [certificate] Kurs mit Zertifikat
    `,
    forbidden: `
      Job garantiert nach dem Kurs => Inhalte für die Praxis im Beruf
      Mit diesem Kurs werden Sie reich => Programm und Inhalt jeder Lektion ansehen
    `,
    negatives: `"in präsenz", präsenzkurs, "in meiner nähe", abitur, studium, fernstudium, universität, bafög, bildungsgutschein, stipendium, umschulung, dozent`,
  }),
  languageCourses: niche({
    problems: `
      angst vor dem sprechen | die Angst vor dem Sprechen | beim Sprechen fehlen mir die Worte
      aussprache | die Aussprache | meine Aussprache ist schlecht
      kleiner wortschatz | den kleinen Wortschatz | mir fehlen oft Wörter
      grammatik | die Grammatik | ich verstehe die Grammatik nicht
    `,
    questions: `
      bester sprachkurs online
      sprache alleine lernen
      was kostet ein sprachkurs
      sprachkurs online erfahrungen
    `,
    ingredients: `Videolektionen, Hörübungen, Texte mit Übersetzung, Einstufungstests`,
    claims: `
      Sprachunterricht im Internet
      Niveau und Programm ansehen
    `,
    forbidden: `
      Fließend in 30 Tagen => Lektionen nach Niveau, für jeden Tag
      Wie ein Muttersprachler ohne Lernen => Sprechübungen in jeder Lektion
    `,
    negatives: `übersetzer, "google übersetzer", "songtext übersetzung", wörterbuch, konjugation, duolingo, "au pair", austauschjahr, sprachreise, präsenzkurs, integrationskurs, bamf`,
  }),
  ebooks: niche({
    problems: `
      fehlende ideen | die fehlenden Ideen | mir fällt nichts ein
      wenig überblick | den fehlenden Überblick | mir fehlt der Überblick
      fragen am anfang | die Fragen am Anfang | ich fange gerade erst an
      wenig zeit zum lesen | die wenige Zeit zum Lesen | ich komme kaum zum Lesen
    `,
    questions: `
      lohnen sich ebooks
      wo kann man ebooks kaufen
      ebook auf dem handy lesen
      ebook oder gedrucktes buch
    `,
    ingredients: `Kapitel als PDF, Checklisten, Beispiele, Übungen`,
    claims: `
      Am Bildschirm lesen
      Ein Ratgeber zum Nachschlagen
      Inhaltsverzeichnis ansehen
    `,
    forbidden: `
      Das Geheimnis, das keiner verrät => Ein Ratgeber mit Beispielen und Übungen
      Ihr neues Leben in 7 Tagen => Kurze Kapitel zum Lesen im eigenen Tempo
    `,
    negatives: `gemeinfrei, bibliothek, stadtbibliothek, onleihe, "gebrauchte bücher", antiquariat, zusammenfassung, "kindle unlimited", ebook-reader, "ebook reader", tolino`,
  }),
  apps: niche({
    problems: `
      verlorene zeit | die verlorene Zeit | ich verliere Zeit mit Routinearbeit
      ausgaben | die Ausgaben | ich weiß nicht, wo mein Geld bleibt
      volle termine | den vollen Terminkalender | ich vergesse Termine
      datensicherung | die Datensicherung | meine Dateien sind weg
    `,
    questions: `
      lohnt sich eine kostenpflichtige app
      welche software für kleine unternehmen
      welches programm ist das richtige
      software im vergleich
    `,
    ingredients: `Version für das Handy, Version für den Computer, fertige Vorlagen, Berichte`,
    claims: `
      Alle Funktionen ansehen
      Voraussetzungen vorher ansehen
      Tarife und Funktionen
    `,
    forbidden: `
      Lebenslange Lizenz für 5 Euro => Lizenz und Voraussetzungen vor dem Kauf ansehen
      Nie wieder eine Datei verlieren => Sicherungskopien nach Ihrem Tarif
    `,
    negatives: `apk, "mod apk", quellcode, "open source", github, programmieren, "app entwickeln", "app programmieren", entwickler, "alte version", api`,
  }),
  templates: niche({
    problems: `
      lagerbestand | den Lagerbestand | ich weiß nicht, was auf Lager ist
      haushaltsbudget | das Haushaltsbudget | ich gebe zu viel aus
      präsentation ohne vorlage | die Präsentation ohne Vorlage | meine Folien dauern ewig
      rechnung ohne vorlage | die Rechnung ohne Vorlage | ich weiß nicht, wie man Rechnungen schreibt
    `,
    questions: `
      wo kann man vorlagen kaufen
      lohnen sich fertige vorlagen
      beste excel vorlage
      professionelle powerpoint vorlage
    `,
    ingredients: `Tabellen für Excel, Vorlagen für Folien, Anleitung, ausgefüllte Beispiele`,
    claims: `
      Vorlagen zum Anpassen
      Öffnen, ausfüllen, nutzen
      Bilder und Beispiele ansehen
    `,
    forbidden: `
      Nie wieder ein Rechenfehler => Tabelle mit fertigen Formeln und Anleitung
      Ein Vertrag, der nie verliert => Eine Vorlage, die Sie mit einem Anwalt prüfen
    `,
    negatives: `"excel kurs", "excel lernen", "tabelle erstellen", "google tabellen", makro, makros, vba, "was ist eine tabelle", "vorlage kostenlos", lebenslaufvorlage`,
  }),
  onlineServices: niche({
    problems: `
      fehlende orientierung | die fehlende Orientierung | ich brauche jemanden, der mir hilft
      veraltete website | die veraltete Website | meine Website ist alt
      buchhaltung | die Buchhaltung | ich komme mit der Buchhaltung nicht nach
      wenige kunden | die wenigen Kunden | niemand findet meine Firma
    `,
    questions: `
      lohnt sich eine beratung
      was kostet ein berater
      wie findet man einen guten coach
      online beratung ablauf
    `,
    ingredients: `Videogespräch, Bericht, Maßnahmenplan, Antworten per Nachricht`,
    claims: `
      Beratung im Internet
      Ansehen, was enthalten ist
      So läuft die Leistung ab
    `,
    forbidden: `
      Ergebnis garantiert in 7 Tagen => Schritte und Umfang der Leistung ansehen
      Garantiert Platz 1 bei Google => Arbeit in Schritten, mit Bericht
    `,
    negatives: `"berater werden", "coach werden", "gehalt berater", "jobs homeoffice", "remote jobs", praktikum, mustervertrag, "in meiner nähe", "was macht ein berater", coachingausbildung`,
  }),
} satisfies Partial<LanguagePack['niches']>;
