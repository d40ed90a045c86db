import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { draftLimits } from '#domain/making/structure/limits.ts';
import type { DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import { titleCoverage } from '#domain/making/structure/coverage.ts';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { AdEditor } from './ad-editor.tsx';

interface AdsEditorProps {
  group: DraftGroup;
  onChange: (edit: (group: DraftGroup) => DraftGroup, step?: string) => void;
}

const emptyAd: SearchAd = { titles: [], descriptions: [], path1: '', path2: '', finalUrl: '' };

/**
 * Editor of up to three responsive search ads. Shows how many of the group's keywords occur in their titles.
 */
export function AdsEditor({ group, onChange }: AdsEditorProps) {
  const { store } = useBuilder();
  const { ads } = group;
  const { covered, total } = titleCoverage(group);
  const change = (at: number, ad: SearchAd, step: string) =>
    onChange(
      (now) => ({ ...now, ads: now.ads.map((each, index) => (index === at ? ad : each)) }),
      `ad${at}:${step}`,
    );
  return (
    <Stack gap="lg">
      {total > 0 && ads.length > 0 && (
        <Text size="sm" c="dimmed">
          Palavra no título: {covered} de {total} {total === 1 ? 'palavra' : 'palavras'} do grupo com ao menos
          um termo em algum título.
        </Text>
      )}
      {ads.map((ad, at) => (
        <AdEditor
          key={at}
          number={at + 1}
          ad={ad}
          onChange={(next, step) => change(at, next, step)}
          onRemove={() => {
            onChange((now) => ({ ...now, ads: now.ads.toSpliced(at, 1) }));
            notifyUndo(`Anúncio ${at + 1} removido`, store.undo);
          }}
        />
      ))}
      <Group>
        <Button
          variant="light"
          leftSection={<IconPlus />}
          disabled={ads.length >= draftLimits.ads}
          onClick={() => onChange((now) => ({ ...now, ads: [...now.ads, ads[0] ?? emptyAd] }))}
        >
          {ads.length >= draftLimits.ads ? 'Limite de 3 anúncios' : 'Novo anúncio'}
        </Button>
      </Group>
    </Stack>
  );
}
