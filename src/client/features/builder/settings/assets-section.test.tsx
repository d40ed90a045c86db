import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BuilderContext } from '#client/parts/draft/draft-context.ts';
import { openBuilder } from '#client/testing/campaigns.ts';
import { renderInApp, toastOf } from '#client/testing/render-in-app.tsx';
import { AssetsOfCampaign } from '#client/parts/assets/assets-context.tsx';
import { AssetsSection } from '#client/parts/assets/assets-section.tsx';

async function show() {
  const builder = openBuilder();
  await renderInApp(
    <BuilderContext value={builder}>
      <AssetsOfCampaign>
        <AssetsSection />
      </AssetsOfCampaign>
    </BuilderContext>,
  );
  return () => builder.store.getState().history.present.settings;
}

const add = (what: string) => page.getByRole('button', { name: what, exact: true }).click();

it('keeps the fields of a folded sitelink out of reach, and names it by its text', async () => {
  const settings = await show();
  await add('Novo sitelink');
  const head = page.getByRole('button', { name: 'Sitelink 1', exact: true });
  const fields = page.getByRole('region', { name: 'Sitelink 1' });
  await expect.element(head).toBeVisible();
  await expect.element(fields).not.toBeInTheDocument();
  await head.click();
  await fields.getByRole('textbox', { name: 'Texto' }).fill('Preço de fábrica, com frete');
  await expect.element(page.getByText('27 de 25')).toBeVisible();
  await page.getByRole('textbox', { name: 'Texto' }).fill('Preço de fábrica');
  await expect.element(page.getByText('27 de 25')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Preço de fábrica', exact: true }).click();
  await expect.element(page.getByRole('region', { name: 'Preço de fábrica' })).not.toBeInTheDocument();
  expect(settings().sitelinks).toEqual([{ text: 'Preço de fábrica', desc1: '', desc2: '', url: '' }]);
});

it('completes the address of a sitelink, as of the campaign', async () => {
  const settings = await show();
  await add('Novo sitelink');
  await add('Sitelink 1');
  await page.getByLabelText('URL').fill('vitalis.example/kits');
  await page.getByLabelText('Descrição 1').click();
  await expect.element(page.getByLabelText('URL')).toHaveValue('https://vitalis.example/kits');
  expect(settings().sitelinks[0]?.url).toBe('https://vitalis.example/kits');
});

it('brings back what was removed', async () => {
  const settings = await show();
  await add('Novo snippet estruturado');
  await page.getByLabelText('Valores').fill('Um\nDois\nTrês');
  expect(settings().snippets).toEqual([{ header: 'Types', values: ['Um', 'Dois', 'Três'] }]);
  await page.getByRole('button', { name: 'Remover snippet 1' }).click();
  expect(settings().snippets).toEqual([]);
  await toastOf('Você removeu: snippet 1')
    .getByRole('button', { name: /^Desfazer/ })
    .click();
  expect(settings().snippets).toHaveLength(1);
});

it('takes 20 callouts at most', async () => {
  const settings = await show();
  const lines = Array.from({ length: 22 }, (_, at) => `Frase ${at + 1}`);
  await page.getByLabelText('Frases de destaque').fill(lines.join('\n'));
  expect(settings().callouts).toEqual(lines.slice(0, 20));
});
