import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { vitalis } from '#client/testing/campaigns.ts';
import { dropFiles } from '#client/testing/files.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { DoorPanel } from './door-panel.tsx';

const unknown = { method: 'GET', path: '/reports/campaigns', json: [] } as const;
const opened = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', received: 0, rowCount: 1 };

/** A network that we do not know: its order and its date are found, its commission is not. */
const sales = new File(['Order ID,Date,You get\nA1,2026-08-10,40.00\n'], 'rede-nova.csv', {
  type: 'text/csv',
});

function drop(files: readonly File[]): void {
  dropFiles(page.getByText('Ou arraste para cá').element(), files);
}

it('asks for the columns of sales that it does not know, and stores them', async () => {
  await commands.answerApi([
    unknown,
    { method: 'POST', path: '/reports', json: opened },
    {
      method: 'POST',
      path: `/reports/${opened.id}/sales`,
      json: { ...opened, received: 1 },
    },
  ]);
  await renderInApp(<DoorPanel />);
  drop([sales]);
  const columns = page.getByRole('group', { name: 'As colunas de rede-nova.csv' });
  await expect.element(columns.getByRole('alert')).toHaveTextContent('comissão ou valor');
  await columns.getByRole('combobox', { name: 'Sua comissão' }).click();
  await page.getByRole('option', { name: 'You get · 40.00' }).click();
  await columns.getByRole('combobox', { name: 'Moeda, se a linha não diz' }).fill('USD');
  await page.getByRole('option', { name: /USD/ }).click();
  await columns.getByRole('button', { name: 'Usar estas colunas' }).click();
  await expect
    .element(page.getByRole('region', { name: 'O que foi para onde' }))
    .toHaveTextContent('1 arquivo salvo');
});

it('leaves out a file whose columns a person does not want to choose', async () => {
  await commands.answerApi([unknown]);
  await renderInApp(<DoorPanel />);
  drop([sales]);
  await page.getByRole('button', { name: 'Deixar de fora' }).click();
  await expect
    .element(page.getByRole('article', { name: 'rede-nova.csv' }))
    .toHaveTextContent('Você deixou de fora.');
});

const terms = (name: string, campaign: string) =>
  new File(
    [
      'Relatório de termos de pesquisa\n1 de maio de 2026 - 31 de maio de 2026\n',
      'Termo de pesquisa,Campanha,Cliques,Impr.,Código da moeda,Custo,Conversões\n',
      `vitalis,${campaign},9,90,BRL,"9,00",1\n`,
    ],
    name,
    { type: 'text/csv' },
  );

it('keeps the files whose questions are open when others come, and tells of those that stay out', async () => {
  const known = [{ id: vitalis.id, name: vitalis.name, google: [], inReports: [] }];
  await commands.answerApi([{ method: 'GET', path: '/reports/campaigns', json: known }]);
  await renderInApp(<DoorPanel />);
  drop([terms('um.csv', 'BR')]);
  await expect.element(page.getByRole('combobox', { name: 'BR', exact: true })).toBeVisible();
  drop([terms('dois.csv', 'PT'), new File(['Nome,Idade\nAna,3\n'], 'academia.csv', { type: 'text/csv' })]);
  await expect.element(page.getByRole('combobox', { name: 'PT', exact: true })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'BR', exact: true })).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'academia.csv' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Salvar 2 arquivos' })).toBeVisible();
});

it('proposes the campaign of the same name first, one for each of Google', async () => {
  const other = { id: opened.id, name: 'PT', google: [], inReports: [] };
  const known = [
    { id: vitalis.id, name: vitalis.name, google: [], inReports: ['br'] },
    other,
    { ...other, id: '1f8fad5b-d9cb-469f-a165-70867728950e' },
  ];
  await commands.answerApi([{ method: 'GET', path: '/reports/campaigns', json: known }]);
  await renderInApp(<DoorPanel />);
  drop([terms('um.csv', 'BR'), terms('dois.csv', 'PT'), terms('tres.csv', 'Nova')]);
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  await expect.element(choice('BR')).toHaveValue(vitalis.name);
  await expect.element(choice('PT')).toHaveValue('PT');
  await expect.element(choice('Nova')).toHaveValue('Criar a campanha Nova');
  await choice('BR').click();
  await expect.element(page.getByRole('option').first()).toHaveTextContent(vitalis.name);
});
