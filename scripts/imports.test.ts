import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkImports } from './imports.mjs';

const root = join(import.meta.dirname, '..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  mkdirSync(join(folder, 'node_modules/zod'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/zod/package.json'), '{ "name": "zod", "main": "index.js" }');
  writeFileSync(join(folder, 'node_modules/zod/index.js'), 'exports.z = 1;\n');
  writeFileSync(join(folder, 'package.json'), readFileSync(join(root, 'package.json')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cruiseSchema = z.object({
  summary: z.object({ violations: z.array(z.object({ rule: z.object({ name: z.string() }) })) }),
});

/** The names of the rules that the files break. */
async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const results = await checkImports(folder, 'json', ['src']);
  const violations = results.flatMap(
    ({ output }) => cruiseSchema.parse(JSON.parse(z.string().parse(output))).summary.violations,
  );
  return [...new Set(violations.map(({ rule }) => rule.name))].sort();
}

const type = (name: string, from: string) =>
  `import type { ${name} } from '${from}';\nexport type Own = ${name};\n`;

it('lets through what flows one way', async () => {
  const files = {
    'src/domain/ads/a.ts': 'export const a = 1;\n',
    'src/domain/making/structure/b.ts': "export { a } from '#domain/ads/a.ts';\n",
    'src/server/campaigns/c.ts': "export { a } from '#domain/making/structure/b.ts';\n",
    'src/client/features/builder/d.ts': "export { a } from '#domain/making/structure/b.ts';\n",
  };
  expect(await brokenRules(files)).toEqual([]);
});

it('refuses a circle of types', async () => {
  const files = {
    'src/domain/ads/a.ts': type('B', './b.ts'),
    'src/domain/ads/b.ts': `export interface B {}\n${type('Own', './a.ts').replace('export type Own', 'export type Other')}`,
  };
  expect(await brokenRules(files)).toEqual(['circle of files']);
});

it('refuses a circle of folders without a circle of files', async () => {
  const files = {
    'src/client/features/builder/one/a.ts': "export { b } from '../two/b.ts';\n",
    'src/client/features/builder/two/b.ts': 'export const b = 1;\n',
    'src/client/features/builder/two/c.ts': "export { d } from '../one/d.ts';\n",
    'src/client/features/builder/one/d.ts': 'export const d = 1;\n',
  };
  expect(await brokenRules(files)).toEqual(['circle of folders']);
});

it.each<[what: string, from: string, to: string, rules: string[]]>([
  ['an arrow back between districts', 'domain/ads', '#domain/making/texts/to.ts', ['domain/ads']],
  [
    'an arrow back in a district',
    'domain/making/texts',
    '#domain/making/structure/to.ts',
    ['domain/making/texts'],
  ],
  [
    'a rule that measures for one that makes',
    'domain/making/structure',
    '#domain/measuring/reports/to.ts',
    ['domain/making/structure'],
  ],
  ['the server in the domain', 'domain/ads', '#server/db/to.ts', ['domain is pure']],
  ['the classic zod', 'server/campaigns', 'zod', ['zod/mini']],
  ['a module of Node in the domain', 'domain/ads', 'node:fs', ['domain is pure']],
  ['a module of Node in the client', 'client/lib', 'node:fs', ['client in a browser']],
  ['a resource in another', 'server/campaigns', '../reports/to.ts', ['resources']],
  ['a resource in a room below', 'server/db', '../reports/to.ts', ['server/db']],
  ['an upper room in a lower one', 'server/db', '../session/to.ts', ['server/db']],
  ['the app in a resource', 'server/campaigns', '../app.ts', ['resources', 'server top']],
  ['a feature in another', 'client/features/builder', '../reports/to.ts', ['features']],
  ['a feature in the parts', 'client/parts', '../features/reports/to.ts', ['client/parts']],
  ['the field in a component', 'client/components', '#domain/ads/to.ts', ['fieldless']],
  ['a value of the server in the client', 'client/lib', '#server/app.ts', ['only the type AppType']],
  ['a query of the server in the client', 'client/data', '#server/campaigns/to.ts', ['client of the API']],
  ['the client in the server', 'server/campaigns', '#client/lib/to.ts', ['who knows the client']],
  ['a long way instead of an alias', 'server/campaigns', '../../domain/ads/to.ts', ['aliases']],
])('refuses %s', async (_, from, to, rules) => {
  const target = to.startsWith('#') ? `src/${to.slice(1)}` : join('src', from, to);
  const isOurs = /^[#.]/.test(to);
  const files = {
    [`src/${from}/from.ts`]: `export const load = () => import('${to}');\n`,
    ...(isOurs && { [target]: 'export const to = 1;\n' }),
  };
  expect(await brokenRules(files)).toEqual(rules);
});
