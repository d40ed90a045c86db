import { type DayOrder, parseSaleDay } from './sale-days.ts';

const TIME =
  /(?<!\d)(\d{1,2})[:h](\d{2})(?::(\d{2}))?(?:[.,]\d+)?(?:\s*([ap])\.?m\b\.?)?(?:\s*\(?(?:GMT|UTC)?\s?([+-]\d{1,2}(?::?\d{2})?)(?![\d:])|\s*\(?(Z|[A-Z]{3,4})\b)?/iu;

/** The zones that networks write behind a time. */
const zones: Readonly<Record<string, string>> = {
  Z: '+00:00',
  UTC: '+00:00',
  GMT: '+00:00',
  BRT: '-03:00',
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  CET: '+01:00',
  CEST: '+02:00',
};
const NAMED_ZONE = /^(.*?)(?<!\s)\s*\(([a-z]{3,4})\)$/u;

/** The name of a column without the zone of its times, as in `date (est)`. */
export function splitZone(label: string): { name: string; zone: string } {
  const [, name = label, zone = ''] = NAMED_ZONE.exec(label) ?? [];
  return zones[zone.toUpperCase()] === undefined
    ? { name: label, zone: '' }
    : { name, zone: zone.toUpperCase() };
}

/** The expression is slow on a long cell, and no time is that long. */
const LONGEST = 60;

/**
 * A date with its time as networks write it: `2026-05-13`, `2026-05-13T10:20:00` or, where the cell names a
 * zone, `2026-05-13T10:20:00-03:00`. Null when there is no date.
 */
export function parseSaleTime(cell: string, order: DayOrder): string | null {
  const day = parseSaleDay(cell, order);
  if (day === null) return null;
  const time = cell.length > LONGEST ? null : parseTime(cell);
  return time === null ? day : `${day}T${time}`;
}

function parseTime(cell: string): string | null {
  const [, hours, minutes = '', seconds = '00', half, offset, zone] = TIME.exec(cell) ?? [];
  if (hours === undefined) return null;
  const hour = half === undefined ? Number(hours) : toDayHour(Number(hours), half.toLowerCase() === 'p');
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}${toOffset(offset ?? zone)}`;
}

/** 12 AM is midnight. */
function toDayHour(hour: number, isAfternoon: boolean): number {
  return (hour % 12) + (isAfternoon ? 12 : 0);
}

/** A zone that we do not know counts as none, so that nobody trusts a wrong hour. */
function toOffset(zone: string | undefined): string {
  if (zone === undefined) return '';
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d{1,2}?):?(\d{2})?$/u.exec(zone) ?? [];
  if (sign === undefined) return zones[zone.toUpperCase()] ?? '';
  return Number(hours) <= 14 && Number(minutes) <= 59 ? `${sign}${hours.padStart(2, '0')}:${minutes}` : '';
}
