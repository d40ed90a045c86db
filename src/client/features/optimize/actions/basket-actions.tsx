import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatKeyword } from '#domain/ads/keyword.ts';
import { isTaken } from '#domain/deciding/bidding/levers.ts';
import { applyChanges } from '#domain/deciding/basket/apply-changes.ts';
import type { ChangesTarget } from '#domain/making/editor-file/write-changes.ts';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { notifyError, notifyInfo, notifySuccess } from '#client/lib/notify.ts';
import { countText } from '#client/lib/count-text.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { changeName } from './change-words.ts';
import { KeepInList } from './keep-in-list.tsx';
import { ScriptButton } from './script-button.tsx';
import { useBasketDownload } from './use-basket-download.ts';
import { useGuard } from './use-guard.ts';
import { useWorkbench } from './workbench-context.ts';

const hints: Record<ChangesTarget, string> = {
  editor: 'No Editor: Conta > Importar > Do arquivo. O arquivo tem só estas mudanças.',
  web: 'No Google Ads: Ferramentas > Ações em massa > Uploads, na ordem dos números. Os arquivos têm só estas mudanças.',
};
const NAMED = 5;

/** Takes the changes to Google Ads as a file with only them, and into the campaign here. */
export function BasketActions() {
  const { store } = useBuilder();
  const draft = useCampaignDraft();
  const { basket, own, strategyOf } = useWorkbench();
  const download = useBasketDownload();
  const guard = useGuard();
  const [target, setTarget] = useState<ChangesTarget>('editor');
  const listed = basket.chosen.flatMap((change) =>
    change.kind === 'negative' && change.isListed ? [formatKeyword(change)] : [],
  );

  function applyHere(): void {
    const {
      draft: next,
      refused,
      elsewhere,
    } = applyChanges(
      draft,
      basket.chosen.filter((change) => isTaken(change, strategyOf)),
      own,
    );
    if (refused.length > 0) {
      const names = refused.slice(0, NAMED).map(({ change }) => changeName(change));
      const why = refused[0]?.why === 'no_group' ? 'A Montagem não tem este grupo' : 'O Google não aceita';
      notifyError('Nada mudou', `${why}: ${names.join(', ')}. Mude ou tire das escolhidas.`);
      return;
    }
    const others =
      elsewhere.length > 0
        ? ` ${countText(elsewhere.length, 'mudança é de outra campanha e fica', 'mudanças são de outra campanha e ficam')} só no arquivo.`
        : '';
    if (next === draft) {
      notifyInfo('Nada mudou', `Esta campanha já está assim.${others}`);
      return;
    }
    store.change(() => next);
    notifySuccess('Mudanças aplicadas na campanha', `Desfazer, no alto, volta tudo de uma vez.${others}`);
  }
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label="Para onde vão as mudanças"
        value={target}
        onChange={(value) => setTarget(value === 'web' ? 'web' : 'editor')}
        data={[
          { value: 'editor', label: 'Google Ads Editor' },
          { value: 'web', label: 'Envio pelo navegador' },
        ]}
      />
      <Group gap="xs">
        <Button leftSection={<IconDownload />} onClick={() => download(target)}>
          Baixar as mudanças
        </Button>
        <Button variant="default" leftSection={<IconPlus />} onClick={() => guard(applyHere)}>
          Aplicar nesta campanha
        </Button>
        <ScriptButton />
        {listed.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconCopy />}
            onClick={() =>
              guard(() => void copyToClipboard(listed.join('\n'), 'Copie cada negativa escolhida.'))
            }
          >
            Copiar para a lista da conta
          </Button>
        )}
        {listed.length > 0 && <KeepInList negatives={listed} />}
        <Button variant="subtle" color="gray" onClick={basket.clear}>
          Tirar todas
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {hints[target]}
        {listed.length > 0 &&
          ' A lista de negativas da conta não entra em arquivo: cole em Ferramentas > Listas de exclusão.'}
      </Text>
    </Stack>
  );
}
