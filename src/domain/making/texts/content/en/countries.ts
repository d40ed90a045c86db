import type { LanguagePack } from '../language-pack.ts';
import { replacements } from '../notation.ts';

const british = `
  color => colour
  colors => colours
  fiber => fibre
  free shipping => free delivery
  shipping => delivery
  shipping cost => delivery cost
  shipping costs => delivery costs
  shipping time => delivery time
  with shipping => with delivery
  do the math => do the sums
  done the math => done the sums
  drugstore => chemist
  trunk => boot
  yards => gardens
  pills => tablets
`;

export const countries: LanguagePack['countries'] = {
  US: { inCountry: 'in the US', names: ['usa'], postalCode: 'ZIP code', replaces: [] },
  GB: { inCountry: 'in the UK', names: ['uk'], postalCode: 'postcode', replaces: replacements(british) },
  CA: {
    inCountry: 'in Canada',
    names: ['canada'],
    postalCode: 'postal code',
    replaces: replacements(`
      color => colour
      colors => colours
      drugstore => pharmacy
    `),
  },
  AU: {
    inCountry: 'in Australia',
    names: ['australia'],
    postalCode: 'postcode',
    replaces: replacements(british),
  },
  PH: { inCountry: 'in the Philippines', names: ['philippines'], postalCode: 'ZIP code', replaces: [] },
};
