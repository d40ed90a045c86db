import { callFaisca, hasTime, isPreview } from './asking.ts';
import { type Inspection, lookAt, type SetState } from './looking.ts';
import { AdsApp, CAPS, FAISCA, Logger, type Operation, type Row, Utilities } from './runtime.ts';

/** A change that a person approved. */
export interface Command {
  id: string;
  set: string;
  kind: string;
  /** The object of the change, and its new value. */
  action: Row;
  /** The value that the person saw when approving; null when there was none. */
  expected: string | number | null;
  /** Whether the change began in an earlier run that reported no result. Then we only look, and change nothing. */
  isOnlyLook: boolean;
  secondsLeft: number;
}

interface Result {
  id: string;
  state: 'done' | 'skipped' | 'failed';
  reason: string | null;
  before: string | number | null;
  after: string | number | null;
}

interface Ready {
  command: Command;
  inspection: Inspection;
}

/** Fetches the approved changes of an account, applies them set by set and reports each result. */
export function applyCommands(customerId: string): void {
  const fetchedAt = Date.now();
  const answer = callFaisca('/commands', FAISCA.commandsToken, { customerId });
  const commands = answer['commands'] as unknown as Command[]; // the server answers so
  const sets: Record<string, Command[]> = {};
  for (const command of commands.slice(0, CAPS.commandsPerRun)) {
    sets[command.set] = (sets[command.set] || []).concat([command]);
  }
  for (const set of Object.keys(sets)) {
    if (!hasTime()) return;
    applySet(customerId, sets[set] || [], fetchedAt);
  }
}

function applySet(customerId: string, commands: Command[], fetchedAt: number): void {
  const state: SetState = { customerId: customerId.replace(/-/g, ''), nextId: -1, lists: {} };
  const results: Result[] = [];
  const ready: Ready[] = [];
  for (const command of commands) {
    const inspection = tryLook(command, state);
    const why = whyNot(command, inspection, fetchedAt);
    if (why === null) ready.push({ command, inspection });
    else results.push(resultOf(command, inspection, why));
  }
  const begun = ready.length === 0 ? [] : begin(customerId, ready);
  sendResults(customerId, results.concat(begun.length === 0 ? [] : change(begun)));
}

function tryLook(command: Command, state: SetState): Inspection {
  try {
    return lookAt(command.kind, command.action, state);
  } catch (error) {
    return {
      current: null,
      target: null,
      operations: [],
      problem: 'failed',
      detail: String(error).slice(0, 300),
    };
  }
}

/** The reason not to apply a command; null when it may be applied. The reasons are codes that the interface explains. */
function whyNot(command: Command, inspection: Inspection, fetchedAt: number): string | null {
  if (!CAPS.kinds.includes(command.kind)) return 'kind_not_allowed';
  if (inspection.problem !== null) return inspection.problem;
  if (command.isOnlyLook) return inspection.current === inspection.target ? 'confirmed' : 'not_confirmed';
  if (inspection.current === inspection.target) return 'already';
  if (command.expected !== inspection.current) return 'changed_meanwhile';
  if (Date.now() > fetchedAt + command.secondsLeft * 1000) return 'expired';
  return capOf(command.kind, inspection);
}

/**
 * Checks the limits that stand in this script. They are in the currency of the account, and the server cannot
 * raise them.
 */
function capOf(kind: string, inspection: Inspection): string | null {
  if (kind !== 'budget' && kind !== 'bid') return null;
  const target = Number(inspection.target);
  const current = Number(inspection.current);
  if (target > current * CAPS.raise) return 'above_raise_cap';
  const most = kind === 'budget' ? CAPS.dailyBudget : CAPS.cpc;
  return target > most * 1000000 ? 'above_cap' : null;
}

function resultOf(command: Command, inspection: Inspection, why: string): Result {
  const isDone = why === 'confirmed';
  const isFailed = why === 'failed' || why === 'not_confirmed';
  return {
    id: command.id,
    state: isDone ? 'done' : isFailed ? 'failed' : 'skipped',
    reason: inspection.detail === undefined ? why : why + ': ' + inspection.detail,
    before: inspection.current,
    after: inspection.current,
  };
}

/**
 * Each command may start once. The server decides by its own clock. The key distinguishes a repeated call from a
 * second start.
 */
function begin(customerId: string, ready: Ready[]): Ready[] {
  const answer = callFaisca('/begin', FAISCA.commandsToken, {
    customerId,
    key: Utilities.getUuid(),
    ids: ready.map((each) => each.command.id),
  });
  const started = answer['started'] as string[]; // the server answers so
  return ready.filter((each) => started.includes(each.command.id));
}

/** Applies all of them or none. If one exists already, it is left out and the others are tried once more. */
function change(ready: Ready[]): Result[] {
  const errors = mutate(ready);
  const known = ready.filter((_each, at) => /exist|duplicat/i.test(errors[at] || ''));
  if (known.length === 0 || errors.every((error) => error === ''))
    return ready.map((each, at) => sentResult(each, errors, at));
  const others = ready.filter((each) => !known.includes(each));
  const again = others.length === 0 ? [] : mutate(others);
  return known
    .map((each) => resultOf(each.command, each.inspection, 'already'))
    .concat(others.map((each, at) => sentResult(each, again, at)));
}

/** @returns the error of each command, empty where it has none. */
function mutate(ready: Ready[]): string[] {
  const operations: Operation[] = [];
  const owners: number[] = [];
  ready.forEach((each, at) => {
    for (const operation of each.inspection.operations) {
      operations.push(operation);
      owners.push(at);
    }
  });
  const errors = ready.map(() => '');
  try {
    const results = AdsApp.mutateAll(operations, { partialFailure: false });
    results.forEach((result, at) => {
      const owner = owners[at];
      if (owner !== undefined && !result.isSuccessful() && errors[owner] === '') {
        errors[owner] = result.getErrorMessages().join('; ') || 'Google Ads não disse por quê';
      }
    });
  } catch (error) {
    return errors.map(() => String(error).slice(0, 300));
  }
  return errors;
}

function sentResult(each: Ready, errors: string[], at: number): Result {
  const own = errors[at] || '';
  const isAllDone = errors.every((error) => error === '');
  const reason = isAllDone ? null : own === '' ? 'set_not_applied' : 'failed: ' + own.slice(0, 300);
  const { current, target } = each.inspection;
  return {
    id: each.command.id,
    state: isAllDone ? 'done' : 'failed',
    reason,
    before: current,
    after: isAllDone ? target : current,
  };
}

function sendResults(customerId: string, results: Result[]): void {
  for (const result of results) {
    Logger.log(
      (isPreview() ? 'Visualização: ' : '') + result.id + ' ' + result.state + ' ' + (result.reason || ''),
    );
  }
  if (results.length > 0) callFaisca('/results', FAISCA.commandsToken, { customerId, results });
}
