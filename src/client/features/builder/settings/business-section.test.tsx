import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BuilderContext } from '#client/parts/draft/draft-context.ts';
import { openBuilder } from '#client/testing/campaigns.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { MoneySection } from './money-section.tsx';
import { AssetsOfCampaign } from '#client/parts/assets/assets-context.tsx';
import { BusinessSection } from '#client/parts/assets/business-section.tsx';

async function show(section: ReactNode) {
  const builder = openBuilder();
  await renderInApp(
    <BuilderContext value={builder}>
      <AssetsOfCampaign>{section}</AssetsOfCampaign>
    </BuilderContext>,
  );
  return () => builder.store.getState().history.present.settings;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('takes prices of three items and more, each with its texts and its price', async () => {
  const settings = await show(<BusinessSection />);
  await button('Nova tabela de preços').click();
  await button('Preços 1').click();
  const first = page.getByRole('group', { name: 'Item 1' });
  await first.getByLabelText('Título').fill('Kit de um frasco');
  await first.getByLabelText('Descrição').fill('Para um mês inteiro de uso');
  await expect.element(page.getByText('26 de 25')).toBeVisible();
  await first.getByLabelText('Preço', { exact: true }).fill('197,00');
  await button('Novo item').click();
  expect(settings().prices[0]?.items).toHaveLength(4);
  expect(settings().prices[0]?.items[0]).toMatchObject({ header: 'Kit de um frasco', amount: '197.00' });
});

it('says that a telephone does not exist, and takes the name of the company', async () => {
  const settings = await show(<BusinessSection />);
  await button('Novo telefone').click();
  await page.getByLabelText('Número').fill('123');
  await expect.element(page.getByText('Este telefone não existe no país escolhido.')).toBeVisible();
  await page.getByLabelText('Número').fill('(11) 91234-5678');
  await expect.element(page.getByText('Este telefone não existe no país escolhido.')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Nome da empresa' }).fill('Vitalis');
  expect(settings()).toMatchObject({
    calls: [{ phone: '(11) 91234-5678', country: 'BR' }],
    businessNames: ['Vitalis'],
  });
});

it('asks for what the strategy needs, and for nothing else', async () => {
  const settings = await show(<MoneySection />);
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: 'Estratégia de lances' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('ROAS desejado');
  await page.getByLabelText('ROAS desejado').fill('400');
  await expect.element(page.getByLabelText('Limite de CPC')).not.toBeInTheDocument();
  await choose('Parcela de impressões desejada');
  await page.getByLabelText('Parcela de impressões', { exact: true }).fill('65');
  await expect.element(page.getByLabelText('Limite de CPC')).toBeVisible();
  await choose('Estratégia de portfólio');
  await page.getByLabelText('Nome da estratégia de portfólio').fill('Todas');
  expect(settings()).toMatchObject({
    bidStrategy: 'portfolio',
    targetRoas: '400',
    impressionShare: 65,
    portfolioName: 'Todas',
  });
});
