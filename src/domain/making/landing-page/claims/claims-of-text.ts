import type { LanguageCode } from '#domain/ads/languages.ts';
import type { PolicyReader } from '#domain/making/review/policy.ts';
import { speaksOfTheInside } from '../body-talk.ts';
import { bodySources, bodyTalk } from '../body-words.ts';
import { SYMPTOM } from '../cures.ts';
import { asksWhether, isRejectedReport, withoutDenials } from '../denials.ts';
import { goesAway, isOfTheService } from '../effects-in-time.ts';
import { namesIllness } from '../ended-illness.ts';
import type { FindingCode } from '../finding-codes.ts';
import { negationAt } from '../negation.ts';
import {
  isAuthorised,
  isOfABatch,
  ordinary,
  preparesTheSkin,
  withoutCleanSkin,
  withoutNamesLikeWords,
  TREATISE,
  withoutPosture,
} from '../ordinary-words.ts';
import type { ReadBlock } from '../page-model.ts';
import { folded, phrases, sentencesOf, wholeWords, withDigits } from '../phrases.ts';
import { isPortrait } from '../pictures/people.ts';
import { isOfExpert, looksLikeQuote, withoutReportedWords } from '../quotes.ts';
import { languageOf, type Reading } from '../reading.ts';
import { namesAMeasureOfBodies } from '../weight-change.ts';
import { cautions, isCaution, isOfCautions, isWarned, withoutMail } from './cautions.ts';
import { claimSources as source, claimWords as says } from './claim-words.ts';
import { claimedCodes } from './claimed-codes.ts';
import { effectWords } from './effect-words.ts';
import { buyerTellsAResult, isOfTheParcel, tellsAResult } from './results-of-buyers.ts';

export interface Claim {
  code: FindingCode;
  sentence: string;
  policy?: string;
}

const FEWEST_LETTERS = 8;
/** "It is no medicine and yet it cures": what follows is claimed. */
const IN_SPITE_OF = wholeWords([source.yet]);
/** Whoever is ill is told whom to ask. */
export const ASKS_A_DOCTOR = wholeWords([`${bodySources.ask}[^.;!?]{0,40} ${bodySources.doctor}`]);

/** What the sentences of a text claim. A buyer's statement about results is one fault, whatever the result is. */
export function claimsOf(
  block: ReadBlock,
  reading: Reading,
  read: PolicyReader,
  codesOf: Map<string, FindingCode[]>,
): Claim[] {
  const language = languageOf(reading);
  const isQuote = block.isQuote || (looksLikeQuote(block) && !isOfExpert(block.folded));
  const withoutPose = (text: string) => (isQuote ? withoutPosture(text) : text);
  const sentences = sentencesOf(withoutNamesLikeWords(isQuote ? block.text : withoutReportedWords(block)));
  const whole = withoutPose(block.folded);
  const all = sentences.map((sentence) =>
    withoutPose(
      withDigits(folded(withoutMail(sentence)))
        .split(IN_SPITE_OF)
        .at(-1) ?? '',
    ),
  );
  const isWarning = !isQuote && isOfCautions(whole);
  return sentences.flatMap((sentence, index): Claim[] => {
    const plain = all[index] ?? '';
    if (plain.length < FEWEST_LETTERS || isDisclaimer(plain, language)) return [];
    if (/\?[\s"'”»“]*$/u.test(plain) || asksWhether(plain, all[index + 1])) return [];
    if (!isQuote && (isAdvice(plain) || isRejectedReport(all, index, language))) return [];
    if (isWarning && cautions(plain)) return [];
    const known =
      codesOf.get(sentence) ?? claimedCodes(withoutPose(withoutMail(sentence)), plain, reading, read);
    codesOf.set(sentence, known);
    const claimed = isSaidOfHealth(plain, block) ? known.filter((code) => code !== 'health_claim') : known;
    const codes = claimed.length > 0 ? claimed : impliedCodes(plain, { block, isQuote, isWarning, reading });
    if (!isQuote) return codes.map((code) => ({ code, sentence }));
    const isParcel = isOfTheParcel(plain, reading);
    const ofText = { plain, whole, all, index };
    const isResult =
      (codes.length > 0 && !isParcel) || tellsAResult(ofText) || buyerTellsAResult(ofText, reading);
    if (isResult && !codes.includes('counterfeit')) return [{ code: 'testimonial_results', sentence }];
    return isParcel && !isResult ? [] : codes.map((code) => ({ code, sentence }));
  });
}

/** A disclaimer that promises what becomes of an illness is none: "if you have gout, these drops ease it". */
function isDisclaimer(plain: string, language: LanguageCode | undefined): boolean {
  return phrases('disclaimer').test(plain) && (isWarned(plain) || negationAt(plain, language) >= 0);
}

function isAdvice(plain: string): boolean {
  const isTrouble = MAY.test(plain) || (IN_SOME.test(plain) && !goesAway(plain));
  if (TROUBLE.test(plain) && isTrouble && isWarned(plain)) return true;
  return (ASKS_A_DOCTOR.test(plain) && isWarned(plain)) || isCaution(plain) || bodyTalk.charity.test(plain);
}

/** The text of a picture says what it shows of a body, and claims nothing by it. */
function isOfAPicture({ where, tag }: ReadBlock): boolean {
  return where.endsWith('> img') || tag === 'figcaption';
}

/** The words that the European Union's register allows, of no illness. */
function isAllowed(plain: string): boolean {
  return isAuthorised(plain) && !namesIllness(plain) && !SYMPTOM.test(plain);
}

/** What may be said of a body without a promise: a caption, a warning, the use, a title of a book, the register's words. */
function isSaidOfHealth(plain: string, block: ReadBlock): boolean {
  return (
    block.tag === 'figcaption' ||
    (isOfAPicture(block) && isPortrait(block.text)) ||
    says.warns.test(plain) ||
    ENDED_UP_WITH.test(plain) ||
    preparesTheSkin(plain) ||
    TREATISE.test(plain) ||
    isAllowed(plain)
  );
}

/** "I carried the big camera and ended up with a sore neck." Without an article: "acabé con el dolor" ended the pain. */
const ENDED_UP_WITH =
  /(?<![a-z])(?:acab(?:e|amos) con (?:dolor|molestias)|acab(?:ei|amos) com (?:dor|dores)|(?:i|we|he|she|they) ended up with (?:a |an )?(?:(?:sore|stiff|aching) |(?:[a-z]+ )?(?:pain|ache|aches)(?! (?:relief|gone)))|fini avec (?:un )?mal)(?![a-z])/u;

/** What a belly may feel of a dose is no weight. */
const TROUBLE =
  /(?<![a-z])(?:(?:suelt[a-z]*|solt(?:ar|a|am)) (?:el|les? el|o) (?:vientre|intestino)|loosen (?:the )?(?:bowels?|stools?)|diarr[a-z]*|durchfall|stomach aches?|dor de barriga|dolor de (?:estomago|barriga)|bauch(?:schmerzen|weh)|maux? (?:de ventre|d'estomac)|molestias?|desconfortos?|incomod[a-z]*|discomfort|upset|beschwerden|unwohl[a-z]*|genes?|lourdeurs?|gases?|gas|gaz|blahung[a-z]*)(?![a-z])/u;

/** "In some people it loosens the bowels." */
const IN_SOME =
  /(?<![a-z])(?:(?:em|a) (?:algumas|certas) pessoas|in some people|some (?:people |users )?(?:get|feel|notice)|(?:en|a) (?:algunas|ciertas) personas|bei manchen|chez certain(?:e)?s)(?![a-z])/u;

/** "High doses may loosen the bowels." */
const MAY =
  /(?<![a-z])(?:pode[m]?|podera|may|might|can|puede[n]?|podria|kann|konnen|peut|peuvent) (?:[a-z]+ ){0,2}(?:soltar|loosen|cause|causar|provocar|dar|produzir|producir|upset|verursachen|fuhren|provoquer|donner|causer|entrainer)(?! (?:um |un |a |o )?(?:adeus|tchau|adios|fim|fin|basta)(?![a-z]))(?![a-z])/u;

/** On a supplement's page, whatever becomes of the inside of a body promises health, and its measures promise weight. */
function impliedCodes(
  plain: string,
  {
    block,
    isQuote,
    isWarning,
    reading,
  }: { block: ReadBlock; isQuote: boolean; isWarning: boolean; reading: Reading },
): FindingCode[] {
  const language = languageOf(reading);
  if (reading.productKind !== 'nutra' || isOfAPicture(block) || isOfRefusedPictures(plain, language))
    return [];
  if (isWarning && isWarned(plain)) return [];
  const rest = withoutCleanSkin(withoutDenials(plain, language));
  const isPromised = effectWords.does.test(rest) && speaksOfTheInside(rest, language);
  if (isPromised && !isAllowed(plain) && !isOfABatch(plain)) return ['health_claim'];
  const isOwn = !isQuote && !block.isAside && !isOfTheService(plain) && !TROUBLE.test(plain);
  return isOwn && effectWords.does.test(rest) && namesAMeasureOfBodies(rest) ? ['weight_promise'] : [];
}

/** "People ask for pictures of bellies, and I post none." */
function isOfRefusedPictures(text: string, language: LanguageCode | undefined): boolean {
  return (
    ordinary.photo.test(text) &&
    text.split(/[,;:]| (?=(?:e|y|and|und|et) )/u).some((clause) => negationAt(clause.trim(), language) >= 0)
  );
}
