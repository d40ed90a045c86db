import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageLanguageCodes } from '#domain/making/landing-page/phrases.ts';
import { learnModel } from './learn/learn-model.ts';
import { learnPassages, passageModelFile, passageModelPath, readPassages } from './learn/passages.ts';
import { mainLanguages, modelFile, modelPath, optionsOf, readAll, samplesFor } from './learn/models.ts';

/** One language stands for all, because to read the texts of all takes a minute. */
it('the model of Portuguese is what `npm run learn` makes of the texts', async () => {
  const samples = await readAll(mainLanguages);
  const data = learnModel('pt', samplesFor('pt', samples), optionsOf('pt'));
  expect(modelFile('pt', data)).toBe(readFileSync(modelPath('pt'), 'utf8'));
}, 180_000);

it('the models of pages are what it makes of the passages', () => {
  const models = learnPassages(readPassages());
  for (const language of pageLanguageCodes)
    expect(passageModelFile(language, models[language])).toBe(
      readFileSync(passageModelPath(language), 'utf8'),
    );
}, 180_000);
