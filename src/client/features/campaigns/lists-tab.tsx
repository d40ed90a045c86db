import { Box, Button, SimpleGrid } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#client/components/empty-state.tsx';
import { useSession } from '#client/data/use-session.ts';
import { useAddressRequest } from '#client/lib/use-address-request.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { SheetSummary } from '#client/parts/product-sheet/sheet-summary.tsx';
import { paths } from '#client/paths.ts';
import { AssetCard } from './asset-card.tsx';
import { CampaignAbout } from './campaign-about.tsx';
import { CampaignFormPanel } from './campaign-form-panel.tsx';
import { findDraft } from './form-draft.ts';

/** The campaign's fields and its lists. */
export function ListsTab() {
  const campaign = useOpenCampaign();
  const userId = useSession().profile.id;
  const { assets, sheet, ...fields } = campaign;
  const [isEditing, setIsEditing] = useState(() => findDraft(userId, fields) !== undefined);
  useAddressRequest('editar', 'campos', () => setIsEditing(true));
  return (
    <>
      {isEditing ? (
        <CampaignFormPanel userId={userId} open={fields} onClose={() => setIsEditing(false)} />
      ) : (
        <Box mb="lg">
          <CampaignAbout campaign={campaign} />
        </Box>
      )}
      <Box mb="lg">
        <SheetSummary campaign={fields} sheet={sheet} />
      </Box>
      {assets.length === 0 ? (
        <NoLists />
      ) : (
        <SimpleGrid type="container" cols={{ base: 1, '40rem': 2, '88rem': 3 }}>
          {assets.map((asset) => (
            <AssetCard key={asset.id} campaignId={campaign.id} asset={asset} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

function NoLists() {
  return (
    <EmptyState
      icon={IconListDetails}
      title="Nenhum item salvo"
      hint={
        <>
          Gere uma lista em uma ferramenta e guarde-a aqui em Salvar na campanha.{' '}
          <HelpLink to="primeira-campanha">Veja o caminho todo</HelpLink>
        </>
      }
      action={
        <Button component={Link} to={paths.tools} variant="light">
          Ver ferramentas
        </Button>
      }
    />
  );
}
