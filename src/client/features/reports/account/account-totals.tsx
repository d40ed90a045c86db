import { Anchor, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { microsText } from '#domain/shared/money.ts';
import {
  type AccountTable,
  convertTotals,
  type CurrencyTotal,
  totalsByCurrency,
} from '#domain/deciding/advice/account-table.ts';
import type { ProfitSums } from '#domain/measuring/profit/levels.ts';
import { rateBook } from '#domain/measuring/profit/rates.ts';
import { countText } from '#client/lib/count-text.ts';
import { ratesOptions } from '#client/data/profit.ts';
import { paths } from '#client/paths.ts';
import { profitText, roiText } from './account-words.ts';

/** The totals of each currency, and of all in one at the rates that the person entered. */
export function AccountTotals({ table }: { table: AccountTable }) {
  const totals = totalsByCurrency(table);
  return (
    <Stack gap="sm">
      {totals.map(({ currency, campaigns: count, unknown, sums }) => (
        <Totals
          key={currency}
          label={`${currency}, ${countText(count, 'campanha', 'campanhas')}`}
          currency={currency}
          sums={sums}
          unknown={unknown}
        />
      ))}
      {totals.length > 1 && <Converted totals={totals} campaigns={table.campaigns} />}
    </Stack>
  );
}

interface TotalsProps {
  label: string;
  currency: string;
  sums: ProfitSums;
  /** Campaigns whose profit is not known. */
  unknown: number;
}

function Totals({ label, currency, sums, unknown }: TotalsProps) {
  const isKnown = unknown === 0;
  const isLoss = isKnown && sums.revenueMicros < sums.costMicros;
  const figures = [
    ['Lucro', isKnown ? profitText(sums, currency) : '–', isLoss],
    ['Receita', isKnown || sums.revenueMicros > 0 ? microsText(sums.revenueMicros, currency) : '–', false],
    ['Custo', microsText(sums.costMicros, currency), false],
    ['Retorno (ROI)', isKnown ? roiText(sums) : '–', isLoss],
  ] as const;
  return (
    <section aria-label={`Total em ${label}`}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <SimpleGrid type="container" cols={{ base: 1, '18rem': 2, '32rem': 4 }} spacing="sm">
        {figures.map(([name, value, isBad]) => (
          <div key={name}>
            <Text size="xs" c="dimmed">
              {name}
            </Text>
            <Text fz="lg" fw={650} lh={1.3} c={isBad ? 'red' : undefined}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      {!isKnown && (
        <Text size="xs" c="dimmed" mt="xs">
          {countText(unknown, 'campanha ainda não tem', 'campanhas ainda não têm')} vendas da rede. O lucro
          aparece quando elas chegam: traga o arquivo aqui em Relatórios ou ligue a rede em Conexões. Até lá,
          o Dashboard mostra uma estimativa, com ≈, pelas conversões do Google.
        </Text>
      )}
    </section>
  );
}

interface ConvertedProps {
  totals: readonly CurrencyTotal[];
  campaigns: AccountTable['campaigns'];
}

function Converted({ totals, campaigns }: ConvertedProps) {
  const { data: known = [] } = useQuery(ratesOptions);
  const [base, setBase] = useState(totals[0]?.currency ?? 'BRL');
  const last =
    campaigns
      .flatMap(({ total }) => total.period?.end ?? [])
      .sort()
      .at(-1) ?? '';
  const rateOn = rateBook(known);
  const converted = convertTotals(totals, base, (currency) => rateOn(currency, base, last));
  const [first] = campaigns;
  return (
    <Stack gap={4}>
      <Group gap="xs" align="flex-end">
        <Select
          label="Tudo em uma moeda"
          w={150}
          allowDeselect={false}
          data={totals.map(({ currency }) => currency)}
          value={base}
          onChange={(value) => value !== null && setBase(value)}
        />
        <Text size="sm" c="dimmed">
          {converted === null ? (
            <>
              Falta uma cotação para {base}.{' '}
              <Anchor component={Link} to={paths.campaignTab(first?.id ?? '', 'lucro')} fz="inherit">
                Informar em Cotações
              </Anchor>
            </>
          ) : (
            converted.rates
              .map(({ currency, rate }) => `1 ${currency} = ${rate.replace('.', ',')} ${base}`)
              .join(' · ')
          )}
        </Text>
      </Group>
      {converted && (
        <Totals
          label={`Tudo em ${base}`}
          currency={base}
          sums={converted.sums}
          unknown={totals.reduce((sum, { unknown }) => sum + unknown, 0)}
        />
      )}
    </Stack>
  );
}
