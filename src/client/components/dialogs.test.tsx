import { Modal } from '@mantine/core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { confirmAction } from './confirm-action.tsx';
import { NameForm } from './name-form.tsx';

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Dê um nome.'), z.maxLength(5)) });

async function showNaming() {
  const calls: string[] = [];
  function Host() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Renomear</button>
        <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Renomear lista">
          <NameForm
            schema={schema}
            initial="Verão"
            label="Nome"
            isOpen={isOpen}
            onSubmit={(name) => {
              calls.push(`submitted ${name}`);
              setIsOpen(false);
            }}
            onRefused={() => calls.push('refused')}
            onCancel={() => setIsOpen(false)}
          />
        </Modal>
      </>
    );
  }
  await renderInApp(<Host />);
  return calls;
}

const opener = () => page.getByRole('button', { name: 'Renomear', exact: true });
const naming = () => page.getByRole('dialog', { name: 'Renomear lista' });
const field = () => naming().getByRole('textbox', { name: 'Nome' });

it('a dialog for a name begins in its field, marked, and gives the focus back', async () => {
  const calls = await showNaming();
  await opener().click();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('Outono{Backspace}');
  await expect.element(field()).toHaveValue('Outon'); // the name of before was marked, and replaced
  await userEvent.keyboard('{Enter}');
  await expect.element(naming()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  expect(calls).toEqual(['submitted Outon']);
});

it('a dialog for a name stays open with the reason when the name is refused', async () => {
  const calls = await showNaming();
  await opener().click();
  await field().fill('  ');
  await userEvent.keyboard('{Enter}');
  await expect.element(naming().getByText('Dê um nome.')).toBeVisible();
  await expect.element(field()).toHaveAccessibleDescription('Dê um nome.');
  expect(calls).toEqual(['refused']);
});

it('Esc closes a dialog and gives the focus back, and Tab stays inside it', async () => {
  const calls = await showNaming();
  await opener().click();
  await expect.element(field()).toHaveFocus();
  for (let stop = 0; stop < 6; stop++) {
    await userEvent.tab();
    expect(naming().element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(naming()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  expect(calls).toEqual([]);
});

async function showAsking() {
  let confirmed = 0;
  await renderInApp(
    <button
      onClick={() =>
        confirmAction({
          title: 'Excluir relatório',
          message: 'As linhas saem.',
          confirmLabel: 'Excluir',
          onConfirm: () => (confirmed += 1),
        })
      }
    >
      Tirar
    </button>,
  );
  await page.getByRole('button', { name: 'Tirar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir relatório' });
  await expect.element(dialog).toHaveTextContent('As linhas saem.');
  return { dialog, count: () => confirmed };
}

it('a question before a deletion counts its first click alone', async () => {
  const { dialog, count } = await showAsking();
  const button = dialog.getByRole('button', { name: 'Excluir' }).element() as HTMLElement; // a button
  button.click();
  button.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(count()).toBe(1);
});

it('a question before a deletion is left with Esc, and nothing is deleted', async () => {
  const { dialog, count } = await showAsking();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Tirar' })).toHaveFocus();
  expect(count()).toBe(0);
});
