import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { accountTableOptions } from '#client/data/profit.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { useEconomics } from '#client/parts/draft/use-economics.ts';

const choiceSchema = z.object({
  venda: z.catch(
    z._default(z.union([z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/)), z.literal('')]), ''),
    '',
  ),
  vezes: z.catch(z._default(z.enum(['2', '3', '5']), '3'), '3'),
  concorrentes: z.catch(z._default(z.string(), ''), ''),
});

/** The target against which terms are judged: the person's choice, or else the campaign's own numbers, or what its sales paid. */
export function useTarget() {
  const { id } = useBuilder().campaign;
  const { inAccount } = useEconomics();
  const [choice, change] = useSearchState(choiceSchema);
  const economics = inAccount && economicsOf(inAccount);
  const { data: account, isLoading } = useQuery({ ...accountTableOptions, enabled: economics === null });
  const paid = account?.campaigns.find((campaign) => campaign.id === id)?.limit?.toFixed(2) ?? null;
  const known = economics?.targetCpa.toFixed(2) ?? paid;
  return {
    choice,
    change,
    /** Where the number comes from that no person chose. */
    source: economics ? ('economics' as const) : paid === null ? null : ('sales' as const),
    isReading: economics === null && isLoading,
    /** What a sale may cost, as an exact decimal; null while unknown. */
    cpa: choice.venda === '' ? known : choice.venda,
    /** The cost of a sale at break-even, by the campaign's numbers or else by the person's. */
    breakEven: economics?.breakEvenCpa.toFixed(2) ?? paid ?? (choice.venda === '' ? null : choice.venda),
    /** What the person wants a sale to cost at most, beside the campaign's numbers. */
    limit: known === null || choice.venda === '' ? null : choice.venda,
    /** What a click may cost with a profit. */
    cpc: economics?.breakEvenCpc ?? null,
  };
}
