import { Alert, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconGitMerge, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IconButton } from '#client/components/icon-button.tsx';
import { draftOptions } from '#client/data/campaign-draft.ts';
import { labelWithKeys, shortcutProps, useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useBuilder, useDraftState } from '#client/parts/draft/draft-context.ts';
import type { SaveStatus } from '#client/parts/draft/draft-store.ts';
import { useOpenTab } from './use-open-tab.ts';

const words: Record<SaveStatus, string> = {
  saved: 'Tudo salvo',
  waiting: 'Salvando…',
  saving: 'Salvando…',
  failed: 'Não foi salvo',
  conflict: 'Alterada em outra aba',
};

/**
 * Shows the save status, with buttons for undo and redo. Where nothing of the draft is in sight it appears only while it has
 * something to say.
 */
export function SaveBar({ className }: { className: string | undefined }) {
  const { store } = useBuilder();
  const { tab, stage } = useOpenTab();
  const { history, status } = useDraftState();
  const isEdited = history.past.length + history.future.length > 0;
  const isDraftInSight = tab !== null && stage !== 'otimizar';
  const mayUndo = isDraftInSight || ((tab === 'termos' || tab === 'problemas') && isEdited);
  const isQuiet = status === 'saved' && !mayUndo;
  useShortcuts(isQuiet ? {} : { undo: store.undo, redo: store.redo, save: () => void store.flush() });
  return (
    <Group className={className} data-quiet={isQuiet || undefined} gap={4} wrap="nowrap">
      <Text size="sm" c={status === 'failed' ? 'red' : 'dimmed'} mr="xs" role="status" data-status={status}>
        {words[status]}
      </Text>
      {status === 'failed' && (
        <>
          <Button size="compact-sm" variant="light" visibleFrom="sm" onClick={() => void store.flush()}>
            Tentar de novo
          </Button>
          <IconButton
            label="Tentar de novo"
            icon={IconRefresh}
            variant="light"
            hiddenFrom="sm" // the tabs need the place
            onClick={() => void store.flush()}
          />
        </>
      )}
      <IconButton
        label="Desfazer"
        tip={labelWithKeys('Desfazer', 'undo')}
        icon={IconArrowBackUp}
        variant="default"
        {...shortcutProps('undo')}
        disabled={history.past.length === 0}
        onClick={store.undo}
      />
      <IconButton
        label="Refazer"
        tip={labelWithKeys('Refazer', 'redo')}
        icon={IconArrowForwardUp}
        variant="default"
        {...shortcutProps('redo')}
        disabled={history.future.length === 0}
        onClick={store.redo}
      />
    </Group>
  );
}

export function SaveConflict() {
  const { status } = useDraftState();
  return status === 'conflict' ? <DraftConflict /> : null;
}

/** Shown when the draft was saved elsewhere after it was opened here. The person chooses a version. */
function DraftConflict() {
  const { campaign, store } = useBuilder();
  const queryClient = useQueryClient();
  const [isReading, setIsReading] = useState(false);
  async function choose(take: 'takeTheirs' | 'keepMine'): Promise<void> {
    setIsReading(true);
    try {
      await store[take](await queryClient.query(draftOptions(campaign.id)));
    } catch (error) {
      notifyFailure('Erro ao ler a montagem', error);
    } finally {
      setIsReading(false);
    }
  }
  return (
    <Alert
      color="yellow"
      mb="md"
      icon={<IconGitMerge size={20} />}
      title="A montagem foi alterada em outra aba ou aparelho"
    >
      <Text size="sm" mb="sm">
        Nada foi perdido. Escolha qual versão fica; se escolher a salva, Desfazer traz a sua de volta.
      </Text>
      <Group gap="xs">
        <Button size="xs" variant="default" loading={isReading} onClick={() => void choose('keepMine')}>
          Manter a minha
        </Button>
        <Button size="xs" variant="default" loading={isReading} onClick={() => void choose('takeTheirs')}>
          Usar a versão salva
        </Button>
      </Group>
    </Alert>
  );
}
