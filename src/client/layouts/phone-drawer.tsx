import { Drawer } from '@mantine/core';
import classes from './app-layout.module.css';
import { Sidebar } from './sidebar.tsx';

/** The sidebar as a phone shows it. */
export function PhoneDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={288}
      withCloseButton={false}
      classNames={{ root: classes.drawer, body: classes.drawerBody }}
      attributes={{ content: { 'aria-label': 'Menu' } }}
    >
      <Sidebar collapsed={false} />
    </Drawer>
  );
}
