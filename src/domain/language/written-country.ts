import { findCountry } from '#domain/ads/locations.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { countries } from './countries.ts';
import { type CountryCode, countryCodes } from './country-codes.ts';

interface CountryFacts {
  code: CountryCode;
  currency: string;
  language: LanguageCode;
}

/** Code, currency and usual language of a country that a person wrote; null when we do not know the country. */
export function factsOfCountry(written: string): CountryFacts | null {
  const found = findCountry(written);
  const code = countryCodes.find((each) => each === found);
  if (code === undefined) return null;
  const { currency, locales } = countries[code];
  const [language] = Object.keys(locales) as LanguageCode[]; // Object.keys loses the type of the keys
  return language === undefined ? null : { code, currency, language };
}
