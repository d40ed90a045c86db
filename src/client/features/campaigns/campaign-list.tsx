import { Button, Center, SimpleGrid } from '@mantine/core';
import { IconFolderOff } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import {
  type CampaignListView,
  initialCampaignView,
  liveFilters,
  viewCampaigns,
} from '#domain/campaign/campaign-list.ts';
import type { CampaignSummary } from '#domain/campaign/campaign.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignToolbar } from './campaign-toolbar.tsx';
import { formDrafts, type OpenForm } from './form-draft.ts';

/** Cards drawn at first, and more each time they are asked for. */
const PAGE = 48;
/** How each person left the list, until the next load: whoever opens a campaign comes back to the same search. */
const views = new Map<string, CampaignListView>();

interface CampaignListProps {
  userId: string;
  campaigns: readonly CampaignSummary[];
  form: OpenForm | null;
  onForm: (form: OpenForm | null) => void;
}

export function CampaignList({ userId, campaigns, form, onForm }: CampaignListProps) {
  const [chosen, setChosen] = useState(() => views.get(userId) ?? initialCampaignView);
  const [shown, setShown] = useState(PAGE);
  const view = useMemo(
    () => ({ ...chosen, filters: liveFilters(campaigns, chosen.filters) }),
    [campaigns, chosen],
  );
  const found = viewCampaigns(campaigns, useDeferredValue(view));

  function change(next: CampaignListView): void {
    setChosen(next);
    views.set(userId, next);
  }
  function closeFormOf(id: string): void {
    if (form === null || form === 'create' || form.id !== id) return;
    formDrafts.drop(userId);
    onForm(null);
  }

  return (
    <>
      <CampaignToolbar campaigns={campaigns} view={view} onChange={change} />
      {found.length === 0 && (
        <NothingFound
          isEmpty={campaigns.length === 0}
          onClear={() => change({ ...initialCampaignView, order: view.order })}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="md" component="ul" p={0} m={0}>
        {found.slice(0, shown).map((campaign) => (
          <CampaignCard
            key={campaign.id}
            campaign={campaign}
            isFormOpen={form !== null}
            onEdit={() => onForm(campaign)}
            onDeleted={() => closeFormOf(campaign.id)}
          />
        ))}
      </SimpleGrid>
      {found.length > shown && (
        <Center mt="lg">
          <Button variant="default" onClick={() => setShown(shown + PAGE)}>
            Mostrar mais {Math.min(PAGE, found.length - shown)} de {found.length - shown}
          </Button>
        </Center>
      )}
    </>
  );
}

function NothingFound({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={IconFolderOff}
      title="Nenhuma campanha encontrada"
      hint={
        isEmpty
          ? 'Crie a primeira em Nova Campanha e guarde nela o que gerar.'
          : 'Nenhuma das suas campanhas combina com a busca e os filtros.'
      }
      action={
        !isEmpty && (
          <Button variant="default" mt="xs" onClick={onClear}>
            Limpar filtros
          </Button>
        )
      }
    />
  );
}
