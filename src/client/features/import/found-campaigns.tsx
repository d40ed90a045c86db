import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ImportPreview } from '#domain/making/editor-file/imported/preview-import.ts';
import { Panel } from '#client/components/panel.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { useImportCampaigns } from '#client/data/campaign-changes.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { FoundCampaign } from './found-campaign.tsx';

/** A little less than the server takes in one request. */
const MOST_BYTES = 11 * 1024 * 1024;

/** The campaigns of a file. The chosen ones are stored together, or none of them. */
export function FoundCampaigns({ campaigns }: { campaigns: readonly ImportPreview[] }) {
  const { data: stored = [] } = useQuery(campaignsOptions);
  // The list starts with the newest, which wins among several of one name.
  const idByName = new Map(stored.toReversed().map(({ id, name }) => [name, id]));
  const navigate = useNavigate();
  const save = useImportCampaigns();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(campaigns.filter(({ isSearch }) => isSearch).map(({ name }) => name)),
  );
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const wanted = campaigns.filter(({ name }) => chosen.has(name));
  const isTooLarge = wanted.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES;
  const count = wanted.length === 1 ? '1 campanha' : `${wanted.length} campanhas`;

  function store(): void {
    save.mutate(
      wanted.map(({ name, source }) => {
        const into = copied.has(name) ? undefined : idByName.get(name);
        return { name, source, ...(into !== undefined && { into }) };
      }),
      {
        onSuccess: (made) => {
          notifySuccess('Campanhas importadas', `${count} com tudo o que o arquivo tem.`);
          const [first] = made;
          const tab = first && stored.some(({ id }) => id === first.id) ? 'exportar' : 'montagem';
          void navigate(made.length === 1 && first ? paths.campaignTab(first.id, tab) : paths.savedCampaigns);
        },
      },
    );
  }
  return (
    <Panel
      title={campaigns.length === 1 ? 'Campanha encontrada' : `${campaigns.length} campanhas encontradas`}
    >
      <Stack>
        {campaigns.length > 1 && (
          <Checkbox
            label="Marcar todas"
            checked={wanted.length === campaigns.length}
            indeterminate={wanted.length > 0 && wanted.length < campaigns.length}
            onChange={(event) =>
              setChosen(new Set(event.currentTarget.checked ? campaigns.map(({ name }) => name) : []))
            }
          />
        )}
        {campaigns.map((campaign) => (
          <FoundCampaign
            key={campaign.name}
            campaign={campaign}
            isChosen={chosen.has(campaign.name)}
            isStored={idByName.has(campaign.name)}
            isCopied={copied.has(campaign.name)}
            onChoose={(isChosen) => setChosen(withName(chosen, campaign.name, isChosen))}
            onCopy={(isCopied) => setCopied(withName(copied, campaign.name, isCopied))}
          />
        ))}
        <Text size="sm" c="dimmed">
          Linhas que a Faísca não edita (pausadas, de outros tipos ou da conta) ficam guardadas e voltam no
          arquivo como estavam.
        </Text>
        {isTooLarge && (
          <Alert color="yellow">As campanhas marcadas passam de 11 MB. Importe menos de uma vez.</Alert>
        )}
        <Group>
          <Button
            size="md"
            loading={save.isPending}
            disabled={wanted.length === 0 || isTooLarge}
            onClick={store}
          >
            Importar {count}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

function withName(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(names);
  if (isIn) next.add(name);
  else next.delete(name);
  return next;
}
