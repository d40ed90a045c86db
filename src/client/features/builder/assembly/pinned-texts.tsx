import { Button, Select, Stack, Text, Textarea } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import { adTextWidth, textDirection } from '#domain/ads/text.ts';
import type { PinnedText } from '#domain/making/structure/draft.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import classes from './assembly.module.css';

interface PinnedTextsProps {
  label: 'Título' | 'Descrição';
  texts: readonly PinnedText[];
  limit: number;
  most: number;
  /** Number of positions to which a text can be pinned. */
  pins: number;
  onChange: (texts: PinnedText[], step: string) => void;
}

/** The titles or descriptions of an ad, each with its width and its pin. */
export function PinnedTexts({ label, texts, limit, most, pins, onChange }: PinnedTextsProps) {
  const { store } = useBuilder();
  const isLong = label === 'Descrição';
  const positions = Array.from({ length: pins }, (_, at) => ({
    value: String(at + 1),
    label: `Pos. ${at + 1}`,
  }));
  const change = (at: number, text: PinnedText, step: string) =>
    onChange(texts.with(at, text), `${label}${at}:${step}`);
  function bind({ text, ...pin }: PinnedText, at: number) {
    const width = adTextWidth(text);
    return {
      'aria-label': `${label} ${at + 1}`,
      value: text,
      dir: textDirection(text),
      maxLength: 300,
      error: width > limit ? `${width} de ${limit}` : undefined,
      rightSection: <Text size="xs" c="dimmed">{`${width}/${limit}`}</Text>,
      rightSectionWidth: 54,
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) =>
        change(at, { ...pin, text: value.replaceAll('\n', ' ') }, 'text'),
    };
  }
  function remove(at: number): void {
    onChange(texts.toSpliced(at, 1), `${label}:remove:${texts.length}`); // each removal is a step of its own
    notifyUndo(`${label} ${at + 1}: texto removido`, store.undo);
  }
  return (
    <Stack gap={6} className={classes.texts}>
      <Text size="sm" fw={600}>
        {label === 'Título' ? 'Títulos' : 'Descrições'} ({texts.length} de {most})
      </Text>
      {texts.map((each, at) => (
        <div key={at} className={classes.adText}>
          {/* Of several rows: on a phone not every title fits into one beside its width. */}
          <Textarea {...bind(each, at)} autosize minRows={1} />
          <Select
            aria-label={`Posição ${isLong ? 'da descrição' : 'do título'} ${at + 1}`}
            placeholder="Livre"
            data={positions}
            clearable
            value={each.pin === undefined ? null : String(each.pin)}
            onChange={(pin) =>
              change(at, { text: each.text, ...(pin !== null && { pin: Number(pin) }) }, 'pin')
            }
          />
          <IconButton
            label={`Remover ${label.toLowerCase()} ${at + 1}`}
            icon={IconX}
            size="input-sm"
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="subtle"
          data-flush="start"
          leftSection={<IconPlus />}
          disabled={texts.length >= most}
          onClick={() => onChange([...texts, { text: '' }], `${label}:add`)}
        >
          {label === 'Título' ? 'Novo título' : 'Nova descrição'}
        </Button>
      </div>
    </Stack>
  );
}
