import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp, toastOf } from '#client/testing/render-in-app.tsx';
import { KeywordTemplatesEditor } from './keyword-templates-editor.tsx';

const list = () => page.getByRole('combobox', { name: 'Lista', exact: true });
const box = () => page.getByLabelText('Modelos');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function open(): Promise<void> {
  await renderInApp(
    <Suspense>
      <KeywordTemplatesEditor />
    </Suspense>,
  );
  await expect.element(list()).toHaveValue('Nutra');
}

async function nameList(name: string): Promise<void> {
  await page.getByLabelText('Nome da lista').fill(name);
  await press('Salvar');
  await expect.element(list()).toHaveValue(name);
}

it('gives a renamed default list its name back', async () => {
  await open();
  await press('Renomear lista');
  await nameList('Saúde');
  await press('Renomear lista');
  await press('Voltar a “Nutra”');
  await expect.element(list()).toHaveValue('Nutra');
});

it('has no defaults to restore in an own list', async () => {
  await open();
  await press('Nova lista');
  await nameList('Ebooks');
  await box().fill('curso aaa');
  await press('Salvar modelos');
  await expect.element(toastOf('Templates Salvos!')).toBeVisible();
  await press('Restaurar padrões');
  await expect.element(toastOf('Sem padrões para restaurar')).toBeVisible();
  await expect.element(box()).toHaveValue('curso aaa');
});

it('shows the first of two stored lists with one key', async () => {
  const twice = [
    { key: 'custom_1', name: 'Ebooks' },
    { key: 'custom_1', name: 'Cursos' },
  ];
  localStorage.setItem('keyword_template_lists_v1', JSON.stringify(twice));
  await open();
  await list().click();
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(options).toEqual(['Nutra', 'Produtos Físicos', 'Ebooks']);
});
