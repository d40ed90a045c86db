import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import { learnedClasses } from '#domain/making/review/learned/classes.ts';
import { featuresOf } from '#domain/making/review/learned/features.ts';
import { highestLevel, type PolicyLevel, type ProductKind } from '#domain/making/review/policy-rule.ts';
import { loadTextReader } from '#domain/making/review/policy.ts';
import { claimCases } from '#domain/making/review/testing/claim-cases.ts';
import { readGoodsTexts } from '#domain/making/review/testing/goods-texts.ts';
import { type LabelledTexts, labelledTexts } from '#domain/making/review/testing/labelled-text.ts';
import { readRound } from '#domain/making/review/testing/rounds.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import { ownTexts } from '#domain/making/texts/content/testing/own-texts.ts';

/** A labelled text with its features, as the regression takes it. */
export interface Sample {
  language: LanguageCode;
  refused: boolean;
  /** The file that it comes from: a file has one writer in each language. */
  writer: string;
  text: string;
  kind: AssetType;
  productKind: ProductKind;
  product: string;
  /** The place in `learnedClasses`; null if the heading names none. */
  class: number | null;
}

export interface ReadSample extends Sample {
  features: ReadonlySet<string>;
  /** What the rules say, without the model. */
  findLevel: () => PolicyLevel | 'ok';
}

const TESTING = fileURLToPath(new URL('../../src/domain/making/review/testing/', import.meta.url));
const OWN = 'own';

/** The texts that the models learn from, each once. `kept-out/` is not among them. */
export async function readCorpus(): Promise<Sample[]> {
  const samples = [
    ...readTraining('training'),
    ...readTraining('rounds'),
    ...readGoods(),
    ...(await readLabelled()),
    ...readCases(),
  ];
  const seen = new Set<string>();
  return samples.filter(({ language, text }) => {
    const key = `${language} ${text}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The texts of a folder of rounds. Each file is in order, and its name is its writer. */
function readTraining(folder: string): Sample[] {
  return filesIn(folder).flatMap(([name, file]) => {
    const classes = classesIn(file);
    return readRound(file).map((text) => ({
      ...text,
      product: 'Orivex',
      writer: `${folder}/${name}`,
      class: classes.get(text.text) ?? null,
    }));
  });
}

/** What the product writes itself, which is never refused. */
export async function readOwnTexts(language: LanguageCode): Promise<Sample[]> {
  const { pack } = await loadBuiltInTexts(language);
  if (pack === null) return [];
  return ownTexts(language, pack).map((question) => ({
    ...question,
    language,
    refused: false,
    writer: OWN,
    class: null,
  }));
}

/** Reads the features of texts of one language. */
export async function readSamples(language: LanguageCode, samples: readonly Sample[]): Promise<ReadSample[]> {
  const read = await loadTextReader(language);
  return samples.map((sample) => {
    const { readLearned, findEditorial, findRuled } = read(sample);
    const learnedText = readLearned();
    return {
      ...sample,
      features: learnedText ? featuresOf(learnedText) : new Set<string>(),
      findLevel: () => highestLevel([...findEditorial(), ...findRuled()]),
    };
  });
}

function filesIn(folder: string): (readonly [name: string, file: string])[] {
  return readdirSync(TESTING + folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => [name.replace('.txt', ''), readFileSync(`${TESTING}${folder}/${name}`, 'utf8')] as const);
}

/** The fourth word of a heading is the class of its texts. */
function classesIn(file: string): Map<string, number> {
  const classes = new Map<string, number>();
  let at = -1;
  for (const line of file.split('\n')) {
    if (line.startsWith('# ')) at = learnedClasses.findIndex(({ heading }) => heading === line.split(' ')[4]);
    else if (at >= 0) classes.set(line, at);
  }
  return classes;
}

function readGoods(): Sample[] {
  const files = Object.fromEntries(filesIn('goods').map(([name, file]) => [`${name}.txt`, file]));
  return readGoodsTexts(files).map((text) => ({
    ...text,
    kind: kindOf(text.text),
    product: 'Orivex',
    writer: 'goods',
    class: null,
  }));
}

function readCases(): Sample[] {
  return claimCases.flatMap(({ language, productKind = 'nutra', rule, texts }) =>
    texts.map((text) => ({
      language,
      text,
      productKind,
      refused: rule !== null,
      kind: kindOf(text),
      product: 'Vitalis Max',
      writer: 'cases',
      class: null,
    })),
  );
}

function kindOf(text: string): AssetType {
  return adTextWidth(text) > 30 ? 'descriptions' : 'titles';
}

async function readLabelled(): Promise<Sample[]> {
  const names = readdirSync(TESTING).sort();
  const labelled = await Promise.all(
    names.flatMap((name) => {
      const [, code] = /^labelled-([a-z]{2,3})\.ts$/.exec(name) ?? [];
      // The name of the file is the code, and it exports its texts alone.
      return code ? [importGroups(name).then((groups) => labelledTexts(code as LanguageCode, groups))] : [];
    }),
  );
  const unseen = await Promise.all(
    names.filter((name) => name.startsWith('unseen-')).map((name) => importByLanguage(name)),
  );
  return [...labelled, ...unseen].flat().map((text) => ({ ...text, writer: 'labelled', class: null }));
}

async function importGroups(name: string): Promise<readonly LabelledTexts[]> {
  const file = (await import(`${TESTING}${name}`)) as Record<string, readonly LabelledTexts[]>; // see `readLabelled`
  return Object.values(file).flat();
}

async function importByLanguage(name: string) {
  const file = (await import(`${TESTING}${name}`)) as Record<string, Record<LanguageCode, LabelledTexts[]>>; // see `UnseenTexts`
  return Object.values(file).flatMap((batch) =>
    Object.entries(batch).flatMap(([code, groups]) => labelledTexts(code as LanguageCode, groups)),
  );
}
