import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packageRoot } from '#server/boot/root.ts';
import { outcomeOf, writeOutcome, type Outcome } from './outcome.mjs';
import { judgeSkips } from './skips.mjs';

const folder = mkdtempSync(join(tmpdir(), 'faisca-outcome-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'outcome.json');
const none = [{ name: 'regras', message: 'O programa dos testes falhou, ou não rodou teste nenhum.' }];
const failures = [{ name: 'one.test.ts › adds', message: 'expected 3' }];

it.each([
  ['passed', { passed: 2, failures: [], skipped: [] }, true, []],
  ['had a test that failed', { passed: 2, failures, skipped: [] }, false, failures],
  ['failed without a test that failed', { passed: 2, failures: [], skipped: [] }, false, none],
  ['passed without a test', { passed: 0, failures: [], skipped: [] }, true, none],
  ['ended before it wrote', undefined, true, none],
])('a runner that %s', async (_, written, succeeded, expected) => {
  writeOutcome(file, { passed: 9, failures: [], skipped: [] });
  const outcome = await outcomeOf('regras', file, () => {
    if (written) writeOutcome(file, written);
    return Promise.resolve(succeeded);
  });
  expect(outcome).toEqual({ passed: written?.passed ?? 0, failures: expected, skipped: [] });
});

it('a skipped test fails unless it is listed and its reason holds here', () => {
  const allowed = [
    { name: 'a.test.ts › as root', why: 'root', when: true },
    { name: 'b.test.ts', why: 'Linux', when: false },
  ];
  const names = ['a.test.ts › as root › refuses', 'a.test.ts › else', 'b.test.ts › one'];
  expect(judgeSkips(names, allowed)).toEqual({
    byDesign: [{ name: 'a.test.ts › as root › refuses', why: 'root' }],
    unexpected: ['a.test.ts › else', 'b.test.ts › one'],
  });
});

it('an unlisted skip is a failure of its stage', async () => {
  const skipped = ['some.test.ts › is skipped'];
  const outcome = await outcomeOf('regras', file, () => {
    writeOutcome(file, { passed: 1, failures: [], skipped });
    return Promise.resolve(true);
  });
  expect(outcome.failures.map(({ name }) => name)).toEqual(skipped);
});

const failing = `
import { describe, expect, it, beforeAll } from 'vitest';
it('passes', () => expect(1).toBe(1));
it('fails', () => expect({ a: 1 }).toEqual({ a: 2 }));
it('fails late', () => void setTimeout(() => { throw new Error('late'); }, 1));
it('waits', () => new Promise((done) => setTimeout(done, 100)));
describe('group', () => {
  beforeAll(() => { throw new Error('no set-up'); });
  it('never runs', () => expect(1).toBe(1));
});
it.skip('is skipped', () => expect(1).toBe(1));
`;

it('the reporter of Vitest names each failure, in a test, a set-up or neither', () => {
  symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'some.test.ts'), failing);
  const reporters = [[join(packageRoot, 'scripts', 'reporters', 'vitest.ts'), { file }]];
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default ${JSON.stringify({ test: { reporters } })};`,
  );
  const vitest = join(packageRoot, 'node_modules', 'vitest', 'vitest.mjs');
  spawnSync(process.execPath, [vitest, 'run'], { cwd: folder, timeout: 60_000 });
  const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  expect(outcome.passed).toBe(3);
  expect(outcome.skipped).toEqual(['some.test.ts › group > never runs', 'some.test.ts › is skipped']);
  expect(outcome.failures.map(({ name, message }) => [name, message.split('\n')[0]])).toEqual([
    ['some.test.ts › group', 'Error: no set-up'],
    ['some.test.ts › fails', 'AssertionError: expected { a: 1 } to deeply equal { a: 2 }'],
    ['fora dos testes', 'Error: late'],
  ]);
  expect(outcome.failures[1]?.message).toContain('-   "a": 2,');
});
