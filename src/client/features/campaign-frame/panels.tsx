import { Drawer } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { panelLabels } from '#client/parts/campaign/tab-labels.ts';
import { usePanel } from './use-panel.ts';

const contents = {
  previa: lazy(async () => ({ default: (await import('./preview-tab.tsx')).PreviewTab })),
  economia: lazy(async () => ({ default: (await import('./economics-tab.tsx')).EconomicsTab })),
  essencial: lazy(async () => ({ default: (await import('./essentials-form.tsx')).EssentialsForm })),
};

/** The panels beside the open tab. They save while a person types, so closing them loses nothing. */
export function Panels() {
  const { panel, close } = usePanel();
  const Content = panel === null ? null : contents[panel];
  return (
    <Drawer
      opened={panel !== null}
      onClose={close}
      position="right"
      size="min(34rem, 100%)"
      title={panel === null ? '' : panelLabels[panel]}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Suspense fallback={<LoadingScreen message="Abrindo…" />}>{Content && <Content />}</Suspense>
    </Drawer>
  );
}
