import { Alert, Button, Text } from '@mantine/core';
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Connection, useConnection } from '#client/lib/connection.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import classes from './connection-notice.module.css';

/** Shown while there is no connection. It says what still works and which writes are waiting. */
export function ConnectionNotice() {
  const connection = useConnection();
  const waiting = useWaitingWrites();
  useReturn(connection, waiting.length);
  return (
    <div className={classes.place} data-no-print>
      {connection === 'offline' && <Offline waiting={waiting} />}
      {connection === 'unreachable' && <Unreachable />}
    </div>
  );
}

function Offline({ waiting }: { waiting: readonly string[] }) {
  return (
    <Alert color="yellow" radius="lg" icon={<IconWifiOff size={22} />} title="Você está sem internet">
      <Text size="sm" visibleFrom="sm" mb={4}>
        O que já está aberto continua funcionando: editar, copiar e baixar listas. Nada do que você digitou se
        perde.
      </Text>
      <Text size="sm">
        {waiting.length === 0
          ? 'O que você salvar na conta será enviado quando a conexão voltar.'
          : `Será enviado quando a conexão voltar: ${waiting.join(', ')}. Não feche esta aba.`}
      </Text>
    </Alert>
  );
}

function Unreachable() {
  const queryClient = useQueryClient();
  return (
    <Alert
      color="yellow"
      radius="lg"
      icon={<IconCloudOff size={22} />}
      title="O servidor não está respondendo"
    >
      <Text size="sm">
        O que você digitou continua aqui. Tentamos de novo a cada 5 segundos; quando este aviso sumir, salve
        outra vez o que não foi salvo.
      </Text>
      <Button size="xs" variant="default" mt="xs" onClick={() => void queryClient.refetchQueries()}>
        Tentar agora
      </Button>
    </Alert>
  );
}

/** What each write that waits for the connection stores, in the words of `useWrite`. */
function useWaitingWrites(): string[] {
  const found = useMutationState({
    filters: { predicate: ({ state }) => state.isPaused },
    select: ({ meta }) => (typeof meta?.['what'] === 'string' ? meta['what'] : 'uma mudança'),
  });
  return [...new Set(found)];
}

/** With the connection, screens that failed are read again. A page with waiting writes asks before it is left. */
function useReturn(connection: Connection, waiting: number): void {
  const queryClient = useQueryClient();
  const before = useRef({ connection, waiting });
  useEffect(() => {
    const last = before.current;
    before.current = { connection, waiting };
    if (connection !== 'online' || last.connection === 'online') return;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    if (last.waiting > 0) notifySuccess('A conexão voltou', 'O que estava pendente está sendo enviado.');
  }, [connection, waiting, queryClient]);
  useEffect(() => {
    if (waiting === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [waiting]);
}
