import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useWrite } from '#client/lib/use-write.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { ConnectionNotice } from './connection-notice.tsx';

afterEach(() => onlineManager.setOnline(true));

function Host() {
  const { mutate, isPaused, isSuccess } = useWrite({ write: () => Promise.resolve(), what: 'a lista' });
  return (
    <>
      <ConnectionNotice />
      <button onClick={() => mutate(null)}>Salvar</button>
      <output>{isPaused ? 'na fila' : isSuccess ? 'salvo' : ''}</output>
    </>
  );
}

/** Whether the browser would ask before it leaves the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before a page is left with writes that wait for the connection', async () => {
  await renderInApp(<Host />);
  expect(asks()).toBe(false);
  onlineManager.setOnline(false);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(page.getByText('na fila')).toBeVisible();
  expect(asks()).toBe(true);
  onlineManager.setOnline(true);
  await expect.element(page.getByText('salvo')).toBeVisible();
  expect(asks()).toBe(false);
});
