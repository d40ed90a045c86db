import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  SE: { inCountry: 'i Sverige', names: ['sverige'], postalCode: 'postnummer', replaces: [] },
};
