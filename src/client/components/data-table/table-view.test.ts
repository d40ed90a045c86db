import { expect, it } from 'vitest';
import { readView, type TableView, viewOnly, writeView } from './table-view.ts';

const plain: TableView = { sort: null, columns: null, sizes: {}, search: '', facets: {} };

it.each<[address: string, view: Partial<TableView>]>([
  ['', {}],
  ['ordem=-custo', { sort: { id: 'custo', isDown: true } }],
  ['ordem=nome', { sort: { id: 'nome', isDown: false } }],
  ['colunas=nome%2Ccusto', { columns: ['nome', 'custo'] }],
  ['larguras=custo%3A120', { sizes: { custo: 120 } }],
  ['busca=pre%C3%A7o', { search: 'preço' }],
  ['so.prova=Certo&so.prova=Forte', { facets: { prova: ['Certo', 'Forte'] } }],
])('the address %j is the view %j, and back', (address, part) => {
  const view = { ...plain, ...part };
  expect(readView(new URLSearchParams(address))).toEqual(view);
  expect(writeView(new URLSearchParams(), view).toString()).toBe(address);
});

it('keeps what else the address says', () => {
  const params = new URLSearchParams('venda=50.00&so.prova=Certo&busca=x');
  expect(writeView(params, { facets: {}, search: '' }).toString()).toBe('venda=50.00');
  expect(viewOnly(params)).toBe('busca=x&so.prova=Certo');
});

it.each(['larguras=custo', 'larguras=:5', 'larguras=custo:-1', 'ordem='])('ignores %j', (address) => {
  expect(readView(new URLSearchParams(address))).toEqual(plain);
});
