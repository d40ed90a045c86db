import type { LanguageCode } from '#domain/ads/languages.ts';
import { withDigits } from './phrases.ts';

/** What a story of recovery is told with, whatever its words are. All of it is folded text. */
interface Telling {
  /** Somebody had it: the illness belongs to the past. */
  had: string;
  /** What the page sells was taken before: "three bottles later", "since the drops". */
  afterUse: string;
  /** A moment of the story. */
  moment: string;
  /** Who or what confirms it: a doctor, a test, a treatment that ended. */
  proof: string;
  /** Something is different now, or the illness cannot be found any more. */
  turned: string;
  /** Nothing changed, or the treatment goes on. */
  unchanged: string;
}

const CONTAINERS =
  'frascos?|potes?|caixas?|caixinhas?|vidros?|garrafas?|kits?|sache\\p{L}*|bottles?|jars?|boxes|tubs?|packs?|botes?|cajas?|flaschen?|dosen?|packungen?|glaser|kuren?|flacons?|boites?|pots?|cures?|botellas?|tarros?|doses?|dosis';

const tellings: Partial<Record<LanguageCode, Telling>> = {
  pt: {
    had: 'era|eram|tinha|tinham|tive|teve|sofria|sofri|vivia|andava|convivia|estava com|fui diagnosticad\\p{L}*|foi diagnosticad\\p{L}*|deram|descobri\\p{L}*',
    afterUse: `(?:depois d[eo]s?|apos|com) (?:\\p{L}+ ){0,2}(?:${CONTAINERS}|gotas|capsulas|cha)|(?:${CONTAINERS}) depois|desde que (?:tom|us|comec)\\p{L}*|(?:so )?mudei (?:so )?uma coisa|a unica (?:coisa|mudanca)`,
    moment:
      'em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|n[oa] (?:natal|pascoa|carnaval|verao|inverno|semana|mes|ano|ultim[oa]|proxim[oa]|retorno|consulta)|hoje|agora|(?:dias|semanas|meses|anos) depois|depois de \\d+|desde',
    proof:
      'medic[oa]s?|doutora?|dra?|enfermeir[oa]|neurologista|cardiologista|oncologista|endocrin\\p{L}*|reumatologista|especialista|posto|postinho|hospital|exames?|laudo|ressonancia|tomografia|ultrassom|raio|cirurgia|insulina|remedios?|receita|bengala|cadeira de rodas|muletas|nebulizador|bombinha|oxigenio|fila|alta',
    turned:
      'riscou|saiu|sairam|fechou|rasgou|arquivou|perguntou|onde (?:e que )?(?:ele|ela|isso|foi)|nao (?:achou|encontrou|viu|acreditou|precis\\p{L}*)|nada|alta|joguei|aposentei|guardei|dei|doei|vendi|cancel\\p{L}*|desmarc\\p{L}*|limp[oa]s?|zerad[oa]s?|norma(?:l|is)|voltei|voltou|corr\\p{L}*|danc\\p{L}*|dirig\\p{L}*|caminh\\p{L}*|subo|subi',
    unchanged:
      'ainda (?:tenho|tem|tomo|toma|uso|sou|e)|continu\\p{L}*|nao (?:mudou|mudaram|adiantou|resolveu|ajudou|fez diferenca|senti)|igual|mesma coisa|na mesma|nao tem nada a ver|com (?:o )?(?:tratamento|remedio)|junto com|falei com|perguntei|liber\\p{L}*',
  },
  en: {
    had: 'had|was|were|has had|suffered|lived with|battled|diagnosed|they told|gave (?:me|him|her|us)',
    afterUse: `(?:after|with|by) (?:(?:the|just|only|my|his|her|about) )*(?:\\d+|first|second|third|fourth|one|a)? ?(?:${CONTAINERS})|(?:${CONTAINERS}) (?:later|in)|since (?:i|he|she|we|they) (?:start|began|take|took|us)\\p{L}*|only thing (?:\\p{L}+ ){0,3}chang\\p{L}*|(?:been|was|is) on \\p{L}+ since`,
    moment:
      '(?:in|by|since|last|this) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|thanksgiving|easter|halloween|year|month|week)|today|now|(?:days|weeks|months|years) later|after \\d+|these days',
    proof:
      'doctors?|dr|gp|nurse|neurologist|cardiologist|oncologist|surgeon|specialist|rheumatologist|consultant|clinic|hospital|scans?|mri|x-?rays?|tests?|bloods?|results|surgery|operation|insulin|pills?|meds|medications?|prescriptions?|inhalers?|cane|walker|wheelchair|oxygen|pill organi[sz]ers?|file|chart|folder',
    turned:
      "clos\\p{L}*|crossed|tore|ripped|nothing (?:left|there|to)|asked (?:me |us |him |her )?(?:where|who|what)|(?:couldn't|could not|didn't|can't) (?:find|see|believe)|discharged|cancel\\p{L}*|called off|threw|tossed|gave away|sold|donated|retired|clear|clean|normal|carved|drove|danc\\p{L}*|walked|runs?|ran|climb\\p{L}*|crossword|gone|isn't there|weren't|wasn't",
    unchanged:
      "still (?:have|has|take|takes|on|need|needs|got|sore|there)|no (?:difference|change|better)|did(?:n't| not) (?:help|work|do|change|notice)|made no|same as|unchanged|nothing to do with|alongside|as well as (?:my|his|her)|asked my (?:doctor|gp)|checked with|with (?:my|his|her) (?:doctor|medication)",
  },
  es: {
    had: 'era|eran|tenia|tenian|tuve|tuvo|sufria|sufri|padecia|vivia con|estaba con|diagnostic\\p{L}*|me dieron|le dieron|detectaron',
    afterUse: `(?:despues de|tras|con) (?:\\p{L}+ ){0,2}(?:${CONTAINERS}|gotas|capsulas)|(?:${CONTAINERS}) (?:despues|mas tarde)|desde que (?:tom|us|empec|empez)\\p{L}*|(?:lo unico|la unica) (?:\\p{L}+ ){0,3}camb\\p{L}*|solo cambie una cosa`,
    moment:
      'en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otono|invierno|navidad)|hoy|ahora|(?:dias|semanas|meses|anos) despues|despues de \\d+|desde|la (?:ultima|siguiente)|a los \\d+',
    proof:
      'medic[oa]s?|doctora?|dra?|enfermer[oa]|neurolog[oa]|cardiolog[oa]|oncolog[oa]|reumatolog[oa]|endocrin\\p{L}*|especialista|ambulatorio|hospital|analisis|analitica|resonancia|radiografia|ecografia|tac|cirugia|operacion|quirofano|insulina|pastillas?|medicinas?|medicamentos?|receta|baston|silla de ruedas|muletas|inhalador|expediente|alta|lista',
    turned:
      'tacho|cerro|rompio|archivo|pregunto|donde (?:esta|estaba|quedo)|no (?:encontro|vio|hallo|creia|neces\\p{L}*|hay nada|habia nada|quedaba)|nada|alta|tire|tiro|regale|regalo|guarde|done|cancel\\p{L}*|anul\\p{L}*|limpi[oa]s?|normal(?:es)?|volvi\\p{L}*|corr\\p{L}*|bail\\p{L}*|conduc\\p{L}*|camin\\p{L}*|sub\\p{L}*',
    unchanged:
      'todavia|aun (?:tengo|tiene|tomo)|sigo|sigue|siguen|no (?:cambio|ayudo|sirvio|note|noto)|igual que|lo mismo|no tiene(?:n)? nada que ver|junto con|ademas de|pregunte|consulte|con (?:mi|su) (?:medico|tratamiento|medicacion)',
  },
  de: {
    had: 'hatte|hatten|war|waren|litt|litten|lebte mit|kampfte|diagnos\\p{L}*|bekam|hiess es|sagten',
    afterUse: `(?:nach|mit|ab) (?:\\p{L}+ ){0,2}(?:${CONTAINERS}|tropfen|kapseln)|(?:${CONTAINERS}) spater|seit(?:dem)? (?:ich|er|sie|wir|den)|(?:nur )?(?:eine sache|eines|eins) (?:\\p{L}+ ){0,2}geandert|einzige\\p{L}* (?:\\p{L}+ ){0,3}(?:anders|geandert)`,
    moment:
      '(?:im|zu|seit|letzte[nrs]?) (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhjahr|fruhling|sommer|herbst|winter|weihnachten|ostern|jahr|monat|woche)|heute|jetzt|inzwischen|mittlerweile|(?:tage|wochen|monate|jahre) spater|nach \\d+',
    proof:
      '(?:\\p{L}*arzt|\\p{L}*arztin|arzte|doktor|neurolog\\p{L}*|kardiolog\\p{L}*|onkolog\\p{L}*|rheumatolog\\p{L}*|orthopad\\p{L}*|schwester|praxis|klinik|krankenhaus|befund\\p{L}*|blutwerte|werte|mrt|ct|rontgen\\p{L}*|ultraschall|operation|op|op-termin|insulin|tabletten|medikamente?|rezept|spritzen?|rollator|rollstuhl|kruck\\p{L}*|gehstock|akte|pillen\\p{L}*)',
    turned:
      'strich|gestrichen|zugeklappt|schloss|zerriss|fragte|wo (?:er|sie|es|der|die|das)|nichts (?:mehr|gefunden|zu sehen)|nicht (?:mehr|finden|glauben)|abgesagt|verschenkt|weggeworfen|entsorgt|eingemottet|unauffallig|normal|sauber|tanz\\p{L}*|lauf\\p{L}*|lief|wander\\p{L}*|radel\\p{L}*|fahrt|fuhr|treppen?|steig\\p{L}*|entlassen|kein\\p{L}* mehr',
    unchanged:
      'immer noch|noch immer|nach wie vor|weiterhin|nehme (?:\\p{L}+ ){0,2}weiter|nichts (?:geandert|gebracht|gemerkt|gespurt)|nicht (?:geholfen|verandert|besser)|gleich geblieben|unverandert|genauso|nichts zu tun|neben (?:mein|den|der)|zusatzlich|gefragt|abgesprochen|rucksprache',
  },
  fr: {
    had: "avais|avait|avaient|etais|etait|etaient|souffrais|souffrait|vivais avec|vivait avec|diagnosti\\p{L}*|m'a trouve|on (?:m'|lui |nous )?a (?:dit|trouve|annonce)|eu",
    afterUse: `(?:apres|avec|au bout de) (?:\\p{L}+ ){0,2}(?:${CONTAINERS}|gouttes|gelules)|(?:${CONTAINERS}) plus tard|depuis que (?:j|il|elle|je|on)\\p{L}*|(?:une seule chose|la seule chose|rien d'autre)`,
    moment:
      "en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|hiver|ete|automne)|au printemps|a (?:noel|paques)|aujourd'hui|maintenant|desormais|(?:jours|semaines|mois|ans) (?:plus tard|apres)|apres \\d+|depuis",
    proof:
      'medecins?|docteure?s?|infirmi\\p{L}*|neurologue|cardiologue|oncologue|rhumatologue|specialiste|chirurgien\\p{L}*|hopital|clinique|analyses?|examens?|resultats|irm|scanner|radio|echographie|operation|insuline|medicaments?|comprimes|cachets|ordonnance|canne|fauteuil roulant|bequilles|dossier|pilulier|traitement',
    turned:
      "raye|barre|ferme|referme|dechire|classe|demande (?:ou|a qui|ce)|ou (?:il|elle|ca) (?:etait|est)|n'a (?:rien|plus)|plus rien|rien (?:trouve|vu|a)|plus besoin|annul\\p{L}*|jete|donne|range|vendu|normal\\p{L}*|propres?|dans\\p{L}*|cour\\p{L}*|march\\p{L}*|mont\\p{L}*|condui\\p{L}*|jardin\\p{L}*|remarche|ne (?:voit|trouve|comprend)",
    unchanged:
      "toujours (?:mal|mon|ma|mes|le|sous|la|autant)|encore (?:mal|mon|mes|sous)|continue|n'a (?:rien change|pas (?:aide|marche|change))|aucun(?:e)? (?:effet|difference|changement)|pareil|rien a voir|en plus de|avec l'accord|demande a mon|meme (?:dose|traitement)",
  },
  it: {
    had: 'aveva|avevano|avevo|ho avuto|ha avuto|ero|era|erano|soffriva|soffrivo|diagnostic\\p{L}*',
    afterUse: `(?:dopo|con) (?:\\p{L}+ ){0,2}(?:flacon\\p{L}*|confezion\\p{L}*|scatol\\p{L}*|bottigli\\p{L}*|gocce|capsule)|(?:flacon\\p{L}*|confezion\\p{L}*|scatol\\p{L}*|bottigli\\p{L}*) dopo|da quando (?:prend|us|ho)\\p{L}*`,
    moment:
      'a (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|natale|pasqua)|oggi|adesso|ora|(?:giorni|settimane|mesi|anni) dopo',
    proof:
      'medic[oi]|dottor\\p{L}*|neurolog\\p{L}*|cardiolog\\p{L}*|specialista|infermier\\p{L}*|ospedale|esami|analisi|risonanza|radiografia|intervento|operazione|insulina|pastiglie|farmac\\p{L}*|ricetta|bastone|cartella',
    turned:
      "chius\\p{L}*|cancell\\p{L}*|stracci\\p{L}*|chiest\\p{L}*|dove|niente|nulla|non (?:trova|vede|c'e|serv)\\p{L}*|buttat\\p{L}*|regalat\\p{L}*|annullat\\p{L}*|normal\\p{L}*|ball\\p{L}*|corr\\p{L}*|cammin\\p{L}*",
    unchanged:
      'ancora|continu\\p{L}*|non (?:e cambiato|ha aiutato|ha funzionato)|come prima|uguale|insieme (?:a|con)|chiesto al|oltre a',
  },
  nl: {
    had: 'had|hadden|was|waren|leed|diagnose',
    afterUse:
      '(?:na|met) (?:\\p{L}+ ){0,2}(?:flesjes?|flessen|potten|potjes?|dozen|doosjes?|druppels|capsules)|(?:flesjes?|flessen|potten|potjes?|dozen|doosjes?) later|sinds (?:ik|hij|zij|ze|we)',
    moment:
      'in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|met kerst|vandaag|nu|inmiddels|(?:dagen|weken|maanden|jaren) later',
    proof:
      '\\p{L}*arts|dokter|neuroloog|cardioloog|specialist|ziekenhuis|bloedwaarden|uitslag\\p{L}*|scan|mri|operatie|insuline|pillen|medicijnen|recept|rollator|dossier',
    turned:
      'dicht|streepte|vroeg|waar|niets|niet meer|afgezegd|geannuleerd|weggegooid|normaal|dans\\p{L}*|fiets\\p{L}*|loop\\p{L}*|rent',
    unchanged: 'nog steeds|blijf\\p{L}*|hielp niet|niets veranderd|hetzelfde|naast mijn|overlegd|gevraagd',
  },
  pl: {
    had: 'mial\\p{L}*|byl\\p{L}*|chorowal\\p{L}*|cierpial\\p{L}*|zdiagnozowan\\p{L}*',
    afterUse:
      '(?:po|od) (?:\\p{L}+ ){0,2}(?:butel\\p{L}*|opakowani\\p{L}*|slo\\p{L}*|kropl\\p{L}*|kapsul\\p{L}*)|(?:butel\\p{L}*|opakowani\\p{L}*) pozniej|odkad (?:bior|stosuj|pij)\\p{L}*',
    moment:
      'w (?:styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrzesniu|pazdzierniku|listopadzie|grudniu)|dzis\\p{L}*|teraz|(?:dni|tygodni\\p{L}*|miesi\\p{L}*|lat\\p{L}*) pozniej',
    proof:
      'lekar\\p{L}*|doktor\\p{L}*|neurolog\\p{L}*|kardiolog\\p{L}*|szpital\\p{L}*|wynik\\p{L}*|badani\\p{L}*|rezonans\\p{L}*|operacj\\p{L}*|insulin\\p{L}*|tablet\\p{L}*|lek\\p{L}*|recept\\p{L}*|wozek|lask\\p{L}*',
    turned:
      'zamkn\\p{L}*|skresl\\p{L}*|zapyta\\p{L}*|gdzie|nic|nie (?:ma|znalaz\\p{L}*|widz\\p{L}*)|odwola\\p{L}*|wyrzuci\\p{L}*|odda\\p{L}*|norm\\p{L}*|tancz\\p{L}*|bieg\\p{L}*|chodz\\p{L}*',
    unchanged: 'nadal|wciaz|dalej|nie pomogl\\p{L}*|bez zmian|tak samo|obok|zapyta\\p{L}* lekarza',
  },
};

/** A disease does not go by itself in a story told to sell: "three bottles later the doctor asked where it was". */
const NEEDED = 2;

const compiled = new Map<LanguageCode, Readonly<Record<keyof Telling, RegExp>>>();

function tellingOf(language: LanguageCode): Readonly<Record<keyof Telling, RegExp>> | undefined {
  const known = compiled.get(language);
  const words = tellings[language];
  if (known !== undefined || words === undefined) return known;
  const whole = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
  const made = {
    had: whole(words.had),
    afterUse: whole(words.afterUse),
    moment: whole(words.moment),
    proof: whole(words.proof),
    turned: whole(words.turned),
    unchanged: whole(words.unchanged),
  };
  compiled.set(language, made);
  return made;
}

/**
 * Whether a text tells of an illness that is over: somebody had it, time passed or the product was taken, and something
 * turned. That the text names an illness is the caller's to know. Takes folded text.
 */
export function tellsOfRecovery(text: string, language: LanguageCode | undefined): boolean {
  const telling = language && tellingOf(language);
  if (!telling) return false;
  const plain = withDigits(text);
  if (telling.unchanged.test(plain)) return false;
  const isLater = telling.afterUse.test(plain) || (telling.had.test(plain) && telling.moment.test(plain));
  const signs = [telling.had, telling.proof, telling.turned].filter((sign) => sign.test(plain)).length;
  return isLater && telling.turned.test(plain) && signs >= NEEDED;
}
