import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      coltelli che non tagliano | i coltelli che non tagliano | i miei coltelli non tagliano più
      padella che attacca | la padella che attacca | la mia padella attacca
      cucina piccola | la cucina piccola | ho una cucina piccola
      piano di lavoro in disordine | il piano di lavoro in disordine | ho il piano di lavoro in disordine
    `,
    questions: `
      quale set di coltelli da cucina scegliere
      quale padella antiaderente comprare
      come affilare i coltelli da cucina
      utensili salvaspazio per la cucina
      miglior tritaverdure
    `,
    ingredients: `acciaio inox, ceramica, silicone, vetro, bambù, ghisa, rivestimento antiaderente`,
    claims: `
      Più comodità ai fornelli
      Per cucinare tutti i giorni
    `,
    forbidden: `
      Non perde mai il filo => Guarda l'acciaio e come si cura
      Il miglior coltello al mondo => Guarda l'acciaio, il manico e le misure
      Dura per sempre => Guarda i consigli di cura e pulizia
      Non si attacca mai nulla => Antiaderente: guarda come si usa
    `,
    negatives: `ricetta, ricette, ristorante, ristoranti, "corso di cucina", "cucine componibili", "mobili cucina", ristrutturazione, professionale, ikea`,
  }),
  fitness: niche({
    problems: `
      poco tempo per la palestra | il poco tempo per la palestra | non ho tempo per la palestra
      poco spazio in casa | il poco spazio in casa | mi alleno in camera
      postura scorretta | la postura scorretta | sto con la schiena curva
      presa debole | la presa debole | ho poca forza nelle mani
    `,
    questions: `
      quale attrezzo per allenarsi in casa
      tapis roulant pieghevole opinioni
      quale elastico fitness per iniziare
      come fare una palestra in casa
      miglior correttore posturale
    `,
    ingredients: `acciaio, lattice, EVA, neoprene, nylon, schiuma, alluminio`,
    claims: `
      A casa, con i tuoi tempi
      Attrezzi per la tua casa
    `,
    forbidden: `
      Pancia piatta in 15 giorni => A casa, con i tuoi tempi
      Dimagrire senza fatica => Guarda gli esercizi che puoi fare
      Risultati garantiti => Guarda il carico, le misure e gli usi
      Sostituisce la palestra => Attrezzi per la tua casa
    `,
    negatives: `"palestra vicino", "abbonamento palestra", "personal trainer", "scheda palestra", "scheda allenamento", "allenamento pdf", proteine, creatina, steroidi, "virgin active"`,
  }),
  pets: niche({
    problems: `
      peli in casa | i peli in casa | il mio cane perde pelo ovunque
      cane ansioso | il cane ansioso | il mio cane abbaia quando è solo
      gatto che graffia il divano | il gatto che graffia il divano | il gatto mi graffia il divano
      cane che tira al guinzaglio | il cane che tira al guinzaglio | il mio cane tira
      odore della lettiera | l'odore della lettiera | la lettiera puzza
    `,
    questions: `
      migliore spazzola per cani che perdono pelo
      come calmare un cane ansioso
      fontanella per gatti opinioni
      quale pettorina per cani che tirano
      miglior tiragraffi per gatti
    `,
    ingredients: `silicone, acciaio inox, cotone, nylon, plastica ABS, sisal, spugna`,
    claims: `
      Cura quotidiana dell'animale
      Scegli la taglia giusta
    `,
    forbidden: `
      Cura l'ansia del cane => Comodità per il tuo animale
      Basta pulci per sempre => Guarda come si usa e quanto dura
      Approvato dai veterinari => Chiedi al tuo veterinario
      Cane addestrato in 3 giorni => Utile nelle passeggiate di ogni giorno
    `,
    negatives: `adozione, adottare, "cuccioli in vendita", "cuccioli in regalo", allevamento, canile, gattile, "nomi per cani", "nomi per gatti", toelettatura, "assicurazione cane"`,
  }),
  home: niche({
    problems: `
      casa piccola | la casa piccola | ho una casa piccola
      disordine | il disordine | ho la casa in disordine
      polvere in casa | la polvere in casa | c'è polvere dappertutto
      muri umidi | i muri umidi | ho i muri umidi
      stanza buia | la stanza buia | la mia stanza è buia
    `,
    questions: `
      come organizzare una casa piccola
      quale aspirapolvere per appartamento
      il deumidificatore serve davvero
      quale lampada per la camera
      miglior organizer per armadio
    `,
    ingredients: `legno, metallo, plastica ABS, tessuto, vetro, LED, filtro HEPA`,
    claims: `
      Un aiuto pratico per la casa
      Per la casa di tutti i giorni
    `,
    forbidden: `
      Elimina il 100% dei batteri => Guarda il filtro e l'area coperta
      Casa pulita senza fatica => Utile nelle pulizie di ogni giorno
      Il più potente sul mercato => Guarda potenza, rumore e misure
      Addio muffa per sempre => Guarda l'area coperta e come si usa
    `,
    negatives: `"case in vendita", "casa in vendita", "in affitto", immobiliare, mutuo, "leroy merlin", ikea, architetto, "impresa edile", planimetria, trasloco, "agenzia immobiliare"`,
  }),
  car: niche({
    problems: `
      graffi sull'auto | i graffi sull'auto | ho l'auto graffiata
      interni auto sporchi | gli interni auto sporchi | ho gli interni sporchi
      gomma bucata | la gomma bucata | ho bucato una gomma
      batteria scarica | la batteria scarica | la macchina non parte
      telefono che scivola in auto | il telefono che scivola in auto | il telefono mi cade in macchina
    `,
    questions: `
      miglior aspirapolvere portatile per auto
      come togliere i graffi dalla macchina
      compressore portatile per auto opinioni
      quale porta cellulare per auto
      miglior dash cam
    `,
    ingredients: `plastica ABS, alluminio, microfibra, ecopelle, silicone, batteria al litio`,
    claims: `
      Utile in auto ogni giorno
      Verifica se va sulla tua auto
    `,
    forbidden: `
      Toglie ogni graffio => Guarda per quali graffi è indicato
      Risparmi il 50% di benzina => Guarda cosa fa e come si monta
      Adatto a tutte le auto => Guarda i modelli compatibili
      Il migliore sul mercato => Confronta potenza, cavo e accessori
    `,
    negatives: `"auto usate", "auto usata", "auto in vendita", concessionaria, concessionario, "assicurazione auto", "bollo auto", aci, "noleggio auto", leasing, meccanico, carrozzeria, "scuola guida"`,
  }),
  baby: niche({
    problems: `
      neonato che non dorme | il neonato che non dorme | il mio bimbo non dorme
      pappa dappertutto | la pappa dappertutto | il mio bimbo si sporca a ogni pasto
      bimbo che gattona | il bimbo che gattona | il mio bimbo gattona
      uscite con il bebè | le uscite con il bebè | esco spesso con il bebè
    `,
    questions: `
      miglior baby monitor con telecamera
      quale seggiolone comprare
      passeggino compatto opinioni
      come coprire le prese con un bambino
      miglior tappeto gioco
    `,
    ingredients: `silicone, cotone, plastica senza BPA, EVA, tessuto lavabile, legno`,
    claims: `
      Per i genitori e i loro bimbi
      Ogni giorno con un bimbo
      Guarda età e peso indicati
    `,
    forbidden: `
      Il bimbo dorme tutta la notte => Per la routine della nanna
      Basta coliche => Chiedi al tuo pediatra
      Sicuro al 100% => Guarda la norma e l'età indicata
      Previene la SIDS => Segui i consigli del pediatra
    `,
    negatives: `"nomi bambini", "nomi femminili", "nomi maschili", "baby shower", "gender reveal", reborn, pediatra, "asilo nido", babysitter, vaccino, vaccini, "test di gravidanza"`,
  }),
  beautyDevices: niche({
    problems: `
      peli superflui | i peli superflui | voglio togliere i peli
      capelli crespi | i capelli crespi | ho i capelli crespi
      piedi secchi | i piedi secchi | ho i talloni secchi
      viso stanco | il viso stanco | ho il viso stanco
      punti neri | i punti neri | ho i punti neri
    `,
    questions: `
      quale spazzola lisciante comprare
      epilatore elettrico opinioni
      luce pulsata a casa funziona
      aspira punti neri funziona
      migliore raspa elettrica per piedi
    `,
    ingredients: `ceramica, tormalina, acciaio inox, titanio, silicone, LED, batteria ricaricabile`,
    claims: `
      La cura di sé, a casa
      Per la tua routine a casa
    `,
    forbidden: `
      Depilazione definitiva => Guarda come e dove si usa
      Ringiovanisce il viso => Per la tua routine beauty a casa
      Del tutto indolore => Guarda i livelli e le istruzioni
      Pelle perfetta in 7 giorni => Guarda le modalità e gli accessori
    `,
    negatives: `parrucchiere, parrucchieri, estetista, "centro estetico", "epilazione laser", "laser definitivo prezzi", barbiere, "corso estetista", "scuola estetica", "ceretta vicino"`,
  }),
  garden: niche({
    problems: `
      piante secche | le piante secche | mi si seccano le piante
      erbacce | le erbacce | ho il giardino pieno di erbacce
      giardino buio | il giardino buio | il mio giardino è buio
      zanzare in giardino | le zanzare in giardino | ho il giardino pieno di zanzare
      tubo che si attorciglia | il tubo che si attorciglia | il tubo si attorciglia
    `,
    questions: `
      miglior tagliabordi per piccoli giardini
      come annaffiare le piante in vacanza
      lampade solari da giardino opinioni
      il tubo estensibile è resistente
      quale kit irrigazione a goccia per vasi
    `,
    ingredients: `plastica ABS, lattice, alluminio, acciaio, pannello solare, LED, gomma`,
    claims: `
      Per giardini, balconi e vasi
      Misure, peso e materiale
    `,
    forbidden: `
      Non annaffiare mai più => Utile per le piante quando sei via
      Uccide tutte le zanzare => Guarda l'area coperta e come si usa
      Indistruttibile => Guarda il materiale e i consigli di cura
      Cresce 3 volte più in fretta => Guarda come e su quali piante si usa
    `,
    negatives: `giardiniere, giardinieri, "manutenzione giardini", "orto botanico", "giardino zoologico", semi, sementi, vivaio, vivai, "leroy merlin", "progettazione giardini"`,
  }),
} satisfies Record<string, NichePack>;
