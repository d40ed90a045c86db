import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp, shownAddress } from '#client/testing/render-in-app.tsx';
import { useSearchState } from './use-search-state.ts';

const text = z.catch(z._default(z.string(), ''), '');
const listSchema = z.object({ list: text });
const orderSchema = z.object({ order: text });

function TwoChanges() {
  const [, changeList] = useSearchState(listSchema);
  const [, changeOrder] = useSearchState(orderSchema);
  const add = (letter: string) => changeList(({ list }) => ({ list: list + letter }));
  return (
    <button
      onClick={() => {
        add('a');
        changeOrder({ order: 'up' });
        add('b');
      }}
    >
      Mudar
    </button>
  );
}

it('changes that come before the address is drawn anew all count', async () => {
  await renderInApp(<TwoChanges />, { address: '/x?outro=1' });
  await page.getByRole('button', { name: 'Mudar' }).click();
  await expect.element(shownAddress()).toHaveTextContent('/x?outro=1&list=ab&order=up');
  await page.getByRole('button', { name: 'Mudar' }).click();
  await expect.element(shownAddress()).toHaveTextContent('/x?outro=1&list=abab&order=up');
});
