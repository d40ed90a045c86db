import type { Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { emptySettings } from '#domain/making/structure/settings.ts';
import type { Connection } from '#server/db/client.ts';
import { createCampaign, createDraft } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';

const tab = (name: string) => ({ name, exact: true });

test('from the product sheet to an Editor file it takes at most 12 clicks and 6 typed fields', async ({
  page,
  signIn,
}) => {
  await signIn();
  const counts = { clicks: 0, fields: 0 };
  const click = async (target: Locator) => {
    counts.clicks += 1;
    await target.click();
  };
  const type = async (label: string, text: string) => {
    counts.fields += 1;
    await page.getByLabel(label).first().fill(text);
  };
  await page.goto('/saved-campaigns');
  await click(page.getByRole('button', { name: 'Nova Campanha' }).first());
  await type('Nome', 'Vitalis Max');
  await type('País', 'Brasil');
  await click(page.getByRole('button', { name: 'Salvar campanha' }));
  await click(page.getByRole('link', { name: 'Abrir Campanha' }));
  await click(page.getByRole('button', { name: 'Preencher' }));
  await type('Preço', '197');
  await type('Página de vendas', 'https://loja.com.br/vitalis');
  await click(page.getByRole('button', { name: 'Salvar ficha' }));
  await expect(toast(page, 'Ficha salva')).toBeVisible();
  await click(page.getByRole('link', tab('Montagem')));
  await click(page.getByRole('button', { name: 'Montar campanha' }));
  await expect(toast(page, 'Campanha montada')).toBeVisible();
  await click(page.getByRole('link', tab('Dados')));
  await expect(page.getByRole('textbox', { name: 'URL final' }).first()).toHaveValue(
    'https://loja.com.br/vitalis',
  );
  await type('Orçamento diário', '50');
  await click(page.getByRole('link', { name: 'Próximo: revisar' }).first());
  await expect(page.getByText('Recusas (0)')).toBeVisible();
  await click(page.getByRole('link', tab('Exportar')));
  const downloading = page.waitForEvent('download');
  await click(page.getByRole('button', { name: 'Baixar para o Editor' }));
  const download = await downloading;
  expect(counts.clicks).toBeLessThanOrEqual(12);
  expect(counts.fields).toBeLessThanOrEqual(6);
  expect(download.suggestedFilename()).toBe('faisca_campaign_Vitalis_Max_editor.csv');

  const text = (await readFile(await download.path())).subarray(2).toString('utf16le');
  const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, delimiter: '\t' });
  expect(errors.filter(({ code }) => code !== 'TooFewFields')).toEqual([]);
  expect(data[0]).toMatchObject({ Campaign: 'Vitalis Max', Budget: '50.00', 'Campaign Status': 'Paused' });
  expect(data[1]).toMatchObject({ ID: '2076' });
  const ads = data.filter((row) => row['Ad type'] === 'Responsive search ad');
  expect(ads.length).toBeGreaterThan(0);
  expect(new Set(ads.map((row) => row['Final URL']))).toEqual(new Set(['https://loja.com.br/vitalis']));
  expect(text).toContain('R$ 197');

  for (const [button, name] of [
    ['Baixar planilha', 'faisca_campaign_Vitalis_Max.xlsx'],
    ['Baixar script', 'faisca_campaign_Vitalis_Max_script.js'],
  ] as const) {
    const other = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await other).suggestedFilename()).toBe(name);
  }
  await page.getByRole('combobox', { name: 'Parte da campanha' }).click();
  await page.getByRole('option', { name: 'Marca |' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Palavras-chave' })).toHaveValue(/vitalis max/i);
});

test('a campaign is built again for the kind of product that was chosen', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const { id } = await createCampaign(db, userId, { name: 'Vitalis Sono', country: 'Brasil' });
  await page.goto(`/campaign/${id}/montagem`);
  await page.getByText('Suplemento', { exact: true }).click();
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith(`/campaigns/${id}/sheet`) && answer.ok(),
  );
  await page.getByRole('button', { name: 'Montar campanha' }).click();
  await stored;
  const groups = page.getByRole('region', { name: 'Grupos de anúncios' });
  await expect(groups).toContainText('Marca | Farmácia'); // only a supplement has it
  await page.getByRole('link', tab('Listas')).click();
  await page.getByRole('button', { name: 'Ver ficha' }).click();
  const sheet = page.getByRole('dialog', { name: /^Ficha do produto/ });
  await expect(sheet.getByLabel('Tipo', { exact: true })).toHaveValue('Suplemento (nutra)');
  await sheet.getByLabel('Garantia, em dias').fill('90');
  await sheet.getByRole('button', { name: 'Salvar ficha' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('link', tab('Montagem')).click();
  await page.getByRole('button', { name: 'Montar de novo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Montar de novo' }).click();
  await expect(toast(page, 'Campanha montada')).toBeVisible();
  await expect(groups).toContainText('Marca | Farmácia');
});

test('what was left out is told until it is closed, two tabs do not overwrite each other, and what Google refuses can be downloaded', async ({
  page,
  signIn,
  connection: { db },
  context,
}) => {
  const { id: userId } = await signIn();
  const sheet = { name: 'Vitalis', language: 'pt' } as const;
  const campaign = await createCampaign(db, userId, { name: 'Vitalis', sheet });
  const address = `/campaign/${campaign.id}/montagem`;
  const group = page.getByLabel('Nome do grupo');
  await page.goto(address);
  await page.getByRole('button', { name: 'Montar campanha' }).click();
  await group.waitFor(); // before that there was nothing to save
  await expect(page.getByText('Tudo salvo')).toBeVisible();

  await test.step('the notice is there after a look at another tab of the campaign', async () => {
    const notice = page.getByRole('group', { name: 'O que ficou de fora' });
    await expect(notice).toBeVisible();
    for (const name of ['Dados', 'Montagem']) {
      await page.getByRole('link', tab(name)).click();
      await page.locator('a[aria-current=page]', { hasText: name }).waitFor();
    }
    await notice.getByRole('button', { name: 'Fechar o que ficou de fora' }).click();
    await expect(group).toBeVisible();
    await expect(notice).toBeHidden();
  });

  await test.step('the second tab that edits a group must choose which version to keep', async () => {
    const other = await context.newPage();
    await other.goto(address);
    await other.getByLabel('Nome do grupo').fill('Da outra aba');
    await expect(other.getByText('Tudo salvo')).toBeVisible();
    await page.bringToFront();
    await group.fill('Desta aba');
    await expect(page.getByText('A montagem foi alterada em outra aba ou aparelho')).toBeVisible();
    await page.getByRole('button', { name: 'Manter a minha' }).click();
    await expect(page.getByText('Tudo salvo')).toBeVisible();
    await other.reload();
    await expect(other.getByLabel('Nome do grupo')).toHaveValue('Desta aba');
    await other.close();
  });

  await test.step('what Google refuses stands above the download, which still works', async () => {
    await page.getByRole('link', { name: /^Publicar/ }).click();
    await page.getByRole('link', tab('Exportar')).click();
    const refused = page.getByRole('alert').filter({ hasText: 'O Google recusa como está' });
    await expect(refused).toContainText('Falta o orçamento diário');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar mesmo assim' }).click();
    await download;
  });
});

test('the export asks about blocking negatives even when it is clicked before they are found', async ({
  page,
  signIn,
  connection,
}) => {
  await page.addInitScript(holdConflictJobs);
  const { id } = await signIn();
  await page.goto(await createBlockedCampaign(connection, id));
  await page.getByRole('button', { name: /^Baixar (?:para o Editor|mesmo assim)$/ }).click();
  await expect(page.getByRole('progressbar', { name: 'Procurando negativas que bloqueiam' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('release-conflicts')));
  await expect(page.getByText('1 negativa impede que palavras da campanha apareçam.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Baixar mesmo assim' }).click();
  expect((await downloading).suggestedFilename()).toBe('faisca_campaign_Vitalis_editor.csv');
});

/** Runs in the page: its workers receive the search for conflicts only after the event. */
function holdConflictJobs(): void {
  window.Worker = class extends Worker {
    override postMessage(message: { name?: string }): void {
      if (message.name !== 'conflicts') super.postMessage(message);
      else window.addEventListener('release-conflicts', () => super.postMessage(message), { once: true });
    }
  };
}

/** Creates a campaign whose negative blocks its keyword. Resolves to the address of its 'Exportar'. */
async function createBlockedCampaign({ db }: Connection, userId: string): Promise<string> {
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis' });
  await createDraft(
    db,
    { userId, campaignId },
    {
      settings: { ...emptySettings, finalUrl: 'https://loja.com.br', negatives: ['barato'] },
      groups: [
        {
          name: 'Fundo',
          position: 1,
          keywords: [{ text: '[vitalis barato]', by: 'hand' }],
          negatives: [],
          ads: [],
        },
      ],
    },
  );
  return `/campaign/${campaignId}/exportar`;
}

test('after a change, Publicar says that it is read again instead of the number of before', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis' });
  const group = { name: 'Fundo', position: 1, keywords: [], negatives: [], ads: [] };
  await createDraft(db, { userId, campaignId }, { settings: emptySettings, groups: [group] });
  await page.clock.install();
  await page.goto(`/campaign/${campaignId}/montagem`);
  const stages = page.getByRole('navigation', { name: 'Etapas da campanha' });
  const counted = stages.getByRole('link', { name: /^Publicar \(\d+ recusas? do Google\)/ });
  await expect(counted).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByLabel('Nome do grupo').fill('Topo');
  await expect(stages.getByRole('link', { name: 'Publicar (revisando de novo)' })).toBeVisible();
  await page.clock.resume();
  await expect(counted).toBeVisible();
});
