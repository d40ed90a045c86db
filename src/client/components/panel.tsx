import { Group, Paper, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './panel.module.css';
import { useIsPhone } from './use-is-phone.ts';

interface PanelProps {
  title?: string;
  /** Shown beside the title: a count or a tooltip. */
  aside?: ReactNode;
  /** Shown at the right end of the header. */
  actions?: ReactNode;
  /** Whether a phone shows the title alone until somebody opens it, because few people need what is inside. */
  isFolded?: boolean;
  children: ReactNode;
}

/** The card from which screens are built. */
export function Panel({ title, aside, actions, isFolded = false, children }: PanelProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const isFoldable = isFolded && isPhone;
  const isShown = !isFoldable || isOpen;
  return (
    <Paper component="section" radius="lg" withBorder p={{ base: 20, md: 24 }} aria-label={title}>
      {title !== undefined && (
        <Group justify="space-between" gap="sm" mb={isShown ? 'md' : 0}>
          {isFoldable ? (
            <Title order={2} className={classes.fold}>
              <UnstyledButton
                className={classes.button}
                aria-expanded={isOpen}
                aria-controls={bodyId}
                onClick={() => setIsOpen(!isOpen)}
              >
                {title}
                {isOpen ? <IconChevronUp aria-hidden="true" /> : <IconChevronDown aria-hidden="true" />}
              </UnstyledButton>
            </Title>
          ) : (
            <Group gap="xs">
              <Title order={2}>{title}</Title>
              {aside}
            </Group>
          )}
          {actions !== undefined && isShown && <Group gap="xs">{actions}</Group>}
        </Group>
      )}
      <div id={bodyId} hidden={!isShown}>
        {children}
      </div>
    </Paper>
  );
}
