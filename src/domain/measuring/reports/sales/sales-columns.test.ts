import { describe, expect, it } from 'vitest';
import type { SalesColumns } from './sale.ts';
import {
  columnsOf,
  findAlmostSales,
  findSales,
  isStatement,
  looksLikeSales,
  missingText,
} from './sales-columns.ts';

describe('of several columns for a part of a sale', () => {
  it.each<[what: string, labels: string, found: SalesColumns]>([
    ['the most exact order', 'order number | conversion id', { orderId: [1] }],
    [
      'a bare code beside date and money',
      'id | data | comissão',
      { orderId: [0], soldAt: [1], commission: [2] },
    ],
    [
      'a bare code beside date and price',
      'código | data | valor',
      { orderId: [0], soldAt: [1], amount: [2] },
    ],
    ['no bare code beside a date alone', 'id | data', { soldAt: [1] }],
    ['no bare code beside money alone', 'código | valor', { amount: [1] }],
    ['an order alone', 'pedido', { orderId: [0] }],
    ['the most exact date', 'criado em | data da venda', { soldAt: [1] }],
    ['the date and its time', 'hora | data | hora da venda', { soldAt: [1, 0] }],
    ['no time without a date', 'hora', {}],
    ['every commission', 'comissão | produto | comissão recebida', { commission: [0, 2], product: [1] }],
    ['no net value beside a commission', 'valor líquido | comissão', { commission: [1] }],
    ['each net value where none is called a commission', 'valor líquido | ganho', { commission: [0, 1] }],
    ['the kind and the state', 'estado | type | status | tipo', { status: [1, 2] }],
    ['one kind', 'type | art', { status: [0] }],
    [
      'the payment where there is no state',
      'payment status | data',
      { soldAt: [1], status: [0], payment: [0] },
    ],
    ['the state, and the payment beside it', 'payment status | status', { status: [1], payment: [0] }],
    ['the first product', 'nome do produto | product name | item', { product: [1] }],
    ['all sub-ids', 'src | gbraid | sub id 2', { subId: [2, 1, 0] }],
    [
      'names with a unit, a zone and underscores',
      'order_id | date (est) | comissão (r$)',
      { orderId: [0], soldAt: [1], commission: [2] },
    ],
    [
      'the currency beside the commission',
      'moeda | valor | moeda | comissão',
      { amount: [1], commission: [3], currency: [2, 0] },
    ],
    [
      'the currency beside the price',
      'moeda | país | moeda | valor',
      { amount: [3], country: [1], currency: [2, 0] },
    ],
    ['a currency without money', 'moeda', { currency: [0] }],
  ])('counts %s', (_, labels, found) => {
    expect(columnsOf(labels.split(' | '))).toEqual(found);
  });
});

const table = (...lines: string[]) => lines.map((line, at) => ({ line: at + 1, cells: line.split(' | ') }));

describe('the header of a file of sales', () => {
  const titles = (count: number) => Array.from({ length: count }, () => 'Minhas vendas | de maio');

  it.each<[what: string, lines: string[], at: number | null]>([
    ['in the twentieth line', [...titles(19), 'Pedido | Data | Comissão'], 19],
    ['not in the twenty-first', [...titles(20), 'Pedido | Data | Comissão'], null],
    ['of a network that has no price there', ['Receipt | Date | Vendor'], 0],
    ['of nobody we know without a price', ['Pedido | Data | Loja'], null],
    ['of a network with an order alone', ['Receipt | Vendor | Item'], null],
    ['without an order', ['Data | Comissão | Código SRC'], null],
    ['of an empty file', [], null],
  ])('%s', (_, lines, at) => {
    expect(findSales(table(...lines))?.at ?? null).toBe(at);
  });

  it.each<[what: string, lines: string[], at: number | null]>([
    ['the known one', ['a | b | c', 'Pedido | Data | Comissão'], 1],
    ['the first with three filled cells', ['Vendas |  | de maio', 'Nº | Quando | Ficou', 'A | B | C'], 1],
    ['the first line where none has three', ['Nº | Quando', 'A | B'], 0],
    ['none in an empty file', [], null],
  ])('for chosen columns is %s', (_, lines, at) => {
    const found = findSales(table(...lines), { orderId: [0], soldAt: [1], commission: [], amount: [2] });
    expect(found?.at ?? null).toBe(at);
    if (found) expect(found.columns).toEqual({ orderId: [0], soldAt: [1], amount: [2] });
  });

  it.each([
    ['Order ID | Date | Payout', 'en', null, false],
    ['Order ID | Date | Earned amount', 'en', 'digistore24', true],
    ['order_id_global | Date | Payout', 'en', 'buygoods', false],
    ['Pedido | Data | Comissão', 'pt', null, true],
    ['Transacción | Fecha | Comisión', 'es', null, true],
  ])('%s is in %s, of %s', (header, language, network, dayFirst) => {
    const labels = header.toLowerCase().split(' | ');
    expect(findSales(table(header))).toMatchObject({ at: 0, labels, language, network, dayFirst });
  });
});

describe('a table that is nearly one of sales', () => {
  it.each<[lines: string[], expected: string | null]>([
    [
      ['Vendas', 'Pedido | Data'],
      'Linha 2, coluna 1: parece um arquivo de vendas, mas não achamos no cabeçalho: comissão ou valor. Escolha qual coluna tem cada um.',
    ],
    [
      ['Data | Valor'],
      'Linha 1, coluna 1: parece um arquivo de vendas, mas não achamos no cabeçalho: código do pedido. Escolha qual coluna tem cada um.',
    ],
    [
      ['Comissão | Status'],
      'Linha 1, coluna 1: parece um arquivo de vendas, mas não achamos no cabeçalho: código do pedido, data da venda. Escolha qual coluna tem cada um.',
    ],
    [
      ['Data | Tipo | Valor | Saldo'],
      'Linha 1, coluna 1: é um extrato de saques e saldos, sem os pedidos. Contar os repasses dobraria as comissões: traga o relatório de vendas da rede.',
    ],
    [['Pedido | Nome', 'Palavra-chave | Cliques'], null],
  ])('%j: %s', (lines, expected) => {
    expect(findAlmostSales(table(...lines))).toBe(expected);
  });

  it.each<[columns: SalesColumns, looks: boolean]>([
    [{ orderId: [0] }, false],
    [{ amount: [0], commission: [1] }, false],
    [{ orderId: [0], product: [1] }, false],
    [{ orderId: [0], soldAt: [1] }, true],
    [{ soldAt: [0], commission: [1] }, true],
    [{ amount: [0], status: [1] }, true],
  ])('%j looks like sales: %s', (columns, looks) => {
    expect(looksLikeSales(columns)).toBe(looks);
  });

  it.each([
    ['data | valor | saldo', true],
    ['date | amount | balance', true],
    ['pedido | valor | saldo', false],
    ['data | valor | saldo anterior', false],
    ['data | valor', false],
  ])('%s is a statement of payouts: %s', (labels, isOne) => {
    expect(isStatement(labels.split(' | '))).toBe(isOne);
  });

  it('tells every missing column', () => {
    const none = { orderId: undefined, soldAt: undefined, amount: undefined };
    expect(missingText(none)).toContain(': código do pedido, data da venda, comissão ou valor.');
  });
});
