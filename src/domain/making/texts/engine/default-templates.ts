import { type AdTextType, byAdTextType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { lazyValues, lazyValue } from '#domain/shared/lazy-value.ts';
import { specifiedCounts } from '../content/counts.ts';
import type { ProductKind } from '../content/product-kinds.ts';
import type { KeywordTemplate, LanguagePack } from '../content/language-pack.ts';
import { nutraStrategies, productStrategies } from '../content/strategies.ts';
import type { funnelLevels } from '../content/funnel.ts';
import type { BuiltInTexts, KeywordTemplates } from '../content/types.ts';
import { emptySheet } from '../sheet/product-sheet.ts';
import { limitOf } from './ad-text-list.ts';
import { readFacts } from './facts.ts';
import { NAME_TOKEN, PROBLEM_TOKEN } from './keyword-list.ts';
import { poolOf } from './kind-pool.ts';
import { pickSitelinks, pickTexts } from './pick-texts.ts';

/** The templates editor shows wordings that fit a name of this usual length. */
const USUAL_NAME = 'Nome do produto';
const NAME_LIMIT = 6;

/**
 * The lists of the templates editor: the generators' texts for an unknown product, with a token in its place.
 */
export function defaultTemplates(pack: LanguagePack, language: LanguageCode): BuiltInTexts {
  const wording = lazyValue(() => readFacts(USUAL_NAME, emptySheet, pack, language));
  const texts = (type: AdTextType) => () =>
    pickTexts(poolOf(pack[type], undefined), wording(), {
      limit: limitOf(type),
      count: specifiedCounts[type],
      nameLimit: NAME_LIMIT,
    }).map(({ template }) => template);
  return lazyValues<BuiltInTexts>({
    pack: () => pack,
    keywords: () => ({
      nutra: keywordLevels(pack, 'nutra'),
      'produtos-fisicos': keywordLevels(pack, 'physical'),
    }),
    negativeKeywords: () => pack.negatives.oneClick,
    ...byAdTextType(texts),
    sitelinks: () =>
      pickSitelinks(poolOf(pack.sitelinks, undefined), wording(), {
        count: specifiedCounts.sitelinks,
        nameLimit: NAME_LIMIT,
      }).map(({ template }) => template),
  });
}

function keywordLevels(pack: LanguagePack, kind: ProductKind) {
  const strategies = kind === 'nutra' ? nutraStrategies : productStrategies;
  const level = (funnel: (typeof funnelLevels)[number]): KeywordTemplates => {
    const templates = pack.keywords[kind][funnel];
    return {
      strategy: strategies[funnel],
      example: exampleOf(templates, kind === 'nutra' ? pack.samples.product : pack.samples.physical, pack),
      templates: templates.map(({ text }) => text),
    };
  };
  return { top: level('top'), middle: level('middle'), bottom: level('bottom') };
}

/** The first template with more than the name, filled with an invented product. */
function exampleOf(
  templates: readonly KeywordTemplate[],
  product: string,
  { samples }: LanguagePack,
): string {
  const first = templates.find(({ text }) => text !== NAME_TOKEN)?.text ?? NAME_TOKEN;
  return first.replaceAll(PROBLEM_TOKEN, samples.problem).replaceAll(NAME_TOKEN, product);
}
