import { describe, expect, it } from 'vitest';
import { addTime, lowerBids, silentDays } from './schedule.ts';
import { weekDays } from './settings.ts';

it('a first time stops the ads on no day', () => {
  const schedule = addTime([]);
  expect(schedule.map(({ day }) => day)).toEqual(weekDays);
  expect(silentDays(schedule)).toEqual([]);
});

it('a further time is of a day that has none', () => {
  const without = addTime([]).filter(({ day }) => day !== 'Sunday');
  expect(silentDays(without)).toEqual(['Sunday']);
  expect(addTime(without).at(-1)).toEqual({ day: 'Sunday', from: 8, to: 22 });
  expect(silentDays([])).toEqual([]);
});

it('a further time has the hours of the last one, and is of Monday when each day has one', () => {
  const hours = { from: 9.5, to: 10 };
  expect(
    addTime([
      { day: 'Monday', from: 8, to: 18 },
      { day: 'Saturday', from: 8, to: 18 },
      { day: 'Sunday', ...hours },
    ]).at(-1),
  ).toEqual({
    day: 'Tuesday',
    ...hours,
  });
  expect(addTime(weekDays.map((day) => ({ day, ...hours }))).at(-1)).toEqual({ day: 'Monday', ...hours });
});

describe('lower bids in a part of the day', () => {
  it('divide each day, and the ads run at the same hours', () => {
    const lowered = lowerBids([], { weekday: null, from: 0, to: 6 }, -80);
    expect(lowered).toHaveLength(14);
    expect(lowered?.slice(0, 2)).toEqual([
      { day: 'Monday', from: 0, to: 6, bid: -80 },
      { day: 'Monday', from: 6, to: 24 },
    ]);
  });

  it('are those of one day of the week, where a part had lower ones they stay', () => {
    const night = lowerBids([], { weekday: null, from: 0, to: 6 }, -80) ?? [];
    const lowered = lowerBids(night, { weekday: 0, from: 0, to: 24 }, -30) ?? [];
    expect(lowered.filter(({ bid }) => bid === -30)).toEqual([{ day: 'Sunday', from: 6, to: 24, bid: -30 }]);
    expect(lowered).toHaveLength(14);
    expect(lowerBids(lowered, { weekday: 0, from: 0, to: 24 }, -30)).toEqual(lowered);
  });

  it('add no hour to a schedule, and are at least a tenth', () => {
    const schedule = [{ day: 'Monday' as const, from: 8.25, to: 18 }];
    expect(lowerBids(schedule, { weekday: null, from: 0, to: 12 }, -100)).toEqual([
      { day: 'Monday', from: 8.25, to: 12, bid: -90 },
      { day: 'Monday', from: 12, to: 18 },
    ]);
    expect(lowerBids(schedule, { weekday: 2, from: 0, to: 24 }, -50)).toEqual(schedule);
  });

  it.each(weekDays.map((day, at) => [(at + 1) % 7, day] as const))(
    'on day %i are those of %s',
    (weekday, day) => {
      const lowered = lowerBids([], { weekday, from: 0, to: 24 }, -50) ?? [];
      expect(lowered.filter(({ bid }) => bid === -50)).toEqual([{ day, from: 0, to: 24, bid: -50 }]);
    },
  );

  it.each<[from: number, to: number, times: (readonly [from: number, to: number, bid?: number])[]]>([
    [0, 8, [[8, 18]]],
    [18, 24, [[8, 18]]],
    [
      0,
      9,
      [
        [8, 9, -50],
        [9, 18],
      ],
    ],
    [
      17,
      24,
      [
        [8, 17],
        [17, 18, -50],
      ],
    ],
    [8, 18, [[8, 18, -50]]],
    [7, 19, [[8, 18, -50]]],
    [
      10,
      11,
      [
        [8, 10],
        [10, 11, -50],
        [11, 18],
      ],
    ],
  ])('from %i to %i divide the hours from 8 to 18', (from, to, times) => {
    const lowered = lowerBids([{ day: 'Monday', from: 8, to: 18 }], { weekday: 1, from, to }, -50);
    expect(
      lowered?.map((slot) => [slot.from, slot.to, ...(slot.bid === undefined ? [] : [slot.bid])]),
    ).toEqual(times);
  });

  it('join times that follow each other with the same bid, in their order', () => {
    const day = 'Monday' as const;
    const schedule = [
      { day, from: 12, to: 18 },
      { day, from: 8, to: 12, bid: -50 },
      { day, from: 19, to: 20, bid: -50 },
    ];
    expect(lowerBids(schedule, { weekday: 1, from: 12, to: 18 }, -50)).toEqual([
      { day, from: 8, to: 18, bid: -50 },
      { day, from: 19, to: 20, bid: -50 },
    ]);
    expect(lowerBids(schedule, { weekday: 1, from: 0, to: 1 }, -50)).toHaveLength(3);
  });

  it('may need six times of a day', () => {
    const hours = [0, 2, 4, 6].map((from) => ({ day: 'Friday' as const, from, to: from + 2, bid: from }));
    expect(lowerBids(hours, { weekday: 5, from: 1, to: 1.5 }, -50)).toHaveLength(6);
  });

  it('that need more than six times of a day are refused, as Google would', () => {
    const hours = [0, 2, 4, 6, 8, 10].map((from) => ({
      day: 'Friday' as const,
      from,
      to: from + 2,
      bid: from,
    }));
    expect(lowerBids(hours, { weekday: 5, from: 1, to: 2 }, -50)).toBeNull();
  });
});
