import { type ComponentType, lazy, useState } from 'react';
import { fetchOnce } from './fetch-once.ts';

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
  let here: ComponentType | undefined;
  const fetchScreen = fetchOnce(async () => {
    here = (await load())[name];
    return { default: here };
  });
  const Later = lazy(fetchScreen);

  function Screen() {
    const [Shown] = useState(() => here ?? Later); // `lazy` would draw what surrounds it first, even with the code here
    return <Shown />;
  }

  const code: ScreenCode = {
    prefetch: () =>
      fetchScreen().then(
        () => undefined,
        () => undefined,
      ),
    isHere: () => here !== undefined,
  };
  return { Screen, code };
}
