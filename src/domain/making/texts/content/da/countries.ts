import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  DK: { inCountry: 'i Danmark', names: ['danmark'], postalCode: 'postnummer', replaces: [] },
};
