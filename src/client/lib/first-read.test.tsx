import { queryOptions, useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { isFirstRead } from './first-read.ts';

let tries = 0;
const failing = queryOptions({
  queryKey: ['failing'],
  queryFn: () => {
    tries += 1;
    // Without an end, a screen that waits again would never let the test fail.
    return tries > 5 ? new Promise<never>(() => undefined) : Promise.reject(new Error(`try ${tries}`));
  },
  retry: false,
});

function Part() {
  const { error } = useQuery(failing);
  return <p>{error ? error.message : 'tries again'}</p>;
}

function Screen() {
  return isFirstRead(useQuery(failing)) ? null : <Part />;
}

it('what waits for a read that fails begins it once more, and stays', async () => {
  await renderInApp(<Screen />);
  await expect.element(page.getByText('try 2')).toBeVisible();
  expect(tries).toBe(2);
});
