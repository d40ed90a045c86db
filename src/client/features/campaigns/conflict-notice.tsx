import { Alert, Button, Group, Table, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { type CampaignForm, campaignToForm, formDifferences } from '#domain/making/campaign/campaign-form.ts';
import type { Campaign } from '#domain/making/campaign/campaign.ts';
import { fieldLabels } from '#client/parts/campaign/field-labels.ts';

interface ConflictNoticeProps {
  title: string;
  mine: CampaignForm;
  theirs: Campaign;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Shown when the campaign was saved after this form was opened: elsewhere, or by a page that is gone. Shows both versions and lets the
 * person choose.
 */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { title, mine, theirs, isSaving, onKeepMine, onTakeTheirs } = props;
  const differences = formDifferences(mine, campaignToForm(theirs));
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' }); // on a phone, the pressed button is a screen further down
  }, []);
  return (
    <Alert
      ref={top}
      style={{ scrollMarginTop: 72 }}
      color="yellow"
      styles={{ body: { minWidth: 0 } }}
      icon={<IconGitMerge size={20} />}
      title={title}
    >
      <Text size="sm" mb="sm">
        Nada foi perdido. Compare e escolha qual versão fica, ou ajuste o formulário e mantenha a sua.
      </Text>
      <Table.ScrollContainer minWidth={420}>
        <Table withTableBorder layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="24%">Campo</Table.Th>
              <Table.Th>Sua versão</Table.Th>
              <Table.Th>Versão salva</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differences.map((difference) => (
              <Table.Tr key={difference.field}>
                <Table.Th scope="row">{fieldLabels[difference.field]}</Table.Th>
                <Table.Td>{difference.mine || '(vazio)'}</Table.Td>
                <Table.Td>{difference.theirs || '(vazio)'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" onClick={onKeepMine} loading={isSaving}>
          Manter a minha
        </Button>
        <Button size="xs" variant="default" onClick={onTakeTheirs}>
          Usar a versão salva
        </Button>
      </Group>
    </Alert>
  );
}
