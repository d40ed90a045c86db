/** The age groups of Google Ads. Of many people Google does not know the age. */
export const ages = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+', 'unknown'] as const;
export type Age = (typeof ages)[number];

export const genders = ['female', 'male', 'unknown'] as const;
export type Gender = (typeof genders)[number];

/** As the interface calls them. */
export const ageNames: Readonly<Record<Age, string>> = {
  '18-24': '18 a 24 anos',
  '25-34': '25 a 34 anos',
  '35-44': '35 a 44 anos',
  '45-54': '45 a 54 anos',
  '55-64': '55 a 64 anos',
  '65+': '65 anos ou mais',
  unknown: 'idade desconhecida',
};

export const genderNames: Readonly<Record<Gender, string>> = {
  female: 'mulheres',
  male: 'homens',
  unknown: 'gênero desconhecido',
};

/** In the three languages of the reports, and as Google's API calls it. */
const UNKNOWN = /^(?:unknown|undetermined|desconhecid|indeterminad|desconocid|sin determinar)/iu;

/** `18-24`, `18 a 24`, `De 18 a 24 años`, `AGE_RANGE_18_24`, `65+`, `65 ou mais`, `Más de 65`; null for what is no age group. */
export function readAge(cell: string): Age | null {
  const text = cell.trim().replace(/^AGE_RANGE_/u, '');
  if (UNKNOWN.test(text)) return 'unknown';
  const [first = ''] = /\d{2}/u.exec(text) ?? [];
  return ages.find((age) => first !== '' && age.startsWith(first)) ?? null;
}

const names: readonly (readonly [Gender, RegExp])[] = [
  ['female', /^(?:female|women|feminin|femenin|mulher|mujer)/iu],
  ['male', /^(?:male|men|mascul|home|hombre)/iu],
  ['unknown', UNKNOWN],
];

export function readGender(cell: string): Gender | null {
  return names.find(([, pattern]) => pattern.test(cell.trim()))?.[0] ?? null;
}
