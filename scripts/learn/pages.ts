import type { PassageData } from '#domain/making/landing-page/learned/passage-model.ts';
import { type PageLanguage, pageLanguageCodes } from '#domain/making/landing-page/phrases.ts';
import { learnPassages } from './passages.ts';
import { learnSecondLook, type LookedAtTexts } from './second-look.ts';

/** The models of pages, by language. */
export async function learnPages(texts: LookedAtTexts): Promise<Record<PageLanguage, PassageData>> {
  const models = learnPassages(texts.passages);
  const looks = await learnSecondLook(texts);
  // The keys are those of the list.
  return Object.fromEntries(
    pageLanguageCodes.map((code) => [code, { ...models[code], secondLook: looks[code] }]),
  ) as Record<PageLanguage, PassageData>;
}
