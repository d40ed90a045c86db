import { Anchor } from '@mantine/core';
import { IconWorldX } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { countText } from '#client/lib/count-text.ts';
import { paths } from '#client/paths.ts';

/** What the last check of the campaign's pages found, where the page itself is not open. Nothing when they are fine. */
export function PageSign({ campaign: { id, name, badPages } }: { campaign: CampaignSummary }) {
  return badPages > 0 ? (
    <Anchor
      component={Link}
      to={paths.campaignTab(id, 'pagina')}
      aria-label={`${signText(badPages)}, na campanha ${name}`}
      size="sm"
      c="var(--mantine-color-error)"
      style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}
    >
      <IconWorldX size={16} aria-hidden="true" />
      {signText(badPages)}
    </Anchor>
  ) : null;
}

function signText(badPages: number): string {
  return `${countText(badPages, 'página tem', 'páginas têm')} algo que o Google recusa`;
}
