import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { lazyDialog } from '#client/lib/lazy-dialog.tsx';
import { useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';

const Dialog = lazyDialog(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);

/** The sheet of shortcuts, which is fetched later. */
export function useShortcutSheet(): { sheet: ReactNode; openSheet: () => void } {
  const [opened, { open, close }] = useDisclosure();
  useShortcuts({ sheet: open });
  return { sheet: <Dialog opened={opened} onClose={close} />, openSheet: open };
}
