import { type Age, ages, type Gender, genders } from '#domain/measuring/reports/demographic-cells.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { addDays } from '#domain/shared/days.ts';
import { type Random, randomOf } from './random.ts';
import {
  brandParts,
  fillers,
  modifiers,
  places,
  problems,
  type SimulatedLanguage,
  simulatedLanguages,
} from './words.ts';

/** A search with what nobody but the simulation knows of it. */
export interface TrueTerm {
  text: string;
  /** Clicks that it would have each day with no limit of budget. */
  clicks: number;
  /** Sales that stand in the end, per click. */
  rate: number;
  /** Whether a negative blocks it by now. */
  isBlocked: boolean;
}

export interface TrueKeyword {
  text: string;
  matchType: MatchType;
  cpc: number;
  terms: TrueTerm[];
}

export interface TrueGroup {
  name: string;
  id: string;
  keywords: TrueKeyword[];
}

/** A slice of all clicks of a campaign, and its rate beside the campaign's. */
export interface TrueSlice<Name> {
  name: Name;
  share: number;
  rate: number;
}

export const networks = ['hotmart', 'kiwify', 'clickbank', 'digistore24', 'buygoods', 'monetizze'] as const;
export type SimulatedNetwork = (typeof networks)[number];

export interface TrueCampaign {
  name: string;
  id: string;
  country: string;
  network: SimulatedNetwork;
  commission: { amount: number; currency: string };
  /** Orders that are approved, and approved ones that are given back. */
  approval: number;
  refund: number;
  /** What a sale that stands brings, in the account's currency. */
  saleValue: number;
  suffix: string;
  dailyBudget: number;
  lostToRank: number;
  /** Clicks grow with the bid to this power. */
  elasticity: number;
  groups: TrueGroup[];
  devices: TrueSlice<'mobile' | 'desktop' | 'tablet'>[];
  hours: TrueSlice<number>[];
  places: TrueSlice<string>[];
  /** 0 is Sunday. Their shares are the days' own. */
  weekdays: TrueSlice<number>[];
  ages: TrueSlice<Age>[];
  genders: TrueSlice<Gender>[];
  negatives: string[];
}

export const kinds = ['mixed', 'winning', 'losing', 'small', 'large', 'equal'] as const;
export type AdvertiserKind = (typeof kinds)[number];

export interface Advertiser {
  seed: number;
  kind: AdvertiserKind;
  language: SimulatedLanguage;
  currency: string;
  timeZone: string;
  start: string;
  days: number;
  campaigns: TrueCampaign[];
  rates: { currency: string; from: string; value: number }[];
  /** Orders that lose what the link carried. */
  lostTags: number;
  /** Reports that the advertiser did not download. */
  missing: ReadonlySet<string>;
  isUtf16: boolean;
  /** Reports of campaigns hold a row for each day. */
  byDay: boolean;
}

/** Units of each currency for a dollar. */
const dollars: Record<string, number> = { USD: 1, BRL: 5.4, EUR: 0.92, MXN: 18.5 };
const countries: Record<SimulatedLanguage, string> = { pt: 'BR', en: 'US', es: 'MX' };

/** Makes a fictitious advertiser; the same seed always makes the same one. */
export function makeAdvertiser(seed: number, wanted?: AdvertiserKind): Advertiser {
  const random = randomOf(seed + 1);
  const roll = random.next();
  const usual: AdvertiserKind =
    roll < 0.45
      ? 'mixed'
      : roll < 0.57
        ? 'winning'
        : roll < 0.72
          ? 'losing'
          : roll < 0.86
            ? 'small'
            : roll < 0.96
              ? 'large'
              : 'mixed';
  const kind = wanted ?? usual;
  const language = random.pick(simulatedLanguages);
  const currency = random.pick(
    language === 'pt'
      ? ['BRL', 'BRL', 'USD']
      : language === 'en'
        ? ['USD', 'BRL', 'EUR']
        : ['MXN', 'USD', 'BRL'],
  );
  const days = random.pick([30, 30, 45, 60, 90]);
  const start = addDays('2026-08-01', random.whole(0, 25));
  const count =
    kind === 'small' ? random.whole(1, 2) : kind === 'large' ? random.whole(4, 8) : random.whole(1, 5);
  const product = random.pick(brandParts.starts) + random.pick(brandParts.ends);
  const context: Context = { seed, random, kind, language, currency, product, days };
  const isBlind = random.chance(0.2);
  const campaigns = Array.from({ length: count }, (_, at) => makeCampaign(context, at, isBlind));
  const missing = ['devices', 'hours', 'places', 'negatives', 'groups', 'shares', 'ids', 'maxCpc'].filter(
    () => random.chance(0.2),
  );
  const later = randomOf(seed * 131 + 19);
  missing.push(...['weekdays', 'ages', 'genders'].filter(() => later.chance(0.2)));
  return {
    seed,
    kind,
    language,
    currency,
    start,
    days,
    campaigns,
    timeZone:
      language === 'pt'
        ? 'America/Sao_Paulo'
        : language === 'en'
          ? 'America/New_York'
          : 'America/Mexico_City',
    rates: ['USD', 'EUR', 'BRL', 'MXN']
      .filter((each) => each !== currency)
      .map((each) => ({ currency: each, from: addDays(start, -5), value: exchange(each, currency) })),
    lostTags: random.pick([0, 0.03, 0.1, 0.25]),
    missing: new Set(missing),
    isUtf16: random.chance(0.3),
    byDay: random.chance(0.5),
  };
}

interface Context {
  seed: number;
  random: Random;
  kind: AdvertiserKind;
  language: SimulatedLanguage;
  currency: string;
  product: string;
  days: number;
}

function exchange(from: string, to: string): number {
  return Math.round(((dollars[to] ?? 1) / (dollars[from] ?? 1)) * 10_000) / 10_000;
}

/** Brand searches win, searches for a problem lose, others lie between. */
type Theme = 'brand' | 'problem' | 'competitor' | 'generic';

function makeCampaign(context: Context, at: number, isBlind: boolean): TrueCampaign {
  const { random, kind, language, currency, product } = context;
  const theme: Theme =
    at === 0 && random.chance(0.75)
      ? 'brand'
      : random.pick(['problem', 'generic', 'competitor', 'brand', 'problem']);
  const network = random.pick(
    language === 'pt'
      ? (['hotmart', 'kiwify', 'monetizze'] as const)
      : (['clickbank', 'digistore24', 'buygoods'] as const),
  );
  const paidIn = language === 'pt' ? 'BRL' : network === 'digistore24' ? 'EUR' : 'USD';
  const amount = Math.round(random.between(15, 150) * (dollars[paidIn] ?? 1) * 100) / 100;
  const [approval, refund] = [random.between(0.75, 0.98), random.between(0.01, 0.15)];
  const saleValue = amount * exchange(paidIn, currency) * 1.15; // see `kitFactor`
  const id = String(20_000_000_000 + random.whole(0, 999_999_999) * 7 + at);
  const name = `${['Search', 'Pesquisa', 'Búsqueda', 'Camp'][random.whole(0, 3)]} ${theme} ${product} ${at + 1}`;
  const level = returnOf(random, kind, theme);
  const groups = makeGroups(context, theme, level, saleValue);
  const campaign: TrueCampaign = {
    name,
    id,
    country: countries[language],
    network,
    approval,
    refund,
    saleValue,
    commission: { amount, currency: paidIn },
    suffix: suffixOf(network, isBlind, random),
    dailyBudget: 0,
    lostToRank: random.between(0.02, 0.6),
    elasticity: random.between(0.4, 1.3),
    groups,
    ...slicesOf(context),
    ...peopleOf(context, at),
    negatives: [],
  };
  if (kind !== 'equal' && random.chance(0.35)) blockSellers(random, campaign);
  const demand = costOf(campaign);
  campaign.dailyBudget =
    Math.round(demand * (random.chance(0.4) ? random.between(0.45, 0.95) : random.between(1.1, 2)) * 100) /
    100;
  return campaign;
}

/** What a theme brings for its cost. */
function returnOf(random: Random, kind: AdvertiserKind, theme: Theme): number {
  if (kind === 'equal') return 1;
  const usual = { brand: 2.6, generic: 0.9, competitor: 0.7, problem: 0.45 }[theme];
  const shift = kind === 'winning' ? 1.9 : kind === 'losing' ? 0.35 : 1;
  return usual * shift * random.logNormal(0.45);
}

function makeGroups(context: Context, theme: Theme, level: number, saleValue: number): TrueGroup[] {
  const { random, kind, product } = context;
  const count = kind === 'small' ? random.whole(1, 2) : random.whole(1, 6);
  const volume = random.logNormal(0.8) * (kind === 'small' ? 12 : kind === 'large' ? 60 : 40);
  const isEqual = kind === 'equal';
  const weights = Array.from({ length: count }, () => random.logNormal(0.9));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const cpc = saleValue * random.between(0.008, 0.03);
  return weights.map((weight, at) => {
    const heads = headsOf(context, theme);
    const groupReturn = level * (isEqual ? 1 : random.logNormal(0.35));
    const keywords = makeKeywords(context, heads, {
      clicks: (volume * weight) / all,
      cpc,
      income: groupReturn,
      saleValue,
    });
    const name = random.chance(0.5)
      ? `${heads[0]} ${at + 1}`
      : `${product} ${['grupo', 'group', 'g'][random.whole(0, 2)]}${at + 1}`;
    return { name, id: String(150_000_000_000 + random.whole(0, 999_999_999)), keywords };
  });
}

function headsOf({ random, language, product }: Context, theme: Theme): [string, ...string[]] {
  if (theme === 'brand') return [product, `${product} ${random.pick(fillers[language])}`];
  if (theme === 'competitor') return [random.pick(brandParts.starts) + random.pick(brandParts.ends)];
  if (theme === 'problem') return [random.pick(problems[language])];
  return [
    random.pick(problems[language]),
    `${random.pick(fillers[language])} ${random.pick(problems[language])}`,
  ];
}

interface GroupTruth {
  clicks: number;
  cpc: number;
  /** Income for each unit of cost. */
  income: number;
  saleValue: number;
}

function makeKeywords(
  { random, kind, language }: Context,
  heads: readonly string[],
  truth: GroupTruth,
): TrueKeyword[] {
  const count = random.whole(2, 12);
  const weights = Array.from({ length: count }, (_, at) => random.logNormal(1) / (1 + at * 0.3));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const seen = new Set<string>();
  const spread = kind === 'equal' ? 0 : 0.55;
  return weights.flatMap((weight, at): TrueKeyword[] => {
    const head = random.pick(heads);
    const [word, factor] = at === 0 ? ['', 1] : modifierOf(random, language);
    const text = `${head} ${word}`.trim();
    const matchType = random.pick(['exact', 'phrase', 'phrase', 'broad'] as const);
    if (seen.has(`${matchType} ${text}`)) return [];
    seen.add(`${matchType} ${text}`);
    const cpc = Math.max(0.02, truth.cpc * random.logNormal(0.35) * (matchType === 'broad' ? 0.8 : 1));
    const isEqual = kind === 'equal';
    const base = ((isEqual ? cpc : truth.cpc) * truth.income) / truth.saleValue;
    const rate = base * (isEqual ? 1 : factor * random.logNormal(spread));
    return [
      {
        text,
        matchType,
        cpc,
        terms: makeTerms(random, language, {
          text,
          matchType,
          clicks: (truth.clicks * weight) / all,
          rate,
          isEqual,
        }),
      },
    ];
  });
}

/** What stands beside the head, and what it makes of the rate. */
function modifierOf(random: Random, language: SimulatedLanguage): [string, number] {
  const words = modifiers[language];
  const roll = random.next();
  if (roll < 0.35) return [random.pick(words.buying), 1.5];
  if (roll < 0.55) return [random.pick(words.judging), 0.9];
  if (roll < 0.75) return [random.pick(words.learning), 0.4];
  if (roll < 0.85) return [random.pick(words.never), 0.06];
  return [random.pick(fillers[language]), 0.9];
}

interface KeywordTruth {
  text: string;
  matchType: MatchType;
  clicks: number;
  rate: number;
  isEqual: boolean;
}

/** The long tail: the head has most clicks, hundreds of searches a few. */
function makeTerms(random: Random, language: SimulatedLanguage, truth: KeywordTruth): TrueTerm[] {
  const { text, matchType, clicks, rate, isEqual } = truth;
  const tail = { exact: [1, 3], phrase: [4, 40], broad: [8, 90] } as const;
  const [fewest, most] = tail[matchType];
  const count = random.whole(fewest, most);
  const terms = new Map<string, { weight: number; factor: number }>();
  terms.set(text, { weight: matchType === 'exact' ? 6 : 3, factor: 1.1 });
  for (let at = 1; at < count; at += 1) {
    const [word, factor] = modifierOf(random, language);
    const [second, other] = random.chance(0.4) ? modifierOf(random, language) : ['', 1];
    const parts = matchType === 'broad' && random.chance(0.5) ? [word, text, second] : [text, word, second];
    const written = parts.filter((part) => part !== '').join(' ');
    if (!terms.has(written))
      terms.set(written, {
        weight: (1 / at ** 0.8) * random.logNormal(0.7),
        factor: factor * other * random.logNormal(0.4),
      });
  }
  const weightOf = [...terms.values()].reduce((sum, { weight }) => sum + weight, 0);
  return [...terms].map(([written, { weight, factor }]) => ({
    text: written,
    clicks: (clicks * weight) / weightOf,
    isBlocked: false,
    rate: Math.min(0.5, rate * (isEqual ? 1 : factor)),
  }));
}

function slicesOf({ random, kind, language }: Context): Pick<TrueCampaign, 'devices' | 'hours' | 'places'> {
  const isEqual = kind === 'equal';
  const mobile = random.between(0.45, 0.85);
  const rate = (value: number) => (isEqual ? 1 : value);
  const devices = normal([
    { name: 'mobile' as const, share: mobile, rate: rate(random.between(0.5, 1.05)) },
    { name: 'desktop' as const, share: (1 - mobile) * 0.9, rate: rate(random.between(0.9, 1.8)) },
    { name: 'tablet' as const, share: (1 - mobile) * 0.1, rate: rate(random.between(0.5, 1.3)) },
  ]);
  const night = random.between(0.1, 1);
  const hours = normal(
    Array.from({ length: 24 }, (_, hour) => ({
      name: hour,
      share: hour < 6 ? 0.4 : hour < 9 ? 0.8 : 1.2,
      rate: rate((hour < 6 ? night : 1) * random.logNormal(0.1)),
    })),
  );
  const spots = normal(
    places[language].map((name) => ({
      name,
      share: random.logNormal(0.7),
      rate: rate(random.logNormal(0.3)),
    })),
  );
  return { devices, hours, places: spots };
}

/**
 * Days of the week, ages and genders. They came later and have a random of their own, so that the older numbers of a seed
 * stay. In half of the accounts they make no difference.
 */
function peopleOf({ seed, kind }: Context, at: number): Pick<TrueCampaign, 'weekdays' | 'ages' | 'genders'> {
  const random = randomOf(seed * 131 + 17);
  const isAlike = random.chance(0.5) || kind === 'equal';
  const own = randomOf(seed * 131 + 1000 + at);
  const rate = (spread: number) => (isAlike ? 1 : own.logNormal(spread));
  const slices = <Name>(names: readonly Name[], spread: number, share: () => number) =>
    normal(names.map((name) => ({ name, share: share(), rate: rate(spread) })));
  return {
    weekdays: slices([0, 1, 2, 3, 4, 5, 6], 0.25, () => 1),
    ages: slices(ages, 0.5, () => own.logNormal(0.4)),
    genders: slices(genders, 0.3, () => own.logNormal(0.3)),
  };
}

/** Shares that add up to one, and rates whose mean is one. */
function normal<Name>(slices: TrueSlice<Name>[]): TrueSlice<Name>[] {
  const shares = slices.reduce((sum, { share }) => sum + share, 0);
  const mean = slices.reduce((sum, { share, rate }) => sum + (share / shares) * rate, 0);
  return slices.map(({ name, share, rate }) => ({ name, share: share / shares, rate: rate / mean }));
}

/** Somebody made a word that buyers type a negative. */
function blockSellers(random: Random, campaign: TrueCampaign): void {
  const terms = campaign.groups.flatMap((group) => group.keywords.flatMap((keyword) => keyword.terms));
  const keywords = new Set(campaign.groups.flatMap((group) => group.keywords.map(({ text }) => text)));
  const long = terms.filter(({ text }) => text.split(' ').length > 2 && !keywords.has(text));
  if (long.length === 0) return;
  const word = random.pick(random.pick(long).text.split(' ').slice(1));
  if ([...keywords].some((text) => text.split(' ').includes(word))) return;
  campaign.negatives.push(word);
  for (const term of terms) if (term.text.split(' ').includes(word)) term.isBlocked = true;
}

function suffixOf(network: SimulatedNetwork, isBlind: boolean, random: Random): string {
  if (network === 'clickbank')
    return isBlind
      ? 'extclid={gclid}'
      : random.pick([
          'tid={campaignid}_{adgroupid}&extclid={gclid}',
          'sub1={campaignid}&sub2={adgroupid}&sub3={keyword}&extclid={gclid}',
        ]);
  if (network === 'digistore24')
    return isBlind
      ? 'sid1={campaignid}&cid={gclid}'
      : 'sid1={campaignid}&sid2={adgroupid}&sid3={keyword}&cid={gclid}';
  if (network === 'buygoods')
    return isBlind
      ? 'subid3={campaignid}'
      : 'subid2={gclid}&subid3={campaignid}&subid4={adgroupid}&subid5={keyword}';
  if (network === 'monetizze' || network === 'kiwify')
    return isBlind
      ? 'utm_source=google&utm_campaign={campaignid}'
      : 'src={gclid}&utm_source=google&utm_campaign={campaignid}&utm_content={adgroupid}&utm_term={keyword}';
  return isBlind ? 'src={campaignid}' : 'src={campaignid}&sck={adgroupid}|{keyword}|{gclid}';
}

/** What the searches of a campaign would cost each day without a limit. */
export function costOf({ groups }: Pick<TrueCampaign, 'groups'>): number {
  let cost = 0;
  for (const { keywords } of groups)
    for (const { cpc, terms } of keywords)
      for (const { clicks, isBlocked } of terms) cost += isBlocked ? 0 : clicks * cpc;
  return cost;
}
