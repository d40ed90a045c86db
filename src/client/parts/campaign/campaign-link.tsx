import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import classes from './campaign-link.module.css';

/** The name of a campaign in a row of a table, on two lines where one is too short. It leads to the campaign's profit. */
export function CampaignLink({ id, name }: { id: string; name: string }) {
  return (
    <Anchor
      component={Link}
      to={paths.campaignTab(id, 'lucro')}
      fz="inherit"
      fw={600}
      className={classes.name}
    >
      {name}
    </Anchor>
  );
}
