import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      manglende øvelse | den manglende øvelse | jeg mangler øvelse
      svær begyndelse | den svære begyndelse | jeg ved ikke, hvor jeg skal begynde
      jobskifte | jobskiftet | jeg vil skifte job
      manglende tid til at lære | den manglende tid til at lære | jeg har ikke tid til at lære
    `,
    questions: `
      er onlinekurser pengene værd
      bedste onlinekursus med kursusbevis
      onlinekursus for begyndere
      hvordan vælger man et onlinekursus
    `,
    ingredients: `videolektioner, arbejdsbog som PDF, øvelser, deltagergruppe`,
    claims: `
      Lær, hvor du end er
      Se kursusprogrammet
      [certificate] Kursus med kursusbevis
    `,
    forbidden: `
      Garanteret job efter kurset => Indhold med fokus på fagets praksis
      Bliv rig med dette kursus => Se programmet og indholdet af hver lektion
    `,
    negatives: `klasseundervisning, "i nærheden", gymnasium, universitet, erhvervsuddannelse, legat, hf, folkehøjskole, aftenskole, lærerjob`,
  }),
  languageCourses: niche({
    problems: `
      bange for at tale | angsten for at tale | jeg går i stå, når jeg skal tale
      udtale | udtalen | min udtale er dårlig
      lille ordforråd | det lille ordforråd | jeg mangler ord
      grammatik | grammatikken | jeg forstår ikke grammatikken
    `,
    questions: `
      bedste sprogkursus online
      lær et sprog på egen hånd
      hvad koster et sprogkursus
      sprogkursus online erfaringer
    `,
    ingredients: `videolektioner, lytteøvelser, tekster med oversættelse, niveautest`,
    claims: `
      Sprogundervisning på nettet
      Se niveau og program
    `,
    forbidden: `
      Flydende på 30 dage => Lektioner efter niveau, til hver dag
      Tal som en indfødt uden at øve => Taleøvelser i hver lektion
    `,
    negatives: `oversæt, oversættelse, "google translate", ordbog, sangtekst, duolingo, sprogrejse, "au pair", udveksling, sprogskole, danskuddannelse`,
  }),
  ebooks: niche({
    problems: `
      manglende ideer | de manglende ideer | jeg er løbet tør for ideer
      manglende overblik | det manglende overblik | jeg mangler overblik
      begynderspørgsmål | begynderspørgsmålene | jeg er helt ny i det
      manglende tid til at læse | den manglende tid til at læse | jeg når ikke at læse
    `,
    questions: `
      er e-bøger pengene værd
      hvor køber man e-bøger
      læs e-bog på mobilen
      e-bog eller papirbog
    `,
    ingredients: `kapitler som PDF, tjeklister, eksempler, øvelser`,
    claims: `
      Læs på skærmen
      En guide at slå op i
      Se indholdsfortegnelsen
    `,
    forbidden: `
      Hemmeligheden, ingen fortæller => En guide med eksempler og øvelser
      Forandr dit liv på 7 dage => Korte kapitler, du læser i dit eget tempo
    `,
    negatives: `bibliotek, ereolen, "brugte bøger", antikvariat, boganmeldelse, referat, "kindle unlimited", mofibo, e-bogslæser`,
  }),
  apps: niche({
    problems: `
      spildt tid | den spildte tid | jeg bruger tid på de samme opgaver
      udgifter | udgifterne | jeg ved ikke, hvor pengene bliver af
      fyldt kalender | den fyldte kalender | jeg glemmer aftaler
      sikkerhedskopi | sikkerhedskopien | jeg har mistet mine filer
    `,
    questions: `
      er betalte apps pengene værd
      hvilket program til små virksomheder
      hvilken app er bedst til arbejde
      sammenlign software
    `,
    ingredients: `version til mobil, version til computer, færdige skabeloner, rapporter`,
    claims: `
      Se alle funktioner
      Se systemkravene
      Sammenlign abonnementer
    `,
    forbidden: `
      Livstidslicens for 50 kroner => Se licens og systemkrav før købet
      Mist aldrig en fil igen => Sikkerhedskopier ud fra dit abonnement
    `,
    negatives: `apk, "mod apk", kildekode, "open source", github, "lær at programmere", "lav en app", appudvikler, "gammel version", api`,
  }),
  templates: niche({
    problems: `
      lagerstyring | lagerstyringen | jeg ved ikke, hvad der er på lager
      husholdningsbudget | husholdningsbudgettet | jeg bruger for meget
      præsentation uden skabelon | præsentationen uden skabelon | mine slides tager timer
      tilbud uden skabelon | tilbuddet uden skabelon | jeg ved ikke, hvordan man skriver et tilbud
    `,
    questions: `
      hvor køber man skabeloner
      bedste excel skabelon
      professionel powerpoint skabelon
      er færdige skabeloner pengene værd
    `,
    ingredients: `Excel-ark, skabeloner til slides, vejledning, udfyldte eksempler`,
    claims: `
      Skabeloner, du kan tilpasse
      Åbn, udfyld og brug
      Se billeder og eksempler
    `,
    forbidden: `
      Regn aldrig forkert igen => Ark med færdige formler og vejledning
      En kontrakt, der altid vinder => En skabelon at gennemgå med en jurist
    `,
    negatives: `"excel kursus", "lær excel", "lav tabel", "google sheets", makro, vba, "hvad er et regneark", "gratis skabelon", "excel formler", "excel funktioner"`,
  }),
  onlineServices: niche({
    problems: `
      manglende vejledning | den manglende vejledning | jeg har brug for en, der vejleder mig
      gammel hjemmeside | den gamle hjemmeside | min hjemmeside er gammel
      bogføring | bogføringen | jeg er bagud med bogføringen
      få kunder | de få kunder | ingen finder min virksomhed
    `,
    questions: `
      er en konsulent pengene værd
      hvad koster en konsulent
      hvordan vælger man en coach
      rådgivning online hvordan foregår det
    `,
    ingredients: `videomøde, rapport, handlingsplan, svar via besked`,
    claims: `
      Rådgivning på nettet
      Se, hvad der er inkluderet
      Sådan foregår forløbet
    `,
    forbidden: `
      Garanteret resultat på 7 dage => Se trinnene, og hvad ydelsen omfatter
      Garanteret først på Google => Arbejde i trin, med rapport
    `,
    negatives: `"bliv konsulent", "bliv coach", "konsulent løn", hjemmearbejde, praktikplads, "kontrakt skabelon", "i nærheden", "hvad laver en konsulent", coachuddannelse`,
  }),
} satisfies Partial<LanguagePack['niches']>;
