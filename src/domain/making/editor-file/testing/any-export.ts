import fc from 'fast-check';
import { languages } from '#domain/ads/languages.ts';
import { geoCodes } from '#domain/ads/locations.ts';
import {
  occasions,
  priceQualifiers,
  priceTypes,
  priceUnits,
  snippetHeaders,
} from '#domain/making/structure/campaign-assets.ts';
import { adGroupSchema, type CampaignDraft } from '#domain/making/structure/draft.ts';
import {
  bidStrategies,
  campaignSettingsSchema,
  shareLocations,
  weekDays,
} from '#domain/making/structure/settings.ts';
import type { ExportRequest } from '../exportable-draft.ts';

const word = fc.constantFrom(
  ...[
    'comprar',
    'preço',
    'Vitalis',
    'kit 3',
    'ração',
    '"aspas"',
    'a\tb',
    'a\nb',
    '=1+1',
    '-5%',
    'çã',
    '日本',
    'x',
  ],
);
const line = (words: number) =>
  fc.array(word, { minLength: 1, maxLength: words }).map((all) => all.join(' '));
const written = fc
  .tuple(line(4), fc.constantFrom('', '"', '['))
  .map(([text, sign]) => `${sign}${text}${sign === '[' ? ']' : sign}`);
const amount = fc.option(fc.integer({ min: 1, max: 900_000 }).map((cents) => (cents / 100).toFixed(2)));
const day = fc.option(
  fc.integer({ min: 1, max: 28 }).map((number) => `2027-02-${String(number).padStart(2, '0')}`),
);
const anyUrl = fc.constantFrom('', 'https://loja.com.br/a', 'https://loja.com.br/b?x=1,2');
const pinned = (most: number) =>
  fc
    .record({ text: line(6), pin: fc.constantFrom(undefined, 1, 2, most) })
    .map(({ text, pin }) => ({ text, ...(pin && { pin }) }));

const ad = fc.record({
  titles: fc.array(pinned(3), { maxLength: 15 }),
  descriptions: fc.array(pinned(2), { maxLength: 4 }),
  path1: line(2),
  path2: line(1),
  finalUrl: anyUrl,
});
const group = fc.record({
  name: line(4),
  position: fc.nat(),
  keywords: fc.array(
    written.map((text) => ({ text, by: 'list' as const })),
    { maxLength: 12 },
  ),
  negatives: fc.array(written, { maxLength: 6 }),
  ads: fc.array(ad, { maxLength: 3 }),
  targetCpa: amount.map((each) => each ?? undefined),
});
const anyLanguage = fc.option(fc.constantFrom(...languages.map(({ code }) => code)));
const price = fc.record({
  type: fc.constantFrom(...priceTypes),
  qualifier: fc.option(fc.constantFrom(...priceQualifiers)),
  language: anyLanguage,
  items: fc.array(
    fc.record({
      header: line(2),
      description: line(2),
      amount,
      unit: fc.option(fc.constantFrom(...priceUnits)),
      url: anyUrl,
    }),
    { maxLength: 8 },
  ),
});
const call = fc.record({
  phone: fc.constantFrom('(11) 91234-5678', '+351 912 345 678', '0800', '555', ''),
  country: fc.constantFrom('BR' as const, 'PT' as const),
});
const promotion = fc.record({
  target: line(2),
  percent: fc.option(fc.integer({ min: 1, max: 99 })),
  amount,
  isUpTo: fc.boolean(),
  code: fc.constantFrom('', 'FRETE10'),
  ordersOver: amount,
  occasion: fc.option(fc.constantFrom(...occasions)),
  language: anyLanguage,
  start: day,
  end: day,
});
const settings = fc.record({
  finalUrl: anyUrl,
  trackingTemplate: fc.constantFrom('', '{lpurl}?src={gclid}'),
  finalUrlSuffix: fc.constantFrom('', 'src={campaignid}&k={keyword}'),
  countries: fc.uniqueArray(fc.constantFrom(...geoCodes), { maxLength: 4 }),
  languages: fc.uniqueArray(fc.constantFrom(...languages.map(({ code }) => code)), { maxLength: 3 }),
  presence: fc.constantFrom('presence' as const, 'presence_or_interest' as const),
  dailyBudget: amount,
  bidStrategy: fc.constantFrom(...bidStrategies),
  maxCpc: amount,
  targetCpa: amount,
  targetRoas: amount,
  impressionShare: fc.option(fc.integer({ min: 1, max: 100 })),
  shareLocation: fc.constantFrom(...shareLocations),
  portfolioName: fc.constantFrom('Todas as campanhas', 'ROAS 400%'),
  searchPartners: fc.boolean(),
  displayNetwork: fc.boolean(),
  hasPoliticalAds: fc.boolean(),
  schedule: fc.array(
    fc.constantFrom(...weekDays).map((each) => ({ day: each, from: 8, to: 18 })),
    { maxLength: 3 },
  ),
  devices: fc.record({
    desktop: fc.constantFrom(0, -100),
    mobile: fc.constantFrom(0, 20),
    tablet: fc.constant(0),
  }),
  startDate: day,
  endDate: day,
  negatives: fc.array(written, { maxLength: 20 }),
  sitelinks: fc.array(fc.record({ text: line(3), desc1: line(3), desc2: line(3), url: anyUrl }), {
    maxLength: 6,
  }),
  callouts: fc.array(line(3), { maxLength: 6 }),
  snippets: fc.array(
    fc.record({ header: fc.constantFrom(...snippetHeaders), values: fc.array(line(2), { maxLength: 6 }) }),
    {
      maxLength: 2,
    },
  ),
  promotions: fc.array(promotion, { maxLength: 3 }),
  prices: fc.array(price, { maxLength: 3 }),
  calls: fc.array(call, { maxLength: 3 }),
  businessNames: fc.array(line(3), { maxLength: 1 }),
});

/** Campaigns as a person might leave them, with what Google refuses among the rest. */
const anyExport: fc.Arbitrary<ExportRequest> = fc
  .record({
    name: line(4),
    currency: fc.constantFrom('BRL', 'USD', 'EUR'),
    settings: settings.map((each) => campaignSettingsSchema.parse(each)),
    groups: fc.array(group, { maxLength: 6 }),
  })
  .map(({ name, currency, settings: own, groups }) => ({ name, currency, draft: draftOf(own, groups) }));

function draftOf(settings: CampaignDraft['settings'], groups: readonly unknown[]): CampaignDraft {
  return {
    settings,
    groups: groups.map((content, at) => {
      const each = adGroupSchema.parse(content);
      return { ...each, name: `${each.name} ${at}`, id: String(at) };
    }),
  };
}

/** The same campaigns at each run. */
export function sampleExports(count: number): ExportRequest[] {
  return fc.sample(anyExport, { numRuns: count, seed: 20_261_121 });
}
