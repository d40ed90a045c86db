import { expect, it } from 'vitest';
import { readReportFile } from '#domain/measuring/reports/report.ts';
import { refusedAds } from './refused-ads.ts';

const read = (text: string) => {
  const { report, rows } = readReportFile(new TextEncoder().encode(text));
  return {
    report,
    found: refusedAds({
      ads: rows.map((row) => [row.subject, row.campaign, row.adGroup, [0, 0, 0, 0], row.details]),
    }),
  };
};

it.each([
  [
    'pt',
    'Relatório de anúncios\n1 de maio de 2026 - 15 de maio de 2026\nStatus do anúncio,Título 1,Título 2,Descrição 1,Campanha,Grupo de anúncios,Status,Motivos do status,Tipo de anúncio,Cliques\nAtivado,Cura em 7 dias,Oferta,Compre já,BR,Fundo,Reprovado,Saúde na publicidade personalizada,Anúncio responsivo de pesquisa,3\nAtivado,Kit,Oferta,Compre,BR,Fundo,Qualificado (limitado),Marca registrada,Anúncio responsivo de pesquisa,3\nAtivado,Bom,Oferta,Compre,BR,Fundo,Qualificado,,Anúncio responsivo de pesquisa,3',
  ],
  [
    'en',
    'Ad report\n"May 1, 2026 - May 15, 2026"\nAd status,Headline 1,Headline 2,Description 1,Campaign,Ad group,Status,Status reasons,Ad type,Clicks\nEnabled,Cura em 7 dias,Oferta,Compre já,BR,Fundo,Disapproved,Saúde na publicidade personalizada,Responsive search ad,3\nEnabled,Kit,Oferta,Compre,BR,Fundo,Eligible (limited),Marca registrada,Responsive search ad,3\nEnabled,Bom,Oferta,Compre,BR,Fundo,Eligible,,Responsive search ad,3',
  ],
  [
    'es',
    'Informe de anuncios\n1 de mayo de 2026 - 15 de mayo de 2026\nEstado del anuncio,Título 1,Título 2,Descripción 1,Campaña,Grupo de anuncios,Estado,Motivos del estado,Tipo de anuncio,Clics\nHabilitado,Cura em 7 dias,Oferta,Compre já,BR,Fundo,Rechazado,Saúde na publicidade personalizada,Anuncio de búsqueda adaptable,3\nHabilitado,Kit,Oferta,Compre,BR,Fundo,Apto (limitado),Marca registrada,Anuncio de búsqueda adaptable,3\nHabilitado,Bom,Oferta,Compre,BR,Fundo,Apto,,Anuncio de búsqueda adaptable,3',
  ],
])('a report of ads in %s tells which ads Google refused or limited, and why', (language, text) => {
  const { report, found } = read(text);
  expect(report).toMatchObject({ type: 'ads', language, error: null, rows: 3 });
  expect(found).toEqual([
    {
      is: 'refused',
      campaign: 'BR',
      adGroup: 'Fundo',
      reasons: 'Saúde na publicidade personalizada',
      titles: ['Cura em 7 dias', 'Oferta'],
      descriptions: ['Compre já'],
    },
    {
      is: 'limited',
      campaign: 'BR',
      adGroup: 'Fundo',
      reasons: 'Marca registrada',
      titles: ['Kit', 'Oferta'],
      descriptions: ['Compre'],
    },
  ]);
});
