import { normalForm, parseKeyword } from '#domain/ads/keyword.ts';
import type { Intent } from '#domain/language/intents.ts';
import type { LanguagePack } from '#domain/making/texts/content/language-pack.ts';
import type { FunnelLevel } from '#domain/making/texts/content/funnel.ts';
import { intentFinder } from '#domain/making/texts/engine/intent-of.ts';
import { misspellings } from '#domain/making/texts/engine/misspellings.ts';
import { intentByWords } from '#domain/language/intent-words.ts';
import { foldSearch } from '#domain/language/fold-search.ts';
import type { GroupingReason } from './draft.ts';
import { stageOf } from './funnel-stage.ts';

/** The known facts of the product whose keywords are classified. */
export interface KnownProduct {
  name: string;
  /** Other spellings of the name. */
  spellings: readonly string[];
  /** The built-in texts of the campaign's language; null when there are none. */
  pack: LanguagePack | null;
}

export interface KeywordClass {
  isBrand: boolean;
  funnel: FunnelLevel;
  intent: Intent | undefined;
  by: GroupingReason;
}

/** Finds names of products in texts that `foldSearch` has folded. The first name may be misspelt. */
export function brandFinder(brands: readonly string[]) {
  const names = brands
    .flatMap((name, at) => (at === 0 ? [name, ...misspellings(name)] : [name]))
    .map(foldSearch)
    .filter((each) => each !== '');
  const pattern =
    names.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escape).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return { names, has: (folded: string): boolean => pattern?.test(folded) ?? false };
}

/** Returns a function that classifies keywords. The same text always gets the same class. */
export function keywordClassifier({ name, spellings, pack }: KnownProduct) {
  const { names, has } = brandFinder([name, ...spellings]);

  const intentOf = pack === null ? () => null : intentFinder(pack, name);

  /** @param listed the funnel stage for which the keyword's list was generated. */
  return (written: string, listed: FunnelLevel | null): KeywordClass => {
    const folded = foldSearch(parseKeyword(written).text);
    const isBrand = has(folded);
    const isBareName = isBrand && names.includes(folded);
    const template = intentOf(written);
    const byWords = template === null ? intentByWords(folded) : undefined;
    const intent = template ?? byWords ?? (isBareName ? bareIntent(written, name) : undefined);
    const funnel = listed ?? (intent === undefined ? (isBrand ? 'middle' : 'top') : stageOf[intent]);
    const by = reason(template, byWords, isBareName);
    return { isBrand, funnel, intent, by: by === 'rest' && listed !== null ? 'list' : by };
  };
}

function bareIntent(written: string, name: string): Intent {
  return normalForm(parseKeyword(written).text) === normalForm(name) ? 'name' : 'misspelling';
}

function reason(template: Intent | null, byWords: Intent | undefined, isBareName: boolean): GroupingReason {
  if (template !== null) return 'template';
  if (byWords !== undefined) return 'words';
  return isBareName ? 'name' : 'rest';
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
