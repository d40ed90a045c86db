import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { realEconomics } from '#domain/deciding/comparison/real-economics.ts';
import type { EconomicsInput } from '#domain/making/structure/settings.ts';
import { amountText } from '#domain/shared/money.ts';
import { countText } from '#client/lib/count-text.ts';
import { profitOptions } from '#client/data/profit.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';

interface RealNumbersProps {
  economics: EconomicsInput;
  onUse: (numbers: Partial<EconomicsInput>) => void;
}

/** Offers the campaign's own results in place of assumptions, with the range that they leave open. */
export function RealNumbers({ economics, onUse }: RealNumbersProps) {
  const { campaign } = useBuilder();
  const { data } = useQuery(profitOptions(campaign.id));
  const real = data && realEconomics(data.total);
  if (!data || !real) return null;
  const money = (amount: number) => amountText(amount, data.total.currency);
  const { numbers, breakEvenCpc, range, sales } = real;
  const isUsed = (Object.keys(numbers) as (keyof typeof numbers)[]).every(
    (key) => economics[key] === numbers[key],
  ); // its own keys
  return (
    <Group mt="md" gap="sm">
      <Text size="sm" flex="1 1 20rem">
        Os seus resultados ({countText(Math.round(sales), 'venda', 'vendas')}) dizem que um clique pode custar{' '}
        {money(breakEvenCpc)}, entre {money(range.low)} e {money(range.high)} com 95% de confiança, já na
        moeda da conta e sem reembolsos.
      </Text>
      <Button variant="light" size="sm" disabled={isUsed} onClick={() => onUse(numbers)}>
        {isUsed ? 'Usando os números reais' : 'Usar os números reais'}
      </Button>
    </Group>
  );
}
