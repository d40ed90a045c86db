import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

function Host() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts({ sheet: () => setIsOpen(true) });
  return <ShortcutSheet opened={isOpen} onClose={() => setIsOpen(false)} />;
}

const sheet = () => page.getByRole('dialog', { name: 'Atalhos do teclado' });

it('opens with "?", names the keys, and closes with Esc', async () => {
  await renderInApp(<Host />);
  await userEvent.keyboard('?');
  await expect.element(sheet().getByRole('row', { name: 'Gerar a lista' })).toHaveTextContent('Ctrl');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
});

it('switches off the shortcuts of a single key, which then do nothing', async () => {
  await renderInApp(<Host />);
  await userEvent.keyboard('?');
  await sheet().getByRole('switch').click();
  await expect.element(sheet().getByRole('row', { name: 'Filtrar a lista (desligado)' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  await expect.element(sheet()).not.toBeInTheDocument();
});
