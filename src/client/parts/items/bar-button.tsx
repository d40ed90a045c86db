import { Button, Menu } from '@mantine/core';
import { IconChevronDown, type Icon } from '@tabler/icons-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { type MatchType, matchTypes } from '#domain/ads/match-types.ts';
import { matchLabels } from '../match-labels.ts';
import classes from './selection-bar.module.css';

interface BarButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'color' | 'style' | 'ref'> {
  ref?: Ref<HTMLButtonElement>;
  icon?: Icon;
  color?: string;
  /** Whether it opens a menu. */
  hasMenu?: boolean;
  children: ReactNode;
}

/** A button of the selection bar. */
export function BarButton({ icon: Sign, color = 'gray', hasMenu = false, ...props }: BarButtonProps) {
  return (
    <Button
      className={classes.button}
      size="compact-sm"
      variant="subtle"
      color={color}
      leftSection={Sign && <Sign size={16} stroke={1.7} />}
      rightSection={hasMenu && <IconChevronDown size={15} stroke={1.7} />}
      {...props}
    />
  );
}

export function MatchMenu({ onChange }: { onChange: (match: MatchType) => void }) {
  return (
    <Menu>
      <Menu.Target>
        <BarButton hasMenu>Correspondência</BarButton>
      </Menu.Target>
      <Menu.Dropdown>
        {matchTypes.map((match) => (
          <Menu.Item key={match} onClick={() => onChange(match)}>
            {matchLabels[match]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
