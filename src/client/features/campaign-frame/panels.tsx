import { Drawer } from '@mantine/core';
import { screenPart } from '#client/components/screen-part.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { panelLabels } from '#client/parts/campaign/tab-labels.ts';
import { usePanel } from './use-panel.ts';

const opening = () => <LoadingScreen message="Abrindo…" />;

const contents = {
  previa: screenPart(async () => (await import('./preview-tab.tsx')).PreviewTab, opening),
  economia: screenPart(async () => (await import('./economics-tab.tsx')).EconomicsTab, opening),
  essencial: screenPart(async () => (await import('./essentials-form.tsx')).EssentialsForm, opening),
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
      {Content && <Content />}
    </Drawer>
  );
}
