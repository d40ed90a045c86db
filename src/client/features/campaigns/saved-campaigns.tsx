import { Button, Group } from '@mantine/core';
import { IconFolderOff } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { initialCampaignView, viewCampaigns } from '#domain/making/campaign/campaign-list.ts';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { HelpLink } from '#client/parts/help-link.tsx';
import { paths } from '#client/paths.ts';
import { CardsGrid } from '#client/parts/campaign/cards-grid.tsx';
import { CompareBar } from '#client/parts/campaign/compare-bar.tsx';
import { useTicked } from '#client/parts/campaign/use-ticked.ts';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignToolbar } from './campaign-toolbar.tsx';
import { dropDraft, formId, type OpenForm } from './form-draft.ts';
import { useListView } from './use-list-view.ts';

interface SavedCampaignsProps {
  userId: string;
  campaigns: readonly CampaignSummary[];
  form: OpenForm | null;
  onForm: (form: OpenForm | null) => void;
}

export function SavedCampaigns({ userId, campaigns, form, onForm }: SavedCampaignsProps) {
  const [view, setView] = useListView(campaigns);
  const ticked = useTicked(campaigns);
  const found = viewCampaigns(campaigns, useDeferredValue(view));

  function closeFormOf(id: string): void {
    dropDraft(userId, id);
    if (form !== null && formId(form) === id) onForm(null);
  }

  if (campaigns.length === 0 && form !== null) return null; // the first one is being made above
  return (
    <>
      <CampaignToolbar campaigns={campaigns} view={view} onChange={setView} />
      {found.length === 0 && (
        <NothingFound
          isEmpty={campaigns.length === 0}
          onClear={() => setView({ ...initialCampaignView, order: view.order })}
        />
      )}
      <ShowMore entries={found} step={24}>
        {(shown) => (
          <CardsGrid>
            {shown.map((campaign) => (
              <CampaignCard
                key={campaign.id}
                campaign={campaign}
                isFormOpen={form !== null}
                isTicked={ticked.ids.includes(campaign.id)}
                onTick={() => ticked.toggle(campaign.id)}
                onEdit={() => onForm(campaign)}
                onDeleted={() => closeFormOf(campaign.id)}
              />
            ))}
          </CardsGrid>
        )}
      </ShowMore>
      {ticked.ids.length > 0 && <CompareBar ids={ticked.ids} onClear={ticked.clear} />}
    </>
  );
}

function NothingFound({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={IconFolderOff}
      title="Nenhuma campanha encontrada"
      hint={
        isEmpty ? (
          <>
            Crie a primeira em Nova Campanha e guarde nela o que gerar.{' '}
            <HelpLink to="primeira-campanha">Veja o caminho todo</HelpLink>
          </>
        ) : (
          'Nenhuma das suas campanhas combina com a busca e os filtros.'
        )
      }
      action={
        isEmpty ? (
          <FirstCampaign />
        ) : (
          <Button variant="default" onClick={onClear}>
            Limpar filtros
          </Button>
        )
      }
    />
  );
}

function FirstCampaign() {
  return (
    <Group gap="xs" justify="center">
      <Button component={Link} to={paths.newCampaign} variant="light">
        Criar a primeira
      </Button>
      <Button component={Link} to={paths.firstSteps} variant="default">
        Ver um exemplo pronto
      </Button>
    </Group>
  );
}
