import { type ComponentType, lazy, useState } from 'react';

export type Screens<Name extends string> = Record<Name, ComponentType>;

/** The code of a screen. */
export interface ScreenCode {
  prefetch: () => void;
  /** Whether the screen can be drawn at once. */
  isHere: () => boolean;
}

/** A screen whose code is fetched when it is first shown, or before with `prefetch`. */
export function lazyScreen<Name extends string>(load: () => Promise<Screens<Name>>, name: Name) {
  let fetched: Promise<{ default: ComponentType }> | undefined;
  let here: ComponentType | undefined;

  async function fetchScreen(): Promise<{ default: ComponentType }> {
    try {
      here = (await load())[name];
      return { default: here };
    } catch (error) {
      fetched = undefined; // a fetch that failed ahead of time is tried again when the screen is shown
      throw error;
    }
  }

  const fetchOnce = () => (fetched ??= fetchScreen());
  const Later = lazy(fetchOnce);

  function Screen() {
    const [Shown] = useState(() => here ?? Later); // `lazy` would draw what surrounds it first, even with the code here
    return <Shown />;
  }

  const code: ScreenCode = {
    prefetch: () => void fetchOnce().catch(() => undefined),
    isHere: () => here !== undefined,
  };
  return { Screen, code };
}
