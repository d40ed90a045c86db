import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  NL: { inCountry: 'in Nederland', names: ['nederland'], postalCode: 'postcode', replaces: [] },
};
