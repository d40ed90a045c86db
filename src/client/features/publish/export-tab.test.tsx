import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { emptySettings } from '#domain/making/structure/settings.ts';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import { BuilderContext } from '#client/parts/draft/draft-context.ts';
import { adGroup, openBuilder, vitalis } from '#client/testing/campaigns.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { ExportTab } from './export-tab.tsx';

async function show(lists: readonly NegativeList[]): Promise<void> {
  const of = `/campaigns/${vitalis.id}`;
  await commands.answerApi([
    { method: 'GET', path: `${of}/imported`, json: null },
    { method: 'GET', path: `${of}/page-checks`, json: [] },
    { method: 'GET', path: `${of}/reports`, json: [] },
  ]);
  await renderInApp(
    <BuilderContext value={openBuilder([adGroup('Fundo', 0, ['vitalis'])], emptySettings, lists)}>
      <ExportTab />
    </BuilderContext>,
  );
  await expect.element(page.getByRole('region', { name: 'O que entra' })).toBeVisible();
}

const steps = () => page.getByRole('region', { name: 'Passo a passo' });

it('speaks of a ZIP where one comes, and nowhere else', async () => {
  await show([]);
  await expect.element(steps()).not.toHaveTextContent('ZIP');
  await page.getByText('Envio pelo navegador').click();
  await expect.element(steps()).toHaveTextContent('Descompacte o ZIP');
});

it('speaks of a ZIP for a campaign with a shared list', async () => {
  await show([{ id: '1', version: 1, name: 'Todas', negatives: ['grátis'], campaignIds: [vitalis.id] }]);
  await expect.element(steps()).toHaveTextContent('Descompacte o ZIP');
});
