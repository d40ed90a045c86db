import { Accordion, Button, Group } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { adTextWidth } from '#domain/ads/text.ts';
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

/**
 * The properties of a text field of an asset.
 * @param limit the width that Google allows; without it the text is an address.
 */
export function assetText(value: string, limit: number | undefined, onChange: (value: string) => void) {
  return {
    value,
    maxLength: limit === undefined ? 4000 : 200,
    error: limit === undefined ? undefined : tooLong(value, limit),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
}

function tooLong(text: string, limit: number): string | undefined {
  const width = adTextWidth(text);
  return width > limit ? `${width} de ${limit}` : undefined;
}
