import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  RU: { inCountry: 'по всей России', names: ['в россии'], postalCode: 'индекс', replaces: [] },
};
