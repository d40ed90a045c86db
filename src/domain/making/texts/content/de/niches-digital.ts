import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      fehlende praxis | die fehlende Praxis | mir fehlt die Praxis
      schwerer einstieg | den schweren Einstieg | ich weiß nicht, wo ich anfangen soll
      beruflicher neuanfang | den beruflichen Neuanfang | ich möchte den Beruf wechseln
      wenig zeit zum lernen | die knappe Zeit zum Lernen | ich habe kaum Zeit zum Lernen
    `,
    questions: `
      lohnen sich online kurse
      bester online kurs mit zertifikat
      online kurs für anfänger
      welcher online kurs ist der richtige
    `,
    ingredients: `Videolektionen, Arbeitsbuch als PDF, Übungen, Teilnehmergruppe`,
    claims: `
      Lernen, wo Sie gerade sind
      Inhalt der Lektionen ansehen
      [certificate] Kurs mit Zertifikat
    `,
    forbidden: `
      Job garantiert nach dem Kurs => Inhalte für die Praxis im Beruf
      Mit diesem Kurs werden Sie reich => Programm und Inhalt jeder Lektion ansehen
    `,
    negatives: `"in präsenz", präsenzkurs, "in meiner nähe", "abitur nachholen", studium, fernstudium, universität, bafög, bildungsgutschein, stipendium, umschulung, dozent`,
  }),
  languageCourses: niche({
    problems: `
      angst vor dem sprechen | die Angst vor dem Sprechen | beim Sprechen fehlen mir die Worte
      aussprache | die Aussprache | meine Aussprache ist schlecht
      geringer wortschatz | den geringen Wortschatz | mir fehlen oft Wörter
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
      Sprachunterricht online
      Niveau und Programm ansehen
    `,
    forbidden: `
      Fließend in 30 Tagen => Lektionen nach Niveau, für jeden Tag
      Sprechen wie ein Muttersprachler, ohne zu lernen => Sprechübungen in jeder Lektion
    `,
    negatives: `übersetzer, "google übersetzer", "songtext übersetzung", wörterbuch, konjugation, duolingo, "au pair", austauschjahr, sprachreise, präsenzkurs, integrationskurs, bamf`,
  }),
  ebooks: niche({
    problems: `
      fehlende ideen | die fehlenden Ideen | mir fällt nichts ein
      fehlender überblick | den fehlenden Überblick | mir fehlt der Überblick
      anfängerfragen | die Anfängerfragen | ich fange gerade erst an
      wenig zeit zum lesen | die knappe Zeit zum Lesen | ich komme kaum zum Lesen
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
    negatives: `gemeinfrei, bibliothek, stadtbibliothek, onleihe, "gebrauchte bücher", antiquariat, "buch zusammenfassung", "kindle unlimited", ebook-reader, "ebook reader", tolino`,
  }),
  apps: niche({
    problems: `
      verlorene zeit | die verlorene Zeit | ich verliere Zeit mit Routinearbeit
      ausgaben | die Ausgaben | ich weiß nicht, wo mein Geld bleibt
      voller terminkalender | den vollen Terminkalender | ich vergesse Termine
      datensicherung | die Datensicherung | meine Dateien sind weg
    `,
    questions: `
      lohnt sich eine kostenpflichtige app
      welche software für kleine unternehmen
      welches programm ist das richtige
      software vergleich
    `,
    ingredients: `Version für das Handy, Version für den Computer, fertige Vorlagen, Berichte`,
    claims: `
      Alle Funktionen ansehen
      Systemanforderungen ansehen
      Tarife und Funktionen
    `,
    forbidden: `
      Lebenslange Lizenz für 5 Euro => Lizenz und Systemanforderungen vor dem Kauf ansehen
      Nie wieder eine Datei verlieren => Sicherungskopien je nach Tarif
    `,
    negatives: `apk, "mod apk", quellcode, "open source", github, programmieren, "app entwickeln", "app programmieren", entwickler, "alte version", api`,
  }),
  templates: niche({
    problems: `
      lagerbestand | den Lagerbestand | ich weiß nicht, was auf Lager ist
      haushaltsbudget | das Haushaltsbudget | ich gebe zu viel aus
      präsentation ohne vorlage | die Präsentation ohne Vorlage | ich brauche ewig für meine Folien
      rechnung ohne vorlage | die Rechnung ohne Vorlage | ich weiß nicht, wie man Rechnungen schreibt
    `,
    questions: `
      wo kann man vorlagen kaufen
      lohnen sich fertige vorlagen
      beste excel vorlage
      professionelle powerpoint vorlage
    `,
    ingredients: `Excel-Tabellen, Folienvorlagen, Anleitung, ausgefüllte Beispiele`,
    claims: `
      Vorlagen zum Anpassen
      Öffnen, ausfüllen, nutzen
      Bilder und Beispiele ansehen
    `,
    forbidden: `
      Nie wieder ein Rechenfehler => Tabelle mit fertigen Formeln und Anleitung
      Ein Vertrag, der vor Gericht nie verliert => Eine Vorlage, die Sie mit einem Anwalt prüfen
    `,
    negatives: `"excel kurs", "excel lernen", "tabelle erstellen", "google tabellen", makro, makros, vba, "was ist eine tabelle", "vorlage kostenlos", "excel formeln"`,
  }),
  onlineServices: niche({
    problems: `
      fehlende orientierung | die fehlende Orientierung | ich brauche jemanden, der mir hilft
      veraltete website | die veraltete Website | meine Website ist alt
      buchhaltung | die Buchhaltung | ich komme mit der Buchhaltung nicht nach
      zu wenig kunden | den Mangel an Kunden | niemand findet meine Firma
    `,
    questions: `
      lohnt sich eine beratung
      was kostet ein berater
      wie findet man einen guten coach
      online beratung ablauf
    `,
    ingredients: `Videogespräch, Bericht, Maßnahmenplan, Antworten per Nachricht`,
    claims: `
      Beratung online
      Was die Leistung umfasst
      So läuft die Beratung ab
    `,
    forbidden: `
      Ergebnis garantiert in 7 Tagen => Schritte und Umfang der Leistung ansehen
      Garantiert Platz 1 bei Google => Arbeit in Schritten, mit Bericht
    `,
    negatives: `"berater werden", "coach werden", "gehalt berater", "jobs homeoffice", "remote jobs", praktikum, mustervertrag, "in meiner nähe", "was macht ein berater", "coaching ausbildung"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
