import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddressReader, networkOf } from './client-address.ts';

async function addressOf(peer: string, forwarded: string | null, trusted: string[]): Promise<string> {
  const read = clientAddressReader(trusted);
  const app = new Hono().get('/', (c) => c.text(read(c)));
  const headers = new Headers(forwarded === null ? {} : { 'X-Forwarded-For': forwarded });
  const bindings = { incoming: { socket: { remoteAddress: peer } } };
  return (await app.request('/', { headers }, bindings)).text();
}

it.each([
  ['nobody in between', '203.0.113.9', null, [], '203.0.113.9'],
  ['a header nobody vouches for', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
  ['a proxy', '10.0.0.1', '198.51.100.1', ['10.0.0.1'], '198.51.100.1'],
  ['a network of proxies', '10.0.0.1', '198.51.100.1, 10.0.0.7', ['10.0.0.0/8'], '198.51.100.1'],
  [
    'what the caller wrote before the proxy did',
    '10.0.0.1',
    '1.2.3.4, 198.51.100.1',
    ['10.0.0.1'],
    '198.51.100.1',
  ],
  ['a proxy that says nothing', '10.0.0.1', null, ['10.0.0.1'], '10.0.0.1'],
  ['what is no address', '10.0.0.1', 'unknown, <script>', ['10.0.0.1'], '10.0.0.1'],
  ['IPv4 dressed as IPv6', '::ffff:10.0.0.1', '::ffff:198.51.100.1', ['10.0.0.1'], '198.51.100.1'],
  ['IPv6', 'fd00::1', '2001:db8::7', ['fd00::/8'], '2001:db8::7'],
  ['proxies alone', '10.0.0.1', '10.0.0.2', ['10.0.0.0/8'], '10.0.0.2'],
])('%s', async (_title, peer, forwarded, trusted, expected) => {
  expect(await addressOf(peer, forwarded, trusted)).toBe(expected);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1::7', '2001:db8:0:1::'],
  ['2001:DB8:0:1:ffff::8', '2001:db8:0:1::'],
  ['2001:db8:0:2::7', '2001:db8:0:2::'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
