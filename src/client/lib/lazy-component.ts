import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

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

export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Fetches the code. Once it is there, the component is drawn at once. */
  prefetch: () => Promise<void>;
  isReady: () => boolean;
};

/**
 * A component whose code comes when it is first drawn, or before. React's own `lazy` waits for its code even when it has
 * come; what is shown meanwhile then stays for 300 ms at least.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let ready: ComponentType<Props> | undefined;
  const Late = lazy(async () => ({ default: (ready = await loadCode(load)) }));
  function Lazy(props: Props) {
    const [Body] = useState<ComponentType<Props>>(() => ready ?? Late);
    return createElement(Body, props);
  }
  return Object.assign(Lazy, {
    async prefetch() {
      ready ??= await load();
    },
    isReady: () => ready !== undefined,
  });
}
