import { phrases, wholeWords } from '../phrases.ts';
import { ordinary } from '../ordinary-words.ts';
import { deliverySources as source, deliveryWords as says } from './delivery-words.ts';
import { guaranteeSources as guarantee } from './guarantee-words.ts';
import { isOfRepair } from './times-under.ts';

/** What a sentence with a time tells of goods on their way. All take folded text. */

/** Of its age, its making, its trial or its use: "since 1998", "lasts 3 weeks". */
const SINCE =
  /(?<![a-z])(?:desde|since|seit|depuis)(?= (?:\d|(?:ha|faz|hace|o ano|el ano|ce|dies)(?![a-z])))/u;

export function isOfAnotherTime(text: string): boolean {
  return says.otherTime.test(text) || SINCE.test(text);
}

const FROM_THE_PAYMENT = wholeWords([`${source.fromPayment} (?:[a-z]+ ){0,2}${source.payment}`]);

export function isOnItsWay(text: string): boolean {
  return says.onItsWay.test(text) || FROM_THE_PAYMENT.test(text);
}

export function namesGoods(text: string): boolean {
  return says.goods.test(text);
}

/** It ends with whoever reads the page. */
export function comesToYou(text: string): boolean {
  return says.atYours.test(text);
}

/** "From our workshop": where it leaves. */
const FROM_A_PLACE = wholeWords([`${source.fromPlace}(?: [a-z]+){0,2} ${source.workshop}`], 'gu');

/** Whether the days are those until the goods are there, whatever joins them. */
export function tellsOfTheWay(text: string): boolean {
  return (
    (namesGoods(text) && isOnItsWay(text) && !isOfAnotherTime(text)) ||
    (comesToYou(text) && !says.making.test(text) && !isOfAnotherTime(text.replace(FROM_A_PLACE, ' ')))
  );
}

/** Whether a sentence that names days may speak of the delivery: by a word of it, and by none of what else has days. */
export function mayTellOfTheWay(text: string): boolean {
  return (
    !isOfAnotherTime(text) &&
    !says.making.test(text) &&
    !says.returns.test(text) &&
    // When it leaves says not when it comes.
    (!says.leavesHere.test(text) || comesToYou(text))
  );
}

/** A subscription comes again and again. */
const EVERY_MONTH = wholeWords([
  `${source.again} (?:\\d+ )?(?:dias?|days?|tage|jours?|mes(?:es)?|months?|monate?|mois|semanas?|weeks?|wochen?|semaines?)`,
]);

/** "The tracking code comes by e-mail within two days." */
const PAPERS_BY_MAIL =
  /(?<![a-z])(?:codigo|numero|link|enlace|code|number|lien|[a-z]*nummer|nota|fatura|factura|invoice|rechnung|facture)[^.,;!?]{0,40}(?:e-?mail|correo|courriel)/u;

/** The time of the parcel may stand beside: "allow 18 days; the number of the parcel comes by e-mail". */
function isOnlyOfPapers(sentence: string): boolean {
  const timed = sentence.split(';').filter((clause) => /\d/u.test(clause));
  return timed.length > 0 && timed.every((clause) => PAPERS_BY_MAIL.test(clause));
}

/** "You have 48 hours to pay", beside no other time. */
const TIME_TO_PAY =
  /(?<![a-z])(?:tienes?|tendras?|dispon[a-z]*(?: de)?|tem|tera|dao?(?: a voce)?|have|get|gives? you|haben(?: sie)?|hast(?: du)?|bleiben(?: ihnen)?|avez|as|reste) \d{1,2} (?:[a-z]+ )?(?:horas?|dias?|hours?|days?|stunden|tage?n?|heures?|jours?)(?: zeit)?,? (?:para|to|pour|zum|zur|um (?:zu|den betrag zu)) (?:depositar|transferir|pagar|pay|transfer|(?:be|ein|uber)?zahl(?:en|ung)|uberweis(?:en|ung)|payer|regler|virer)(?![a-z])/u;
/** "In another size? The time is then two months": weeks, which no offer boasts of. */
const IN_ANOTHER_CASE =
  /(?<![a-z])(?:lieferzeit(?: (?:ist|betragt|liegt))? dann|dann (?:ist|betragt|liegt) die lieferzeit|lieferung dann erst|(?:neste|nesse) caso|ai a entrega|(?:en (?:ese|este|tal)|dans ce) cas(?:o)?|entonces la entrega|in (?:that|this) case|then delivery|in (?:dem|diesem) fall|prend alors)(?![a-z])/u;
const TAKES_WEEKS =
  /(?<![\d.,a-z])(?:[2-9]\d (?:[a-z]+ )?(?:days|dias|tagen?|jours)|\d+ (?:semanas|weeks|wochen|semaines|meses|months|monate?n?|mois))(?![a-z])/u;

/** "The branch keeps it for ten days." */
const KEPT_FOR_YOU =
  /(?<![a-z])(?:lo guard(?:a|an)|fica (?:guardad[oa]|a espera)|guard(?:a|am)(?:-no|-lo)?|(?:is|are) (?:kept|held)|keeps? it|holds? it|(?:bleibt|liegt) (?:dort|da)|aufbewahrt|(?:le|la) garde(?:nt)?|y reste)(?: [a-z]+){0,3} \d{1,2} (?:days?|dias?|tagen?|jours?)(?![a-z])/u;

/** "The islands take a day or two longer." */
const TAKES_LONGER =
  /(?<![a-z])\d{1,2} (?:[a-z]+ )?(?:days?|dias?|tage?|jours?)(?: [a-z]+){0,2} (?:longer|extra|a mais|langer|mehr|de plus|supplementaires?)(?![a-z])|(?<![a-z])(?:\d{1,2}|um|dois|un|dos|a|one|two|ein[en]*|zwei|deux) (?:days? |dias? |tage? |jours? )?(?:or|ou|o|oder) (?:\d{1,2}|dois|dos|two|zwei|deux) (?:days? |dias? |tage? |jours? )?(?:longer|extra|mais|mas|langer|mehr|de plus)(?![a-z])/u;

/** "Entrega garantizada en 24 horas" guarantees no thing. */
const SURE_TO_COME =
  /(?:entregas?|envios?|delivery|shipping|lieferung|livraison) (?:garanti[a-z]*|garantiz[a-z]*|garantid[a-z]*|guaranteed)|guaranteed (?:delivery|shipping)|garantierte lieferung/gu;

/** "The fruit reaches the warehouse by boat within eight hours": what it is made of comes to those who make it. */
const TO_THE_MAKERS =
  /(?<![a-z])(?:chegam?|vao|vai|entram?|reach(?:es)?|arrives?|comes?|llegan?|kommt|kommen|arrivent?) (?:[a-z]+ )?(?:ao|aos|a|as|na|no|at|to|in|into|al|en|zur|zum|in die|au|a la|a l'|the|our) ?(?:(?:the|our|nosso|nossa|la|el|nuestro|nuestra|unsere[a-z]*|notre) )?(?:entreposto|fabrica|cooperativa|laboratorio|moinho|lagar|usina|atelie|factory|mill|workshop|dryer|press|obrador|molino|almazara|taller|secadero|muhle|werkstatt|rosterei|kelter|moulin|atelier|pressoir|cooperative|sechoir)(?![a-z])/u;
const TO_THE_BUYER =
  /(?<![a-z])(?:sua?s?|voce|you|your|tu|ti|usted|ihnen|ihrer?|dir|euch|vous|votre|pedidos?|orders?|home|casa|porta|puerta|door|hause|maison|outlet|box)(?![a-z])/u;

/** Such a time, and no other beside it. */
function isOfALaterTime(sentence: string): boolean {
  return [KEPT_FOR_YOU, TAKES_LONGER, TIME_TO_PAY].some(
    (each) => each.test(sentence) && !/\d/u.test(sentence.replace(each, ' ')),
  );
}

/** Whether a sentence with a time is about returns, a subscription, how one parcel came, or until when it is eaten. */
export function isOfNoOffer(sentence: string): boolean {
  return (
    phrases('refund').test(sentence) ||
    phrases('refundRule').test(sentence) ||
    isOfRepair(sentence) ||
    ordinary.label.test(sentence) ||
    ordinary.runsOut.test(sentence) ||
    /garant|guarant|warranty/u.test(sentence.replace(SURE_TO_COME, ' ')) ||
    EVERY_MONTH.test(sentence) ||
    isOnlyOfPapers(sentence) ||
    isOfALaterTime(sentence) ||
    (IN_ANOTHER_CASE.test(sentence) && TAKES_WEEKS.test(sentence)) ||
    (TO_THE_MAKERS.test(sentence) && !TO_THE_BUYER.test(sentence) && !ordinary.delivery.test(sentence)) ||
    says.cameOnce.test(sentence) ||
    says.eaten.test(sentence)
  );
}

const ASKS_TO_RETURN = new RegExp(`(?<![a-z])${guarantee.asksToReturn}(?![a-z])[^?]*\\?`, 'u');

/** A question of whoever may not keep it: what its answer says of days is about that. */
export function asksToSendBack(heading: string): boolean {
  return ASKS_TO_RETURN.test(heading);
}

/** "Delivery in 24 hours" is a time of delivery, and "we send it in 24 hours" is not. */
export function arrivesIn(sentence: string): boolean {
  return says.arrives.test(sentence) && !says.leaves.test(sentence);
}
