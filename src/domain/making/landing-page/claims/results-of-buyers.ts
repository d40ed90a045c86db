import { namesBody, seesBody, tellsOfBody } from '../body-talk.ts';
import { SYMPTOM } from '../cures.ts';
import { isAfterATime, isOfTheService, tellsOfUse } from '../effects-in-time.ts';
import { namesIllness } from '../ended-illness.ts';
import { phrases, wholeWords } from '../phrases.ts';
import { languageOf, type Reading } from '../reading.ts';
import { tellsOfChange, tellsOfResult } from '../results.ts';
import { claimSources as source, claimWords as says } from './claim-words.ts';
import { gainsTime } from './prices.ts';

/** One sentence of a text, with the others around it, in folded text. */
export interface SentenceOfText {
  plain: string;
  index: number;
  all: readonly string[];
  whole: string;
}

const AMOUNT_OF_TIME = `(?:[a-z]+|\\d+) ${source.days}`;
/** The days after which a complaint was over: "gone in nine days". */
const GONE_IN_TIME = wholeWords([
  `${source.gone}[^.;!?]{0,15} ${source.within} ${AMOUNT_OF_TIME}`,
  `${source.within} ${AMOUNT_OF_TIME}[^.;!?]{0,15} ${source.gone}`,
]);

/** What anybody tells of oneself: a result by its phrase, or a complaint that is over. */
export function tellsAResult({ plain, whole }: SentenceOfText): boolean {
  return (
    (phrases('result').test(plain) && !gainsTime(plain)) ||
    (GONE_IN_TIME.test(plain) && says.complaint.test(whole))
  );
}

/** It did no good, or harm: nobody is promised that. */
const DID_NOT_SUIT =
  /(?<![a-z])(?:(?:nao|no|did not|didn't) (?:vi|senti|notei|percebi|note|see|notice|feel) (?:nenhuma? |qualquer |ningun |ninguna |any |a |much )?(?:mudanca|diferenca|cambio|diferencia|change|difference)|keine[n]? (?:unterschied|veranderung)|(?:pas|aucune?|aucun) (?:vu |remarque |senti )?(?:de |aucun )?(?:changement|difference)|nao me (?:dei|adaptei)|(?:ficou|deixou) (?:[a-z]+ )?(?:aspero|ressecad[oa])|(?:deu|dio)(?:-me)? (?:a )?(?:volta a barriga|gases|coceira|azia|enjoo|nauseas?)|larguei|me (?:dio|dieron) (?:gases|acidez|nauseas)|me (?:cayo|sento) mal|me suis coupe|(?:nicht|schlecht) vertragen|blahungen bekommen|(?:did not|didn't) (?:like|agree|suit)|upset my|cut myself|gave me (?:gas|heartburn|a rash)|(?:donne|donnait) des (?:gaz|brulures))(?![a-z])/u;

const PROFESSIONAL =
  '(?:pharmacist|chemist|doctor|gp|nurse|arzt|arztin|apotheker(?:in)?|medic[oa]|farmaceutic[oa]|pharmacien(?:ne)?|preparatrice|preparateur|medecin)';
/** Somebody who knows advised against it, or it was not needed: "my pharmacist said no because of my blood thinner". */
const ADVISED_AGAINST = new RegExp(
  `(?<![a-z])(?:${PROFESSIONAL}(?![a-z])[^.;!?]{0,30}(?:said no|advised against (?:it|them|buying)|disse que nao|dijo que no|desaconsej[a-z]*|deconseill[a-z]*|a dit non)|(?:vom kauf|davon) abgeraten|${PROFESSIONAL}(?![a-z])[^.;!?]{0,20}(?:brauchte ich (?:es|sie|das) nicht|que je n'en avais pas besoin))(?=\\W*$|,? (?:because (?:of my|i take|i am on|i'm on)|weil ich [^.;!?]{0,30}(?:nicht kannte|nehme|einnehme)|porque (?:tomo|uso)|car je prends))`,
  'u',
);

const BUT =
  /(?<![a-z])(?:mas|porem|but|yet|however|pero|aunque|aber|doch|allerdings|mais|pourtant)(?![a-z])/u;

function didNotSuit(text: string): boolean {
  return DID_NOT_SUIT.test(text) && !BUT.test(text);
}

/** What a buyer tells of a body, whatever the words. */
export function buyerTellsAResult(sentence: SentenceOfText, reading: Reading): boolean {
  const { plain, whole } = sentence;
  const { productKind } = reading;
  const language = languageOf(reading);
  if (didNotSuit(plain) || (ADVISED_AGAINST.test(plain) && !BUT.test(plain))) return false;
  const isLessSeen =
    productKind === 'physical' &&
    (says.gone.test(plain) || says.faded.test(plain)) &&
    seesBody(plain, language);
  return (
    isLessSeen ||
    tellsOfResult(plain, whole, productKind) ||
    (productKind !== 'digital' && tellsOfUse(plain, whole, language)) ||
    (productKind === 'nutra' && !isOfTheService(plain) && tellsOfOneself(sentence, reading))
  );
}

function tellsOfOneself({ plain, index, all }: SentenceOfText, reading: Reading): boolean {
  const others = all.filter((each) => !isOfTheService(each)).join(' ');
  return (
    tellsOfBody(withQuestion(all, index), languageOf(reading)) ||
    tellsOfChange(plain, others, isAfterATime(plain))
  );
}

/** "Cramps at night? I forgot them": the answer is about the question. */
function withQuestion(sentences: readonly string[], index: number): string {
  const before = sentences[index - 1] ?? '';
  return `${/[?]\W*$/u.test(before) ? before : ''} ${sentences[index] ?? ''}`;
}

/** Whether a buyer speaks of the parcel and of no body, or was not content. */
export function isOfTheParcel(plain: string, reading: Reading): boolean {
  return (
    (didNotSuit(plain) && !SYMPTOM.test(plain) && !namesIllness(plain)) ||
    (isOfTheService(plain) &&
      !namesIllness(plain) &&
      !SYMPTOM.test(plain) &&
      !namesBody(plain, languageOf(reading)))
  );
}
