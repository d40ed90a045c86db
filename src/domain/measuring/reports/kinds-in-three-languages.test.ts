import { describe, expect, it } from 'vitest';
import { isMarkedLow, readAssetKind } from './asset-cells.ts';
import { readAge, readGender } from './demographic-cells.ts';
import { readDevice } from './device-cells.ts';
import type { Report } from './report.ts';
import { readReportFile } from './report.ts';
import type { ReportRow } from './report-rows.ts';
import type { ReportLanguage } from './report-words.ts';
import { readHour, readWeekday } from './time-cells.ts';

const read = (text: string) => readReportFile(new TextEncoder().encode(text));

/** A kind of report in the three languages, with what its first row is about. */
interface Kind {
  type: Report['type'];
  files: Record<ReportLanguage, string>;
  about: (row: ReportRow) => unknown;
  is: unknown;
}

const kinds: Record<string, Kind> = {
  searchTerms: {
    type: 'search_terms',
    files: {
      pt: 'Relatório de termos de pesquisa\n1 de maio de 2026 - 15 de maio de 2026\nTermo de pesquisa,Tipo de corresp.,Adicionada/excluída,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nvitalis grátis,Correspondência de frase,Nenhum,BR,BRL,"10,50",12,100,1',
      en: 'Search terms report\n"May 1, 2026 - May 15, 2026"\nSearch term,Match type,Added/Excluded,Campaign,Currency code,Cost,Clicks,Impr.,Conversions\nvitalis grátis,Phrase match,None,BR,BRL,10.50,12,100,1',
      es: 'Informe de términos de búsqueda\n1 de mayo de 2026 - 15 de mayo de 2026\nTérmino de búsqueda,Tipo de concordancia,Añadido/excluido,Campaña,Código de moneda,Coste,Clics,Impr.,Conversiones\nvitalis grátis,Concordancia de frase,Ninguno,BR,BRL,"10,50",12,100,1',
    },
    about: ({ subject, matchType, added }) => [subject, matchType, added],
    is: ['vitalis grátis', 'phrase', 'none'],
  },
  keywords: {
    type: 'keywords',
    files: {
      pt: 'Relatório de palavras-chave da rede de pesquisa\n1 de maio de 2026 - 15 de maio de 2026\nPalavra-chave,Tipo de corresp.,Índice de qualidade,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nvitalis,Corresp. exata,3,BR,BRL,"10,50",12,100,1',
      en: 'Search keyword report\n"May 1, 2026 - May 15, 2026"\nKeyword,Match type,Quality Score,Campaign,Currency code,Cost,Clicks,Impr.,Conversions\nvitalis,Exact match,3,BR,BRL,10.50,12,100,1',
      es: 'Informe de palabras clave de la red de búsqueda\n1 de mayo de 2026 - 15 de mayo de 2026\nPalabra clave,Tipo de concordancia,Nivel de calidad,Campaña,Código de moneda,Coste,Clics,Impr.,Conversiones\nvitalis,Concordancia exacta,3,BR,BRL,"10,50",12,100,1',
    },
    about: ({ keyword, matchType, details }) => [keyword, matchType, details.qualityScore],
    is: ['vitalis', 'exact', '3'],
  },
  campaigns: {
    type: 'campaigns',
    files: {
      pt: 'Relatório de campanha\n1 de maio de 2026 - 15 de maio de 2026\nCampanha,Parc. impr. perdidas na rede de pesquisa (orçamento),Código da moeda,Custo,Cliques,Impr.,Conversões\nBR,"22,50%",BRL,"10,50",12,100,1',
      en: 'Campaign report\n"May 1, 2026 - May 15, 2026"\nCampaign,Search lost IS (budget),Currency code,Cost,Clicks,Impr.,Conversions\nBR,22.50%,BRL,10.50,12,100,1',
      es: 'Informe de campañas\n1 de mayo de 2026 - 15 de mayo de 2026\nCampaña,Cuota de impr. perdidas de búsqueda (presupuesto),Código de moneda,Coste,Clics,Impr.,Conversiones\nBR,"22,50%",BRL,"10,50",12,100,1',
    },
    about: ({ details }) => details.lostToBudget,
    is: '0.225',
  },
  adGroups: {
    type: 'ad_groups',
    files: {
      pt: 'Relatório do grupo de anúncios\n1 de maio de 2026 - 15 de maio de 2026\nGrupo de anúncios,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nFundo,BR,BRL,"10,50",12,100,1',
      en: 'Ad group report\n"May 1, 2026 - May 15, 2026"\nAd group,Campaign,Currency code,Cost,Clicks,Impr.,Conversions\nFundo,BR,BRL,10.50,12,100,1',
      es: 'Informe de grupos de anuncios\n1 de mayo de 2026 - 15 de mayo de 2026\nGrupo de anuncios,Campaña,Código de moneda,Coste,Clics,Impr.,Conversiones\nFundo,BR,BRL,"10,50",12,100,1',
    },
    about: ({ adGroup }) => adGroup,
    is: 'Fundo',
  },
  ads: {
    type: 'ads',
    files: {
      pt: 'Relatório de anúncios\n1 de maio de 2026 - 15 de maio de 2026\nTítulo 1,Título 2,Descrição 1,Status,Motivos do status,Tipo de anúncio,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nKit,Frete grátis,Compre,X,Y,RSA,BR,BRL,"10,50",12,100,1',
      en: 'Ad report\n"May 1, 2026 - May 15, 2026"\nHeadline 1,Headline 2,Description 1,Status,Status reasons,Ad type,Campaign,Currency code,Cost,Clicks,Impr.,Conversions\nKit,Frete grátis,Compre,X,Y,RSA,BR,BRL,10.50,12,100,1',
      es: 'Informe de anuncios\n1 de mayo de 2026 - 15 de mayo de 2026\nTítulo 1,Título 2,Descripción 1,Estado,Motivos del estado,Tipo de anuncio,Campaña,Código de moneda,Coste,Clics,Impr.,Conversiones\nKit,Frete grátis,Compre,X,Y,RSA,BR,BRL,"10,50",12,100,1',
    },
    about: ({ subject, details }) => [subject, details.approval, details.reasons],
    is: ['Kit', 'X', 'Y'],
  },
  devices: {
    type: 'campaigns',
    files: {
      pt: 'Relatório de campanhas\n1 de maio de 2026 - 15 de maio de 2026\nCampanha,Dispositivo,Código da moeda,Custo,Cliques,Impr.,Conversões\nBR,Smartphones,BRL,"10,50",12,100,1\nTotal: Conta, --,BRL,"10,50",12,100,1',
      en: 'Campaign report\n"May 1, 2026 - May 15, 2026"\nCampaign,Device,Currency code,Cost,Clicks,Impr.,Conversions\nBR,Mobile phones,BRL,10.50,12,100,1\nTotal: Account, --,BRL,10.50,12,100,1',
      es: 'Informe de campañas\n1 de mayo de 2026 - 15 de mayo de 2026\nCampaña,Dispositivo,Código de moneda,Coste,Clics,Impr.,Conversiones\nBR,Teléfonos móviles,BRL,"10,50",12,100,1\nTotal: Cuenta, --,BRL,"10,50",12,100,1',
    },
    about: ({ details }) => readDevice(details.device ?? ''),
    is: 'mobile',
  },
  hours: {
    type: 'campaigns',
    files: {
      pt: 'Relatório de campanhas\n1 de maio de 2026 - 15 de maio de 2026\nCampanha,Hora do dia,Código da moeda,Custo,Cliques,Impr.,Conversões\nBR,14,BRL,"10,50",12,100,1',
      en: 'Campaign report\n"May 1, 2026 - May 15, 2026"\nCampaign,Hour of the day,Currency code,Cost,Clicks,Impr.,Conversions\nBR,2 PM,BRL,10.50,12,100,1',
      es: 'Informe de campañas\n1 de mayo de 2026 - 15 de mayo de 2026\nCampaña,Hora del día,Código de moneda,Coste,Clics,Impr.,Conversiones\nBR,14:00,BRL,"10,50",12,100,1',
    },
    about: ({ details }) => readHour(details.hour ?? ''),
    is: 14,
  },
  weekdays: {
    type: 'campaigns',
    files: {
      pt: 'Relatório de campanhas\n1 de maio de 2026 - 15 de maio de 2026\nCampanha,Dia da semana,Código da moeda,Custo,Cliques,Impr.,Conversões\nBR,terça-feira,BRL,"10,50",12,100,1',
      en: 'Campaign report\n"May 1, 2026 - May 15, 2026"\nCampaign,Day of the week,Currency code,Cost,Clicks,Impr.,Conversions\nBR,Tuesday,BRL,10.50,12,100,1',
      es: 'Informe de campañas\n1 de mayo de 2026 - 15 de mayo de 2026\nCampaña,Día de la semana,Código de moneda,Coste,Clics,Impr.,Conversiones\nBR,martes,BRL,"10,50",12,100,1',
    },
    about: ({ details }) => readWeekday(details.weekday ?? ''),
    is: 2,
  },
  places: {
    type: 'places',
    files: {
      pt: 'Relatório de locais\n1 de maio de 2026 - 15 de maio de 2026\nLocal,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nPará,BR,BRL,"10,50",12,100,1',
      en: 'Location report\n"May 1, 2026 - May 15, 2026"\nLocation,Campaign,Currency code,Cost,Clicks,Impr.,Conversions\nPará,BR,BRL,10.50,12,100,1',
      es: 'Informe de ubicaciones\n1 de mayo de 2026 - 15 de mayo de 2026\nUbicación,Campaña,Código de moneda,Coste,Clics,Impr.,Conversiones\nPará,BR,BRL,"10,50",12,100,1',
    },
    about: ({ subject }) => subject,
    is: 'Pará',
  },
  ages: {
    type: 'ages',
    files: {
      pt: 'Relatório de idade\n1 de maio de 2026 - 15 de maio de 2026\nIdade,Campanha,Grupo de anúncios,Código da moeda,Custo,Cliques,Impr.,Conversões\n18 a 24,BR,Fundo,BRL,"10,50",12,100,1\nTotal: Conta, --, --,BRL,"10,50",12,100,1',
      en: 'Age report\n"May 1, 2026 - May 15, 2026"\nAge,Campaign,Ad group,Currency code,Cost,Clicks,Impr.,Conversions\n18 - 24,BR,Fundo,BRL,10.50,12,100,1\nTotal: Account, --, --,BRL,10.50,12,100,1',
      es: 'Informe de edad\n1 de mayo de 2026 - 15 de mayo de 2026\nEdad,Campaña,Grupo de anuncios,Código de moneda,Coste,Clics,Impr.,Conversiones\nDe 18 a 24,BR,Fundo,BRL,"10,50",12,100,1\nTotal: Cuenta, --, --,BRL,"10,50",12,100,1',
    },
    about: ({ subject }) => readAge(subject),
    is: '18-24',
  },
  genders: {
    type: 'genders',
    files: {
      pt: 'Relatório de gênero\n1 de maio de 2026 - 15 de maio de 2026\nGênero,Campanha,Grupo de anúncios,Código da moeda,Custo,Cliques,Impr.,Conversões\nFeminino,BR,Fundo,BRL,"10,50",12,100,1',
      en: 'Gender report\n"May 1, 2026 - May 15, 2026"\nGender,Campaign,Ad group,Currency code,Cost,Clicks,Impr.,Conversions\nFemale,BR,Fundo,BRL,10.50,12,100,1',
      es: 'Informe de sexo\n1 de mayo de 2026 - 15 de mayo de 2026\nSexo,Campaña,Grupo de anuncios,Código de moneda,Coste,Clics,Impr.,Conversiones\nMujer,BR,Fundo,BRL,"10,50",12,100,1',
    },
    about: ({ subject }) => readGender(subject),
    is: 'female',
  },
};

describe.each(Object.entries(kinds))('%s', (_, { type, files, about, is }) => {
  it.each(Object.entries(files))('in %s are the same rows', (language, text) => {
    const { report, rows } = read(text);
    expect(report).toMatchObject({
      ...{ type, language, error: null, rows: 1, currency: 'BRL', warnings: [] },
      period: { start: '2026-05-01', end: '2026-05-15' },
      totals: { clicks: 12, impressions: 100, cost: 10.5, conversions: 1 },
    });
    expect(rows).toMatchObject([{ campaign: 'BR', clicks: 12, costMicros: 10_500_000, conversions: 1 }]);
    expect(rows.map(about)).toEqual([is]);
  });
});

it.each([
  [
    'pt',
    'Relatório do histórico de alterações\n1 de maio de 2026 - 15 de maio de 2026\nData e hora,Usuário,Campanha,Grupo de anúncios,Alterações\n"5 de mai. de 2026, 14:02:11",ana@exemplo.com.br,BR,Fundo,Negativa adicionada',
  ],
  [
    'en',
    'Change history report\n"May 1, 2026 - May 15, 2026"\nDate & time,User,Campaign,Ad group,Changes\n"May 5, 2026, 2:02:11 PM",ana@exemplo.com.br,BR,Fundo,Negativa adicionada',
  ],
  [
    'es',
    'Informe del historial de cambios\n1 de mayo de 2026 - 15 de mayo de 2026\nFecha y hora,Usuario,Campaña,Grupo de anuncios,Cambios\n"5 may 2026, 14:02:11",ana@exemplo.com.br,BR,Fundo,Negativa adicionada',
  ],
])('a change history in %s has the day of each change', (language, text) => {
  const { report, rows } = read(text);
  expect(report).toMatchObject({ type: 'change_history', language, error: null });
  expect(rows).toMatchObject([{ day: '2026-05-05', campaign: 'BR', subject: 'Negativa adicionada' }]);
});

it.each([
  [
    'pt',
    'Relatório de recursos\n1 de maio de 2026 - 15 de maio de 2026\nRecurso,Tipo de recurso,Classificação de desempenho,Campanha,Grupo de anúncios,Código da moeda,Custo,Cliques\nFrete grátis,Título,Baixo,BR,Fundo,BRL,"10,50",12',
  ],
  [
    'en',
    'Assets report\n"May 1, 2026 - May 15, 2026"\nAsset,Asset type,Performance rating,Campaign,Ad group,Currency code,Cost,Clicks\nFrete grátis,Headline,Low,BR,Fundo,BRL,10.50,12',
  ],
  [
    'es',
    'Informe de recursos\n1 de mayo de 2026 - 15 de mayo de 2026\nRecurso,Tipo de recurso,Clasificación de rendimiento,Campaña,Grupo de anuncios,Código de moneda,Coste,Clics\nFrete grátis,Título,Bajo,BR,Fundo,BRL,"10,50",12',
  ],
])('assets in %s have their kind and Google’s rating', (language, text) => {
  const { report, rows } = read(text);
  expect(report).toMatchObject({ type: 'assets', error: null, totals: { clicks: 12, cost: 10.5 } });
  expect(report.language).toBe(language);
  const assetFacts = rows.map(({ details, subject }) => [
    ...[subject, readAssetKind(details.assetType ?? ''), isMarkedLow(details.performance ?? '')],
  ]);
  expect(assetFacts).toEqual([['Frete grátis', 'titles', true]]);
});

it.each([
  [
    'pt',
    'Relatório de palavras-chave negativas\nTodo o período\nPalavra-chave negativa,Campanha,Nível,Tipo de corresp.\ngrátis,BR,Campanha,Correspondência ampla',
  ],
  [
    'en',
    'Negative keyword report\nAll time\nNegative keyword,Campaign,Level,Match type\ngrátis,BR,Campaign,Broad match',
  ],
  [
    'es',
    'Informe de palabras clave negativas\nTodo el período\nPalabra clave negativa,Campaña,Nivel,Tipo de concordancia\ngrátis,BR,Campaña,Concordancia amplia',
  ],
])('negatives in %s have their match type', (language, text) => {
  const { report, rows } = read(text);
  expect(report).toMatchObject({ type: 'negatives', language, error: null });
  expect(rows).toMatchObject([{ subject: 'grátis', campaign: 'BR', matchType: 'broad' }]);
});

it.each([
  [
    'pt',
    'Relatório de informações do leilão\n1 de maio de 2026 - 15 de maio de 2026\nDomínio do URL de visualização,Parcela de impressões,Taxa de sobreposição\nVocê,"62,31%",--\nrival.example,< 10%,"18,20%"',
  ],
  [
    'en',
    'Auction insights report\n"May 1, 2026 - May 15, 2026"\nDisplay URL domain,Impression share,Overlap rate\nYou,62.31%,--\nrival.example,< 10%,18.20%',
  ],
  [
    'es',
    'Informe de información de la subasta\n1 de mayo de 2026 - 15 de mayo de 2026\nDominio de la URL visible,Cuota de impresiones,Tasa de superposición\nUsted,"62,31%",--\nrival.example,< 10%,"18,20%"',
  ],
])('auction insights in %s have the share of each rival', (language, text) => {
  const { report, rows } = read(text);
  expect(report).toMatchObject({ type: 'auction_insights', language, error: null, rows: 2 });
  expect(rows.map(({ subject, details }) => [subject, details.auctionShare, details.overlap]).at(-1)).toEqual(
    ['rival.example', '<0.1', '0.182'],
  );
});

it.each([
  [
    'pt',
    'Estatísticas de palavras-chave\n1 de maio de 2026 - 31 de maio de 2026\nPalavra-chave,Moeda,Média de pesquisas mensais,Concorrência,Lance na parte superior da página (faixa inferior)\nvitalis,BRL,1300,Alta,"0,31"',
  ],
  [
    'en',
    'Keyword Stats 2026-05-31 at 10_12_33\n"May 1, 2026 - May 31, 2026"\nKeyword,Currency,Avg. monthly searches,Competition,Top of page bid (low range)\nvitalis,BRL,1300,High,0.31',
  ],
  [
    'es',
    'Estadísticas de palabras clave\n1 de mayo de 2026 - 31 de mayo de 2026\nPalabra clave,Moneda,Promedio de búsquedas mensuales,Competencia,Puja por la parte superior de la página (intervalo bajo)\nvitalis,BRL,1300,Alta,"0,31"',
  ],
])('ideas of the planner in %s have searches and bids, and no cost', (language, text) => {
  const { report, rows } = read(text);
  expect(report).toMatchObject({ type: 'planner', language, error: null, totals: { cost: null } });
  expect(rows).toMatchObject([{ keyword: 'vitalis', details: { monthlySearches: '1300', lowBid: '0.31' } }]);
});
