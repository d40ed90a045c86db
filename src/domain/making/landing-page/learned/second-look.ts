import type { PolicyReader } from '#domain/making/review/policy.ts';
import type { ProductKind } from '#domain/making/review/policy-rule.ts';
import { hashOf, readWeights } from '#domain/making/review/learned/model.ts';
import { changesTheBody } from '../body-effects.ts';
import { speaksOfTheInside } from '../body-talk.ts';
import type { SecondLook } from '../claims/claim-rules.ts';
import { effectWords } from '../claims/effect-words.ts';
import { SYMPTOM } from '../cures.ts';
import { folded, type PageLanguage } from '../phrases.ts';
import { passageModels } from './models.ts';
import { featuresOf } from './passage-model.ts';

export interface LookedAt {
  language: PageLanguage;
  productKind: ProductKind;
}

/** A sentence below it promises nothing: docs/decisions/200-a-second-look.md. */
const LEAST = -0.5;

/** Loads the second look of a language; without one, whatever the rules see stands. */
export async function loadSecondLook(
  language: PageLanguage | null,
  productKind: ProductKind,
  read: PolicyReader,
): Promise<SecondLook> {
  if (language === null) return () => false;
  const { bias, signs, weights } = await modelOf(language);
  return (sentence) => {
    const features = featuresOfClaim(sentence, { language, productKind }, read);
    // Few sentences of things were there to learn from.
    if (
      productKind === 'physical' &&
      features.has('@disease') &&
      features.has('@effect') &&
      !isOfOthers(sentence)
    )
      return false;
    const scoreOf = (feature: string) => signs[feature] ?? weights.get(hashOf(feature))?.weight ?? 0;
    return Array.from(features, scoreOf).reduce((sum, score) => sum + score, bias) < LEAST;
  };
}

async function readModel(language: PageLanguage) {
  const { secondLook } = await passageModels[language]();
  return { ...secondLook, weights: readWeights(secondLook.weights) };
}

const models = new Map<PageLanguage, ReturnType<typeof readModel>>();

/** Its weights are read once. */
async function modelOf(language: PageLanguage) {
  const model = models.get(language) ?? readModel(language);
  models.set(language, model);
  return model;
}

/** What causes an illness, who has one, and what a sale is given for. */
const OF_OTHERS =
  /(?<![a-z])(?:causa[mn]?|causes?|causing|trigger[a-z]*|desencade[a-z]*|provoca[mn]?|provoque[a-z]*|auslos[a-z]*|verursach[a-z]*|declench[a-z]*|quem (?:tem|sofre)|quien (?:tiene|sufre)|who (?:has|have)|anyone with|people with|wer [^.;!?]{0,20} hat|qui (?:a|ont)|(?:every|each|of each) sale|(?:cada|toda) (?:venda|venta)|jede[rmn]? (?:verkauf|kauf)|chaque (?:vente|achat))(?![a-z])/u;

function isOfOthers(sentence: string): boolean {
  return OF_OTHERS.test(folded(sentence));
}

/** The words of a sentence, its product's kind (`=nutra`), and what the rules see in it (`@disease`, `@effect`). */
export function featuresOfClaim(
  sentence: string,
  { language, productKind }: LookedAt,
  read: PolicyReader,
): ReadonlySet<string> {
  const plain = folded(sentence);
  const rules = read({ kind: 'descriptions', text: sentence, product: '', productKind });
  return new Set([
    ...featuresOf(sentence, language),
    `=${productKind}`,
    ...rules.map(({ rule }) => `@${rule}`),
    ...(effectWords.does.test(plain) ? ['@effect'] : []),
    ...(speaksOfTheInside(plain, language) ? ['@inside'] : []),
    ...(SYMPTOM.test(plain) ? ['@symptom'] : []),
    ...(changesTheBody(plain) ? ['@body'] : []),
  ]);
}
