/**
 * Learns the models of the policy reader from the labelled texts: `npm run learn`. With `-- --measure` it writes nothing
 * and says, for each language, what a model finds in the texts of a writer that it did not learn from.
 */
import { writeFileSync } from 'node:fs';
import { measureWriters } from './learn/measure.ts';
import { readWeights } from '#domain/making/review/learned/model.ts';
import { learnAll, modelFile, modelPath, readAll } from './learn/models.ts';

const samples = await readAll();
if (process.argv.includes('--measure')) {
  for (const line of measureWriters(samples)) console.log(line);
} else {
  for (const [language, data] of learnAll(samples)) {
    writeFileSync(modelPath(language), modelFile(language, data));
    console.log(`${language}: ${readWeights(data.weights).size} features`);
  }
}
