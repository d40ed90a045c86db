import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';

/** `≈ R$ 12,00` where Google's conversions stand for the sales of networks. */
export function estimateText(text: string, isEstimated: boolean): string {
  return isEstimated && text !== '–' ? `≈ ${text}` : text;
}

/**
 * Says what the sign means, and how the true figure comes.
 * @param of whose figures have the sign, where not all have it.
 */
export function EstimateNote({ of }: { of?: string }) {
  return (
    <Text size="xs" c="dimmed" mt="xs">
      ≈{of === undefined ? ' Pelas' : ` ${of}: pelas`} conversões do Google. Faltam as vendas da rede:{' '}
      <Anchor component={Link} to={paths.reports} inherit underline="always">
        traga o arquivo
      </Anchor>{' '}
      ou{' '}
      <Anchor component={Link} to={paths.connections} inherit underline="always">
        ligue a rede
      </Anchor>
      .
    </Text>
  );
}
