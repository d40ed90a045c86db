import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';

/**
 * Search, filters and order stored in the address, so that a reload, a link and the back button show the same
 * view.
 * @param schema gives every field a default (`.default().catch()`), because anybody can edit an address. Fields
 * with their default value are left out of the address.
 */
export function useSearchState<State extends Record<string, string>>(
  schema: z.ZodMiniType<State>,
): [State, (part: Partial<State>) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => schema.parse(Object.fromEntries(params)), [schema, params]);
  function change(part: Partial<State>): void {
    const defaults = schema.parse({});
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [field, value] of Object.entries<string | undefined>(part)) {
          if (value === undefined || value === defaults[field]) next.delete(field);
          else next.set(field, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [state, change];
}
