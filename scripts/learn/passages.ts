import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type CodeData,
  featuresOf,
  isPassage,
  type LearnedCode,
  learnedCodes,
  type PassageData,
} from '#domain/making/landing-page/learned/passage-model.ts';
import { type PageLanguage, pageLanguageCodes } from '#domain/making/landing-page/phrases.ts';
import { writeWeights } from '#domain/making/review/learned/model.ts';
import { type Fit, fit, largestFirst } from './regression.ts';

/** A passage of a page with its labels. */
export interface Passage {
  language: PageLanguage;
  text: string;
  /** The file that it comes from. */
  writer: string;
  /** The page that it stands on; null when it was written alone. */
  page: string | null;
  codes: readonly string[];
  /** The codes of its page that it may have or not. */
  unsure: readonly string[];
  features: ReadonlySet<string>;
}

/** The features of a code that stay, those with the largest weights. */
const MOST_FEATURES = 1200;
const FIT = { ridge: 1.5, rounds: 400 };

/** The labelled passages. `# page pt` begins a page, and every other heading names the codes of the passages under it. */
export function readPassages(): Passage[] {
  return filesOf('passages').flatMap(([name, file]) => readFile(name, file));
}

export type WrittenFile = readonly [name: string, file: string];

/** The files of a folder of labelled texts, by name. */
export function filesOf(folder: 'passages' | 'second-look'): WrittenFile[] {
  const path = fileURLToPath(
    new URL(`../../src/domain/making/landing-page/testing/${folder}/`, import.meta.url),
  );
  return readdirSync(path)
    .sort()
    .map((name) => [name.replace('.txt', ''), readFileSync(path + name, 'utf8')] as const);
}

function readFile(writer: string, file: string): Passage[] {
  const passages: Passage[] = [];
  let language = pageLanguageCodes.find((code) => code === writer);
  let page: string | null = null;
  let heading: string[] = [];
  let pages = 0;
  for (const line of file.split('\n')) {
    const words = line.split(' ');
    if (line.startsWith('# page ')) {
      language = pageLanguageCodes.find((code) => code === words[2]);
      page = `${writer} ${(pages += 1)}`;
    } else if (line.startsWith('# ')) {
      heading = words.slice(1);
    } else if (language && isPassage(line)) {
      passages.push({
        language,
        text: line,
        writer,
        page,
        codes: heading.filter((word) => !word.startsWith('?')),
        unsure: heading.filter((word) => word.startsWith('?')).map((word) => word.slice(1)),
        features: featuresOf(line, language),
      });
    }
  }
  return passages;
}

/** What is learned of passages alone. */
export type PassageModels = Readonly<Record<PageLanguage, Readonly<Record<LearnedCode, CodeData>>>>;

/** Learns the models of all languages together: what one language says of the beginnings of words, the others take over. */
export function learnPassages(passages: readonly Passage[]): PassageModels {
  const learnt = learnedCodes.map((code) => {
    const sure = passages.filter(({ unsure }) => !unsure.includes(code));
    const learned = fit(
      sure.map(({ codes, features }) => ({ features, refused: codes.includes(code), weight: 1 })),
      FIT,
    );
    return [code, byLanguage(learned, passages, MOST_FEATURES)] as const;
  });
  // The keys are those of the two lists.
  return Object.fromEntries(
    pageLanguageCodes.map((language) => [
      language,
      Object.fromEntries(learnt.map(([code, models]): [LearnedCode, CodeData] => [code, models[language]])),
    ]),
  ) as PassageModels;
}

/** For each language, the features of its own texts with the largest weights. */
export function byLanguage(
  { bias, weights }: Fit,
  texts: readonly Pick<Passage, 'language' | 'features'>[],
  most: number,
): Record<PageLanguage, CodeData> {
  const sorted = largestFirst(weights);
  // The keys are those of the list.
  return Object.fromEntries(
    pageLanguageCodes.map((language): [PageLanguage, CodeData] => {
      const own = new Set(
        texts.filter((each) => each.language === language).flatMap(({ features }) => [...features]),
      );
      const kept = sorted.filter(([feature]) => own.has(feature)).slice(0, most);
      const written = new Map(kept.map(([feature, weight]) => [feature, { weight, class: null }]));
      return [language, { bias: Math.round(bias * 100) / 100, weights: writeWeights(written) }];
    }),
  ) as Record<PageLanguage, CodeData>;
}

export function passageModelPath(language: PageLanguage): string {
  return fileURLToPath(
    new URL(`../../src/domain/making/landing-page/learned/data/${language}.ts`, import.meta.url),
  );
}

export function passageModelFile(language: PageLanguage, data: PassageData): string {
  const codes = learnedCodes.map((code) => {
    const { bias, weights } = data[code];
    return `  ${code}: { bias: ${bias}, weights: ${JSON.stringify(weights)} },\n`;
  });
  codes.push(`  secondLook: ${JSON.stringify(data.secondLook)},\n`);
  return `// Written by \`npm run learn\` from the texts in ../../testing/passages and ../../testing/second-look.
import type { PassageData } from '../passage-model.ts';

export const ${language}: PassageData = {
${codes.join('')}};
`;
}
