import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  TH: { inCountry: 'ในประเทศไทย', names: ['ไทย'], postalCode: 'รหัสไปรษณีย์', replaces: [] },
};
