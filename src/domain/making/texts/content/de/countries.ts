import type { LanguagePack } from '../language-pack.ts';
import { replacements } from '../notation.ts';

export const countries: LanguagePack['countries'] = {
  DE: { inCountry: 'in Deutschland', names: ['deutschland'], postalCode: 'PLZ', replaces: [] },
  AT: {
    inCountry: 'in Österreich',
    names: ['österreich'],
    postalCode: 'PLZ',
    replaces: replacements(`
      kasse => kassa
      im laden => im geschäft
      auf lager => lagernd
      verbraucherzentrale => konsumentenschutz
      angebot => aktion
      kleiderschrank => kleiderkasten
    `),
  },
};
