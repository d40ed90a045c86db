import type { LanguageCode } from '#domain/ads/languages.ts';
import { type Study, type StudyOptions, studyTerms } from '#domain/deciding/search-terms/study-terms.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';

export interface StudyInput {
  terms: readonly Term[];
  language: LanguageCode;
  product: Omit<StudyOptions['product'], 'pack'>;
  options: Omit<StudyOptions, 'listed' | 'language' | 'product'>;
}

/** Studies search terms with the negatives that the product's language lists. */
export async function runStudy({ terms, language, product, options }: StudyInput): Promise<Study> {
  const { pack } = await loadBuiltInTexts(language);
  const listed = pack?.negatives.oneClick ?? [];
  return studyTerms(terms, { ...options, listed, language, product: { ...product, pack } });
}
