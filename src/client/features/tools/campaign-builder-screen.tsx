import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#client/paths.ts';
import { notifyComingSoon } from './coming-soon.ts';

/** The builder is announced but not implemented, so this address opens the catalogue with a note. */
export function CampaignBuilderScreen() {
  useEffect(notifyComingSoon, []);
  return <Navigate to={paths.tools} replace />;
}
