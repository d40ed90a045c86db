import { normalForm, parseKeyword } from '../../ads/keyword.ts';
import { countryCodes } from '../content/countries.ts';
import { marketTokens } from '../content/facts.ts';
import type { Intent } from '../content/intents.ts';
import { type LanguagePack, productKinds } from '../content/language-pack.ts';
import { funnelLevels } from '../content/types.ts';
import { NAME_TOKEN, PROBLEM_TOKEN, wordsOfMarket } from './keyword-list.ts';
import { misspellings } from './misspellings.ts';

/**
 * The intent of the person who types a keyword; null for a keyword of no template. It needs only the text, so
 * it also works for saved and imported lists.
 */
export function intentOf(pack: LanguagePack, product: string, written: string): Intent | null {
  const { text } = parseKeyword(written);
  const said = normalForm(text);
  const name = normalForm(product);
  const template = ` ${said} `.replace(` ${name} `, ` ${NAME_TOKEN} `).trim();
  const byName = intentsOf(pack).get(template);
  if (byName !== undefined) return byName;
  const problem = ` ${said} `.replace(` ${name} `, ` ${PROBLEM_TOKEN} `).trim();
  return intentsOf(pack).get(problem) ?? (misspellings(product).includes(said) ? 'misspelling' : null);
}

const known = new WeakMap<LanguagePack, Map<string, Intent>>();

function intentsOf(pack: LanguagePack): Map<string, Intent> {
  const intents = known.get(pack) ?? readIntents(pack);
  known.set(pack, intents);
  return intents;
}

function readIntents(pack: LanguagePack): Map<string, Intent> {
  const templates = productKinds.flatMap((kind) =>
    funnelLevels.flatMap((funnel) => pack.keywords[kind][funnel]),
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
