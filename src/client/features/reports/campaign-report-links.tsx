import { Button, Paper } from '@mantine/core';
import { Link } from 'react-router';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { type CampaignTab, paths } from '#client/paths.ts';
import classes from './campaign-report-links.module.css';

const ways: readonly { label: string; tab: CampaignTab; variant: 'default' | 'light' }[] = [
  { label: 'Termos', tab: 'termos', variant: 'default' },
  { label: 'Lucro', tab: 'lucro', variant: 'default' },
  { label: 'Relatórios', tab: 'relatorios', variant: 'light' },
];

/** A campaign, with the ways to what its reports say. */
export function CampaignReportLinks({ campaign: { id, name, platform } }: { campaign: CampaignSummary }) {
  return (
    <Paper component="article" withBorder radius="lg" p="md" className={classes.row} aria-label={name}>
      <div className={classes.about}>
        <p className={classes.name}>{name}</p>
        {platform !== null && <p className={classes.platform}>{platform}</p>}
      </div>
      <div className={classes.ways}>
        {ways.map(({ label, tab, variant }) => (
          <Button
            key={tab}
            component={Link}
            to={paths.campaignTab(id, tab)}
            variant={variant}
            aria-label={`${label} de ${name}`}
          >
            {label}
          </Button>
        ))}
      </div>
    </Paper>
  );
}
