import type { LanguageCode } from '#domain/ads/languages.ts';
import { findProblems, type ProblemInput } from '#domain/deciding/report-findings/find-problems.ts';
import type { Problem } from '#domain/deciding/report-findings/problem.ts';
import { gatherMaterial } from '#domain/making/structure/material.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { TemplateStores } from '#domain/making/texts/templates.ts';

export interface ProblemsInput extends Omit<ProblemInput, 'replacements'> {
  product: string;
  language: LanguageCode;
  sheet: ProductSheet;
  /** The person's own templates. */
  stores: TemplateStores;
}

/** Finds the problems. For texts that Google rates low, it proposes texts from the generators. */
export async function runProblems(input: ProblemsInput): Promise<Problem[]> {
  const { product, language, sheet, stores, ...rest } = input;
  const builtIn = await loadBuiltInTexts(language);
  const { texts, sitelinks } = gatherMaterial({ assets: [], product, language, sheet }, { stores, builtIn });
  const { titles, descriptions, callouts } = texts;
  const replacements = { titles, descriptions, callouts, sitelinks: sitelinks.map(({ text }) => text) };
  return findProblems({ ...rest, replacements });
}
