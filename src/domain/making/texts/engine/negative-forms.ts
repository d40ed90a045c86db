import { negativeFinder } from '#domain/ads/negative-blocking.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { formatKeyword, normalForm } from '#domain/ads/keyword.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { otherForms, withoutAccents } from '#domain/language/word-forms.ts';

/**
 * The forms that Google does not cover automatically: a negative blocks neither its plural nor its other
 * gender.
 */
export interface NegativeForms {
  from: string;
  forms: string[];
}

/**
 * Returns the forms that a list of negatives lacks: without accents, in the other number, in the other
 * gender. Phrases only get the form without accents. No form blocks the product's own name.
 */
export function negativeForms(
  negatives: readonly string[],
  language: LanguageCode | '',
  product: string,
): NegativeForms[] {
  const known = new Set(negatives.map((line) => formOf(line)));
  return negatives.flatMap((line) => {
    const negative = parseNegativeKeyword(line);
    const forms = formsOf(negative.text, language)
      .map((text) => formatKeyword({ ...negative, text }))
      .filter((form) => {
        const isNew =
          !known.has(formOf(form)) && negativeFinder([parseNegativeKeyword(form)])(product).length === 0;
        known.add(formOf(form));
        return isNew;
      });
    return forms.length === 0 ? [] : [{ from: line, forms }];
  });
}

function formOf(line: string): string {
  const { text, matchType } = parseNegativeKeyword(line);
  return `${matchType}:${normalForm(text)}`;
}

function formsOf(text: string, language: LanguageCode | ''): string[] {
  const isOneWord = /^\p{L}+$/u.test(text);
  const others = language !== '' && isOneWord ? otherForms(text, language) : [];
  return [...new Set([...others, ...[text, ...others].map((form) => withoutAccents(form, language))])].filter(
    (form) => form !== text,
  );
}
