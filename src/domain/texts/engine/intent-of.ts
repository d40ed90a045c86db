import { normalForm, parseKeyword } from '../../ads/keyword.ts';
import { countryCodes } from '../content/countries.ts';
import { marketTokens } from '../content/facts.ts';
import type { Intent } from '../content/intents.ts';
import { type LanguagePack, productKinds } from '../content/language-pack.ts';
import { funnelLevels } from '../content/types.ts';
import { NAME_TOKEN, PROBLEM_TOKEN, wordsOfMarket } from './keyword-list.ts';
import { misspellings } from './misspellings.ts';

/**
 * What the person who types a keyword wants; null for a keyword that no template gives. It works for lists that
 * were saved or imported too, because it needs no more than the text.
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
  const made = known.get(pack) ?? readIntents(pack);
  known.set(pack, made);
  return made;
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

/** The market's lines with the words of every market: a list that was saved does not say of which it is. */
function marketLines(pack: LanguagePack) {
  return pack.marketKeywords.flatMap(({ text, intent, market }) =>
    market === null
      ? [{ text, intent }]
      : countryCodes
          .flatMap((country) => wordsOfMarket(market, country, pack))
          .map((word) => ({ text: text.replaceAll(marketTokens[market], () => word), intent })),
  );
}
