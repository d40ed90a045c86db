import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  PL: { inCountry: 'w Polsce', names: ['polska'], postalCode: 'kod pocztowy', replaces: [] },
};
