import { expect, it } from 'vitest';
import { readReport } from './report.ts';

const read = (text: string) => readReport(new TextEncoder().encode(text));

it.each<[card: string, bring: string, header: string, row: string]>([
  ['Dias', 'segmento Dia', 'Dia,Cliques,Custo', '"ter., 5 de mai. de 2026",12,"R$ 236,86"'],
  ['Dias', 'segmento Dia', 'Date,Clicks,Cost', '"Tue, May 5, 2026",12,R$236.86'],
  ['Dias', 'segmento Dia', 'Fecha,Clics,Coste', '"mar, 5 may 2026",12,"236,86"'],
  [
    'Dispositivos',
    'segmento Dispositivo',
    'Dispositivo,Custo,Cliques,Conversões',
    'Smartphones,"R$ 236,86",12,1',
  ],
  ['Dispositivos', 'segmento Dispositivo', 'Device,Cost,Clicks,Conversions', 'Mobile phones,R$236.86,12,1'],
  ['Dispositivos', 'segmento Dispositivo', 'Dispositivo,Coste,Clics,Conversiones', 'Móviles,"236,86",12,1'],
  [
    'Palavras-chave',
    'palavras-chave da rede',
    'Palavra-chave de pesquisa,Custo,Cliques',
    'vitalis,"R$ 236,86",12',
  ],
  ['Palavras-chave', 'palavras-chave da rede', 'Search keyword,Cost,Clicks', 'vitalis,R$236.86,12'],
  [
    'Palavras-chave',
    'palavras-chave da rede',
    'Palabra clave de búsqueda,Coste,Clics',
    'vitalis,"236,86",12',
  ],
  ['Maiores mudanças', 'dois períodos', 'Campanha,Custo,Custo (Comparação)', 'BR,"R$ 236,86","R$ 100,00"'],
  ['Maiores mudanças', 'dois períodos', 'Campaign,Cost,Cost (Comparison)', 'BR,R$236.86,R$100.00'],
  ['Maiores mudanças', 'dois períodos', 'Campaña,Coste,Coste (Comparación)', 'BR,"236,86","100,00"'],
])('the card %s is refused with the report to bring, %s: %s', (card, bring, header, row) => {
  const { error, rows } = read(`${header}\n${row}`);
  expect(error).toMatch(`Linha 1, coluna 1: é o cartão ${card} da Visão geral`);
  expect(error).toContain(bring);
  expect(rows).toBe(0);
});

it.each([
  'Relatório de palavras-chave da rede de pesquisa\n1 de maio de 2026 - 15 de maio de 2026\nPalavra-chave,Custo,Cliques\nvitalis,"10,50",12',
  'Palavra-chave,Campanha,Custo,Cliques\nvitalis,BR,"10,50",12',
  'Campaign,Cost,Clicks\nBR,10.50,12',
  'Dispositivo,Campanha,Custo,Cliques\nSmartphones,BR,"10,50",12',
])('a report is no card: %s', (text) => {
  expect(read(text).error).toBeNull();
});
