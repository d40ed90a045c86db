import { parseKeyword } from '#domain/ads/keyword.ts';
import { distributeSales, type LocatedSales } from '#domain/measuring/profit/levels.ts';
import { plainKeyword } from '#domain/measuring/profit/tracking.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import { MICROS } from '#domain/shared/money.ts';
import { finish } from '#domain/shared/steps.ts';
import { isMarkedLow, readAssetKind } from '#domain/measuring/reports/asset-cells.ts';
import { readAge, readGender } from '#domain/measuring/reports/demographic-cells.ts';
import { readDevice } from '#domain/measuring/reports/device-cells.ts';
import { isKeywordStopped, isStoppedState } from '#domain/measuring/reports/state-cells.ts';
import { readHour, readWeekday } from '#domain/measuring/reports/time-cells.ts';
import type { EffectiveSale } from './account-sales.ts';
import type { CampaignFacts, GroupPart, KeywordPart, Level, Part, TermPart, TextPart } from './facts.ts';
import { type RowSums, sumRows } from './sums.ts';

/** The rows of one campaign, by their level. */
export interface CampaignRows {
  groups: readonly ReportRow[];
  keywords: readonly ReportRow[];
  terms: readonly ReportRow[];
  devices: readonly ReportRow[];
  hours: readonly ReportRow[];
  weekdays: readonly ReportRow[];
  places: readonly ReportRow[];
  ages: readonly ReportRow[];
  genders: readonly ReportRow[];
  texts: readonly ReportRow[];
}

type Levels = Pick<
  CampaignFacts,
  'groups' | 'keywords' | 'terms' | 'devices' | 'hours' | 'weekdays' | 'places' | 'ages' | 'genders' | 'texts'
>;

/**
 * The levels of a campaign. Ad groups and keywords get the sales of the networks where these name their place, else, as all
 * other levels, the conversions that Google counted.
 * @param sales all of the campaign, expected ones among them.
 */
export function levelsOf(rows: CampaignRows, standing: readonly EffectiveSale[], sales: number): Levels {
  const level = <Each extends Part>(parts: Each[]): Level<Each> => ({
    parts,
    coverage: coverageOf(parts, sales),
  });
  return {
    groups: better(level(groupsOf(rows.groups)), () => placeGroups(rows.groups, standing), sales),
    keywords: better(level(keywordsOf(rows)), () => placeKeywords(rows, standing), sales),
    terms: level(termsOf(rows.terms)),
    devices: level(
      partsBy(rows.devices, ({ details }) => readDevice(details.device ?? '')).map(named('device')),
    ),
    hours: level(partsBy(rows.hours, ({ details }) => readHour(details.hour ?? '')).map(named('hour'))),
    weekdays: level(
      partsBy(rows.weekdays, ({ details }) => readWeekday(details.weekday ?? '')).map(named('weekday')),
    ),
    places: level(
      partsBy(rows.places, ({ subject }) => (subject === '' ? null : subject)).map(named('place')),
    ),
    ages: level(partsBy(rows.ages, ({ subject }) => readAge(subject)).map(named('age'))),
    genders: level(partsBy(rows.genders, ({ subject }) => readGender(subject)).map(named('gender'))),
    texts: textsOf(rows.texts, sales),
  };
}

/** Of less than one sale no level can miss any. */
function coverageOf(parts: readonly Part[], sales: number): number {
  const ownSales = parts.reduce((sum, part) => sum + part.sales, 0);
  return sales < 1 ? Math.max(1, ownSales) : ownSales / sales;
}

/** The networks' sales count, unless they name the place of fewer than half of the sales and Google counted more. */
function better<Each extends Part>(
  counted: Level<Each>,
  distribute: () => Each[],
  sales: number,
): Level<Each> {
  const parts = distribute();
  const coverage = coverageOf(parts, sales);
  return coverage >= Math.min(0.5, counted.coverage) && coverage > 0 ? { parts, coverage } : counted;
}

export function partOf({ clicks, costMicros, conversions }: RowSums): Part {
  return { clicks, cost: costMicros / MICROS, sales: conversions };
}

function named<Name extends string>(name: Name) {
  return <Value>([value, part]: readonly [Value, Part]) =>
    // the computed key has this name and this value
    ({ ...part, [name]: value }) as Part & Record<Name, Value>;
}

function partsBy<Value>(
  rows: readonly ReportRow[],
  valueOf: (row: ReportRow) => Value | null,
): [Value, Part][] {
  const values = new Map<string, Value>();
  const sums = sumRows(rows, (row) => {
    const value = valueOf(row);
    if (value === null) return null;
    values.set(String(value), value);
    return String(value);
  });
  return [...sums].flatMap(([key, { sums: own }]): [Value, Part][] => {
    const value = values.get(key);
    return value === undefined ? [] : [[value, partOf(own)]];
  });
}

function groupsOf(rows: readonly ReportRow[]): GroupPart[] {
  const sums = sumRows(rows, ({ adGroup }) => (adGroup === '' ? null : adGroup));
  return [...sums].map(([name, { sums: own, row }]) => ({
    ...partOf(own),
    name,
    isStopped: isStoppedState(row.details.adGroupStatus),
  }));
}

function keywordsOf({ keywords: rows, groups }: Pick<CampaignRows, 'keywords' | 'groups'>): KeywordPart[] {
  const stopped = new Set(groupsOf(groups).flatMap(({ name, isStopped }) => (isStopped ? [name] : [])));
  const sums = sumRows(rows, keywordKeyOf);
  return [...sums.values()].map(({ sums: own, row }) => {
    const keyword = parseKeyword(row.subject === '' ? row.keyword : row.subject);
    const maxCpc = Number(row.details.maxCpc ?? '');
    return {
      ...partOf(own),
      text: keyword.text,
      matchType: row.matchType ?? keyword.matchType,
      adGroup: row.adGroup,
      maxCpc: maxCpc > 0 ? maxCpc : null,
      isStopped: isKeywordStopped(row.details) || stopped.has(row.adGroup),
    };
  });
}

function keywordKeyOf(row: ReportRow): string | null {
  const keyword = parseKeyword(row.subject === '' ? row.keyword : row.subject);
  return keyword.text === ''
    ? null
    : JSON.stringify([row.adGroup, keyword.text.toLowerCase(), row.matchType ?? keyword.matchType]);
}

function termsOf(rows: readonly ReportRow[]): TermPart[] {
  const sums = sumRows(rows, ({ subject, adGroup, keyword }) =>
    subject === '' ? null : JSON.stringify([subject.toLowerCase(), adGroup, keyword]),
  );
  return [...sums.values()].map(({ sums: own, row }) => ({
    ...partOf(own),
    text: row.subject,
    adGroup: row.adGroup,
    keyword: row.keyword,
    matchType: row.matchType,
    added: row.added,
  }));
}

/** A click counts at each text that was shown, so that each kind counts all sales several times. */
function textsOf(rows: readonly ReportRow[], sales: number): Level<TextPart> {
  const kindOf = ({ details }: ReportRow) => readAssetKind(details.assetType ?? '');
  const sums = sumRows(rows, (row) => JSON.stringify([kindOf(row), row.adGroup, row.subject.toLowerCase()]));
  const parts = [...sums.values()].flatMap(({ sums: own, row }): TextPart[] => {
    const of = kindOf(row);
    if ((of !== 'titles' && of !== 'descriptions') || row.subject === '') return [];
    const isLow = isMarkedLow(row.details.performance ?? '');
    return [{ ...partOf(own), text: row.subject, of, adGroup: row.adGroup, isLow }];
  });
  return { parts, coverage: Math.min(1, coverageOf(parts, sales)) };
}

function placeGroups(rows: readonly ReportRow[], standing: readonly EffectiveSale[]) {
  const groups = groupsOf(rows);
  return placeParts(
    groups.map((part) => ({ part, adGroup: part.name, keyword: '' })),
    standing.filter(({ location }) => location.adGroup !== ''),
  );
}

function placeKeywords(
  rows: Pick<CampaignRows, 'keywords' | 'groups'>,
  standing: readonly EffectiveSale[],
): KeywordPart[] {
  const keywords = keywordsOf(rows);
  return placeParts(
    keywords.map((part) => ({ part, adGroup: part.adGroup, keyword: plainKeyword(part.text) })),
    standing.filter(({ location }) => location.keyword !== ''),
  );
}

/**
 * Gives each part its sales. A sale may fit several parts, for example a keyword in several match types. Such
 * sales are divided by the conversions that Google counted, and by clicks when the conversions are few. Sales that
 * name no part are left out here; the level's coverage accounts for them.
 */
function placeParts<Each extends Part>(
  rows: readonly { part: Each; adGroup: string; keyword: string }[],
  standing: readonly EffectiveSale[],
): Each[] {
  const byLocation = new Map<string, LocatedSales>();
  for (const { location, revenueMicros } of standing) {
    const { adGroup, keyword } = location;
    const key = JSON.stringify([adGroup, keyword]);
    const known = byLocation.get(key) ?? {
      location: { campaign: '', adGroup, keyword },
      sales: 0,
      revenueMicros: 0,
    };
    byLocation.set(key, {
      ...known,
      sales: known.sales + MICROS,
      revenueMicros: known.revenueMicros + revenueMicros,
    });
  }
  const clicks = rows.reduce((sum, { part }) => sum + part.clicks, 0);
  const usual = standing.length / Math.max(1, clicks);
  const costs = rows.map(({ part, adGroup, keyword }) => ({
    campaign: '',
    adGroup,
    keyword,
    text: keyword,
    clicks: part.clicks,
    costMicros: Math.round(part.cost * MICROS),
    conversions: part.sales + usual * part.clicks,
  }));
  const placed = finish(distributeSales(costs, [...byLocation.values()], costs));
  return rows.map(({ part }, at) => {
    const { sales = 0, shared = 0 } = placed.rows[at] ?? {};
    return { ...part, sales: sales / MICROS, ...(shared > 0 ? { isShared: true } : {}) };
  });
}
