import { queryOptions } from '@tanstack/react-query';
import type { NewCommand } from '#domain/deciding/bridge/commands.ts';
import type {
  Bridge,
  BridgeCommand,
  BridgeDetails,
  Caps,
  CreatedBridge,
} from '#domain/deciding/bridge/messages.ts';
import { api, read } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useRefresh } from '#client/lib/use-refresh.ts';
import { useWrite } from '#client/lib/use-write.ts';

/** A person's scripts in Google Ads, the newest first. */
export const bridgesOptions = queryOptions({
  queryKey: ['bridges'],
  queryFn: () => read<Bridge[]>(api.bridges.$get()),
});

const REFRESH_MS = 15_000;

/**
 * The data that a script brought and the changes that it made. They are read again while somebody looks at them,
 * because the script can call at any time.
 */
export function bridgeOptions(id: string) {
  return queryOptions({
    queryKey: ['bridges', id],
    queryFn: () => read<BridgeDetails>(api.bridges[':id'].$get({ param: { id } })),
    refetchInterval: REFRESH_MS,
  });
}

export function useCreateBridge() {
  return useWrite<{ kind: 'account' | 'manager'; customerId: string; caps: Caps }, CreatedBridge>({
    what: 'o script novo',
    write: (json, intent) => read<CreatedBridge>(api.bridges.$post({ json }, intent)),
    onSuccess: useRefresh(bridgesOptions.queryKey),
    onError: (error) => notifyFailure('O script não foi criado', error),
  });
}

/** Creates new keys and the script that contains them. The old keys stop working. */
export function useRenewBridge() {
  return useWrite<{ id: string; caps: Caps }, CreatedBridge>({
    what: 'as chaves do script',
    write: ({ id, caps }, intent) =>
      read<CreatedBridge>(api.bridges[':id'].keys.$post({ param: { id }, json: { caps } }, intent)),
    onSuccess: useRefresh(bridgesOptions.queryKey),
    onError: (error) => notifyFailure('As chaves não foram trocadas', error),
  });
}

export function useDeleteBridge() {
  return useWrite({
    what: 'o desligamento do script',
    write: (id: string, intent) => read(api.bridges[':id'].$delete({ param: { id } }, intent)),
    onSettled: useRefresh(bridgesOptions.queryKey),
    onError: (error) => notifyFailure('O script não foi desligado', error),
  });
}

/** The changes that a person approves for a script. */
export interface Approval {
  bridgeId: string;
  commands: NewCommand[];
  customerId?: string | undefined;
}

export function useApprove() {
  return useWrite<Approval, BridgeCommand[]>({
    what: 'as mudanças para o script',
    write: ({ bridgeId, ...json }, intent) =>
      read<BridgeCommand[]>(api.bridges[':id'].commands.$post({ param: { id: bridgeId }, json }, intent)),
    onSuccess: useRefresh(bridgesOptions.queryKey),
    onError: (error) => notifyFailure('As mudanças não foram para o script', error),
  });
}

interface CommandRef {
  bridgeId: string;
  commandId: string;
}

export function useCancelCommand() {
  return useWrite({
    what: 'a retirada de uma mudança',
    write: ({ bridgeId, commandId }: CommandRef, intent) =>
      read(api.bridges[':id'].commands[':commandId'].$delete({ param: { id: bridgeId, commandId } }, intent)),
    onSettled: useRefresh(bridgesOptions.queryKey),
    onError: (error) => notifyFailure('A mudança não foi cancelada', error),
  });
}

export function useUndoCommand() {
  return useWrite({
    what: 'a volta de uma mudança',
    write: ({ bridgeId, commandId }: CommandRef, intent) =>
      read(
        api.bridges[':id'].commands[':commandId'].undo.$post({ param: { id: bridgeId, commandId } }, intent),
      ),
    onSettled: useRefresh(bridgesOptions.queryKey),
    onError: (error) => notifyFailure('A mudança não foi desfeita', error),
  });
}
