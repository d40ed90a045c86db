import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      lite øvelse | den lille øvelsen | jeg trenger mer øvelse
      vanskelig start | den vanskelige starten | jeg vet ikke hvor jeg skal begynne
      bytte jobb | jobbyttet | jeg vil bytte yrke
      lite tid til å lære | den lille tiden til å lære | jeg har ikke tid til å lære
    `,
    questions: `
      er nettkurs verdt pengene
      beste nettkurs med kursbevis
      nettkurs for nybegynnere
      hvordan velge nettkurs
    `,
    ingredients: `videoleksjoner, arbeidsbok i PDF, øvelser, gruppe for deltakere`,
    claims: `
      Lær der du er
      Se kursets program
      [certificate] Kurs med kursbevis
    `,
    forbidden: `
      Garantert jobb etter kurset => Innhold for det praktiske i yrket
      Bli rik med dette kurset => Se programmet og hva hver leksjon lærer bort
    `,
    negatives: `klasserom, oppmøte, "nær meg", "videregående skole", høyskole, universitet, stipend, fagbrev, lærling, lærerstilling`,
  }),
  languageCourses: niche({
    problems: `
      redd for å snakke | frykten for å snakke | jeg låser meg når jeg skal snakke
      uttale | uttalen | uttalen min er dårlig
      lite ordforråd | det lille ordforrådet | jeg mangler ord
      grammatikk | grammatikken | jeg forstår ikke grammatikken
    `,
    questions: `
      beste språkkurs på nett
      lære et språk selv
      hva koster et språkkurs
      språkkurs på nett erfaringer
    `,
    ingredients: `videoleksjoner, lytteøvelser, tekster med oversettelse, nivåtester`,
    claims: `
      Språkundervisning på nett
      Se nivå og program
    `,
    forbidden: `
      Flytende på 30 dager => Leksjoner etter nivå, for hver dag
      Snakk som en innfødt uten å lære => Taleøvelser i hver leksjon
    `,
    negatives: `oversett, oversette, "google translate", ordbok, sangtekst, duolingo, språkreise, "au pair", utveksling, norskprøven`,
  }),
  ebooks: niche({
    problems: `
      lite ideer | mangelen på ideer | jeg er tom for ideer
      dårlig oversikt | den dårlige oversikten | jeg mangler oversikt
      nybegynnerspørsmål | nybegynnerspørsmålene | jeg er nybegynner
      lite tid til å lese | den lille tiden til å lese | jeg får ikke tid til å lese
    `,
    questions: `
      er e-bøker verdt pengene
      hvor kjøper man e-bøker
      lese e-bok på mobilen
      e-bok eller papirbok
    `,
    ingredients: `kapitler i PDF, sjekklister, eksempler, øvelser`,
    claims: `
      Les på skjermen
      En guide å slå opp i
      Se innholdsfortegnelsen
    `,
    forbidden: `
      Hemmeligheten ingen forteller => En guide med eksempler og øvelser
      Endre livet på 7 dager => Korte kapitler, i ditt eget tempo
    `,
    negatives: `bibliotek, "brukte bøker", antikvariat, bokanmeldelse, "kindle unlimited", lesebrett, storytel, bookbeat, nasjonalbiblioteket`,
  }),
  apps: niche({
    problems: `
      tapt tid | den tapte tiden | jeg bruker tid på gjentatte oppgaver
      utgifter | utgiftene | jeg vet ikke hvor pengene blir av
      full kalender | den fulle kalenderen | jeg glemmer avtaler
      sikkerhetskopi | sikkerhetskopien | jeg har mistet filene mine
    `,
    questions: `
      er en betalt app verdt pengene
      hvilket program for små bedrifter
      hvilken app er best på kontoret
      sammenlign programvare
    `,
    ingredients: `versjon for mobil, versjon for datamaskin, ferdige maler, rapporter`,
    claims: `
      Se alle funksjoner
      Se systemkravene
      Sammenlign planer
    `,
    forbidden: `
      Livstidslisens for 50 kroner => Se lisens og systemkrav før kjøpet
      Mist aldri en fil igjen => Sikkerhetskopier etter din plan
    `,
    negatives: `apk, "mod apk", kildekode, "åpen kildekode", "open source", github, "lære å programmere", "lage app", apputvikler, "gammel versjon", api`,
  }),
  templates: niche({
    problems: `
      lagerstyring | lagerstyringen | jeg vet ikke hva som er på lager
      husholdningsbudsjett | husholdningsbudsjettet | jeg bruker for mye
      presentasjon uten mal | presentasjonen uten mal | lysbildene tar timer
      tilbud uten mal | tilbudet uten mal | jeg vet ikke hvordan jeg skriver et tilbud
    `,
    questions: `
      hvor kjøper man maler
      beste excel mal
      profesjonell powerpoint mal
      er ferdige maler verdt pengene
    `,
    ingredients: `Excel-ark, maler for lysbilder, veiledning, utfylte eksempler`,
    claims: `
      Maler du kan tilpasse
      Åpne, fyll ut og bruk
      Se bilder og eksempler
    `,
    forbidden: `
      Regn aldri feil igjen => Ark med ferdige formler og veiledning
      En avtale som alltid vinner => En mal å gå gjennom med en jurist
    `,
    negatives: `"excel kurs", excelkurs, "lære excel", "lage tabell", "google regneark", makro, vba, "hva er et regneark", "gratis mal", "cv mal", jobbsøknad`,
  }),
  onlineServices: niche({
    problems: `
      lite veiledning | mangelen på veiledning | jeg trenger noen som veileder meg
      gammel nettside | den gamle nettsiden | nettsiden min er gammel
      regnskap | regnskapet | jeg ligger etter med regnskapet
      få kunder | de få kundene | ingen finner bedriften min
    `,
    questions: `
      er en konsulent verdt pengene
      hva koster en konsulent
      hvordan velge coach
      rådgivning på nett hvordan fungerer det
    `,
    ingredients: `videomøte, rapport, handlingsplan, svar på melding`,
    claims: `
      Rådgivning på nett
      Se hva som er inkludert
      Slik foregår tjenesten
    `,
    forbidden: `
      Garantert resultat på 7 dager => Se trinnene og hva tjenesten omfatter
      Garantert først på Google => Arbeid i trinn, med rapport
    `,
    negatives: `"bli konsulent", "bli coach", "lønn konsulent", hjemmekontor, praksisplass, kontraktsmal, "nær meg", "hva gjør en konsulent", coachutdanning`,
  }),
} satisfies Partial<LanguagePack['niches']>;
