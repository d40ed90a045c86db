import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  PH: {
    inCountry: 'sa Pilipinas',
    names: ['philippines', 'pilipinas'],
    postalCode: 'ZIP code',
    replaces: [],
  },
};
