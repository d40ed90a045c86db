import { DateInput, type DateInputProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/pt-br';
import { parseDay } from '#client/lib/dates.ts';

type DayInputProps = Omit<DateInputProps, 'value' | 'onChange'> & {
  /** `2026-11-21`, or an empty string. */
  value: string;
  onChange: (day: string) => void;
};

/** A date field in the Brazilian format, `21/11/2026`, whatever the browser's language. */
export function DayInput({ value, onChange, ...props }: DayInputProps) {
  return (
    <DateInput
      locale="pt-br"
      valueFormat="DD/MM/YYYY"
      placeholder="dd/mm/aaaa"
      dateParser={parseDay}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      {...props}
    />
  );
}
