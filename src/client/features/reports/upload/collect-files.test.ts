import { expect, it } from 'vitest';
import { collectFiles } from './collect-files.ts';

const csv = 'Pedido;Data\n1;13/05/2026\n';
const OTHER_FORMAT =
  'É uma planilha de outro formato. Baixe de novo do Google Ads ou da rede em CSV ou XLSX.';

it.each<[name: string, content: BlobPart, why: string | null]>([
  ['vendas.csv', csv, null],
  ['vendas.CSV', csv, null],
  ['vendas.xls', csv, null],
  ['vendas.xlsx', csv, null],
  ['vendas.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), OTHER_FORMAT],
  ['vendas.ods', '', OTHER_FORMAT],
  ['vendas.pdf', '%PDF-1.7', 'Não é uma tabela: traga CSV ou XLSX.'],
])('%s of %j', async (name, content, why) => {
  const { files, left } = await collectFiles([new File([content], name), new File(['x'], 'a/.DS_Store')]);
  expect(files.map((file) => file.name)).toEqual(why === null ? [name] : []);
  expect(left).toEqual(why === null ? [] : [{ name, why }]);
});
