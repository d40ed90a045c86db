import { beforeEach, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { BuilderContext } from '#client/parts/draft/draft-context.ts';
import { adGroup, groupId, openBuilder, vitalis } from '#client/testing/campaigns.ts';
import { renderInApp, shownAddress, toastOf } from '#client/testing/render-in-app.tsx';
import { AssemblyTab } from './assembly-tab.tsx';

const path = `/campaigns/${vitalis.id}/plan`;
const groups = [
  adGroup('Fundo', 1, ['comprar vitalis', '"vitalis preço"', 'vitalis oficial']),
  adGroup('Topo', 2, ['dor no joelho']),
  adGroup('Meio', 3, ['colágeno bom']),
];

beforeEach(() => commands.answerApi([{ method: 'PUT', path, json: { settings: null, groups: {} } }]));

const address = `/campaign/${vitalis.id}/montagem`;

async function show(search = ''): Promise<void> {
  const builder = openBuilder(groups);
  await renderInApp(
    <BuilderContext value={builder}>
      <button onClick={builder.store.undo}>Desfazer</button>
      <button onClick={builder.store.redo}>Refazer</button>
      <AssemblyTab />
    </BuilderContext>,
    { address: address + search },
  );
  await expect.element(page.getByLabelText('Nome do grupo')).toBeVisible();
}

const list = () => page.getByRole('region', { name: 'Grupos de anúncios' });
const names = () =>
  list()
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('p')?.textContent);
const keyword = (text: string) =>
  page.getByRole('grid', { name: 'Palavras-chave' }).getByRole('row', { name: text, exact: true });
const keywords = () =>
  page
    .getByRole('grid', { name: 'Palavras-chave' })
    .getByRole('row')
    .elements()
    .map((row) => row.getAttribute('aria-label'));

it('opens the group of the address, or the first, and finds groups by name and keyword', async () => {
  await show(`?grupo=${groupId(1)}`);
  await expect.element(page.getByLabelText('Nome do grupo')).toHaveValue('Topo');
  await list().getByRole('button', { name: /^Meio/ }).click();
  await expect.element(page.getByLabelText('Nome do grupo')).toHaveValue('Meio');
  await expect.element(shownAddress()).toHaveTextContent(`grupo=${groupId(2)}`);
  const search = page.getByRole('textbox', { name: 'Buscar grupos e palavras' });
  await search.fill('COLAGENO');
  await expect.poll(names).toEqual(['Meio']);
  await search.fill('topo');
  await expect.poll(names).toEqual(['Topo']);
  await search.fill('nada');
  await expect.element(page.getByText('Nenhum grupo encontrado.')).toBeVisible();
});

it('splits selected keywords off into a group of their own, which opens', async () => {
  await show();
  await keyword('comprar vitalis').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await page.getByRole('button', { name: 'Dividir' }).click();
  await expect.element(page.getByLabelText('Nome do grupo')).toHaveValue('Fundo (2)');
  await expect.poll(keywords).toEqual(['comprar vitalis', '"vitalis preço"']);
  expect(names()).toEqual(['Fundo', 'Fundo (2)', 'Topo', 'Meio']);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(names).toEqual(['Fundo', 'Topo', 'Meio']);
});

it('changes how keywords match', async () => {
  await show();
  await keyword('comprar vitalis').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await page.getByRole('button', { name: 'Correspondência' }).click();
  await page.getByRole('menuitem', { name: '[Exata]' }).click();
  await expect.poll(keywords).toEqual(['[comprar vitalis]', '[vitalis preço]', '[vitalis oficial]']);
});

it('merges ticked groups, and undo and redo go back and forth', async () => {
  await show();
  await page.getByRole('checkbox', { name: 'Marcar Topo' }).click();
  await expect.element(page.getByRole('button', { name: 'Juntar' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Marcar Meio' }).click();
  await page.getByRole('button', { name: 'Juntar' }).click();
  await expect.poll(names).toEqual(['Fundo', 'Topo']);
  await expect.poll(keywords).toEqual(['dor no joelho', 'colágeno bom']);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(names).toEqual(['Fundo', 'Topo', 'Meio']);
  await page.getByRole('button', { name: 'Refazer' }).click();
  await expect.poll(names).toEqual(['Fundo', 'Topo']);
});

it('moves keywords to another group, by drag and by menu', async () => {
  await show();
  await userEvent.dragAndDrop(
    keyword('comprar vitalis').getByTitle('Arraste para outro grupo'),
    list().getByRole('listitem').nth(1),
    { steps: 8 },
  );
  await expect.element(toastOf('Palavra movida')).toHaveTextContent('Topo');
  await expect.poll(keywords).toEqual(['"vitalis preço"', 'vitalis oficial']);
  await keyword('vitalis oficial').click();
  await page.getByRole('combobox', { name: 'Mover para' }).click();
  await page.getByRole('option', { name: 'Meio' }).click();
  await expect.poll(keywords).toEqual(['"vitalis preço"']);
  await list().getByRole('button', { name: /^Topo/ }).click();
  await expect.poll(keywords).toEqual(['dor no joelho', 'comprar vitalis']);
});

it('deletes a keyword or a whole group, and its toast brings it back', async () => {
  await show();
  await keyword('vitalis oficial').click();
  await userEvent.keyboard('{Delete}');
  await expect.element(toastOf('1 palavra excluída')).toBeVisible();
  await expect.poll(keywords).toHaveLength(2);
  await toastOf('1 palavra excluída')
    .getByRole('button', { name: /^Desfazer/ })
    .click();
  await expect.poll(keywords).toHaveLength(3);
  await page.getByRole('button', { name: 'Excluir grupo' }).click();
  await expect.poll(names).toEqual(['Topo', 'Meio']);
  await toastOf('Grupo excluído')
    .getByRole('button', { name: /^Desfazer/ })
    .click();
  await expect.poll(names).toEqual(['Fundo', 'Topo', 'Meio']);
});

it('sends only the group that was changed, with the version it is based on', async () => {
  await show();
  await page.getByLabelText('Nome do grupo').fill('Só um');
  await expect
    .poll(async () => (await commands.readSent()).filter(({ method }) => method === 'PUT'))
    .toMatchObject([{ json: { groups: [{ id: groupId(0), version: 1, content: { name: 'Só um' } }] } }]);
  await page.getByRole('button', { name: 'Novo grupo' }).click();
  await expect.element(page.getByLabelText('Nome do grupo')).toHaveValue('Novo grupo');
  await page.getByLabelText('Nome do grupo').fill('');
  await expect.element(page.getByText('Dê um nome ao grupo.')).toBeVisible();
});
