import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { vitalis } from '#client/testing/campaigns.ts';
import { renderInApp, shownAddress, toastOf } from '#client/testing/render-in-app.tsx';
import { paths } from '#client/paths.ts';
import { NegativeListsScreen } from './negative-lists-screen.tsx';

const list = {
  id: '5f0c1c5e-aaaa-4222-8333-444455556666',
  name: 'Curiosos',
  version: 3,
  campaignIds: [],
  negatives: ['grátis'],
};
const path = `/negative-lists/${list.id}`;
const campaigns = { method: 'GET', path: '/campaigns', json: [vitalis] } as const;
const lines = () => page.getByLabelText('Negativas, uma por linha');
const sent = async (method: string) =>
  (await commands.readSent()).filter((each) => each.method === method).map(({ json }) => json);

it('a new list counts each negative once, names what Google refuses, and goes to its campaigns', async () => {
  await commands.answerApi([
    campaigns,
    { method: 'POST', path: '/negative-lists', status: 201, json: list },
    { method: 'GET', path, json: list },
    { method: 'GET', path: '/negative-lists', json: [] },
  ]);
  await renderInApp(<NegativeListsScreen />, { address: paths.negativeList('nova') });
  const create = page.getByRole('button', { name: 'Criar lista' });
  await expect.element(create).toBeDisabled();
  await page.getByLabelText('Nome da lista').fill('Curiosos');
  await lines().fill('Grátis\ngrátis\n"como fazer"\no que é isto!');
  await expect.element(page.getByText('3 de 5.000 negativas')).toBeVisible();
  await expect.element(page.getByText('O Google recusa 1 negativa')).toBeVisible();
  await page.getByRole('combobox', { name: 'Campanhas que usam a lista' }).click();
  await page.getByRole('option', { name: 'Vitalis' }).click();
  await userEvent.keyboard('{Escape}');
  await create.click();
  await expect.element(shownAddress()).toHaveTextContent(paths.negativeList(list.id));
  expect(await sent('POST')).toEqual([
    {
      name: 'Curiosos',
      negatives: ['grátis', '"como fazer"', 'o que é isto!'],
      campaignIds: [vitalis.id],
    },
  ]);
});

it('takes no more negatives than Google', async () => {
  const negatives = Array.from({ length: 5000 }, (_, at) => `palavra ${at}`);
  await commands.answerApi([campaigns, { method: 'GET', path, json: { ...list, negatives } }]);
  await renderInApp(<NegativeListsScreen />, { address: paths.negativeList(list.id) });
  await expect.element(page.getByText('5.000 de 5.000 negativas')).toBeVisible();
  await lines().click();
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}b');
  await expect.element(page.getByText(/5\.001 de 5\.000 negativas.*divida em duas/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
});

it('a list that changed elsewhere keeps what was typed, and the next save is based on the new one', async () => {
  const message = 'Esta lista foi alterada em outra aba ou aparelho depois que você a abriu.';
  await commands.answerApi([
    campaigns,
    { method: 'GET', path, json: list },
    { method: 'PATCH', path, status: 409, json: { code: 'conflict', message } },
  ]);
  await renderInApp(<NegativeListsScreen />, { address: paths.negativeList(list.id) });
  await lines().fill('grátis\npdf');
  const save = page.getByRole('button', { name: 'Salvar' });
  await expect.element(page.getByText('Guarde a lista para ver o que ela bloqueia')).toBeVisible();
  const newer = { ...list, version: 4, negatives: ['grátis', 'bula'] };
  await save.click();
  await expect.element(toastOf(message)).toBeVisible();
  await expect.element(lines()).toHaveValue('grátis\npdf');
  expect(await sent('PATCH')).toMatchObject([{ version: 3, negatives: ['grátis', 'pdf'] }]);
  await commands.answerApi([
    campaigns,
    { method: 'GET', path, json: newer },
    { method: 'PATCH', path, status: 409, json: { code: 'conflict', message } },
  ]);
  await save.click();
  await expect.poll(() => sent('PATCH')).toMatchObject([{ version: 3 }]);
  await expect.element(save).not.toHaveAttribute('data-loading');
  await commands.answerApi([
    campaigns,
    { method: 'GET', path, json: { ...newer, version: 5, negatives: ['grátis', 'pdf'] } },
    { method: 'PATCH', path, json: { ...newer, version: 5, negatives: ['grátis', 'pdf'] } },
  ]);
  await save.click();
  await expect.poll(() => sent('PATCH')).toMatchObject([{ version: 4, negatives: ['grátis', 'pdf'] }]);
  await expect.element(toastOf('Lista guardada')).toBeVisible();
  await expect.element(save).toBeDisabled();
});

it('what was typed and not saved stands there again after leaving', async () => {
  const { negatives, ...summary } = list;
  await commands.answerApi([
    campaigns,
    { method: 'GET', path, json: list },
    { method: 'GET', path: '/negative-lists', json: [{ ...summary, count: negatives.length }] },
    { method: 'PATCH', path, json: { ...list, version: 4, negatives: ['grátis', 'pdf'] } },
  ]);
  await renderInApp(<NegativeListsScreen />, { address: paths.negativeList(list.id) });
  const leaveAndReturn = async () => {
    await page.getByRole('link', { name: 'Todas as listas' }).click();
    await page.getByRole('link', { name: list.name }).click();
  };
  await lines().fill('grátis\npdf');
  await leaveAndReturn();
  await expect.element(lines()).toHaveValue('grátis\npdf');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(toastOf('Lista guardada')).toBeVisible();
  expect(await sent('PATCH')).toMatchObject([{ version: 3, negatives: ['grátis', 'pdf'] }]);
  await leaveAndReturn();
  await expect.element(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
});

it('a deleted list comes back, from its toast or days later', async () => {
  const { negatives: _, ...summary } = { ...list, count: 1 };
  const deleted = { id: list.id, name: list.name, count: 1, deletedAt: '2026-11-20T12:00:00.000Z' };
  await commands.answerApi([
    campaigns,
    { method: 'GET', path: '/negative-lists', json: [summary] },
    { method: 'GET', path: '/negative-lists/deleted', json: [deleted] },
    { method: 'DELETE', path, json: { deleted: true } },
    { method: 'POST', path: `${path}/restore`, json: list },
  ]);
  const restored = async () =>
    (await commands.readSent()).filter(({ method }) => method === 'POST').map((each) => each.path);
  await renderInApp(<NegativeListsScreen />, { address: paths.negativeLists });
  await page.getByRole('button', { name: 'Excluir a lista Curiosos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await toastOf('Lista Curiosos excluída')
    .getByRole('button', { name: /^Desfazer/u })
    .click();
  await expect.poll(restored).toEqual([`${path}/restore`]);
  await expect.element(page.getByText('1 negativa, excluída em 20/11/2026')).toBeVisible();
  await page.getByRole('button', { name: 'Restaurar a lista Curiosos' }).click();
  await expect.poll(restored).toHaveLength(2);
});

it('says that the campaigns could not be read, and makes no file without them', async () => {
  await commands.answerApi([
    { method: 'GET', path: '/campaigns', status: 500, json: {} },
    { method: 'GET', path, json: list },
  ]);
  await renderInApp(<NegativeListsScreen />, { address: paths.negativeList(list.id) });
  await expect.element(page.getByText('As campanhas não carregaram.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Baixar para o Editor' })).toBeDisabled();
});
