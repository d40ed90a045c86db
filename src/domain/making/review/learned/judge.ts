import type { LanguageCode } from '#domain/ads/languages.ts';
import type { CompiledGoods } from '../goods-rules.ts';
import type { LanguageRules } from '../language-rules.ts';
import { highestLevel, type PolicyFinding, type ProductKind, type Reading } from '../policy-rule.ts';
import { resembles } from './classes.ts';
import type { LearnedText } from './features.ts';
import type { LearnedModel } from './model.ts';

interface LearnedContext {
  language: LanguageCode;
  productKind: ProductKind;
  goods: CompiledGoods;
}

/** What a model judges. */
export interface JudgedText {
  /** Null where the model has nothing to read: keywords, and languages without a vocabulary of the trade. */
  readLearned: () => LearnedText | null;
  rewrites: LanguageRules['rewrites'];
}

/** Disguised letters are read as plain ones. */
export function learnedTextOf(
  { readings, isDisguised, written }: Reading,
  { language, productKind, goods }: LearnedContext,
): LearnedText {
  const reading = (isDisguised ? readings[1] : undefined) ?? readings[0] ?? '';
  return { language, productKind, reading, written, lists: goods.listsIn(reading) };
}

/**
 * Adds what a model says to the claims and goods that the rules found: a warning where they found none, and a hint instead
 * of a warning where the rest of the text is like innocent ones. What a rule refuses stays refused.
 */
export function judge(
  { readLearned, rewrites }: JudgedText,
  ruled: readonly PolicyFinding[],
  model: LearnedModel,
): readonly PolicyFinding[] {
  const level = highestLevel(ruled);
  const learnedText = level === 'bloqueia' ? null : readLearned();
  if (learnedText === null) return ruled;
  const score = model.scoreOf(learnedText);
  if (level === 'aviso')
    return model.clears(score) ? ruled.map((finding) => ({ ...finding, level: 'dica' })) : ruled;
  if (!model.warnsOf(score)) return ruled;
  return [...ruled, ...resembles(model.classOf(learnedText), model.reasonsIn(learnedText), rewrites)];
}
