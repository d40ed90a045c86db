import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { paths } from '#client/paths.ts';

/** The last part of each help article's address. */
export type HelpSlug =
  | 'primeira-campanha'
  | 'primeiros-passos'
  | 'ficha-do-produto'
  | 'listas-salvas'
  | 'atalhos-e-listas'
  | 'palavras-chave'
  | 'negativas'
  | 'titulos'
  | 'descricoes'
  | 'sitelinks'
  | 'frases-de-destaque'
  | 'promocoes'
  | 'modelos'
  | 'limites'
  | 'correspondencia'
  | 'como-negativas-bloqueiam'
  | 'marcas-de-politica'
  | 'montagem'
  | 'dados-da-campanha'
  | 'listas-de-negativas'
  | 'revisao-e-conflitos'
  | 'previa'
  | 'economia'
  | 'matriz'
  | 'pagina-de-destino'
  | 'exportar'
  | 'google-ads-editor'
  | 'envio-pelo-navegador'
  | 'importar-campanhas'
  | 'relatorios'
  | 'termos-de-pesquisa'
  | 'conta-inteira'
  | 'recursos-da-conta'
  | 'comparar-campanhas'
  | 'problemas'
  | 'lucro'
  | 'conexoes'
  | 'script'
  | 'regras'
  | 'planos'
  | 'conta-e-seguranca';

/** The article about each tool. */
export const toolArticles: Readonly<Record<AssetType, HelpSlug>> = {
  keywords: 'palavras-chave',
  negative_keywords: 'negativas',
  titles: 'titulos',
  descriptions: 'descricoes',
  sitelinks: 'sitelinks',
  callouts: 'frases-de-destaque',
  promotions: 'promocoes',
};

/** A link to a help article, inside a sentence. */
export function HelpLink({ to, children }: { to: HelpSlug; children: string }) {
  return (
    <Anchor
      component={Link}
      to={paths.helpArticle(to)}
      underline="always"
      inherit
      style={{ whiteSpace: 'nowrap' }}
    >
      {children}
    </Anchor>
  );
}
