import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { BuilderContext } from '#client/parts/draft/draft-context.ts';
import { openBuilder } from '#client/testing/campaigns.ts';
import { renderInApp, sessionOf } from '#client/testing/render-in-app.tsx';
import { BudgetField, CountriesField, FinalUrlField } from './essential-fields.tsx';

async function show({ currency, adsCurrency = null }: { currency: string; adsCurrency?: string | null }) {
  const session = sessionOf({ adsCurrency });
  await commands.answerApi([
    { method: 'GET', path: '/reports', json: [] },
    { method: 'PUT', path: '/profile/ads-currency', json: { ...session.profile, adsCurrency: 'USD' } },
  ]);
  const opened = openBuilder();
  const builder = { ...opened, campaign: { ...opened.campaign, currency } };
  await renderInApp(
    <BuilderContext value={builder}>
      <CountriesField />
      <FinalUrlField />
      <BudgetField />
    </BuilderContext>,
    { session },
  );
  return () => builder.store.getState().history.present.settings;
}

const currencyField = page.getByRole('combobox', { name: 'Moeda da conta do Google Ads' });
const kept = async () =>
  (await commands.readSent()).filter(({ path }) => path.endsWith('/ads-currency')).map(({ json }) => json);

it('takes the account of a product in reais to be in reais, and keeps that with the first budget', async () => {
  await show({ currency: 'BRL' });
  await expect.element(currencyField).toHaveValue('BRL · Real brasileiro');
  expect(await kept()).toEqual([]);
  await page.getByLabelText('Orçamento diário').fill('30');
  await expect.poll(kept).toEqual([{ adsCurrency: 'BRL' }]);
});

/** Nobody presses Enter before the found option is drawn. */
async function typeAndEnter(letters: string): Promise<void> {
  await userEvent.keyboard(letters);
  await expect.poll(() => document.querySelector('[data-combobox-selected]')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
}

it('asks for the currency of the account where the product is in another one', async () => {
  await show({ currency: 'EUR' });
  await page.getByLabelText('Orçamento diário').fill('30');
  await expect.element(currencyField).toHaveValue('');
  await currencyField.click();
  await typeAndEnter('dolar am');
  await expect.poll(kept).toEqual([{ adsCurrency: 'USD' }]);
  await expect.element(page.getByText('Na moeda da sua conta, USD.')).toBeVisible();
});

it('does not ask again', async () => {
  await show({ currency: 'EUR', adsCurrency: 'BRL' });
  await expect.element(page.getByText('Na moeda da sua conta, BRL.')).toBeVisible();
  await expect.element(currencyField).not.toBeInTheDocument();
});

it('completes an address without https, and takes the country that the letters find', async () => {
  const settings = await show({ currency: 'BRL' });
  await page.getByLabelText('URL final').fill('loja.com.br/oferta');
  await page.getByRole('combobox', { name: 'Países' }).click();
  await typeAndEnter('bras');
  expect(settings()).toMatchObject({ finalUrl: 'https://loja.com.br/oferta', countries: ['BR'] });
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await typeAndEnter('portu');
  expect(settings()).toMatchObject({ countries: expect.arrayContaining(['BR', 'PT']) as string[] });
});
