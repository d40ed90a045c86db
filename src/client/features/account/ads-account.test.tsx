import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { renderInApp, sessionOf, toastOf } from '#client/testing/render-in-app.tsx';
import { AdsAccount } from './ads-account.tsx';

const path = '/profile/ads-currency';
const field = () => page.getByRole('combobox', { name: 'Moeda da conta' });

it('keeps the currency that the letters find', async () => {
  const session = sessionOf({ adsCurrency: 'BRL' });
  await commands.answerApi([{ method: 'PUT', path, json: { ...session.profile, adsCurrency: 'USD' } }]);
  await renderInApp(<AdsAccount adsCurrency="BRL" />, { session });
  await expect.element(field()).toHaveValue('BRL · Real brasileiro');
  await field().fill('dolar am');
  await page.getByRole('option', { name: /^USD/ }).click();
  await expect.element(toastOf('Moeda salva!')).toBeVisible();
  expect((await commands.readSent()).map(({ json }) => json)).toContainEqual({ adsCurrency: 'USD' });
});
