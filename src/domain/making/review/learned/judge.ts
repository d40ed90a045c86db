import type { LanguageCode } from '#domain/ads/languages.ts';
import type { CompiledGoods } from '../goods-rules.ts';
import type { LanguageRules } from '../language-rules.ts';
import type { PolicyFinding, ProductKind, Reading } from '../policy-rule.ts';
import type { TradeWord } from '../trade/trade-words.ts';
import { resembles } from './classes.ts';
import type { LearnedText } from './features.ts';
import type { LearnedModel, RefusedPart } from './model.ts';

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
  /**
   * The text and its clauses, without the product's name: those that the rules refuse by themselves, or warn of if they refuse nothing.
   * None if they find only the name.
   */
  readRefused: () => readonly RefusedPart[];
  /** Whether the rules only find what the text denies in the words before: "uten kjøpte følgere". */
  isDenied: () => boolean;
  rewrites: LanguageRules['rewrites'];
}

/** Stands for a part that is not read. The model leaves it out, as it does the product's name. */
const HARMLESS = ' þþ ';
/** Google wants a certificate for it in every country, so a warning of it stays. */
const CERTIFIED = 'prescription_good';
/** For games, too. But their words are ordinary ones, so a warning of them becomes a hint where a refusal would. */
const CERTIFIED_GAMES = 'gambling';
/** A word alone ("Gotas") promises nothing, whatever stands beside it in refused texts. Japanese, Korean and Thai write sentences so. */
const SHORT_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}]{1,12}$/u;
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

/**
 * Adds what a model says to the claims and goods that the rules found: a warning where they found none, and hints in the
 * place of what they found where the text is like innocent ones. What is refused needs that of its own clause and of its own words,
 * too, because offers and delivery beside them lower the score of a text. Of what the text denies the model alone judges. The model
 * warns only of texts that it would warn of without their harmless phrases, too.
 */
export function judge(
  { readLearned, readWithoutHarmless, readRefused, isDenied, rewrites }: JudgedText,
  ruled: readonly PolicyFinding[],
  model: LearnedModel,
): readonly PolicyFinding[] {
  const learnedText = readLearned();
  if (learnedText === null) return ruled;
  const { productKind } = learnedText;
  const score = model.scoreOf(learnedText);
  if (ruled.some(({ level }) => level !== 'dica')) {
    const isNamed = (rule: string) => ruled.some((finding) => finding.rule === rule);
    const isRefused = ruled.some(({ level }) => level === 'bloqueia');
    const isCleared =
      isRefused || isNamed(CERTIFIED_GAMES)
        ? model.clearsRefusal(score, productKind, readRefused)
        : model.clearsWarning(score);
    const isKept = !isRefused && isNamed(CERTIFIED);
    return (isCleared && !isKept) || (model.clearsDenied(score) && isDenied())
      ? ruled.map((finding) => ({ ...finding, level: 'dica' }))
      : ruled;
  }
  if (SHORT_WORD.test(learnedText.written.trim())) return ruled;
  const rest = model.warnsOf(score, productKind) ? readWithoutHarmless() : null;
  if (rest === null || !model.warnsOf(model.scoreOf(rest), productKind)) return ruled;
  return [...ruled, ...resembles(model.classOf(learnedText), model.reasonsIn(learnedText), rewrites)];
}
