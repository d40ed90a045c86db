import { describe, expect, it } from 'vitest';
import { suggestSettings } from './about-product.ts';
import { currencyOrigin, type DraftFact, factOrigin, type FactOrigin } from './fact-origin.ts';
import { markProposed, takeReported } from './proposed.ts';
import type { CampaignSettings } from './settings.ts';

const campaign = {
  name: 'Facas',
  sheet: {},
  assets: [],
  country: 'Alemanha',
  currency: 'EUR',
  commission: '40.00',
  productPrice: '120.00',
};
const withSheet = {
  ...campaign,
  sheet: { country: 'AT', language: 'de', landingPage: 'https://a.at' },
} as const;
const suggested = suggestSettings(campaign);
const own = (part: Partial<CampaignSettings>): CampaignSettings => ({ ...suggested, ...part });
const paid = (part: Partial<CampaignSettings['economics']>) =>
  own({ economics: { ...suggested.economics, ...part } });

describe('who set a fact', () => {
  it.each<[DraftFact, FactOrigin | null, CampaignSettings]>([
    ['countries', 'campaign', suggested],
    ['countries', 'person', own({ countries: ['DE', 'AT'] })],
    ['countries', null, own({ countries: [] })],
    ['languages', 'proposal', suggested],
    ['languages', null, own({ languages: [] })],
    ['languages', 'person', own({ languages: ['en'] })],
    ['finalUrl', null, suggested],
    ['finalUrl', 'person', own({ finalUrl: 'https://a.de' })],
    ['dailyBudget', null, suggested],
    ['dailyBudget', 'person', own({ dailyBudget: '20.00' })],
    ['maxCpc', null, suggested],
    ['maxCpc', 'proposal', markProposed(own({ maxCpc: '0.40' }), ['maxCpc'])],
    ['maxCpc', 'person', { ...markProposed(own({ maxCpc: '0.40' }), ['maxCpc']), maxCpc: '0.50' }],
    ['commission', 'campaign', suggested],
    ['commission', 'person', paid({ commission: '35.00' })],
    ['commission', null, paid({ commission: null })],
    ['commission', 'reports', takeReported(suggested, { commission: '38.20' })],
    ['conversion', 'proposal', suggested],
    ['conversion', 'person', paid({ conversion: 2 })],
    ['conversion', 'reports', takeReported(suggested, { conversion: 1 })],
  ])('%s: %s', (fact, origin, settings) => {
    expect(factOrigin(fact, settings, campaign)).toBe(origin);
  });

  it.each<[DraftFact, FactOrigin]>([
    ['countries', 'sheet'],
    ['languages', 'sheet'],
    ['finalUrl', 'sheet'],
  ])('%s of the sheet', (fact, origin) => {
    expect(factOrigin(fact, suggestSettings(withSheet), withSheet)).toBe(origin);
  });

  it('the country of a sheet that only has an address is the campaign’s', () => {
    const addressed = { ...campaign, sheet: { landingPage: 'https://a.at' } };
    const facts = (['countries', 'finalUrl'] as const).map((fact) =>
      factOrigin(fact, suggestSettings(addressed), addressed),
    );
    expect(facts).toEqual(['campaign', 'sheet']);
  });

  it('a number that the person changes after the reports is theirs', () => {
    const adopted = takeReported(suggested, { conversion: 1.7 });
    const changed = { ...adopted, economics: { ...adopted.economics, conversion: 2 } };
    expect(factOrigin('conversion', changed, campaign)).toBe('person');
  });

  it.each([
    ['EUR', 'proposal'],
    ['BRL', 'person'],
  ])('a campaign for Germany in %s', (currency, origin) => {
    expect(currencyOrigin({ country: 'Alemanha', currency })).toBe(origin);
  });
});
