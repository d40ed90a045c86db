import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { FoundList } from '#domain/making/editor-file/shared-lists.ts';
import type { ImportPreview } from '#domain/making/editor-file/imported/preview-import.ts';
import { type BroughtAssets, countAssets } from '#domain/making/structure/account-assets.ts';
import { Panel } from '#client/components/panel.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { useImportCampaigns } from '#client/data/campaign-changes.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { FoundAccountAssets } from './found-account-assets.tsx';
import { FoundCampaign } from './found-campaign.tsx';
import { FoundNegativeList } from './found-negative-list.tsx';

/** A little less than the server takes in one request. */
const MOST_BYTES = 11 * 1024 * 1024;

interface FoundCampaignsProps {
  campaigns: readonly ImportPreview[];
  lists: readonly FoundList[];
  accountAssets: BroughtAssets | null;
}

/** The campaigns and shared lists of a file. The chosen ones are stored together, or none of them. */
export function FoundCampaigns({ campaigns, lists, accountAssets }: FoundCampaignsProps) {
  const { data: stored = [] } = useQuery(campaignsOptions);
  // The list starts with the newest, which wins among several of one name.
  const idByName = new Map(stored.toReversed().map(({ id, name }) => [name, id]));
  const navigate = useNavigate();
  const save = useImportCampaigns();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(campaigns.filter(({ isSearch }) => isSearch).map(({ name }) => name)),
  );
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [hasAssets, setHasAssets] = useState(true);
  const wantedAssets = hasAssets ? accountAssets : null;
  const wantedLists = lists.filter(({ name }) => !leftOut.has(name));
  const wanted = campaigns.filter(({ name }) => chosen.has(name));
  const isTooLarge = wanted.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES;
  const count = [
    ...(wanted.length > 0 ? [countText(wanted.length, 'campanha', 'campanhas')] : []),
    ...(wantedLists.length > 0 ? [countText(wantedLists.length, 'lista', 'listas')] : []),
    ...(wantedAssets ? [countText(countAssets(wantedAssets), 'recurso da conta', 'recursos da conta')] : []),
  ].join(' e ');

  function store(): void {
    save.mutate(
      {
        campaigns: wanted.map(({ name, source }) => {
          const into = copied.has(name) ? undefined : idByName.get(name);
          return { name, source, ...(into !== undefined && { into }) };
        }),
        lists: wantedLists.map(({ name, negatives, campaigns: users }) => ({
          name,
          negatives,
          campaigns: users,
        })),
        accountAssets: wantedAssets,
      },
      {
        onSuccess: (made) => {
          notifySuccess(
            made.length > 0
              ? 'Campanhas importadas'
              : wantedLists.length > 0
                ? 'Listas importadas'
                : 'Recursos importados',
            `${count} com tudo o que o arquivo tem.`,
          );
          if (made.length === 0) {
            void navigate(wantedLists.length > 0 ? paths.negativeLists : paths.accountAssets);
            return;
          }
          const [first] = made;
          const tab = first && stored.some(({ id }) => id === first.id) ? 'exportar' : 'montagem';
          void navigate(made.length === 1 && first ? paths.campaignTab(first.id, tab) : paths.savedCampaigns);
        },
      },
    );
  }
  return (
    <Panel title={titleOf(campaigns.length, lists.length)}>
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
        {lists.map((list) => (
          <FoundNegativeList
            key={list.name}
            list={list}
            isChosen={!leftOut.has(list.name)}
            onChoose={(isChosen) => setLeftOut(withName(leftOut, list.name, !isChosen))}
          />
        ))}
        {accountAssets && (
          <FoundAccountAssets assets={accountAssets} isChosen={hasAssets} onChoose={setHasAssets} />
        )}
        <Text size="sm" c="dimmed">
          Linhas que a Faísca não edita (pausadas, de outros tipos ou da conta) ficam guardadas e voltam no
          arquivo como estavam.
        </Text>
        {isTooLarge && (
          <Alert color="yellow">As campanhas marcadas passam de 11 MB. Importe menos de uma vez.</Alert>
        )}
        <Group>
          <Button size="md" loading={save.isPending} disabled={count === '' || isTooLarge} onClick={store}>
            Importar {count}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

function titleOf(campaigns: number, lists: number): string {
  if (campaigns === 0 && lists === 0) return 'Recursos da conta encontrados';
  if (campaigns === 0)
    return countText(lists, 'lista de negativas encontrada', 'listas de negativas encontradas');
  return campaigns === 1 ? 'Campanha encontrada' : `${campaigns} campanhas encontradas`;
}

function withName(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(names);
  if (isIn) next.add(name);
  else next.delete(name);
  return next;
}
