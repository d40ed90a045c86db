import { useMemo } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router';
import type * as z from 'zod/mini';

/** What was asked of an address that is still drawn: a second change may come before the first one is. */
const undrawn = new WeakMap<Location, URLSearchParams>();

/**
 * Search, filters and order stored in the address, so that a reload, a link and the back button show the same
 * view.
 * @param schema gives every field a default (`.default().catch()`), because anybody can edit an address. Fields
 * with their default value are left out of the address.
 */
export function useSearchState<State extends Record<string, string>>(
  schema: z.ZodMiniType<State>,
): [State, (part: Partial<State> | ((now: State) => Partial<State>)) => void] {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => schema.parse(Object.fromEntries(params)), [schema, params]);
  function change(part: Partial<State> | ((now: State) => Partial<State>)): void {
    const defaults = schema.parse({});
    const next = new URLSearchParams(undrawn.get(location) ?? params);
    const changed = typeof part === 'function' ? part(schema.parse(Object.fromEntries(next))) : part;
    for (const [field, value] of Object.entries<string | undefined>(changed)) {
      if (value === undefined || value === defaults[field]) next.delete(field);
      else next.set(field, value);
    }
    undrawn.set(location, next);
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return [state, change];
}
