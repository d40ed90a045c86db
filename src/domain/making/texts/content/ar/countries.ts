import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  SA: { inCountry: 'في السعودية', names: ['السعودية'], postalCode: 'الرمز البريدي', replaces: [] },
};
