import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp, toastOf } from '#client/testing/render-in-app.tsx';
import { TextTemplatesEditor } from './text-templates-editor.tsx';

const box = () => page.getByRole('textbox', { name: 'Títulos' });

it('the restored templates take the place of a text that was not saved', async () => {
  await renderInApp(
    <Suspense>
      <TextTemplatesEditor kind="titles" />
    </Suspense>,
  );
  await expect.element(box()).toBeVisible();
  const original = box().element();
  if (!(original instanceof HTMLTextAreaElement)) throw new Error('the templates stand in a text area');
  const builtIn = original.value;
  await box().fill('Meu título');
  await page.getByRole('button', { name: 'Restaurar padrões' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect.element(toastOf('Templates Restaurados!')).toBeVisible();
  await expect.element(box()).toHaveValue(builtIn);
});

it('what is written after a text was discarded takes its way back', async () => {
  await renderInApp(
    <Suspense>
      <TextTemplatesEditor kind="titles" />
    </Suspense>,
  );
  await box().fill('Meu título');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(toastOf('Alterações descartadas')).toBeVisible();
  await box().fill('Outro');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(box()).not.toHaveValue('Meu título'); // what the browser itself takes back is another matter
});
