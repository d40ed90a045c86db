import { Box, Button, Group, Menu, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconFolderPlus, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foldText } from '#domain/shared/fold-text.ts';
import { emptySheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { useProductSheet } from '#client/data/product-sheet.ts';
import { shortcutProps, useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import type { Draft } from './draft.ts';
import { NewCampaignDialog } from './new-campaign-dialog.tsx';
import { useChosenCampaign } from './use-draft.ts';
import { useSaveToCampaign } from './use-save-to-campaign.tsx';

/** Number of campaigns from which the menu has a search field. */
const SEARCH_FROM = 8;

/** Saves to the current campaign with one click, or to another or a new one through the menu. */
export function CampaignMenu({ draft }: { draft: Draft }) {
  const { data: campaigns = [], isPending, isSuccess } = useQuery(campaignsOptions);
  const { save, isSaving, isSavedIn } = useSaveToCampaign(draft);
  const [isNaming, naming] = useDisclosure();
  const current = useChosenCampaign(draft);
  const suggestion = useTabPart(draft.shared, ({ product }) => (isNaming ? product : ''));
  const sheet = useProductSheet(null); // without a campaign, the browser's sheet is in use
  // While there is nothing to save, generating comes first; an opened list goes back to where it came from.
  const primary = useTabPart(draft.tool, ({ items, opened }) =>
    items.length === 0 || opened !== null ? 'default' : 'filled',
  );
  useShortcuts(current ? { save: () => save(current) } : {});
  const hasNone = isSuccess && campaigns.length === 0;
  return (
    <Group gap="xs">
      {current && (
        <Button
          maw={280}
          variant={primary}
          loading={isSaving}
          {...shortcutProps('save')}
          disabled={isSavedIn(current.id)}
          leftSection={<IconFolderPlus />}
          onClick={() => save(current)}
        >
          {isSavedIn(current.id) ? 'Salva em' : 'Salvar em'} {current.name}
        </Button>
      )}
      <Menu position="bottom-start" width={280}>
        <Menu.Target>
          <Button
            variant={current ? 'default' : primary}
            disabled={isPending || hasNone}
            loading={isSaving && !current}
            leftSection={current ? undefined : <IconFolderPlus />}
            rightSection={<IconChevronDown />}
            aria-label="Salvar na campanha"
          >
            {current ? 'Outra' : 'Salvar na campanha'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <CampaignItems campaigns={campaigns} isSavedIn={isSavedIn} onChosen={save} />
          <Menu.Divider />
          <Menu.Item leftSection={<IconPlus />} onClick={naming.open}>
            Nova campanha
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {hasNone && (
        <Button variant={primary} leftSection={<IconPlus />} onClick={naming.open}>
          Nova campanha
        </Button>
      )}
      <NewCampaignDialog
        suggestion={suggestion}
        sheet={current ? emptySheet : sheet}
        opened={isNaming}
        onClose={naming.close}
        onCreated={save}
      />
    </Group>
  );
}

interface CampaignItemsProps {
  campaigns: readonly CampaignSummary[];
  isSavedIn: (id: string) => boolean;
  onChosen: (campaign: CampaignSummary) => void;
}

function CampaignItems({ campaigns, isSavedIn, onChosen }: CampaignItemsProps) {
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const found = campaigns.filter(({ name }) => foldText(name).includes(wanted));
  return (
    <>
      {campaigns.length >= SEARCH_FROM && (
        <TextInput
          m={4}
          aria-label="Buscar campanha"
          enterKeyHint="search"
          placeholder="Buscar campanha"
          leftSection={<IconSearch />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Box mah={280} style={{ overflowY: 'auto' }}>
        {found.map((campaign) => (
          <Menu.Item key={campaign.id} disabled={isSavedIn(campaign.id)} onClick={() => onChosen(campaign)}>
            <Text size="sm" truncate>
              {campaign.name}
            </Text>
          </Menu.Item>
        ))}
        {found.length === 0 && (
          <Text size="sm" c="dimmed" p="xs">
            Nenhuma campanha encontrada
          </Text>
        )}
      </Box>
    </>
  );
}
