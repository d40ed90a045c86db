import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageLanguageCodes } from '#domain/making/landing-page/phrases.ts';
import { readCorpus, readOwnTexts, readSamples } from './corpus.ts';
import { learnModel } from './learn-model.ts';
import { learnedLanguages, modelFile, modelPath, optionsOf, samplesFor } from './models.ts';
import { learnPages } from './pages.ts';
import { filesOf, passageModelFile, passageModelPath, readPassages } from './passages.ts';
import { readSentences } from './second-look.ts';

/** Of the texts and the models made from them: who changes either must learn again. */
export type Digests = Record<'ads' | 'fewAds' | 'pages' | 'fewPages', string>;

const PATH = fileURLToPath(new URL('digests.json', import.meta.url));

/** One text of so many is learned again, which shows whether the code still makes the same of the same texts. */
const ONE_OF = 60;
const oneOfMany = <Item>(items: readonly Item[]) => items.filter((_, at) => at % ONE_OF === 0);

export function writtenDigests(): Digests {
  return JSON.parse(readFileSync(PATH, 'utf8')) as Digests; // as `writeDigests` writes it
}

export function writeDigests(digests: Digests): void {
  writeFileSync(PATH, `${JSON.stringify(digests, null, 2)}\n`);
}

/** Of every text of ads with its labels, the settings and the models, and of a model that few of the texts make. */
export async function adDigests(): Promise<Pick<Digests, 'ads' | 'fewAds'>> {
  const corpus = await readCorpus();
  const own = await Promise.all(learnedLanguages.map(readOwnTexts));
  const files = learnedLanguages.map((code) => readFileSync(modelPath(code), 'utf8'));
  const few = await Promise.all(
    learnedLanguages.map((code, at) =>
      readSamples(code, [
        ...oneOfMany(corpus.filter(({ language }) => language === code)),
        ...oneOfMany(own[at] ?? []),
      ]),
    ),
  );
  const models = (['pt', 'ja'] as const).map((code) =>
    modelFile(code, learnModel(code, samplesFor(code, few.flat()), optionsOf(code))),
  );
  return {
    ads: digestOf([corpus, own, learnedLanguages.map(optionsOf), files]),
    fewAds: digestOf(models),
  };
}

/** The same for the passages of pages. */
export async function pageDigests(): Promise<Pick<Digests, 'pages' | 'fewPages'>> {
  const files = pageLanguageCodes.map((code) => readFileSync(passageModelPath(code), 'utf8'));
  const few = await learnPages({
    passages: oneOfMany(readPassages()),
    sentences: oneOfMany(readSentences()),
    ads: oneOfMany(await readCorpus()),
  });
  return {
    pages: digestOf([filesOf('passages'), filesOf('second-look'), files]),
    fewPages: digestOf(pageLanguageCodes.map((code) => passageModelFile(code, few[code]))),
  };
}

function digestOf(what: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('hex');
}
