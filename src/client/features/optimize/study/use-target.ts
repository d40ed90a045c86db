import * as z from 'zod/mini';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';
import { useEconomics } from '#client/parts/draft/use-economics.ts';

const choiceSchema = z.object({
  venda: z.catch(
    z._default(z.union([z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/)), z.literal('')]), ''),
    '',
  ),
  vezes: z.catch(z._default(z.enum(['2', '3', '5']), '3'), '3'),
  concorrentes: z.catch(z._default(z.string(), ''), ''),
});

/** The target against which terms are judged: the person's choice, or else the campaign's own numbers. */
export function useTarget() {
  const { inAccount } = useEconomics();
  const [choice, change] = useSearchState(choiceSchema);
  const economics = inAccount && economicsOf(inAccount);
  const known = economics?.targetCpa.toFixed(2) ?? null;
  return {
    choice,
    change,
    isKnown: known !== null,
    /** What a sale may cost, as an exact decimal; null while unknown. */
    cpa: choice.venda === '' ? known : choice.venda,
    /** The cost of a sale at break-even, by the campaign's numbers or else by the person's. */
    breakEven: economics?.breakEvenCpa.toFixed(2) ?? (choice.venda === '' ? null : choice.venda),
    /** What the person wants a sale to cost at most, beside the campaign's numbers. */
    limit: economics === null || choice.venda === '' ? null : choice.venda,
    /** What a click may cost with a profit. */
    cpc: economics?.breakEvenCpc ?? null,
  };
}
