import type { ProductKind } from '#domain/making/review/policy-rule.ts';
import type { FindingCode, Seen } from '../finding-codes.ts';
import { cautions, isOfCautions } from '../claims/cautions.ts';
import type { SecondLook } from '../claims/claim-rules.ts';
import { isOfTheParcel } from '../claims/results-of-buyers.ts';
import { warnsOfCopies } from '../copies.ts';
import { isRejectedReport } from '../denials.ts';
import { isAuthorised } from '../ordinary-words.ts';
import { excerptAround, folded, type PageLanguage, sentencesOf } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { passageModels } from './models.ts';
import { featuresOf, isPassage, type LearnedCode, learnedCodes, PassageModel } from './passage-model.ts';

interface Resemblance {
  /** The two passages of a page that resemble a fault most have this score together, or more. */
  from: number;
  /** Beside a supplement, one passage with this score is enough. */
  fromOneOfSupplement?: number;
  /** The kinds of products beside which it is a fault; every kind if it names none. */
  kinds?: readonly ProductKind[];
  fix: string;
}

const BODIES: readonly ProductKind[] = ['nutra', 'physical'];

/** The borders are those of docs/decisions/191-passages-that-resemble-faults.md. */
const resemblances: Readonly<Record<LearnedCode, Resemblance>> = {
  celebrity_claim: {
    from: 3,
    fix: 'O trecho parece usar a fama de alguém. Se usa, tire-o, a não ser que a pessoa tenha contrato com a marca.',
  },
  cure_claim: { from: 3.8, kinds: BODIES, fix: 'O trecho parece prometer cura. Se promete, tire-o.' },
  testimonial_results: {
    from: 4.5,
    fromOneOfSupplement: 3,
    fix: 'O depoimento parece contar um resultado. Se conta, deixe a opinião sobre compra, entrega e uso.',
  },
  before_after: {
    from: 4.2,
    kinds: BODIES,
    fix: 'O trecho parece pôr um corpo antes e depois. Se põe, tire-o.',
  },
  earnings_promise: {
    from: 3.1,
    kinds: ['digital'],
    fix: 'O trecho parece prometer ganho de dinheiro. Se promete, diga o que a pessoa aprende ou recebe.',
  },
  health_claim: {
    from: 3.3,
    kinds: BODIES,
    fix: 'O trecho parece prometer um efeito no corpo. Se promete, diga o que o produto contém e como se usa.',
  },
  weight_promise: {
    from: 4.5,
    fix: 'O trecho parece prometer perda de peso ou de medidas. Se promete, tire-o.',
  },
  counterfeit: {
    from: 3,
    kinds: ['physical'],
    fix: 'O produto parece imitar o de uma marca. Se imita, não o anuncie: o Google suspende a conta sem aviso.',
  },
};

/** "Nobody can promise that, and we do not": what a page does not promise is no promise. */
const PROMISES_NOTHING =
  /(?<![a-z])(?:nao|ninguem|nunca|no|tampoco|nadie|not|never|nobody|no one|don't|doesn't|can't|cannot|nicht|kein[a-z]*|niemand|ne|n'|aucun[a-z]*|personne|rien)(?![a-z])[^.;!?]{0,25}(?<![a-z])(?:promet[a-z]*|promis[a-z]*|versprech[a-z]*|versprich[a-z]*|garant[a-z]*|guarant[a-z]*)|(?<![a-z])(?:versprechen?|verspricht|garantieren?) (?:ich |wir |ihnen |dir )?(?:keine?[nrs]?|nichts?)(?![a-z])/u;

/** "The permitted wording on the jar is …". */
const NAMES_THE_ALLOWED =
  /(?<![a-z])(?:(?:permitted|authori[sz]ed) (?:wording|claims?|statements?)|(?:alegac(?:ao|oes)|frases?) (?:autorizad|permitid)[a-z]*|declaraci(?:on|ones) (?:autorizad|permitid)[a-z]*|(?:zugelassene|erlaubte)[rn]? (?:angaben?|aussagen?|wortlaut)|allegations? (?:autorisee|permise)s?)(?![a-z])/u;

/** "I have seen ads that say it melts the belly. That is a lie." */
function rejectsOthers(text: string, language: PageLanguage): boolean {
  const sentences = sentencesOf(text).map(folded);
  return sentences.some((_, at) => isRejectedReport(sentences, at, language));
}

/** What a pupil learned is no result of money. */
const MONEY = /\p{Sc} ?\d|\d ?\p{Sc}/u;

/** "We sell no replicas": the model knows the words alone, and not what is said with them. */
function deniesCopies(text: string): boolean {
  return sentencesOf(text).some((sentence) => warnsOfCopies(folded(sentence)));
}

interface Excuses {
  isAllowed: boolean;
  isCaution: boolean;
  isDenied: boolean;
  isOfParcel: boolean;
  isOfSkill: boolean;
  isRejected: boolean;
  isWarning: boolean;
  promisesNothing: boolean;
}

/** The model knows the words alone: who warns of an illness names it as well, and who promises no money names money. */
function isExcused(
  code: LearnedCode,
  { isAllowed, isCaution, isDenied, isOfParcel, isOfSkill, isRejected, isWarning, promisesNothing }: Excuses,
): boolean {
  if (code === 'counterfeit') return isDenied;
  if (code === 'testimonial_results') return isOfParcel || isCaution || isOfSkill;
  if (code === 'health_claim') return isWarning || isAllowed || isRejected;
  if (code === 'cure_claim') return isWarning || isRejected;
  if (code === 'weight_promise') return isRejected;
  return code === 'earnings_promise' && promisesNothing;
}

const models = new Map<PageLanguage, Promise<PassageModel>>();

async function modelOf(language: PageLanguage): Promise<PassageModel> {
  const model = models.get(language) ?? passageModels[language]().then((data) => new PassageModel(data));
  models.set(language, model);
  return model;
}

/** What a page resembles in its words, beside what the rules found. */
export async function findResembling(
  reading: Reading,
  found: readonly Seen[],
  makesNoClaim: SecondLook,
): Promise<Seen[]> {
  const { blocks, page, language, productKind } = reading;
  if (language === null) return [];
  const model = await modelOf(language);
  const known = new Set<FindingCode>(found.map(({ code }) => code));
  const passages = new Map(
    [
      ...blocks.filter(({ isMarkedForeign }) => !isMarkedForeign),
      ...page.images.map(({ alt, where }) => ({ text: alt, where: `${where} > img` })),
    ].map(({ text, where }) => [text, where]),
  );
  const scored = [...passages]
    .filter(([text]) => isPassage(text))
    .map(([text, where]) => ({
      text,
      where,
      isDenied: deniesCopies(text),
      isAllowed: isAuthorised(folded(text)) || NAMES_THE_ALLOWED.test(folded(text)),
      isRejected: rejectsOthers(text, language),
      isWarning: isOfCautions(folded(text)),
      isCaution: isOfCautions(folded(text)) && cautions(folded(text)),
      promisesNothing: PROMISES_NOTHING.test(folded(text)),
      isOfParcel: isOfTheParcel(folded(text), reading),
      isOfSkill: productKind === 'digital' && !MONEY.test(text),
      scores: model.scoresOf(featuresOf(text, language)),
    }));
  return learnedCodes.flatMap((code): Seen[] => {
    const { from, fromOneOfSupplement = Infinity, kinds, fix } = resemblances[code];
    if (known.has(code) || kinds?.includes(productKind) === false) return [];
    // Few passages resemble a promise of health, and the second look takes longer than the first.
    const isOrdinary = ({ text, scores }: (typeof scored)[number]) =>
      code === 'health_claim' && scores[code] > 0 && sentencesOf(text).every(makesNoClaim);
    const meant = scored.filter((passage) => !isExcused(code, passage) && !isOrdinary(passage));
    const inOrder = meant.toSorted((a, b) => b.scores[code] - a.scores[code]);
    const [first, second] = inOrder;
    const one =
      productKind === 'nutra' ? inOrder.find(({ scores }) => scores[code] >= fromOneOfSupplement) : undefined;
    const seen = one ?? (first && second && first.scores[code] + second.scores[code] >= from ? first : null);
    if (!seen) return [];
    return [{ code, excerpt: excerptAround(seen.text), where: seen.where, severity: 'aviso', fix }];
  });
}
