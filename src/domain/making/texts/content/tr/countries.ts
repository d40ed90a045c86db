import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  TR: { inCountry: 'Türkiye genelinde', names: ['türkiye'], postalCode: 'posta kodu', replaces: [] },
};
