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
