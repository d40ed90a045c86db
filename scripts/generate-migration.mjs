// The schema has one initial migration until the first release: it is made again from schema.ts.
// The hand-written SQL beside it (0001_custom.sql) is kept as it is.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'drizzle');
const custom = readFileSync(join(folder, '0001_custom.sql'), 'utf8');
rmSync(folder, { recursive: true });
const kit = (...args) =>
  execFileSync('npx', ['drizzle-kit', 'generate', ...args], { cwd: root, stdio: 'inherit' });
kit('--name', 'init');
kit('--custom', '--name', 'custom');
writeFileSync(join(folder, '0001_custom.sql'), custom);
