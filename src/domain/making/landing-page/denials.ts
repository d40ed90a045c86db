import type { LanguageCode } from '#domain/ads/languages.ts';
import { negationAt } from './negation.ts';
import { withoutNoWonder } from './ordinary-words.ts';
import { phrases } from './phrases.ts';

/**
 * Clauses end at a sign, or where a word joins the next one. The signs stay, so that the rest reads as before.
 * Without accents, "não é" is "nao e", which joins nothing.
 */
const BETWEEN_CLAUSES =
  /([,;:.!?…]+(?=\s|$)|[()]| - | (?=(?:mas|pero|but|aber|sondern|sino|mais|and|y|und|et) )|(?<!nao) (?=e ))/u;
const MOST_WORDS_OF_AN_ITEM = 4;

/**
 * A sentence without the clauses that deny what they name, and without the promises of others that it rejects.
 * What is claimed in it is claimed by the rest. Takes and gives folded text.
 */
export function withoutDenials(written: string, language?: LanguageCode): string {
  const sentence = withoutNoWonder(written);
  if (phrases('force').test(sentence) && !NEITHER_OURS.test(sentence)) return sentence;
  const isRejected =
    phrases('othersPromise').test(sentence) && rejects(sentence) && !phrases('withUs').test(sentence);
  const parts = withoutDeniedQuotes(sentence).split(BETWEEN_CLAUSES);
  const kept: string[] = [];
  let isOfOthers = false;
  let wasDenied = false;
  // Clauses and what stands between them take turns.
  parts.forEach((part, index) => {
    const clause = part.trim();
    if (index % 2 === 1 || clause === '') {
      kept.push(part);
      return;
    }
    isOfOthers ||= isRejected && phrases('othersPromise').test(clause);
    const isDenied =
      isOfOthers ||
      phrases('denial').test(clause) ||
      (wasDenied && (goesOn(clause) || ENDS_A_LIST.test(parts.slice(index - 1).join(''))));
    if (isOfOthers && phrases('promiseRejected').test(clause)) isOfOthers = false;
    const at = isDenied ? -1 : negationAt(clause, language);
    if (!isDenied) kept.push(at < 0 ? part : beforeNegation(clause, at, language));
    wasDenied =
      isDenied ||
      (at >= 0 && (isClaim(clause.slice(at)) || ENDS_A_LIST.test(parts.slice(index + 1).join(''))));
  });
  return kept
    .join('')
    .replace(/^[\s,;:.!?…]+/u, '')
    .trim();
}

/** "Neither our cream nor any other": its own is denied first. */
const NEITHER_OURS =
  /(?<![a-z])(?:ni|nem|neither|nor|weder) (?:l[ae] |el |o |a |the |d(?:er|ie|as) )?(?:nuestr|nos[st]|our|unser|notre|est|ess|this|these|dies|cet)[a-z]*/u;

/** "Does not ease arthritis, cures it": the second clause claims. */
const CURES =
  /(?<![a-z])(?:cura[mnr]?|sana[nr]?|cures?|heals?|treats?|heilt|heilen|kuriert|guerit|guerissent|soigne(?:nt)?|vence[mn]?|beats?|ends?)(?![a-z])/u;

/** "The root that cures arthritis is not sold in shops": what stands before a negation may claim. */
function beforeNegation(clause: string, at: number, language: LanguageCode | undefined): string {
  const before = clause.slice(0, at);
  return language !== 'de' && isClaim(before) ? before : '';
}

function isClaim(clause: string): boolean {
  return (
    CURES.test(clause) ||
    (['ending', 'weight', 'earnings'] as const).some((list) => phrases(list).test(clause))
  );
}

/** "Will not slim you, heal you or make you taller": the last of what is denied. */
const ENDS_A_LIST = /^,[^,;:.]*(?:,[^,;:.]*)* (?:or|nor|ou|nem|o|ni|oder|noch|of) /u;

/** "Does not cure arthritis, diabetes and asthma": the other items are denied, too. */
function goesOn(clause: string): boolean {
  const isItem = clause.split(/\s+/u).length <= MOST_WORDS_OF_AN_ITEM && !isClaim(clause);
  return isItem || /^(?:dass|wenn wir) /u.test(clause);
}

let deniedQuote: RegExp | undefined;

/** "No “miracle cure”": the words in quotation marks are somebody else's. */
function withoutDeniedQuotes(sentence: string): string {
  deniedQuote ??= new RegExp(
    `${phrases('denialOfQuote').source}(?: [a-z]+){0,2} ?["“”«„][^"“”«»„]{2,80}["“”»]`,
    'gu',
  );
  return sentence.replace(deniedQuote, ' ');
}

/** "Lose 8 kg without falling for scams" rejects nothing. */
const AVOIDS =
  /(?<![a-z])(?:sem|without|sin|ohne|sans) (?:[a-z']+ ){0,3}(?:golpe|scam|fraud|estaf|betrug|arnaqu|enga|milagr|miracl|wunder|hype|exager|dout|doubt|zweif)[a-z]*/gu;

function rejects(sentence: string): boolean {
  return (
    phrases('promiseRejected').test(sentence.replace(AVOIDS, ' ')) && !phrases('affirmed').test(sentence)
  );
}

/** "A friend asked whether it cures": the question claims nothing. */
const ASKS_WHETHER =
  /(?<![a-z])(?:pergunt[a-z]*(?:-n[oa]s)? (?:[a-z]+ ){0,3}se|para saber se|ask(?:s|ed|ing)? (?:[a-z]+ ){0,3}(?:if|whether)|to (?:know|find out) (?:if|whether)|pregunt[a-z]* (?:[a-z]+ ){0,3}si|para saber si|frag[a-z]* (?:[a-z]+ ){0,3}ob|gefragt,? ob|(?:wissen (?:will|wollen|mochten?)|zu wissen),? ob|(?:demand[a-z]*|savoir) (?:[a-z]+ ){0,2}(?:si|s'il|s'ils|s'elle))(?![a-z])/u;

const ANSWERS_YES =
  /^\W*(?:(?:sim|yes|ja|oui|claro|of course|naturlich|bien sur|com certeza|por supuesto)(?![a-z])|si(?=[,.;:!]))/u;

/**
 * Whether a sentence only tells what others ask. Takes folded text.
 * @param next the sentence after it, which may answer with yes
 */
export function asksWhether(text: string, next = ''): boolean {
  return ASKS_WHETHER.test(text) && !ANSWERS_YES.test(next);
}

/** As many sentences after what others promise may reject it. */
const SENTENCES_OF_ANSWER = 2;

const SAYS_IT = '(?:steht|stehen|schreib(?:en|t|e)|sag(?:en|t|e)|behaupte[nt]?|versprech(?:en|e)|verspricht)';
/** "That it cures migraine stands on none of the jars, and we do not write it either." */
const SAID_NOWHERE = new RegExp(
  `^\\W*(?:dass [^.;!?]+, ${SAYS_IT} (?:(?:auf|in) kein[a-z]*|nirgend[a-z]*|niemand|keiner|(?:wir|ich) (?:auch |hier )?nicht(?! nur))|(?:que|that|qu[e']) ?[^.;!?]+, (?:(?:isso |eso |cela |ca |nous |je |on )?(?:nao|no|n'|ne) ?(?:l[eo] |o )?(?:esta (?:escrito|em|na|no|en)(?! (?:questao|discussao|duvida|cuestion|discusion|duda))|est (?:ecrit|sur)|figure|consta|figura|diz|dice|prometemos|dizemos|decimos|promettons|disons)(?! so)[^.;!?]*|(?:ninguem|nadie|nobody|no one|personne ne) (?:(?:aqui|here|lo|le|o|it) ){0,2}(?:diz|dice|promete|says|claims|promises|dit|promet)|(?:we|i) (?:do not|don't|never) (?:say|claim|promise|write)))(?![a-z])`,
  'u',
);

/** "Nobody says that it cures, but …" says more. */
const GOES_ON = /:|(?<![a-z])(?:mas|porem|but|yet|only|pero|sino|aber|doch|sondern|mais|pourtant)(?![a-z])/u;

/**
 * Whether the sentence quotes what others promise, and it or the next ones reject that: "There are people who swear that
 * it cures everything. That is sales talk." Takes folded sentences.
 */
export function isRejectedReport(
  sentences: readonly string[],
  at: number,
  language: LanguageCode | undefined,
): boolean {
  const sentence = sentences[at] ?? '';
  if (SAID_NOWHERE.test(sentence) && !GOES_ON.test(sentence)) return true;
  if (!phrases('othersPromise').test(sentence)) return false;
  const answer = sentences.slice(at, at + 1 + SENTENCES_OF_ANSWER);
  if (answer.some((each) => phrases('withUs').test(each) || phrases('affirmed').test(each))) return false;
  return answer.some(
    (each, index) =>
      rejects(each) ||
      (index > 0 && each.split(BETWEEN_CLAUSES).some((clause) => negationAt(clause.trim(), language) >= 0)),
  );
}
