import { Button, Group, Indicator, Popover, Select, Stack, TextInput } from '@mantine/core';
import { IconFilter, IconSearch, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import {
  type CampaignFilterField,
  campaignFilterFields,
  type CampaignListView,
  filterValues,
  initialCampaignView,
} from '#domain/making/campaign/campaign-list.ts';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';

const filterWords: Record<CampaignFilterField, { label: string; all: string }> = {
  niche: { label: 'Nicho', all: 'Todos os nichos' },
  country: { label: 'País', all: 'Todos os países' },
  platform: { label: 'Plataforma', all: 'Todas as plataformas' },
};
/** The option for all values. No campaign stores an empty value, so it cannot clash. */
const ALL = '';

interface CampaignToolbarProps {
  campaigns: readonly CampaignSummary[];
  view: CampaignListView;
  onChange: (view: CampaignListView) => void;
}

export function CampaignToolbar({ campaigns, view, onChange }: CampaignToolbarProps) {
  const isRecent = view.order === 'recent';
  const SortIcon = isRecent ? IconSortDescending : IconSortAscending;
  return (
    <Group gap="sm" mb="lg">
      <TextInput
        flex="1 1 18rem"
        aria-label="Buscar campanhas"
        placeholder="Buscar por nome ou anotações"
        leftSection={<IconSearch />}
        value={view.search}
        onChange={(event) => onChange({ ...view, search: event.currentTarget.value })}
      />
      <FiltersMenu campaigns={campaigns} view={view} onChange={onChange} />
      <Button
        variant="default"
        leftSection={<SortIcon />}
        onClick={() => onChange({ ...view, order: isRecent ? 'oldest' : 'recent' })}
      >
        {isRecent ? 'Mais recentes' : 'Mais antigas'}
      </Button>
    </Group>
  );
}

function FiltersMenu({ campaigns, view, onChange }: CampaignToolbarProps) {
  const active = campaignFilterFields.filter((field) => view.filters[field] !== null).length;
  const choose = (field: CampaignFilterField, value: string | null) =>
    onChange({ ...view, filters: { ...view.filters, [field]: value === ALL ? null : value } });
  return (
    <Popover position="bottom-end" width={260} trapFocus>
      <Indicator label={active} disabled={active === 0} size={18}>
        <Popover.Target>
          <Button variant="default" leftSection={<IconFilter />}>
            Filtros
          </Button>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown>
        <Stack gap="sm">
          {campaignFilterFields.map((field) => (
            <Select
              key={field}
              label={filterWords[field].label}
              data={[
                { value: ALL, label: filterWords[field].all },
                ...filterValues(campaigns, field).map((value) => ({ value, label: value })),
              ]}
              value={view.filters[field] ?? ALL}
              onChange={(value) => choose(field, value)}
              comboboxProps={{ withinPortal: false }}
            />
          ))}
          {active > 0 && (
            <Button
              variant="subtle"
              onClick={() => onChange({ ...view, filters: initialCampaignView.filters })}
            >
              Limpar filtros
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
