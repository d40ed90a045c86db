import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, signInAs, test, toast } from './fixtures.ts';

/** What each tool does with its own texts; the product is always FitMax, the language Portuguese. */
interface Tool {
  slug: string;
  kind: string;
  title: string;
  label: string;
  generate: string;
  toast: string;
  empty: string;
  placeholder: string;
  needs: { product: boolean; funnel: boolean };
  /** Items after generating, as the badge says. */
  generated: string;
  savedIn: string;
  /** A text file, and what the list is afterwards: exported, and copied. */
  file: string;
  exported: string;
  copied: string;
  /** Typed by hand after the import: one item there already, one new. */
  typed: string;
  typedExported: string;
}

const plain = (lines: string[]) => ({ exported: lines.join('\n'), copied: lines.join('\n') });
const onlyProduct = { product: true, funnel: false };

const tools: Tool[] = [
  {
    ...{ slug: 'keywords', kind: 'keywords', title: 'Gerador de Palavras-chave', label: 'Palavras-chave' },
    ...{ generate: 'Gerar palavras-chave', toast: 'Palavras-chave Geradas!' },
    ...{ empty: 'Nenhuma palavra-chave gerada', placeholder: 'Uma palavra-chave por linha...' },
    ...{ needs: { product: true, funnel: true }, generated: '24 palavras-chave geradas' },
    savedIn: 'Lista de palavras-chave salva em Verão',
    file: '  fitmax preço \r\n\r\n[fitmax comprar]\r\n',
    ...plain(['fitmax preço', '[fitmax comprar]']),
    typed: 'fitmax preço\n"fitmax bula"',
    typedExported: 'fitmax preço\n[fitmax comprar]\n"fitmax bula"',
  },
  {
    ...{ slug: 'negative-keywords', kind: 'negative_keywords', title: 'Palavras-chave Negativas' },
    ...{
      label: 'Negativas',
      generate: 'Carregar palavras negativas',
      toast: 'Palavras Negativas Carregadas!',
    },
    ...{ empty: 'Nenhuma palavra negativa carregada', placeholder: 'Uma palavra negativa por linha...' },
    ...{ needs: { product: false, funnel: false }, generated: '252 palavras negativas' },
    savedIn: 'Lista de palavras negativas salva em Verão',
    file: 'Grátis\nUSADO\n',
    ...plain(['grátis', 'usado']),
    typed: 'GRÁTIS\nAluguel',
    typedExported: 'grátis\nusado\naluguel',
  },
  {
    ...{ slug: 'titles', kind: 'titles', title: 'Gerador de Títulos', label: 'Títulos' },
    ...{ generate: 'Gerar títulos', toast: 'Títulos Gerados!', empty: 'Nenhum título gerado' },
    ...{ placeholder: 'Um título por linha...', needs: onlyProduct, generated: '13 títulos gerados' },
    savedIn: 'Lista de títulos salva em Verão',
    file: 'Um título que passa bem dos trinta caracteres\nCurto',
    ...plain(['Um título que passa bem dos tr', 'Curto']),
    typed: 'Curto\nOutro',
    typedExported: 'Um título que passa bem dos tr\nCurto\nOutro',
  },
  {
    ...{ slug: 'descriptions', kind: 'descriptions', title: 'Gerador de Descrições', label: 'Descrições' },
    ...{ generate: 'Gerar descrições', toast: 'Descrições Geradas!', empty: 'Nenhuma descrição gerada' },
    ...{ placeholder: 'Uma descrição por linha...', needs: onlyProduct, generated: '4 descrições geradas' },
    savedIn: 'Lista de descrições salva em Verão',
    file: `${'x'.repeat(95)}\nCompre no site oficial.`,
    ...plain(['x'.repeat(90), 'Compre no site oficial.']),
    typed: 'Compre no site oficial.\nFale com a gente.',
    typedExported: `${'x'.repeat(90)}\nCompre no site oficial.\nFale com a gente.`,
  },
  {
    ...{ slug: 'sitelinks', kind: 'sitelinks', title: 'Gerador de Sitelinks', label: 'Sitelinks' },
    ...{ generate: 'Gerar sitelinks', toast: 'Sitelinks Gerados!', empty: 'Nenhum sitelink gerado' },
    ...{ placeholder: 'Texto;Descrição1;Descrição2', needs: onlyProduct, generated: '7 sitelinks gerados' },
    savedIn: 'Lista de sitelinks salva em Verão',
    file: 'Comprar agora;Site oficial;Entrega rápida\n;sem texto;some\nContato',
    exported:
      'Texto: Comprar agora\nDescrição 1: Site oficial\nDescrição 2: Entrega rápida\n\n' +
      'Texto: Contato\nDescrição 1: \nDescrição 2: ',
    copied: 'Comprar agora; Site oficial; Entrega rápida\nContato; ; ',
    typed: 'Contato\nDúvidas;Perguntas frequentes;Respostas em um minuto',
    typedExported:
      'Texto: Comprar agora\nDescrição 1: Site oficial\nDescrição 2: Entrega rápida\n\n' +
      'Texto: Contato\nDescrição 1: \nDescrição 2: \n\n' +
      'Texto: Dúvidas\nDescrição 1: Perguntas frequentes\nDescrição 2: Respostas em um minuto',
  },
  {
    ...{ slug: 'callouts', kind: 'callouts', title: 'Gerador de Frases de Destaque' },
    ...{ label: 'Frases de destaque', generate: 'Gerar frases', toast: 'Frases Geradas!' },
    ...{ empty: 'Nenhuma frase gerada', placeholder: 'Uma frase por linha...' },
    ...{ needs: onlyProduct, generated: '9 frases geradas', savedIn: 'Lista de frases salva em Verão' },
    file: 'Frase comprida demais para caber\nFrete grátis',
    ...plain(['Frase comprida demais par', 'Frete grátis']),
    typed: 'Frete grátis\nSuporte humano',
    typedExported: 'Frase comprida demais par\nFrete grátis\nSuporte humano',
  },
  {
    ...{ slug: 'promotions', kind: 'promotions', title: 'Gerador de Promoções', label: 'Promoções' },
    ...{ generate: 'Gerar promoções', toast: 'Promoções Geradas!', empty: 'Nenhuma promoção gerada' },
    ...{ placeholder: 'Uma promoção por linha...', needs: onlyProduct, generated: '8 promoções geradas' },
    savedIn: 'Lista de promoções salva em Verão',
    file: 'Kit com três potes e um brinde\nPote único',
    ...plain(['Kit com três potes e', 'Pote único']),
    typed: 'Pote único\nKit 2 potes',
    typedExported: 'Kit com três potes e\nPote único\nKit 2 potes',
  },
];

for (const tool of tools) {
  test(`${tool.title}: every action`, async ({ page, context, signIn, connection }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const user = await signIn();
    await createCampaign(connection.db, user.id, { name: 'Verão' });
    await page.goto(`/tools/${tool.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: tool.title })).toBeVisible();

    await test.step('empty', async () => {
      await expect(page.getByText(tool.empty)).toBeVisible();
      for (const action of ['Copiar', 'Exportar TXT', 'Salvar lista']) {
        await page.getByRole('button', { name: action }).click();
        await expect(toast(page, /^Lista vazia/)).toBeVisible();
        await dismissToast(page);
      }
      await page.getByRole('button', { name: 'Salvar na campanha' }).click();
      await page.getByRole('menuitem', { name: 'Verão' }).click();
      await expect(toast(page, 'Lista vazia!')).toBeVisible();
    });

    await test.step('generate', async () => {
      await configure(page, tool);
      await page.getByRole('button', { name: tool.generate }).click();
      await expect(toast(page, tool.toast)).toContainText(/\d+ itens criados/);
      await expect(page.getByText(tool.generated)).toBeVisible();
    });

    await test.step('import', async () => {
      await importText(page, 'lista.txt', tool.file);
      await expect(toast(page, 'Lista importada com sucesso!')).toContainText('2 itens.');
      expect(await exportList(page)).toEqual({ name: exportName(tool.kind), text: tool.exported });
    });

    await test.step('copy', async () => {
      await page.getByRole('button', { name: 'Copiar', exact: true }).click();
      await expect(toast(page, 'Copiado para a área de transferência!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tool.copied);
    });

    await test.step('add by hand', async () => {
      const add = page.getByRole('button', { name: 'Adicionar' });
      await expect(add).toBeDisabled();
      await page.getByPlaceholder(tool.placeholder).fill(tool.typed);
      await add.click();
      await expect(page.getByPlaceholder(tool.placeholder)).toHaveValue('');
      expect((await exportList(page)).text).toBe(tool.typedExported);
    });

    await test.step('save, rename and load a local list', async () => {
      await page.getByRole('button', { name: 'Salvar lista' }).click();
      const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
      await expect(page.getByLabel('Nome da lista')).toHaveValue(`${tool.label} ${today}`);
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await expect(toast(page, 'Lista salva com sucesso!')).toBeVisible();

      await page.getByRole('button', { name: /^Renomear/ }).click();
      await page.getByLabel('Novo nome da lista').fill('   ');
      await page.getByRole('button', { name: 'Confirmar novo nome' }).click();
      await expect(page.getByText(`${tool.label} ${today}`)).toBeVisible();
      await page.getByRole('button', { name: /^Renomear/ }).click();
      await page.getByLabel('Novo nome da lista').fill('Minha lista');
      await page.getByRole('button', { name: 'Confirmar novo nome' }).click();
      await expect(toast(page, 'Lista renomeada!')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Renomear Minha lista' })).toBeFocused();

      await importText(page, 'outra.TXT', 'outra coisa');
      await expect(toast(page, 'Lista importada com sucesso!')).toContainText('1 item.');
      await page.getByRole('button', { name: 'Carregar Minha lista' }).click();
      await expect(toast(page, 'Lista "Minha lista" carregada!')).toBeVisible();
      expect((await exportList(page)).text).toBe(tool.typedExported);
    });

    await test.step('save to the campaign', async () => {
      await page.getByRole('button', { name: 'Salvar na campanha' }).click();
      await page.getByRole('menuitem', { name: 'Verão' }).click();
      await expect(toast(page, 'Salvo na Campanha!')).toContainText(tool.savedIn);
    });

    await test.step('edit, delete and undo an item', async () => {
      const items = page.getByRole('list', { name: 'Itens da lista' }).getByRole('listitem');
      await items.first().hover();
      await items
        .first()
        .getByRole('button', { name: /^Editar/ })
        .click();
      await page.locator('[role=listitem] input').first().fill('mudado');
      await page.getByRole('button', { name: 'Confirmar edição' }).click();
      await expect(items.first()).toContainText('mudado');
      await items.first().hover();
      await items
        .first()
        .getByRole('button', { name: /^Excluir/ })
        .click();
      await expect(items).toHaveCount(2);
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect(items).toHaveCount(3);
    });

    await test.step('delete the local list', async () => {
      await page.getByRole('button', { name: 'Excluir Minha lista' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
      await expect(toast(page, 'Lista deletada!')).toBeVisible();
      await expect(page.getByText('Listas salvas')).toBeHidden();
    });
  });
}

test.describe('what is refused', () => {
  const withProduct = tools.filter(({ needs }) => needs.product && !needs.funnel);

  for (const tool of withProduct) {
    test(`${tool.title}: without a product, without a language`, async ({ page, signIn }) => {
      await signIn();
      await page.goto(`/tools/${tool.slug}`);
      await page.getByRole('button', { name: tool.generate }).click();
      await expect(toast(page, 'Nome do produto obrigatório')).toBeVisible();
      await page.getByLabel('Produto', { exact: true }).fill('FitMax');
      if (tool.kind === 'promotions') {
        await expect(page.getByRole('combobox', { name: 'Idioma' })).toHaveValue('Português');
        return;
      }
      await page.getByRole('button', { name: tool.generate }).click();
      await expect(toast(page, 'Selecione um idioma')).toBeVisible();
    });
  }

  test('negatives without a language', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/tools/negative-keywords');
    await page.getByRole('button', { name: 'Carregar palavras negativas' }).click();
    await expect(toast(page, 'Selecione um idioma')).toBeVisible();
  });

  test('keywords: incomplete, without a list, with a list that is gone', async ({
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
    await page.getByRole('combobox', { name: 'Tipo de lista' }).click();
    await page.getByRole('option', { name: 'Ebooks' }).click();
    await generate.click();
    await expect(toast(page, 'Templates não encontrados')).toContainText('Escreva os seus');
    await other.getByRole('button', { name: 'Excluir lista' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(toast(other, 'Lista deletada!')).toBeVisible();
    await generate.click();
    await expect(toast(page, 'Lista não encontrada')).toBeVisible();
  });

  test('a language without texts leads to the editor', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/tools/titles');
    await page.getByLabel('Produto', { exact: true }).fill('FitMax');
    await choose(page, 'Idioma', 'Japonês');
    await page.getByRole('button', { name: 'Gerar títulos' }).click();
    await expect(toast(page, 'Templates não encontrados')).toBeVisible();
    await page.getByRole('link', { name: 'Escreva os seus nas configurações' }).click();
    await expect(page).toHaveURL('/tools/settings');
  });

  for (const [what, name, content, message] of [
    ['another kind of file', 'lista.csv', 'a', 'Escolha um arquivo .txt.'],
    ['an empty file', 'vazia.txt', ' \r\n\n', 'O arquivo não tem nenhuma linha com texto.'],
  ] as const) {
    test(`importing ${what}`, async ({ page, signIn }) => {
      await signIn();
      await page.goto('/tools/titles');
      await importText(page, 'boa.txt', 'Um título');
      await expect(page.getByText('1 título gerado')).toBeVisible();
      await importText(page, name, content);
      await expect(toast(page, 'Erro ao importar arquivo')).toContainText(message);
      await expect(page.getByText('1 título gerado')).toBeVisible();
    });
  }

  test('a second saved list on the Básico plan', async ({ page, signIn }) => {
    await signIn({ plan: 'basico', subscriptionStatus: 'active', trialExpiresAt: null });
    await page.goto('/tools/callouts');
    await importText(page, 'a.txt', 'Frete grátis');
    await page.getByRole('button', { name: 'Salvar lista' }).click();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(toast(page, 'Lista salva com sucesso!')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar lista' }).click();
    await expect(toast(page, 'Limite do plano Básico')).toContainText('guarda 1 lista por ferramenta');
    await page.getByRole('link', { name: 'Ver o plano Pro' }).click();
    await expect(page).toHaveURL('/pricing');
  });
});

test.describe('files of every make', () => {
  const text = 'Promoção de verão\r\nÚltimas peças';
  for (const [make, bytes] of [
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without', Buffer.from(text, 'utf16le')],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ] as const) {
    test(`${make} is read right`, async ({ page, signIn }) => {
      await signIn();
      await page.goto('/tools/titles');
      await importText(page, 'lista.txt', bytes);
      expect((await exportList(page)).text).toBe('Promoção de verão\nÚltimas peças');
    });
  }
});

test('50,000 imported lines stay a window of rows, and go out whole', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/tools/keywords');
  const lines = Array.from({ length: 50_000 }, (_, index) => `palavra chave ${index}`).join('\n');
  await importText(page, 'grande.txt', lines);
  await expect(toast(page, 'Lista importada com sucesso!')).toContainText('50.000 itens.');
  await expect(page.getByText('50.000 palavras-chave geradas')).toBeVisible();
  const list = page.getByRole('list', { name: 'Itens da lista' });
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  await list.getByRole('listitem').first().dblclick();
  await list.getByRole('textbox').fill('ainda digitando');
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(list).toContainText('palavra chave 49999');
  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect(list.getByRole('textbox')).toHaveValue('ainda digitando');
  await page.keyboard.press('Escape');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(321);
  expect((await exportList(page)).text).toBe(lines);
});

test('a list outlives the room, a reload and a sign-in as the same person, and nobody else sees it', async ({
  page,
  context,
  signIn,
  connection,
  server,
}) => {
  const ana = await signIn();
  await page.goto('/tools/titles');
  await importText(page, 'a.txt', 'Um título');
  await page.getByPlaceholder('Um título por linha...').fill('quase pronto');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await page.reload();
  await expect(page.getByText('1 título gerado')).toBeVisible();
  await expect(page.getByPlaceholder('Um título por linha...')).toHaveValue('quase pronto');
  await signIn();
  await page.reload();
  await expect(page.getByText('Nenhum título gerado')).toBeVisible();
  await signInAs(context, connection, server.url, ana.id);
  await page.reload();
  await expect(page.getByText('1 título gerado')).toBeVisible();
});

test('an item over its limit is red', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/tools/keywords');
  await importText(page, 'a.txt', `${'a'.repeat(80)}\n${'b'.repeat(81)}`);
  await expect(page.getByText('80/80')).not.toHaveAttribute('data-over');
  await expect(page.getByText('81/80')).toHaveAttribute('data-over', 'true');
});

test('by the keyboard, the focus stays where the work is', async ({ page, signIn }) => {
  const focused = page.locator(':focus');
  await signIn();
  await page.goto('/tools/titles');
  await importText(page, 'a.txt', 'um\ndois\ntrês');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Editar um');
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('Editar um');
  await press('Editar um');
  await page.keyboard.type(' e meio');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Editar um e meio');
  await press('Excluir um e meio');
  await expect(focused).toHaveAccessibleName('Excluir dois');
  await press('Excluir três');
  await expect(focused).toHaveAccessibleName('Excluir dois');
  await press('Excluir dois');
  await expect(focused).toHaveAccessibleName('Desfazer');
});

test('an edit left open writes into no other list, and two clicks on delete open none', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tools/titles');
  await importText(page, 'a.txt', 'um\ndois\ntrês\nquatro');
  const items = page.getByRole('list', { name: 'Itens da lista' }).getByRole('listitem');
  await items.first().dblclick();
  await items.first().getByRole('textbox').fill('velho');
  await importText(page, 'b.txt', 'novo\noutro\nmais um');
  await expect(items.first()).toContainText('novo');
  await expect(items.getByRole('textbox')).toHaveCount(0);
  await items.first().hover();
  await items
    .first()
    .getByRole('button', { name: /^Excluir/ })
    .dblclick();
  await expect(items).toHaveCount(1);
  await expect(items.getByRole('textbox')).toHaveCount(0);
});

test('the same file can be imported again and again', async ({ page, signIn }, testInfo) => {
  await signIn();
  await page.goto('/tools/titles');
  const file = testInfo.outputPath('lista.txt');
  for (const text of ['um', 'dois', 'três']) {
    await writeFile(file, text);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Importar TXT' }).click();
    await (await choosing).setFiles(file);
    await expect(page.getByRole('list', { name: 'Itens da lista' })).toContainText(text);
  }
});

test('a text that Google may refuse is marked, with the reason', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/tools/titles');
  await importText(page, 'a.txt', 'Compre Agora!\nFrete Rápido no Brasil');
  const mark = page.getByRole('img', { name: /^O Google pode recusar/ });
  await expect(mark).toHaveCount(1);
  await mark.hover();
  await expect(page.getByRole('tooltip')).toContainText('Título não aceita ponto de exclamação.');
});

async function configure(page: Page, { needs }: Pick<Tool, 'needs'>): Promise<void> {
  if (needs.product) await page.getByLabel('Produto', { exact: true }).fill('FitMax');
  await choose(page, 'Idioma', 'Português');
  if (needs.funnel) await choose(page, 'Nível do funil', 'Topo: conhece o problema');
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function importText(page: Page, name: string, content: string | Buffer): Promise<void> {
  await dismissToast(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Importar TXT' }).click();
  await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await expect(page.getByRole('alert')).toBeVisible();
}

async function exportList(page: Page): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar TXT' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

function exportName(kind: string): string {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
  return `faisca_${kind}_${day}.txt`;
}

async function dismissToast(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Fechar aviso' });
  // It may leave by itself at this very moment.
  if (await close.last().isVisible())
    await close
      .last()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  await expect(close).toHaveCount(0);
}
