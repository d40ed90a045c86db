import { Button, Group, Progress, SegmentedControl, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconArrowsShuffle, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { combine, estimateStrength, type StrengthHint } from '#domain/making/structure/combinations.ts';
import type { DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { useOpenGroup } from '#client/parts/draft/use-open-group.ts';
import { AssemblyLink } from '#client/parts/draft/assembly-link.tsx';
import { useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { SearchPreview } from './search-preview.tsx';

const hintWords: Record<StrengthHint, string> = {
  titles: 'Escreva mais títulos: 12 ou mais.',
  descriptions: 'Use as 4 descrições.',
  different: 'Comece os títulos com palavras diferentes.',
  keywords: 'Ponha palavras do grupo nos títulos.',
  lengths: 'Misture títulos curtos, médios e longos.',
  pins: 'Fixe menos títulos: cada título fixado reduz as combinações.',
};

/** Shows possible forms of the campaign's ads, and how to improve them. */
export function PreviewTab() {
  const { groups, settings } = useCampaignDraft();
  const withAds = groups.filter(({ ads }) => ads.length > 0);
  const [open, openGroup] = useOpenGroup(useCampaignDraft());
  const group = withAds.find(({ id }) => id === open?.id) ?? withAds[0];
  const [adNumber, setAdNumber] = useState(0);
  const [seed, setSeed] = useState<number | 'longest'>(1);
  const ad = group?.ads[adNumber] ?? group?.ads[0];
  if (!group || !ad) {
    return (
      <EmptyState
        icon={IconEye}
        title="Nenhum anúncio ainda"
        hint="A prévia mostra como os títulos e as descrições se combinam. Monte a campanha primeiro."
        action={<AssemblyLink />}
      />
    );
  }
  const shown = combine(ad, seed);
  return (
    <Stack gap="lg">
      <Group align="flex-end">
        <Select
          label="Grupo"
          w="100%"
          searchable
          limit={100}
          data={withAds.map(({ id, name }) => ({ value: id, label: name }))}
          value={group.id}
          onChange={(id) => id !== null && openGroup(id)}
        />
        {group.ads.length > 1 && (
          <SegmentedControl
            aria-label="Anúncio"
            value={String(group.ads.indexOf(ad))}
            onChange={(value) => setAdNumber(Number(value))}
            data={group.ads.map((_, at) => ({ value: String(at), label: `Anúncio ${at + 1}` }))}
          />
        )}
        <Button
          variant="default"
          leftSection={<IconArrowsShuffle />}
          onClick={() => setSeed((now) => (now === 'longest' ? 1 : now + 1))}
        >
          Outra combinação
        </Button>
        <Button variant={seed === 'longest' ? 'light' : 'default'} onClick={() => setSeed('longest')}>
          Combinação mais longa
        </Button>
      </Group>
      <SimpleGrid type="container" cols={{ base: 1, '44rem': 2 }}>
        <Panel title="Celular">
          <SearchPreview combination={shown} ad={ad} settings={settings} device="phone" />
        </Panel>
        <Panel title="Computador">
          <SearchPreview combination={shown} ad={ad} settings={settings} device="desktop" />
        </Panel>
      </SimpleGrid>
      <StrengthPanel ad={ad} group={group} />
      <Text size="sm" c="dimmed">
        O Google escolhe a combinação, pode mostrar menos textos e corta pelo espaço da tela. Esta prévia é
        uma aproximação.
      </Text>
    </Stack>
  );
}

function StrengthPanel({ ad, group }: { ad: SearchAd; group: DraftGroup }) {
  const { score, hints } = estimateStrength(ad, group);
  return (
    <Panel title="Estimativa de força">
      <Stack gap="xs">
        <Group wrap="nowrap">
          <Progress value={score} flex={1} size="lg" aria-label="Estimativa de força" />
          <Text fw={650}>{score} de 100</Text>
        </Group>
        {hints.map((hint) => (
          <Text key={hint} size="sm">
            {hintWords[hint]}
          </Text>
        ))}
        <Text size="sm" c="dimmed">
          Estimativa da Faísca a partir do que o Google publica. Não é a nota do Google.
        </Text>
      </Stack>
    </Panel>
  );
}
