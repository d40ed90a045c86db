import { describe, expect, it } from 'vitest';
import { networkCrypto } from '#server/postbacks/network-crypto.ts';
import { makerCrypto as crypto } from '#server/testing/maker-crypto.ts';
import type { Contents } from './message.ts';
import { microsOf } from './amounts.ts';
import { formPairs, parseJson } from './contents.ts';
import { signIpn } from './digistore24.ts';
import type { OrderEvent, Reading } from './postback.ts';
import { postbackNetworkIds, postbackNetworks, type PostbackNetworkId } from './postback-networks.ts';
import { buyer, type FixtureKind, fixtures, type MadePostback } from './testing/fixtures.ts';

const at = 1_793_000_000;
const gclid = 'Cj0KCQjwn_OlBhDhARIsAG2y6zMa-TesteDeClique_0123456789EALw_wcB';
const order = { id: 'A1B2C3', amountCents: 19_790, commissionCents: 9_835, gclid, at };

function open(id: PostbackNetworkId, made: MadePostback, key = fixtures[id].key): Contents | null {
  const postback = { ...made, bytes: Buffer.from(made.body), headers: made.headers };
  return postbackNetworks[id].verify(postback, { key, crypto: networkCrypto, now: at * 1000 });
}
function read(id: PostbackNetworkId, kind: FixtureKind, changes: Partial<typeof order> = {}): Reading {
  const contents = open(id, fixtures[id].make(kind, { ...order, ...changes }, crypto));
  if (contents === null) throw new Error(`${id}: a signed message was refused`);
  return postbackNetworks[id].read(contents);
}
function eventOf(reading: Reading): OrderEvent {
  const [event] = reading.kind === 'events' ? reading.events : [];
  if (event === undefined) throw new Error(`no event: ${JSON.stringify(reading)}`);
  return event;
}

it.each([
  ['a text that never ends', `["${'\\"'.repeat(1_000_000)}`],
  ['texts that never end', `[${'"\\'.repeat(1_000_000)}`],
  ['a text with a line break behind a backslash', `["${'\\\n'.repeat(1_000_000)}"]`],
])('%s is no JSON, and is read once', (_what, text) => {
  expect(parseJson(text)).toBeNull();
});

describe.each(postbackNetworkIds)('%s', (id) => {
  const { contains, currency, key } = fixtures[id];

  it('reads a sale with its money, time and click', () => {
    expect(eventOf(read(id, 'sale'))).toMatchObject({
      orderId: order.id,
      status: 'approved',
      payment: '',
      currency,
      amountMicros: contains.amount ? 197_900_000 : null,
      commissionMicros: contains.commission ? 98_350_000 : null,
      at: contains.time ? `${new Date(at * 1000).toISOString().slice(0, 19)}+00:00` : null,
      click: { id: gclid, kind: 'gclid' },
    });
  });

  it.each([
    ['refund', 'refunded'],
    ['chargeback', 'chargeback'],
  ] as const)('reads a %s of the same order', (kind, status) => {
    expect(eventOf(read(id, kind))).toMatchObject({ orderId: order.id, status });
  });

  it('counts no test as a sale', () => {
    const reading = read(id, 'test');
    const statuses = reading.kind === 'events' ? reading.events.map(({ status }) => status) : [];
    expect(statuses.filter((status) => status !== 'test' && status !== 'pending')).toEqual([]);
  });

  it('names what it does not know and guesses nothing', () => {
    const reading = read(id, 'broken');
    expect(reading.kind).toBe('unread');
  });

  it('reads a repeat as the same event', () => {
    expect(read(id, 'sale')).toEqual(read(id, 'sale'));
  });

  it('keeps nothing of the buyer, nor its own secret', () => {
    for (const kind of ['sale', 'refund', 'broken'] as const) {
      const kept = JSON.stringify(open(id, fixtures[id].make(kind, order, crypto)));
      for (const personal of Object.values(buyer)) expect(kept).not.toContain(personal);
      expect(kept).not.toContain('98765-4321');
      if (key !== '') expect(kept).not.toContain(key);
    }
  });
});

it.each(postbackNetworkIds.filter((id) => fixtures[id].key !== ''))(
  '%s refuses a message of another secret',
  (id) => {
    const { key, make } = fixtures[id];
    const made = make('sale', order, crypto);
    expect(open(id, made, `${key}x`)).toBeNull();
    expect(open(id, { ...made, query: {}, headers: {}, body: '{}' })).toBeNull();
  },
);

describe('published and computed vectors', () => {
  const passphrase = 's3cret-passphrase';
  it.each([
    ['9A23DE2603A33D17', { order_id: 'ORD-1', product_id: '42' }, false],
    ['D10912B7772A60B4', { amount: '47.00', product_id: '42', order_id: 'ORD-1' }, false],
    ['9A23DE2603A33D17', { order_id: 'ORD-1', note: '', product_id: '42' }, false],
    ['9A23DE2603A33D17', { order_id: 'ORD-1', product_id: '42', sha_sign: 'DEADBEEF' }, false],
    ['650DFA85696C764C', { order_id: 'ORD-1', product_id: '42' }, true],
    [
      '2F30138F4508E37C',
      { order_id: 'ORD-2', buyer_first_name: 'Jörg', buyer_last_name: 'Müller-Straße' },
      false,
    ],
    [
      'A3696FD825F03952',
      { order_id: 'ORD-3', custom: 'm:abc+def/ghi=jkl', buyer_email: 'a+b@example.de' },
      false,
    ],
    [
      'D2FD7DA37489365229E9E1BCFAB6E6F55CD88EDFFDAA90AD046926A042D45E2E9D0C968F3B430DC0025A90F11556770F3F7C221CFD5EE797F044FD88CCDCFB93',
      {
        event: 'on_payment',
        order_id: 'AB12CD34',
        product_id: '512345',
        product_name: 'Basis Monatlich',
        amount: '47.00',
        currency: 'EUR',
        buyer_email: 'kunde@example.de',
        billing_type: 'subscription',
        pay_sequence_no: '1',
      },
      false,
    ],
  ])('Digistore24 signs %s', (expected, params: Record<string, string>, isUpper) => {
    const signed = signIpn(params, passphrase, (text) => crypto.hash('sha512', text), isUpper);
    expect(signed.startsWith(expected)).toBe(true);
    const body = new URLSearchParams({ ...params, sha_sign: signed.toLowerCase() }).toString();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(open('digistore24', { method: 'POST', query: {}, headers: form, body })).not.toBeNull();
  });

  it('ClickBank decrypts', () => {
    const body = JSON.stringify({
      notification:
        'Q7ME3M8l4r5MEOvxY0FZ/Rqec5VDigwGioBWSF2WN5TpCxoYFdvDGaJlLzkfrxvlF/QyaVPYXF6B8JHhsNW5+5PRL7As7gj68jN1yHBkaf0rDE1AgKLJjo4cquhusfzxEMGGHmo0o5E7pCn1+R8xIiMT8Agd3/5trQzjpOR03Ab4IIW/SXj2p448WGGTsZsH',
      iv: 'AAECAwQFBgcICQoLDA0ODw==',
    });
    const contents = open('clickbank', { method: 'POST', query: {}, headers: {}, body });
    expect(contents?.json).toEqual({
      receipt: 'TESTRCPT',
      transactionType: 'TEST_SALE',
      role: 'AFFILIATE',
      totalAccountAmount: 45.5,
      currency: 'USD',
      version: 8,
    });
  });

  it.each<[PostbackNetworkId, Record<string, string>, Record<string, string>, string]>([
    [
      'kiwify',
      { signature: 'b66cd69f7ae4701d6993701ba86fb58aba1e4d59' },
      {},
      '{"order_id":"A1","order_status":"paid","webhook_event_type":"order_approved"}',
    ],
    [
      'eduzz',
      {},
      { 'x-signature': 'ef8598ac09aa908d760c539c2f24df6f22ba028e91f0e97c424683f227f5d06f' },
      '{"id":"e1","event":"myeduzz.invoice_paid"}',
    ],
    ['shopify', {}, { 'x-shopify-hmac-sha256': 'VBsiv0zEF5/SIJgbBFSAQlBfOm7bFetE2JDgXuujPXw=' }, '{"id":1}'],
  ])('%s signs its body', (id, query, headers, body) => {
    expect(open(id, { method: 'POST', query, headers, body })).not.toBeNull();
    expect(open(id, { method: 'POST', query, headers, body: `${body} ` })).toBeNull();
  });

  it('Stripe signs with a time, and an old signature is refused', () => {
    const headers = {
      'stripe-signature': 't=1700000000,v1=c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925',
    };
    const postback = { method: 'POST', query: {}, headers, body: '{"id":"evt_1"}', bytes: Buffer.from('') };
    const proof = (seconds: number) => ({ key: 'whsec_test', crypto: networkCrypto, now: seconds * 1000 });
    expect(postbackNetworks.stripe.verify(postback, proof(1_700_000_100))).not.toBeNull();
    expect(postbackNetworks.stripe.verify(postback, proof(1_700_000_301))).toBeNull();
  });
});

it('CAKE’s second field that spilled into the third is read whole', () => {
  const long = `Cj0KCQ${'aB3_-'.repeat(22)}`;
  expect(eventOf(read('cake', 'sale', { gclid: long })).click).toEqual({ id: long, kind: 'gclid' });
});

it.each([
  ['12,50', 12.5],
  ['12.50', 12.5],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1 234,56', 1234.56],
  ["1'234.56", 1234.56],
  ['R$ 1.234.567', 1_234_567],
  ['R$ -12,50', -12.5],
  ['-R$12,50', -12.5],
  ['98.35 USD', 98.35],
  ['Rs. 500', null],
  ['.5', 0.5],
  ['12.', 12],
  [98.35, 98.35],
  ['1e3', null],
  ['0x1F', null],
  ['2x 50,00', null],
  ['12-50', null],
  ['NaN', null],
  ['Infinity', null],
  ['', null],
  [Infinity, null],
  [1e30, null],
  ['9'.repeat(30), null],
  [`${'\n'.repeat(60_000)}x`, null],
] as const)('the amount %j is %j', (text, expected) => {
  expect(microsOf(text)).toBe(expected === null ? null : Math.round(expected * 1e6));
});

it.each([
  [{}, 'USD'],
  [{ currency: '{currency}' }, 'USD'],
  [{ currency: 'brl' }, 'BRL'],
  [{ currency: 'R$' }, 'BRL'],
  [{ currency: 'US$' }, 'USD'],
  [{ currency: 'reais' }, null],
  [{ currency: '$' }, null],
])('a told currency counts, and one that is not understood is unknown: %j', (fields, expected) => {
  const contents = { fields: { order: 'A1', commission: '10', ...fields }, json: null, headers: {} };
  expect(eventOf(postbackNetworks.tune.read(contents)).currency).toBe(expected);
});

it('a sale late in the evening is of its network’s day', () => {
  const contents = { fields: { order: 'A1', time: '2026-11-20 23:59:59' }, json: null, headers: {} };
  const times = (['tune', 'generic', 'cake'] as const).map(
    (id) => eventOf(postbackNetworks[id].read(contents)).at,
  );
  expect(times).toEqual([
    '2026-11-21T04:59:59+00:00',
    '2026-11-21T02:59:59+00:00',
    '2026-11-20T23:59:59+00:00',
  ]);
});

it('whole numbers stay whole, and texts that look like them stay as they are', () => {
  const text =
    '{"a":820982911946154508,"b":"x 820982911946154508, \\"9007199254740993\\"","c":12.5000000000000001,"d":[-90071992547409931]}';
  expect(parseJson(text)).toEqual({
    a: '820982911946154508',
    b: 'x 820982911946154508, "9007199254740993"',
    c: 12.5,
    d: ['-90071992547409931'],
  });
});

it('a broken JSON with equals signs keeps nothing of the buyer in the name of a field', () => {
  const body = '{"buyer":"Fulana Compradora","page":"https://x?a=b"';
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const made = { method: 'POST' as const, query: {}, headers: { 'content-type': type }, body };
    expect(JSON.stringify(open('generic', made))).not.toContain('Fulana');
  }
});

it('a form is read with its plus signs and lone percent signs', () => {
  expect(formPairs('a=1+2&b=%C3%A7&c=100%&&d')).toEqual([
    ['a', '1 2'],
    ['b', 'ç'],
    ['c', '100%'],
    ['d', ''],
  ]);
});
