import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  NO: { inCountry: 'i Norge', names: ['norge'], postalCode: 'postnummer', replaces: [] },
};
