import { addDays } from '#domain/shared/days.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { isReversal, type SaleLine } from './sale-line.ts';

/**
 * A file may name a payment on the day before or after that of its message, because the time zones differ. Such a payment
 * counts on the day of the file. Otherwise it would be two where the file ends or begins between the two days.
 * @param lines of one order.
 */
export function onFiledDays(lines: readonly SaleLine[]): readonly SaleLine[] {
  const sales = lines.filter((line) => !isReversal(line));
  const heard = sales.filter(({ isPostback }) => isPostback);
  if (heard.length === 0 || heard.length === sales.length) return lines;
  const days = new Map<SaleLine, string>();
  const files = groupBy(
    sales.filter(({ isPostback }) => !isPostback),
    ({ file }) => file,
  );
  for (const filed of files.values()) {
    const unheard = groupBy(filed, ({ day }) => day);
    const take = (day: string) => unheard.get(day)?.pop()?.day;
    const others = heard.filter(({ day }) => take(day) === undefined);
    for (const line of others) {
      const day = take(addDays(line.day, -1)) ?? take(addDays(line.day, 1));
      if (day !== undefined) days.set(line, day);
    }
  }
  return lines.map((line) => {
    const day = days.get(line);
    return day === undefined ? line : { ...line, day };
  });
}
