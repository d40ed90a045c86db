import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/** `gratis` and `gratuito` alone would also block free delivery, so they only appear in phrases. */
const groups: NegativePack['groups'] = {
  core: words(`
    "campione gratuito", "campioni gratuiti", "campioncino gratis", "campioni gratis", "prova gratuita", "prova gratis", "omaggio gratis", "a gratis", concorso, concorsi, lotteria, torrent, 
    replica, repliche, imitazione, imitazioni, contraffatto, contraffatti, ingrosso, "all'ingrosso", grossista, grossisti, fornitore, fornitori, rivenditore, rivenditori, rivendere, "diventare rivenditore", distributore, distributori,
    dropshipping, "conto terzi", "marchio privato", franchising, importatore, noleggio, noleggiare, affitto, "in affitto", significato, significati, definizione, sinonimo, sinonimi, "contrario di", pronuncia, traduzione, "in inglese", etimologia,
    wikipedia, wiki, "quotazione azioni", oroscopo, meteo
  `),
  jobs: words(`
    "offerte di lavoro", "offerta di lavoro", "lavora con noi", "lavorare da casa", "lavoro da casa", assunzione, assunzioni, stipendio, stipendi, curriculum, tirocinio, tirocini, stage, candidatura, "posizioni aperte",
    "guadagnare online", "fare soldi", "guadagnare da casa", "come vendere", affiliazione, affiliato, affiliati, "programma di affiliazione", clickbank, digistore24, magazziniere, indeed, linkedin, infojobs, "busta paga", "partita iva"
  `),
  education: words(`
    corso, corsi, "lezione di", "lezioni di", lezione, tutorial, scuola, scuole, università, universita, laurea, "tesi di laurea", tesi, tesina, "tema svolto", riassunto, riassunti, appunti, powerpoint, slide, diapositive, quiz, "esame di stato",
    "ricerca scolastica", "storia del", "storia della", "chi ha inventato", "articolo scientifico", maturità
  `),
  media: words(`
    scaricare, "scarica gratis", download, pdf, ebook, epub, "libro pdf", "modello word", immagine, immagini, "foto di", disegno, disegni, "da colorare", "da stampare", png, svg, gif, meme, logo, loghi, sfondo, sfondi, font, "testo canzone", canzone, canzoni,
    "film completo", streaming, trailer, episodio, episodi, podcast, youtube, tiktok, instagram, facebook, pinterest, twitter, notizie, giornale
  `),
  doItYourself: words(`
    "fai da te", diy, "fatto in casa", "fatta in casa", "fatti in casa", "come si fa in casa", "fare in casa", "come costruire", "come creare", "la ricetta", "ricetta per", "ricetta di", ricette, cartamodello, uncinetto, "ai ferri", "passo passo fai da te", artigianale, "costruire un", "costruire una"
  `),
  used: words(`
    usato, usata, usati, usate, "seconda mano", ricondizionato, ricondizionata, ricondizionati, rigenerato, "subito it", vinted, wallapop, "mercatino dell'usato", ricambio, ricambi, "pezzi di ricambio", riparazione, riparazioni, riparare, "come riparare",
    "manuale d'uso", "manuale pdf", "manuale istruzioni", "libretto istruzioni", "istruzioni pdf", guasto, rottame, rottami, "non funziona più", "assistenza tecnica"
  `),
  afterSale: words(`
    "traccia ordine", "tracciare ordine", "traccia spedizione", "tracciamento ordine", "tracking ordine", "dov'è il mio ordine", "dove è il mio ordine", "stato ordine", "il mio ordine", "ordine non arrivato", login, accedi, "area clienti", "area riservata", "il mio account",
    "password dimenticata", "annullare ordine", "annulla ordine", "disdire abbonamento", disdetta, "come disdire", "servizio clienti", "assistenza clienti", "numero verde", "numero di telefono", "telefono assistenza", contatti, "richiesta rimborso", "come chiedere rimborso", "modulo reso", reclamo, reclami,
    avvocato, avvocati, denuncia, "class action", "causa legale", richiamo, "richiamo prodotto", "ritirato dal mercato"
  `),
  marketplaces: words(`
    amazon, ebay, aliexpress, alibaba, temu, shein, zalando, mediaworld, unieuro, esselunga, conad, carrefour, lidl, eurospin, efarma, redcare, farmaè, farmae, "1000farmacie", "dr max", "amica farmacia"
  `),
  medical: words(`
    ospedale, ospedali, clinica, cliniche, chirurgia, chirurgo, chirurgico, "intervento chirurgico", "con ricetta", "ricetta medica", antibiotico, antibiotici, veterinario, ecografia, risonanza, "pronto soccorso", "esame del sangue", "esami del sangue", "visita medica", mutuabile, ticket, ssn,
    ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutide, liraglutide, tirzepatide, viagra, cialis, sildenafil, tadalafil, xanax, lexotan, eutirox
  `),
  competitors: words(`
    "alternativa a", "alternative a", "alternativa al", "simile a", "simili a", "equivalente di", "equivalente a", "al posto di", "invece di", "generico di", "confronto con", dupe, herbalife, aboca, solgar, swisse, prozis, arkopharma
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    "campione gratuito", "campioni gratis", "prova gratuita", scaricare, download, pdf, torrent, usato, "seconda mano", ricondizionato, vinted, replica, "fai da te", "fatto in casa", "la ricetta", ricette,
    "offerte di lavoro", "lavora con noi", stipendio, tirocinio, ingrosso, grossista, fornitore, "programma di affiliazione", dropshipping, wikipedia, significato, traduzione, youtube, login, "area clienti", "traccia ordine", "servizio clienti", avvocato
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "ricetta di", ricetta, ricette, "fatto in casa", "fare in casa", "come fare"
    `),
    home: words(`
      film, "film completo", serie, youtube, sfondo
    `),
    car: words(`
      ricambi, "pezzi di ricambio", riparazione, riparare
    `),
    garden: words(`
      "fai da te", diy
    `),
    pets: words(`
      veterinario
    `),
    physical: words(`
      scuola, scuole
    `),
    baby: words(`
      ospedale, ospedali, clinica, cliniche
    `),
  },
};
