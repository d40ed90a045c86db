import { type ComponentType, lazy, useState } from 'react';
import { lazyCode } from './lazy-code.ts';

export type Screens<Name extends string> = Record<Name, ComponentType>;

/** The code of a screen. */
export interface ScreenCode {
  /** Resolves when the code has come, or when it could not: then the screen says so. */
  prefetch: () => Promise<void>;
  /** Whether the screen can be drawn at once. */
  isHere: () => boolean;
}

/** A screen whose code is fetched when it is first shown, or before with `prefetch`. */
export function lazyScreen<Name extends string>(load: () => Promise<Screens<Name>>, name: Name) {
  const { fetch, read } = lazyCode<ComponentType>(async () => (await load())[name]);
  const Later = lazy(async () => ({ default: await fetch() }));

  function Screen() {
    const [Shown] = useState(() => read() ?? Later); // `lazy` would draw what surrounds it first, even with the code here
    return <Shown />;
  }

  const code: ScreenCode = {
    prefetch: () =>
      fetch().then(
        () => undefined,
        () => undefined,
      ),
    isHere: () => read() !== undefined,
  };
  return { Screen, code };
}
