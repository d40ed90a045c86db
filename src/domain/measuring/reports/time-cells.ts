/** Sunday first, in the three languages of the reports. */
const dayStarts: readonly RegExp[] = [
  /^(?:sun|dom)/iu,
  /^(?:mon|seg|lun)/iu,
  /^(?:tue|ter|mar)/iu,
  /^(?:wed|qua|mi[ée])/iu,
  /^(?:thu|qui|jue)/iu,
  /^(?:fri|sex|vie)/iu,
  /^(?:sat|s[áa]b)/iu,
];

/** As the interface calls them, Sunday first. */
export const weekdayNames: readonly string[] = [
  ...['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'],
];

export function readWeekday(cell: string): number | null {
  const at = dayStarts.findIndex((start) => start.test(cell.trim()));
  return at === -1 ? null : at;
}

/** `14`, `14:00`, `2 PM`. */
export function readHour(cell: string): number | null {
  const [, digits = '', half] = /^(\d{1,2})(?::\d{2})?\s*([ap])?/iu.exec(cell.trim()) ?? [];
  if (digits === '') return null;
  const hour = half === undefined ? Number(digits) : (Number(digits) % 12) + (/p/iu.test(half) ? 12 : 0);
  return hour <= 23 ? hour : null;
}
