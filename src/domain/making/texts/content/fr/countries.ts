import type { LanguagePack } from '../language-pack.ts';
import { replacements } from '../notation.ts';

/** Words of Quebec's shops. Each keeps the gender of the word it replaces, or brings its article. */
const canadian = `
  complément => supplément
  compléments => suppléments
  complément alimentaire => supplément alimentaire
  gélules => capsules
  un flacon => une bouteille
  le flacon => la bouteille
  par flacon => par bouteille
  flacon => bouteille
  flacons => bouteilles
  carte bancaire => carte de crédit
  frais de port => frais de livraison
  réduction => rabais
  bon de réduction => coupon rabais
  bons de réduction => coupons rabais
  code de réduction => code de rabais
  aspirateur voiture => aspirateur auto
  voiture => auto
`;

export const countries: LanguagePack['countries'] = {
  FR: { inCountry: 'en France', names: ['france'], postalCode: 'code postal', replaces: [] },
  CA: {
    inCountry: 'au Canada',
    names: ['canada', 'québec'],
    postalCode: 'code postal',
    replaces: replacements(canadian),
  },
};
