import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  SK: { inCountry: 'na Slovensku', names: ['slovensko'], postalCode: 'PSČ', replaces: [] },
};
