import type { PolicyReader } from '#domain/making/review/policy.ts';
import { cautions, isCaution, isOfCautions } from './claims/cautions.ts';
import { effectWords } from './claims/effect-words.ts';
import { asksWhether, isRejectedReport, withoutDenials } from './denials.ts';
import {
  closesIllness,
  endsIllness,
  illnessLeaves,
  meansAnIllness,
  namesIllness,
  reachesItsEnd,
  testIsClean,
} from './ended-illness.ts';
import { goesAway } from './effects-in-time.ts';
import type { FindingCode } from './finding-codes.ts';
import type { ReadBlock } from './page-model.ts';
import { folded, phrases, sentencesOf, withDigits } from './phrases.ts';
import { isOfExpert, looksLikeQuote, withoutReportedWords } from './quotes.ts';
import { languageOf, type Reading } from './reading.ts';
import { tellsOfRecovery } from './recovery-stories.ts';

/** What is felt, and is no disease by itself. */
export const SYMPTOM =
  /(?<![a-z])(?:dor(?:es)?|inflam[a-z]*|desinflam[a-z]*|incha[a-z]*|desincha[a-z]*|pains?|swelling|aches?|dolor(?:es)?|hinchaz[a-z]*|[a-z]*schmerz(?:en)?|entzundung[a-z]*|schwellung[a-z]*|douleurs?|gonfle[a-z]*|attacks?|[a-z]*attacken|ataques?|crises?|crisis)(?![a-z])/u;

/** Tiredness and hunger come and go. */
const IS_NO_ILLNESS =
  /(?<![a-z])(?:cansaco|fadiga|fome|compulsao|inchaco|tiredness|fatigue|hunger|cravings?|bloating|cansancio|fatiga|hambre|antojos|hinchazon|mudigkeit|erschopfung|heisshunger|hunger|fringales?|faim|ballonnements?|stress|estres(?:se)?)(?![a-z])/u;

/** Whether nothing worse than tiredness or hunger is named. Takes folded text. */
export function isNoIllness(text: string): boolean {
  return IS_NO_ILLNESS.test(text) && !namesIllness(text);
}

export interface FoundCure {
  code: FindingCode;
  sentence: string;
  /** Whether it is all that the sentence says of a body. */
  isAll?: boolean;
  /** Whether the sentence says no more than that the illness is meant: it may promise health as well. */
  isOnlyMeant?: boolean;
}

/**
 * The sentences in which people gave up their treatment, whoever says it, or a disease is over: a buyer's word of that is
 * a result, a doctor's or the page's own is a cure. The disease may stand in the sentence before.
 */
export function findCures(block: ReadBlock, reading: Reading, read: PolicyReader): FoundCure[] {
  if (reading.productKind === 'digital') return [];
  const language = languageOf(reading);
  const sentences = sentencesOf(looksLikeQuote(block) ? block.text : withoutReportedWords(block));
  const all = sentences.map((sentence) => withDigits(folded(sentence)));
  const names = (text: string | undefined) => text !== undefined && namesDisease(text, reading, read);
  const isOfBuyer = looksLikeQuote(block) && !isOfExpert(block.folded);
  const isWarning = !isOfBuyer && isOfCautions(block.folded);
  return sentences.flatMap((sentence, index): FoundCure[] => {
    const plain = all[index] ?? '';
    const isClaimed =
      !plain.endsWith('?') &&
      // What others wrote of a thing is told in quotation marks.
      (reading.productKind === 'nutra' || isOfBuyer || !/[«“„"]/u.test(sentence)) &&
      (!TELLS_A_CASE.test(plain) || (WHOEVER.test(plain) && phrases('overcome').test(plain))) &&
      !UNRELATED.test(`${plain} ${all[index + 1] ?? ''}`) &&
      !phrases('disclaimer').test(plain) &&
      !isCaution(plain) &&
      !(isWarning && cautions(plain)) &&
      !asksWhether(plain, all[index + 1]) &&
      !isRejectedReport(all, index, language);
    if (!isClaimed) return [];
    const rest = withoutDenials(plain, language);
    if (phrases('givenUp').test(rest)) return [{ code: 'cure_claim', sentence }];
    const code = isOfBuyer ? 'testimonial_results' : 'cure_claim';
    const isClean = reading.productKind === 'nutra' && testIsClean(`${plain} ${all[index + 1] ?? ''}`);
    const reachesEnd = reading.productKind === 'nutra' && reachesItsEnd(rest);
    const leaves = reading.productKind === 'nutra' && (illnessLeaves(plain) || closesIllness(rest));
    const isMeant =
      !isOfBuyer &&
      !block.isAside &&
      !/[«“„"]/u.test(sentence) &&
      effectWords.does.test(rest) &&
      meansAnIllness(rest, reading.productKind === 'nutra');
    if (isClean || reachesEnd || leaves || endsIllness(plain, rest))
      return [{ code, sentence, isAll: !(reachesEnd && SYMPTOM.test(plain)) }];
    if (isMeant) return [{ code, sentence, isOnlyMeant: true }];
    // "Are no longer diabetics" denies, and claims by it.
    const isOver =
      phrases('overcome').test(rest) || NO_LONGER.test(phrases('overcome').exec(plain)?.[0] ?? '');
    const isOfDisease = () => names(plain) || (IS_ABOUT_IT.test(plain) && names(all[index - 1]));
    const goes = reading.productKind === 'nutra' && goesAway(rest) && names(sentence);
    if (!isNoIllness(rest) && (goes || (isOver && !SYMPTOM.test(rest) && isOfDisease())))
      return [{ code, sentence, isAll: goes && namesIllness(plain) && !SYMPTOM.test(plain) }];
    return [];
  });
}

/** Whether a text names an illness, or people by theirs. */
function namesDisease(text: string, { sheet }: Reading, read: PolicyReader): boolean {
  return (
    PATIENTS.test(folded(text)) ||
    read({ kind: 'descriptions', text, product: sheet.name ?? '', productKind: 'nutra' }).some(
      ({ rule }) => rule === 'disease' || rule === 'disease_mention',
    )
  );
}

const OF_ONESELF =
  /(?<![a-z])(?:eu|meu|minha|meus|nosso|nossa|i|my|our|yo|mi|mis|nuestr[oa]|ich|mein[a-z]*|unser[a-z]*|je|j|mon|ma|mes|notre|mio|mia|mijn|ik|moj[a-z]*)(?![a-z])/u;

/** "Dona Zuleica", "Herr Vogel", "Ruth, 71". */
const OF_A_NAME =
  /(?<!\p{L})(?:[Dd]ona|[Ss]eu|[Dd]on|[Dd]oña|Mrs?\.?|Ms\.?|Frau|Herr|Madame|Monsieur|Mme|[Ss]eñora?|[Oo]ma|[Oo]pa) \p{Lu}\p{L}+|(?<!\p{L})\p{Lu}\p{L}+, (?:de )?\d{2}(?!\d)/u;

/** Somebody was ill and is no longer: "I had arthrosis. After two bottles it was gone." */
export function isStoryOfRecovery(block: ReadBlock, reading: Reading, read: PolicyReader): boolean {
  if (reading.productKind === 'digital' || /^h[1-3]$/u.test(block.tag)) return false;
  const isQuote = looksLikeQuote(block);
  const isOfPerson = OF_ONESELF.test(block.folded) || OF_A_NAME.test(block.text);
  const isTold =
    (isQuote && phrases('gone').test(block.folded) && !SYMPTOM.test(block.folded)) ||
    ((isQuote || isOfPerson) &&
      !phrases('othersPromise').test(block.folded) &&
      tellsOfRecovery(block.folded, languageOf(reading)));
  return isTold && namesDisease(block.text, reading, read);
}

const NO_LONGER = /^(?:nao|nunca|nenhum|ya no|no longer|not|n'|ne|nicht|kein)/u;

/** People named by their disease, and diseases that ads seldom name. */
const PATIENTS =
  /(?<![a-z])(?:(?:pre-?)?diabeti[a-z]*|hipertens[oa]s?|hypertensi(?:ve|f)[a-z]*|hypertendue?s?|asmatic[oa]s?|asthmati[a-z]*|rheumati[a-z]*|epilep[a-z]*|hepatit[a-z]*|leuk(?:a?e|a)mi[a-z]*|leucemi[a-z]*|lymphom[a-z]*|linfom[a-z]*|metast[a-z]*|tumou?r[a-z]*|carcinom[a-z]*|melanom[a-z]*|sclerosis|esclerose|esclerosis|sclerose|cirrhos[a-z]*|cirros[a-z]*|zirrhose|crohn|lupus|glaucom[a-z]*|parkinson|alzheimer|dementia|demencia|demenz|demence|neuropat[a-z]*|fibrom[iy]al[a-z]*|thrombos[a-z]*|trombos[a-z]*)(?![a-z])/u;

/** A condition, or what came of it: "if you stopped your insulin", "whoever stopped it ended in hospital". */
const TELLS_A_CASE =
  /^\W*(?:if|when|whoever|anyone|se|caso|quando|quem|si|cuando|quien(?:es)?|wenn|falls|wer|quand|lorsque|ceux|celui|quiconque)(?![a-z])|(?<![a-z])(?:hospital[a-z]*|emergency|pronto-socorro|urgencias|urgences|notaufnahme|krankenhaus|hopital|uti|icu)(?![a-z])/u;

/** "Whoever has arthrosis rubs it in, and after a winter it is over" promises it to all. */
const WHOEVER =
  /^\W*(?:whoever|anyone who|quem|wer|quien(?:es)?|el que|ceux qui|celui qui|quiconque) (?:[a-z]+ ){0,4}(?:has|have|suffers?|tem|sofre|hat|leidet|tenga|tiene|sufre|padece|a|ont|souffre[a-z]*|rubs|takes|toma|nimmt|prend)(?![a-z])/u;

/** Another medicine, or another cause: "the doctor changed the pills; the tea had no part in it". */
const UNRELATED =
  /(?<![a-z])(?:(?:troc|substitu)(?:ou|aram|ei) (?:[a-z]+ )?por|switched (?:[a-z]+ ){0,3}to|(?:cambio|cambiaron) (?:[a-z]+ )?por|umgestellt|remplacee? par|nada (?:a ver|com isso|que ver)|nothing to do with|no part in|nichts zu tun|sagt (?:das|es) nichts|rien a voir)(?![a-z])/u;

/** "Hypertension is not for ever. With the drops it goes away." */
const IS_ABOUT_IT =
  /(?<![a-z])(?:ela|ele|it|ella|el|elle|il|sie|er|das|isso|eso|that|c'est|scans?|mri|x-?rays?|radiografias?|rontgen[a-z]*|resonancia|ressonancia|exames?|analisis|analises|befund[a-z]*|irm|radio(?:graphie)?|bilan)(?![a-z])/u;
