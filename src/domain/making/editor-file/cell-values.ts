/** The text by which Editor deletes a value. An empty cell keeps the value. */
export const NONE = '[]';

/** Formats an amount with a point and two decimal places, whatever the account's language. */
export function moneyCell(amount: string | null): string {
  return amount === null ? '' : Number(amount).toFixed(2);
}

/** `50.00` or `1,250.00`; null for everything that is no amount. */
export function readAmount(cell: string): string | null {
  const plain = /^\d{1,3}(?:,\d{3}){1,3}\.\d{2}$/.test(cell) ? cell.replaceAll(',', '') : cell;
  return /^\d{1,10}(?:\.\d{1,2})?$/.test(plain) ? plain : null;
}

export function readDay(cell: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number);
  const lengths = [31, year !== undefined && isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day !== undefined && month !== undefined && day >= 1 && day <= (lengths[month - 1] ?? 0)
    ? cell
    : null;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The member of a closed list that a cell names, whatever its case. */
export function readNamed<Name extends string>(names: readonly Name[], cell: string): Name | undefined {
  return names.find((name) => name.toLowerCase() === cell.toLowerCase());
}
