import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { vitalis } from '#client/testing/campaigns.ts';
import { renderInApp, sessionOf } from '#client/testing/render-in-app.tsx';
import { CampaignFormPanel } from './campaign-form-panel.tsx';

const path = `/campaigns/${vitalis.id}`;
const theirs = { ...vitalis, version: 7, name: 'De outra aba' };
const conflict = { code: 'conflict', message: 'Esta campanha foi alterada em outra aba.', current: theirs };

it.each([
  ['Usar a versão salva', 'De outra aba'],
  ['Manter a minha', 'Minha'],
])('after a conflict, "%s" and what is saved then go to the stored version', async (answer, name) => {
  await commands.answerApi([{ method: 'PATCH', path, status: 409, json: conflict }]);
  const session = sessionOf();
  await renderInApp(
    <CampaignFormPanel userId={session.profile.id} open={vitalis} onClose={() => undefined} />,
    { session },
  );
  await page.getByLabelText('Nome').fill('Minha');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await page.getByRole('button', { name: answer }).click();
  await expect.element(page.getByLabelText('Nome')).toHaveValue(name);
  if (answer === 'Usar a versão salva') {
    await page.getByLabelText('Nicho').fill('Nutra');
    await page.getByRole('button', { name: 'Salvar campanha' }).click();
  }
  await expect
    .poll(async () => (await commands.readSent()).map(({ json }) => json))
    .toMatchObject([
      { name: 'Minha', version: 1 },
      { name, version: 7 },
    ]);
});

it('a new campaign whose answer was lost is not stored again after a change of its form', async () => {
  const known = { code: 'conflict', message: 'Esta campanha já foi salva.', current: vitalis };
  await commands.answerApi([{ method: 'POST', path: '/campaigns', status: 409, json: known }]);
  const session = sessionOf();
  await renderInApp(
    <CampaignFormPanel userId={session.profile.id} open="create" onClose={() => undefined} />,
    { session },
  );
  await page.getByLabelText('Nome').fill('Minha');
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect.element(page.getByText('Esta campanha já estava salva')).toBeVisible();
  await page.getByRole('button', { name: 'Manter a minha' }).click();
  await expect
    .poll(async () => (await commands.readSent()).map(({ method, json }) => [method, json]))
    .toMatchObject([
      ['POST', { name: 'Minha' }],
      ['PATCH', { name: 'Minha', version: vitalis.version }],
    ]);
});
