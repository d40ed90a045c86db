import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SaleStatus } from '#domain/measuring/reports/sales/sale.ts';
import { finish } from '#domain/shared/steps.ts';
import { settleOrders } from './orders.ts';
import type { SaleLine } from './sale-line.ts';

const settled = (lines: readonly SaleLine[]) => finish(settleOrders(lines));

/** The same, and in how many steps. */
function settledInSteps(lines: readonly SaleLine[]) {
  const work = settleOrders(lines);
  let steps = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done) return { orders: value, steps };
    steps += 1;
  }
}
const IMPORTED = '2026-06-30T12:00:00+00:00';

/** `[file, day of May 2026, status, commission, changes]`. */
type ShortLine = [file: number, day: number, status: SaleStatus, earned: number, changes?: Partial<SaleLine>];

function line([file, day, status, earned, changes]: ShortLine): SaleLine {
  const date = `2026-05-${String(day).padStart(2, '0')}`;
  return {
    file,
    importedAt: IMPORTED,
    orderId: 'A1',
    day: date,
    soldAt: `${date}T10:00:00`,
    status,
    product: 'Vita',
    amountMicros: null,
    commissionMicros: earned * 1_000_000,
    currency: 'USD',
    exchange: null,
    gclid: null,
    clickedAt: null,
    subIds: [],
    keyword: '',
    ...changes,
  };
}
const sumOf = (entries: readonly { micros: number }[]) =>
  entries.reduce((sum, { micros }) => sum + micros, 0) / 1_000_000;

describe('an order of a network', () => {
  it.each<[name: string, lines: ShortLine[], expected: [status: SaleStatus, earned: number, lost: number]]>([
    ['is approved', [[0, 13, 'approved', 10]], ['approved', 10, 0]],
    [
      'of two files counts once',
      [
        [0, 13, 'approved', 10],
        [1, 13, 'approved', 10],
      ],
      ['approved', 10, 0],
    ],
    [
      'twice in one file counts once',
      [
        [0, 13, 'approved', 10],
        [0, 13, 'approved', 10],
      ],
      ['approved', 10, 0],
    ],
    [
      'with an upsell of the same day and no product earns both, each once',
      [
        [0, 13, 'approved', 100],
        [0, 13, 'approved', 40],
        [0, 13, 'approved', 100],
        [0, 13, 'approved', 40],
      ],
      ['approved', 140, 0],
    ],
    [
      'whose older state stands below the newer one is as the newer one says',
      [
        [0, 13, 'approved', 10],
        [0, 13, 'pending', 10],
      ],
      ['approved', 10, 0],
    ],
    [
      'that waited for another amount is approved once',
      [
        [0, 13, 'pending', 10],
        [0, 13, 'approved', 9],
      ],
      ['approved', 9, 0],
    ],
    [
      'is refunded by a newer file',
      [
        [0, 13, 'approved', 10],
        [1, 13, 'refunded', 10],
      ],
      ['refunded', 0, 10],
    ],
    [
      'is refunded by a newer file that tells the day of the refund and no amount',
      [
        [0, 13, 'approved', 10],
        [1, 20, 'refunded', 0],
      ],
      ['refunded', 0, 10],
    ],
    [
      'is charged back by a negative line',
      [
        [0, 13, 'approved', 10],
        [0, 20, 'chargeback', -10],
      ],
      ['chargeback', 0, 10],
    ],
    [
      'is refunded in part',
      [
        [0, 13, 'approved', 10],
        [1, 20, 'refunded', -4],
      ],
      ['approved', 6, 4],
    ],
    [
      'is refunded in part on its own day',
      [
        [0, 13, 'approved', 10],
        [0, 13, 'refunded', -4],
      ],
      ['approved', 6, 4],
    ],
    [
      'of a file in another order is refunded too',
      [
        [0, 13, 'refunded', 10],
        [0, 13, 'approved', 10],
      ],
      ['refunded', 0, 10],
    ],
    [
      'won back from the bank is approved',
      [
        [0, 13, 'chargeback', 10],
        [1, 13, 'approved', 10],
      ],
      ['approved', 10, 0],
    ],
    ['waits', [[0, 13, 'pending', 10]], ['pending', 10, 0]],
    [
      'that waited is approved on another day',
      [
        [0, 13, 'pending', 10],
        [1, 15, 'approved', 10],
      ],
      ['approved', 10, 0],
    ],
    [
      'that waited is cancelled',
      [
        [0, 13, 'pending', 10],
        [1, 13, 'cancelled', 10],
      ],
      ['cancelled', 0, 10],
    ],
    ['that is a test earns nothing', [[0, 13, 'other', 10]], ['other', 0, 0]],
    ['alone as a refund earns nothing', [[0, 20, 'refunded', -10]], ['refunded', 0, 10]],
    [
      'with two products earns both',
      [
        [0, 13, 'approved', 10],
        [0, 13, 'approved', 7, { product: 'Kit' }],
      ],
      ['approved', 17, 0],
    ],
    [
      'with two products loses only the refunded one',
      [
        [0, 13, 'approved', 10],
        [0, 13, 'approved', 7, { product: 'Kit' }],
        [1, 20, 'refunded', 7, { product: 'Kit' }],
      ],
      ['approved', 10, 7],
    ],
    [
      'with two payments earns both',
      [
        [0, 1, 'approved', 10],
        [0, 28, 'approved', 10],
      ],
      ['approved', 20, 0],
    ],
    [
      'with two payments in two files earns both',
      [
        [0, 1, 'approved', 10],
        [1, 28, 'approved', 10],
      ],
      ['approved', 20, 0],
    ],
    [
      'with two payments loses the newest',
      [
        [0, 1, 'approved', 10],
        [0, 20, 'approved', 9],
        [0, 28, 'refunded', 9],
      ],
      ['approved', 10, 9],
    ],
    [
      'whose date a newer file corrects counts once',
      [
        [0, 13, 'approved', 10],
        [1, 10, 'approved', 5, { orderId: 'B' }],
        [1, 14, 'approved', 10],
      ],
      ['approved', 10, 0],
    ],
    [
      'counts once when a file has no products',
      [
        [0, 13, 'approved', 10],
        [1, 13, 'approved', 10, { product: '' }],
      ],
      ['approved', 10, 0],
    ],
    [
      'given back in another currency is lost whole',
      [
        [0, 13, 'approved', 10],
        [1, 20, 'refunded', -2, { currency: 'BRL' }],
      ],
      ['refunded', 0, 10],
    ],
    [
      'with two payments in two currencies earns both',
      [
        [0, 13, 'approved', 10],
        [0, 14, 'approved', 5, { currency: 'BRL' }],
      ],
      ['approved', 15, 0],
    ],
    ['of nothing is approved', [[0, 13, 'approved', 0]], ['approved', 0, 0]],
    [
      'that waits for one payment and lost another waits',
      [
        [0, 13, 'pending', 10],
        [0, 14, 'cancelled', 7],
      ],
      ['pending', 10, 0],
    ],
    [
      'of which one payment was cancelled and one is a test lost one',
      [
        [0, 13, 'cancelled', 10],
        [0, 14, 'other', 3],
      ],
      ['cancelled', 0, 10],
    ],
    [
      'whose payment went back while another waited lost what was paid',
      [
        [0, 13, 'approved', 10],
        [0, 14, 'pending', 3],
        [0, 20, 'refunded', 10],
      ],
      ['refunded', 0, 10],
    ],
    [
      'of a postback is a payment of its own beside that of a file',
      [
        [0, 13, 'approved', 10],
        [1, 13, 'approved', 10, { isPostback: true }],
      ],
      ['approved', 20, 0],
    ],
    [
      'is one where the file ends on the day before the message',
      [
        [0, 14, 'approved', 10, { isPostback: true }],
        [1, 13, 'approved', 9],
      ],
      ['approved', 9, 0],
    ],
    [
      'is one where the file begins on the day after the message',
      [
        [0, 12, 'approved', 10, { isPostback: true }],
        [1, 13, 'approved', 10],
      ],
      ['approved', 10, 0],
    ],
    [
      'has two payments where the file names the first on its own day',
      [
        [0, 13, 'approved', 10, { isPostback: true }],
        [0, 14, 'approved', 4, { isPostback: true }],
        [1, 13, 'approved', 10],
        [2, 13, 'approved', 10],
      ],
      ['approved', 14, 0],
    ],
    [
      'has two payments two days apart',
      [
        [0, 15, 'approved', 10, { isPostback: true }],
        [1, 13, 'approved', 10],
      ],
      ['approved', 20, 0],
    ],
    [
      'went back on the day after the file',
      [
        [0, 14, 'approved', 10, { isPostback: true }],
        [0, 14, 'refunded', 10, { isPostback: true }],
        [1, 13, 'approved', 10],
      ],
      ['refunded', 0, 10],
    ],
    [
      'without a commission earns its price',
      [[0, 13, 'approved', 0, { commissionMicros: null, amountMicros: 97_000_000 }]],
      ['approved', 97, 0],
    ],
  ])('%s', (_, lines, [status, earned, lost]) => {
    const order = settled(lines.map(line)).find(({ orderId }) => orderId === 'A1');
    expect(order && [order.status, sumOf(order.entries), sumOf(order.lost)]).toEqual([status, earned, lost]);
  });

  it('knows when the money went back, or else when it was told', () => {
    const [dated] = settled([line([0, 13, 'approved', 10]), line([1, 20, 'refunded', 10])]);
    expect(dated?.reversedAt).toBe('2026-05-20T10:00:00');
    const [undated] = settled([line([0, 13, 'approved', 10]), line([1, 13, 'refunded', 10])]);
    expect(undated?.reversedAt).toBe(IMPORTED);
  });

  it('keeps what an older file told of its click and its hour', () => {
    const subIds = [{ name: 'tid', value: 'vitalis' }];
    const [order] = settled([
      line([0, 13, 'approved', 10, { gclid: 'Cj0KCQjwExemploFicticio0000000000', subIds }]),
      line([1, 13, 'approved', 10, { soldAt: '2026-05-13' }]),
    ]);
    expect(order).toMatchObject({
      gclid: 'Cj0KCQjwExemploFicticio0000000000',
      soldAt: '2026-05-13T10:00:00',
      subIds,
    });
  });

  it('keeps what an older file told of its keyword and the time of its click, unless the newer tells it', () => {
    const subIds = [{ name: 'tid', value: 'vitalis' }];
    const older = line([0, 13, 'approved', 10, { keyword: 'kit', clickedAt: '2026-05-12', subIds }]);
    const own = { keyword: 'bula', clickedAt: '2026-05-11', subIds: [{ name: 'tid', value: 'kit' }] };
    expect(settled([older, line([1, 13, 'approved', 10])])).toMatchObject([
      { keyword: 'kit', clickedAt: '2026-05-12', subIds, soldAt: '2026-05-13T10:00:00' },
    ]);
    expect(settled([older, line([1, 13, 'approved', 10, own])])).toMatchObject([own]);
  });

  it('keeps the click that any of its lines names', () => {
    const [order] = settled([
      line([0, 13, 'approved', 10, { gclid: 'Cj0KCQjwExemploFicticio0000000000' }]),
      line([1, 20, 'refunded', -4]),
    ]);
    expect(order?.gclid).toBe('Cj0KCQjwExemploFicticio0000000000');
  });

  it('tells its first sale, and what any of its lines tells of the click', () => {
    const subIds = [{ name: 'tid', value: 'vitalis' }];
    const [order] = settled([
      line([0, 20, 'approved', 10]),
      line([0, 13, 'approved', 9, { subIds, keyword: 'kit', clickedAt: '2026-05-12' }]),
      line([0, 10, 'refunded', -1]),
    ]);
    expect(order).toMatchObject({ day: '2026-05-13', soldAt: '2026-05-13T10:00:00', status: 'approved' });
    expect(order).toMatchObject({ subIds, keyword: 'kit', clickedAt: '2026-05-12', gclid: null });
    const [alone] = settled([line([0, 20, 'refunded', -10])]);
    expect(alone).toMatchObject({
      day: '2026-05-20',
      soldAt: '2026-05-20T10:00:00',
      subIds: [],
      keyword: '',
    });
    expect(alone?.clickedAt).toBeNull();
  });

  it('a file brought twice changes nothing, whatever it holds', () => {
    const anyLines = fc.array(
      fc.record({
        orderId: fc.constantFrom('A', 'B', 'C'),
        day: fc.integer({ min: 1, max: 28 }),
        status: fc.constantFrom<SaleStatus>('approved', 'pending', 'refunded', 'chargeback', 'cancelled'),
        earned: fc.integer({ min: -50, max: 50 }),
        product: fc.constantFrom('', 'Vita', 'Kit'),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(anyLines, (rows) => {
        const lines = (file: number) =>
          rows.map(({ day, status, earned, ...rest }) => line([file, day, status, earned, rest]));
        const sums = (all: SaleLine[]) =>
          settled(all).map(({ orderId, status, entries }) => [orderId, status, sumOf(entries)]);
        expect(sums([...lines(0), ...lines(1)])).toEqual(sums(lines(1)));
      }),
      { numRuns: 500 },
    );
  });

  it('settles many lines in short steps', () => {
    const lines = Array.from({ length: 5000 }, (_, at) =>
      line([0, 1 + (at % 28), 'approved', 10, { orderId: `P${at}` }]),
    );
    const { orders, steps } = settledInSteps(lines);
    expect(steps).toBe(20);
    expect(orders).toHaveLength(5000);
  });

  const product = (at: number) => ({ product: `Kit ${at}` });
  it.each<[name: string, lineAt: (at: number) => ShortLine, lines: number, earned: number]>([
    ['told again and again', () => [0, 13, 'approved', 10], 1, 10],
    ['of many products', (at) => [0, 13, 'approved', 10, product(at)], 20_000, 200_000],
    [
      'of many products on other days',
      (at) => [at < 10_000 ? 0 : 1, at < 10_000 ? 1 : 13, 'approved', 10, product(at)],
      20_000,
      200_000,
    ],
    [
      'told by two files',
      (at) => [at < 10_000 ? 0 : 1, 13, 'approved', 10, product(at % 10_000)],
      10_000,
      100_000,
    ],
    [
      'without products in a newer file',
      (at) => [at < 19_999 ? 0 : 1, 13, 'approved', 10, { product: at < 19_999 ? `Kit ${at}` : '' }],
      1,
      10,
    ],
    [
      'taken back bit by bit',
      (at) => [0, 13, at === 0 ? 'approved' : 'refunded', at === 0 ? 20_000 : -1, product(at)],
      20_000,
      1,
    ],
    [
      'with a reversal for every third payment',
      (at) => [0, 13, at % 4 < 3 ? 'approved' : 'refunded', 10, product(at)],
      10_000,
      100_000,
    ],
  ])('an order of 20,000 lines, %s', { tags: 'long' }, (_, lineAt, entries, earned) => {
    const lines = Array.from({ length: 20_000 }, (__, at) => line(lineAt(at)));
    const { orders, steps } = settledInSteps(lines);
    const [order] = orders;
    expect(steps).toBeGreaterThanOrEqual(19);
    expect(order?.entries).toHaveLength(entries);
    expect(sumOf(order?.entries ?? [])).toBe(earned);
  });
});
