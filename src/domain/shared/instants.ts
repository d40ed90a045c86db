import { DAY_MS } from './days.ts';
const formats = new Map<string, Intl.DateTimeFormat>();
/** Days that are remembered, more than five years. */
const MOST_DAYS = 2000;
/** The zone that was asked for last, with the offset of its days (UTC); null for a day on which the clocks change. */
const remembered = { timeZone: '', days: new Map<number, number | null>() };

/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
function zoneOffset(at: number, timeZone: string): number {
  const { days } = remembered;
  if (remembered.timeZone !== timeZone || days.size >= MOST_DAYS) days.clear();
  remembered.timeZone = timeZone;
  const day = Math.floor(at / DAY_MS);
  let known = days.get(day);
  if (known === undefined) {
    const first = readOffset(day * DAY_MS, timeZone);
    known = first === readOffset((day + 1) * DAY_MS, timeZone) ? first : null;
    days.set(day, known);
  }
  return known ?? readOffset(at, timeZone);
}

/** The same offset, computed by Intl. That is slow: 20,000 sales took a second. */
function readOffset(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone, ...numeric, ...time });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(at / 1000) * 1000;
}

/** The moment of `2026-05-13T10:20:00` in a zone, or of the same with its own offset. NaN when no clock shows that time. */
export function instantOf(text: string, timeZone: string): number {
  if (/[+-]\d\d:\d\d$/.test(text.slice(10))) return Date.parse(text);
  const local = Date.parse(`${text}Z`);
  if (Number.isNaN(local)) return NaN;
  const guess = local - zoneOffset(local, timeZone);
  return local - zoneOffset(guess, timeZone); // the guess may be on the other side of a clock change
}

/** The clocks of a zone at a moment: `2026-05-13T10:20:00` and the offset `-03:00`. */
export function localTime(at: number, timeZone: string): { text: string; offset: string } {
  const ahead = zoneOffset(at, timeZone);
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  const offset = `${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return { text: new Date(at + ahead).toISOString().slice(0, 19), offset };
}

/** Whether a name such as `America/Sao_Paulo` is one of the table of zones. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
