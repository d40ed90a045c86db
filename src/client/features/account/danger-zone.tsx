import { Button, Text } from '@mantine/core';
import { Panel } from '#client/components/panel.tsx';
import { notifyInfo } from '#client/lib/notify.ts';

/** Account deletion is announced here but not implemented. */
export function DangerZone() {
  return (
    <Panel title="Zona de perigo">
      <Text size="sm" c="dimmed" mb="md">
        Excluir a conta apaga seu perfil e todas as suas campanhas.
      </Text>
      <Button
        variant="outline"
        color="red"
        onClick={() => notifyInfo('Em breve', 'A exclusão de conta ainda não foi implementada.')}
      >
        Excluir conta
      </Button>
    </Panel>
  );
}
