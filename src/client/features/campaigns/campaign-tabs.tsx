import { NavLink, useLocation } from 'react-router';
import { ScrollingRow } from '#client/components/scrolling-row.tsx';
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
  const { pathname } = useLocation();
  return (
    <nav className={classes.tabs} aria-label="Partes da campanha" data-wide-room>
      <ScrollingRow chosen={pathname} edgeGradientColor="var(--faisca-page)">
        <NavLink className={classes.tab ?? ''} to={paths.campaign(id)} end>
          Listas
        </NavLink>
        {campaignTabs.map((tab) => (
          <NavLink key={tab} className={classes.tab ?? ''} to={paths.campaignTab(id, tab)}>
            {tabLabels[tab]}
          </NavLink>
        ))}
      </ScrollingRow>
    </nav>
  );
}
