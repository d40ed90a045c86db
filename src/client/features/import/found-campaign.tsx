import { Badge, Checkbox, Group, Paper, Radio, Stack, Text } from '@mantine/core';
import type { ImportPreview } from '#domain/making/editor-file/imported/preview-import.ts';
import { assetKinds } from '#domain/making/structure/campaign-assets.ts';
import { countText } from '#client/lib/count-text.ts';

interface FoundCampaignProps {
  campaign: ImportPreview;
  isChosen: boolean;
  /** Whether the account has a campaign of this name. */
  isStored: boolean;
  /** Whether the file makes another campaign of that name, instead of being compared with it. */
  isCopied: boolean;
  onChoose: (isChosen: boolean) => void;
  onCopy: (isCopied: boolean) => void;
}

export function FoundCampaign({
  campaign,
  isChosen,
  isStored,
  isCopied,
  onChoose,
  onCopy,
}: FoundCampaignProps) {
  const { name, isSearch } = campaign;
  return (
    <Paper withBorder radius="lg" p="md">
      <Group wrap="nowrap" align="flex-start">
        <Checkbox
          mt={2}
          aria-label={`Importar ${name}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <Stack gap={4} flex={1} miw={0}>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            {!isSearch && <Note>Não é de pesquisa</Note>}
          </Group>
          <Text size="sm" c="dimmed">
            {countsOf(campaign)}
          </Text>
          {isStored && (
            <Radio.Group
              label="A Faísca já tem uma campanha com este nome"
              size="sm"
              mt="xs"
              value={isCopied ? 'copy' : 'compare'}
              onChange={(value) => onCopy(value === 'copy')}
            >
              <Stack gap={6} mt={6}>
                <Radio
                  value="compare"
                  label="Comparar com ela"
                  description="A montagem fica como está, e a exportação leva só as diferenças."
                />
                <Radio value="copy" label="Criar outra a partir do arquivo" />
              </Stack>
            </Radio.Group>
          )}
        </Stack>
      </Group>
    </Paper>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Badge color="yellow" variant="light">
      {children}
    </Badge>
  );
}

function countsOf({ summary, source, keptRows }: ImportPreview): string {
  const { adGroups, keywords, negatives, ads } = summary;
  const assets = assetKinds.reduce((sum, kind) => sum + summary[kind], 0);
  const counted: readonly (readonly [count: number, one: string, many: string])[] = [
    [adGroups, 'grupo', 'grupos'],
    [keywords.broad + keywords.phrase + keywords.exact, 'palavra', 'palavras'],
    [negatives.campaign + negatives.adGroup, 'negativa', 'negativas'],
    [ads, 'anúncio', 'anúncios'],
    [assets, 'recurso', 'recursos'],
    [source.rows.length, 'linha', 'linhas'],
    [keptRows, 'fica como está', 'ficam como estão'],
  ];
  return counted
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => countText(count, one, many))
    .join(' · ');
}
