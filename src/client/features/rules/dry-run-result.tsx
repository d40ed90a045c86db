import { Alert, Stack, Text } from '@mantine/core';
import { amountText } from '#domain/shared/money.ts';
import type { DryRun } from '#domain/deciding/rules/dry-run.ts';
import { ShowMore } from '#client/components/show-more.tsx';
import { countText } from '#client/lib/count-text.ts';
import { formatPlainDay, periodText } from '#client/lib/dates.ts';

const STEP = 10;

/** What a rule would have done in the last days, and earned. */
export function DryRunResult({ run }: { run: DryRun & { currency: string } }) {
  const { from, to, found, saved, lost, expected, currency } = run;
  const money = (amount: number) => amountText(amount, currency);
  const stops = found.filter(({ after }) => after !== null).length;
  return (
    <Alert mt="sm" color="gray" variant="light" title={`De ${periodText({ start: from, end: to })}`}>
      <Stack gap="xs">
        <Text size="sm">
          {found.length === 0
            ? 'Ela não teria achado nada.'
            : `Ela teria achado ${countText(found.length, 'coisa', 'coisas')}.`}
        </Text>
        {stops > 0 && (
          <Text size="sm">
            O que ela teria parado gastou depois {money(saved)} e trouxe {money(lost)}:{' '}
            <strong>
              {saved >= lost ? 'teria poupado' : 'teria perdido'} {money(Math.abs(saved - lost))}
            </strong>
            .
          </Text>
        )}
        {expected > 0 && (
          <Text size="sm">
            De lances e orçamentos se esperava {money(expected * 0.5)} a {money(expected * 1.5)}: o passado
            não mostra o que não foi feito.
          </Text>
        )}
        {found.length > 0 && (
          <ShowMore entries={found} step={STEP} isCompact>
            {(shown) => (
              <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: 'none' }}>
                {shown.map(({ day, finding, after }) => (
                  <Text key={day + finding.key} component="li" size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {formatPlainDay(day)}: {finding.text}
                    {after && ` Depois: ${money(after.cost)} de custo e ${money(after.income)} de vendas.`}
                  </Text>
                ))}
              </Stack>
            )}
          </ShowMore>
        )}
      </Stack>
    </Alert>
  );
}
