import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { StoredResult } from '#domain/deciding/comparison/results.ts';
import type { CampaignSold } from '#domain/measuring/profit/sold-days.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { CampaignTable, MoneyPanel } from './money-panel.tsx';

/** 10 conversions at a commission of 50, for a cost of 100. */
const result = (id: string): StoredResult => ({
  id,
  name: id,
  country: null,
  product: null,
  from: 'campaigns',
  currency: 'BRL',
  spans: [['2026-05-01', '2026-05-01', 1000, 100, 100_000_000, 10]],
  actions: { covered: [], spans: [] },
  economics: null,
  commission: '50.00',
  commissionCurrency: 'BRL',
});
const sold = (id: string): CampaignSold => ({
  id,
  currency: 'BRL',
  files: null,
  uncounted: 0,
  days: [['2026-05-01', 3, 150, 7500]],
});

it.each([
  ['no campaign', ['Um', 'Dois'], 'R$\u00a0100,00', ['R$\u00a050,00']],
  ['one of two campaigns', ['Um'], '≈ R$\u00a0450,00', ['R$\u00a050,00', '≈ R$\u00a0400,00']],
  ['both campaigns', [], '≈ R$\u00a0800,00', ['≈ R$\u00a0400,00']],
] as const)('a profit by Google’s conversions has its sign: %s', async (_, known, profit, ofEach) => {
  const ids = ['Um', 'Dois'];
  await commands.answerApi([
    { method: 'GET', path: '/results/dashboard', json: { hasReports: true, reported: ids, changes: [] } },
    { method: 'GET', path: '/results', json: ids.map(result) },
    { method: 'GET', path: '/profit/days', json: known.map(sold) },
  ]);
  await renderInApp(
    <>
      <MoneyPanel />
      <CampaignTable />
    </>,
  );
  await expect.element(page.getByText(profit, { exact: true }).first()).toBeVisible();
  const table = page.getByRole('grid', { name: 'campanhas' });
  for (const own of ofEach) await expect.element(table.getByText(own, { exact: true }).first()).toBeVisible();
  const note = page.getByText('Faltam as vendas da rede');
  await expect.poll(() => note.query() !== null).toBe(known.length < ids.length);
  if (known.length === 1) await expect.element(note).toHaveTextContent('≈ 1 de 2 campanhas: pelas');
});
