import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { chooseFile } from '#client/testing/files.ts';
import { renderInApp, sessionOf, shownAddress, toastOf } from '#client/testing/render-in-app.tsx';
import { GeneratorRoom } from './generator-room.tsx';

beforeEach(() => commands.answerApi([{ method: 'GET', path: '/campaigns', json: [] }]));

async function open(kind: AssetType): Promise<void> {
  const session = sessionOf();
  await renderInApp(<GeneratorRoom kind={kind} session={session} />, { session });
}

const items = () => page.getByRole('grid', { name: 'Itens da lista' }).getByRole('row');
const texts = () =>
  items()
    .elements()
    .map((element) => element.querySelector('[id$="-text"]')?.textContent);
const press = (keys: string) => userEvent.keyboard(keys);
/** In this narrow window a toast may lie over a button. */
const closeToast = () => page.getByRole('button', { name: 'Fechar aviso' }).click();

/** What Ctrl+V does with these lines on the clipboard. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

async function importText(name: string, content: BlobPart): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Importar TXT' })).toBeEnabled();
  await chooseFile(name, content);
}

describe('the list of a tool', () => {
  it('takes pasted lines, and Ctrl+Z undoes what its button names', async () => {
    await open('titles');
    paste('Um\nDois\nTrês\nQuatro\nCinco');
    await expect.element(toastOf('5 títulos adicionados')).toBeVisible();
    await expect.poll(texts).toHaveLength(5);
    paste('um');
    await expect.element(toastOf('Nenhum item novo')).toBeVisible();
    await items().last().click();
    await press('{Enter} e meio{Enter}');
    await expect.element(items().last()).toHaveTextContent('Cinco e meio');
    await press('{Home}{Shift>}{ArrowDown}{/Shift}{Delete}');
    await expect.element(toastOf('2 títulos excluídos')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Desfazer: exclusão de 2 títulos' })).toBeEnabled();
    await press('{Control>}z{/Control}');
    await expect.poll(texts).toHaveLength(5);
    await expect.element(page.getByRole('button', { name: 'Desfazer: edição de 1 título' })).toBeEnabled();
    await press('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(texts).toEqual(['Três', 'Quatro', 'Cinco e meio']);
    await page.getByRole('button', { name: 'Histórico da lista' }).click();
    await page.getByRole('menuitem', { name: 'Adição de 5 títulos' }).click();
    await expect.element(page.getByText('Nenhum título gerado')).toBeVisible();
  });

  it('takes the offer to undo a deletion away when the list changes again', async () => {
    await open('titles');
    paste('Um\nDois');
    await items().first().click();
    await press('{Delete}');
    const offer = toastOf('1 título excluído');
    await offer.hover(); // under the pointer it would stay
    await press('{Enter} e meio{Enter}');
    await expect.element(items().first()).toHaveTextContent('Dois e meio');
    await expect.element(offer).not.toBeInTheDocument();
  });

  it('gives the focus to undo when the last item is deleted', async () => {
    await open('titles');
    paste('Um');
    await items().first().click();
    await press('{Delete}');
    await expect
      .element(page.getByRole('button', { name: 'Desfazer: exclusão de 1 título', exact: true }))
      .toHaveFocus();
  });

  it('never lets an open edit change another list', async () => {
    await open('titles');
    paste('um\ndois\ntrês');
    await items().first().dblClick();
    await items().first().getByRole('textbox').fill('velho');
    await importText('b.txt', 'novo\noutro');
    await expect.poll(texts).toEqual(['novo', 'outro']);
    await expect.element(items().getByRole('textbox')).not.toBeInTheDocument();
  });

  it('is generated from a field with Ctrl+Enter, and the next tool is one key away', async () => {
    await open('titles');
    await page.getByLabelText('Produto', { exact: true }).fill('FitMax');
    await page.getByRole('combobox', { name: 'Idioma' }).fill('português');
    await press('{Escape}{Control>}{Enter}{/Control}');
    await expect.element(toastOf('Títulos Gerados!')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Desfazer: \d+ títulos$/ })).toBeEnabled();
    await items().first().click();
    await press(']');
    await expect.element(shownAddress()).toHaveTextContent('/tools/descriptions');
  });

  it('keeps the match type of what is added by hand, and leaves out what is there', async () => {
    await open('keywords');
    paste('X x\nx x\n[x x]\nanti-idade\nAnti idade');
    await expect.poll(texts).toEqual(['X x', '[x x]', 'anti-idade']);
    await closeToast();
    const field = page.getByRole('textbox', { name: 'Adicionar manualmente' });
    const add = page.getByRole('button', { name: 'Adicionar', exact: true });
    await field.fill('x X');
    await add.click();
    await expect.element(toastOf('Nenhum item novo')).toHaveTextContent('já está na lista.');
    await closeToast();
    await page.getByText('[Exata]', { exact: true }).click();
    await field.fill('comprar x\n"y"');
    await add.click();
    await expect.poll(texts).toEqual(['X x', '[x x]', 'anti-idade', '[comprar x]', '"y"']);
  });

  it('marks what Google refuses, with the reason and a suggestion', async () => {
    await open('titles');
    paste('Compre Agora!\nFrete Rápido no Brasil');
    const mark = page.getByRole('img', { name: /^O Google recusa/ });
    await mark.hover();
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('Título não aceita ponto de exclamação.');
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Sugestão: “Compre Agora”.');
    await expect
      .element(
        items()
          .last()
          .getByRole('img', { name: /^O Google/ }),
      )
      .not.toBeInTheDocument();
  });

  it('marks a keyword that Google would refuse', async () => {
    await open('keywords');
    paste(`${'a '.repeat(11)}\n50% off`);
    const mark = (at: number) =>
      items()
        .nth(at)
        .getByRole('img', { name: /^O Google/ });
    await expect.element(mark(0)).toHaveAccessibleName(/Mais de 10 palavras/);
    await expect.element(mark(1)).toHaveAccessibleName(/Caractere que não vale/);
  });
});

describe('an imported file', () => {
  const codesOf = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const latin = (text: string) => new Uint8Array(codesOf(text));
  const utf16 = (text: string) => new Uint8Array(codesOf(text).flatMap((code) => [code & 255, code >> 8]));

  it('is read in every encoding, and the same file a second time', async () => {
    await open('titles');
    for (const [make, content] of [
      ['UTF-8', 'Verão: UTF-8\r\nÚltimas peças'],
      ['UTF-8 com marca', '\uFEFFVerão: UTF-8 com marca\r\nÚltimas peças'],
      ['UTF-16 com marca', utf16('\uFEFFVerão: UTF-16 com marca\r\nÚltimas peças')],
      ['UTF-16', utf16('Verão: UTF-16\r\nÚltimas peças')],
      ['Windows-1252', latin('Verão: Windows-1252\r\nÚltimas peças')],
      ['UTF-8', 'Verão: UTF-8\r\nÚltimas peças'],
    ] as const) {
      await importText('lista.txt', content);
      await expect.poll(texts).toEqual([`Verão: ${make}`, 'Últimas peças']);
    }
  });

  it('tells how many duplicates were left out', async () => {
    await open('titles');
    await importText('lista.txt', 'um\ndois\num\n  Um \num');
    await expect
      .element(toastOf('Lista importada com sucesso!'))
      .toHaveTextContent('3 repetidos ficaram de fora.');
  });

  it.each([
    ['lista.csv', 'a', 'Escolha um arquivo .txt.'],
    ['vazia.txt', ' \r\n\n', 'O arquivo não tem nenhuma linha com texto.'],
    [
      'imagem.txt',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0x49, 0x48, 0x0a, 1]),
      'O arquivo não é de texto.',
    ],
  ])('is refused when it is %s, and the list stays', async (name, content, message) => {
    await open('titles');
    paste('Um título');
    await expect.poll(texts).toEqual(['Um título']);
    await importText(name, content);
    await expect.element(toastOf('Erro ao importar arquivo')).toHaveTextContent(message);
    expect(texts()).toEqual(['Um título']);
  });
});

it('saves a list under a name, and tells in the dialog when the name is too long', async () => {
  await open('titles');
  paste('um título');
  await page.getByRole('button', { name: 'Salvar lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salvar lista' });
  await dialog.getByLabelText('Nome da lista').fill('n'.repeat(121));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(dialog.getByText('Nome: use no máximo 120 caracteres.')).toBeVisible();
  await dialog.getByLabelText('Nome da lista').fill('n'.repeat(120));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(toastOf('Lista salva com sucesso!')).toBeVisible();
});

it('moves saved lists that it cannot read to a key of their own, and works', async () => {
  localStorage.setItem('saved_titles_v1', '{"old":"shape"}');
  await open('titles');
  await expect.element(toastOf('Dados salvos ilegíveis')).toBeVisible();
  const stored = Object.entries(localStorage).filter(([key]) => key.startsWith('saved_titles_v1'));
  expect(stored).toEqual([[expect.stringMatching(/^saved_titles_v1_backup_\d+$/), '{"old":"shape"}']]);
  paste('Um');
  await expect.poll(texts).toEqual(['Um']);
});
