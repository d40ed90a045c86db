import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { useScheme } from './use-scheme.ts';

function Switch() {
  const { label, change } = useScheme();
  return <button onClick={change}>{label}</button>;
}

it('the theme that the system chose changes to the other one, and back', async () => {
  await renderInApp(<Switch />);
  await page.getByRole('button', { name: 'Tema escuro' }).click();
  await expect.element(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Tema claro' }).click();
  await expect.element(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect.element(page.getByRole('button', { name: 'Tema escuro' })).toBeVisible();
});
