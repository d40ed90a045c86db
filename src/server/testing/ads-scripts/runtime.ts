import { createHash, randomUUID } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import type { Account } from './account.ts';
import { mutate } from './mutate.ts';
import { search } from './search.ts';

export interface FetchedRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}
export interface FetchedAnswer {
  status: number;
  text: string;
}

/** A synchronous network, as `UrlFetchApp` has it. It throws where no answer comes. */
export type Network = (request: FetchedRequest) => FetchedAnswer;

export interface RunOptions {
  accounts: Account[];
  network: Network;
  isPreview?: boolean;
  now?: () => Date;
  /** How far the clock that the script reads is ahead. */
  skewMs?: number;
  /** Seconds after which Google would cancel the run; each call of the network takes one. */
  seconds?: number;
}

const LIMIT_SECONDS = 1800;
const MOST_BODY = 50 * 1024 * 1024;
const MOST_LOG = 100 * 1024;
const MOST_OPERATIONS = 1000;

class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

export interface RunResult {
  log: string;
  /** What ended the run; null when it went through. */
  error: Error | null;
  calls: number;
  /** Sets of operations that were carried out. */
  mutations: number;
  done: DoneOperations[];
  uploads: DoneUpload[];
}

/** Conversions that a script has given to Google. */
export interface DoneUpload {
  customerId: string;
  timeZone: string;
  rows: Record<string, string>[];
}

export interface DoneOperations {
  customerId: string;
  operations: Record<string, unknown>[];
}

/** Runs a script as Google Ads does, in a context that has nothing but its services. Changes are made in the accounts. */
export function runScript(text: string, options: RunOptions): RunResult {
  const { accounts, network, isPreview = false, now = () => new Date(), skewMs = 0 } = options;
  const { seconds = LIMIT_SECONDS } = options;
  const state = { account: accounts[0], left: seconds, log: '', calls: 0, mutations: 0 };
  const doneOperations: DoneOperations[] = [];
  const uploads: DoneUpload[] = [];
  const current = (): Account => {
    if (!state.account) throw new Error('no account is selected');
    return state.account;
  };
  const spend = (time: number) => {
    state.left -= time;
    if (state.left <= 0) throw new Cancelled('Exceeded maximum execution time');
  };
  const handle = (account: Account) => ({
    getCustomerId: () => account.customerId,
    getName: () => account.name,
    getCurrencyCode: () => account.currency,
    getTimeZone: () => account.timeZone,
  });
  const services = {
    Date: dateOf(() => now().getTime() + skewMs),
    AdsApp: {
      search: (query: string) => {
        spend(0.2);
        return iterator(search(current(), query, now()));
      },
      mutateAll: (list: Record<string, unknown>[], { partialFailure }: { partialFailure: boolean }) => {
        spend(1);
        if (partialFailure) throw new Error('the stand-in carries out all or none');
        if (list.length > MOST_OPERATIONS) throw new Error('RequestError.TOO_MANY_MUTATE_OPERATIONS');
        const plain = JSON.parse(JSON.stringify(list)) as Record<string, unknown>[]; // what travels is JSON
        const { outcomes, after } = mutate(current(), plain);
        if (!isPreview && outcomes.every(({ errors }) => errors.length === 0)) {
          Object.assign(current(), after);
          state.mutations += 1;
          doneOperations.push({ customerId: current().customerId, operations: plain });
        }
        return outcomes.map(({ resourceName, errors }) => ({
          isSuccessful: () => resourceName !== null,
          getErrorMessages: () => errors,
          getResourceName: () => resourceName,
        }));
      },
      bulkUploads: () => ({
        newCsvUpload: (columns: string[], { timeZone }: { timeZone: string }) =>
          csvUpload(columns, (rows) => {
            spend(2);
            if (!isPreview) uploads.push({ customerId: current().customerId, timeZone, rows });
          }),
      }),
      currentAccount: () => handle(current()),
      getExecutionInfo: () => ({ isPreview: () => isPreview, getRemainingTime: () => state.left }),
    },
    AdsManagerApp: {
      accounts: () => ({ get: () => iterator(accounts.map(handle)) }),
      select: (chosen: { getCustomerId: () => string }) => {
        state.account = accounts.find(({ customerId }) => customerId === chosen.getCustomerId());
      },
    },
    UrlFetchApp: {
      fetch: (url: string, sent: FetchOptions) => {
        spend(1);
        state.calls += 1;
        if (sent.payload.length > MOST_BODY) throw new Error('Limit Exceeded: URLFetch POST Size.');
        const headers = { ...sent.headers, 'Content-Type': sent.contentType };
        const answer = network({ url, method: sent.method.toUpperCase(), headers, body: sent.payload });
        if (!sent.muteHttpExceptions && answer.status >= 400)
          throw new Error(`Request failed with ${answer.status}`);
        return { getResponseCode: () => answer.status, getContentText: () => answer.text };
      },
    },
    Utilities: {
      DigestAlgorithm: { SHA_256: 'SHA_256' },
      Charset: { UTF_8: 'UTF_8' },
      computeDigest: (_algorithm: string, value: string) =>
        [...createHash('sha256').update(value, 'utf8').digest()].map((byte) =>
          byte > 127 ? byte - 256 : byte,
        ),
      sleep: (ms: number) => spend(ms / 1000),
      getUuid: () => randomUUID(),
    },
    Logger: {
      log: (line: string) => {
        state.log = `${state.log}${line}\n`.slice(0, MOST_LOG);
      },
    },
  };
  let error: Error | null = null;
  try {
    runInContext(`${text}\nmain();`, createContext(services), { filename: 'faisca.js' });
  } catch (thrown) {
    error = thrown instanceof Error ? thrown : new Error(String(thrown));
  }
  return {
    log: state.log,
    error,
    calls: state.calls,
    mutations: state.mutations,
    done: doneOperations,
    uploads,
  };
}

const uploadColumns = new Set([
  ...['Google Click ID', 'Conversion Name', 'Conversion Time', 'Conversion Value', 'Conversion Currency'],
  ...['Order ID', 'Ad User Data', 'Ad Personalization'],
]);

/** An upload of conversions. Google reads bare times in the zone of the upload, and refuses columns that it does not know. */
function csvUpload(columns: readonly string[], done: (rows: Record<string, string>[]) => void) {
  const rows: Record<string, string>[] = [];
  let isOffline = false;
  for (const name of columns) if (!uploadColumns.has(name)) throw new Error(`Unknown column: ${name}`);
  const end = (keep: boolean) => {
    if (!isOffline) throw new Error('The upload has no kind.');
    done(keep ? rows : []);
  };
  return {
    forOfflineConversions: () => {
      isOffline = true;
    },
    setFileName: () => undefined,
    append: (cells: Record<string, string>) => {
      if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u.test(cells['Conversion Time'] ?? ''))
        throw new Error(`The value in column 'Conversion Time' is invalid`);
      rows.push({ ...cells });
    },
    apply: () => end(true),
    preview: () => end(false),
  };
}

/** `Date` with another clock. */
function dateOf(clock: () => number): DateConstructor {
  class ScriptDate extends Date {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(clock());
      else super(parts[0]);
    }

    static override now(): number {
      return clock();
    }
  }
  return ScriptDate as DateConstructor; // scripts call it with `new` alone
}

interface FetchOptions {
  method: string;
  contentType: string;
  headers: Record<string, string>;
  payload: string;
  muteHttpExceptions?: boolean;
}

function iterator<Item>(items: readonly Item[]) {
  let at = 0;
  return {
    hasNext: () => at < items.length,
    next: (): Item => {
      const item = items[at];
      if (item === undefined) throw new Error('no more items');
      at += 1;
      return item;
    },
  };
}
