import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, signInAs, test, toast } from './fixtures.ts';
import { clickBelowList } from './support/generator-steps.ts';
import { choose } from './support/choose.ts';
import { listOf } from './support/items.ts';
import { moveTo, newHeading } from './support/moves.ts';

// Chromium draws a page in the background once a second only: the page that acts comes to the front.

/** Each tab: the field that it edits, a text to write there, and what its tool then generates. */
const tabs = [
  {
    tab: 'Negativas',
    box: 'Palavras negativas',
    written: 'Sorteio\nbrinde',
    slug: 'negative-keywords',
    generate: 'Carregar palavras negativas',
    product: false,
    expected: 'sorteio\nbrinde',
  },
  {
    tab: 'Títulos',
    box: 'Títulos',
    written: '{NOME_PRODUTO} com Desconto',
    slug: 'titles',
    generate: 'Gerar títulos',
    product: true,
    expected: 'FitMax com Desconto',
  },
  {
    tab: 'Descrições',
    box: 'Descrições',
    written: 'Peça {NOME_PRODUTO} hoje.',
    slug: 'descriptions',
    generate: 'Gerar descrições',
    product: true,
    expected: 'Peça FitMax hoje.',
  },
  {
    tab: 'Sitelinks',
    box: 'Sitelinks',
    written: 'Comprar {NOME_PRODUTO};Site oficial',
    slug: 'sitelinks',
    generate: 'Gerar sitelinks',
    product: true,
    expected: 'Texto: Comprar FitMax\nDescrição 1: Site oficial\nDescrição 2: ',
  },
  {
    tab: 'Frases de destaque',
    box: 'Frases de destaque',
    written: 'Frete grátis',
    slug: 'callouts',
    generate: 'Gerar frases',
    product: true,
    expected: 'Frete grátis',
  },
  {
    tab: 'Promoções',
    box: 'Promoções',
    written: 'Kit {NOME_PRODUTO}',
    slug: 'promotions',
    generate: 'Gerar promoções',
    product: true,
    expected: 'Kit FitMax',
  },
];

for (const half of [tabs.slice(0, 3), tabs.slice(3)]) {
  const names = half.map(({ tab }) => tab).join(', ');
  test(`${names}: edit, save, generate in another tab, restore`, async ({ page, context, signIn }) => {
    await signIn();
    await page.goto('/tools/settings');
    const tool = await context.newPage();
    await tool.goto('/tools');
    for (const editor of half) await test.step(editor.tab, () => editAndGenerate(page, tool, editor));
  });
}

async function editAndGenerate(page: Page, tool: Page, editor: (typeof tabs)[number]): Promise<void> {
  const { tab, box, written, slug, generate, product, expected } = editor;
  await moveTo(tool, `/tools/${slug}`);
  await expect(tool.getByRole('button', { name: generate })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('textbox', { name: box })).not.toHaveValue('');
  const original = await page.getByRole('textbox', { name: box }).inputValue();

  await page.getByRole('textbox', { name: box }).fill('  \n ');
  await page.getByRole('button', { name: 'Salvar modelos' }).click();
  await expect(toast(page, 'Lista vazia')).toBeVisible();
  await page.getByRole('textbox', { name: box }).fill(written);
  await page.getByRole('button', { name: 'Salvar modelos' }).click();
  await expect(toast(page, 'Templates Salvos!')).toBeVisible();

  await tool.bringToFront();
  if (product) await tool.getByLabel('Produto', { exact: true }).fill('FitMax');
  await choose(tool, 'Idioma', 'Português');
  await tool.getByRole('button', { name: generate }).click();
  await expect(tool.getByRole('grid', { name: 'Itens da lista' })).toBeVisible();
  const downloading = tool.waitForEvent('download');
  await clickBelowList(tool, 'Exportar TXT');
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe(expected);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Restaurar padrões' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(toast(page, 'Templates Restaurados!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: box })).toHaveValue(original);
}

test('keywords: an own list is created, renamed, used and deleted', async ({ page, context, signIn }) => {
  await signIn();
  await page.goto('/tools/settings');
  await expect(page.getByRole('tab', { name: 'Palavras-chave' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Excluir lista' }).click();
  await expect(toast(page, 'Não é possível excluir listas padrão')).toBeVisible();
  await page.getByRole('button', { name: 'Nova lista' }).click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page, 'Nome da lista é obrigatório')).toBeVisible();
  await page.getByLabel('Nome da lista').fill('Ebooks');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page, 'Nova lista criada!')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Lista' })).toHaveValue('Ebooks');

  await page.getByRole('button', { name: 'Renomear lista' }).click();
  await page.getByLabel('Nome da lista').fill(' ');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page, 'Nome não pode ser vazio')).toBeVisible();
  await page.getByLabel('Nome da lista').fill('Cursos');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page, 'Lista renomeada!')).toBeVisible();

  await page.getByLabel('Modelos').fill('curso aaa\naaa vale a pena\ncurso aaa');
  await page.getByLabel('Estratégia').fill('Quem procura aprender.');
  await page.getByRole('button', { name: 'Salvar modelos' }).click();
  await expect(toast(page, 'Templates Salvos!')).toBeVisible();

  const tool = await context.newPage();
  await tool.goto('/tools/keywords');
  await choose(tool, 'Tipo de lista', 'Cursos');
  await tool.getByLabel('Produto', { exact: true }).fill('Violão');
  await choose(tool, 'Idioma', 'Português');
  await tool.getByRole('radio', { name: 'Topo: conhece o problema' }).check();
  await tool.getByText('"Frase"').click();
  await tool.getByRole('button', { name: 'Gerar palavras-chave' }).click();
  await expect(tool.getByText('2 palavras-chave geradas')).toBeVisible();
  await expect(listOf(tool)).toContainText('"curso Violão"');

  const kept = await page.evaluate(() => ({
    lists: localStorage.getItem('keyword_template_lists_v1'),
    templates: localStorage.getItem('keyword_templates_v2'),
  }));
  const [, , own] = JSON.parse(kept.lists ?? '[]') as { key: string; name: string }[];
  expect(own?.key).toMatch(/^custom_\d+$/);
  expect(own?.name).toBe('Cursos');
  expect(JSON.parse(kept.templates ?? '{}')).toEqual({
    pt: {
      [own?.key ?? '']: {
        top: {
          strategy: 'Quem procura aprender.',
          example: '',
          templates: ['curso aaa', 'aaa vale a pena'],
        },
      },
    },
  });

  await page.bringToFront();
  await page.getByRole('button', { name: 'Excluir lista' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(toast(page, 'Lista deletada!')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Lista' })).toHaveValue('Nutra');

  await test.step('a tool that had it chosen says so, instead of taking another in silence', async () => {
    await tool.bringToFront();
    await tool.reload();
    const generate = tool.getByRole('button', { name: 'Gerar palavras-chave' });
    await generate.click();
    await expect(toast(tool, 'Lista não encontrada')).toContainText('Esta lista foi excluída.');
    await expect(tool.getByText('2 palavras-chave geradas')).toBeVisible();
    await generate.click();
    await expect(toast(tool, 'Palavras-chave Geradas!')).toBeVisible();
  });
});

test('unsaved edits survive a change of language, a change of tab and a reload', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/tools/settings');
  await page.getByRole('tab', { name: 'Títulos' }).click();
  await page.getByRole('textbox', { name: 'Títulos' }).fill('Em andamento');
  await choose(page, 'Idioma', 'Inglês');
  await expect(page.getByRole('textbox', { name: 'Títulos' })).not.toHaveValue('Em andamento');
  await page.getByRole('tab', { name: 'Negativas' }).click();
  await page.getByRole('tab', { name: 'Títulos' }).click();
  await choose(page, 'Idioma', 'Português');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Títulos' })).toHaveValue('Em andamento');
  await expect(page.getByText('Alterações não salvas')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('Alterações não salvas')).toBeHidden();
  await toast(page, 'Alterações descartadas').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('textbox', { name: 'Títulos' })).toHaveValue('Em andamento');
});

test('another account in the same browser has separate lists and edits, and sees how to copy lists', async ({
  page,
  context,
  signIn,
  connection,
  server,
}) => {
  const saveTitles = async (name: string) => {
    await page.getByPlaceholder('Um título por linha...').fill(`Título de ${name}`);
    await page.getByRole('button', { name: 'Adicionar' }).click();
    await clickBelowList(page, 'Salvar lista');
    await page.getByLabel('Nome da lista').fill(name);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByRole('button', { name: `Carregar ${name}` })).toBeVisible();
  };
  const notice = page.getByText('Este navegador guarda listas de outra conta');
  const edited = page.getByRole('textbox', { name: 'Títulos' });

  const ana = await signIn();
  await page.goto('/tools/titles');
  await saveTitles('Ana');
  await moveTo(page, '/tools/settings?tab=titles');
  await expect(newHeading(page)).toBeVisible();
  await expect(notice).toBeHidden();
  await edited.fill('Edição de Ana');

  const bia = await signIn();
  await page.goto('/tools/settings?tab=titles');
  await expect(notice).toBeVisible();
  await expect(edited).not.toHaveValue('Edição de Ana');
  await moveTo(page, '/tools/titles');
  await saveTitles('Bia');
  await expect(page.getByRole('button', { name: 'Carregar Ana' })).toBeHidden();
  const names = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('saved_titles_v1'))
      .map(([key, value]) => [
        key,
        (JSON.parse(String(value)) as { name: string }[]).map(({ name }) => name),
      ]),
  );
  expect(Object.fromEntries(names)).toEqual({
    saved_titles_v1: ['Ana'],
    [`saved_titles_v1_${bia.id}`]: ['Bia'],
  });

  await signInAs(context, connection, server.url, ana.id);
  await page.goto('/tools/titles');
  await expect(page.getByRole('button', { name: 'Carregar Ana' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carregar Bia' })).toBeHidden();
  await moveTo(page, '/tools/settings?tab=titles');
  await expect(edited).toHaveValue('Edição de Ana');
});

test('backup and restore show a preview and apply all changes or none', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/tools/settings');
  await page.getByRole('button', { name: 'Exportar backup' }).click();
  await expect(toast(page, 'Nada a exportar')).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('saved_titles_v1', JSON.stringify([{ id: '1', name: 'A', items: ['Um título'] }]));
    localStorage.setItem('title_templates_v1', JSON.stringify({ pt: { templates: ['Modelo meu'] } }));
  });
  await page.reload();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar backup' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^faisca_backup_\d{4}-\d\d-\d\d\.json$/);
  const backup = await readFile(await download.path());

  await page.evaluate(() => localStorage.setItem('saved_titles_v1', '[]'));
  await page.reload();
  for (const [what, content, message] of [
    ['no JSON', '{', 'não é um backup da Faísca'],
    ['another JSON', '{"app":"outro"}', 'não é um backup da Faísca'],
    ['a damaged one', backup.toString().replace('"Um título"', '7'), 'está danificado em "saved_titles_v1"'],
  ] as const) {
    await test.step(what, async () => {
      await restore(page, content);
      await expect(toast(page, 'Erro ao importar arquivo')).toContainText(message);
    });
  }
  await restore(page, backup);
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('row', { name: /Listas salvas: Títulos/ })).toContainText('01Muda');
  await expect(preview.getByRole('row', { name: /Modelos: Títulos/ })).toContainText('11Igual');
  await preview.getByRole('button', { name: 'Restaurar' }).click();
  await expect(toast(page, 'Backup restaurado')).toBeVisible();
  await moveTo(page, '/tools/titles');
  await page.getByRole('button', { name: 'Carregar A' }).click();
  await expect(listOf(page)).toContainText('Um título');
});

test.describe('storage errors', () => {
  test('a full storage shows an error and keeps the list on screen', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/tools/titles');
    await page.getByPlaceholder('Um título por linha...').fill('Um título');
    await page.getByRole('button', { name: 'Adicionar' }).click();
    await page.evaluate(() => {
      const room = 'x'.repeat(1000);
      try {
        for (let index = 0; ; index++) localStorage.setItem(`full_${index}`, room);
      } catch {
        for (let index = 0; ; index++) {
          try {
            localStorage.setItem(`crumb_${index}`, 'x');
          } catch {
            break;
          }
        }
      }
    });
    await clickBelowList(page, 'Salvar lista');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(toast(page, 'Armazenamento do navegador cheio')).toBeVisible();
    await expect(page.getByLabel('Nome da lista')).toHaveValue(/^Títulos/);
    await expect(page.getByText('1 título gerado')).toBeVisible();
  });

  test('a backup that does not fit changes nothing', async ({ page, signIn }) => {
    await signIn();
    const list = (text: string) => JSON.stringify([{ id: '1', name: 'A', items: [text] }]);
    const before = { saved_titles_v1: list('x'.repeat(3_000_000)), saved_callouts_v1: list('pequena') };
    await page.addInitScript((stores) => {
      for (const [key, value] of Object.entries(stores)) localStorage.setItem(key, value);
    }, before);
    await page.goto('/tools/settings');
    const large = [{ id: '2', name: 'B', items: ['y'.repeat(3_000_000)] }];
    const data = { saved_titles_v1: [], saved_callouts_v1: large, saved_promotions_v1: large };
    await restore(
      page,
      JSON.stringify({ app: 'faisca', version: 1, exportedAt: '2026-11-21T12:00:00Z', data }),
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click();
    await expect(toast(page, 'Armazenamento do navegador cheio')).toBeVisible();
    expect(
      await page.evaluate(() =>
        Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('saved_'))),
      ),
    ).toEqual(before);
  });

  test('with blocked storage the tools work, and saving shows the reason', async ({ page, signIn }) => {
    await signIn();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await page.goto('/tools/titles');
    await page.getByPlaceholder('Um título por linha...').fill('Um título');
    await page.getByRole('button', { name: 'Adicionar' }).click();
    await clickBelowList(page, 'Salvar lista');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(toast(page, 'Não foi possível guardar')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await moveTo(page, '/tools/settings');
    const data = { title_templates_v1: { pt: { templates: ['Modelo meu'] } } };
    await restore(
      page,
      JSON.stringify({ app: 'faisca', version: 1, exportedAt: '2026-11-21T12:00:00Z', data }),
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click();
    await expect(toast(page, 'Não foi possível guardar')).toBeVisible();
  });

  test('two tabs keep the lists of both', async ({ page, context, signIn }) => {
    await signIn();
    const other = await context.newPage();
    for (const [tab, text] of [
      [page, 'de um'],
      [other, 'de outro'],
    ] as const) {
      await tab.bringToFront();
      await tab.goto('/tools/callouts');
      await tab.getByPlaceholder('Uma frase por linha...').fill(text);
      await tab.getByRole('button', { name: 'Adicionar' }).click();
    }
    for (const [tab, name] of [
      [page, 'Uma'],
      [other, 'Outra'],
    ] as const) {
      await tab.bringToFront();
      await clickBelowList(tab, 'Salvar lista');
      await tab.getByLabel('Nome da lista').fill(name);
      await tab.getByRole('button', { name: 'Salvar', exact: true }).click();
      await expect(toast(tab, 'Lista salva com sucesso!')).toBeVisible();
    }
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Carregar Uma' })).toBeVisible();
      await expect(tab.getByRole('button', { name: 'Carregar Outra' })).toBeVisible();
    }
  });
});

async function restore(page: Page, content: string | Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Restaurar backup' }).click();
  await (
    await choosing
  ).setFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
}
