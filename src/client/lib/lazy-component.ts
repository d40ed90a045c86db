import { type ComponentType, lazy } from 'react';

const AGAIN_AFTER_MS = 1000;

/** Loads code, and tries once more after a network failure. */
async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return load();
  }
}

/** A component whose code comes when it is first drawn. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadCode(load) }));
}
