import { useState } from 'react';
import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { vitalis } from '#client/testing/campaigns.ts';
import { renderInApp, toastOf } from '#client/testing/render-in-app.tsx';
import { SheetDrawer } from './sheet-drawer.tsx';

const path = `/campaigns/${vitalis.id}/sheet`;
const stored = (version: number, sheet: object) =>
  ({ method: 'GET', path, json: { version, sheet } }) as const;
const put = async () => (await commands.readSent()).filter(({ method }) => method === 'PUT');

function Host({ campaign }: { campaign: typeof vitalis | null }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Abrir</button>
      <SheetDrawer campaign={campaign} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Abrir' });
const sheet = () => page.getByRole('dialog', { name: /^Ficha do produto/ });
const name = () => sheet().getByLabelText('Nome', { exact: true });
const save = () => sheet().getByRole('button', { name: 'Salvar ficha' }).click();
const close = () => sheet().getByRole('button', { name: 'Fechar a ficha' }).click();

async function open(campaign: typeof vitalis | null = vitalis): Promise<void> {
  await renderInApp(<Host campaign={campaign} />);
  await opener().click();
  await expect.element(name()).toBeVisible();
}

it('loses nothing when it is closed, by Esc or by its button, and "Cancelar" forgets what was typed', async () => {
  await commands.answerApi([stored(1, {})]);
  await open();
  await name().fill('Vitalis Max');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await opener().click();
  await expect.element(name()).toHaveValue('Vitalis Max');
  await sheet().getByLabelText('Garantia, em dias').fill('30');
  await close();
  await opener().click();
  await expect.element(sheet().getByLabelText('Garantia, em dias')).toHaveValue('30');
  await sheet().getByRole('button', { name: 'Cancelar' }).click();
  await opener().click();
  await expect.element(name()).toHaveValue('');
  expect(await put()).toEqual([]);
});

it('keeps the wrong figure with its reason, and sends nothing', async () => {
  await commands.answerApi([stored(1, {})]);
  await open();
  await sheet().getByLabelText('Garantia, em dias').fill('trinta');
  await save();
  await expect.element(sheet().getByText('Garantia: use um número inteiro.')).toBeVisible();
  await expect.element(sheet().getByLabelText('Garantia, em dias')).toHaveFocus();
  expect(await put()).toEqual([]);
});

it('sends what is filled, an amount in the currency of the campaign', async () => {
  await commands.answerApi([stored(3, {}), { method: 'PUT', path, json: { version: 4, sheet: {} } }]);
  await open();
  await name().fill('Vitalis Max');
  await sheet().getByLabelText('Preço', { exact: true }).fill('197');
  await save();
  await expect.element(toastOf('Ficha salva')).toBeVisible();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(await put()).toMatchObject([
    { json: { version: 3, sheet: { name: 'Vitalis Max', price: '197.00', currency: 'BRL' } } },
  ]);
});

it('keeps what is typed while it is on its way, for the version that was stored', async () => {
  const answer = (version: number) =>
    ({ method: 'PUT', path, json: { version, sheet: { name: 'Vitalis' } }, isHeld: true }) as const;
  await commands.answerApi([stored(1, {}), answer(2)]);
  await open();
  await name().fill('Vitalis');
  await save();
  await expect.poll(put).toHaveLength(1);
  await name().fill('Vitalis Max');
  await commands.releaseApi();
  await expect.element(sheet().getByRole('button', { name: 'Salvar ficha' })).toBeEnabled();
  await expect.element(name()).toHaveValue('Vitalis Max');
  await commands.answerApi([stored(2, { name: 'Vitalis' }), answer(3)]);
  await save();
  await expect.poll(put).toMatchObject([{ json: { version: 2, sheet: { name: 'Vitalis Max' } } }]);
  await close();
  await commands.releaseApi();
  await opener().click();
  await expect.element(name()).toBeVisible();
  expect((await put()).length).toBe(1);
});

it('shows a conflict, and lets the person choose', async () => {
  const current = { version: 5, sheet: { name: 'De outra aba' } };
  await commands.answerApi([
    stored(1, {}),
    { method: 'PUT', path, status: 409, json: { code: 'conflict', message: 'x', current } },
  ]);
  await open();
  await name().fill('Minha');
  await save();
  await expect
    .element(sheet().getByText('Esta campanha foi alterada em outra aba ou aparelho'))
    .toBeVisible();
  await expect.element(name()).toHaveValue('Minha');
  await commands.answerApi([{ method: 'PUT', path, json: { version: 6, sheet: { name: 'Minha' } } }]);
  await save();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(await put()).toMatchObject([{ json: { version: 5, sheet: { name: 'Minha' } } }]);
});

it('without a campaign is kept in this browser', async () => {
  await open(null);
  await name().fill('Do navegador');
  await save();
  await expect.element(sheet()).not.toBeInTheDocument();
  await opener().click();
  await expect.element(name()).toHaveValue('Do navegador');
  expect(await commands.readSent()).toEqual([]);
});
