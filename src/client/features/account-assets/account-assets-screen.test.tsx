import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { noAccountAssets } from '#domain/making/structure/account-assets.ts';
import { renderInApp, toastOf } from '#client/testing/render-in-app.tsx';
import { AccountAssetsScreen } from './account-assets-screen.tsx';

const path = '/account-assets';
const message = 'Os recursos da conta foram alterados em outra aba ou aparelho depois que você os abriu.';
const stored = (version: number, ...callouts: string[]) => ({
  version,
  content: { ...noAccountAssets(), callouts },
});
const callouts = () => page.getByLabelText('Frases de destaque');
const save = () => page.getByRole('button', { name: 'Salvar', exact: true });
const sent = async () =>
  (await commands.readSent()).filter(({ method }) => method === 'PUT').map(({ json }) => json);

it('assets that changed elsewhere keep what was typed, and the next save is based on the new ones', async () => {
  await commands.answerApi([
    { method: 'GET', path, json: stored(1, 'Um') },
    { method: 'PUT', path, status: 409, json: { code: 'conflict', message } },
  ]);
  await renderInApp(<AccountAssetsScreen />);
  await expect.element(callouts()).toHaveValue('Um');
  await expect.element(save()).toBeDisabled();
  await callouts().fill('Um\nDois');
  await commands.answerApi([
    { method: 'GET', path, json: stored(2, 'Três') },
    { method: 'PUT', path, status: 409, json: { code: 'conflict', message } },
  ]);
  await save().click();
  await expect.element(toastOf(message)).toBeVisible();
  await expect.element(callouts()).toHaveValue('Um\nDois');
  expect(await sent()).toMatchObject([{ version: 1, content: { callouts: ['Um', 'Dois'] } }]);
  await expect.element(save()).not.toHaveAttribute('data-loading');
  await commands.answerApi([
    { method: 'GET', path, json: stored(3, 'Um', 'Dois') },
    { method: 'PUT', path, json: stored(3, 'Um', 'Dois') },
  ]);
  await save().click();
  await expect.element(toastOf('Recursos da conta salvos')).toBeVisible();
  expect((await sent()).at(-1)).toMatchObject({ version: 2 });
  await expect.element(save()).toBeDisabled();
});

it('what was removed comes back from its toast', async () => {
  const content = { ...noAccountAssets(), calls: [{ phone: '(11) 91234-5678', country: 'BR' as const }] };
  await commands.answerApi([{ method: 'GET', path, json: { version: 1, content } }]);
  await renderInApp(<AccountAssetsScreen />);
  await page.getByRole('button', { name: 'Remover telefone 1' }).click();
  await expect.element(page.getByLabelText('Número')).not.toBeInTheDocument();
  await toastOf('Você removeu: telefone 1')
    .getByRole('button', { name: /^Desfazer/u })
    .click();
  await expect.element(page.getByLabelText('Número')).toHaveValue('(11) 91234-5678');
  await expect.element(save()).toBeDisabled();
});
