import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { renderInApp, toastOf } from '#client/testing/render-in-app.tsx';
import { Notices } from './notices.tsx';

const read = { method: 'GET', path: '/notices', json: { muted: [] } } as const;
const trial = () => page.getByRole('checkbox', { name: 'Fim do teste' });

it('switches a mail off', async () => {
  const json = { muted: ['trial_ending'] };
  await commands.answerApi([read, { method: 'PUT', path: '/notices', json }]);
  await renderInApp(<Notices />);
  await expect.element(trial()).toBeChecked();
  await trial().click();
  await expect.element(trial()).not.toBeChecked();
  expect((await commands.readSent()).find(({ method }) => method === 'PUT')?.json).toEqual(json);
});

it('goes back to what is stored when the choice was refused', async () => {
  await commands.answerApi([
    read,
    { method: 'PUT', path: '/notices', status: 400, json: { message: 'Não.' } },
  ]);
  await renderInApp(<Notices />);
  await trial().click();
  await expect.element(toastOf('Erro ao atualizar')).toHaveTextContent('Não.');
  await expect.element(trial()).toBeChecked();
});

it('says that the choice could not be read, and reads it again', async () => {
  await commands.answerApi([
    { method: 'GET', path: '/notices', status: 400, json: { message: 'Agora não.' } },
  ]);
  await renderInApp(<Notices />);
  await expect.element(page.getByText('Agora não.')).toBeVisible();
  await commands.answerApi([read]);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(trial()).toBeVisible();
});
