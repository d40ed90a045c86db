import { expect, it } from 'vitest';
import { EnvError } from './env.ts';
import { startFaults } from './report-start-failure.ts';
import { StartError } from './start-error.ts';

const refused = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: no`), { code, syscall: 'open', ...(path !== undefined && { path }) });

it.each([
  ['a missing file', refused('ENOENT', '/data/x'), ['O sistema recusou /data/x: não existe.']],
  ['a full disk', refused('ENOSPC'), ['O sistema recusou open: não há espaço em disco.']],
  ['no permission', refused('EACCES', '/data'), ['O sistema recusou /data: sem permissão.']],
  ['an unknown refusal', refused('EWHATEVER'), ['O sistema recusou: EWHATEVER: no.']],
  ['an error with its own words', new StartError('A porta 80 está em uso.'), ['A porta 80 está em uso.']],
  ['two wrong variables', new EnvError(['PORT: …', 'HOST: …']), ['PORT: …', 'HOST: …']],
  ['a bug of the program, which is logged whole', new TypeError('x is not a function'), null],
])('%s', (_what, error, lines) => {
  expect(startFaults(error)).toEqual(lines);
});
