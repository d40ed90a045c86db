import { addDays } from '#domain/shared/days.ts';
import { type BridgeTable, bridgeTableNames, knownTable } from './tables.ts';

/** A table and its days, which a run reads. A table of now has the day of the run twice. */
export interface Piece {
  table: BridgeTable;
  from: string;
  to: string;
}

/** The stored days of a table, without a gap, and the time when a run last read the long period. */
export interface HeldTable {
  from: string;
  to: string;
  /** The day on which the daily period was read whole; null: never. */
  wholeOn: string | null;
}
export type HeldTables = Partial<Record<BridgeTable, HeldTable>>;

const FIRST_DAYS = 90;
const DAILY_DAYS = 30;
const HOURLY_DAYS = 3;
/** Google keeps changes for 30 days. */
const CHANGE_DAYS = 28;

/**
 * The periods that a run reads: the last 3 days every hour, the last 30 once a day, the last 90 at first, and days
 * missed while no run came. The newest days come first, so that a run that stops early has brought the most
 * important data.
 * @param today in the account's time zone.
 * @param soldOn days of sales that no click explains yet.
 */
export function piecesOf(stored: HeldTables, today: string, soldOn: readonly string[] = []): Piece[] {
  const pieces = bridgeTableNames.flatMap((table) => piecesOfTable(table, stored[table], today));
  const clicks = clickDays(stored.clicks, today, soldOn).map((day): Piece => ({
    table: 'clicks',
    from: day,
    to: day,
  }));
  return [...pieces, ...clicks];
}

/** Whether a run may have been asked for these days; it may have begun the day before. */
export function isAskable({ from, to }: Omit<Piece, 'table'>, today: string): boolean {
  return from <= to && from >= addDays(today, -FIRST_DAYS) && to <= addDays(today, 1);
}

function piecesOfTable(table: BridgeTable, stored: HeldTable | undefined, today: string): Piece[] {
  const { isDated, isHourly } = knownTable(table);
  if (table === 'clicks') return [];
  if (!isDated) return isHourly || stored?.to !== today ? [{ table, from: today, to: today }] : [];
  const isWhole = stored?.wholeOn === today;
  const recentDays = isWhole ? (isHourly ? HOURLY_DAYS : 0) : longDays(table);
  const recent = addDays(today, 1 - recentDays);
  const pieces = cut(table, recent, today);
  if (table === 'changes') return pieces;
  const isJoined = stored !== undefined && stored.to >= addDays(recent, -1);
  const known = isJoined && stored.from < recent ? stored.from : recent;
  return [...pieces, ...cut(table, addDays(today, 1 - FIRST_DAYS), addDays(known, -1))];
}

/** The period in pieces that a run can end, the newest first. */
function cut(table: BridgeTable, first: string, last: string): Piece[] {
  const { pieceDays } = knownTable(table);
  const pieces: Piece[] = [];
  for (let to = last; to >= first; to = addDays(to, -pieceDays)) {
    const from = addDays(to, 1 - pieceDays);
    pieces.push({ table, from: from < first ? first : from, to });
  }
  return pieces;
}

/** Each new day up to yesterday, and days of sales without a click. Google keeps clicks for 90 days. */
function clickDays(stored: HeldTable | undefined, today: string, soldOn: readonly string[]): string[] {
  const oldest = addDays(today, 2 - FIRST_DAYS);
  const days = new Set(soldOn.filter((day) => day >= oldest && day < today));
  const after = stored ? addDays(stored.to, 1) : addDays(today, -1);
  for (let day = after < oldest ? oldest : after; day < today; day = addDays(day, 1)) days.add(day);
  return [...days].sort().reverse();
}

/** The stored days after a piece has arrived. If there is a gap between the two periods, only the later one counts. */
export function withPiece(stored: HeldTable | undefined, piece: Piece, today: string): HeldTable {
  const { from, to } = joined(stored, piece);
  const wanted = addDays(today, 1 - longDays(piece.table));
  const isWhole = from <= wanted && to >= today && piece.from <= wanted;
  return { from, to, wholeOn: isWhole ? today : (stored?.wholeOn ?? null) };
}

function joined(stored: HeldTable | undefined, piece: Piece): { from: string; to: string } {
  if (!stored) return piece;
  const isNext = piece.from <= addDays(stored.to, 1) && piece.to >= addDays(stored.from, -1);
  if (!isNext) return stored.to > piece.to ? stored : piece;
  return {
    from: stored.from < piece.from ? stored.from : piece.from,
    to: stored.to > piece.to ? stored.to : piece.to,
  };
}

function longDays(table: BridgeTable): number {
  return table === 'changes' ? CHANGE_DAYS : DAILY_DAYS;
}

/** The day at a moment in a time zone; in that of Brasília where the zone is unknown. */
export function dayIn(timeZone: string, now: Date): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  } catch {
    return dayIn('America/Sao_Paulo', now);
  }
}
