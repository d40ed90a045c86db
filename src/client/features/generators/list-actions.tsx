import { Button, Group, Progress } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconDeviceFloppy, IconDownload, IconUpload } from '@tabler/icons-react';
import { clipboardText, exportFileName, exportText } from '#domain/texts/exports.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { PickFile } from '#client/components/pick-file.tsx';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { downloadFile } from '#client/lib/files.ts';
import { notifyError } from '#client/lib/notify.ts';
import { CampaignMenu } from './campaign-menu.tsx';
import { SaveListDialog } from './save-list-dialog.tsx';
import type { DraftControls } from './use-draft.ts';
import { useImport } from './use-import.ts';
import { useListLimit } from './use-list-limit.tsx';

const iconProps = { size: 17, stroke: 1.7 };

interface ListActionsProps {
  kind: AssetType;
  draft: DraftControls;
  hasProAccess: boolean;
}

/** The buttons that act on the whole list. */
export function ListActions({ kind, draft, hasProAccess }: ListActionsProps) {
  const { items } = draft;
  const [isSaving, { open: openSave, close: closeSave }] = useDisclosure();
  const { importFile, progress } = useImport(kind, draft);
  const isWithinLimit = useListLimit(kind, hasProAccess);

  function whenFilled(work: () => void): () => void {
    return () =>
      items.length === 0 ? notifyError('Lista vazia', 'Gere ou adicione itens primeiro.') : work();
  }

  return (
    <>
      {progress !== null && (
        <Progress value={progress * 100} mt="sm" aria-label="Importando arquivo" striped animated />
      )}
      <Group gap="xs" mt="md">
        <Button
          variant="default"
          leftSection={<IconCopy {...iconProps} />}
          onClick={whenFilled(() => void copyToClipboard(clipboardText(kind, items)))}
        >
          Copiar
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload {...iconProps} />}
          onClick={whenFilled(() =>
            downloadFile(exportFileName(kind, new Date()), exportText(kind, items), 'text/plain'),
          )}
        >
          Exportar TXT
        </Button>
        <PickFile accept=".txt" onPick={(file) => void importFile(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload {...iconProps} />}
              loading={progress !== null}
            >
              Importar TXT
            </Button>
          )}
        </PickFile>
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy {...iconProps} />}
          onClick={whenFilled(() => isWithinLimit() && openSave())}
        >
          Salvar lista
        </Button>
        <CampaignMenu kind={kind} draft={draft} />
      </Group>
      <SaveListDialog
        kind={kind}
        items={items}
        isWithinLimit={isWithinLimit}
        opened={isSaving}
        onClose={closeSave}
      />
    </>
  );
}
