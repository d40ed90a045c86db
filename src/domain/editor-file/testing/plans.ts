import fc from 'fast-check';
import { languages } from '../../ads/languages.ts';
import { geoCodes } from '../../structure/locations.ts';
import { type Plan, adGroupSchema } from '../../structure/plan.ts';
import {
  bidStrategies,
  campaignSettingsSchema,
  occasions,
  snippetHeaders,
  weekDays,
} from '../../structure/settings.ts';
import type { ExportRequest } from '../prepare-export.ts';

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
const url = fc.constantFrom('', 'https://loja.com.br/a', 'https://loja.com.br/b?x=1,2');
const pinned = (most: number) =>
  fc
    .record({ text: line(6), pin: fc.constantFrom(undefined, 1, 2, most) })
    .map(({ text, pin }) => ({ text, ...(pin && { pin }) }));

const ad = fc.record({
  titles: fc.array(pinned(3), { maxLength: 15 }),
  descriptions: fc.array(pinned(2), { maxLength: 4 }),
  path1: line(2),
  path2: line(1),
  finalUrl: url,
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
});
const promotion = fc.record({
  target: line(2),
  percent: fc.option(fc.integer({ min: 1, max: 99 })),
  amount,
  isUpTo: fc.boolean(),
  code: fc.constantFrom('', 'FRETE10'),
  ordersOver: amount,
  occasion: fc.option(fc.constantFrom(...occasions)),
  start: day,
  end: day,
});
const settings = fc.record({
  finalUrl: url,
  trackingTemplate: fc.constantFrom('', '{lpurl}?src={gclid}'),
  finalUrlSuffix: fc.constantFrom('', 'src={campaignid}&k={keyword}'),
  countries: fc.uniqueArray(fc.constantFrom(...geoCodes), { maxLength: 4 }),
  languages: fc.uniqueArray(fc.constantFrom(...languages.map(({ code }) => code)), { maxLength: 3 }),
  presence: fc.constantFrom('presence' as const, 'presence_or_interest' as const),
  dailyBudget: amount,
  bidStrategy: fc.constantFrom(...bidStrategies),
  maxCpc: amount,
  targetCpa: amount,
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
  sitelinks: fc.array(fc.record({ text: line(3), desc1: line(3), desc2: line(3), url }), { maxLength: 6 }),
  callouts: fc.array(line(3), { maxLength: 6 }),
  snippets: fc.array(
    fc.record({ header: fc.constantFrom(...snippetHeaders), values: fc.array(line(2), { maxLength: 6 }) }),
    {
      maxLength: 2,
    },
  ),
  promotions: fc.array(promotion, { maxLength: 3 }),
});

/** Campaigns as a person might leave them, with what Google refuses among the rest. */
export const anyExport: fc.Arbitrary<ExportRequest> = fc
  .record({
    name: line(4),
    currency: fc.constantFrom('BRL', 'USD', 'EUR'),
    settings: settings.map((each) => campaignSettingsSchema.parse(each)),
    groups: fc.array(group, { maxLength: 6 }),
  })
  .map(({ name, currency, settings: own, groups }) => ({ name, currency, plan: planOf(own, groups) }));

function planOf(settings: Plan['settings'], groups: readonly unknown[]): Plan {
  return {
    settings,
    groups: groups.map((content, at) => {
      const each = adGroupSchema.parse(content);
      return { ...each, name: `${each.name} ${at}`, id: String(at) };
    }),
  };
}
