import { type ComponentType, lazy } from 'react';

export type Screens<Name extends string> = Record<Name, ComponentType>;

/** A screen whose code is fetched when it is first shown, or before with `prefetch`. */
export function lazyScreen<Name extends string>(load: () => Promise<Screens<Name>>, name: Name) {
  let fetched: Promise<{ default: ComponentType }> | undefined;

  async function fetchScreen(): Promise<{ default: ComponentType }> {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      fetched = undefined; // a fetch that failed ahead of time is tried again when the screen is shown
      throw error;
    }
  }

  const fetchOnce = () => (fetched ??= fetchScreen());
  const Screen = lazy(fetchOnce);
  const prefetch = () => void fetchOnce().catch(() => undefined);
  return { Screen, prefetch };
}
