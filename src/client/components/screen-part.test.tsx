import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { screenPart } from './screen-part.tsx';

it('a part whose code does not come leaves the rest of the screen, and opens at another try', async () => {
  let isThere = false;
  const Part = screenPart(
    () =>
      isThere
        ? Promise.resolve(() => <p>A parte</p>)
        : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    () => <p>Abrindo</p>,
  );
  await renderInApp(
    <>
      <h2>O resto</h2>
      <Part />
    </>,
  );
  await expect.element(page.getByText('Esta parte não abriu')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'O resto' })).toBeVisible();
  isThere = true;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(page.getByText('A parte', { exact: true })).toBeVisible();
  vi.mocked(console.error).mockClear(); // React tells of the failure there
});
