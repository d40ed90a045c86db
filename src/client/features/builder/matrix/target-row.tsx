import { Group, Loader, Paper, Select, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { CopyTarget } from '#domain/making/structure/copy-draft.ts';
import { countryLabel, geoCodes } from '#domain/ads/locations.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import { LanguageSelect } from '#client/parts/language-select.tsx';
import { CopyNotes } from './copy-notes.tsx';
import { countryOptions, keyOf, usualLanguage } from './target-options.ts';
import { type CopyDraft, useCopyDraft } from './use-copy-draft.ts';

interface TargetRowProps {
  target: CopyTarget;
  product: string;
  onChange: (target: CopyTarget) => void;
  onRemove: () => void;
  /** Called with the copy as soon as it is made, and with undefined while another one is being made. */
  onDraft: (key: string, draft: CopyDraft | undefined) => void;
}

/** One country and language, with what its copy would hold. */
export function TargetRow({ target, product, onChange, onRemove, onDraft }: TargetRowProps) {
  const { country, language } = target;
  const { data: draft, error } = useCopyDraft(target, product);
  useEffect(() => {
    onDraft(keyOf({ country, language }), draft);
  }, [draft, country, language, onDraft]);
  return (
    <Paper
      component="article"
      withBorder
      radius="lg"
      p="md"
      aria-label={`Cópia para ${countryLabel(country)}`}
    >
      <Stack gap="sm">
        <Group wrap="nowrap" align="flex-start" justify="space-between">
          <Group align="flex-end" flex={1} miw={0}>
            <Select
              label="País"
              flex="1 1 12rem"
              maw={320}
              searchable
              data={countryOptions}
              value={country}
              onChange={(chosen) => {
                const next = geoCodes.find((code) => code === chosen);
                if (next) onChange({ country: next, language: usualLanguage(next, language) });
              }}
            />
            <LanguageSelect value={language} onChange={(next) => onChange({ country, language: next })} />
          </Group>
          <IconButton
            label={`Tirar ${countryLabel(country)} da lista`}
            tip="Tirar da lista"
            icon={IconX}
            size="input-sm"
            onClick={onRemove}
          />
        </Group>
        {error && (
          <Text size="sm" c="red">
            Não foi possível preparar esta cópia. Confira sua internet e escolha o país de novo.
          </Text>
        )}
        {draft ? <CopyNotes draft={draft} /> : !error && <Loader size="sm" aria-label="Preparando a cópia" />}
      </Stack>
    </Paper>
  );
}
