import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { useBasket } from '#client/parts/basket/basket-store.ts';
import { BuilderContext } from '#client/parts/draft/draft-context.ts';
import { openBuilder, vitalis } from '#client/testing/campaigns.ts';
import { renderInApp, shownAddress } from '#client/testing/render-in-app.tsx';
import { emptyWorkbench } from '#client/testing/workbench.ts';
import { WorkbenchContext } from '../actions/workbench-context.ts';
import { TargetPanel } from './target-panel.tsx';

const term = (conversions: number): Term => ({
  text: 'vitalis preço',
  campaign: 'Vitalis',
  adGroup: 'Fundo',
  impressions: 1000,
  clicks: 100,
  costMicros: 100_000_000,
  conversions,
});

function Workbench({ terms }: { terms: readonly Term[] }) {
  const basket = useBasket(vitalis.id);
  return (
    <WorkbenchContext value={{ ...emptyWorkbench, terms, basket }}>
      <TargetPanel />
    </WorkbenchContext>
  );
}

async function show({
  commission = null as string | null,
  conversions = 5,
  paid = null as number | null,
} = {}): Promise<void> {
  await commands.answerApi([
    { method: 'GET', path: '/profit/account', json: { campaigns: [{ id: vitalis.id, limit: paid }] } },
  ]);
  const economics = { ...emptySettings.economics, commission, conversion: 1.2 };
  await renderInApp(
    <BuilderContext value={openBuilder([], { ...emptySettings, economics })}>
      <Workbench terms={[term(conversions)]} />
    </BuilderContext>,
    { address: '/termos' },
  );
}

const most = () => page.getByLabelText('Custo máximo por venda');

async function typeOver(text: string): Promise<void> {
  await userEvent.clear(most());
  await userEvent.type(most(), text);
}

it('asks what a sale may cost, and offers what each has cost so far', async () => {
  await show();
  await expect.element(page.getByText('Diga quanto uma venda pode custar para ver os termos.')).toBeVisible();
  await page.getByRole('button', { name: /^Usar R\$\s20,00/ }).click();
  await expect.element(most()).toHaveValue('20,00');
  await expect.element(shownAddress()).toHaveTextContent('/termos?venda=20.00');
  await expect.element(page.getByText('Diga quanto uma venda')).not.toBeInTheDocument();
});

it('takes what its sales paid where nobody said what a sale brings', async () => {
  await show({ paid: 98.5 });
  await expect.element(most()).toHaveValue('98,50');
  await expect.element(page.getByText('Vem do que cada venda rendeu, se você não mudar')).toBeVisible();
  await expect.element(page.getByText('Diga quanto uma venda')).not.toBeInTheDocument();
});

it('offers nothing when there was no sale', async () => {
  await show({ conversions: 0 });
  await expect.element(page.getByText('Diga quanto uma venda pode custar')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
});

it('takes an amount with cents over the one of the calculation, and goes back to it when empty', async () => {
  await show({ commission: '197.00' });
  await expect.element(most()).toHaveValue('118,20');
  await typeOver('50,5');
  await expect.element(most()).toHaveValue('50,5');
  await expect.element(shownAddress()).toHaveTextContent('venda=50.50');
  await typeOver('1,234');
  await expect.element(page.getByText('Digite um valor, como 1.234,56.')).toBeVisible();
  await userEvent.clear(most());
  await expect.element(most()).toHaveValue('');
  await userEvent.tab();
  await expect.element(most()).toHaveValue('118,20');
  await expect.element(shownAddress()).not.toHaveTextContent('venda=');
});

it('keeps the names of competitors in the address when the field is left', async () => {
  await show();
  const field = page.getByLabelText('Concorrentes');
  await field.fill('  Bio Max, Vita ');
  await userEvent.tab();
  await expect.element(shownAddress()).toHaveTextContent('concorrentes=Bio');
});
