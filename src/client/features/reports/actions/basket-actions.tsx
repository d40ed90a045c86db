import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatKeyword } from '#domain/ads/keyword.ts';
import { applyChanges } from '#domain/deciding/basket/apply-changes.ts';
import { type BasketFiles, writeBasket } from '#domain/deciding/basket/write-basket.ts';
import type { ChangesTarget } from '#domain/making/editor-file/write-changes.ts';
import { campaignFileName } from '#domain/making/texts/exports.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { downloadFile } from '#client/lib/files.ts';
import { notifyError, notifyInfo, notifySuccess } from '#client/lib/notify.ts';
import { countText } from '#client/lib/count-text.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { changeName } from './change-words.ts';
import type { BasketEffect } from './use-basket-effect.ts';
import { ScriptButton } from './script-button.tsx';
import { useWorkbench } from './workbench-context.ts';

const hints: Record<ChangesTarget, string> = {
  editor: 'No Editor: Conta > Importar > Do arquivo. O arquivo tem só estas mudanças.',
  web: 'No Google Ads: Ferramentas > Ações em massa > Uploads, na ordem dos números. Os arquivos têm só estas mudanças.',
};
const reasons: Record<BasketFiles['out'][number]['why'], string> = {
  invalid: 'O Google não aceita',
  known: 'O grupo já tem',
  not_in_this_file: 'Não cabe neste arquivo',
};
const NAMED = 5;

/** Takes the changes to Google Ads as a file with only them, and into the campaign here. */
export function BasketActions({ effect, blocked }: BasketEffect) {
  const { campaign, store } = useBuilder();
  const draft = useCampaignDraft();
  const { basket, own, campaigns, currency } = useWorkbench();
  const [target, setTarget] = useState<ChangesTarget>('editor');
  const listed = basket.chosen.flatMap((change) =>
    change.kind === 'negative' && change.isListed ? [formatKeyword(change)] : [],
  );

  async function download(): Promise<void> {
    const result = writeBasket(basket.chosen, { draft, own, campaigns, currency }, target);
    if (result.files.length === 0) {
      notifyError('Nada para baixar', leftOutText(result));
      return;
    }
    const end = `_mudancas_${target === 'web' ? 'navegador' : 'editor'}`;
    await save((extension) => campaignFileName(campaign.name, `${end}${extension}`), result);
    notifySuccess(
      'Arquivo pronto',
      `Ele tem ${countText(result.written, 'mudança', 'mudanças')} e nada mais. ${leftOutText(result)}`.trim(),
    );
  }
  function applyHere(): void {
    const { draft: next, refused, elsewhere } = applyChanges(draft, basket.chosen, own);
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
        <Button leftSection={<IconDownload />} onClick={guarded(effect, blocked, () => void download())}>
          Baixar as mudanças
        </Button>
        <Button variant="default" leftSection={<IconPlus />} onClick={guarded(effect, blocked, applyHere)}>
          Aplicar nesta campanha
        </Button>
        <ScriptButton guard={(action) => guarded(effect, blocked, action)} />
        {listed.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconCopy />}
            onClick={guarded(
              effect,
              blocked,
              () => void copyToClipboard(listed.join('\n'), 'Copie cada negativa escolhida.'),
            )}
          >
            Copiar para a lista da conta
          </Button>
        )}
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

/** What blocks a term that sold, or a keyword in use, asks first. */
function guarded(
  { sold }: BasketEffect['effect'],
  blocked: BasketEffect['blocked'],
  action: () => void,
): () => void {
  if (sold.length === 0 && blocked.length === 0) return action;
  const keywords = blocked.reduce((sum, { count }) => sum + count, 0);
  const told = [
    ...(sold.length > 0
      ? [countText(sold.length, 'termo bloqueado já vendeu', 'termos bloqueados já venderam')]
      : []),
    ...(keywords > 0
      ? [countText(keywords, 'palavra-chave deixa de aparecer', 'palavras-chave deixam de aparecer')]
      : []),
  ];
  return () =>
    confirmAction({
      title: sold.length > 0 ? 'Bloqueia termos que venderam' : 'Bloqueia palavras-chave que você usa',
      message: `${told.join(', ')}. Continue só se for mesmo o que você quer.`,
      confirmLabel: 'Continuar assim mesmo',
      onConfirm: action,
    });
}

async function save(nameOf: (extension: string) => string, { files }: BasketFiles): Promise<void> {
  const [only, ...others] = files;
  if (!only) return;
  if (others.length === 0) {
    downloadFile(nameOf('.csv'), only.bytes, 'text/csv');
    return;
  }
  const { zipSync } = await import('fflate');
  const zip = zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])));
  downloadFile(nameOf('.zip'), zip, 'application/zip');
}

function leftOutText({ out, listed }: BasketFiles): string {
  const whys = [...new Set(out.map(({ why }) => why))];
  const told = whys.map((why) => {
    const names = out.filter((each) => each.why === why).map(({ change }) => changeName(change));
    const more = names.length > NAMED ? ` e mais ${names.length - NAMED}` : '';
    return `${reasons[why]}: ${names.slice(0, NAMED).join(', ')}${more}.`;
  });
  const lines = listed.length > 0 ? [`Para colar na lista da conta: ${listed.length}.`] : [];
  return [...told, ...lines].join(' ');
}
