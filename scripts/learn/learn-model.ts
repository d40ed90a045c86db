import type { LanguageCode } from '#domain/ads/languages.ts';
import { learnedClasses } from '#domain/making/review/learned/classes.ts';
import { type LearnedData, writeWeights } from '#domain/making/review/learned/model.ts';
import type { ReadSample } from './corpus.ts';
import { fit, largestFirst } from './regression.ts';

/** How much a text of another language counts: the lists are the same, and many beginnings of words are. */
const OTHER_LANGUAGE = 0.5;
/** How much a text counts that the product itself writes. They are many and alike. */
const OWN_TEXT = 2;

/** How much a text of a strangers' set counts: they had not seen the reader, as those who write ads have not. */
const STRANGERS_TEXT = 20;
/** The features that stay, those with the largest weights: a file of a language has room for so many. */
const MOST_FEATURES = 15_000;
/** The tables are in docs/decisions/195-few-rounds-for-rare-words.md. */
const FIT = { ridge: 0.3, rounds: 100 };
/** A score is half of the logarithm of the odds, because the letters of a weight end at 1.2. */
const SCALE = 0.5;
/** Weights below it say little of the class of a text, and their letters are heavy. */
const LEAST_OF_A_CLASS = 0.3;

/** So many texts more in each class: a feature of one text of a small class says little. */
const SMOOTHING = 40;

export type LearnOptions = Pick<LearnedData, 'warnsFrom' | 'hintsBelow'>;

/** Learns the model of a language from texts of all languages, and from what the product writes in this one. */
export function learnModel(
  language: LanguageCode,
  samples: readonly ReadSample[],
  { warnsFrom, hintsBelow }: LearnOptions,
): LearnedData {
  const { bias, weights } = fit(
    samples.map(({ features, refused, writer, ...sample }) => ({
      features,
      refused,
      weight: (sample.language === language ? 1 : OTHER_LANGUAGE) * weightOf(writer),
    })),
    FIT,
  );
  const own = new Set(
    samples.filter((sample) => sample.language === language).flatMap(({ features }) => [...features]),
  );
  const kept = largestFirst(weights)
    .filter(([feature]) => own.has(feature))
    .slice(0, MOST_FEATURES)
    .map(([feature, weight]) => [feature, weight * SCALE] as const);
  const classOf = classesOfFeatures(language, samples);
  return {
    bias: Math.round(bias * SCALE * 100) / 100,
    warnsFrom,
    hintsBelow,
    weights: writeWeights(
      new Map(
        kept.map(([feature, weight]) => [
          feature,
          { weight, class: weight < LEAST_OF_A_CLASS ? null : classOf(feature) },
        ]),
      ),
    ),
  };
}

function weightOf(writer: string): number {
  if (writer === 'own') return OWN_TEXT;
  return writer.startsWith('training/strangers') ? STRANGERS_TEXT : 1;
}

/** The class in whose texts a feature is most frequent; null if none has it, or if it is the shape of a text. */
function classesOfFeatures(
  language: LanguageCode,
  samples: readonly ReadSample[],
): (feature: string) => number | null {
  const counts = new Map<string, number[]>();
  const totals = learnedClasses.map(() => SMOOTHING);
  for (const { class: at, features, ...sample } of samples) {
    if (at === null) continue;
    const count = sample.language === language ? 1 : OTHER_LANGUAGE / 2;
    totals[at] = (totals[at] ?? 0) + count;
    for (const feature of features) {
      const own = counts.get(feature) ?? learnedClasses.map(() => 0);
      own[at] = (own[at] ?? 0) + count;
      counts.set(feature, own);
    }
  }
  return (feature) => {
    const own = counts.get(feature);
    if (!own || feature.startsWith('=')) return null;
    const shares = own.map((count, at) => count / (totals[at] ?? 1));
    return shares.indexOf(Math.max(...shares));
  };
}
