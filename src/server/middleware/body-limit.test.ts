import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../boot/root.ts';
import { largestBodyBytes } from './body-limit.ts';

const MB = 1024 * 1024;

it.each([
  ['nginx.conf', /client_max_body_size (\d+)m;/u],
  ['Caddyfile', /max_size (\d+)MB/u],
])('deploy/%s lets every body through that the server takes, and not much more', (file, size) => {
  const [, megabytes] = size.exec(readFileSync(join(packageRoot, 'deploy', file), 'utf8')) ?? [];
  // Caddy counts a megabyte as 1,000,000 bytes.
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(largestBodyBytes);
  expect(Number(megabytes) * MB).toBeLessThan(largestBodyBytes + 2 * MB);
});
