import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { LearnedData } from '#domain/making/review/learned/model.ts';
import { learnedModels } from '#domain/making/review/learned/models.ts';
import { readCorpus, readOwnTexts, type ReadSample, readSamples } from './corpus.ts';
import { learnModel, type LearnOptions } from './learn-model.ts';

const mainLanguages: readonly LanguageCode[] = ['pt', 'en', 'es'];
/** The languages that have a model. */
export const learnedLanguages = Object.keys(learnedModels) as LanguageCode[]; // Object.keys widens the keys.

/** What a model warns of. The tables are in docs/decisions/196-denials-and-what-follows.md; the other thresholds in `model.ts`. */
export function optionsOf(language: LanguageCode): LearnOptions {
  return mainLanguages.includes(language)
    ? { warnsFrom: { nutra: 1, physical: 0.6, digital: 0.4 }, hintsBelow: 0 }
    : { warnsFrom: { nutra: 0.5, physical: 0.75, digital: 0.4 }, hintsBelow: -0.5 };
}

/** Every text of the languages that models learn from, with its features. */
export async function readAll(codes: readonly LanguageCode[] = learnedLanguages): Promise<ReadSample[]> {
  const corpus = await readCorpus();
  const samples: ReadSample[] = [];
  for (const code of codes) {
    const own = [...corpus.filter(({ language }) => language === code), ...(await readOwnTexts(code))];
    samples.push(...(await readSamples(code, own)));
  }
  return samples;
}

/**
 * The texts that the model of a language learns from. What the product writes in other languages is left out, and the
 * three main languages learn from each other only.
 */
export function samplesFor(language: LanguageCode, samples: readonly ReadSample[]): ReadSample[] {
  const isMain = mainLanguages.includes(language);
  return samples.filter(
    (sample) =>
      sample.language === language ||
      (sample.writer !== 'own' && (!isMain || mainLanguages.includes(sample.language))),
  );
}

export function learnAll(samples: readonly ReadSample[]): Map<LanguageCode, LearnedData> {
  return new Map(
    learnedLanguages.map((language) => [
      language,
      learnModel(language, samplesFor(language, samples), optionsOf(language)),
    ]),
  );
}

export function modelPath(language: LanguageCode): string {
  return fileURLToPath(
    new URL(`../../src/domain/making/review/learned/data/${language}.ts`, import.meta.url),
  );
}

export function modelFile(
  language: LanguageCode,
  { bias, warnsFrom, hintsBelow, weights }: LearnedData,
): string {
  return `// Written by \`npm run learn\` from the texts in ../../testing.
import type { LearnedData } from '../model.ts';

export const ${language}: LearnedData = {
  bias: ${bias},
  warnsFrom: { nutra: ${warnsFrom.nutra}, physical: ${warnsFrom.physical}, digital: ${warnsFrom.digital} },
  hintsBelow: ${hintsBelow},
  weights: ${JSON.stringify(weights)},
};
`;
}
