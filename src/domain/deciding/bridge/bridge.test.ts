import { describe, expect, it } from 'vitest';
import { addDays, dayNumber } from '#domain/shared/days.ts';
import { commandsOf, newCommandsSchema, undoOf } from './commands.ts';
import { dayIn, type HeldTables, isAskable, piecesOf, withPiece } from './pieces.ts';
import { toReportRows } from './table-rows.ts';

const TODAY = '2026-11-26';

/** The days of a table that pieces ask for, without repeats. */
function daysAsked(stored: HeldTables, table: string, today = TODAY): string[] {
  const pieces = piecesOf(stored, today).filter((piece) => piece.table === table);
  const days = pieces.flatMap(({ from, to }) =>
    Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, at) => addDays(from, at)),
  );
  expect(new Set(days).size).toBe(days.length);
  return days.sort();
}

/** What is held after runs that bring everything that was asked. */
function afterRun(stored: HeldTables, today = TODAY): HeldTables {
  const next = { ...stored };
  for (const piece of piecesOf(stored, today)) next[piece.table] = withPiece(next[piece.table], piece, today);
  return next;
}

describe('what a run reads', () => {
  const first = afterRun({});
  it.each([
    ['the first run', {}, 'search_terms', TODAY, 90],
    ['the next hour', first, 'search_terms', TODAY, 3],
    ['a table that is read once a day', first, 'assets', TODAY, 0],
    ['the next day', first, 'search_terms', '2026-11-27', 30],
    ['the hour after that', afterRun(first, '2026-11-27'), 'search_terms', '2026-11-27', 3],
    ['after a silence of 60 days', first, 'campaigns', '2027-01-25', 90],
    ['changes, which Google keeps for a month', {}, 'changes', TODAY, 28],
    ['a table of now, once a day', {}, 'conversion_actions', TODAY, 1],
    ['the same again', first, 'conversion_actions', TODAY, 0],
    ['a table of now, each hour', first, 'ads', TODAY, 1],
  ] as const)('%s', (_what, stored, table, today, expected) => {
    expect(daysAsked(stored, table, today)).toHaveLength(expected);
  });

  it.each([
    ['the longest period', -89, 0, true],
    ['of a run that began the day before', -90, -1, true],
    ['before any run asks', -91, -1, false],
    ['of a server whose clock is ahead', 1, 1, true],
    ['of days to come', 0, 2, false],
    ['whose end comes first', 0, -1, false],
  ])('are days %s', (_what, from, to, expected) => {
    expect(isAskable({ from: addDays(TODAY, from), to: addDays(TODAY, to) }, TODAY)).toBe(expected);
  });

  it('goes on where a run stopped', () => {
    const [newest] = piecesOf({}, TODAY).filter(({ table }) => table === 'keywords');
    if (!newest) throw new Error('no piece');
    const stored = { keywords: withPiece(undefined, newest, TODAY) };
    expect(daysAsked(stored, 'keywords')[0]).toBe(addDays(TODAY, -89));
    const whole = afterRun(stored);
    expect(whole.keywords).toEqual({ from: addDays(TODAY, -89), to: TODAY, wholeOn: TODAY });
  });

  it('keeps clicks of yesterday, of a silence, and of days of sales', () => {
    const clicks = (stored: HeldTables, sold: string[] = []) =>
      piecesOf(stored, TODAY, sold)
        .filter(({ table }) => table === 'clicks')
        .map(({ from }) => from);
    expect(clicks({})).toEqual(['2026-11-25']);
    const stored = { clicks: { from: '2026-11-01', to: '2026-11-22', wholeOn: null } };
    expect(clicks(stored)).toEqual(['2026-11-25', '2026-11-24', '2026-11-23']);
    expect(clicks(stored, ['2026-11-10', '2026-05-01', TODAY])).toContain('2026-11-10');
    expect(clicks(stored, ['2026-05-01', TODAY])).toHaveLength(3);
  });

  it('a day is that of the account', () => {
    const now = new Date('2026-11-26T02:30:00Z');
    expect(dayIn('America/Sao_Paulo', now)).toBe('2026-11-25');
    expect(dayIn('Pacific/Auckland', now)).toBe('2026-11-26');
    expect(dayIn('Nowhere/Else', now)).toBe('2026-11-25');
  });
});

describe('cells as rows of reports', () => {
  it.each([
    [
      'campaigns',
      [
        'day',
        'campaign',
        'campaignId',
        'impressions',
        'clicks',
        'costMicros',
        'conversions',
        'impressionShare',
        'lostToBudget',
        'lostToRank',
      ],
      ['2026-11-25', 'BR', '7', '100', null, '1500000', 0.5, 0.0999, 0.9, 0.9001],
      [
        '2026-11-25',
        'BR',
        '',
        'BR',
        '',
        null,
        null,
        100,
        0,
        1500000,
        0.5,
        null,
        { campaignId: '7', impressionShare: '<0.1', lostToBudget: '0.9', lostToRank: '>0.9' },
      ],
    ],
    [
      'search_terms',
      ['day', 'term', 'status', 'keyword', 'matchType', 'campaign', 'adGroup', 'clicks', 'future'],
      ['2026-11-25', 'kit', 'ADDED_EXCLUDED', 'kit', 'NEAR_EXACT', 'BR', 'G', '2', 'x'],
      ['2026-11-25', 'BR', 'G', 'kit', 'kit', 'exact', 'added_excluded', null, 2, null, null, null, null],
    ],
    [
      'changes',
      ['changedAt', 'resourceType', 'operation', 'clientType', 'fields', 'campaign'],
      ['2026-11-25 10:00:00', 'CAMPAIGN_BUDGET', 'UPDATE', 'GOOGLE_ADS_SCRIPTS', 'amount_micros', 'BR'],
      [
        ...[
          '2026-11-25',
          'BR',
          '',
          'UPDATE CAMPAIGN_BUDGET amount_micros',
          '',
          null,
          null,
          null,
          null,
          null,
          null,
          null,
        ],
        { user: 'GOOGLE_ADS_SCRIPTS', changedAt: '2026-11-25 10:00:00' },
      ],
    ],
    [
      'campaign_negatives',
      ['text', 'matchType', 'campaign'],
      ['grátis', 'PHRASE', 'BR'],
      [null, 'BR', '', 'grátis', '', 'phrase', null, null, null, null, null, null, { level: 'Campaign' }],
    ],
  ] as const)('%s', (table, columns, cells, expected) => {
    expect(toReportRows(table, columns, [[...cells]])).toEqual([expected]);
  });
});

describe('commands', () => {
  const term = { text: 'grátis', matchType: 'phrase' } as const;
  it.each([
    [
      'a negative of a campaign',
      { kind: 'negative', ...term, campaign: 'BR', adGroup: null, isListed: false },
      1,
    ],
    [
      'a negative of every campaign',
      { kind: 'negative', ...term, campaign: null, adGroup: null, isListed: false },
      2,
    ],
    [
      'a negative of the list',
      { kind: 'negative', ...term, campaign: null, adGroup: null, isListed: true },
      1,
    ],
    ['a keyword', { kind: 'keyword', ...term, campaign: 'BR', adGroup: 'G' }, 1],
    [
      'a budget',
      {
        kind: 'adjust',
        of: 'budget',
        campaign: 'BR',
        adGroup: null,
        keyword: null,
        device: null,
        from: 50,
        to: 55,
      },
      1,
    ],
    [
      'a bid',
      {
        kind: 'adjust',
        of: 'cpc',
        campaign: 'BR',
        adGroup: 'G',
        keyword: '[kit]',
        device: null,
        from: 1,
        to: 0.9,
      },
      1,
    ],
    [
      'a device, which the script leaves',
      {
        kind: 'adjust',
        of: 'device',
        campaign: 'BR',
        adGroup: null,
        keyword: null,
        device: 'mobile',
        from: 1,
        to: 0.8,
      },
      0,
    ],
    ['a campaign that stops', { kind: 'stop', campaign: 'BR' }, 1],
    ['a negative taken away', { kind: 'release', ...term, campaign: 'BR', adGroup: null }, 1],
    ['a text, which only a file replaces', { kind: 'text', of: 'titles', from: 'a', to: 'b' }, 0],
  ] as const)('%s', (_what, change, expected) => {
    const commands = commandsOf(change, ['BR', 'PT']);
    expect(commands).toHaveLength(expected);
    if (expected > 0) expect(newCommandsSchema.safeParse({ commands }).success).toBe(true);
  });

  it('an action with a wrong field is refused', () => {
    const wrong = { kind: 'budget', action: { campaign: 'BR', micros: '5' } };
    expect(newCommandsSchema.safeParse({ commands: [wrong] }).success).toBe(false);
  });

  it.each([
    ['negative', null, 'present', { kind: 'remove_negative', expected: 'present' }],
    ['pause', 'ENABLED', 'PAUSED', { kind: 'enable', expected: 'PAUSED' }],
    ['budget', 50, 60, { kind: 'budget', expected: 60, action: { micros: 50 } }],
    ['ad', null, 'present', null],
  ] as const)('%s is undone', (kind, before, after, expected) => {
    const undo = undoOf({ kind, action: {}, before, after });
    if (expected === null) expect(undo).toBeNull();
    else expect(undo).toMatchObject(expected);
  });
});
