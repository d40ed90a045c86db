import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from './instants.ts';

const HOUR_MS = 3_600_000;

function localText(at: number, timeZone: string): string {
  const two = {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', ...two });
  return format.format(at).replace(' ', 'T');
}

describe('the moment of a local time', () => {
  it.each<[text: string, timeZone: string, moment: string]>([
    ['2026-05-13T10:20:00', 'America/Sao_Paulo', '2026-05-13T13:20:00Z'],
    ['2018-11-03T23:59:59', 'America/Sao_Paulo', '2018-11-04T02:59:59Z'],
    ['2018-11-04T01:00:00', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['2026-03-08T01:59:59', 'America/Los_Angeles', '2026-03-08T09:59:59Z'],
    ['2026-03-08T03:00:00', 'America/Los_Angeles', '2026-03-08T10:00:00Z'],
    ['2026-10-25T03:30:00', 'Europe/Berlin', '2026-10-25T02:30:00Z'],
    ['2026-05-13T10:20:00-07:00', 'Europe/Berlin', '2026-05-13T17:20:00Z'],
  ])('%s in %s is %s', (text, timeZone, moment) => {
    expect(new Date(instantOf(text, timeZone)).toISOString()).toBe(new Date(moment).toISOString());
  });

  it.each<[timeZone: string, change: string]>([
    ['America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['America/Los_Angeles', '2026-11-01T09:00:00Z'],
    ['America/St_Johns', '2006-04-02T03:31:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['Asia/Kathmandu', '2026-06-01T00:00:00Z'],
  ])('shows that time again in %s, on the days around %s', (timeZone, change) => {
    fc.assert(
      fc.property(fc.integer({ min: -30 * 3600, max: 30 * 3600 }), (seconds) => {
        const text = localText(Date.parse(change) + seconds * 1000, timeZone);
        const found = instantOf(text, timeZone);
        expect(localText(found, timeZone)).toBe(text);
        expect(Math.abs(found - (Date.parse(change) + seconds * 1000))).toBeLessThanOrEqual(HOUR_MS);
      }),
    );
  });
});
