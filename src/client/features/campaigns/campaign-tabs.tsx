import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
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

/** Brings the open tab into the row's sight. The page itself does not scroll. */
function showOpenTab(row: HTMLElement): void {
  const tab = row.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!tab) return;
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  row.scrollLeft += tab.left + tab.width / 2 - middle;
}

/** Keeps the open tab in sight when the row's width changes, and marks the row where more tabs are out of sight, before or after the visible ones. @returns how to stop. */
function watchEdges(row: HTMLElement): () => void {
  const mark = (): void => {
    const { scrollLeft, clientWidth, scrollWidth } = row;
    row.toggleAttribute('data-more-before', scrollLeft > 1);
    row.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
  };
  const observer = new ResizeObserver(() => {
    showOpenTab(row);
    mark();
  });
  for (const element of [row, ...row.children]) observer.observe(element);
  row.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', mark);
  };
}

/** The tabs of a campaign's page, each with its own address. Where they do not fit they scroll sideways. */
export function CampaignTabs({ id }: { id: string }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => (nav.current ? watchEdges(nav.current) : undefined), []);
  useEffect(() => {
    if (nav.current) showOpenTab(nav.current);
  }, [pathname]);
  return (
    <nav ref={nav} className={classes.tabs} aria-label="Partes da campanha" data-wide-room>
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
