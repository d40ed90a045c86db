import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { PASSWORD, createCampaign, createUser } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { fillReports } from './screenshots/sample-reports.ts';
import { readEditorDownload } from './support/editor-download.ts';

/** More controls than any of our screens has before the one that is looked for. */
const MOST_STEPS = 120;

test('a person signs in, generates, edits, saves, builds and exports without a pointer', async ({
  page,
  connection,
}) => {
  await forbidPointer(page);
  const email = `${randomUUID().slice(0, 8)}@a.com.br`;
  const { id } = await createUser(connection.db, { email });
  await createCampaign(connection.db, id, { name: 'FitMax Brasil', country: 'Brasil' });
  const press = (key: string) => page.keyboard.press(key);

  await test.step('sign in', async () => {
    await page.goto('/login');
    await reach(page, page.getByLabel('E-mail'));
    await page.keyboard.type(email);
    await reach(page, page.getByLabel('Senha', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('find the tool and generate', async () => {
    await find(page, 'palavra', 'Palavras-chave');
    await expect(page).toHaveURL('/tools/keywords');
    await reach(page, page.getByLabel('Produto', { exact: true }));
    await page.keyboard.type('FitMax');
    await reach(page, page.getByRole('combobox', { name: 'Idioma' }));
    await chooseOption(page, 'Português');
    await reach(page, page.getByRole('radio', { name: /^Topo/ }));
    await press('ArrowDown');
    await press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Fundo/ })).toBeChecked();
    await reach(page, page.getByRole('button', { name: 'Gerar palavras-chave' }));
    await press('Enter');
    await expect(toast(page, 'Palavras-chave Geradas!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gerar palavras-chave' })).toBeFocused();
  });

  await test.step('edit an item', async () => {
    await editFirstItem(page, 'fitmax loja');
  });

  await test.step('save it to a campaign', async () => {
    await reach(page, page.getByRole('button', { name: 'Salvar na campanha' }), 'Shift+Tab');
    await press('Enter');
    await expect(page.getByRole('menuitem', { name: 'FitMax Brasil' })).toBeVisible();
    for (let step = 0; step < 5; step++) {
      if (await page.getByRole('menuitem', { name: 'FitMax Brasil' }).evaluate(isFocused)) break;
      await press('ArrowDown');
    }
    await press('Enter');
    await expect(toast(page, 'Salvo na Campanha!')).toBeVisible();
  });

  await test.step('open the campaign and build it', async () => {
    await find(page, 'fitmax', 'FitMax Brasil');
    await expect(page.getByRole('heading', { level: 1, name: 'FitMax Brasil' })).toBeVisible();
    await reach(page, page.getByRole('link', { name: 'Montagem', exact: true }));
    await press('Enter');
    await reach(page, page.getByRole('button', { name: 'Montar campanha' }));
    await press('Enter'); // the name does not tell the kind: the question gets the focus
    await expect(page.getByRole('radio', { name: 'Suplemento' })).toBeFocused();
    await press('Space');
    await reach(page, page.getByRole('button', { name: 'Montar campanha' }));
    await press('Enter');
    await expect(toast(page, 'Campanha montada')).toBeVisible();
  });

  await test.step('export it', async () => {
    await reach(page, page.getByRole('link', { name: /^Publicar/ }), 'Shift+Tab');
    await press('Enter');
    await reach(page, page.getByRole('link', { name: 'Exportar', exact: true }));
    await press('Enter');
    const button = page.getByRole('button', { name: /^Baixar (?:para o Editor|mesmo assim)$/ });
    await expect(button).toBeEnabled();
    await reach(page, button);
    const downloading = page.waitForEvent('download');
    await press('Enter');
    expect((await downloading).suggestedFilename()).toBe('faisca_campaign_FitMax_Brasil_editor.csv');
  });
});

test('a person chooses the days, negates a term and takes the change to Google without a pointer', async ({
  page,
  signIn,
  connection,
}) => {
  await forbidPointer(page);
  const { id } = await signIn({ plan: 'pro', subscriptionStatus: 'active' });
  await fillReports(connection, id);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await find(page, 'fitmax bra', 'FitMax Brasil');
  await expect(page.getByRole('heading', { level: 1, name: 'FitMax Brasil' })).toBeVisible();
  await reach(page, page.getByRole('link', { name: 'Otimizar' }));
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('button', { name: /^Período/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Últimos 7 dias' }).waitFor();
  await reach(page, page.getByRole('menuitem', { name: 'Últimos 7 dias' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Período: Últimos 7 dias' })).toBeFocused();
  await reach(page, page.getByRole('link', { name: 'Termos de pesquisa' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const negate = page.getByRole('button', { name: /^Negativar (?!.*preço)/ }).first();
  await negate.waitFor();
  await reach(page, negate);
  await page.keyboard.press('Enter');
  const download = page.getByRole('button', { name: 'Baixar as mudanças' });
  await reach(page, download);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/_mudancas_editor\.csv$/);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a person goes through all three stages by keyboard: each step shows the focus and says what happened', async ({
    page,
    signIn,
    connection: { db },
  }) => {
    test.slow(); // three stages
    await forbidPointer(page);
    const { id: userId } = await signIn({ plan: 'pro', subscriptionStatus: 'active' });
    const { id } = await createCampaign(db, userId, {
      name: 'Vitalis',
      country: 'Brasil',
      commission: '40.00',
    });
    const act = async (target: Locator, keys = 'Enter', step = 'Tab') => {
      await target.waitFor();
      await reach(page, target, step);
      expect(await page.locator(':focus').evaluate(isOutlined), `the focus of ${String(target)}`).toBe(true);
      await page.keyboard.press(keys);
    };
    const type = async (target: Locator, text: string) => {
      await reach(page, target);
      await page.keyboard.type(text);
    };
    await page.goto(`/campaign/${id}/montagem`);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

    await test.step('Montar: groups, what was missing, a negative too much', async () => {
      await act(page.getByRole('button', { name: 'Montar campanha' }));
      await expect(toast(page, 'Campanha montada')).toContainText('palavras em');
      await act(page.getByRole('button', { name: /^Preencher/ }), 'Enter');
      const panel = page.getByRole('dialog', { name: 'O essencial da campanha' });
      await expect(panel.getByLabel('URL final')).toBeFocused();
      await page.keyboard.type('https://vitalis.com.br/oferta');
      await expect(panel.getByRole('status')).toHaveText('Ainda falta: orçamento.');
      await type(panel.getByLabel('Orçamento diário'), '50');
      await expect(panel.getByRole('status')).toHaveText(/^Nada falta/);
      await act(panel.getByRole('button', { name: 'Pronto' }));
      await expect(page.getByRole('link', { name: /^Próximo: revisar/ })).toBeFocused();
    });

    await test.step('Publicar: what Google would refuse, and the file', async () => {
      await page.keyboard.press('Enter');
      const filter = page.getByRole('radio', { name: /^Tudo/ });
      await reach(page, filter);
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: /^Recusas/ })).toBeChecked();
      await expect(page.getByText('Nada a corrigir')).toBeVisible();
      await act(page.getByRole('link', { name: /^Próximo: exportar/ }));
      const button = page.getByRole('button', { name: 'Baixar para o Editor' });
      await expect(button).toBeEnabled();
      const downloading = page.waitForEvent('download');
      await act(button);
      expect((await downloading).suggestedFilename()).toBe('faisca_campaign_Vitalis_editor.csv');
      await expect(toast(page, 'Arquivo pronto')).toBeVisible();
    });

    await test.step('Otimizar: a report, a decision, and its file', async () => {
      await act(page.getByRole('link', { name: /^Otimizar/ }), 'Enter', 'Shift+Tab');
      const tabs = page.getByRole('navigation', { name: 'Partes da campanha' });
      await act(tabs.getByRole('link', { name: 'Relatórios', exact: true }));
      const choosing = page.waitForEvent('filechooser');
      await act(page.getByRole('button', { name: /^Escolher arquivo/ }));
      await (
        await choosing
      ).setFiles({ name: 'termos.csv', mimeType: 'text/csv', buffer: Buffer.from(TERMS) });
      await act(page.getByRole('link', { name: 'Ver o que gasta sem vender' }));
      await act(page.getByRole('button', { name: /^Negativar grátis/ }));
      await act(page.getByRole('button', { name: 'Ver as mudanças' }));
      const basket = page.getByRole('dialog', { name: 'Mudanças escolhidas' });
      const match = basket.getByRole('combobox', { name: 'Correspondência de grátis' });
      await act(match);
      const exact = page.getByRole('option', { name: 'Exata' });
      await exact.waitFor();
      // The list marks the present choice by a timer after it opens: a key before that would be undone.
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
      for (let at = 0; at < 3 && (await exact.getAttribute('data-combobox-selected')) !== 'true'; at++)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(match).toHaveValue('[Exata]');
      await page.keyboard.press('Escape');
      await expect(basket).toBeHidden();
      await expect(page.getByRole('button', { name: 'Ver as mudanças' })).toBeFocused();
      const downloading = page.waitForEvent('download');
      await act(page.getByRole('button', { name: 'Baixar as mudanças' }));
      const rows = await readEditorDownload(await downloading);
      expect(rows).toContainEqual(
        expect.objectContaining({ Keyword: 'grátis', 'Criterion Type': 'Campaign Negative Exact' }),
      );
      await expect(toast(page, 'Arquivo pronto')).toContainText('1 mudança');
    });
  });
});

const TERMS = [
  'Relatório de termos de pesquisa',
  '1 de maio de 2026 - 31 de maio de 2026',
  'Termo de pesquisa,Campanha,Grupo de anúncios,Cliques,Impr.,Código da moeda,Custo,Conversões',
  'vitalis comprar,BR,Fundo,900,9000,BRL,"900,00",30',
  'vitalis reclame aqui,BR,Fundo,400,4000,BRL,"400,00",0',
  'vitalis grátis,BR,Fundo,20,200,BRL,"20,00",0',
].join('\n');

/** Whether the element with the focus has an outline. A field is drawn with an edge of another colour instead. */
function isOutlined(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return element.matches('input') || (outlineStyle !== 'none' && outlineWidth !== '0px');
}

/** Any use of a pointer is an error on the console, which fails the test. */
async function forbidPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'wheel'])
      document.addEventListener(type, () => console.error(`a pointer was used: ${type}`), { capture: true });
  });
}

const isFocused = (element: Element) => element === document.activeElement;

/** Moves the focus with the Tab key until it is on the control, which may be drawn anew while its screen loads. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  let control = await target.elementHandle(); // a locator would search the page again after each key
  for (let step = 0; step < MOST_STEPS; step++) {
    if (!(await control.evaluate((element) => element.isConnected))) control = await target.elementHandle();
    if (await control.evaluate(isFocused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_STEPS} presses of ${key} do not reach ${String(target)}`);
}

/** Types the beginning of a name into the select, which leaves one option, and takes it. */
async function chooseOption(page: Page, name: string): Promise<void> {
  const select = page.locator('input:focus');
  const option = page.getByRole('option', { name, exact: true });
  await page.keyboard.type(name.slice(0, -1));
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue(name);
}

/** Opens a screen or a campaign through the palette, by the beginning of its name. */
async function find(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').getByRole('textbox');
  await expect(search).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole('dialog').locator('button[data-selected]')).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
}

/** Goes into the list, opens its first item and changes its text. */
async function editFirstItem(page: Page, text: string): Promise<void> {
  const row = page.getByRole('grid', { name: 'Itens da lista' }).getByRole('row').first();
  await reach(page, row);
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Palavra-chave', exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(row).toContainText(text);
}
