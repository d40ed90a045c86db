import { Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import type { FoundList } from '#domain/making/editor-file/shared-lists.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { countText } from '#client/lib/count-text.ts';

interface FoundNegativeListProps {
  list: FoundList;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A shared list of the file, and what the file leaves out of it. */
export function FoundNegativeList({ list, isChosen, onChoose }: FoundNegativeListProps) {
  const { name, negatives, campaigns, expected } = list;
  return (
    <Paper withBorder radius="lg" p="md">
      <Group wrap="nowrap" align="flex-start">
        <Checkbox
          mt={2}
          aria-label={`Importar a lista ${name}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <Stack gap={4} flex={1} miw={0}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            Lista de negativas {name}
          </Text>
          <Text size="sm" c="dimmed">
            {countText(negatives.length, 'negativa', 'negativas')} em{' '}
            {countText(campaigns.length, 'campanha', 'campanhas')}. Se você já tem uma lista com este nome,
            ela ganha o que o arquivo tem a mais.
          </Text>
          {expected !== null && (
            <Text size="sm" c="yellow.9">
              {expected > negatives.length
                ? `O arquivo diz que a lista tem ${numberText(expected)} e traz ${numberText(negatives.length)}: copie as outras do Google Ads.`
                : `Uma lista aceita ${numberText(negatives.length)}: as outras ficam de fora.`}
            </Text>
          )}
        </Stack>
      </Group>
    </Paper>
  );
}
