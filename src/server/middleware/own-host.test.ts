import { expect, it } from 'vitest';
import { isOwnHost } from './own-host.ts';

it.each([
  ['https://faisca.example', 'faisca.example', true],
  ['https://faisca.example', 'FAISCA.example:443', true],
  ['https://faisca.example', 'outro.example', false],
  ['https://faisca.example', 'faisca.example.outro.example', false],
  ['https://faisca.example', 'localhost', false],
  ['https://faisca.example', '10.0.0.5', false],
  ['http://localhost:3000', 'localhost:3000', true],
  ['http://localhost:3000', '127.0.0.1:3000', true],
  ['http://localhost:3000', '[::1]:3000', true],
  ['http://localhost:3000', '192.168.0.7:3000', true],
  ['http://localhost:3000', 'outro.example:3000', false],
  ['http://localhost:3000', 'localhost.outro.example', false],
  ['http://localhost:3000', '', false],
  ['http://localhost:3000', 'a b', false],
])('the site %s accepts the host %j: %s', (appUrl, host, expected) => {
  expect(isOwnHost(appUrl, host)).toBe(expected);
});
