import { Alert, Anchor } from '@mantine/core';
import { IconWorldSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { worstPages } from '#domain/making/landing-page/stored-check.ts';
import { pageChecksOptions } from '#client/data/page-checks.ts';
import { countText } from '#client/lib/count-text.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { paths } from '#client/paths.ts';

/** Whether the pages behind the ads were checked, before money is spent. Silent while nobody knows, or when they are fine. */
export function PageAlert() {
  const { campaign } = useBuilder();
  const { settings } = useCampaignDraft();
  const { data: checks } = useQuery(pageChecksOptions(campaign.id));
  if (checks === undefined) return null;
  const hasPage = [settings.finalUrl, ...settings.sitelinks.map(({ url }) => url)].some((url) => url !== '');
  if (!hasPage && checks.length === 0) return null; // that the address is missing is told below
  const bad = worstPages(checks);
  if (checks.length > 0 && bad === 0) return null;
  return (
    <Alert icon={<IconWorldSearch />} color={bad > 0 ? 'red' : 'yellow'}>
      {bad > 0
        ? `${countText(bad, 'página tem', 'páginas têm')} algo que pode custar o anúncio. `
        : 'A página do anúncio ainda não foi verificada. '}
      <Anchor
        component={Link}
        to={paths.campaignTab(campaign.id, 'pagina')}
        inherit
        c="inherit"
        underline="always"
      >
        {bad > 0 ? 'Ver o que foi encontrado' : 'Verificar a página'}
      </Anchor>
    </Alert>
  );
}
