import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';

/**
 * Search, filters and sort kept in the address: a reload, a link and the back button lead to the same view.
 * @param schema gives every field a default (`.default().catch()`), since anybody can edit an address. A field at its
 *   default does not appear in the address.
 */
export function useSearchState<State extends Record<string, string>>(
  schema: z.ZodType<State>,
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
