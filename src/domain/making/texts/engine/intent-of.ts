import { normalForm, parseKeyword } from '#domain/ads/keyword.ts';
import { countryCodes } from '#domain/language/country-codes.ts';
import type { Intent } from '#domain/language/intents.ts';
import { marketTokens } from '../content/facts.ts';
import { productKinds } from '../content/product-kinds.ts';
import type { LanguagePack } from '../content/language-pack.ts';
import { funnelLevels } from '../content/funnel.ts';
import { NAME_TOKEN, PROBLEM_TOKEN, wordsOfMarket } from './keyword-list.ts';
import { misspellings } from './misspellings.ts';

/**
 * Returns a function that finds the intent of the person who types a keyword; null for a keyword of no template. It
 * needs only the text, so it also works for saved and imported lists.
 */
export function intentFinder(pack: LanguagePack, product: string): (written: string) => Intent | null {
  const name = normalForm(product);
  const wrong = new Set(misspellings(product));
  const intents = intentsOf(pack);
  return (written) => {
    const keyword = normalForm(parseKeyword(written).text);
    const byTemplate = [NAME_TOKEN, PROBLEM_TOKEN]
      .flatMap((token) => templatesOf(keyword, name, token))
      .map((template) => intents.get(template))
      .find((intent) => intent !== undefined);
    return byTemplate ?? (wrong.has(keyword) ? 'misspelling' : null);
  };
}

/** The second form is for languages that write no blank beside the name: `วิธีแก้[problema]`. */
function templatesOf(keyword: string, name: string, token: string): string[] {
  return [` ${keyword} `.replace(` ${name} `, () => ` ${token} `).trim(), keyword.replace(name, () => token)];
}

const known = new WeakMap<LanguagePack, Map<string, Intent>>();

function intentsOf(pack: LanguagePack): Map<string, Intent> {
  const intents = known.get(pack) ?? readIntents(pack);
  known.set(pack, intents);
  return intents;
}

function readIntents(pack: LanguagePack): Map<string, Intent> {
  const templates = productKinds.flatMap((kind) =>
    funnelLevels.flatMap((funnel) => [
      ...pack.keywords[kind][funnel],
      ...(pack.moreKeywords[kind]?.[funnel] ?? []),
    ]),
  );
  const questions = Object.values(pack.niches).flatMap((niche) => niche.questions);
  return new Map([
    ...questions.map((text) => [normalForm(text), 'problem'] as const),
    ...marketLines(pack).map(({ text, intent }) => [normalForm(text), intent] as const),
    ...templates.map(({ text, intent }) => [normalForm(text), intent] as const),
  ]);
}

/** The market's lines with the words of every market, because a saved list does not name its market. */
function marketLines(pack: LanguagePack) {
  return pack.marketKeywords.flatMap(({ text, intent, market }) =>
    market === null
      ? [{ text, intent }]
      : countryCodes
          .flatMap((country) => wordsOfMarket(market, country, pack))
          .map((word) => ({ text: text.replaceAll(marketTokens[market], () => word), intent })),
  );
}
