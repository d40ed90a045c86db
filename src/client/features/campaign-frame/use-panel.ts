import { useSearchParams } from 'react-router';
import { type CampaignPanel, campaignPanels } from '#client/paths.ts';

/** The panel beside the open tab, from the address. `field` is where the focus goes. */
export function usePanel() {
  const [params, setParams] = useSearchParams();
  const panel = campaignPanels.find((each) => each === params.get('painel')) ?? null;
  function change(next: CampaignPanel | null, field?: string): void {
    setParams(
      (now) => {
        now.delete('painel');
        now.delete('campo');
        if (next !== null) now.set('painel', next);
        if (field !== undefined) now.set('campo', field);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return { panel, field: params.get('campo'), open: change, close: () => change(null) };
}
