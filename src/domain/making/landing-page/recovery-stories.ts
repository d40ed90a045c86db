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
  'frascos?|potes?|caixas?|caixinhas?|vidros?|garrafas?|kits?|sache[a-z]*|bottles?|jars?|boxes|tubs?|packs?|botes?|cajas?|flaschen?|dosen?|packungen?|glaser|kuren?|flacons?|boites?|pots?|cures?|botellas?|tarros?|doses?|dosis';

const tellings: Partial<Record<LanguageCode, Telling>> = {
  pt: {
    had: 'era|eram|tinha|tinham|tive|teve|sofria|sofri|vivia|andava|convivia|estava com|fui diagnosticad[a-z]*|foi diagnosticad[a-z]*|deram|descobri[a-z]*',
    afterUse: `(?:depois d[eo]s?|apos|com) (?:[a-z]+ ){0,2}(?:${CONTAINERS}|gotas|capsulas|cha)|(?:${CONTAINERS}) depois|desde que (?:tom|us|comec)[a-z]*|(?:so )?mudei (?:so )?uma coisa|a unica (?:coisa|mudanca)`,
    moment:
      'em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|n[oa] (?:natal|pascoa|carnaval|verao|inverno|semana|mes|ano|ultim[oa]|proxim[oa]|retorno|consulta)|hoje|agora|(?:dias|semanas|meses|anos) depois|depois de \\d+|desde',
    proof:
      'medic[oa]s?|doutora?|dra?|enfermeir[oa]|neurologista|cardiologista|oncologista|endocrin[a-z]*|reumatologista|especialista|posto|postinho|hospital|exames?|laudo|ressonancia|tomografia|ultrassom|raio|cirurgia|insulina|remedios?|receita|bengala|cadeira de rodas|muletas|nebulizador|bombinha|oxigenio|fila|alta',
    turned:
      'riscou|saiu|sairam|fechou|rasgou|arquivou|perguntou|onde (?:e que )?(?:ele|ela|isso|foi)|nao (?:achou|encontrou|viu|acreditou|precis[a-z]*)|nada|alta|joguei|aposentei|guardei|dei|doei|vendi|cancel[a-z]*|desmarc[a-z]*|limp[oa]s?|zerad[oa]s?|norma(?:l|is)|voltei|voltou|corr[a-z]*|danc[a-z]*|dirig[a-z]*|caminh[a-z]*|subo|subi',
    unchanged:
      'ainda (?:tenho|tem|tomo|toma|uso|sou|e)|continu[a-z]*|nao (?:mudou|mudaram|adiantou|resolveu|ajudou|fez diferenca|senti)|igual|mesma coisa|na mesma|nao tem nada a ver|com (?:o )?(?:tratamento|remedio)|junto com|falei com|perguntei|liber[a-z]*',
  },
  en: {
    had: 'had|was|were|has had|suffered|lived with|battled|diagnosed|they told|gave (?:me|him|her|us)',
    afterUse: `(?:after|with|by) (?:(?:the|just|only|my|his|her|about) )*(?:\\d+|first|second|third|fourth|one|a)? ?(?:${CONTAINERS})|(?:${CONTAINERS}) (?:later|in)|since (?:i|he|she|we|they) (?:start|began|take|took|us)[a-z]*|only thing (?:[a-z]+ ){0,3}chang[a-z]*|(?:been|was|is) on [a-z]+ since`,
    moment:
      '(?:in|by|since|last|this) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|thanksgiving|easter|halloween|year|month|week)|today|now|(?:days|weeks|months|years) later|after \\d+|these days',
    proof:
      'doctors?|dr|gp|nurse|neurologist|cardiologist|oncologist|surgeon|specialist|rheumatologist|consultant|clinic|hospital|scans?|mri|x-?rays?|tests?|bloods?|results|surgery|operation|insulin|pills?|meds|medications?|prescriptions?|inhalers?|cane|walker|wheelchair|oxygen|pill organi[sz]ers?|file|chart|folder',
    turned:
      "clos[a-z]*|crossed|tore|ripped|nothing (?:left|there|to)|asked (?:me |us |him |her )?(?:where|who|what)|(?:couldn't|could not|didn't|can't) (?:find|see|believe)|discharged|cancel[a-z]*|called off|threw|tossed|gave away|sold|donated|retired|clear|clean|normal|carved|drove|danc[a-z]*|walked|runs?|ran|climb[a-z]*|crossword|gone|isn't there|weren't|wasn't",
    unchanged:
      "still (?:have|has|take|takes|on|need|needs|got|sore|there)|no (?:difference|change|better)|did(?:n't| not) (?:help|work|do|change|notice)|made no|same as|unchanged|nothing to do with|alongside|as well as (?:my|his|her)|asked my (?:doctor|gp)|checked with|with (?:my|his|her) (?:doctor|medication)",
  },
  es: {
    had: 'era|eran|tenia|tenian|tuve|tuvo|sufria|sufri|padecia|vivia con|estaba con|diagnostic[a-z]*|me dieron|le dieron|detectaron',
    afterUse: `(?:despues de|tras|con) (?:[a-z]+ ){0,2}(?:${CONTAINERS}|gotas|capsulas)|(?:${CONTAINERS}) (?:despues|mas tarde)|desde que (?:tom|us|empec|empez)[a-z]*|(?:lo unico|la unica) (?:[a-z]+ ){0,3}camb[a-z]*|solo cambie una cosa`,
    moment:
      'en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otono|invierno|navidad)|hoy|ahora|(?:dias|semanas|meses|anos) despues|despues de \\d+|desde|la (?:ultima|siguiente)|a los \\d+',
    proof:
      'medic[oa]s?|doctora?|dra?|enfermer[oa]|neurolog[oa]|cardiolog[oa]|oncolog[oa]|reumatolog[oa]|endocrin[a-z]*|especialista|ambulatorio|hospital|analisis|analitica|resonancia|radiografia|ecografia|tac|cirugia|operacion|quirofano|insulina|pastillas?|medicinas?|medicamentos?|receta|baston|silla de ruedas|muletas|inhalador|expediente|alta|lista',
    turned:
      'tacho|cerro|rompio|archivo|pregunto|donde (?:esta|estaba|quedo)|no (?:encontro|vio|hallo|creia|neces[a-z]*|hay nada|habia nada|quedaba)|nada|alta|tire|tiro|regale|regalo|guarde|done|cancel[a-z]*|anul[a-z]*|limpi[oa]s?|normal(?:es)?|volvi[a-z]*|corr[a-z]*|bail[a-z]*|conduc[a-z]*|camin[a-z]*|sub[a-z]*',
    unchanged:
      'todavia|aun (?:tengo|tiene|tomo)|sigo|sigue|siguen|no (?:cambio|ayudo|sirvio|note|noto)|igual que|lo mismo|no tiene(?:n)? nada que ver|junto con|ademas de|pregunte|consulte|con (?:mi|su) (?:medico|tratamiento|medicacion)',
  },
  de: {
    had: 'hatte|hatten|war|waren|litt|litten|lebte mit|kampfte|diagnos[a-z]*|bekam|hiess es|sagten',
    afterUse: `(?:nach|mit|ab) (?:[a-z]+ ){0,2}(?:${CONTAINERS}|tropfen|kapseln)|(?:${CONTAINERS}) spater|seit(?:dem)? (?:ich|er|sie|wir|den)|(?:nur )?(?:eine sache|eines|eins) (?:[a-z]+ ){0,2}geandert|einzige[a-z]* (?:[a-z]+ ){0,3}(?:anders|geandert)`,
    moment:
      '(?:im|zu|seit|letzte[nrs]?) (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhjahr|fruhling|sommer|herbst|winter|weihnachten|ostern|jahr|monat|woche)|heute|jetzt|inzwischen|mittlerweile|(?:tage|wochen|monate|jahre) spater|nach \\d+',
    proof:
      '(?:[a-z]*arzt|[a-z]*arztin|arzte|doktor|neurolog[a-z]*|kardiolog[a-z]*|onkolog[a-z]*|rheumatolog[a-z]*|orthopad[a-z]*|schwester|praxis|klinik|krankenhaus|befund[a-z]*|blutwerte|werte|mrt|ct|rontgen[a-z]*|ultraschall|operation|op|op-termin|insulin|tabletten|medikamente?|rezept|spritzen?|rollator|rollstuhl|kruck[a-z]*|gehstock|akte|pillen[a-z]*)',
    turned:
      'strich|gestrichen|zugeklappt|schloss|zerriss|fragte|wo (?:er|sie|es|der|die|das)|nichts (?:mehr|gefunden|zu sehen)|nicht (?:mehr|finden|glauben)|abgesagt|verschenkt|weggeworfen|entsorgt|eingemottet|unauffallig|normal|sauber|tanz[a-z]*|lauf[a-z]*|lief|wander[a-z]*|radel[a-z]*|fahrt|fuhr|treppen?|steig[a-z]*|entlassen|kein[a-z]* mehr',
    unchanged:
      'immer noch|noch immer|nach wie vor|weiterhin|nehme (?:[a-z]+ ){0,2}weiter|nichts (?:geandert|gebracht|gemerkt|gespurt)|nicht (?:geholfen|verandert|besser)|gleich geblieben|unverandert|genauso|nichts zu tun|neben (?:mein|den|der)|zusatzlich|gefragt|abgesprochen|rucksprache',
  },
  fr: {
    had: "avais|avait|avaient|etais|etait|etaient|souffrais|souffrait|vivais avec|vivait avec|diagnosti[a-z]*|m'a trouve|on (?:m'|lui |nous )?a (?:dit|trouve|annonce)|eu",
    afterUse: `(?:apres|avec|au bout de) (?:[a-z]+ ){0,2}(?:${CONTAINERS}|gouttes|gelules)|(?:${CONTAINERS}) plus tard|depuis que (?:j|il|elle|je|on)[a-z]*|(?:une seule chose|la seule chose|rien d'autre)`,
    moment:
      "en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|hiver|ete|automne)|au printemps|a (?:noel|paques)|aujourd'hui|maintenant|desormais|(?:jours|semaines|mois|ans) (?:plus tard|apres)|apres \\d+|depuis",
    proof:
      'medecins?|docteure?s?|infirmi[a-z]*|neurologue|cardiologue|oncologue|rhumatologue|specialiste|chirurgien[a-z]*|hopital|clinique|analyses?|examens?|resultats|irm|scanner|radio|echographie|operation|insuline|medicaments?|comprimes|cachets|ordonnance|canne|fauteuil roulant|bequilles|dossier|pilulier|traitement',
    turned:
      "raye|barre|ferme|referme|dechire|classe|demande (?:ou|a qui|ce)|ou (?:il|elle|ca) (?:etait|est)|n'a (?:rien|plus)|plus rien|rien (?:trouve|vu|a)|plus besoin|annul[a-z]*|jete|donne|range|vendu|normal[a-z]*|propres?|dans[a-z]*|cour[a-z]*|march[a-z]*|mont[a-z]*|condui[a-z]*|jardin[a-z]*|remarche|ne (?:voit|trouve|comprend)",
    unchanged:
      "toujours (?:mal|mon|ma|mes|le|sous|la|autant)|encore (?:mal|mon|mes|sous)|continue|n'a (?:rien change|pas (?:aide|marche|change))|aucun(?:e)? (?:effet|difference|changement)|pareil|rien a voir|en plus de|avec l'accord|demande a mon|meme (?:dose|traitement)",
  },
  it: {
    had: 'aveva|avevano|avevo|ho avuto|ha avuto|ero|era|erano|soffriva|soffrivo|diagnostic[a-z]*',
    afterUse: `(?:dopo|con) (?:[a-z]+ ){0,2}(?:flacon[a-z]*|confezion[a-z]*|scatol[a-z]*|bottigli[a-z]*|gocce|capsule)|(?:flacon[a-z]*|confezion[a-z]*|scatol[a-z]*|bottigli[a-z]*) dopo|da quando (?:prend|us|ho)[a-z]*`,
    moment:
      'a (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|natale|pasqua)|oggi|adesso|ora|(?:giorni|settimane|mesi|anni) dopo',
    proof:
      'medic[oi]|dottor[a-z]*|neurolog[a-z]*|cardiolog[a-z]*|specialista|infermier[a-z]*|ospedale|esami|analisi|risonanza|radiografia|intervento|operazione|insulina|pastiglie|farmac[a-z]*|ricetta|bastone|cartella',
    turned:
      "chius[a-z]*|cancell[a-z]*|stracci[a-z]*|chiest[a-z]*|dove|niente|nulla|non (?:trova|vede|c'e|serv)[a-z]*|buttat[a-z]*|regalat[a-z]*|annullat[a-z]*|normal[a-z]*|ball[a-z]*|corr[a-z]*|cammin[a-z]*",
    unchanged:
      'ancora|continu[a-z]*|non (?:e cambiato|ha aiutato|ha funzionato)|come prima|uguale|insieme (?:a|con)|chiesto al|oltre a',
  },
  nl: {
    had: 'had|hadden|was|waren|leed|diagnose',
    afterUse:
      '(?:na|met) (?:[a-z]+ ){0,2}(?:flesjes?|flessen|potten|potjes?|dozen|doosjes?|druppels|capsules)|(?:flesjes?|flessen|potten|potjes?|dozen|doosjes?) later|sinds (?:ik|hij|zij|ze|we)',
    moment:
      'in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|met kerst|vandaag|nu|inmiddels|(?:dagen|weken|maanden|jaren) later',
    proof:
      '[a-z]*arts|dokter|neuroloog|cardioloog|specialist|ziekenhuis|bloedwaarden|uitslag[a-z]*|scan|mri|operatie|insuline|pillen|medicijnen|recept|rollator|dossier',
    turned:
      'dicht|streepte|vroeg|waar|niets|niet meer|afgezegd|geannuleerd|weggegooid|normaal|dans[a-z]*|fiets[a-z]*|loop[a-z]*|rent',
    unchanged: 'nog steeds|blijf[a-z]*|hielp niet|niets veranderd|hetzelfde|naast mijn|overlegd|gevraagd',
  },
  pl: {
    had: 'mial[a-z]*|byl[a-z]*|chorowal[a-z]*|cierpial[a-z]*|zdiagnozowan[a-z]*',
    afterUse:
      '(?:po|od) (?:[a-z]+ ){0,2}(?:butel[a-z]*|opakowani[a-z]*|slo[a-z]*|kropl[a-z]*|kapsul[a-z]*)|(?:butel[a-z]*|opakowani[a-z]*) pozniej|odkad (?:bior|stosuj|pij)[a-z]*',
    moment:
      'w (?:styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrzesniu|pazdzierniku|listopadzie|grudniu)|dzis[a-z]*|teraz|(?:dni|tygodni[a-z]*|miesi[a-z]*|lat[a-z]*) pozniej',
    proof:
      'lekar[a-z]*|doktor[a-z]*|neurolog[a-z]*|kardiolog[a-z]*|szpital[a-z]*|wynik[a-z]*|badani[a-z]*|rezonans[a-z]*|operacj[a-z]*|insulin[a-z]*|tablet[a-z]*|lek[a-z]*|recept[a-z]*|wozek|lask[a-z]*',
    turned:
      'zamkn[a-z]*|skresl[a-z]*|zapyta[a-z]*|gdzie|nic|nie (?:ma|znalaz[a-z]*|widz[a-z]*)|odwola[a-z]*|wyrzuci[a-z]*|odda[a-z]*|norm[a-z]*|tancz[a-z]*|bieg[a-z]*|chodz[a-z]*',
    unchanged: 'nadal|wciaz|dalej|nie pomogl[a-z]*|bez zmian|tak samo|obok|zapyta[a-z]* lekarza',
  },
};

/** A disease does not go by itself in a story told to sell: "three bottles later the doctor asked where it was". */
const NEEDED = 2;

const compiled = new Map<LanguageCode, Readonly<Record<keyof Telling, RegExp>>>();

function tellingOf(language: LanguageCode): Readonly<Record<keyof Telling, RegExp>> | undefined {
  const known = compiled.get(language);
  const words = tellings[language];
  if (known !== undefined || words === undefined) return known;
  const whole = (source: string) => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'u');
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
