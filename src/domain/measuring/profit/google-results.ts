import { detectDelimiter, parseDelimited } from '#domain/shared/tables/delimited.ts';
import { foldText } from '#domain/shared/fold-text.ts';
import type { FeedResult } from './conversion-feed.ts';

const ORDER = /^(?:order id|transaction id|id do pedido|codigo do pedido|id da transacao|numero do pedido)$/u;
const RESULT = /^(?:results?|resultados?|status|situacao|errors?|erros?)$/u;
/** As the API takes it. */
const LONGEST = 300;

/** Whether Google took the line. https://support.google.com/google-ads/answer/7014069 */
export function isAccepted(result: string): boolean {
  return /^#?\s*(?:ok|success|sucesso|imported|importad[ao])\b/iu.test(result.trim());
}

/**
 * Reads what Google's file of results says of each order. It is the uploaded file with one more column.
 * @returns null when the file has no orders or no results.
 */
export function readResults(text: string): FeedResult[] | null {
  const table = parseDelimited(text, detectDelimiter(text));
  if (!table.ok) return null;
  const at = table.rows.findIndex(({ cells }) => columnOf(cells, ORDER) >= 0 && columnOf(cells, RESULT) >= 0);
  const header = table.rows[at]?.cells;
  if (!header) return null;
  const [order, result] = [columnOf(header, ORDER), columnOf(header, RESULT)];
  return table.rows.slice(at + 1).flatMap(({ cells }) => {
    const [orderId = '', resultText = ''] = [cells[order]?.trim(), cells[result]?.trim()];
    // A line without a result is not processed yet.
    return orderId === '' || resultText === '' ? [] : [{ orderId, result: resultText.slice(0, LONGEST) }];
  });
}

function columnOf(cells: readonly string[], name: RegExp): number {
  return cells.findIndex((cell) => name.test(foldText(cell).trim()));
}

/** Codes and sentences of Google's, with what to do about them. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/UNPARSEABLE_GCLID|INVALID_GCLID|could ?n.t be decoded/iu, 'O código do clique chegou cortado ou mudado'],
  [/CLICK_NOT_FOUND|click.*not found/iu, 'O Google não conhece este clique'],
  [/EXPIRED_EVENT|too old|expired/iu, 'Passou do prazo da ação de conversão'],
  [/TOO_RECENT_CONVERSION_ACTION/iu, 'A ação de conversão é nova: envie de novo amanhã'],
  [/TOO_RECENT/iu, 'O clique é recente demais: o Google aceita na próxima busca'],
  [/CONVERSION_PRECEDES/iu, 'A venda é anterior ao clique: confira o fuso'],
  [/INVALID_CUSTOMER_FOR_CLICK/iu, 'O clique é de outra conta do Google Ads'],
  [/NO_CONVERSION_ACTION_FOUND/iu, 'Não há ação de conversão com este nome na conta'],
  [/INVALID_CONVERSION_ACTION_TYPE/iu, 'A ação de conversão não é de importação por cliques'],
  [/GBRAID_WBRAID_BOTH_SET/iu, 'A linha tem gbraid e wbraid juntos'],
  [/ALREADY|DUPLICATE/iu, 'O Google já tem esta conversão'],
  [/conversion does not exist|CONVERSION_NOT_FOUND/iu, 'O Google não tem a conversão que seria ajustada'],
];

/** What a result means, in Portuguese; null when only Google's own words are known. */
export function meaningOf(result: string): string | null {
  return meanings.find(([words]) => words.test(result))?.[1] ?? null;
}
