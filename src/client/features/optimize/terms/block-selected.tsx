import { Button } from '@mantine/core';
import { IconBan, IconEyeOff } from '@tabler/icons-react';
import { groupKey } from '#domain/deciding/report-findings/ignored.ts';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { countText } from '#client/lib/count-text.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { blockingChanges, isSuspect } from '../study/blocking-changes.ts';

/** What can be done with several groups at once. */
export function BlockSelected({ groups, onDone }: { groups: readonly StudiedGroup[]; onDone: () => void }) {
  const { basket, ignore } = useWorkbench();
  const suspects = groups.filter((group) => isSuspect(group));
  const added = suspects.flatMap(blockingChanges);
  const sold = suspects.reduce((sum, { counts }) => sum + counts.conversions, 0);
  function add(): void {
    basket.add(added);
    onDone();
  }
  function block(): void {
    if (sold === 0) {
      add();
      return;
    }
    confirmAction({
      title: 'Entre elas há palavras que já venderam',
      message: `${countText(sold, 'venda', 'vendas')}. As negativas propostas não bloqueiam os termos que venderam, mas bloqueiam outros parecidos.`,
      confirmLabel: 'Negativar mesmo assim',
      onConfirm: add,
    });
  }
  return (
    <>
      <Button size="xs" leftSection={<IconBan />} disabled={added.length === 0} onClick={block}>
        Negativar {suspects.length}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEyeOff />}
        onClick={() => {
          ignore(groups.map(groupKey), true);
          onDone();
        }}
      >
        Ignorar e lembrar
      </Button>
    </>
  );
}
