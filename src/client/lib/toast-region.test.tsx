import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp, toastOf } from '#client/testing/render-in-app.tsx';
import { notifyError, notifySuccess } from './notify.ts';

function Buttons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <button key={at} style={{ display: 'block', width: '100%', height: 40 }}>
      Linha {at + 1}
    </button>
  ));
}

it('a toast over a control goes when it is touched', async () => {
  await renderInApp(<Buttons count={100} />);
  notifyError('Lista não salva');
  await expect.element(toastOf('Lista não salva')).toBeVisible();
  await page.getByText('Lista não salva').click();
  await expect.element(toastOf('Lista não salva')).not.toBeInTheDocument();
});

it('what went well is not drawn over a control of a phone, but read aloud', async () => {
  await page.viewport(390, 844);
  await renderInApp(<Buttons count={100} />);
  notifySuccess('Lista salva');
  await expect.element(toastOf('Lista salva')).toBeInTheDocument();
  await expect.poll(isDrawn).toBe(false);
});

it('what is missing stays in sight beside a toast', async () => {
  await page.viewport(390, 844);
  await renderInApp(
    <div data-clear-of-toasts style={{ position: 'fixed', inset: 'auto 0 0', height: 80 }}>
      Ainda falta: orçamento.
    </div>,
  );
  notifySuccess('Campanha montada');
  const missing = page.getByText('Ainda falta').element().getBoundingClientRect();
  await expect
    .poll(() => toastOf('Campanha montada').element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(missing.top);
  expect(isDrawn()).toBe(true);
});

const isDrawn = () => page.getByRole('alert').element().checkVisibility({ opacityProperty: true });
