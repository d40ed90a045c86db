import type { LanguageCode } from '#domain/ads/languages.ts';
import { type ClaimId, claimRules } from '../claims.ts';
import type { CompiledGoods } from '../goods-rules.ts';
import type { LanguageRules } from '../language-rules.ts';
import type { PolicyFinding, ProductKind, Reading } from '../policy-rule.ts';
import type { TradeWord } from '../trade/trade-words.ts';
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
  /** The same without the phrases that the rules know to be harmless. */
  readWithoutHarmless: () => LearnedText | null;
  rewrites: LanguageRules['rewrites'];
}

/** Stands for a part that is not read. The model leaves it out, as it does the product's name. */
const HARMLESS = ' þþ ';
const disowning = ['denies', 'takesBack', 'reports'] as const satisfies readonly TradeWord[];

/**
 * Disguised letters are read as plain ones. What the text denies or reports is left out; that it does so is told by the lists of
 * `disowning`.
 */
export function learnedTextOf(
  { readings, isDisguised, written }: Reading,
  { language, productKind, goods }: LearnedContext,
): LearnedText {
  const reading = (isDisguised ? readings[1] : undefined) ?? readings[0] ?? '';
  const own = goods.disowned.replaceIn(reading, HARMLESS);
  const lists = new Set(goods.listsIn(own));
  const all = own === reading ? lists : new Set(goods.listsIn(reading));
  for (const list of disowning) if (all.has(list)) lists.add(list);
  return { language, productKind, reading: own, written, lists: [...lists] };
}

/** Stay refused whatever stands beside them: offers and delivery in a text lower its score. */
const grave: readonly ClaimId[] = ['cure', 'disease', 'better_than_medicine'];
const mayBeHints = new Set<string>(
  claimRules.filter(({ id, readsTheName }) => !readsTheName && !grave.includes(id)).map(({ id }) => id),
);

/**
 * Adds what a model says to the claims and goods that the rules found: a warning where they found none, and hints in the
 * place of warnings, or of the one claim that is refused, where the rest of the text is like innocent ones. It warns only of
 * texts that it would warn of without their harmless phrases, too.
 */
export function judge(
  { readLearned, readWithoutHarmless, rewrites }: JudgedText,
  ruled: readonly PolicyFinding[],
  model: LearnedModel,
): readonly PolicyFinding[] {
  const learnedText = readLearned();
  if (learnedText === null) return ruled;
  const score = model.scoreOf(learnedText);
  if (ruled.some(({ level }) => level !== 'dica')) {
    const [refusal, second] = ruled.filter(({ level }) => level === 'bloqueia');
    const staysRefused = refusal && !(second === undefined && mayBeHints.has(refusal.rule));
    return staysRefused || !model.clears(refusal ? 'bloqueia' : 'aviso', score)
      ? ruled
      : ruled.map((finding) => ({ ...finding, level: 'dica' }));
  }
  const rest = model.warnsOf(score) ? readWithoutHarmless() : null;
  if (rest === null || !model.warnsOf(model.scoreOf(rest))) return ruled;
  return [...ruled, ...resembles(model.classOf(learnedText), model.reasonsIn(learnedText), rewrites)];
}
