import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '..');

const reportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.optional(z.string()), filename: z.string() })),
});

/** @returns for each file, the rules it breaks */
function brokenRules(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const config of ['.oxlintrc.json', 'tsconfig.base.json'])
      writeFileSync(join(folder, config), readFileSync(join(root, config)));
    const compilerOptions = { composite: false, lib: ['ES2023', 'DOM'], jsx: 'react-jsx', types: ['node'] };
    const tsconfig = { extends: './tsconfig.base.json', compilerOptions, include: ['src'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
    const { stdout } = spawnSync(oxlint, ['--format', 'json', 'src', 'scripts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const broken = Object.fromEntries(Object.keys(files).map((path): [string, string[]] => [path, []]));
    for (const { filename, code = 'unused directive' } of reportSchema.parse(JSON.parse(stdout)).diagnostics)
      broken[filename]?.push(code.replace(/^.*\((.*)\)$/, '$1'));
    return Object.fromEntries(
      Object.entries(broken).map(([path, codes]) => [path, [...new Set(codes)].sort()]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const hooks = (names: string) => `import { ${names} } from 'react';\n`;

const planted: readonly [path: string, text: string, rules: readonly string[]][] = [
  // Our own bans.
  ['src/domain/ads/random.ts', 'export const one = Math.random();\n', ['no-restricted-properties']],
  ['src/domain/ads/clock.ts', 'export const now = Date.now();\n', ['no-restricted-properties']],
  [
    'src/domain/ads/number.ts',
    "export const text = (1).toLocaleString('pt-BR');\n",
    ['no-restricted-properties'],
  ],
  [
    'src/client/parts/number.ts',
    "export const text = (1).toLocaleString('pt-BR');\n",
    ['no-restricted-properties'],
  ],
  ...['fetch', 'console', 'window', 'document', 'localStorage', 'process', 'setTimeout'].map(
    (name): [string, string, string[]] => [
      `src/domain/ads/${name}.ts`,
      `export const its = typeof ${name} === 'undefined' ? null : ${name};\n`,
      ['no-restricted-globals'],
    ],
  ),
  ['src/domain/ads/free.test.ts', 'export const one = Math.random();\n', []],
  ['src/server/admin/env.ts', 'export const home = process.env.HOME;\n', ['no-restricted-properties']],
  ['src/server/main.ts', 'export const home = process.env.HOME;\n', []],
  ['src/server/named.ts', 'export interface Place {\n  id: string;\n}\n', ['id-denylist']],
  ['src/client/parts/named.ts', 'export const takeOut = 1;\n', ['id-denylist']],
  // The rules that the house leans on most, and those that oxlint calls unripe.
  [
    'src/server/any.ts',
    'export function read(value: any): unknown {\n  return value;\n}\n',
    ['no-explicit-any'],
  ],
  [
    'src/server/bang.ts',
    'export const read = (value: string | null) => value!;\n',
    ['no-non-null-assertion'],
  ],
  [
    'src/server/floating.ts',
    'export function write(save: () => Promise<void>): void {\n  save();\n}\n',
    ['no-floating-promises'],
  ],
  [
    'src/server/misused.ts',
    'export function write(save: () => Promise<void>): void {\n  [1].forEach(save);\n}\n',
    ['no-misused-promises'],
  ],
  ['src/server/unsafe.ts', "export const read = (): string => JSON.parse('1');\n", ['no-unsafe-return']],
  [
    'src/server/condition.ts',
    "export function read(value: string): string {\n  if (value === undefined) return 'never';\n  return value;\n}\n",
    ['no-unnecessary-condition'],
  ],
  [
    'src/server/chain.ts',
    'export const read = (value: { a: string } | null) => value !== null && value.a;\nexport const chained = (value?: { a?: { b: string } }) => value && value.a && value.a.b;\n',
    ['prefer-optional-chain'],
  ],
  [
    'src/server/assigned.ts',
    "export function read(): string {\n  let text = 'never read';\n  text = 'read';\n  return text;\n}\n",
    ['no-useless-assignment'],
  ],
  [
    'src/server/type.ts',
    "import { Server } from 'node:http';\nexport type Own = Server;\n",
    ['consistent-type-imports'],
  ],
  [
    'src/server/unused.ts',
    'export function read(value: string, _other: string): string {\n  const own = 1;\n  return value;\n}\n',
    ['no-unused-vars'],
  ],
  [
    'src/server/disabled.ts',
    '// oxlint-disable-next-line no-explicit-any -- nothing is here\nexport const one = 1;\n',
    ['unused directive'],
  ],
  ['scripts/undefined.mjs', 'export const its = window;\n', ['no-undef']],
  [
    'src/client/parts/hook.tsx',
    `${hooks('useState')}export function Own({ isOpen }: { isOpen: boolean }) {\n  if (isOpen) useState(1);\n  return null;\n}\n`,
    ['rules-of-hooks'],
  ],
  [
    'src/client/parts/deps.tsx',
    `${hooks('useEffect')}export function Own({ name }: { name: string }) {\n  useEffect(() => {\n    document.title = name;\n  }, []);\n  return null;\n}\n`,
    ['exhaustive-deps'],
  ],
  [
    'src/client/parts/refs.tsx',
    `${hooks('useRef')}export function Own() {\n  const box = useRef(0);\n  return <p>{box.current}</p>;\n}\n`,
    ['refs'],
  ],
  ['src/client/parts/pure.tsx', 'export function Own() {\n  return <p>{Date.now()}</p>;\n}\n', ['purity']],
  [
    'src/client/parts/effect.tsx',
    `${hooks('useEffect, useState')}export function Own({ name }: { name: string }) {\n  const [own, setOwn] = useState('');\n  useEffect(() => {\n    setOwn(name);\n  }, [name]);\n  return <p>{own}</p>;\n}\n`,
    ['set-state-in-effect'],
  ],
];

it('finds every planted fault', () => {
  const files = Object.fromEntries(planted.map(([path, text]) => [path, text]));
  const expected = Object.fromEntries(planted.map(([path, , rules]) => [path, rules]));
  expect(brokenRules(files)).toEqual(expected);
});

it('refuses the names that the glossary lists', () => {
  const glossary = readFileSync(join(root, 'docs/glossario.md'), 'utf8');
  const [, list = ''] = glossary.split('## Nomes que o código não usa');
  const [section = ''] = list.split('\n## ');
  const listed = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  const [names = [], ofReports = []] = [...config.matchAll(/"id-denylist": \[([^\]]*)\]/g)].map(
    ([, denied = '']) =>
      [...denied.matchAll(/"(\w+)"/g)].map(([, name]) => name).filter((name) => name !== 'error'),
  );
  expect(listed.length).toBeGreaterThan(10);
  expect(names.toSorted()).toEqual(listed.toSorted());
  expect(ofReports).toEqual(names.filter((name) => name !== 'place'));
});

/** oxlint has no rule for a call by its number of arguments. */
const readsTheClock = /\bnew Date(?:\(\s*\)|\b(?!\s*\())|(?<!\bnew |[\w.])Date\(/;

it.each([
  ['new Date()', true],
  ['new Date', true],
  ['Date()', true],
  ['new Date(at)', false],
  ['Date.parse(at)', false],
  ['formatDate(at)', false],
  ['date: Date)', false],
])('knows whether %s reads the clock', (code, expected) => {
  expect(readsTheClock.test(code)).toBe(expected);
});

it('finds no clock in the domain', () => {
  const domain = join(root, 'src/domain');
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(path),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => readsTheClock.test(readFileSync(join(domain, path), 'utf8')))).toEqual([]);
});
