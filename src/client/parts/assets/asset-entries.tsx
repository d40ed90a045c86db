import { Accordion, Button, Group } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { adTextWidth } from '#domain/ads/text.ts';
import { completeAddress } from '#domain/making/structure/tracking.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { useAssets } from './assets-context.tsx';

interface FoldableProps {
  id: string;
  title: string;
  /** Shown while the title is empty. */
  placeholder: string;
  children: ReactNode;
}

/** One asset of a list: its text, and its fields when it is opened. */
export function Foldable({ id, title, placeholder, children }: FoldableProps) {
  return (
    <Accordion.Item value={id}>
      <Accordion.Control>{title.trim() === '' ? placeholder : title}</Accordion.Control>
      <Accordion.Panel>{children}</Accordion.Panel>
    </Accordion.Item>
  );
}

export function AddButton({
  label,
  isFull,
  onClick,
}: {
  label: string;
  isFull: boolean;
  onClick: () => void;
}) {
  return (
    <Group>
      <Button
        size="compact-sm"
        variant="subtle"
        data-flush="start"
        leftSection={<IconPlus />}
        disabled={isFull}
        onClick={onClick}
      >
        {label}
      </Button>
    </Group>
  );
}

interface RemoveButtonProps {
  /** Such as `sitelink 2`. */
  itemName: string;
  /** Whether it stands in the row of a field with a label, instead of in a row of its own. */
  isBesideField?: boolean;
  onClick: () => void;
}

export function RemoveButton({ itemName, isBesideField = false, onClick }: RemoveButtonProps) {
  const { undo } = useAssets();
  function remove(): void {
    onClick();
    notifyUndo(`Você removeu: ${itemName}`, undo);
  }
  return (
    <Group justify="flex-end" mt={isBesideField ? 'xl' : 'xs'}>
      <IconButton label={`Remover ${itemName}`} icon={IconX} onClick={remove} />
    </Group>
  );
}

interface Typed {
  currentTarget: { value: string };
}

/**
 * The properties of a text field of an asset.
 * @param limit the width that Google allows.
 */
export function assetText(value: string, limit: number, onChange: (value: string) => void) {
  return {
    value,
    maxLength: 200,
    error: tooLong(value, limit),
    onChange: ({ currentTarget }: Typed) => onChange(currentTarget.value),
  };
}

/** The properties of a field for an address, which may be typed without `https://`. */
export function assetAddress(value: string, onChange: (value: string) => void) {
  const whole = completeAddress(value);
  return {
    value,
    inputMode: 'url' as const,
    maxLength: 4000,
    onChange: ({ currentTarget }: Typed) => onChange(currentTarget.value),
    onBlur: () => whole !== value && onChange(whole),
  };
}

function tooLong(text: string, limit: number): string | undefined {
  const width = adTextWidth(text);
  return width > limit ? `${width} de ${limit}` : undefined;
}
