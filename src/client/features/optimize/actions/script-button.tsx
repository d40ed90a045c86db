import { Anchor, Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isTaken } from '#domain/deciding/bidding/levers.ts';
import { commandsOf } from '#domain/deciding/bridge/commands.ts';
import { bridgesOptions, useApprove } from '#client/data/bridges.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { useGuard } from './use-guard.ts';
import { useWorkbench } from './workbench-context.ts';

/** Sends the basket to the script of the account whose reports the campaign keeps. Without such a script it is not shown. */
export function ScriptButton() {
  const { campaign } = useBuilder();
  const { basket, own, campaigns, strategyOf } = useWorkbench();
  const { data: bridges = [] } = useQuery(bridgesOptions);
  const approve = useApprove();
  const guard = useGuard();
  const target = bridges
    .flatMap((bridge) => bridge.accounts.map((account) => ({ ...account, bridge })))
    .find(({ campaignId }) => campaignId === campaign.id);
  if (!target) return null;
  const { bridge, customerId } = target;

  function send(): void {
    const named = campaigns.filter((name) => name !== '');
    const commands = basket.chosen.flatMap((change) =>
      isTaken(change, strategyOf) ? commandsOf(change, named.length === 0 ? [own] : named) : [],
    );
    if (commands.length === 0) {
      notifyError('Nada para enviar', 'O script não faz estas mudanças. Baixe o arquivo.');
      return;
    }
    approve.mutate(
      { bridgeId: bridge.id, commands, customerId: bridge.kind === 'manager' ? customerId : undefined },
      {
        onSuccess: () =>
          notifySuccess(
            'Mudanças aprovadas',
            `${countText(commands.length, 'mudança vai', 'mudanças vão')} na próxima execução do script.`,
          ),
      },
    );
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSend />}
        loading={approve.isPending}
        onClick={() => guard(send)}
      >
        Enviar pelo script
      </Button>
      {approve.isSuccess && (
        <Anchor component={Link} to={paths.connections} size="sm">
          Acompanhar em Conexões
        </Anchor>
      )}
    </>
  );
}
