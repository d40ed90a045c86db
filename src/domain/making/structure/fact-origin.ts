import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { factsOfCountry } from '#domain/language/written-country.ts';
import { suggestSettings } from './about-product.ts';
import { isProposed, isReported } from './proposed.ts';
import { type CampaignSettings, type EconomicsInput, emptySettings } from './settings.ts';

/** Who set a fact: the person here, the campaign's form, the product sheet, a proposal, or the reports' results. */
export type FactOrigin = 'person' | 'campaign' | 'sheet' | 'proposal' | 'reports';

export type DraftFact =
  | 'countries'
  | 'languages'
  | 'finalUrl'
  | 'dailyBudget'
  | 'maxCpc'
  | 'targetCpa'
  | Exclude<keyof EconomicsInput, 'price'>;

type Campaign = Parameters<typeof suggestSettings>[0];

/** @returns null while nobody said anything. */
export function factOrigin(
  fact: DraftFact,
  settings: CampaignSettings,
  campaign: Campaign,
): FactOrigin | null {
  const suggested = suggestSettings(campaign);
  const { sheet } = campaign;
  switch (fact) {
    case 'countries':
    case 'finalUrl':
      if (settings[fact].length === 0) return null;
      if (!isSame(settings[fact], suggested[fact])) return 'person';
      return (fact === 'countries' ? sheet.country : sheet.landingPage) === undefined ? 'campaign' : 'sheet';
    case 'languages':
      if (settings.languages.length === 0) return null;
      if (isSame(settings.languages, suggested.languages) && sheet.language !== undefined) return 'sheet';
      return isProposed(settings, fact) ? 'proposal' : 'person';
    case 'dailyBudget':
      return settings.dailyBudget === null ? null : 'person';
    case 'maxCpc':
    case 'targetCpa':
      if (settings[fact] === null) return null;
      return isProposed(settings, fact) ? 'proposal' : 'person';
    default:
      return numberOrigin(fact, settings, campaign);
  }
}

/** A number of a sale's account: until somebody says another one, it is what we assume. */
function numberOrigin(
  field: keyof EconomicsInput,
  settings: CampaignSettings,
  { commission }: Campaign,
): FactOrigin | null {
  const value = settings.economics[field];
  if (value === null) return null;
  if (isReported(settings, field)) return 'reports';
  if (field === 'commission') return value === commission ? 'campaign' : 'person';
  return value === emptySettings.economics[field] ? 'proposal' : 'person';
}

/** The currency follows the country until the person chooses another one. */
export function currencyOrigin({
  country,
  currency,
}: Pick<CampaignDetail, 'country' | 'currency'>): FactOrigin {
  return factsOfCountry(country ?? '')?.currency === currency ? 'proposal' : 'person';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
