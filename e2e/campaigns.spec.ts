import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { campaignAssets, campaigns } from '#server/db/schema/campaigns.ts';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { clickBelowList } from './support/generator-steps.ts';
import { clickTwice } from './support/account-steps.ts';
import { holdAnswer } from './support/hold.ts';
import { listOf } from './support/items.ts';
import { moveTo, newHeading } from './support/moves.ts';

test('the reports of many campaigns are shown in parts, and one is found by its name', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  for (let n = 1; n <= 26; n++)
    await createCampaign(connection.db, id, { name: `Campanha ${String(n).padStart(2, '0')}` });
  await page.goto('/reports');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(24);
  await page.getByRole('button', { name: 'Mostrar mais 2' }).click();
  await expect(rows).toHaveCount(26);
  const search = page.getByRole('textbox', { name: 'Buscar campanhas' });
  await search.fill('nada');
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(search).toBeFocused();
  await search.fill('07');
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: 'Termos de Campanha 07' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campanha 07' })).toBeVisible();
});

test('a double click sends each write once and shows no error', async ({ page, signIn, connection }) => {
  const { id } = await signIn();
  const campaign = await createCampaign(connection.db, id, { name: 'Dupla' });
  await connection.db.insert(campaignAssets).values({
    campaignId: campaign.id,
    userId: id,
    assetType: 'titles' as const,
    content: ['Um título'],
    itemCount: 1,
  });
  const sent: string[] = [];
  const failures: number[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/campaigns')) sent.push(request.method());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(response.status());
  });

  await page.goto(`/campaign/${campaign.id}`);
  await page.getByRole('button', { name: 'Deletar Títulos' }).click();
  await clickTwice(page.getByRole('dialog').getByRole('button', { name: 'Deletar' }));
  await expect(toast(page, 'Item deletado com sucesso!')).toBeVisible();

  await moveTo(page, '/saved-campaigns');
  await page.getByRole('button', { name: 'Nova Campanha' }).click();
  await page.getByLabel('Nome').fill('Uma só');
  await clickTwice(page.getByRole('button', { name: 'Salvar campanha' }));
  await expect(toast(page, 'Campanha criada com sucesso!')).toBeVisible();

  await page.getByRole('button', { name: 'Editar Uma só' }).click();
  await page.getByLabel('Nome').fill('Editada');
  await clickTwice(page.getByRole('button', { name: 'Salvar campanha' }));
  await expect(toast(page, 'Campanha atualizada com sucesso!')).toBeVisible();

  await page.getByRole('button', { name: 'Deletar Editada' }).click();
  await clickTwice(page.getByRole('dialog').getByRole('button', { name: 'Deletar' }));
  await expect(toast(page, 'Campanha deletada com sucesso!')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual(['DELETE', 'POST', 'PATCH', 'DELETE']);
  expect(failures).toEqual([]);
  const left = await connection.db.select().from(campaigns).where(eq(campaigns.userId, id));
  expect(left.map(({ name }) => name)).toEqual(['Dupla']);
});

// A day looks and is read the Brazilian way also there.
test.describe('in a browser set to English', () => {
  test.use({ locale: 'en-US' });

  test('campaigns are created, edited and deleted, with one form open at a time', async ({
    page,
    signIn,
    connection,
  }) => {
    const { id } = await signIn();
    await createCampaign(connection.db, id, { name: 'Antiga', notes: 'de antes' });
    const { isReady, letGo } = await holdAnswer(page, '**/api/campaigns');
    await page.goto('/saved-campaigns');

    await test.step('one that is created before the list has come is in the list', async () => {
      await isReady;
      await page.getByRole('button', { name: 'Nova Campanha' }).click();
      await page.getByLabel('Nome').fill('Nova');
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Salvar campanha' }).click();
      await answered;
      letGo();
      for (const name of ['Antiga', 'Nova'])
        await expect(page.getByRole('listitem').getByRole('heading', { name })).toBeVisible();
    });

    await page.getByRole('button', { name: 'Nova Campanha' }).click();
    await expect(page.getByRole('button', { name: 'Nova Campanha' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Editar Antiga' })).toBeDisabled();
    const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
    await expect(page.getByLabel('Data')).toHaveValue(today);
    const save = page.getByRole('button', { name: 'Salvar campanha' });
    await page.getByLabel('Nome').fill('   ');
    await expect(save).toBeDisabled();
    await page.getByLabel('Nome').press('Enter');
    await expect(save).toBeVisible();
    await page.getByLabel('Nome').fill(' Verão 2026 ');
    await page.reload();
    await expect(page.getByLabel('Nome')).toHaveValue(' Verão 2026 ');
    await page.getByLabel('Data').fill('01/02/2026');
    await page.getByLabel('Comissão').fill('R$ 1.234,5');
    await expect(page.getByLabel('Data')).toHaveValue('01/02/2026');
    await page.getByLabel('Preço do produto').fill('doze');
    await expect(
      page.getByText('Use um valor como 1.234,56. Assim, o campo será salvo em branco.'),
    ).toBeVisible();
    await save.click();
    await expect(toast(page, 'Campanha criada com sucesso!')).toBeVisible();
    const [made] = await connection.db.select().from(campaigns).where(eq(campaigns.name, 'Verão 2026'));
    expect(made).toMatchObject({ userId: id, commission: '1234.50', productPrice: null });
    expect(made?.createdAt.toISOString()).toBe('2026-02-01T12:00:00.000Z');

    await expect(page.getByRole('listitem').filter({ hasText: 'Verão 2026' })).toContainText('01/02/2026');
    await page.getByRole('button', { name: 'Editar Verão 2026' }).click();
    await expect(page.getByLabel('Comissão')).toHaveValue('1.234,50');
    await expect(page.getByLabel('Data')).toHaveValue('01/02/2026');
    await page.getByLabel('Nome').fill('Inverno 2026');
    await page.getByRole('button', { name: 'Salvar campanha' }).click();
    await expect(toast(page, 'Campanha atualizada com sucesso!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Inverno 2026' })).toBeVisible();

    await page.getByRole('button', { name: 'Deletar Inverno 2026' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'todos os seus dados serão deletados. Esta ação não pode ser desfeita.',
    );
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('heading', { name: 'Inverno 2026' })).toBeVisible();
    await page.getByRole('button', { name: 'Editar Inverno 2026' }).click();
    await page.getByLabel('Anotações').fill('de uma campanha que se vai');
    await page.getByRole('button', { name: 'Deletar Inverno 2026' }).click();
    await dialog.getByRole('button', { name: 'Deletar' }).click();
    await expect(toast(page, 'Campanha deletada com sucesso!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Inverno 2026' })).toBeHidden();
    await page.getByRole('button', { name: 'Nova Campanha' }).click();
    await expect(page.getByLabel('Anotações')).toHaveValue('');
  });
});

test('a campaign’s page shows its fields in their currency and edits them', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  const campaign = await createCampaign(connection.db, id, {
    name: 'Verão',
    niche: 'Emagrecimento',
    country: 'Portugal',
    platform: 'ClickBank',
    commission: '1234.50',
    currency: 'EUR',
  });
  await connection.db.insert(campaignAssets).values({
    campaignId: campaign.id,
    userId: id,
    assetType: 'keywords' as const,
    content: ['[fitmax]'],
    itemCount: 1,
    product: 'FitMax',
    language: 'pt',
    funnel: 'bottom' as const,
    matchType: 'exact',
  });
  await page.goto(`/campaign/${campaign.id}`);
  const facts = page.getByRole('main').getByRole('term');
  await expect(facts).toHaveText(['Nicho', 'País', 'Plataforma', 'Comissão', 'Preço do produto', 'Moeda']);
  await expect(page.getByRole('definition')).toHaveText([
    'Emagrecimento',
    'Portugal',
    'ClickBank',
    /€\s1\.234,50/,
    'N/A',
    /^EUR, /,
  ]);
  await expect(page.getByRole('article', { name: 'Palavras-chave' })).toContainText(
    'FitMax · Português · Fundo do funil · [Exata]',
  );

  await page.getByRole('button', { name: 'Renomear Palavras-chave' }).click();
  await page.getByLabel('Nome da lista').fill('Quem já quer comprar');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'Lista renomeada!')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Quem já quer comprar' })).toContainText(
    'Palavras-chave · FitMax · Português',
  );
  await page.getByRole('link', { name: 'Abrir no gerador' }).click();
  await expect(listOf(page)).toContainText('[fitmax]');
  await expect(page.getByLabel('Produto', { exact: true })).toHaveValue('FitMax');
  await moveTo(page, `/campaign/${campaign.id}`);
  await expect(newHeading(page)).toHaveText('Verão');

  await page.getByRole('button', { name: 'Editar' }).click();
  await expect(page.getByLabel('Comissão')).toHaveValue('1.234,50');
  await page.getByLabel('Preço do produto').fill('97');
  await page.getByRole('combobox', { name: 'Moeda' }).fill('dolar americano');
  await page.getByRole('option', { name: 'USD · Dólar americano' }).click();
  await page.reload();
  await expect(page.getByLabel('Preço do produto')).toHaveValue('97');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(toast(page, 'Campanha atualizada com sucesso!')).toBeVisible();
  await expect(page.getByRole('definition')).toContainText([/US\$\s1\.234,50/, /US\$\s97,00/]);
  await moveTo(page, '/saved-campaigns');
  await page.getByRole('button', { name: 'Nova Campanha' }).click();
  await expect(page.getByRole('combobox', { name: 'Moeda' })).toHaveValue('BRL · Real brasileiro');
});

test('long texts do not overflow', async ({ page, signIn, connection }) => {
  const { id } = await signIn();
  const name = 'https://exemplo.com.br/'.padEnd(120, 'a');
  const notes = ['um', 'dois', 'três', 'quatro'].join('\n');
  const campaign = await createCampaign(connection.db, id, { name, notes });
  await createCampaign(connection.db, id, { name: 'Alta', notes: 'a '.repeat(200), niche: 'b'.repeat(80) });
  await page.goto('/saved-campaigns');
  const card = page.getByRole('listitem').filter({ hasText: name });
  const shown = await card.getByText('um dois').boundingBox();
  expect(shown?.height).toBeLessThan(50);
  const made = card.getByText(/^\d\d\/\d\d\/\d{4}$/);
  await expect.poll(() => made.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
  await moveTo(page, `/campaign/${campaign.id}`);
  await expect(newHeading(page)).toHaveText(name);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a failed write shows an error, keeps the form and loses nothing', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  const campaign = await createCampaign(connection.db, id, { name: 'Firme' });
  await connection.db.insert(campaignAssets).values({
    campaignId: campaign.id,
    userId: id,
    assetType: 'titles' as const,
    content: ['Um título'],
    itemCount: 1,
  });
  const refuse = (method: string) =>
    page.route('**/api/campaigns**', (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { code: 'internal', message: 'O servidor tropeçou.' } })
        : route.continue(),
    );
  await page.goto('/saved-campaigns');
  await refuse('POST');
  await page.getByRole('button', { name: 'Nova Campanha' }).click();
  await page.getByLabel('Nome').fill('Nova');
  await page.getByLabel('Anotações').fill('muitas');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(toast(page, 'Erro ao criar campanha')).toContainText('O servidor tropeçou.');
  await expect(page.getByLabel('Anotações')).toHaveValue('muitas');
  await page.getByRole('button', { name: 'Cancelar' }).click();

  await page.unrouteAll();
  await page.route('**/api/campaigns/*', (route) =>
    ['PATCH', 'DELETE'].includes(route.request().method()) ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Editar Firme' }).click();
  await page.getByLabel('Anotações').fill('mudou');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(toast(page, 'Erro ao atualizar campanha')).toContainText('Sem conexão com o servidor.');
  await expect(page.getByLabel('Anotações')).toHaveValue('mudou');
  await page.getByRole('button', { name: 'Deletar Firme' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deletar' }).click();
  await expect(toast(page, 'Erro ao deletar campanha')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Firme' })).toBeVisible();
  expect(await connection.db.$count(campaigns, eq(campaigns.userId, id))).toBe(1);

  await page.unrouteAll();
  await page.route('**/api/campaigns/*/assets**', (route) => route.abort());
  await moveTo(page, `/campaign/${campaign.id}`);
  await page.getByRole('button', { name: 'Deletar Títulos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deletar' }).click();
  await expect(toast(page, 'Erro ao deletar item')).toBeVisible();
  await moveTo(page, '/tools/titles');
  await page.getByPlaceholder('Um título por linha...').fill('Outro título');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await clickBelowList(page, 'Salvar na campanha');
  await page.getByRole('menuitem', { name: 'Firme' }).click();
  await expect(toast(page, 'Erro ao salvar na campanha')).toBeVisible();
  await expect(page.getByText('1 título gerado')).toBeVisible();

  await page.unrouteAll();
  await page.route('**/api/campaigns', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/saved-campaigns');
  await expect(page.getByText('Não foi possível carregar')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Firme' })).toBeVisible();
});

test('a campaign deleted in another tab disappears when it is used, or is created as a new one', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  const [first, second] = [
    await createCampaign(connection.db, id, { name: 'De antes' }),
    await createCampaign(connection.db, id, { name: 'Antiga' }),
  ];
  await page.goto('/saved-campaigns');
  await page.getByRole('button', { name: 'Editar Antiga' }).click();
  await page.getByLabel('Nome').fill('Salva de novo');
  await connection.db.delete(campaigns).where(eq(campaigns.id, second.id));
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await page.getByRole('button', { name: 'Criar como nova' }).click();
  await expect(toast(page, 'Campanha criada com sucesso!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Editar campanha' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Salva de novo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar campanha' })).toBeHidden();

  await page.getByRole('button', { name: 'Deletar De antes' }).click();
  await connection.db.delete(campaigns).where(eq(campaigns.id, first.id));
  await page.getByRole('dialog').getByRole('button', { name: 'Deletar' }).click();
  await expect(toast(page, 'Erro ao deletar campanha')).toContainText('Campanha não encontrada.');
  await expect(page.getByRole('heading', { name: 'De antes' })).toBeHidden();
});

test('an edit of an outdated form shows both versions and lets the person choose', async ({
  page,
  context,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  const { id: campaignId } = await createCampaign(connection.db, id, { name: 'Original', niche: 'Nutra' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/saved-campaigns');
    await tab.getByRole('button', { name: 'Editar Original' }).click();
  }
  await other.getByLabel('Nome').fill('Da outra aba');
  await other.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(toast(other, 'Campanha atualizada com sucesso!')).toBeVisible();

  await page.bringToFront();
  await page.getByLabel('Nome').fill('Desta aba');
  await page.setViewportSize({ width: 390, height: 500 });
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'foi alterada em outra aba' });
  await expect(notice.getByRole('row', { name: 'Nome Desta aba Da outra aba' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel('Nome')).toHaveValue('Desta aba');
  const stored = async () =>
    (await connection.db.select().from(campaigns).where(eq(campaigns.id, campaignId)))[0];
  expect(await stored()).toMatchObject({ name: 'Da outra aba', niche: 'Nutra' });

  await notice.getByRole('button', { name: 'Usar a versão salva' }).click();
  await expect(page.getByLabel('Nome')).toHaveValue('Da outra aba');
  await page.reload();
  await expect(page.getByLabel('Nome')).toHaveValue('Da outra aba');
  await page.getByLabel('Nome').fill('Desta aba, por fim');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(toast(page, 'Campanha atualizada com sucesso!')).toBeVisible();
  expect(await stored()).toMatchObject({ name: 'Desta aba, por fim' });
});

test("a campaign's page previews, copies and deletes lists, and hides another person's campaign", async ({
  page,
  context,
  signIn,
  connection,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stranger = await signIn();
  const foreign = await createCampaign(connection.db, stranger.id, { name: 'Alheia' });
  const { id } = await signIn();
  const campaign = await createCampaign(connection.db, id, { name: 'Já/Foi: "Verão"?', notes: null });
  await page.goto(`/campaign/${campaign.id}`);
  await expect(page.getByText('Nenhum item salvo')).toBeVisible();

  const content = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ text: `Link ${n}`, desc1: `Um ${n}`, desc2: '' }));
  await connection.db.insert(campaignAssets).values({
    campaignId: campaign.id,
    userId: id,
    assetType: 'sitelinks' as const,
    content,
    itemCount: content.length,
  });
  await page.reload();
  const card = page.getByRole('article', { name: 'Sitelinks' });
  await expect(card).toContainText('7 itens');
  await expect(card.getByRole('listitem')).toHaveCount(5);
  await expect(card).toContainText('... e mais 2');
  await card.getByRole('button', { name: 'Copiar Sitelinks' }).click();
  await expect(toast(page, 'Copiado para a área de transferência!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    content.map(({ text, desc1 }) => `${text}; ${desc1}; `).join('\n'),
  );

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar Campanha' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('faisca_campaign_Já-Foi-_-Verão--.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({
    campaignName: 'Já/Foi: "Verão"?',
    notes: null,
    createdAt: campaign.createdAt.toISOString(),
    assets: [{ type: 'sitelinks', content }],
  });

  await card.getByRole('button', { name: 'Deletar Sitelinks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deletar' }).click();
  await expect(toast(page, 'Item deletado com sucesso!')).toBeVisible();
  await expect(page.getByText('Nenhum item salvo')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/saved-campaigns');

  for (const address of [foreign.id, 'abc', 'abc%2Fassets']) {
    await moveTo(page, `/campaign/${address}`);
    await expect(page).toHaveURL('/saved-campaigns');
  }
  for (const address of [foreign.id, `${foreign.id}%2Fassets`]) {
    await page.goto(`/campaign/${address}`);
    await expect(page).toHaveURL('/saved-campaigns');
    await expect(toast(page, 'Campanha não encontrada')).toBeVisible();
  }
});
