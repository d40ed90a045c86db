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
export function withoutDenials(sentence: string): string {
  if (phrases('force').test(sentence)) return sentence;
  const isRejected =
    phrases('othersPromise').test(sentence) &&
    phrases('promiseRejected').test(sentence) &&
    !phrases('withUs').test(sentence);
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
    const isDenied = isOfOthers || phrases('denial').test(clause) || (wasDenied && goesOn(clause));
    if (isOfOthers && phrases('promiseRejected').test(clause)) isOfOthers = false;
    if (!isDenied) kept.push(part);
    wasDenied = isDenied;
  });
  return kept
    .join('')
    .replace(/^[\s,;:.!?…]+/u, '')
    .trim();
}

/** "Does not ease arthritis, cures it": the second clause claims. */
const CURES =
  /(?<!\p{L})(?:cura[mnr]?|sana[nr]?|cures?|heals?|treats?|heilt|heilen|kuriert|guerit|guerissent|soigne(?:nt)?|vence[mn]?|beats?|ends?)(?!\p{L})/u;

/** "Does not cure arthritis, diabetes and asthma": the other items are denied, too. */
function goesOn(clause: string): boolean {
  const isItem =
    clause.split(/\s+/u).length <= MOST_WORDS_OF_AN_ITEM &&
    !CURES.test(clause) &&
    !(['ending', 'weight', 'earnings'] as const).some((list) => phrases(list).test(clause));
  return isItem || /^(?:dass|wenn wir) /u.test(clause);
}

let deniedQuote: RegExp | undefined;

/** "No “miracle cure”": the words in quotation marks are somebody else's. */
function withoutDeniedQuotes(sentence: string): string {
  deniedQuote ??= new RegExp(
    `${phrases('denialOfQuote').source}(?: \\p{L}+){0,2} ?["“”«„][^"“”«»„]{2,80}["“”»]`,
    'gu',
  );
  return sentence.replace(deniedQuote, ' ');
}
