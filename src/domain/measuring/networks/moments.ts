import { instantOf } from '#domain/shared/instants.ts';
import { textOf } from './contents.ts';
import type { Json } from './message.ts';

const FIRST_YEAR = Date.UTC(2010, 0, 1);
const LAST_YEAR = Date.UTC(2100, 0, 1);

/**
 * A moment as networks write it, as ISO with seconds in UTC: with its own offset, in a zone, or as seconds or milliseconds
 * since 1970. Null when it is none.
 */
export function momentOf(value: Json | undefined, timeZone: string): string | null {
  const text = textOf(value);
  const at = /^\d{10}(?:\.\d+)?$/u.test(text)
    ? Number(text) * 1000
    : /^\d{13}$/u.test(text)
      ? Number(text)
      : readMoment(text, timeZone);
  if (!Number.isFinite(at) || at < FIRST_YEAR || at > LAST_YEAR) return null;
  return `${new Date(at).toISOString().slice(0, 19)}+00:00`;
}

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?\s*(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/iu;
const BRAZILIAN = /^(\d\d)\/(\d\d)\/(\d{4})(?:[T ,]+(\d\d):(\d\d)(?::(\d\d))?)?$/u;

function readMoment(text: string, timeZone: string): number {
  const iso = ISO.exec(text);
  const [, day, month, year, ...time] = iso ? [] : (BRAZILIAN.exec(text) ?? []);
  const parts = iso ? iso.slice(1, 7) : [year, month, day, ...time];
  if (parts[0] === undefined) return NaN;
  const [y = '', m = '', d = '', hours = '00', minutes = '00', seconds = '00'] = parts;
  const local = `${y}-${m}-${d}T${hours}:${minutes}:${seconds}`;
  return instantOf(local + offsetOf(iso?.[7]), timeZone);
}

function offsetOf(zone: string | undefined): string {
  if (zone === undefined) return '';
  if (/^(?:Z|UTC)$/iu.test(zone)) return '+00:00';
  return `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
}
