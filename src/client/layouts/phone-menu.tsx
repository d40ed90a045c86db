import { ActionIcon, Burger, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Logo } from '#client/components/logo.tsx';
import { lazyDialog } from '#client/lib/lazy-dialog.tsx';
import classes from './app-layout.module.css';

const MenuDrawer = lazyDialog(async () => (await import('./phone-drawer.tsx')).PhoneDrawer);

/** The bar at the top of a phone, and the sidebar that it opens. */
export function PhoneMenu({ onSearch }: { onSearch: () => void }) {
  const { key: navigation } = useLocation(); // changes with every navigation, even to the current address
  const [opened, { toggle, close }] = useDisclosure();
  useEffect(() => close(), [navigation, close]);
  return (
    <>
      <header className={classes.header} data-no-print>
        <Group h="100%" px="md" justify="space-between">
          <Logo />
          <Group gap="xs">
            <ActionIcon variant="transparent" c="inherit" size="lg" aria-label="Buscar" onClick={onSearch}>
              <IconSearch size={22} stroke={1.7} />
            </ActionIcon>
            <Burger
              opened={opened}
              onClick={toggle}
              aria-label="Abrir menu"
              aria-expanded={opened}
              color="#efe8e1"
              size="sm"
            />
          </Group>
        </Group>
      </header>
      <MenuDrawer opened={opened} onClose={close} />
    </>
  );
}
