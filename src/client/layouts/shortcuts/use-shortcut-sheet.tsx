import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';

const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }));

/** The sheet of shortcuts, fetched when it is first opened. */
export function useShortcutSheet(): { sheet: ReactNode; openSheet: () => void } {
  const [wasOpened, setWasOpened] = useState(false);
  const [opened, { open, close }] = useDisclosure();
  function openSheet(): void {
    setWasOpened(true);
    open();
  }
  useShortcuts({ sheet: openSheet });
  const sheet = wasOpened && (
    <Suspense>
      <ShortcutSheet opened={opened} onClose={close} />
    </Suspense>
  );
  return { sheet, openSheet };
}
