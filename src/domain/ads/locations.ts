import { foldText } from '#domain/shared/fold-text.ts';
import { lazyValue } from '#domain/shared/lazy-value.ts';

/**
 * Countries that Google can target. The id is 2000 plus the country's ISO 3166-1 number. Editor resolves ids
 * in every language, but not always names. https://developers.google.com/google-ads/api/data/geotargets
 */
const isoNumbers = {
  BR: 76,
  PT: 620,
  US: 840,
  GB: 826,
  CA: 124,
  AU: 36,
  NZ: 554,
  IE: 372,
  ES: 724,
  MX: 484,
  AR: 32,
  CO: 170,
  CL: 152,
  PE: 604,
  UY: 858,
  PY: 600,
  BO: 68,
  EC: 218,
  VE: 862,
  CR: 188,
  PA: 591,
  GT: 320,
  DO: 214,
  PR: 630,
  DE: 276,
  AT: 40,
  CH: 756,
  FR: 250,
  BE: 56,
  LU: 442,
  IT: 380,
  NL: 528,
  PL: 616,
  CZ: 203,
  SK: 703,
  SI: 705,
  HU: 348,
  RO: 642,
  BG: 100,
  GR: 300,
  HR: 191,
  SE: 752,
  DK: 208,
  NO: 578,
  FI: 246,
  IS: 352,
  EE: 233,
  LV: 428,
  LT: 440,
  TR: 792,
  IL: 376,
  AE: 784,
  SA: 682,
  QA: 634,
  KW: 414,
  ZA: 710,
  AO: 24,
  MZ: 508,
  JP: 392,
  KR: 410,
  TH: 764,
  PH: 608,
  ID: 360,
  MY: 458,
  SG: 702,
  IN: 356,
  RU: 643,
} as const;

export type GeoCode = keyof typeof isoNumbers;
export const geoCodes = Object.keys(isoNumbers) as [GeoCode, ...GeoCode[]]; // the table is not empty, and Object.keys loses the types of the keys

const english = lazyValue(() => new Intl.DisplayNames('en', { type: 'region' }));
const portuguese = lazyValue(() => new Intl.DisplayNames('pt-BR', { type: 'region' }));

export const locationId = (code: GeoCode): number => 2000 + isoNumbers[code];
/** The web upload expects the English name. */
export const locationName = (code: GeoCode): string => english().of(code) ?? code;
export const countryLabel = (code: GeoCode): string => portuguese().of(code) ?? code;

const byName = lazyValue(() => {
  const names = geoCodes.flatMap((code) =>
    [code, locationName(code), countryLabel(code)].map((name): [string, GeoCode] => [foldText(name), code]),
  );
  return new Map(names);
});
const byId = lazyValue(() => new Map(geoCodes.map((code) => [String(locationId(code)), code])));

/** Finds a country by its name in Portuguese or English or by its code, ignoring case and accents. */
export const findCountry = (written: string): GeoCode | undefined => byName().get(foldText(written.trim()));
/** @param id as Editor writes it. */
export const countryOfId = (id: string): GeoCode | undefined => byId().get(id);
