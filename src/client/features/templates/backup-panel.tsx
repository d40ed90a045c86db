import { Badge, Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type BackupChange,
  type BackupData,
  previewRestore,
  readBackup,
  writeBackup,
} from '#domain/making/texts/backup.ts';
import { localDay } from '#domain/shared/days.ts';
import { FormButtons } from '#client/components/form-buttons.tsx';
import { PickFile } from '#client/components/pick-file.tsx';
import { Panel } from '#client/components/panel.tsx';
import { readStoredData, restoreStores } from '#client/data/browser-backup.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { OtherAccountNotice } from '#client/parts/other-account-notice.tsx';
import { formatMoment } from '#client/lib/dates.ts';
import { downloadFile } from '#client/lib/files.ts';
import { readTextFile } from '#client/parts/read-text-file.ts';
import { notifyError, notifyInfo, notifySuccess } from '#client/lib/notify.ts';
import { storeLabels } from './store-labels.ts';

interface Pending {
  data: BackupData;
  exportedAt: string;
  changes: BackupChange[];
}

/** Exports everything stored in this browser to one file, and imports it. */
export function BackupPanel() {
  const accountId = useAccountId();
  const [pending, setPending] = useState<Pending | null>(null);

  function save(): void {
    const stored = readStoredData(accountId);
    if (Object.keys(stored).length === 0) {
      notifyInfo('Nada a exportar', 'Este navegador ainda não tem listas salvas nem modelos seus.');
      return;
    }
    const now = new Date();
    downloadFile(
      `faisca_backup_${localDay(now)}.json`,
      writeBackup(stored, now.toISOString()),
      'application/json',
    );
    notifySuccess('Backup exportado', 'Guarde o arquivo: ele leva suas listas e modelos a outro navegador.');
  }
  async function open(file: File): Promise<void> {
    const text = await readTextFile(file).catch(() => null);
    if (text === null) {
      notifyError('Erro ao importar arquivo', 'O navegador não conseguiu ler o arquivo.');
      return;
    }
    const read = readBackup(text);
    if (!read.ok) {
      notifyError('Erro ao importar arquivo', read.message);
      return;
    }
    const { data, exportedAt } = read;
    setPending({ data, exportedAt, changes: previewRestore(readStoredData(accountId), data) });
  }
  async function restore({ data }: Pending): Promise<void> {
    if (!(await restoreStores(accountId, data))) return;
    setPending(null);
    notifySuccess('Backup restaurado', 'Suas listas e modelos já estão valendo.');
  }

  return (
    <Panel title="Backup e restauração">
      <Text size="sm" c="dimmed" mb="md">
        Listas salvas e modelos ficam só neste navegador. Leve-os em um arquivo para outro computador ou
        celular.
      </Text>
      <OtherAccountNotice />
      <Group gap="xs">
        <Button variant="default" leftSection={<IconDownload />} onClick={save}>
          Exportar backup
        </Button>
        <PickFile accept="application/json,.json" onPick={(file) => void open(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload />}>
              Restaurar backup
            </Button>
          )}
        </PickFile>
      </Group>
      <Modal opened={pending !== null} onClose={() => setPending(null)} title="Restaurar backup" size="lg">
        {pending && (
          <RestorePreview
            pending={pending}
            onCancel={() => setPending(null)}
            onConfirm={() => void restore(pending)}
          />
        )}
      </Modal>
    </Panel>
  );
}

interface RestorePreviewProps {
  pending: Pending;
  onCancel: () => void;
  onConfirm: () => void;
}

function RestorePreview({ pending, onCancel, onConfirm }: RestorePreviewProps) {
  const { changes, exportedAt } = pending;
  const changed = changes.filter(({ isSame }) => !isSame).length;
  return (
    <Stack>
      <Text size="sm">
        Backup de {formatMoment(exportedAt)}.{' '}
        {changed === 0
          ? 'O que há no arquivo já está neste navegador.'
          : 'O que está abaixo será trocado pelo que há no arquivo; o resto fica como está.'}
      </Text>
      <Table.ScrollContainer minWidth={260} mah={360}>
        <Table horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>O que</Table.Th>
              <Table.Th ta="right">Aqui</Table.Th>
              <Table.Th ta="right">No arquivo</Table.Th>
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map(({ key, now, after, isSame }) => (
              <Table.Tr key={key}>
                <Table.Td>{storeLabels[key] ?? key}</Table.Td>
                <Table.Td ta="right">{now}</Table.Td>
                <Table.Td ta="right">{after}</Table.Td>
                <Table.Td>
                  <Badge variant="light" color={isSame ? 'gray' : 'ember'} miw="max-content">
                    {isSame ? 'Igual' : 'Muda'}
                  </Badge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <FormButtons onCancel={onCancel} color="red" disabled={changed === 0} onClick={onConfirm}>
        {changed === 0 ? 'Nada a restaurar' : 'Restaurar'}
      </FormButtons>
    </Stack>
  );
}
