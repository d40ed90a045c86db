import { callFaisca, hasTime, valueOf } from './asking.ts';
import { AdsApp, type Cell, FAISCA, Logger } from './runtime.ts';
import { type Table, TABLES } from './tables.ts';

/** A table and its days, as the server asks for them. */
export interface Piece {
  table: string;
  from: string;
  to: string;
}

const PART_ROWS = 5000;
/** The most characters of a part. With accents in UTF-8, a part stays below 2 MB. */
const PART_LENGTH = 900000;

/**
 * Sends the pieces one after the other.
 * @returns whether all of them were sent.
 */
export function sendPieces(customerId: string, run: number, pieces: Piece[]): boolean {
  for (const piece of pieces) {
    const table = TABLES[piece.table];
    if (table === undefined) continue; // a newer server knows tables that this version does not
    if (!hasTime()) return false;
    try {
      if (!sendPiece({ customerId, run, table: piece.table, from: piece.from, to: piece.to }, table))
        return false;
    } catch (error) {
      Logger.log(piece.table + ' ' + piece.from + '–' + piece.to + ': ' + String(error));
      callFaisca('/trouble', FAISCA.reportsToken, {
        customerId,
        run,
        table: piece.table,
        reason: String(error).slice(0, 500),
      });
    }
  }
  return true;
}

interface Sent extends Piece {
  customerId: string;
  run: number;
}

function sendPiece(sent: Sent, table: Table): boolean {
  const names = Object.keys(table.columns);
  const fields = names.map((name) => table.columns[name] || '');
  let rows: Cell[][] = [];
  let length = 0;
  let part = 0;
  const send = (isLast: boolean) => {
    callFaisca('/parts', FAISCA.reportsToken, { ...sent, part, isLast, columns: names, rows });
    part++;
    rows = [];
    length = 0;
  };
  for (const query of queriesOf(table, fields, sent)) {
    const found = AdsApp.search(query);
    while (found.hasNext()) {
      const row = found.next();
      const cells = fields.map((field) => valueOf(row, field));
      const size = JSON.stringify(cells).length;
      if (rows.length >= PART_ROWS || length + size > PART_LENGTH) {
        if (!hasTime()) return false; // the next run reads the piece anew
        send(false);
      }
      rows.push(cells);
      length += size;
    }
  }
  send(true);
  return true;
}

/** Exported for the tests, which compare every query with the published definitions. */
export function queriesOf(table: Table, fields: string[], days: { from: string; to: string }): string[] {
  const select = 'SELECT ' + fields.join(', ') + ' FROM ' + table.resource;
  const also = table.where === undefined ? '' : ' AND ' + table.where;
  if (table.when === 'now') return [table.where === undefined ? select : select + ' WHERE ' + table.where];
  if (table.when === 'one_day')
    return daysOf(days).map((day) => select + " WHERE segments.date = '" + day + "'" + also);
  if (table.when === 'changes') {
    const time = 'change_event.change_date_time';
    return daysOf(days).map(
      (day) =>
        select +
        ' WHERE ' +
        time +
        " >= '" +
        day +
        " 00:00:00' AND " +
        time +
        " <= '" +
        day +
        " 23:59:59' LIMIT 10000",
    );
  }
  return [select + " WHERE segments.date BETWEEN '" + days.from + "' AND '" + days.to + "'" + also];
}

function daysOf(days: { from: string; to: string }): string[] {
  const list: string[] = [];
  for (let at = Date.parse(days.from); at <= Date.parse(days.to); at += 86400000) {
    list.push(new Date(at).toISOString().slice(0, 10));
  }
  return list;
}
