import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowRight, IconArrowUp, IconBan, IconDots, IconEye, IconEyeOff } from '@tabler/icons-react';

interface ItemMenuProps {
  /** What the menu is about. */
  name: string;
  onBlock?: (() => void) | undefined;
  onPromote?: (() => void) | undefined;
  onMove?: (() => void) | undefined;
  isIgnored: boolean;
  onIgnore: (isIgnored: boolean) => void;
}

/** What can be done with a term, a group or a problem. */
export function ItemMenu({ name, onBlock, onPromote, onMove, isIgnored, onIgnore }: ItemMenuProps) {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Ações de ${name}`}>
          <IconDots />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onBlock && (
          <Menu.Item leftSection={<IconBan />} onClick={onBlock}>
            Negativar
          </Menu.Item>
        )}
        {onPromote && (
          <Menu.Item leftSection={<IconArrowUp />} onClick={onPromote}>
            Promover a palavra-chave…
          </Menu.Item>
        )}
        {onMove && (
          <Menu.Item leftSection={<IconArrowRight />} onClick={onMove}>
            Mover para outro grupo…
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={isIgnored ? <IconEye /> : <IconEyeOff />}
          onClick={() => onIgnore(!isIgnored)}
        >
          {isIgnored ? 'Mostrar de novo' : 'Ignorar e lembrar'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
