import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { judgeSkips } from './skips.mjs';

const maxLines = 25;
/** The steps of a stack that are not ours. */
const foreign = /^\s+at .*(?:node_modules|node:internal)/u;
// oxlint-disable-next-line no-control-regex -- the colours of a terminal begin with this character.
const colours = /\u001b\[[\d;]*m/gu;

export function failure(name, message) {
  const lines = message
    .replace(colours, '')
    .trim()
    .split('\n')
    .filter((line) => !foreign.test(line));
  return { name, message: lines.slice(0, maxLines).join('\n') };
}

export function writeOutcome(file, outcome) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(outcome));
}

export async function outcomeOf(name, file, run) {
  rmSync(file, { force: true });
  const succeeded = await run();
  const outcome = readOutcome(file);
  for (const skipped of judgeSkips(outcome.skipped).unexpected)
    outcome.failures.push(
      failure(skipped, 'Foi pulado, e não está entre os que podem ser (scripts/reporters/skips.mjs).'),
    );
  if (outcome.failures.length === 0 && (!succeeded || outcome.passed === 0))
    outcome.failures.push(failure(name, 'O programa dos testes falhou, ou não rodou teste nenhum.'));
  return outcome;
}

function readOutcome(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failures: [], skipped: [] };
  }
}
