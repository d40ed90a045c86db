import { Alert, Button, Group, MultiSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findKeywordProblems } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { Panel } from '#client/components/panel.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { countText } from '#client/lib/count-text.ts';
import { downloadFile } from '#client/lib/files.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { UnreadCampaigns } from '#client/parts/campaign/unread-campaigns.tsx';
import { LinesEditor } from '#client/parts/lines-editor.tsx';
import { runJob } from '#client/parts/jobs/run-job.ts';
import type { MendList } from '#client/parts/mend-list.tsx';
import { ListConflicts } from './list-conflicts.tsx';
import { useListForm } from './use-list-form.ts';

const NAMED = 5;
const MOST = negativeListLimits.negatives;

interface ListEditorProps {
  /** Null: one that does not exist yet. */
  list: NegativeList | null;
  mend: MendList;
}

/** The name, the negatives and the campaigns of a list, and what it blocks in each of them. */
export function ListEditor({ list, mend }: ListEditorProps) {
  const { form, change, negatives, isSame, isSaving, save } = useListForm(list);
  return (
    <Stack gap="lg">
      <Panel>
        <Stack>
          <TextInput
            label="Nome da lista"
            description="O mesmo nome vai para o Google Ads."
            maw="28rem"
            value={form.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <LinesEditor
            label="Negativas, uma por linha"
            description='Palavra, "frase" ou [exata]. Linhas copiadas de uma planilha também servem.'
            lines={form.lines}
            onChange={(lines) => change({ lines })}
          />
          <ListSize negatives={negatives} />
          <CampaignsSelect
            value={[...form.campaignIds]}
            onChange={(campaignIds) => change({ campaignIds })}
          />
          <Group>
            <Button
              loading={isSaving}
              disabled={isSame || form.name.trim() === '' || negatives.length > MOST}
              onClick={save}
            >
              {list === null ? 'Criar lista' : 'Salvar'}
            </Button>
            {list !== null && <Handover list={list} isSaved={isSame} />}
          </Group>
        </Stack>
      </Panel>
      {list !== null && !isSame && (
        <Text size="sm" c="dimmed">
          Guarde a lista para ver o que ela bloqueia em cada campanha.
        </Text>
      )}
      {list !== null && isSame && <ListConflicts list={list} mend={mend} />}
    </Stack>
  );
}

/** How many negatives the list has, and those that Google would refuse. */
function ListSize({ negatives }: { negatives: readonly string[] }) {
  const refused = useMemo(
    () => negatives.filter((text) => findKeywordProblems(parseNegativeKeyword(text)).length > 0),
    [negatives],
  );
  const isOver = negatives.length > MOST;
  return (
    <>
      <Text size="sm" c={isOver ? 'red' : 'dimmed'} role="status">
        {numberText(negatives.length)} de {numberText(MOST)} negativas
        {isOver && '. O Google não aceita mais em uma lista: divida em duas.'}
      </Text>
      {refused.length > 0 && (
        <Alert color="yellow" title={`O Google recusa ${countText(refused.length, 'negativa', 'negativas')}`}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {refused.slice(0, NAMED).join(', ')}
            {refused.length > NAMED && ` e mais ${refused.length - NAMED}`}. Uma negativa tem até 10 palavras
            e 80 caracteres, sem sinais como ! e @. Elas ficam fora do arquivo.
          </Text>
        </Alert>
      )}
    </>
  );
}

interface CampaignsSelectProps {
  value: string[];
  onChange: (ids: string[]) => void;
}

function CampaignsSelect({ value, onChange }: CampaignsSelectProps) {
  const { data: campaigns, isLoadingError, refetch } = useQuery(campaignsOptions);
  return (
    <MultiSelect
      label="Campanhas que usam a lista"
      placeholder={value.length === 0 ? 'Escolha as campanhas' : ''}
      searchable
      limit={100}
      nothingFoundMessage="Nenhuma campanha com este nome"
      disabled={campaigns === undefined}
      error={isLoadingError && <UnreadCampaigns onRetry={() => void refetch()} />}
      value={campaigns ? value : []}
      onChange={onChange}
      data={(campaigns ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** The ways of a stored list into Google Ads. */
function Handover({ list, isSaved }: { list: NegativeList; isSaved: boolean }) {
  const { data: campaigns } = useQuery(campaignsOptions);
  async function download(): Promise<void> {
    if (!campaigns) return;
    const names = campaigns.flatMap(({ id, name }) => (list.campaignIds.includes(id) ? [name] : []));
    const { bytes } = await runJob('listFile', { list, campaigns: names });
    downloadFile(`faisca_lista_${list.name}_editor.csv`, bytes, 'text/csv');
    notifySuccess(
      'Arquivo pronto',
      'No Editor: Conta > Importar > Do arquivo. Confira a prévia antes de aceitar.',
    );
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload />}
        disabled={!isSaved || !campaigns || list.negatives.length === 0}
        onClick={() => void download()}
      >
        Baixar para o Editor
      </Button>
      <Button
        variant="default"
        leftSection={<IconCopy />}
        disabled={list.negatives.length === 0}
        onClick={() => void copyToClipboard(list.negatives.join('\n'))}
      >
        Copiar
      </Button>
    </>
  );
}
