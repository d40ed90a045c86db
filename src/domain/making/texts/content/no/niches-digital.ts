import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      mangel på øvelse | mangelen på øvelse | jeg trenger mer øvelse
      vanskelig start | den vanskelige starten | jeg vet ikke hvor jeg skal begynne
      bytte jobb | jobbyttet | jeg vil bytte yrke
      lite tid til å lære | mangelen på tid til å lære | jeg har ikke tid til å lære
    `,
    questions: `
      er nettkurs verdt pengene
      beste nettkurs med kursbevis
      nettkurs for nybegynnere
      hvordan velge nettkurs
    `,
    ingredients: `videoleksjoner, arbeidsbok som PDF, øvelser, deltakergruppe`,
    claims: `
      Lær der du er
      Se kursprogrammet
      [certificate] Kurs med kursbevis
    `,
    forbidden: `
      Garantert jobb etter kurset => Innhold med vekt på praksis i yrket
      Bli rik med dette kurset => Se programmet og innholdet i hver leksjon
    `,
    negatives: `klasserom, oppmøte, "nær meg", "videregående skole", høyskole, universitet, stipend, fagskole, lærling, lærerstilling`,
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
      lære et språk på egen hånd
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
      Snakk som en innfødt uten å øve => Taleøvelser i hver leksjon
    `,
    negatives: `oversett, oversette, "google translate", ordbok, sangtekst, duolingo, språkreise, "au pair", utveksling, "norskprøven påmelding"`,
  }),
  ebooks: niche({
    problems: `
      mangel på ideer | mangelen på ideer | jeg er tom for ideer
      dårlig oversikt | den dårlige oversikten | jeg mangler oversikt
      nybegynnerspørsmål | nybegynnerspørsmålene | jeg er nybegynner
      lite tid til å lese | mangelen på tid til å lese | jeg får ikke tid til å lese
    `,
    questions: `
      er e-bøker verdt pengene
      hvor kjøper man e-bøker
      lese e-bok på mobilen
      e-bok eller papirbok
    `,
    ingredients: `kapitler som PDF, sjekklister, eksempler, øvelser`,
    claims: `
      Les på skjermen
      En guide å slå opp i
      Se innholdsfortegnelsen
    `,
    forbidden: `
      Hemmeligheten ingen forteller => En guide med eksempler og øvelser
      Endre livet på 7 dager => Korte kapitler du leser i ditt eget tempo
    `,
    negatives: `bibliotek, "brukte bøker", antikvariat, bokanmeldelse, "kindle unlimited", lesebrett, storytel, bookbeat, nasjonalbiblioteket`,
  }),
  apps: niche({
    problems: `
      tapt tid | den tapte tiden | jeg bruker tid på de samme oppgavene
      utgifter | utgiftene | jeg vet ikke hvor pengene blir av
      full kalender | den fulle kalenderen | jeg glemmer avtaler
      sikkerhetskopi | sikkerhetskopien | jeg har mistet filene mine
    `,
    questions: `
      er betalte apper verdt pengene
      hvilket program for små bedrifter
      hvilken app er best for bedrifter
      sammenlign programvare
    `,
    ingredients: `versjon for mobil, versjon for PC, ferdige maler, rapporter`,
    claims: `
      Se alle funksjoner
      Se systemkravene
      Sammenlign abonnementer
    `,
    forbidden: `
      Livstidslisens for 50 kroner => Se lisens og systemkrav før kjøpet
      Mist aldri en fil igjen => Sikkerhetskopier ut fra abonnementet ditt
    `,
    negatives: `apk, "mod apk", kildekode, "åpen kildekode", "open source", github, "lære å programmere", "lage app", apputvikler, "gammel versjon", api`,
  }),
  templates: niche({
    problems: `
      lagerstyring | lagerstyringen | jeg vet ikke hva som er på lager
      husholdningsbudsjett | husholdningsbudsjettet | jeg bruker for mye
      presentasjon uten mal | presentasjonen uten mal | jeg bruker timer på lysbildene
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
    negatives: `"excel kurs", excelkurs, "lære excel", "lage tabell", "google regneark", makro, vba, "hva er et regneark", "gratis mal", "excel formler", "excel funksjoner"`,
  }),
  onlineServices: niche({
    problems: `
      mangel på veiledning | mangelen på veiledning | jeg trenger noen som veileder meg
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
    ingredients: `videomøte, rapport, handlingsplan, svar via melding`,
    claims: `
      Rådgivning på nett
      Se hva som er inkludert
      Slik foregår rådgivningen
    `,
    forbidden: `
      Garantert resultat på 7 dager => Se trinnene og hva tjenesten omfatter
      Garantert først på Google => Arbeid steg for steg, med rapport
    `,
    negatives: `"bli konsulent", "bli coach", "lønn konsulent", hjemmekontor, praksisplass, kontraktsmal, "nær meg", "hva gjør en konsulent", coachutdanning`,
  }),
} satisfies Partial<LanguagePack['niches']>;
