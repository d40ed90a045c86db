import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '#client/components/panel.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { countText } from '#client/lib/count-text.ts';
import { PageSign } from '#client/parts/campaign/page-sign.tsx';

/** A list of all would hide the rest of the dashboard; the list of campaigns has them. */
const SHOWN = 3;

/** The campaigns whose last check of the page found what Google refuses. Nothing when there are none. */
export function BadPages() {
  const { data: campaigns = [] } = useQuery(campaignsOptions);
  const bad = campaigns.filter(({ badPages }) => badPages > 0);
  if (bad.length === 0) return null;
  return (
    <Panel title="Páginas que podem custar o anúncio">
      {bad.slice(0, SHOWN).map((campaign, at) => (
        <div key={campaign.id}>
          <Text size="sm" fw={600} mt={at === 0 ? 0 : 'xs'} truncate>
            {campaign.name}
          </Text>
          <PageSign campaign={campaign} />
        </div>
      ))}
      {bad.length > SHOWN && (
        <Text size="sm" c="dimmed" mt="xs">
          E mais {countText(bad.length - SHOWN, 'campanha', 'campanhas')}, em Campanhas Salvas.
        </Text>
      )}
    </Panel>
  );
}
