import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '#server/db/client.ts';
import { createSession, createUser } from '#server/testing/factories.ts';
import { AUTH_SECRET } from '#server/testing/server-process.ts';

const WRITERS = 16;
const ACCOUNTS_EACH = 10;
/** A request without an answer for this long counts as hanging. */
const HANGS_MS = 15_000;
const PAUSE_MS = 50;

/** The account of one writer. Each write contains its sequence number. */
interface Account {
  id: string;
  /** The server that it uses. */
  url: string;
  cookie: string;
  turn: number;
  /** Sequence number of the last acknowledged profile name. */
  named: number;
}

interface Named {
  userId: string;
  name: string;
}

export interface Writers {
  /** Number of answers by status; 0 stands for no answer. */
  statuses: Map<number, number>;
  /** Names of the acknowledged campaigns, with their owner. */
  acknowledged: Named[];
  /** Names of the acknowledged lists, with their owner. */
  acknowledgedLists: Named[];
  accounts: Account[];
  hung: () => number;
  /** Saves one campaign more through each server; resolves to whether all were acknowledged. */
  probe: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/**
 * Starts clients, divided among the servers, that save campaigns (a transaction), their lists (statements that share a
 * commit) and profiles, each as fast as it gets answers.
 */
export async function startWriters(
  connection: Connection,
  urls: readonly string[],
  writers = WRITERS,
): Promise<Writers> {
  const addAccount = async (url: string): Promise<Account> => {
    const { id } = await createUser(connection.db, { plan: 'pro', subscriptionStatus: 'active' });
    const { header } = await createSession(connection.db, id, { secret: AUTH_SECRET, appUrl: url });
    return { id, url, cookie: header, turn: 0, named: 0 };
  };
  const accounts: Account[] = [];
  for (let count = 0; count < writers * ACCOUNTS_EACH; count++) {
    accounts.push(await addAccount(urls[count % urls.length] ?? ''));
  }
  const probers = await Promise.all(urls.map(addAccount));
  const statuses: Writers['statuses'] = new Map();
  const acknowledged: Named[] = [];
  const acknowledgedLists: Named[] = [];
  let hung = 0;
  let running = true;
  const send = async (account: Account, method: string, path: string, body: object) => {
    const signal = AbortSignal.timeout(HANGS_MS);
    const headers = { Origin: account.url, 'Content-Type': 'application/json', Cookie: account.cookie };
    const answer = await fetch(account.url + path, {
      method,
      headers,
      signal,
      body: JSON.stringify(body),
    }).catch(() => null);
    const text = (await answer?.text().catch(() => null)) ?? '';
    if (signal.aborted) hung += 1;
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (answer === null || status >= 500) await delay(PAUSE_MS);
    return { status, text };
  };
  /** @returns the id of the campaign; null when it was not acknowledged. */
  const save = async (account: Account) => {
    const name = `Campanha ${++account.turn}`;
    const { status, text } = await send(account, 'POST', '/api/campaigns', { name });
    if (status !== 201) return null;
    acknowledged.push({ userId: account.id, name });
    return (JSON.parse(text) as { id: string }).id; // the answer of this route
  };
  const saveList = async (account: Account, campaignId: string) => {
    const name = `Lista ${account.turn}`;
    const list = { assetType: 'titles', content: [name] };
    const { status } = await send(account, 'POST', `/api/campaigns/${campaignId}/assets`, list);
    if (status === 201) acknowledgedLists.push({ userId: account.id, name });
  };
  const write = async (account: Account) => {
    const campaignId = await save(account);
    if (campaignId !== null) await saveList(account, campaignId);
    const turn = account.turn;
    const profile = { fullName: `Pessoa ${turn}`, phone: '' };
    if ((await send(account, 'PATCH', '/api/profile', profile)).status === 200) account.named = turn;
  };
  const work = Array.from({ length: writers }, async (_, writer) => {
    const own = accounts.filter((_account, position) => position % writers === writer);
    for (let turn = 0; running; turn++) {
      const account = own[turn % own.length];
      if (account) await write(account);
    }
  });
  return {
    statuses,
    acknowledged,
    acknowledgedLists,
    accounts,
    hung: () => hung,
    probe: async () => (await Promise.all(probers.map(save))).every((id) => id !== null),
    async stop() {
      running = false;
      await Promise.all(work);
    },
  };
}
