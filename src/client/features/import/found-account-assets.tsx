import { Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { type BroughtAssets, countAssets } from '#domain/making/structure/account-assets.ts';
import { countText } from '#client/lib/count-text.ts';

interface FoundAccountAssetsProps {
  assets: BroughtAssets;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** The assets of the whole account in the file. */
export function FoundAccountAssets({ assets, isChosen, onChoose }: FoundAccountAssetsProps) {
  return (
    <Paper withBorder radius="lg" p="md">
      <Group wrap="nowrap" align="flex-start">
        <Checkbox
          mt={2}
          aria-label="Importar os recursos da conta"
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <Stack gap={4} flex={1} miw={0}>
          <Text fw={600}>Recursos da conta</Text>
          <Text size="sm" c="dimmed">
            {countText(countAssets(assets), 'recurso que vale', 'recursos que valem')} em todas as campanhas.
            Os que você já tem não se repetem.
          </Text>
        </Stack>
      </Group>
    </Paper>
  );
}
