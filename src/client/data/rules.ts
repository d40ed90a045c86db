import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { MeasuredChange } from '#domain/deciding/rules/change-log.ts';
import type { DryRun } from '#domain/deciding/rules/dry-run.ts';
import type { MorningChoice } from '#domain/deciding/rules/morning.ts';
import type { NewRule, RuleEdit, RulesPage, ShownRule } from '#domain/deciding/rules/rule.ts';
import { api, read } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useRefresh } from '#client/lib/use-refresh.ts';
import { useWrite } from '#client/lib/use-write.ts';
import { bridgesOptions } from './bridges.ts';

/** The person's rules and what waits for them. */
export const rulesOptions = queryOptions({
  queryKey: ['rules'],
  queryFn: () => read<RulesPage>(api.rules.$get()),
});

/** Null: the person has not chosen yet. */
export const morningOptions = queryOptions({
  queryKey: ['rules', 'morning'],
  queryFn: async () => (await read<{ choice: MorningChoice | null }>(api.rules.morning.$get())).choice,
});

/** What changed in an account, the newest first. */
export function changeLogOptions(accountId: string) {
  return queryOptions({
    queryKey: ['rules', 'changes', accountId],
    queryFn: () => read<MeasuredChange[]>(api.rules.changes[':accountId'].$get({ param: { accountId } })),
  });
}

export function useSaveRule() {
  return useWrite<NewRule, ShownRule>({
    what: 'a regra',
    write: (json, intent) => read<ShownRule>(api.rules.$post({ json }, intent)),
    onSuccess: useRefresh(rulesOptions.queryKey),
    onError: (error) => notifyFailure('A regra não foi ligada', error),
  });
}

export function useEditRule() {
  return useWrite<RuleEdit & { id: string }, ShownRule>({
    what: 'a mudança na regra',
    write: ({ id, ...json }, intent) =>
      read<ShownRule>(api.rules[':id'].$patch({ param: { id }, json }, intent)),
    onSuccess: useRefresh(rulesOptions.queryKey),
    onError: (error) => notifyFailure('A regra não mudou', error),
  });
}

/** Plays a rule over the past. Nothing is stored. */
export function useDryRun() {
  return useWrite<NewRule, DryRun & { currency: string }>({
    what: 'o ensaio da regra',
    write: (json, intent) =>
      read<DryRun & { currency: string }>(api.rules['dry-run'].$post({ json }, intent)),
    onError: (error) => notifyFailure('O ensaio não terminou', error),
  });
}

/** A person's answer to what a rule found. */
export function useDecide() {
  const queryClient = useQueryClient();
  return useWrite({
    what: 'sua resposta ao alerta',
    write: ({ id, isApproved }: { id: string; isApproved: boolean }, intent) =>
      read(api.rules.findings[':id'].$post({ param: { id }, json: { isApproved } }, intent)),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(rulesOptions),
        queryClient.invalidateQueries(bridgesOptions),
      ]),
    onError: (error) => notifyFailure('A resposta não foi guardada', error),
  });
}

export function useSaveMorning() {
  return useWrite<MorningChoice, unknown>({
    what: 'o e-mail da manhã',
    write: (json, intent) => read(api.rules.morning.$put({ json }, intent)),
    onSuccess: useRefresh(morningOptions.queryKey),
    onError: (error) => notifyFailure('O e-mail da manhã não mudou', error),
  });
}

/** By the link of a letter, signed in or not: stops the mails, or starts them again. */
export function switchMorning(token: string, isOn: boolean) {
  return read<{ isOn: boolean }>(api.morning.stop.$post({ json: { token, isOn } }));
}
