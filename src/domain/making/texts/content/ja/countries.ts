import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  JP: { inCountry: '日本国内', names: ['日本'], postalCode: '郵便番号', replaces: [] },
};
