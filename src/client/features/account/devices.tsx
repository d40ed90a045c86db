import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SignedInDevice } from '#domain/account/signed-in-device.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { devicesOptions, useEndDevice, useEndOtherDevices } from '#client/data/devices.ts';
import { capitalized } from '#client/lib/capitalized.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifySuccess } from '#client/lib/notify.ts';

/** The browsers signed in to the account. Every browser except this one can be signed out. */
export function Devices() {
  return (
    <Loaded query={useQuery(devicesOptions)} waiting={<Skeleton h={60} />}>
      {(devices) => (
        <div>
          <Text fw={600} mb="xs" id="devices">
            Aparelhos conectados
          </Text>
          <Stack gap="sm" component="ul" p={0} m={0} aria-labelledby="devices">
            {devices.map((device) => (
              <Device key={device.id} device={device} />
            ))}
          </Stack>
          {devices.length > 2 && <EndOthers />}
        </div>
      )}
    </Loaded>
  );
}

function EndOthers() {
  const end = useEndOtherDevices();
  const signOut = () =>
    end.mutate(null, {
      onSuccess: () => notifySuccess('Aparelhos desconectados', 'Só este continua na sua conta.'),
      onError: (failure) => notifyFailure('Nenhum aparelho foi desconectado', failure),
    });
  return (
    <Button variant="subtle" size="xs" data-flush="start" mt="sm" onClick={signOut} disabled={end.isPending}>
      Desconectar todos os outros
    </Button>
  );
}

function Device({ device: { id, browser, isCurrent, lastUsedAt } }: { device: SignedInDevice }) {
  const end = useEndDevice();
  const signOut = () =>
    end.mutate(id, {
      onSuccess: () => notifySuccess('Aparelho desconectado', `${browser} saiu da sua conta.`),
      onError: (failure) => notifyFailure('Nenhum aparelho foi desconectado', failure),
    });
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <Text size="sm">{capitalized(browser)}</Text>
        <Text size="sm" c="dimmed">
          Último uso em {formatMoment(lastUsedAt)}
        </Text>
      </div>
      {isCurrent ? (
        <Badge variant="light" flex="none">
          Este aparelho
        </Badge>
      ) : (
        <Button
          variant="default"
          size="xs"
          flex="none"
          aria-label={`Desconectar ${browser}`}
          onClick={signOut}
          disabled={end.isPending}
        >
          Desconectar
        </Button>
      )}
    </Group>
  );
}
