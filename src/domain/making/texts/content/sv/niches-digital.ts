import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      brist på övning | bristen på övning | jag behöver öva mer
      svår start | den svåra starten | jag vet inte var jag ska börja
      byta jobb | jobbytet | jag vill byta yrke
      ont om tid att plugga | bristen på tid att plugga | jag hinner inte plugga
    `,
    questions: `
      är onlinekurser värda pengarna
      bästa onlinekursen med intyg
      onlinekurs för nybörjare
      hur väljer man onlinekurs
    `,
    ingredients: `videolektioner, arbetsbok som PDF, övningar, deltagargrupp`,
    claims: `
      Lär dig var du än är
      Se kursens innehåll
      [certificate] Kurs med intyg
    `,
    forbidden: `
      Garanterat jobb efter kursen => Innehåll med fokus på praktiskt arbete i yrket
      Bli rik med den här kursen => Se innehållet och vad du lär dig i varje lektion
    `,
    negatives: `klassrum, "på plats", "nära mig", gymnasiet, högskola, universitet, "csn berättigad", stipendium, yrkeshögskola, lärarjobb`,
  }),
  languageCourses: niche({
    problems: `
      rädd att prata | rädslan för att prata | jag låser mig när jag ska prata
      uttal | uttalet | mitt uttal är dåligt
      litet ordförråd | det lilla ordförrådet | jag saknar ord
      grammatik | grammatiken | jag förstår inte grammatiken
    `,
    questions: `
      bästa språkkursen online
      lära sig ett språk själv
      vad kostar en språkkurs
      språkkurs online omdömen
    `,
    ingredients: `videolektioner, hörövningar, texter med översättning, nivåtest`,
    claims: `
      Språklektioner på nätet
      Se nivå och innehåll
    `,
    forbidden: `
      Flytande på 30 dagar => Lektioner efter nivå, för varje dag
      Prata som en infödd utan att plugga => Talövningar i varje lektion
    `,
    negatives: `översätt, översättning, "google translate", lexikon, ordbok, låttext, duolingo, språkresa, "au pair", utbytesår, sfi`,
  }),
  ebooks: niche({
    problems: `
      brist på idéer | bristen på idéer | jag har slut på idéer
      dålig överblick | den dåliga överblicken | jag saknar överblick
      nybörjarfrågor | nybörjarfrågorna | jag är nybörjare
      ont om tid att läsa | bristen på tid att läsa | jag hinner inte läsa
    `,
    questions: `
      är e-böcker värda pengarna
      var köper man e-böcker
      läsa e-bok i mobilen
      e-bok eller pappersbok
    `,
    ingredients: `kapitel som PDF, checklistor, exempel, övningar`,
    claims: `
      Läs på skärmen
      En guide att slå upp i
      Se innehållsförteckningen
    `,
    forbidden: `
      Hemligheten som ingen berättar => En guide med exempel och övningar
      Förändra livet på 7 dagar => Korta kapitel att läsa i egen takt
    `,
    negatives: `bibliotek, "begagnade böcker", antikvariat, bokrecension, "kindle unlimited", läsplatta, storytel, nextory, biblio, bokus`,
  }),
  apps: niche({
    problems: `
      förlorad tid | den förlorade tiden | jag slösar tid på rutinuppgifter
      utgifter | utgifterna | jag vet inte vart pengarna tar vägen
      full kalender | den fulla kalendern | jag glömmer möten
      säkerhetskopia | säkerhetskopian | jag har förlorat mina filer
    `,
    questions: `
      är en betalapp värd pengarna
      bästa programmet för småföretag
      vilken app är bäst för jobbet
      jämför program för företag
    `,
    ingredients: `version för mobil, version för dator, färdiga mallar, rapporter`,
    claims: `
      Se alla funktioner
      Se systemkraven
      Jämför paket och funktioner
    `,
    forbidden: `
      Livstidslicens för 50 kronor => Se licens och systemkrav före köpet
      Förlora aldrig en fil igen => Säkerhetskopior enligt ditt abonnemang
    `,
    negatives: `apk, "mod apk", källkod, "öppen källkod", "open source", github, "lära sig programmera", "skapa app", apputvecklare, "gammal version", api`,
  }),
  templates: niche({
    problems: `
      lagerhantering | lagerhanteringen | jag vet inte vad som finns i lager
      hushållsbudget | hushållsbudgeten | jag gör av med för mycket
      presentation utan mall | presentationen utan mall | mina presentationer tar timmar
      offert utan mall | offerten utan mall | jag vet inte hur man skriver en offert
    `,
    questions: `
      var köper man mallar
      bästa excelmallen
      professionell powerpointmall
      är färdiga mallar värda pengarna
    `,
    ingredients: `Excel-ark, presentationsmallar, anvisningar, ifyllda exempel`,
    claims: `
      Mallar att anpassa
      Öppna, fyll i och använd
      Se bilder och exempel
    `,
    forbidden: `
      Räkna aldrig fel igen => Kalkylark med färdiga formler och anvisningar
      Ett avtal som alltid vinner => En mall att gå igenom med en jurist
    `,
    negatives: `excelkurs, "excel kurs", "lära sig excel", "skapa tabell", "google kalkylark", makro, vba, "vad är ett kalkylark", "gratis mall", "excel formler", "excel funktioner"`,
  }),
  onlineServices: niche({
    problems: `
      brist på vägledning | bristen på vägledning | jag behöver någon som vägleder mig
      gammal hemsida | den gamla hemsidan | min hemsida är gammal
      bokföring | bokföringen | jag ligger efter med bokföringen
      få kunder | de få kunderna | ingen hittar mitt företag
    `,
    questions: `
      är en konsult värd pengarna
      vad kostar en konsult
      hur väljer man coach
      coaching online hur fungerar det
    `,
    ingredients: `videomöte, rapport, handlingsplan, svar via meddelande`,
    claims: `
      Rådgivning på nätet
      Se vad som ingår
      Så går tjänsten till
    `,
    forbidden: `
      Garanterat resultat på 7 dagar => Se stegen och vad tjänsten omfattar
      Garanterat först på Google => Arbete steg för steg, med rapport
    `,
    negatives: `"bli konsult", "bli coach", konsultlön, "lön konsult", distansjobb, praktik, avtalsmall, "nära mig", "vad gör en konsult", coachutbildning`,
  }),
} satisfies Partial<LanguagePack['niches']>;
