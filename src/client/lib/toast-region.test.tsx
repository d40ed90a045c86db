import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp, toastOf } from '#client/testing/render-in-app.tsx';
import { notifySuccess } from './notify.ts';

function Buttons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <button key={at} style={{ display: 'block', width: '100%', height: 40 }}>
      Linha {at + 1}
    </button>
  ));
}

it('a toast over a control goes when it is touched', async () => {
  await renderInApp(<Buttons count={100} />);
  notifySuccess('Lista salva');
  await expect.element(toastOf('Lista salva')).toBeVisible();
  await page.getByText('Lista salva').click();
  await expect.element(toastOf('Lista salva')).not.toBeInTheDocument();
});
