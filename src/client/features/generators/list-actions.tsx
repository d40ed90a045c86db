import { Box, Button, Group, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconDeviceFloppy, IconDownload, IconUpload } from '@tabler/icons-react';
import { clipboardText, exportFileName, exportText } from '#domain/making/texts/exports.ts';
import type { Item } from '#domain/ads/asset-models.ts';
import { TaskProgress } from '#client/components/task-progress.tsx';
import { PickFile } from '#client/components/pick-file.tsx';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { downloadFile } from '#client/lib/files.ts';
import { notifyError } from '#client/lib/notify.ts';
import { shortcutKeys, shortcutProps, useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';
import { CampaignMenu } from './campaign-menu.tsx';
import type { Draft } from './draft.ts';
import { useChosenCampaign } from './use-draft.ts';
import { SaveListDialog } from './save-list-dialog.tsx';
import { useImport } from './use-import.ts';
import { type ListReader, useIsReading, useReadShare } from './use-list-reader.ts';
import { useListLimit } from './use-list-limit.tsx';

interface ListActionsProps {
  draft: Draft;
  reader: ListReader;
  hasProAccess: boolean;
}

/** The buttons that act on the whole list. */
export function ListActions({ draft, reader, hasProAccess }: ListActionsProps) {
  const { kind } = draft;
  const [isSaving, { open: openSave, close: closeSave }] = useDisclosure();
  const isWithinLimit = useListLimit(kind, hasProAccess);

  function whenFilled(work: (items: readonly Item[]) => void): () => void {
    return () => {
      const { items } = draft.read();
      if (items.length === 0) notifyError('Lista vazia', 'Gere ou adicione itens primeiro.');
      else work(items);
    };
  }

  const copy = whenFilled((items) => void copyToClipboard(clipboardText(kind, items)));
  const saveList = whenFilled(() => isWithinLimit() && openSave());
  const campaign = useChosenCampaign(draft);
  // With a campaign, its own button takes this shortcut.
  useShortcuts({ copy, ...(campaign === null && { save: saveList }) });

  return (
    <>
      <ReadingProgress reader={reader} />
      <Group gap="xs" mt="md">
        <Tooltip label={shortcutKeys('copy')} position="bottom">
          <Button variant="default" {...shortcutProps('copy')} leftSection={<IconCopy />} onClick={copy}>
            Copiar
          </Button>
        </Tooltip>
        <Button
          variant="default"
          leftSection={<IconDownload />}
          onClick={whenFilled((items) =>
            downloadFile(exportFileName(kind, new Date()), exportText(kind, items), 'text/plain'),
          )}
        >
          Exportar TXT
        </Button>
        <ImportButton draft={draft} reader={reader} />
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy />}
          {...(campaign === null && shortcutProps('save'))}
          onClick={saveList}
        >
          Salvar lista
        </Button>
        <CampaignMenu draft={draft} />
      </Group>
      <SaveListDialog draft={draft} isWithinLimit={isWithinLimit} opened={isSaving} onClose={closeSave} />
    </>
  );
}

function ReadingProgress({ reader }: { reader: ListReader }) {
  const share = useReadShare(reader);
  if (share === null) return null;
  return (
    <Box mt="sm">
      <TaskProgress label="Lendo a lista" share={share} onCancel={reader.cancel} />
    </Box>
  );
}

function ImportButton({ draft, reader }: Pick<ListActionsProps, 'draft' | 'reader'>) {
  const importFile = useImport(draft, reader);
  const isReading = useIsReading(reader);
  return (
    <PickFile accept=".txt" onPick={(file) => void importFile(file)}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconUpload />} disabled={isReading}>
          Importar TXT
        </Button>
      )}
    </PickFile>
  );
}
