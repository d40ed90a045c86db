import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { campaignBlocks, groupBlocks, type PasteBlock } from '#domain/making/editor-file/paste-blocks.ts';
import { prepareExport } from '#domain/making/editor-file/prepare-export.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { Panel } from '#client/components/panel.tsx';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { blockLabels } from './export-words.ts';

const CAMPAIGN = 'campaign';
const SHOWN_LINES = 12;

/** Plain blocks for people who type into Google Ads: the campaign's own, or those of one group. */
export function PastePanel() {
  const { groups } = useCampaignDraft();
  const [level, setLevel] = useState(CAMPAIGN);
  const blocks = useBlocks(level);
  return (
    <Panel title="Blocos para colar" isFolded>
      <Stack>
        <Text size="sm" c="dimmed">
          Só o que o Google aceita, uma linha por item. Cole no campo de mesmo nome do Google Ads; as
          negativas servem também para uma lista compartilhada.
        </Text>
        <Select
          label="Parte da campanha"
          maw={420}
          searchable
          limit={100}
          value={level}
          onChange={(chosen) => setLevel(chosen ?? CAMPAIGN)}
          data={[
            { value: CAMPAIGN, label: 'Campanha toda' },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {blocks.length === 0 && (
          <Text size="sm" c="dimmed">
            Nada para colar aqui.
          </Text>
        )}
        {blocks.map((block) => (
          <Block key={`${block.kind}:${block.ad ?? block.list ?? ''}`} block={block} />
        ))}
      </Stack>
    </Panel>
  );
}

function useBlocks(level: string): PasteBlock[] {
  const { campaign } = useBuilder();
  const { settings, groups, lists = [] } = useCampaignDraft();
  const { name, currency } = campaign;
  return useMemo(() => {
    const chosen = groups.filter(({ id }) => id === level);
    const ready = prepareExport({ name, currency, draft: { settings, groups: chosen, lists } });
    return level === CAMPAIGN ? campaignBlocks(ready) : ready.draft.groups.flatMap(groupBlocks);
  }, [level, settings, groups, lists, name, currency]);
}

function Block({ block: { kind, ad, list, lines } }: { block: PasteBlock }) {
  const of = ad !== null ? ` do anúncio ${ad}` : list === undefined ? '' : ` ${list}`;
  const label = blockLabels[kind] + of;
  return (
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600} size="sm">
          {label} ({numberText(lines.length)})
        </Text>
        <Button
          size="compact-sm"
          variant="light"
          flex="none"
          leftSection={<IconCopy />}
          aria-label={`Copiar ${label}`}
          onClick={() => void copyToClipboard(lines.join('\n'))}
        >
          Copiar
        </Button>
      </Group>
      <Textarea
        aria-label={label}
        readOnly
        rows={Math.min(lines.length, SHOWN_LINES)}
        value={lines.join('\n')}
        styles={{ input: { whiteSpace: 'pre', overflowX: 'auto' } }}
      />
    </Stack>
  );
}
