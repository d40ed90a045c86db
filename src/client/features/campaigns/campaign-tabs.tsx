import { NavLink, useLocation } from 'react-router';
import { useChosenInSight } from '#client/components/use-chosen-in-sight.ts';
import { type CampaignTab, campaignTabs, paths } from '#client/paths.ts';
import classes from './campaign-tabs.module.css';

export const tabLabels: Record<CampaignTab, string> = {
  montagem: 'Montagem',
  dados: 'Dados',
  revisao: 'Revisão',
  conflitos: 'Conflitos',
  previa: 'Prévia',
  economia: 'Economia',
  matriz: 'Matriz',
  exportar: 'Exportar',
  relatorios: 'Relatórios',
  termos: 'Termos de pesquisa',
  problemas: 'Problemas',
  lucro: 'Lucro',
};

/** The tabs of a campaign's page, each with its own address. Where they do not fit they scroll sideways. */
export function CampaignTabs({ id }: { id: string }) {
  const row = useChosenInSight<HTMLElement>(useLocation().pathname);
  return (
    <nav ref={row} className={classes.tabs} aria-label="Partes da campanha" data-wide-room>
      <NavLink className={classes.tab ?? ''} to={paths.campaign(id)} end>
        Listas
      </NavLink>
      {campaignTabs.map((tab) => (
        <NavLink key={tab} className={classes.tab ?? ''} to={paths.campaignTab(id, tab)}>
          {tabLabels[tab]}
        </NavLink>
      ))}
    </nav>
  );
}
