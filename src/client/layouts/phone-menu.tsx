import { ActionIcon, Burger, Drawer, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Logo } from '#client/components/logo.tsx';
import classes from './app-layout.module.css';
import { Sidebar } from './sidebar.tsx';

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
              <IconSearch size={22} />
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
      <Drawer
        opened={opened}
        onClose={close}
        size={288}
        withCloseButton={false}
        classNames={{ root: classes.drawer, body: classes.drawerBody }}
        attributes={{ content: { 'aria-label': 'Menu' } }}
      >
        <Sidebar collapsed={false} />
      </Drawer>
    </>
  );
}
