import type { LanguagePack } from '../language-pack.ts';
import { replacements } from '../notation.ts';

/** Expiry, and the number of a batch, outside the United States. */
const expiry = `
  expiration => expiry
  lot => batch
`;

const british = `
  ${expiry}
  your package => your parcel
  ships in => dispatched in
  color => colour
  colors => colours
  fiber => fibre
  free shipping => free delivery
  ships free => free delivery
  your order ships free => your order has free delivery
  your supplement ships free => supplement with free delivery
  ships in plain packaging => comes in plain packaging
  ships within => dispatched within
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
      ${expiry}
    `),
  },
  AU: {
    inCountry: 'in Australia',
    names: ['australia'],
    postalCode: 'postcode',
    replaces: replacements(british),
  },
  PH: {
    inCountry: 'in the Philippines',
    names: ['philippines'],
    postalCode: 'ZIP code',
    replaces: replacements(expiry),
  },
};
