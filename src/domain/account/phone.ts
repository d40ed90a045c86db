/** Brazilian area codes, https://www.gov.br/anatel (Código Nacional). */
const areaCodes = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 ' +
    '64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** The digits of a number as typed, without Brazil's own prefix and carrier zeros. */
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
