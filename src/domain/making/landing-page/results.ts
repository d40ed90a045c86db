import type { ProductKind } from '#domain/making/review/policy-rule.ts';
import { wholeWords, withNumbers } from './phrases.ts';
import { resultSources as source, resultWords as says } from './results-words.ts';

const VALUE =
  '(?:a1c|hba1c|glicemia|glicose|acucar|colesterol|pressao|triglicer\\p{L}*|blood sugar|blood pressure|cholesterol|glucose|sugar|glucemia|azucar|tension|presion|blutzucker|langzeitzucker|blutdruck|cholesterin\\p{L}*|\\p{L}*werte?|glycemie|psa|peso|weight|gewicht|poids)';
/** "My sugar went from 280 to 110." */
const VALUE_MOVED = new RegExp(
  `(?<!\\p{L})${VALUE}(?!\\p{L})[^.;!?\\d]{0,25}(?:de|da|do|from|von|desde)? ?\\d[\\d.,]*(?: ?\\p{L}{1,5})?(?:/\\d+)? (?:para|to|auf|a|ate|hasta|bis|an) \\d`,
  'u',
);
const THEN =
  /(?<!\p{L})(?:nao (?:conseguia|podia|subia|andava|dormia|dobrava|levantava|abria)|antes|used to|could(?:n't| not)|could (?:barely|hardly)|no podia|no dormia|fruher|konnte (?:kaum|nicht)|kam (?:\p{L}+ ){0,2}kaum|avant|ne pouvais (?:pas|plus)|n'arrivais)(?!\p{L})/u;
const NOW =
  /(?<!\p{L})(?:hoje|agora|now|today|these days|hoy|ahora|heute|jetzt|inzwischen|aujourd'hui|maintenant|desormais)(?!\p{L})/u;
/** What a body does. */
const MOVES =
  /(?<!\p{L})(?:sub(?:o|i|ir|indo|e)|ando|andar|corr\p{L}*|danc\p{L}*|durmo|dorm\p{L}*|caminh\p{L}*|ajoelh\p{L}*|walk\p{L}*|runn?\p{L}*|danc\p{L}*|sleep|climb\p{L}*|kneel\p{L}*|stairs|duermo|camin\p{L}*|bail\p{L}*|escaleras?|gehe|lauf\p{L}*|tanz\p{L}*|schlaf\p{L}*|treppen?|knien|steige|marche\p{L}*|cours|danse\p{L}*|dors|escaliers?|monte|hill|berg\p{L}*|\p{L}*berg|hinauf|cote|ladeira|cuesta)(?!\p{L})/u;
/** "I can kneel again", "je remonte les escaliers". */
const AGAIN =
  /(?<!\p{L})(?:(?:voltei|volto) a (?:andar|correr|subir|dormir|dancar|abrir|caminhar|enxergar|ouvir)|(?:vuelvo|volvi) a (?:andar|correr|subir|dormir|bailar|abrir|caminar|ver|oir)|(?:kann|gehe|laufe|tanze|schlafe) (?:ich )?(?:\p{L}+ ){0,2}wieder|remarche\p{L}*|remonte|redescends?|redors|re-?entends|threw away (?:my|his|her) (?:cane|walker|crutches|glasses|inhaler))(?!\p{L})/u;
/** Up the hill, and no rest on the way. */
const IN_ONE_GO =
  /(?<!\p{L})(?:de um folego|sem (?:parar|sentar|descansar)|sem bengala|in one go|without (?:a |one )?(?:stop\p{L}*|rest\p{L}*|break|pausing)|de un tiron|sin (?:parar|descansar|sentarme)|in einem zug|ohne (?:pause|anzuhalten|stehenzubleiben)|d'une traite|sans (?:m'arreter|pause|m'asseoir))(?!\p{L})/u;
/** "Already 6 kilos", "2 900 € the first month": a number, and since when. */
const ALREADY_LOST =
  /(?<!\p{L})(?:ja (?:foram|sao)|ya (?:van|son)|already|schon|deja) (?:\p{L}+ ){0,2}\d+ ?(?:kg|kilos?|quilos?|lbs?|pounds?|pfund)(?!\p{L})/u;
const FIRST_MONTH =
  '(?:first|primeir[oa]|primer|premiere?|erste[nrm]?|zweite[nm]?|second|segundo|deuxieme) (?:month|week|day|mes|semana|dia|mois|semaine|jour|monat|woche|tag)';
const MONEY = '(?:(?:r\\$|us\\$|\\p{Sc}) ?\\d[\\d.,]*|\\d[\\d., ]* ?(?:\\p{Sc}|euros?|reais))';
const EARNED = new RegExp(
  `(?<!\\p{L})(?:${MONEY}[^.;!?]{0,20} ${FIRST_MONTH}|${FIRST_MONTH}[^.;!?]{0,20} ${MONEY})`,
  'u',
);
/** Of a course: money that came with the time, and no price. */
const SUM = new RegExp(MONEY, 'u');
const SPAN =
  '(?:days?|weeks?|months?|dias?|semanas?|mes(?:es)?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois)';
const WHEN = new RegExp(
  `(?<!\\p{L})(?:${SPAN}|january|february|march|april|may|june|july|august|september|october|november|december|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)(?!\\p{L})`,
  'u',
);
/** What the course cost came back, and the job was given up. */
const CAME_BACK =
  /(?<!\p{L})(?:se pag(?:ou|ado?)|(?:tinha|tenho) se pago|pag(?:ou|ado) sozinho|recuper(?:ei|ado?|amos)(?: \p{L}+){0,3} (?:curso|investi\p{L}*|valor)|paid (?:for )?itself|paid off|(?:made|earned|got) (?:my|our|the) money back|(?:recupere|amortice|amortizado)(?: \p{L}+){0,6}|se (?:pago|ha pagado) sol[oa]|(?:kurs|geld|preis|kosten|betrag)(?: \p{L}+){0,2} wieder (?:drin|drinnen|herein|reingeholt)|hat sich (?:\p{L}+ )?(?:bezahlt gemacht|rentiert)|(?:formation|cours|mise|achat)(?: (?:etait|est|s'est|deja|ete|vite))* (?<!m'a ete )(?:remboursee?|rentabilisee?|amortie?)(?= (?:au bout|en|des|apres|avant)))(?!\p{L})/u;
const LEFT_THE_JOB =
  /(?<!\p{L})(?:pedi (?:demissao|as contas)|larguei|deixei (?:o|meu) (?:emprego|trabalho)|(?:handed|gave) in (?:my )?notice|gave (?:my )?notice|quit (?:my|the)? ?(?:\p{L}+ )?job|(?:pedi|pedido) (?:la|una) (?:excedencia|baja)|(?:pedi|pedimos) (?:la )?licenca|(?:cut|went down to) (?:my hours|three days|part.time)|(?:auf|in) teilzeit|passee? a mi-temps|left my (?:\p{L}+ )?job|deje (?:la oficina|el trabajo|mi (?:trabajo|empleo))|renuncie|gekundigt|kundigte|rendu mon (?:badge|tablier)|demissionne|quitte mon (?:emploi|travail|boulot|poste))(?!\p{L})/u;
/** A place that few win, or an exam that was passed at once. */
const PASSED =
  /(?<!\p{L})(?:(?:passei|passou|fui aprovad[oa]|aprovad[oa]|conquistei)[^.;!?]{0,30}(?:concurso|vestibular|medicina|direito|oab|lugar)|passed[^.;!?]{0,20} (?:first time|with distinction)|got into[^.;!?]{0,20} (?:college|university)|(?:aprobe|saque|gane|consegui)[^.;!?]{0,25}(?:plaza|oposicion\p{L}*|a la primera)|beim ersten (?:mal|versuch|anlauf)[^.;!?]{0,20}bestanden|(?:j'ai (?:eu|reussi|decroche|obtenu)|recue? (?:a|au)|admise?)[^.;!?]{0,25}(?:concours|capes|poste))(?!\p{L})/u;
const MARKS =
  /(?<!\p{L})(?:tirava|tirei|nota|pontos|media|marks?|scor\p{L}*|grades?|points?|average|sacaba|notas|puntos|noten?|punkte|(?:vier|funf|drei|zwei|eins)|moyenne|notes?)(?!\p{L})/u;
const TWO_NUMBERS = /(?<!\d)\d+(?:[.,]\d+)?(?!\d)[^\d]{1,60}(?<!\d)\d+/u;
const MARK_ROSE =
  /(?<!\p{L})(?:vorher|before|antes|avant|avais|tirava|sacaba|hatte|used to|went from|von|from|de)(?!\p{L})/u;

/** The marks of before and after a course: "I used to get 520, and then 920 came". */
function marksRose(text: string): boolean {
  const isNumbered =
    TWO_NUMBERS.test(text) ||
    /(?<!\p{L})eine (?:vier|funf|sechs)(?!\p{L}).*(?<!\p{L})eine (?:eins|zwei)/u.test(text);
  return MARKS.test(text) && MARK_ROSE.test(text) && isNumbered;
}

/** How much was sold, and to whom: "84 lunches in eight days", "four paying clients". */
const SOLD = new RegExp(
  `(?<!\\p{L})(?:(?:vendi|sold|vendido|verkauft|vendu) [^.;!?]{0,30}\\d+[^.;!?]{0,40}${SPAN}|${SPAN} [^.;!?]{0,30}\\d+ (?:\\p{L}+ )?(?:clientes?|clients?|customers?|kunden|auftrage|encomendas|vendas|sales|orders?|ventas|pedidos|verkaufe|ventes|commandes))(?!\\p{L})`,
  'u',
);
/** So much a month, of a buyer's own. */
const BY_MONTH = new RegExp(
  `(?<![\\d.,])\\d[\\d. ]*\\d{2}(?!\\d)(?: ?(?:${MONEY}|\\p{Sc}|euros?|reais|pesos|dollars|pounds))? (?:al|por|a|per|pro|par|ao|im|le|each|every) (?:mes|month|monat|mois|semana|week|woche|semaine)(?!\\p{L})`,
  'u',
);
/** Something dear was paid off within months. */
const PAID_OFF = new RegExp(
  `(?<!\\p{L})(?:pagu?ei|pague|paguei|quitei|paid (?:off|for)|abbezahlt|(?:ab)?bezahlt\\p{L}*|rembourse|paye)(?! (?:o|el|the|den|le|la)? ?(?:curs\\p{L}*|kurs\\p{L}*|cours|course|formation)) [^.;!?]{0,40}(?:em|in|en|binnen|within) \\p{L}+ ${SPAN}`,
  'u',
);
/** What the sales of a month paid for, and a living that is made of it. */
const PAID_BY_IT =
  /(?<!\p{L})(?:it (?:has |already )?paid (?:for )?(?:my|our|the|half|most)(?! (?:course|lesson|program))|(?:com|con|avec|vom|von|mit|aus)(?: \p{L}+){0,4} (?:vendas|ventas|ventes|verkauf\p{L}*|sales|comissoes|comisiones|provision\p{L}*|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)(?: [\p{L}']+){0,5} (?:pagu?e\p{L}*|bezahlt|finanzi\p{L}*|paye)(?!\p{L})|(?:pagu?ei|pague|bezahl\p{L}*|paye) [^.;!?]{0,40}(?:com|con|avec|mit) (?:as |las |os |los |les |den |meinen |mes |minhas |mis )?(?:vendas|ventas|ventes|verkauf\p{L}*|sales)|(?:vivo|vivimos|vivemos) (?:so )?(?:disso|disto|dele|de esto|de eso|dela)|(?:live|living) (?:off|from) (?:this|it)|(?:make|made) (?:my|a) living|(?:lebe|leben) (?:\p{L}+ )?davon|(?:j'en|nous en|on en) vi[st])(?!\p{L})/u;
const PAID =
  /(?<!\p{L})(?:compr\p{L}*|bought|\p{L}*kauft\p{L}*|achet\p{L}*|pag\p{L}*|paid|pay|cost\p{L}*|custou|cust\p{L}*|zahl\p{L}*|pay[eé]\p{L}*|saved|save|econom\p{L}*|discount|desconto|descuento|rabatt|remise|off|prices?|precos?|precios?|preis\p{L}*|prix|worth|value|vale[nu]?|valeu|wert|vaut|cheaper|barato|billiger|moins cher|refund\p{L}*|reembols\p{L}*|erstatt\p{L}*|rembours\p{L}*|gast\p{L}*|spent|ausgegeben|depens\p{L}*)(?!\p{L})/u;

/** Somebody who sees the buyer every day asks, notices or stops to complain. */
const SEEN_BY_OTHERS = wholeWords([
  `${source.others}[^.;!?]{0,40} ${source.notice}`,
  `${source.others}[^.;!?]{0,20} ${source.asks}[^.;!?]{0,15} ${source.what}`,
  `${source.asks} (?:\\p{L}+ ){0,3}${source.what} me (?:habia|he) hecho`,
]);
const MOST_OF_A_BODY = 200;
const LEAST_OF_A_BODY = 40;

/** "In March 96 kilos, this morning 85." */
function weighsLessNow(text: string): boolean {
  const weights = [...text.matchAll(/(?<![\d.,])\d{2,3}(?![\d.,]\d|\d)/gu)]
    .map(([weight]) => Number(weight))
    .filter((weight) => weight >= LEAST_OF_A_BODY && weight <= MOST_OF_A_BODY);
  return new Set(weights).size > 1 && says.weighs.test(text) && says.now.test(text);
}

/**
 * Whether a buyer of a supplement tells that something is otherwise than it was, whatever it is. Takes the folded sentence
 * and the whole of what the buyer says, both without what is said of the thing and its way.
 */
export function tellsOfChange(sentence: string, whole: string, isLater: boolean): boolean {
  if (says.form.test(sentence)) return SEEN_BY_OTHERS.test(sentence);
  const isThen = says.then.test(sentence);
  const isNow = says.now.test(sentence);
  return (
    SEEN_BY_OTHERS.test(sentence) ||
    weighsLessNow(whole) ||
    says.over.test(sentence) ||
    (isNow && says.then.test(whole)) ||
    (isThen && says.now.test(whole)) ||
    (says.again.test(sentence) && (isLater || says.then.test(whole)))
  );
}

/**
 * Whether a buyer tells a result by what it is composed of: a value that moved, what the body did then and does now.
 * Takes the folded sentence and the whole of what the buyer says.
 */
export function tellsOfResult(sentence: string, whole: string, kind: ProductKind): boolean {
  if (kind === 'digital') {
    const counted = withNumbers(sentence);
    if (
      PASSED.test(sentence) ||
      marksRose(sentence) ||
      PAID_BY_IT.test(counted) ||
      PAID_OFF.test(sentence) ||
      (BY_MONTH.test(counted) && !PAID.test(counted)) ||
      CAME_BACK.test(counted) ||
      LEFT_THE_JOB.test(counted) ||
      SOLD.test(counted)
    )
      return true;
    return (EARNED.test(counted) || (SUM.test(counted) && WHEN.test(counted))) && !PAID.test(counted);
  }
  if (VALUE_MOVED.test(sentence) || ALREADY_LOST.test(sentence)) return true;
  if (kind !== 'nutra') return false;
  if (IN_ONE_GO.test(sentence) && MOVES.test(sentence)) return true;
  return AGAIN.test(sentence) || (NOW.test(sentence) && MOVES.test(sentence) && THEN.test(whole));
}
