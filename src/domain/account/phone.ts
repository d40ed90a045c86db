import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

export type PhoneCountry = CountryCode;
export const HOME: PhoneCountry = 'BR';

/** Longer input is no number; it is not even looked at. */
const MAX_LENGTH = 30;

/** Brazilian area codes, https://www.gov.br/anatel (Código Nacional). */
const areaCodes = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 ' +
    '64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** Every country that has numbers, Brazil first, with its calling code. */
export const phoneCountries: readonly { country: PhoneCountry; code: string }[] = [
  HOME,
  ...getCountries().filter((country) => country !== HOME),
].map((country) => ({ country, code: `+${getCountryCallingCode(country)}` }));

export interface Phone {
  country: PhoneCountry;
  /** As the country itself writes it, without its code: `(11) 91234-5678`. */
  national: string;
  /** `+5511912345678`. */
  e164: string;
}

/**
 * A whole number as a person or an earlier version wrote it: with `+` it is of the country it names, else of `country`.
 * @returns null when there is no such number.
 */
export function readPhone(typed: string, country: PhoneCountry = HOME): Phone | null {
  if (typed.length > MAX_LENGTH) return null;
  const isAbroad = isInternational(typed) ? !isOfBrazil(typed) : country !== HOME;
  return isAbroad ? readForeign(typed, country) : readBrazilian(typed);
}

function readBrazilian(typed: string): Phone | null {
  if (!isBrazilianPhone(typed)) return null;
  return { country: HOME, national: formatPhone(typed), e164: `+55${phoneDigits(typed)}` };
}

function readForeign(typed: string, country: PhoneCountry): Phone | null {
  const number = parsePhoneNumberFromString(typed.replace('＋', '+'), {
    defaultCountry: country,
    extract: false,
  });
  if (!number?.isValid() || number.ext !== undefined) return null;
  return { country: number.country ?? country, national: number.formatNational(), e164: number.number };
}

/** What is wrong with a number that `readPhone` does not know, for the person who typed it. */
export function phoneProblem(typed: string): string {
  return isInternational(typed) && !isOfBrazil(typed)
    ? 'Digite um telefone que exista no país escolhido.'
    : 'Digite um telefone com DDD, como (11) 91234-5678.';
}

/** The number while it is being typed, as its country writes it. */
export function formatAsTyped(typed: string, country: PhoneCountry): string {
  if (isInternational(typed)) return new AsYouType().input(typed);
  return country === HOME ? formatPhone(typed) : new AsYouType(country).input(typed);
}

/** The form's text for a number typed under a country: what `readPhone` reads without knowing the country. */
export function internationalText(typed: string, country: PhoneCountry): string {
  if (typed === '' || country === HOME || isInternational(typed)) return typed;
  return readPhone(typed, country)?.e164 ?? `+${getCountryCallingCode(country)} ${typed}`;
}

const isInternational = (typed: string) => /^\s*[+＋]/.test(typed);
const isOfBrazil = (typed: string) => /^\s*[+＋]\s*55/.test(typed);

/** The digits of a Brazilian number as typed, without the country's code and carrier zeros. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
}

/** `(11) 91234-5678` or `(11) 3456-7890`; while it is being typed, as much of it as there is. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed).slice(0, 11);
  if (digits.length <= 2) return digits;
  const area = digits.slice(0, 2);
  const number = digits.slice(2);
  const cut = number.length > 8 ? 5 : 4;
  return number.length <= cut
    ? `(${area}) ${number}`
    : `(${area}) ${number.slice(0, cut)}-${number.slice(cut)}`;
}

/** A Brazilian number in full: mobile with 9 digits that begin with 9, landline with 8 that begin with 2 to 5. */
export function isBrazilianPhone(typed: string): boolean {
  const digits = phoneDigits(typed);
  return areaCodes.has(digits.slice(0, 2)) && /^(9\d{8}|[2-5]\d{7})$/.test(digits.slice(2));
}
