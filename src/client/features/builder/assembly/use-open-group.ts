import { useSearchParams } from 'react-router';
import type { Plan, PlannedGroup } from '#domain/making/structure/plan.ts';

/** The open group, whose id is in the address. Default: the first group. */
export function useOpenGroup(plan: Plan): [PlannedGroup | undefined, (id: string) => void] {
  const [params, setParams] = useSearchParams();
  const open = plan.groups.find(({ id }) => id === params.get('grupo')) ?? plan.groups[0];
  const openGroup = (id: string) => setParams({ grupo: id }, { replace: true, preventScrollReset: true });
  return [open, openGroup];
}
