import { sourcesOf, type WordTable, wordsOf } from '../word-table.ts';

/** What a page says of a file that it wants saved or run. */
const table = {
  pt: {
    /** What to do with a file that is named. */
    save: 'salva*, salve*, guarda*, guarde*, baixa*, baixe*',
    /** A file is being saved while the visitor reads, whatever it is called. */
    beingSaved:
      'está sendo salv*, estão sendo salv*, está sendo baixad*, estão sendo baixad*, está sendo gravad*, estão sendo gravad*, baixando, salvando',
    device: 'aparelho, dispositivo, celular, computador',
    /** Cookies are stored on devices, too. */
    data: 'cookie, cookies, dados',
    /** What to do with a program. */
    run: 'execut*, roda, rode, abra, instal*',
    /** What people are told when their system warns. */
    anyway: 'executar mesmo assim, abrir mesmo assim, manter mesmo assim, executar assim mesmo assim',
    /** It comes by itself: "your copy is on its way down". */
    yourFile:
      'seu arquivo, o arquivo, sua pasta, a pasta, sua cópia, a cópia, seu instalador, o instalador, seu kit, o kit, seu programa, o programa',
    comes:
      'está descendo, está baixando, está chegando, já está descendo, já está baixando, já está chegando, começou a baixar, começou a descer',
  },
  en: {
    save: 'save, download, keep',
    beingSaved:
      'is saved, is downloaded, is stored, is being saved, is being downloaded, is being stored, is now saved, is now downloaded, is now stored, are saved, are downloaded, are stored, are being saved, are being downloaded, are being stored, being saved, being downloaded, being stored, downloading',
    device: 'device, computer, phone, pc, mac',
    data: 'cookie, cookies, data, everything is stored',
    run: 'run, open, launch, start, double-click, doubleclick',
    anyway: 'run anyway, keep anyway',
    yourFile: 'your copy, your file, your folder, your download, your installer, your bundle',
    comes: 'is on its way down, is coming down, has started, will start, starts by itself, is arriving',
  },
  es: {
    save: 'guarda*, guarde*, salva*, descarg*, baja*, baje*',
    beingSaved:
      'está guardando, están guardando, está descargando, están descargando, está bajando, están bajando',
    device: 'equipo, ordenador, dispositivo, celular, teléfono, móvil',
    data: 'datos',
    run: 'ejecut*, inicia, inicie, abra, abrilo, abrila, ábralo, ábrala, instal*',
    anyway: 'ejecutar de todas formas, ejecutar de todas maneras',
    yourFile:
      'tu archivo, su archivo, tu carpeta, su carpeta, tu copia, su copia, tu instalador, su instalador, tu descarga, su descarga',
    comes:
      'está bajando, está descargando, está llegando, están bajando, se está bajando, se está descargando, ya está bajando, ya está descargando, ya está llegando, ya se está descargando, ya se está bajando, ha empezado',
  },
  de: {
    save: 'speicher*, sicher*, lade, laden, ladet',
    beingSaved: 'wird gerade, wird jetzt, wird soeben',
    device: 'gerät, rechner, handy, computer',
    data: 'daten',
    run: 'startet, starte, starten, öffne, öffnen, öffnet, führen, doppelklick*',
    anyway: 'trotzdem ausführen, trotzdem öffnen, trotzdem behalten',
    yourFile:
      'ihre kopie, deine kopie, ihre datei, deine datei, ihr ordner, dein ordner, ihr download, dein download, ihre mappe, deine mappe',
    comes: 'lädt, wird geladen, kommt gerade, startet',
  },
  fr: {
    save: 'sauvegard*, enregistr*, télécharg*',
    beingSaved: 'en cours d’enregistrement, en cours de téléchargement, s’enregistre, se télécharge',
    device: 'appareil, ordinateur, téléphone',
    data: 'données',
    run: 'lance, lancer, lancez, ouvre, ouvrer, ouvrez, exécut*, install*',
    anyway: 'exécuter quand même, ouvrir quand même, conserver quand même',
    yourFile: 'votre dossier, votre fichier, votre copie, votre téléchargement, votre pack',
    comes: 'est en train de, est en train d’*, arrive, a commencé, descend',
  },
} as const satisfies WordTable<string>;

export const downloadWords = wordsOf(table);
export const downloadSources = sourcesOf(table);
