import { Group, Paper, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useAddressRequest } from '#client/lib/use-address-request.ts';
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
  /** Its name in the address, which opens it and brings it into view: `?parte=`. */
  part?: string;
  children: ReactNode;
}

/** The card from which screens are built. */
export function Panel({ title, aside, actions, isFolded = false, part, children }: PanelProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const panel = useRef<HTMLElement>(null);
  useAddressRequest('parte', part ?? '', () => {
    setIsOpen(true);
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  });
  const isFoldable = isFolded && isPhone;
  const isShown = !isFoldable || isOpen;
  return (
    <Paper
      component="section"
      ref={panel}
      tabIndex={part === undefined ? undefined : -1}
      radius="lg"
      withBorder
      p={{ base: 20, md: 24 }}
      aria-label={title}
    >
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
