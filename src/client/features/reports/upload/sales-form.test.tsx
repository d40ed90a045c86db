import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  NO_CURRENCY,
  type SalesChoice,
  type SalesPreview,
} from '#domain/measuring/reports/sales/sales-choice.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { SalesForm } from './sales-form.tsx';

const columns = { orderId: [0], soldAt: [1], commission: [2] };
const preview: SalesPreview = {
  labels: ['Receipt', 'Date', 'Amount'],
  values: [['A1'], ['2026-05-01'], ['39.90']],
  columns,
  network: 'clickbank',
};
const currency = () => page.getByRole('combobox', { name: 'Moeda, se a linha não diz' });
const order = () => page.getByRole('combobox', { name: 'Código do pedido' });

async function show(problem: string | null, changes: Partial<SalesPreview> = {}): Promise<SalesChoice[]> {
  const answers: SalesChoice[] = [];
  await renderInApp(
    <SalesForm
      preview={{ ...preview, ...changes }}
      first={{ columns, currency: null, products: [] }}
      problem={problem}
      answer={(choice) => answers.push(choice)}
    />,
  );
  return answers;
}

it('asks a file of a known network for the currency alone', async () => {
  const answers = await show(NO_CURRENCY);
  await expect.element(page.getByText('escolha uma vez, e lembramos')).toBeVisible();
  await expect.element(order()).not.toBeInTheDocument();
  await expect.element(page.getByText(NO_CURRENCY)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Salvar as vendas' }).click();
  await expect.element(page.getByText(NO_CURRENCY)).toBeVisible();
  expect(answers).toEqual([]);
  await currency().fill('dolar am');
  await page.getByRole('option', { name: /^USD/ }).click();
  await page.getByRole('button', { name: 'Salvar as vendas' }).click();
  expect(answers).toEqual([{ columns, currency: 'USD', products: [] }]);
});

it('shows the columns that it found to who wants to check them', async () => {
  await show(NO_CURRENCY);
  await page.getByRole('button', { name: 'Conferir as colunas' }).click();
  await expect.element(order()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Conferir as colunas' })).not.toBeInTheDocument();
});

it.each<[what: string, problem: string | null, network: SalesPreview['network']]>([
  ['a file of no known network', NO_CURRENCY, null],
  ['a file without that problem', null, 'clickbank'],
])('asks %s for all columns', async (_, problem, network) => {
  await show(problem, { network });
  await expect.element(order()).toBeVisible();
});
