/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { isLanguageCode } from '#domain/ads/languages.ts';
import { loadPolicyReader } from './policy.ts';
import { highestLevel } from './policy-rule.ts';
import { labelledEn } from './testing/labelled-en.ts';
import { labelledEs } from './testing/labelled-es.ts';
import { labelledPt } from './testing/labelled-pt.ts';
import { unseen1 } from './testing/unseen-1.ts';
import { unseen2 } from './testing/unseen-2.ts';
import { unseen3 } from './testing/unseen-3.ts';
import { unseen4 } from './testing/unseen-4.ts';
import { unseen5 } from './testing/unseen-5.ts';
import { unseen6 } from './testing/unseen-6.ts';
import { unseen7 } from './testing/unseen-7.ts';
import { unseen8 } from './testing/unseen-8.ts';
import { type LabelledText, type LabelledTexts, labelledTexts } from './testing/labelled-text.ts';

const texts = [
  ...labelledTexts('pt', labelledPt),
  ...labelledTexts('en', labelledEn),
  ...labelledTexts('es', labelledEs),
];
const unseen = [unseen1, unseen2, unseen3, unseen4, unseen5, unseen6, unseen7, unseen8].flatMap((batch) => [
  ...labelledTexts('pt', batch.pt),
  ...labelledTexts('en', batch.en),
  ...labelledTexts('es', batch.es),
]);
/** The files of the other languages: 40 texts each, written by their second reader before reading the rules. */
const files = import.meta.glob<Record<string, readonly LabelledTexts[]>>('./testing/labelled-*.ts', {
  eager: true,
});
const byLanguage = Object.entries(files).flatMap(([path, file]) => {
  const code = /labelled-(\w+)\.ts$/.exec(path)?.[1];
  return isLanguageCode(code) ? [{ code, set: labelledTexts(code, Object.values(file).flat()) }] : [];
});
const isHeldOut = (_: LabelledText, index: number): boolean => index % 4 === 3;

const languages = [...new Set(texts.map(({ language }) => language))];
const readLanguages = byLanguage.map(({ code }) => code);
const readers = new Map(
  await Promise.all(
    readLanguages.map(async (language) => [language, await loadPolicyReader(language)] as const),
  ),
);

/** A text stands in several sets, and is read once. */
const answers = new Map<string, boolean>();

/** Whether a finding is more than a hint. Urgency, for example, is only a hint. */
function isRefused({ language, refused, ...question }: LabelledText): boolean {
  const key = JSON.stringify([language, question]);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const level = highestLevel(readers.get(language)?.(question) ?? []);
  const answer = level === 'aviso' || level === 'bloqueia';
  answers.set(key, answer);
  return answer;
}

function measure(set: readonly LabelledText[]) {
  const read = set.map((each) => ({ ...each, found: isRefused(each) }));
  const right = read.filter(({ refused, found }) => refused && found).length;
  const missed = read.filter(({ refused, found }) => refused && !found).map(({ text }) => text);
  const falseAlarms = read.filter(({ refused, found }) => !refused && found).map(({ text }) => text);
  const recall = right / (right + missed.length);
  const precision = right / (right + falseAlarms.length);
  return { size: set.length, recall, precision, missed, falseAlarms };
}

describe('the labelled texts', () => {
  it('there are 400 texts in three languages, and half of them are refused', () => {
    expect(texts.length).toBeGreaterThanOrEqual(400);
    expect(texts.filter(({ refused }) => refused)).toHaveLength(200);
    expect(languages).toEqual(['pt', 'en', 'es']);
  });

  it.each(byLanguage)('in $code: recall and precision are at least 0.95', ({ set }) => {
    expect(set.filter(({ refused }) => refused).length).toBeGreaterThanOrEqual(20);
    expect(set.filter(({ refused }) => !refused).length).toBeGreaterThanOrEqual(20);
    const { missed, falseAlarms, ...measured } = measure(set);
    expect(measured.recall, missed.join('; ')).toBeGreaterThanOrEqual(0.95);
    expect(measured.precision, falseAlarms.join('; ')).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['texts used for tuning the rules', texts.filter((each, index) => !isHeldOut(each, index))],
    ['texts not used for tuning', texts.filter(isHeldOut)],
    ['written after the rules', unseen],
    ['all texts', [...texts, ...unseen]],
  ])(
    '%s: recall and precision are at least 0.95',
    (name, set) => {
      const { missed, falseAlarms, ...measured } = measure(set);
      console.info(name, measured, { missed, falseAlarms });
      expect(measured.recall).toBeGreaterThanOrEqual(0.95);
      expect(measured.precision).toBeGreaterThanOrEqual(0.95);
    },
    60_000,
  );
});
