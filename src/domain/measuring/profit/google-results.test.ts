import { describe, expect, it } from 'vitest';
import { isAccepted, meaningOf, readResults } from './google-results.ts';

describe('a file of results', () => {
  it.each<[string, string, ReturnType<typeof readResults>]>([
    [
      'with the line of the zone',
      'Parameters:TimeZone=America/Sao_Paulo\r\nGoogle Click ID,Order ID,Results\r\nCj0,A1,# OK\r\nCj1,A2,CLICK_NOT_FOUND\r\n',
      [
        { orderId: 'A1', result: '# OK' },
        { orderId: 'A2', result: 'CLICK_NOT_FOUND' },
      ],
    ],
    [
      'in Portuguese, with semicolons',
      'ID do pedido;Resultado\nA1;"Esta conversão; não existe"\nA2;\n;# OK\n',
      [{ orderId: 'A1', result: 'Esta conversão; não existe' }],
    ],
    ['with accents', 'ID da transação\tSituação\nA1\tOK\n', [{ orderId: 'A1', result: 'OK' }]],
    [
      'with other columns whose names hold those words, and blanks',
      'My Order ID,Order ID count, Transaction ID ,Results link,No status, Error \nx,y, A1 ,z,w, # OK \nx,y,A2\n',
      [{ orderId: 'A1', result: '# OK' }],
    ],
    ['that begins with its results', 'Erro,Order ID\nNOPE,A1\n', [{ orderId: 'A1', result: 'NOPE' }]],
    [
      'whose results are long',
      `Order ID,Result\nA1,${'x'.repeat(301)}\n`,
      [{ orderId: 'A1', result: 'x'.repeat(300) }],
    ],
    ['without orders', 'Conversion Name,Results\nCompra,# OK\n', null],
    ['without results', 'Order ID,Conversion Name\nA1,Compra\n', null],
    ['cut in a quoted cell', 'Order ID,Results\nA1,"# O', null],
    ['empty', '', null],
  ])('%s', (_what, text, expected) => {
    expect(readResults(text)).toEqual(expected);
  });
});

it.each([
  ['# OK', true],
  ['OK', true],
  ['Sucesso', true],
  [' # ok', true],
  ['Importada', true],
  ['Imported', true],
  ['Not imported', false],
  ['importador', false],
  ['Okara', false],
  ['CLICK_NOT_FOUND', false],
  ['', false],
])('%s is accepted: %s', (result, expected) => {
  expect(isAccepted(result)).toBe(expected);
});

it.each([
  ['CLICK_NOT_FOUND', 'O Google não conhece este clique'],
  [
    'This conversion does not exist. Double-check all the parameters.',
    'O Google não tem a conversão que seria ajustada',
  ],
  ['TOO_RECENT_CONVERSION_ACTION', 'A ação de conversão é nova: envie de novo amanhã'],
  ['The click could not be found', null],
  ["The Google Click ID couldn't be decoded", 'O código do clique chegou cortado ou mudado'],
  ['This click was not found', 'O Google não conhece este clique'],
  ['TOO_RECENT_CLICK', 'O clique é recente demais: o Google aceita na próxima busca'],
  ['Something new', null],
])('%s', (result, expected) => {
  expect(meaningOf(result)).toBe(expected);
});
