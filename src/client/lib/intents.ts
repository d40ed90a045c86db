import { fingerprint } from '#domain/shared/fingerprint.ts';
import { ApiError } from './api.ts';
import { textsShape } from './storage/plain-shapes.ts';
import { readTab, type TabStore, writeTab } from './storage/tab-scope.ts';
import { randomUuid } from './uuid.ts';

/** Request options of a write. The server carries out each key once and repeats its answer for a day. */
export interface Intent {
  headers: { 'Idempotency-Key': string };
}

/** Keys of intents whose result is not known, by the fingerprint of their input. */
interface OpenKeys {
  read: () => Readonly<Record<string, string>>;
  write: (keys: Readonly<Record<string, string>>) => void;
}

/**
 * Gives each intent of one button a key. While its result is unknown (no answer yet, none at all, or a server error),
 * the next attempt with the same input has the same key. Success and refusals end the intent.
 * @param name for input that is a draft of the tab: the keys are kept where the drafts are, so that an attempt after a
 * reload has the same key too.
 */
export function idempotentSender<Input>(name?: string) {
  const pending = new Set<string>();
  const open = name === undefined ? keysInMemory() : keysInTab(name);

  async function send<Output>(
    input: Input,
    write: (input: Input, intent: Intent) => Promise<Output>,
  ): Promise<Output> {
    const mark = markOf(input);
    const key = open.read()[mark] ?? randomUuid();
    open.write({ ...open.read(), [mark]: key });
    const end = () => {
      const { [mark]: _, ...others } = open.read();
      open.write(others);
    };
    try {
      const output = await write(input, { headers: { 'Idempotency-Key': key } });
      end();
      return output;
    } catch (error) {
      if (!isResultUnknown(error)) end();
      throw error;
    }
  }

  /** Returns false while the same input is already claimed; the caller then sends nothing. */
  function claim(input: Input): boolean {
    const mark = markOf(input);
    if (pending.has(mark)) return false;
    pending.add(mark);
    return true;
  }

  const release = (input: Input) => void pending.delete(markOf(input));

  return { send, claim, release };
}

const markOf = (input: unknown) => fingerprint([input]); // an input may be undefined

function keysInMemory(): OpenKeys {
  let keys: Readonly<Record<string, string>> = {};
  return { read: () => keys, write: (next) => (keys = next) };
}

function keysInTab(name: string): OpenKeys {
  const store: TabStore<Readonly<Record<string, string>>> = {
    key: `faisca_intents_${name}_v1`,
    schema: textsShape,
    initial: {},
  };
  return { read: () => readTab(store), write: (next) => writeTab(store, next) };
}

function isResultUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
