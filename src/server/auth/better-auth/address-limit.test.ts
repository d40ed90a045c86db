import { expect, it } from 'vitest';
import { addressKey } from './address-limit.ts';

it.each([
  ['203.0.113.9', '203.0.113.9|/x'],
  ['2001:db8:0:1::7', '2001:0db8:0000:0001:0000:0000:0000:0000|/x'],
  ['2001:DB8:0:1:ffff::8', '2001:0db8:0000:0001:0000:0000:0000:0000|/x'],
])('%s counts as its own address, or as its IPv6 network', (address, key) => {
  expect(addressKey(address, '/x')).toBe(key);
});
