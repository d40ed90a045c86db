import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  IS: { inCountry: 'á Íslandi', names: ['ísland'], postalCode: 'póstnúmer', replaces: [] },
};
