import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      poca pratica | la poca pratica | mi manca la pratica
      primi passi | i primi passi | non so da dove iniziare
      cambio di lavoro | il cambio di lavoro | voglio cambiare lavoro
      poco tempo per studiare | il poco tempo per studiare | non ho tempo per studiare
    `,
    questions: `
      vale la pena fare un corso online
      miglior corso online con attestato
      corso online per principianti
      come scegliere un corso online
    `,
    ingredients: `videolezioni, dispensa in PDF, esercizi, gruppo di studenti`,
    claims: `
      Studia da dove vuoi
      Guarda il programma del corso
      [certificate] Corso con attestato
    `,
    forbidden: `
      Lavoro garantito alla fine => Contenuti pensati per la pratica del mestiere
      Diventa ricco con questo corso => Scopri il programma e cosa insegna ogni lezione
    `,
    negatives: `"in presenza", "vicino a me", università, laurea, master, "borsa di studio", "concorso pubblico", tirocinio, "corso regionale", "recupero anni scolastici", docente`,
  }),
  languageCourses: niche({
    problems: `
      paura di parlare | la paura di parlare | mi blocco quando devo parlare
      pronuncia | la pronuncia | ho una brutta pronuncia
      vocabolario limitato | il vocabolario limitato | mi mancano le parole
      grammatica | la grammatica | non capisco la grammatica
    `,
    questions: `
      miglior corso di lingua online
      come imparare una lingua da soli
      quanto costa un corso di lingua
      corso di lingua online opinioni
    `,
    ingredients: `videolezioni, esercizi audio, testi con traduzione, test di livello`,
    claims: `
      Lezioni di lingua online
      Guarda livello e programma
    `,
    forbidden: `
      Fluente in 30 giorni => Lezioni per livello, da seguire ogni giorno
      Parla come un madrelingua senza studiare => Esercizi di conversazione in ogni lezione
    `,
    negatives: `traduttore, "google traduttore", "testo e traduzione", dizionario, coniugazione, duolingo, "vacanza studio", "au pair", "in presenza", erasmus`,
  }),
  ebooks: niche({
    problems: `
      mancanza di idee | la mancanza di idee | non ho idee
      poca organizzazione | la poca organizzazione | mi perdo tra le cose da fare
      dubbi iniziali | i dubbi iniziali | sono alle prime armi
      poco tempo per leggere | il poco tempo per leggere | non trovo il tempo di leggere
    `,
    questions: `
      conviene comprare ebook
      dove comprare ebook
      come leggere un ebook sul telefono
      ebook o libro di carta
    `,
    ingredients: `capitoli in PDF, liste, esempi, esercizi`,
    claims: `
      Da leggere sullo schermo
      Una guida a portata di mano
      Guarda l'indice
    `,
    forbidden: `
      Il segreto che nessuno dice => Una guida con esempi ed esercizi
      Cambia vita in 7 giorni => Capitoli brevi, da leggere con i tuoi tempi
    `,
    negatives: `"pubblico dominio", biblioteca, "libri usati", libraccio, "riassunto libro", "kindle unlimited", "lettore ebook", ereader, mlol, "scheda libro"`,
  }),
  apps: niche({
    problems: `
      tempo perso | il tempo perso | perdo tempo in attività ripetitive
      spese | le spese | non so dove vanno i miei soldi
      agenda piena | l'agenda piena | dimentico gli appuntamenti
      backup dei file | il backup dei file | ho perso i miei file
    `,
    questions: `
      conviene un'app a pagamento
      quale software per piccole imprese
      quale programma scegliere
      confronto software gestionali
    `,
    ingredients: `versione per telefono, versione per computer, modelli pronti, report`,
    claims: `
      Scopri tutte le funzioni
      Guarda i requisiti
      Confronta piani e funzioni
    `,
    forbidden: `
      Licenza a vita a 5 euro => Guarda la licenza e i requisiti prima di acquistare
      Non perdere mai più un file => Copie di sicurezza in base al tuo piano
    `,
    negatives: `apk, "mod apk", "codice sorgente", "open source", github, "imparare a programmare", "creare un'app", sviluppatore, "vecchia versione", api`,
  }),
  templates: niche({
    problems: `
      gestione magazzino | la gestione del magazzino | non so cosa ho in magazzino
      bilancio familiare | il bilancio familiare | spendo troppo
      presentazione senza modello | la presentazione senza modello | le slide mi portano via ore
      preventivo senza modello | il preventivo senza modello | non so scrivere un preventivo
    `,
    questions: `
      dove comprare modelli pronti
      miglior modello excel
      template powerpoint professionali
      conviene comprare modelli pronti
    `,
    ingredients: `fogli Excel, modelli di slide, istruzioni, esempi compilati`,
    claims: `
      Modelli da adattare
      Apri, compila e usa
      Guarda gli esempi
    `,
    forbidden: `
      Mai più un errore di calcolo => Foglio con formule pronte e istruzioni
      Un contratto che vince sempre in tribunale => Modello da rivedere con un avvocato
    `,
    negatives: `"corso excel", "come fare una tabella", "fogli google", macro, vba, "cos'è un foglio di calcolo", "modello gratis", "formule excel", "funzioni excel"`,
  }),
  onlineServices: niche({
    problems: `
      mancanza di una guida | la mancanza di una guida | ho bisogno di qualcuno che mi guidi
      sito vecchio | il sito vecchio | il mio sito è vecchio
      contabilità | la contabilità | sono indietro con i conti
      pochi clienti | i pochi clienti | nessuno trova la mia attività
    `,
    questions: `
      vale la pena una consulenza
      quanto costa un consulente
      come scegliere un coach
      consulenza online come funziona
    `,
    ingredients: `videochiamata, relazione, piano d'azione, risposte via messaggio`,
    claims: `
      Consulenza online
      Guarda cosa è compreso
      Come funziona il servizio
    `,
    forbidden: `
      Risultato garantito in 7 giorni => Guarda le fasi del servizio e cosa comprende
      Primo su Google garantito => Un lavoro per fasi, con una relazione
    `,
    negatives: `"diventare consulente", "diventare coach", "stipendio consulente", "lavoro da casa", "lavora con noi", stage, "modello di contratto", "vicino a me", "cosa fa un consulente"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
