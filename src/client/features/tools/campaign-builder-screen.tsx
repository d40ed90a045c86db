import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { notifyComingSoon } from './coming-soon.ts';
import { paths } from '#client/paths.ts';

/** The builder is announced, not built: whoever comes here is told so in the catalogue. */
export function CampaignBuilderScreen() {
  useEffect(notifyComingSoon, []);
  return <Navigate to={paths.tools} replace />;
}
