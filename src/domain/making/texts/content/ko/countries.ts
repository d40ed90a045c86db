import type { LanguagePack } from '../language-pack.ts';

export const countries: LanguagePack['countries'] = {
  KR: { inCountry: '국내', names: ['한국'], postalCode: '우편번호', replaces: [] },
};
