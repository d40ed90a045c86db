import type { PolicyReader } from '#domain/making/review/policy.ts';
import { describesACopy, isOwnCopy, warnsOfCopies } from '../copies.ts';
import { findCures, type FoundCure, isStoryOfRecovery, SYMPTOM } from '../cures.ts';
import { namesIllness } from '../ended-illness.ts';
import type { FindingCode, Seen } from '../finding-codes.ts';
import type { ReadBlock } from '../page-model.ts';
import { excerptAround, folded, phrases, sentencesOf } from '../phrases.ts';
import { looksLikeQuote, ownStories } from '../quotes.ts';
import type { Reading } from '../reading.ts';
import { isCaution, isImprint, isWarned, leadsToCautions } from './cautions.ts';
import { claimSources as source, claimWords as says } from './claim-words.ts';
import { ASKS_A_DOCTOR, type Claim, claimsOf } from './claims-of-text.ts';
import { effectWords } from './effect-words.ts';
import { saidElsewhere } from './said-elsewhere.ts';

/** The number of examples of each claim. They are enough for a person to find the others. */
const MOST_OF_ONE = 5;

/** Whether a sentence in which the rules see a promise of health makes none. */
export type SecondLook = (sentence: string) => boolean;

/** Reads every sentence as the reader of ad texts does, and marks the place of what it finds. */
export function findClaims(reading: Reading, read: PolicyReader, makesNoClaim: SecondLook): Seen[] {
  const found: Seen[] = [];
  const codesOf = new Map<string, FindingCode[]>();
  const all = [...reading.blocks, ...saidElsewhere(reading)];
  let heading = '';
  let sinceHeading = 0;
  let isInCautions = false;
  /** What leads to a list, and promises what its items name: "It works for whoever has:". */
  let promised = '';
  for (const [at, each] of all.entries()) {
    sinceHeading++;
    if (/^h[1-6]$|^summary$|^dt$/u.test(each.tag)) {
      heading = each.folded;
      sinceHeading = 0;
    }
    const isQuote = each.isQuote || isTitleOfQuote(each, all[at + 1]);
    const block = withoutNotSaid({ ...each, isQuote }, isNotDone(heading) && sinceHeading > 0);
    if (sinceHeading > 0 && claimsNothingUnder(heading, block, sinceHeading)) continue;
    if (block.tag !== 'li') {
      isInCautions = beginsCautions(block, sinceHeading === 0);
      promised = block.text.endsWith(':') && effectWords.does.test(block.folded) ? `${block.text} ` : '';
    } else if (isInCautions && isWarned(block.folded)) continue;
    const warns = warnsOfCopies(heading);
    for (const { code, sentence, policy } of ownClaims(withLead(block, promised), reading, read, codesOf)) {
      if (code === 'counterfeit' && warns && !isOwnCopy(folded(sentence))) continue;
      if (code === 'health_claim' && makesNoClaim(sentence)) continue;
      if (found.filter((seen) => seen.code === code).length >= MOST_OF_ONE) continue;
      found.push({
        code,
        excerpt: excerptAround(sentence),
        where: block.where,
        ...(policy === undefined ? {} : { policy }),
      });
    }
  }
  const copy = found.some(({ code }) => code === 'counterfeit') ? undefined : copyOf(reading);
  if (copy) found.push({ code: 'counterfeit', excerpt: excerptAround(copy.text), where: copy.where });
  return found;
}

function withLead(block: ReadBlock, lead: string): ReadBlock {
  return block.tag === 'li' && lead !== ''
    ? { ...block, text: lead + block.text, folded: folded(lead + block.text) }
    : block;
}

/** A heading over cautions, or a text that ends in a colon or in the midst: "ask a pharmacist first if". */
function beginsCautions({ folded: text }: ReadBlock, isHeading: boolean): boolean {
  return (isHeading || /[:\p{Ll}]$/u.test(text)) && leadsToCautions(text, ASKS_A_DOCTOR.test(text));
}

function isOnlyCaution(block: ReadBlock): boolean {
  if (block.isQuote || looksLikeQuote(block)) return false;
  return sentencesOf(block.text).every((sentence) => isCaution(folded(sentence)));
}

/** What a text claims, with the cures in it, and without what belongs to another claim of it. */
function ownClaims(
  block: ReadBlock,
  reading: Reading,
  read: PolicyReader,
  codesOf: Map<string, FindingCode[]>,
): Claim[] {
  if (isImprint(block.folded) || isOnlyCaution(block)) return [];
  const claimed = claimsOf(block, reading, read, codesOf);
  if (!looksLikeQuote(block) && !isReporting(block))
    for (const text of ownStories(block.text))
      claimed.push(
        ...claimsOf({ ...block, text, folded: folded(text), isQuote: true }, reading, read, codesOf),
      );
  const cures: FoundCure[] = isStoryOfRecovery(block, reading, read)
    ? [{ code: 'cure_claim' as const, sentence: block.text }]
    : findCures(block, reading, read);
  const [cure] = cures;
  if (cure && !claimed.some(({ code }) => code === cure.code)) claimed.push(cure);
  // What is said around an illness that is over belongs to it.
  const isCured =
    claimed.some((each) => each.code === 'cure_claim' && !(each === cure && cure.isOnlyMeant)) &&
    namesIllness(block.folded);
  // "It slims, and without a diet" is one promise.
  const isOfWeight = claimed.some(({ code }) => code === 'weight_promise');
  // An illness that is over is one claim.
  const ended = new Set(cures.flatMap(({ isAll, sentence }) => (isAll ? [sentence] : [])));
  return claimed.filter(({ code, sentence }) => {
    if (code !== 'health_claim') return true;
    if (ended.has(sentence)) return false;
    const plain = folded(sentence);
    return SYMPTOM.test(plain) || (namesIllness(plain) ? !isCured : !isOfWeight);
  });
}

/** The text that describes the goods as another brand's, together with the text after it. */
function copyOf({ stated, productKind }: Reading): ReadBlock | undefined {
  if (productKind !== 'physical') return undefined;
  const own = stated.filter((block) => !looksLikeQuote(block));
  return own.find((block, index) =>
    describesACopy(sentencesOf(`${block.text}\n${own[index + 1]?.text ?? ''}`).map(folded)),
  );
}

const MOST_OF_A_TITLE = 6;

/** "Dark spots faded", over what a buyer says of it. */
function isTitleOfQuote({ tag, words, isQuote }: ReadBlock, next: ReadBlock | undefined): boolean {
  return (
    !isQuote &&
    words <= MOST_OF_A_TITLE &&
    !/^h[1-3]$/u.test(tag) &&
    next !== undefined &&
    looksLikeQuote(next)
  );
}

/** Rejects what it quotes. */
function isReporting({ folded: text }: ReadBlock): boolean {
  return phrases('othersPromise').test(text) || phrases('promiseRejected').test(text);
}

/** A heading of what is not done is read with as many texts under it. */
const BLOCKS_NOT_DONE = 3;
const OF_PEOPLE = new RegExp(`^\\W*(?:(?:a |an |aux? |fur )?${source.people})(?![a-z])`, 'u');

/** "What doctors do not tell you", over what the page does tell. */
const HIDDEN_BY_OTHERS =
  /(?<![a-z])(?:medic[oa]s?|doctors?|arzte?|arzt|medecins?|industr[a-z]*|farmac[a-z]*|pharma[a-z]*|laborat[a-z]*|ninguem|nadie|nobody|no one|niemand|keiner|personne|they|eles|ellos|querem|quieren|want|wollen|veulent|cont(?:am|ou|aram)|cuent[a-z]*|contaron|tells?|told|verr[a-z]*|erzahl[a-z]*|verschweig[a-z]*|cach[a-z]*|escond[a-z]*|ocult[a-z]*|hid(?:e|es|den))(?![a-z])/u;

function isNotDone(heading: string): boolean {
  return phrases('notDone').test(heading) && !heading.endsWith('?') && !HIDDEN_BY_OTHERS.test(heading);
}

const THAT = /^\W*(?:(?:that|que|dass)(?![a-z])|qu['’])/u;

/** A text without what it says that it does not say: "What we do not claim: that it cures". */
function withoutNotSaid(block: ReadBlock, isUnderNotDone: boolean): ReadBlock {
  const sentences = sentencesOf(block.text);
  const claimed = sentences.filter((sentence, index) => {
    const plain = folded(sentence);
    const named = phrases('notDone').exec(plain);
    const isNamed = named?.index === 0 && isNotDone(named[0]) && /^ ?:/u.test(plain.slice(named[0].length));
    const rest = isNamed ? plain.slice(plain.indexOf(':') + 1) : index === 0 && isUnderNotDone ? plain : '';
    return !THAT.test(rest);
  });
  if (claimed.length === sentences.length) return block;
  const text = claimed.join(' ');
  return { ...block, text, folded: folded(text) };
}

/** "It is not for you if …", over the cases. */
const NOT_FOR_YOU_IF =
  /(?<![a-z])(?:(?:nao|no|not|nicht|nichts|pas)(?: [a-z]+)? (?:para|for|fur|pour) (?:voce|ti|usted|ud|you|sie|dich|vous|toi)|nao compre|no l[oa] compres?|no compres?|don't buy(?: it)?|do not buy(?: it)?|kaufen sie (?:es )?nicht|n'achetez pas),? (?:se|si|if|wenn|falls)\W*$/u;

/** "Do not buy it if you do not want to lose 8 kg": who wants it is promised it. */
const WANTS_NOT =
  /(?<![a-z])(?:nao (?:quer|querem|deseja|pretende|precisa|gosta)|no (?:quiere[ns]?|desea[ns]?|necesita[ns]?|te gusta)|(?:do not|don't|would not|wouldn't) (?:want|wish|like|need|care)|nicht [^.;!?]{0,40}(?:wollen|willst|mochten?|brauchen)|(?:ne|n') ?(?:voulez|veux|veut|souhait[a-z]*|desir[a-z]*) pas)(?![a-z])/u;

/** "What it does not do", over a list or what others say of it; "who should not take it", over those who are ill. */
function claimsNothingUnder(heading: string, block: ReadBlock, sinceHeading: number): boolean {
  if (block.tag === 'li' && NOT_FOR_YOU_IF.test(heading) && !WANTS_NOT.test(block.folded)) return true;
  const isNear = sinceHeading <= BLOCKS_NOT_DONE;
  return (
    (isNotDone(heading) && (block.tag === 'li' || (isNear && reports(block)))) ||
    (isNear && says.notFor.test(heading) && OF_PEOPLE.test(block.folded))
  );
}

function reports({ folded: text }: ReadBlock): boolean {
  return phrases('othersPromise').test(text) && !phrases('affirmed').test(text);
}
