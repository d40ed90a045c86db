import { Stack, Title } from '@mantine/core';
import type { SalesChoice } from '#domain/measuring/reports/sales/sales-choice.ts';
import type { OpenFile } from '../upload/open-file.ts';
import { SalesForm } from '../upload/sales-form.tsx';
import { firstChoice } from '../upload/saved-choices.ts';

interface DoorColumnsProps {
  name: string;
  opened: OpenFile;
  /** Null leaves the file out. */
  answer: (choice: SalesChoice | null) => void;
}

/** Asks which column of a file of sales is which, when we cannot tell. */
export function DoorColumns({ name, opened: { facts }, answer }: DoorColumnsProps) {
  const { preview, report } = facts;
  if (preview === null) return null;
  return (
    <Stack role="group" aria-label={`As colunas de ${name}`}>
      <Title order={3} size="h5">
        {name}
      </Title>
      <SalesForm
        key={`${name} ${report.error}`}
        preview={preview}
        first={firstChoice(report, preview)}
        problem={report.error}
        answer={answer}
        onLeave={() => answer(null)}
      />
    </Stack>
  );
}
