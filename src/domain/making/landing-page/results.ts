import type { ProductKind } from '#domain/making/review/policy-rule.ts';
import { wholeWords, withNumbers } from './phrases.ts';
import { resultSources as source, resultWords as says } from './results-words.ts';

const VALUE =
  '(?:a1c|hba1c|glicemia|glicose|acucar|colesterol|pressao|triglicer[a-z]*|blood sugar|blood pressure|cholesterol|glucose|sugar|glucemia|azucar|tension|presion|blutzucker|langzeitzucker|blutdruck|cholesterin[a-z]*|[a-z]*werte?|glycemie|psa|peso|weight|gewicht|poids)';
/** "My sugar went from 280 to 110." */
const VALUE_MOVED = new RegExp(
  `(?<![a-z])${VALUE}(?![a-z])[^.;!?\\d]{0,25}(?:de|da|do|from|von|desde)? ?\\d[\\d.,]*(?: ?[a-z]{1,5})?(?:/\\d+)? (?:para|to|auf|a|ate|hasta|bis|an) \\d`,
  'u',
);
const THEN =
  /(?<![a-z])(?:nao (?:conseguia|podia|subia|andava|dormia|dobrava|levantava|abria)|antes|used to|could(?:n't| not)|could (?:barely|hardly)|no podia|no dormia|fruher|konnte (?:kaum|nicht)|kam (?:[a-z]+ ){0,2}kaum|avant|ne pouvais (?:pas|plus)|n'arrivais)(?![a-z])/u;
const NOW =
  /(?<![a-z])(?:hoje|agora|now|today|these days|hoy|ahora|heute|jetzt|inzwischen|aujourd'hui|maintenant|desormais)(?![a-z])/u;
/** What a body does. */
const MOVES =
  /(?<![a-z])(?:sub(?:o|i|ir|indo|e)|ando|andar|corr[a-z]*|danc[a-z]*|durmo|dorm[a-z]*|caminh[a-z]*|ajoelh[a-z]*|walk[a-z]*|runn?[a-z]*|danc[a-z]*|sleep|climb[a-z]*|kneel[a-z]*|stairs|duermo|camin[a-z]*|bail[a-z]*|escaleras?|gehe|lauf[a-z]*|tanz[a-z]*|schlaf[a-z]*|treppen?|knien|steige|marche[a-z]*|cours|danse[a-z]*|dors|escaliers?|monte|hill|berg[a-z]*|[a-z]*berg|hinauf|cote|ladeira|cuesta)(?![a-z])/u;
/** "I can kneel again", "je remonte les escaliers". */
const AGAIN =
  /(?<![a-z])(?:(?:voltei|volto) a (?:andar|correr|subir|dormir|dancar|abrir|caminhar|enxergar|ouvir)|(?:vuelvo|volvi) a (?:andar|correr|subir|dormir|bailar|abrir|caminar|ver|oir)|(?:kann|gehe|laufe|tanze|schlafe) (?:ich )?(?:[a-z]+ ){0,2}wieder|remarche[a-z]*|remonte|redescends?|redors|re-?entends|threw away (?:my|his|her) (?:cane|walker|crutches|glasses|inhaler))(?![a-z])/u;
/** Up the hill, and no rest on the way. */
const IN_ONE_GO =
  /(?<![a-z])(?:de um folego|sem (?:parar|sentar|descansar)|sem bengala|in one go|without (?:a |one )?(?:stop[a-z]*|rest[a-z]*|break|pausing)|de un tiron|sin (?:parar|descansar|sentarme)|in einem zug|ohne (?:pause|anzuhalten|stehenzubleiben)|d'une traite|sans (?:m'arreter|pause|m'asseoir))(?![a-z])/u;
/** "Already 6 kilos", "2 900 € the first month": a number, and since when. */
const ALREADY_LOST =
  /(?<![a-z])(?:ja (?:foram|sao)|ya (?:van|son)|already|schon|deja) (?:[a-z]+ ){0,2}\d+ ?(?:kg|kilos?|quilos?|lbs?|pounds?|pfund)(?![a-z])/u;
const FIRST_MONTH =
  '(?:first|primeir[oa]|primer|premiere?|erste[nrm]?|zweite[nm]?|second|segundo|deuxieme) (?:month|week|day|mes|semana|dia|mois|semaine|jour|monat|woche|tag)';
const MONEY = '(?:(?:r\\$|us\\$|\\p{Sc}) ?\\d[\\d.,]*|\\d[\\d., ]* ?(?:\\p{Sc}|euros?|reais))';
const EARNED = new RegExp(
  `(?<![a-z])(?:${MONEY}[^.;!?]{0,20} ${FIRST_MONTH}|${FIRST_MONTH}[^.;!?]{0,20} ${MONEY})`,
  'u',
);
/** Of a course: money that came with the time, and no price. */
const SUM = new RegExp(MONEY, 'u');
const SPAN =
  '(?:days?|weeks?|months?|dias?|semanas?|mes(?:es)?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois)';
const WHEN = new RegExp(
  `(?<![a-z])(?:${SPAN}|january|february|march|april|may|june|july|august|september|october|november|december|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)(?![a-z])`,
  'u',
);
/** What the course cost came back, and the job was given up. */
const CAME_BACK =
  /(?<![a-z])(?:se pag(?:ou|ado?)|(?:tinha|tenho) se pago|pag(?:ou|ado) sozinho|recuper(?:ei|ado?|amos)(?: [a-z]+){0,3} (?:curso|investi[a-z]*|valor)|paid (?:for )?itself|paid off|(?:made|earned|got) (?:my|our|the) money back|(?:recupere|amortice|amortizado)(?: [a-z]+){0,6}|se (?:pago|ha pagado) sol[oa]|(?:kurs|geld|preis|kosten|betrag)(?: [a-z]+){0,2} wieder (?:drin|drinnen|herein|reingeholt)|hat sich (?:[a-z]+ )?(?:bezahlt gemacht|rentiert)|(?:formation|cours|mise|achat)(?: (?:etait|est|s'est|deja|ete|vite))* (?<!m'a ete )(?:remboursee?|rentabilisee?|amortie?)(?= (?:au bout|en|des|apres|avant)))(?![a-z])/u;
const LEFT_THE_JOB =
  /(?<![a-z])(?:pedi (?:demissao|as contas)|larguei|deixei (?:o|meu) (?:emprego|trabalho)|(?:handed|gave) in (?:my )?notice|gave (?:my )?notice|quit (?:my|the)? ?(?:[a-z]+ )?job|(?:pedi|pedido) (?:la|una) (?:excedencia|baja)|(?:pedi|pedimos) (?:la )?licenca|(?:cut|went down to) (?:my hours|three days|part.time)|(?:auf|in) teilzeit|passee? a mi-temps|left my (?:[a-z]+ )?job|deje (?:la oficina|el trabajo|mi (?:trabajo|empleo))|renuncie|gekundigt|kundigte|rendu mon (?:badge|tablier)|demissionne|quitte mon (?:emploi|travail|boulot|poste))(?![a-z])/u;
/** A place that few win, or an exam that was passed at once. */
const PASSED =
  /(?<![a-z])(?:(?:passei|passou|fui aprovad[oa]|aprovad[oa]|conquistei)[^.;!?]{0,30}(?:concurso|vestibular|medicina|direito|oab|lugar)|passed[^.;!?]{0,20} (?:first time|with distinction)|got into[^.;!?]{0,20} (?:college|university)|(?:aprobe|saque|gane|consegui)[^.;!?]{0,25}(?:plaza|oposicion[a-z]*|a la primera)|beim ersten (?:mal|versuch|anlauf)[^.;!?]{0,20}bestanden|(?:j'ai (?:eu|reussi|decroche|obtenu)|recue? (?:a|au)|admise?)[^.;!?]{0,25}(?:concours|capes|poste))(?![a-z])/u;
const MARKS =
  /(?<![a-z])(?:tirava|tirei|nota|pontos|media|marks?|scor[a-z]*|grades?|points?|average|sacaba|notas|puntos|noten?|punkte|(?:vier|funf|drei|zwei|eins)|moyenne|notes?)(?![a-z])/u;
const TWO_NUMBERS = /(?<!\d)\d+(?:[.,]\d+)?(?!\d)[^\d]{1,60}(?<!\d)\d+/u;
const MARK_ROSE =
  /(?<![a-z])(?:vorher|before|antes|avant|avais|tirava|sacaba|hatte|used to|went from|von|from|de)(?![a-z])/u;

/** The marks of before and after a course: "I used to get 520, and then 920 came". */
function marksRose(text: string): boolean {
  const isNumbered =
    TWO_NUMBERS.test(text) ||
    /(?<![a-z])eine (?:vier|funf|sechs)(?![a-z]).*(?<![a-z])eine (?:eins|zwei)/u.test(text);
  return MARKS.test(text) && MARK_ROSE.test(text) && isNumbered;
}

/** How much was sold, and to whom: "84 lunches in eight days", "four paying clients". */
const SOLD = new RegExp(
  `(?<![a-z])(?:(?:vendi|sold|vendido|verkauft|vendu) [^.;!?]{0,30}\\d+[^.;!?]{0,40}${SPAN}|${SPAN} [^.;!?]{0,30}\\d+ (?:[a-z]+ )?(?:clientes?|clients?|customers?|kunden|auftrage|encomendas|vendas|sales|orders?|ventas|pedidos|verkaufe|ventes|commandes))(?![a-z])`,
  'u',
);
/** So much a month, of a buyer's own. */
const BY_MONTH = new RegExp(
  `(?<![\\d.,])\\d[\\d. ]*\\d{2}(?!\\d)(?: ?(?:${MONEY}|\\p{Sc}|euros?|reais|pesos|dollars|pounds))? (?:al|por|a|per|pro|par|ao|im|le|each|every) (?:mes|month|monat|mois|semana|week|woche|semaine)(?![a-z])`,
  'u',
);
/** Something dear was paid off within months. */
const PAID_OFF = new RegExp(
  `(?<![a-z])(?:pagu?ei|pague|paguei|quitei|paid (?:off|for)|abbezahlt|(?:ab)?bezahlt[a-z]*|rembourse|paye)(?! (?:o|el|the|den|le|la)? ?(?:curs[a-z]*|kurs[a-z]*|cours|course|formation)) [^.;!?]{0,40}(?:em|in|en|binnen|within) [a-z]+ ${SPAN}`,
  'u',
);
/** What the sales of a month paid for, and a living that is made of it. */
const PAID_BY_IT =
  /(?<![a-z])(?:it (?:has |already )?paid (?:for )?(?:my|our|the|half|most)(?! (?:course|lesson|program))|(?:com|con|avec|vom|von|mit|aus)(?: [a-z]+){0,4} (?:vendas|ventas|ventes|verkauf[a-z]*|sales|comissoes|comisiones|provision[a-z]*|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)(?: [a-z']+){0,5} (?:pagu?e[a-z]*|bezahlt|finanzi[a-z]*|paye)(?![a-z])|(?:pagu?ei|pague|bezahl[a-z]*|paye) [^.;!?]{0,40}(?:com|con|avec|mit) (?:as |las |os |los |les |den |meinen |mes |minhas |mis )?(?:vendas|ventas|ventes|verkauf[a-z]*|sales)|(?:vivo|vivimos|vivemos) (?:so )?(?:disso|disto|dele|de esto|de eso|dela)|(?:live|living) (?:off|from) (?:this|it)|(?:make|made) (?:my|a) living|(?:lebe|leben) (?:[a-z]+ )?davon|(?:j'en|nous en|on en) vi[st])(?![a-z])/u;
const PAID =
  /(?<![a-z])(?:compr[a-z]*|bought|[a-z]*kauft[a-z]*|achet[a-z]*|pag[a-z]*|paid|pay|cost[a-z]*|custou|cust[a-z]*|zahl[a-z]*|pay[eé][a-z]*|saved|save|econom[a-z]*|discount|desconto|descuento|rabatt|remise|off|prices?|precos?|precios?|preis[a-z]*|prix|worth|value|vale[nu]?|valeu|wert|vaut|cheaper|barato|billiger|moins cher|refund[a-z]*|reembols[a-z]*|erstatt[a-z]*|rembours[a-z]*|gast[a-z]*|spent|ausgegeben|depens[a-z]*)(?![a-z])/u;

/** "Got the $129 back": the price, … */
const CAME_BACK_TO_A_BUYER =
  /(?<![a-z])(?:(?:got|get|had|have|received|was given)(?: [^\s.;!?]+){1,4} back|(?:was|were) back (?:in|on) my|geld zuruck|zuruckbekommen|(?:me )?devolv(?:eram|ieron|eu|io)|de volta (?:na|no) (?:conta|cartao)|de vuelta en (?:la|mi)|m'ont rembourse|ete rembourse[a-z]*)(?![a-z])/u;
/** … where the buyer gave up or asked for it. Otherwise it may be what somebody earned. */
const GAVE_UP =
  /(?<![a-z])(?:stopped|gave up|quit|(?:isn't|wasn't|not) for me|cancel[a-z]*|asked for|changed my mind|desist[a-z]*|parei|nao (?:e|era) para mim|pedi (?:o |a )?(?:reembolso|devolucao|dinheiro)|lo deje|no (?:es|era) para mi|aufgehort|nichts fur mich|abgebrochen|gekundigt|zuruckgegeben|j'ai arrete|pas pour moi|annul[a-z]*)(?![a-z])/u;

/** Somebody who sees the buyer every day asks, notices or stops to complain. */
const SEEN_BY_OTHERS = wholeWords([
  `${source.others}[^.;!?]{0,40} ${source.notice}`,
  `${source.others}[^.;!?]{0,20} ${source.asks}[^.;!?]{0,15} ${source.what}`,
  `${source.asks} (?:[a-z]+ ){0,3}${source.what} me (?:habia|he) hecho`,
]);
/** "My husband noticed nothing" when she put it into the soup. */
const NOTICED_NOTHING =
  /(?<![a-z])(?:nao|nem|no|ni|never|did ?n[o']t|has ?n[o']t|does ?n[o']t|nothing|n[e'] ?(?:[a-z']+ ){1,3}(?:rien|pas)|nichts|nicht)(?: [a-z]+){0,2} (?:not(?:ou|aram|a|o|aron|ice[ds]?)|perceb[a-z]*|repar[a-z]*|se dio cuenta|remarque[a-z]*|bemerk[a-z]*|gemerkt|merkt[a-z]*)(?![a-z])|(?<![a-z])(?:noticed|merkt|merkte|bemerkt|bemerkte|noto|notou|percebeu|reparou em) (?:nothing|nichts|nada)(?![a-z])/gu;

function isSeenByOthers(sentence: string): boolean {
  return SEEN_BY_OTHERS.test(sentence.replace(NOTICED_NOTHING, ' '));
}

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
  if (says.form.test(sentence)) return isSeenByOthers(sentence);
  const isThen = says.then.test(sentence);
  const isNow = says.now.test(sentence);
  return (
    isSeenByOthers(sentence) ||
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
    if (CAME_BACK_TO_A_BUYER.test(sentence) && GAVE_UP.test(whole)) return false;
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
