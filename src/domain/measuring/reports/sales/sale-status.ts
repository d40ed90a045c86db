import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { quoteCell } from '../cell-text.ts';
import { cellAt } from '../number-columns.ts';
import type { SaleAmounts, SalesColumns, SaleStatus } from './sale.ts';

/**
 * The first that fits counts. A reversal is looked for early, because a chargeback of an approved sale is no sale; so is
 * whatever says no, because `Pagamento não autorizado` and `Unpaid` hold the words of a payment.
 */
const statusWords: readonly (readonly [RegExp, SaleStatus])[] = [
  [/(?<!\p{L})test(?:e|zahlung|kauf|bestellung)?(?!\p{L})/iu, 'other'],
  [
    /charge ?back (?:revers|revert)|(?:refund|reembolso|devolução) (?:denied|rejected|declined|cancel|negad|recusad|rejeitad)/iu,
    'approved',
  ],
  [/charged?[ _-]?back|cgbk|chgbk|disput|contesta|mediaç|mediation|r(?:ü|ue)ck(?:buch|last)/iu, 'chargeback'],
  [
    /refund|rfnd|reembols|protest|reclama|devol|devuelt|estorn|insf|erstatt|r(?:ü|ue)ck(?:zahl|gabe)|storn|gutschrift/iu,
    'refunded',
  ],
  [/revers|revert|(?<!\p{L})return/iu, 'refunded'],
  // A code to pay with was made, and nothing more is known.
  [
    /(?<!\p{L})(?:pix|boleto|billet|qr ?code)(?!\p{L}).{0,20}(?:gerad|emitid|cria|impress|generated|printed)/iu,
    'pending',
  ],
  [
    /pend|aguard|waiting|inicia|an[aá]lise|(?<!(?<!\p{L})pag[oa](?!\p{L}).{0,20})(?:billet|boleto)(?!.{0,20}(?<!\p{L})pag[oa](?!\p{L}))|processing|processando|em processa|em aberto|agendad|(?<!\p{L})(?:offen|ausstehend|(?:on.?)?hold(?!\p{L}))/iu,
    'pending',
  ],
  [
    /cancel|expir|recus|declin|abandon|venci|fail|atras|falh|fehlge|missed|missing|void|block|bloque|trash|spam/iu,
    'cancelled',
  ],
  [/nega(?:d|ç)|denied|denial|deneg|rejei|reject|rechaz|refus|abgelehnt|fraud|inv[aá]lid/iu, 'cancelled'],
  [
    /(?<!\p{L})(?:não|nao|not|nicht)(?!\p{L})|(?<!\p{L})no (?:aprob|autoriz|pag|confirm|complet|finaliz)/iu,
    'cancelled',
  ],
  [
    /(?<!\p{L})un(?:paid|confirm|approv|success|complet)|dis?approv|desaprov|reprov|in(?:complet|acab)/iu,
    'cancelled',
  ],
  [/fee|taxa|withdraw|saque|auszahl/iu, 'other'],
  [
    /sale|bill|aprov|approv|autoriza|authori[sz]ed|complet|finaliz|paid|pag[oa]|payment|process|conclu|confirm|success|zahlung|bezahlt|aprobad|faturad|liberad|efetiva|efetuad|purchase|^upsell$|(?<!\p{L})(?:front.?end|ven[dt]a)(?!\p{L})/iu,
    'approved',
  ],
];

/** The status of a row of the file. */
export interface RowStatus {
  /** The cells of its columns. A file may have the kind of a row in one column and its status in another: `Sale`, `Refunded`. */
  cells: readonly string[];
  status: SaleStatus;
  /** Whether we know the words of the row's last column of statuses. */
  isKnown: boolean;
  /** Whether it takes back a whole payment, because it has no amount that went back. */
  isWhole: boolean;
  /** Whether neither the buyer nor the network pays anything: a tracker writes its other events so. */
  isFree: boolean;
}

const PART = /partial|parcia/iu;

function isBack(status: SaleStatus | null): boolean {
  return status === 'refunded' || status === 'chargeback';
}

/**
 * Without a column of statuses a row is a sale that was approved. A column about the payment may be about the affiliate's,
 * so it counts only where it takes money back.
 */
export function readStatus(row: TableRow, columns: SalesColumns, amounts: SaleAmounts): RowStatus {
  const { cells } = row;
  const own = columns.status ?? [];
  const back = (columns.payment ?? []).filter((column) => isBack(statusOf(cells[column] ?? '')));
  const statusCells = [...own, ...back]
    .map((column) => cells[column]?.trim() ?? '')
    .filter((cell) => cell !== '');
  const known = statusCells.length === 0 && own.length === 0 ? 'approved' : statusOf(statusCells.join(' · '));
  const last = statusCells.at(-1);
  const settled = statusByMoney(amounts, known);
  const isFree = amounts.amount === 0 && amounts.commission === 0 && !isBack(settled);
  const isTest = TEST.test(cellAt(row, columns.test ?? []).trim());
  const status = isTest || isFree ? 'other' : settled;
  return {
    cells: isTest ? [...statusCells, 'Test'] : statusCells,
    status,
    isFree,
    isWhole: isBack(status) && !takesBack(amounts),
    isKnown: own.length === 0 || (last !== undefined && statusOf(last) !== null),
  };
}

/** The cell of a column of tests, or of Stripe's modes. */
const TEST = /^(?:yes|y|true|1|sim|s|sí|si|test\w*)$/iu;

/** What the amounts say counts more than the words: money that went back, whole or in part. */
function statusByMoney(amounts: SaleAmounts, known: SaleStatus | null): SaleStatus {
  if (takesBack(amounts) && isSale(known)) return 'refunded';
  if (isPartBack(amounts) && known === 'refunded') return 'approved';
  const isAllBack = (amounts.refunded ?? 0) > 0 && !isPartBack(amounts);
  return isAllBack && known === 'approved' ? 'refunded' : (known ?? 'other');
}

/** Whether a part of the price went back. Of a commission, the file does not tell the part. */
function isPartBack({ amount, commission, refunded }: SaleAmounts): boolean {
  return commission === null && refunded !== null && refunded > 0 && refunded < (amount ?? 0);
}

/** The amounts of a row without what went back. */
export function keptAmounts(amounts: SaleAmounts): SaleAmounts {
  const { amount, refunded } = amounts;
  return isPartBack(amounts) ? { ...amounts, amount: (amount ?? 0) - (refunded ?? 0) } : amounts;
}

/** The words of all columns together, so that a refund in one of them counts more than a sale in another. */
function statusOf(text: string): SaleStatus | null {
  return statusWords.find(([words]) => words.test(text))?.[1] ?? null;
}

/** Only a fee, a test and a chargeback stay what they are when they take money away. */
function isSale(status: SaleStatus | null): boolean {
  return status !== 'other' && status !== 'chargeback';
}

function takesBack({ amount, commission }: SaleAmounts): boolean {
  return (commission ?? 0) < 0 || ((commission ?? 0) === 0 && (amount ?? 0) < 0);
}

/** Lists the words of statuses that we do not know, and says how their rows were read. */
export function statusWarnings(statuses: readonly RowStatus[]): string[] {
  const others = statuses.filter(({ status, isFree }) => status === 'other' && !isFree);
  const free = statuses.filter(({ isFree }) => isFree).length;
  const unknown = statuses.filter(({ status, isKnown }) => status !== 'other' && !isKnown);
  const refunds = unknown.filter(({ status }) => status === 'refunded');
  const parts = statuses.filter(({ cells, isWhole }) => isWhole && PART.test(cells.join(' ')));
  const rest = unknown.filter(({ status }) => status !== 'refunded');
  return [
    ...warningOf('Situações que não contam como venda', others),
    ...freeWarning(free),
    ...warningOf('Reembolsos em parte, sem o valor devolvido, lidos como devolução inteira', parts),
    ...warningOf('Situações que não conhecemos, lidas como reembolso', refunds),
    ...warningOf('Situações que não conhecemos, lidas pela outra coluna', rest),
  ];
}

function freeWarning(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? '1 linha sem valor e sem comissão não conta como venda.'
      : `${count} linhas sem valor e sem comissão não contam como venda.`,
  ];
}

function warningOf(text: string, statuses: readonly RowStatus[]): string[] {
  const names = [...new Set(statuses.map(({ cells }) => cells.join(' · ')))].slice(0, 5).map(quoteCell);
  return names.length === 0 ? [] : [`${text}: ${names.join(', ')}.`];
}
