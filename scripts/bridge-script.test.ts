import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildScriptModule, SCRIPT_MODULE } from './bridge-script/build.ts';

it('the text of the script is that of its sources', () => {
  expect(readFileSync(SCRIPT_MODULE, 'utf8')).toBe(buildScriptModule());
});
