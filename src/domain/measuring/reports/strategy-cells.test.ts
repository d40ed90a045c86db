import { expect, it } from 'vitest';
import type { BidStrategy } from '#domain/making/structure/settings.ts';
import { readReportFile } from './report.ts';
import { readStrategy } from './strategy-cells.ts';

it.each<[BidStrategy | null, string[]]>([
  [
    'manual_cpc',
    ['Manual CPC', 'CPC manual', 'CPC (enhanced)', 'CPC otimizado', 'cpc', 'MANUAL_CPC', 'ENHANCED_CPC'],
  ],
  [
    'maximize_clicks',
    ['Maximize clicks', 'Maximise clicks', 'Maximizar cliques', 'Maximizar clics', 'TARGET_SPEND'],
  ],
  [
    'maximize_conversions',
    ['Maximize conversions', 'Maximizar conversões', 'Maximizar conversiones', 'MAXIMIZE_CONVERSIONS'],
  ],
  [
    'maximize_value',
    [
      ...['Maximize conversion value', 'Maximizar o valor da conversão', 'Maximizar valor de conv.'],
      ...['Maximizar el valor de conversión', 'MAXIMIZE_CONVERSION_VALUE'],
    ],
  ],
  [
    'target_cpa',
    ['Target CPA', 'CPA desejado', 'CPA objetivo', 'TARGET_CPA', 'Maximize conversions (Target CPA)'],
  ],
  ['target_roas', ['Target ROAS', 'ROAS desejado', 'ROAS objetivo', 'TARGET_ROAS']],
  [
    'target_impression_share',
    [
      ...['Target impression share', 'Parcela de impressões desejada', 'Porcentaje de impresiones objetivo'],
      'TARGET_IMPRESSION_SHARE',
    ],
  ],
  [null, ['', ' --', 'Target outranking share', 'TARGET_CPM', 'UNSPECIFIED']],
])('%s', (strategy, cells) => {
  expect(cells.map(readStrategy)).toEqual(cells.map(() => strategy));
});

it.each([
  ['Campaign report', 'Campaign,Bid strategy type,Target CPA,Clicks,Impr.,Cost', 'Target CPA,"80.50"'],
  [
    'Relatório de campanha',
    'Campanha,Tipo de estratégia de lances,CPA desejado,Cliques,Impr.,Custo',
    'CPA desejado,"80,50"',
  ],
  [
    'Informe de campañas',
    'Campaña,Tipo de estrategia de oferta,CPA objetivo,Clics,Impr.,Costo',
    'CPA objetivo,"80,50"',
  ],
])('%s keeps strategy and target', (title, header, cells) => {
  const money = cells.includes('80,50') ? '"100,25"' : '100.25';
  const text = [
    title,
    '"1 de maio de 2026 - 31 de maio de 2026"',
    header,
    `Vitalis,${cells},50,900,${money}`,
  ].join('\n');
  const { report, rows } = readReportFile(new TextEncoder().encode(text));
  expect(report.error).toBeNull();
  expect(rows.map(({ details }) => [readStrategy(details.bidStrategy ?? ''), details.targetCpa])).toEqual([
    ['target_cpa', '80.5'],
  ]);
});
