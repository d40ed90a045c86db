import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';

/** Leads to where reports are brought. */
export function BringReports() {
  return (
    <Button component={Link} to={paths.reports} variant="default">
      Trazer relatórios
    </Button>
  );
}
