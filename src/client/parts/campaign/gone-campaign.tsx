import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { notifyError } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';

/**
 * Leaves the page of a campaign that is gone. Somebody who is already on the way to another screen goes on there: this
 * page stays drawn until that screen's code has come, and may learn of the deletion meanwhile.
 */
export function GoneCampaign({ id }: { id: string }) {
  return window.location.pathname.startsWith(paths.campaign(id)) ? <ToTheList /> : null;
}

function ToTheList() {
  useEffect(() => notifyError('Campanha não encontrada', 'Ela foi excluída ou é de outra conta.'), []);
  return <Navigate to={paths.savedCampaigns} replace />;
}
