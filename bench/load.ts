// A process of its own, so that asking takes no time from answering: told what by its parent, answers with times.
import { Agent, get } from 'node:http';
import type { Load } from './requests.ts';

function ask({ url, cookie }: Load, agent: Agent): Promise<boolean> {
  return new Promise((done, fail) => {
    const request = get(url, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode === 200));
    });
    request.once('error', fail);
  });
}

async function run(what: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: what.connections });
  const times: number[] = [];
  let [asked, failures] = [0, 0];
  const keepAsking = async (until: number, record: boolean) => {
    while (performance.now() < until) {
      const since = performance.now();
      asked += 1;
      if (!(await ask(what, agent))) failures += 1;
      if (record) times.push(performance.now() - since);
    }
  };
  const all = (seconds: number, record: boolean) => {
    const until = performance.now() + seconds * 1000;
    return Promise.all(Array.from({ length: what.connections }, () => keepAsking(until, record)));
  };
  await all(1, false);
  await all(what.seconds, true);
  agent.destroy();
  process.send?.({ times, asked, failures }, () => process.disconnect());
}

process.once('message', (what: Load) => void run(what));
