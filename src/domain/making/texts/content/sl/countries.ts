import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  SI: { inCountry: 'v Sloveniji', names: ['slovenija'], postalCode: 'poštna številka', replaces: [] },
};
