import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { FreshQueryClient } from './query-client.ts';

const queryKey = ['campaigns'];
const client = new FreshQueryClient();
afterEach(() => client.clear());

/** A list on the server. Each answer is what the list held when it was asked for, and comes when it is let go. */
function createList() {
  let stored = 'before';
  const onTheirWay: (() => void)[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    reads: 0,
    options: {
      queryKey,
      retry: false,
      queryFn() {
        const answer = stored;
        list.reads += 1;
        return new Promise<string>((resolve) => onTheirWay.push(() => resolve(answer)));
      },
    },
    write: () => void (stored = 'after'),
    /** Lets all answers come, those of later questions too. */
    async answerAll() {
      for (let turn = 0; turn < 10; turn++) {
        for (const come of onTheirWay.splice(0)) come();
        await settle();
      }
    },
  };
}
let list: ReturnType<typeof createList>;

/** What happens before the write; whether a screen shows the list; how often it is asked for in all. */
describe.each([
  ['the first answer is on its way', false, true, 2],
  ['it was read', true, false, 2],
  ['it was read and is read again', true, true, 3],
])('%s', (_what, wasRead, isUnderWay, reads) => {
  it.each([
    ['shown', true],
    ['not shown', false],
  ])('and is %s: what is read in the end knows the write', async (_where, isShown) => {
    list = createList();
    const read = () => client.query({ ...list.options, staleTime: 0 });
    if (wasRead) await Promise.all([read(), list.answerAll()]);
    const underWay = isUnderWay ? read() : Promise.resolve('');
    const leave = isShown
      ? new QueryObserver(client, { ...list.options, staleTime: Infinity }).subscribe(() => undefined)
      : () => undefined;
    list.write();
    await Promise.all([client.invalidateQueries({ queryKey }), underWay, list.answerAll()]);
    const last = isShown
      ? client.getQueryData(queryKey)
      : (await Promise.all([client.query({ ...list.options, staleTime: Infinity }), list.answerAll()]))[0];
    leave();
    expect(last).toBe('after');
    expect(list.reads).toBe(reads);
  });
});
