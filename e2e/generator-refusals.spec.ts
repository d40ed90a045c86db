import { expect, test, toast } from './fixtures.ts';
import { choose } from './support/choose.ts';
import { clickBelowList, configure, dismissToast, importText } from './support/generator-steps.ts';
import { moveTo } from './support/moves.ts';
import { tools } from './support/tools.ts';

test.describe('the generators refuse', () => {
  test('to work without a product or a language', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/tools');
    const product = page.getByLabel('Produto', { exact: true });
    for (const { slug, title, kind, generate, needs } of tools.filter((tool) => !tool.needs.funnel)) {
      await test.step(title, async () => {
        await moveTo(page, `/tools/${slug}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await dismissToast(page);
        if (needs.product) {
          await product.fill(''); // the name goes from tool to tool
          await page.getByRole('button', { name: generate }).click();
          await expect(toast(page, 'Nome do produto obrigatório')).toBeVisible();
          await product.fill('FitMax');
        }
        if (kind === 'promotions') {
          await expect(page.getByRole('combobox', { name: 'Idioma' })).toHaveValue('Português');
          return;
        }
        await page.getByRole('button', { name: generate }).click();
        await expect(toast(page, 'Selecione um idioma')).toBeVisible();
      });
    }
  });

  test('keywords with missing inputs, and a deleted list is replaced by Nutra', async ({
    page,
    signIn,
    context,
  }) => {
    await signIn();
    await page.goto('/tools/keywords');
    const generate = page.getByRole('button', { name: 'Gerar palavras-chave' });
    await expect(generate).toBeDisabled();
    await configure(page, { needs: { product: true, funnel: true } });
    await page.getByLabel('Limpar tipo de lista').click();
    await generate.click();
    await expect(toast(page, 'Campos obrigatórios')).toContainText(
      'Preencha todos os campos de configuração.',
    );

    const other = await context.newPage();
    await other.goto('/tools/settings');
    await other.getByRole('button', { name: 'Nova lista' }).click();
    await other.getByLabel('Nome da lista').fill('Ebooks');
    await other.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(toast(other, 'Nova lista criada!')).toBeVisible();
    await page.bringToFront();
    await page.getByRole('combobox', { name: 'Tipo de lista' }).click();
    await page.getByRole('option', { name: 'Ebooks' }).click();
    await generate.click();
    await expect(toast(page, 'Templates não encontrados')).toContainText('Escreva os seus');
    await other.bringToFront();
    await other.getByRole('button', { name: 'Excluir lista' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(toast(other, 'Lista deletada!')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Tipo de lista' })).toHaveValue('Nutra');
  });

  test('a language whose texts were all deleted keeps the list of another, and leads to the editor', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.addInitScript(() =>
      localStorage.setItem('title_templates_v1', JSON.stringify({ ja: { templates: [] } })),
    );
    await page.goto('/tools/titles');
    await page.getByLabel('Produto', { exact: true }).fill('FitMax');
    await choose(page, 'Idioma', 'Português');
    await page.getByRole('button', { name: 'Gerar títulos' }).click();
    await expect(page.getByText(/^\d+ títulos gerados/)).toBeVisible();
    await choose(page, 'Idioma', 'Japonês');
    await page.getByRole('button', { name: 'Gerar títulos' }).click();
    await expect(toast(page, 'Templates não encontrados')).toContainText('Escreva os seus');
    await expect(page.getByText(/^\d+ títulos gerados/)).toBeVisible();
    await page.getByRole('link', { name: 'Escreva os seus nas configurações' }).click();
    await expect(page).toHaveURL('/tools/settings?tab=titles&language=ja');
    await expect(page.getByRole('combobox', { name: 'Idioma' })).toHaveValue('Japonês');
    await expect(page.getByRole('tab', { name: 'Títulos' })).toHaveAttribute('aria-selected', 'true');
  });

  test('a language is found without its accent, and keywords lose what Google refuses in a name', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/tools/keywords');
    await page.getByLabel('Produto', { exact: true }).fill('FitMax!');
    await page.getByRole('combobox', { name: 'Idioma' }).fill('alemao');
    await page.getByRole('option', { name: 'Alemão' }).click();
    await page.getByRole('radio', { name: 'Fundo' }).check();
    const level = page.getByRole('radiogroup', { name: 'Nível do funil' });
    await expect(level.getByText(/^Estratégia: \S/)).toBeVisible();
    await expect(level.getByText(/^Exemplo: \S/)).toBeVisible();
    await page.getByRole('button', { name: 'Gerar palavras-chave' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'O Google recusa alguns sinais do nome em palavras-chave. Eles foram retirados.',
    );
    await expect(page.getByText('FitMax kaufen', { exact: true })).toBeVisible();
  });

  test('a second saved list on the Básico plan', async ({ page, signIn }) => {
    await signIn({ plan: 'basico', subscriptionStatus: 'active', trialExpiresAt: null });
    await page.goto('/tools/callouts');
    await importText(page, 'a.txt', 'Frete grátis');
    await clickBelowList(page, 'Salvar lista');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(toast(page, 'Lista salva com sucesso!')).toBeVisible();
    await clickBelowList(page, 'Salvar lista');
    await expect(toast(page, 'Limite do plano Básico')).toContainText('guarda 1 lista por ferramenta');
    await page.getByRole('link', { name: 'Ver o plano Pro' }).click();
    await expect(page).toHaveURL('/pricing');
  });
});
