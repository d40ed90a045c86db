import type { GeoCode } from '#domain/ads/locations.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { foldSearch } from '#domain/language/fold-search.ts';
import { countryCodes } from '#domain/language/country-codes.ts';
import {
  ambiguousWords,
  foreignWords,
  localEquivalent,
  type MarketWord,
  wordFinder,
} from '#domain/language/market-words.ts';
import { type Finding, finding } from './finding.ts';
import { type ShownText, shownTexts } from './draft-texts.ts';

/** A text that needs other words in another country. */
export interface LocalWord extends Pick<ShownText, 'text' | 'group'> {
  found: MarketWord;
  /** The other country's words; empty when we do not know any. */
  instead: string;
}

/** The texts of a draft with words of its own countries that the target does not share, each text once. */
export function findLocalWords(draft: CampaignDraft, target: GeoCode): LocalWord[] {
  const own = draft.settings.countries.filter((code) => code !== target);
  const find = wordFinder(foreignWords(own, [target]));
  return eachOnce(draft).flatMap(({ text, group }) => {
    const found = find(text);
    return found ? [{ text, group, found, instead: localEquivalent(found.kind, target) }] : [];
  });
}

/** Texts with words of a country where the campaign does not run. */
export function localWordFindings(draft: CampaignDraft, product: string): Finding[] {
  const { countries } = draft.settings;
  const [first] = countries;
  if (first === undefined) return [];
  const others = countryCodes.filter((code) => !countries.includes(code));
  const name = foldSearch(product);
  const all = foreignWords(others, countries);
  const counts = new Map<string, number>();
  for (const { word } of all) counts.set(foldSearch(word), (counts.get(foldSearch(word)) ?? 0) + 1);
  const words = all.filter(({ kind, word }) => {
    const folded = foldSearch(word);
    return (
      kind !== 'shop' && counts.get(folded) === 1 && !ambiguousWords.has(folded) && !name.includes(folded)
    );
  });
  const find = wordFinder(words);
  return eachOnce(draft).flatMap(({ text, location }) => {
    const found = find(text);
    if (!found) return [];
    const suggestion = localEquivalent(found.kind, first);
    return [
      finding('foreign_word', 'aviso', null, { text, location, ...(suggestion !== '' && { suggestion }) }),
    ];
  });
}

/** Each text once, with its first place. */
function eachOnce(draft: CampaignDraft): ShownText[] {
  const texts = shownTexts(draft);
  const first = new Map(texts.toReversed().map((each) => [each.text, each]));
  return texts.filter((each) => first.get(each.text) === each);
}
