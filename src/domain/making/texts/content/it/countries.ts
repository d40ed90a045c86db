import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  IT: { inCountry: 'in Italia', names: ['italia'], postalCode: 'CAP', replaces: [] },
};
