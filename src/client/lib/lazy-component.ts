import { type ComponentType, createElement, type FunctionComponent, lazy, useEffect, useState } from 'react';

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

type Fetched = Pick<LazyComponent<never>, 'prefetch' | 'isReady'>;

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

/**
 * Fetches a component's code while it is due, and says whether it may be drawn: its code has come, or failed, which it
 * shows where it is drawn. A deferred value would do the same, but all of them wait for the slowest file.
 */
export function useFetched(component: Fetched, isDue = true): boolean {
  const [isFetched, setIsFetched] = useState(component.isReady);
  useEffect(() => {
    if (!isDue) return undefined;
    let isWanted = true;
    const draw = () => {
      if (isWanted) setIsFetched(true);
    };
    component.prefetch().then(draw, draw);
    return () => {
      isWanted = false;
      setIsFetched(component.isReady());
    };
  }, [component, isDue]);
  return isFetched;
}
