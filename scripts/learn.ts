/**
 * Learns the models of the policy reader and of the check of pages from the labelled texts: `npm run learn`; with `-- --pages`
 * those of pages alone. With `-- --measure` it writes nothing and says, for each language, what a model of ads finds in the texts of
 * a writer that it did not learn from.
 */
import { writeFileSync } from 'node:fs';
import { adDigests, pageDigests, writeDigests, writtenDigests } from './learn/digests.ts';
import { measureWriters } from './learn/measure.ts';
import { readWeights } from '#domain/making/review/learned/model.ts';
import { readCorpus } from './learn/corpus.ts';
import { learnAll, modelFile, modelPath, readAll } from './learn/models.ts';
import { learnPages } from './learn/pages.ts';
import { passageModelFile, passageModelPath, readPassages } from './learn/passages.ts';
import { readSentences } from './learn/second-look.ts';
import { pageLanguageCodes } from '#domain/making/landing-page/phrases.ts';

if (process.argv.includes('--measure')) {
  for (const line of measureWriters(await readAll())) console.log(line);
} else {
  if (!process.argv.includes('--pages')) await learnAds();
  await writePages();
}

async function learnAds(): Promise<void> {
  for (const [language, data] of learnAll(await readAll())) {
    writeFileSync(modelPath(language), modelFile(language, data));
    console.log(`${language}: ${readWeights(data.weights).size} features`);
  }
  writeDigests({ ...writtenDigests(), ...(await adDigests()) });
}

async function writePages(): Promise<void> {
  const models = await learnPages({
    passages: readPassages(),
    sentences: readSentences(),
    ads: await readCorpus(),
  });
  for (const language of pageLanguageCodes)
    writeFileSync(passageModelPath(language), passageModelFile(language, models[language]));
  writeDigests({ ...writtenDigests(), ...(await pageDigests()) });
}
