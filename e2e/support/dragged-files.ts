import { zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';

export interface DraggedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const csv = (name: string, text: string): DraggedFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Excel saves Portuguese text in Windows-1252, whose letters have the codes of Latin-1. */
const fromExcel = (name: string, lines: readonly string[]): DraggedFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
});

const PERIOD = '1 de agosto de 2026 - 31 de agosto de 2026';
const GCLID = 'Cj0KCQjwExemploFicticio0000000000';

/** What a person drags along with the reports of Google Ads. */
export async function draggedFiles(): Promise<DraggedFile[]> {
  const folder = zipSync({
    'agosto/': new Uint8Array(),
    'agosto/grupos.csv': Buffer.from(
      `Relatório do grupo de anúncios\n${PERIOD}\nGrupo de anúncios,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nFundo,Verão,BRL,"1210,50",1032,10032,"12,00"`,
    ),
    'agosto/.DS_Store': Buffer.from('x'),
    '__MACOSX/agosto/._grupos.csv': Buffer.from('x'),
  });
  const hotmart = await writeExcelFile([
    ['Código da transação', 'Status da transação', 'Data da transação', 'Produto'].concat([
      ...['Moeda de recebimento', 'Faturamento líquido do(a) Afiliado(a)', 'Código SCK'],
    ]),
    ['HP0000000001', 'Aprovado', '10/08/2026 10:22:11', 'Vitalis', 'BRL', 78.5, GCLID],
    ['HP0000000002', 'Reembolsado', '20/08/2026 10:22:11', 'Vitalis', 'BRL', 78.5, ''],
  ]).toBuffer();
  return [
    { name: 'agosto.zip', mimeType: 'application/zip', buffer: Buffer.from(folder) },
    csv(
      'Relatório salvo com comparação.csv',
      [
        'Saved report\n"August 1, 2026 - August 31, 2026"',
        'Campaign,Search term,Match type,Currency code,Clicks,Clicks (Compare to),Cost,Cost (Compare to),Impr.,Conversions,Conversions (Compare to)',
        'Verão,vitalis comprar,Exact match,BRL,"1,032",980,"1,210.50","1,100.00","10,032",12.00,9.00',
        'Verão,vitalis bula,Broad match,BRL,0,40,0.00,55.00,3,0.00,1.00',
      ].join('\n'),
    ),
    fromExcel('campanhas do Excel.csv', [
      ...['Relatório de campanhas', PERIOD, 'Campanha;Código da moeda;Custo;Cliques;Impr.;Conversões'],
      'Verão;BRL;1.210,50;1.032;10.032;12,00',
      'Total: Conta;BRL;1.210,50;1.032;10.032;12,00',
    ]),
    csv(
      'duas linhas de nomes.csv',
      `Relatório de palavras-chave da rede de pesquisa\n${PERIOD}\n,,,,Desempenho,,,Conversões\nPalavra-chave,Tipo de corresp.,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nvitalis,Corresp. exata,Verão,BRL,"1210,50",1032,10032,"12,00"`,
    ),
    csv(
      'orders_export_1.csv',
      [
        'Name,Email,Financial Status,Paid at,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Notes,Note Attributes,Refunded Amount,Id,Source',
        `#1001,a@b.c,paid,2026-08-10 10:00:00 -0300,BRL,197.00,20.00,0.00,217.00,2026-08-10 09:58:00 -0300,1,Kit 3,197.00,,gclid: ${GCLID},0.00,5500000000001,web`,
        '#1001,a@b.c,,,,,,,,2026-08-10 09:58:00 -0300,2,Frasco,67.00,,,,,',
        '#1002,d@e.f,refunded,2026-08-12 10:00:00 -0300,BRL,67.00,0.00,0.00,67.00,2026-08-12 09:58:00 -0300,1,Frasco,67.00,,,67.00,5500000000002,web',
      ].join('\n'),
    ),
    {
      name: 'vendas hotmart.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: hotmart,
    },
    csv(
      'clickbank.csv',
      [
        'Date,Time,Receipt,Transaction Type,Vendor,Affiliate,TID,Country,Account Amount,Currency',
        `2026-08-10,10:22:11,AAAA1111,SALE,loja,rita,${GCLID},US,$40.00,USD`,
        '2026-08-12,11:00:00,BBBB2222,SALE,loja,rita,fb,US,$40.00,USD',
        '2026-08-15,12:00:00,AAAA1111,RFND,loja,rita,,US,-$40.00,USD',
      ].join('\n'),
    ),
    {
      name: 'Captura de tela 2026-09-01.png',
      mimeType: 'image/png',
      buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    },
  ];
}
