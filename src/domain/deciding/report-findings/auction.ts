import { type Period, wholePeriod } from '#domain/measuring/reports/period.ts';
import { plainShare } from '#domain/measuring/reports/plain-number.ts';
import type { StoredSignals } from '#domain/measuring/reports/stored.ts';
import { groupBy } from '#domain/shared/group-by.ts';

/** Another advertiser in the same auctions. */
export interface Rival {
  domain: string;
  /** Whether it is the account itself. */
  isOwn: boolean;
  /** Its share of the possible impressions in each period, from 0 to 1; null where it was not listed. */
  shares: (number | null)[];
  is: 'new' | 'gone' | 'grows' | 'shrinks' | 'stays';
  /** How often it stood above the account in the last period that lists it. */
  above: number | null;
}

export interface Auction {
  /** The oldest first: those of the files, or months where the rows have days. */
  periods: Period[];
  /** The account, then the largest in the last period. */
  rivals: Rival[];
}

const OWN = /^(?:you|voc[êe]|t[úu]|usted)$/iu;
/** A smaller difference of shares is usual. */
const TELLING = 0.05;

/** Who bids for the same searches over time. */
export function auctionOf({ auction }: Pick<StoredSignals, 'auction'>): Auction {
  const byPeriod = groupBy(auction, ([, start, end]) =>
    start === end ? start.slice(0, 7) : `${start} ${end}`,
  );
  const periodReports = [...byPeriod.values()]
    .flatMap((rows) => {
      const period = wholePeriod(rows.map(([, start, end]) => ({ start, end })));
      return period ? [{ period, rows }] : [];
    })
    .sort((one, other) => one.period.start.localeCompare(other.period.start));
  const domains = groupBy(
    periodReports.flatMap(({ rows }, at) => rows.map(([domain, , , details]) => ({ domain, at, details }))),
    ({ domain }) => domain.toLowerCase(),
  );
  const rivals = [...domains.values()].flatMap((rows): Rival[] => {
    const domain = rows[0]?.domain ?? '';
    const of = (key: 'auctionShare' | 'positionAbove') =>
      periodReports.map((_, at) =>
        meanOf(rows.filter((row) => row.at === at).map((row) => plainShare(row.details[key]))),
      );
    const shares = of('auctionShare');
    const above = of('positionAbove').findLast((share) => share !== null) ?? null;
    return [{ domain, isOwn: OWN.test(domain), shares, is: trendOf(shares), above }];
  });
  const lastOf = ({ shares }: Rival) => shares.at(-1) ?? 0;
  return {
    periods: periodReports.map(({ period }) => period),
    rivals: rivals.sort(
      (one, other) => Number(other.isOwn) - Number(one.isOwn) || lastOf(other) - lastOf(one),
    ),
  };
}

function meanOf(cells: readonly (number | null)[]): number | null {
  const values = cells.filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** From the first period to the last one. */
function trendOf(shares: readonly (number | null)[]): Rival['is'] {
  const [first = null, last = null] = [shares[0], shares.at(-1)];
  if (shares.length < 2) return 'stays';
  if (first === null) return last === null ? 'gone' : 'new';
  if (last === null) return 'gone';
  const growth = Math.round((last - first) * 1000) / 1000; // 0.15 - 0.1 is a little less than 0.05
  if (Math.abs(growth) < TELLING) return 'stays';
  return growth > 0 ? 'grows' : 'shrinks';
}

/** The rival that came or grew most, where the account's clicks became dearer meanwhile; null without one. */
export function pressingRival({ rivals }: Auction, cpcs: readonly (number | null)[]): Rival | null {
  const [first = null, last = null] = [cpcs[0], cpcs.at(-1)];
  if (first === null || last === null || last < DEARER * first) return null;
  const growth = ({ shares }: Rival) => (shares.at(-1) ?? 0) - (shares[0] ?? 0);
  const growing = rivals.filter(({ isOwn, is }) => !isOwn && (is === 'new' || is === 'grows'));
  return growing.reduce<Rival | null>(
    (most, each) => (growth(each) > (most ? growth(most) : 0) ? each : most),
    null,
  );
}

const DEARER = 1.1;
