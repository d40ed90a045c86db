import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { conflictKey } from '#domain/making/findings/conflict-findings.ts';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { draftOptions } from '#client/data/campaign-draft.ts';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { ConflictCard } from '#client/parts/conflict-card.tsx';
import { jobOptions } from '#client/parts/jobs/job-options.ts';
import { ListConflictActions, type MendList } from '#client/parts/mend-list.tsx';
import { paths } from '#client/paths.ts';

/** Campaigns whose keywords are compared at once, and conflicts that each shows first. */
const CAMPAIGNS = 5;
const CONFLICTS = 3;

/** What a list blocks in each of its campaigns. */
export function ListConflicts({ list, mend }: { list: NegativeList; mend: MendList }) {
  const campaigns = useQuery(campaignsOptions);
  if (list.campaignIds.length === 0 || list.negatives.length === 0) return null;
  return (
    <Panel title="Conflitos por campanha">
      <Loaded query={campaigns} waiting="Buscando as campanhas">
        {(all) => (
          <ShowMore entries={all.filter(({ id }) => list.campaignIds.includes(id))} step={CAMPAIGNS}>
            {(shown) => (
              <Stack gap="lg">
                {shown.map((campaign) => (
                  <CampaignConflicts key={campaign.id} campaign={campaign} list={list} mend={mend} />
                ))}
              </Stack>
            )}
          </ShowMore>
        )}
      </Loaded>
    </Panel>
  );
}

interface CampaignConflictsProps {
  campaign: Pick<CampaignSummary, 'id' | 'name'>;
  list: NegativeList;
  mend: MendList;
}

function CampaignConflicts({ campaign, list, mend }: CampaignConflictsProps) {
  const draft = useQuery(draftOptions(campaign.id));
  const { data: stored } = draft;
  const job = jobOptions('listConflicts', [list.id, list.version, campaign.id, draft.dataUpdatedAt], () => ({
    list,
    stored: stored ?? { settings: null, groups: [] },
  }));
  const conflicts = useQuery({ ...job, enabled: stored !== undefined });
  const names = new Map(stored?.groups.map(({ id, content }) => [id, content.name]));
  const query = { ...conflicts, error: draft.error ?? conflicts.error };
  return (
    <section aria-label={`Conflitos em ${campaign.name}`}>
      <Title order={3} mb={4} style={{ overflowWrap: 'anywhere' }}>
        <Anchor data-alone component={Link} to={paths.campaignTab(campaign.id, 'conflitos')} inherit>
          {campaign.name}
        </Anchor>
      </Title>
      <Loaded query={query} waiting="Comparando com as palavras da campanha">
        {(found) =>
          found.length === 0 ? (
            <Text size="sm" c="dimmed">
              {stored?.groups.length === 0
                ? 'A campanha ainda não tem palavras-chave na Montagem.'
                : 'Nenhum conflito: a lista não bloqueia nenhuma palavra-chave desta campanha.'}
            </Text>
          ) : (
            <ShowMore entries={found} first={CONFLICTS} step={20} isCompact>
              {(shown) => (
                <Stack gap="sm">
                  {shown.map((conflict) => (
                    <ConflictCard
                      key={conflictKey(conflict.negative)}
                      conflict={conflict}
                      where={campaign.name}
                      nameOf={(id) => names.get(id) ?? ''}
                    >
                      <ListConflictActions conflict={conflict} list={list} mend={mend} />
                    </ConflictCard>
                  ))}
                </Stack>
              )}
            </ShowMore>
          )
        }
      </Loaded>
    </section>
  );
}
