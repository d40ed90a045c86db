import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

export type PhoneCountry = CountryCode;
export const HOME: PhoneCountry = 'BR';

/** Longer input is refused before it is parsed. */
const MAX_LENGTH = 30;

/** Brazilian area codes, https://www.gov.br/anatel (Código Nacional). */
const areaCodes = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 ' +
    '64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** Every country that has telephone numbers, with its calling code. Brazil comes first. */
export const phoneCountries: readonly { country: PhoneCountry; code: string }[] = [
  HOME,
  ...getCountries().filter((country) => country !== HOME),
].map((country) => ({ country, code: `+${getCountryCallingCode(country)}` }));

export interface Phone {
  country: PhoneCountry;
  /** The number in the country's own format, without the calling code: `(11) 91234-5678`. */
  national: string;
  /** `+5511912345678`. */
  e164: string;
}

/**
 * Reads a whole number, as a person typed it or as an earlier version stored it. With `+` the number names
 * its country, otherwise `country` applies.
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

/** The error message for a number that `readPhone` refused. */
export function phoneProblem(typed: string): string {
  return isInternational(typed) && !isOfBrazil(typed)
    ? 'Digite um telefone que exista no país escolhido.'
    : 'Digite um telefone com DDD, como (11) 91234-5678.';
}

/** Formats an incomplete number by the rules of its country, while the person types. */
export function formatAsTyped(typed: string, country: PhoneCountry): string {
  if (isInternational(typed)) return new AsYouType().input(typed);
  return country === HOME ? formatPhone(typed) : new AsYouType(country).input(typed);
}

/**
 * The form's value for a number typed under a country. `readPhone` can read it without knowing the country.
 */
export function internationalText(typed: string, country: PhoneCountry): string {
  if (typed === '' || country === HOME || isInternational(typed)) return typed;
  return readPhone(typed, country)?.e164 ?? `+${getCountryCallingCode(country)} ${typed}`;
}

const isInternational = (typed: string) => /^\s*[+＋]/.test(typed);
const isOfBrazil = (typed: string) => /^\s*[+＋]\s*55/.test(typed);

/** The digits of a Brazilian number, without the calling code and carrier zeros. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
}

/** Formats `(11) 91234-5678` or `(11) 3456-7890`; an incomplete number is formatted as far as it goes. */
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

/**
 * Whether it is a complete Brazilian number: a mobile has 9 digits starting with 9, a landline has 8 starting
 * with 2 to 5.
 */
export function isBrazilianPhone(typed: string): boolean {
  const digits = phoneDigits(typed);
  return areaCodes.has(digits.slice(0, 2)) && /^(9\d{8}|[2-5]\d{7})$/.test(digits.slice(2));
}
