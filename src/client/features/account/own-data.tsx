import { Button, Text } from '@mantine/core';
import { Panel } from '#client/components/panel.tsx';
import { useDownloadOwnData } from '#client/data/own-data.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';

export function OwnData() {
  const download = useDownloadOwnData();
  const start = () =>
    download.mutate(undefined, {
      onError: (error) => notifyFailure('Não foi possível baixar seus dados', error),
    });
  return (
    <Panel title="Seus dados">
      <Text size="sm" c="dimmed" mb="md">
        Tudo o que guardamos sobre você, suas campanhas e suas listas, em um arquivo JSON.
      </Text>
      <Button variant="default" onClick={start} disabled={download.isPending}>
        {download.isPending ? 'Baixando...' : 'Baixar meus dados'}
      </Button>
    </Panel>
  );
}
