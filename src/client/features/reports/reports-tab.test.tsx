import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { OpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { vitalis } from '#client/testing/campaigns.ts';
import { dropFiles } from '#client/testing/files.ts';
import { renderInApp, toastOf } from '#client/testing/render-in-app.tsx';
import { ReportsTab } from './reports-tab.tsx';

const reports = `/campaigns/${vitalis.id}/reports`;
const nothing = { method: 'GET', path: reports, json: [] } as const;

beforeEach(() => commands.answerApi([nothing]));

const terms = (name: string) =>
  new File(
    [
      'Relatório de termos de pesquisa\n"1 de maio de 2026 - 31 de maio de 2026"\nTermo de pesquisa,Cliques\na,1',
    ],
    name,
    { type: 'text/csv' },
  );

function Host() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <OpenCampaign value={vitalis}>
      <button onClick={() => setIsOpen(false)}>Outra aba</button>
      {isOpen && <ReportsTab />}
    </OpenCampaign>
  );
}

function drop(files: readonly File[]): void {
  dropFiles(page.getByText('Ou arraste para cá').element(), files);
}

const file = (name: string) => page.getByRole('article', { name });

it('refuses what is no report, and goes on with the next file', async () => {
  await renderInApp(<Host />);
  drop([
    new File(['%PDF-1.7 nada disto'], 'foto.pdf'),
    new File([''], 'vazio.csv'),
    new File(['Nome,Cidade\nAna,Lisboa'], 'contatos.csv', { type: 'text/csv' }),
  ]);
  await expect.element(file('foto.pdf').getByRole('alert')).toBeVisible();
  await expect.element(file('vazio.csv').getByRole('alert')).toBeVisible();
  await expect.element(file('contatos.csv').getByRole('alert')).toBeVisible();
  await file('foto.pdf').getByRole('button', { name: 'Tirar foto.pdf da lista' }).click();
  await expect.element(file('foto.pdf')).not.toBeInTheDocument();
  expect((await commands.readSent()).every(({ method }) => method === 'GET')).toBe(true);
});

it('tells which files were not sent when the tab is left', async () => {
  await commands.answerApi([nothing, { method: 'POST', path: reports, json: {}, isHeld: true }]);
  await renderInApp(<Host />);
  drop([terms('a.csv'), terms('b.csv')]);
  await expect.element(file('a.csv').getByRole('progressbar')).toBeVisible();
  await expect.element(file('b.csv')).toHaveTextContent('Na fila');
  await page.getByRole('button', { name: 'Outra aba' }).click();
  await expect.element(toastOf('O envio parou')).toHaveTextContent('2 arquivos ficaram sem terminar');
});

it('offers to send a file again after the server failed', async () => {
  await commands.answerApi([
    nothing,
    { method: 'POST', path: reports, status: 400, json: { code: 'bad_request', message: 'Hoje não.' } },
  ]);
  await renderInApp(<Host />);
  drop([terms('a.csv')]);
  await expect.element(file('a.csv').getByRole('alert')).toHaveTextContent('Hoje não.');
  await file('a.csv').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect
    .poll(async () => (await commands.readSent()).filter(({ method }) => method === 'POST').length)
    .toBe(2);
});

it('remembers the name that Google has for the campaign', async () => {
  const opened = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', received: 0, rowCount: 1 };
  await commands.answerApi([
    nothing,
    { method: 'POST', path: reports, json: opened },
    { method: 'POST', path: `${reports}/${opened.id}/rows`, json: { ...opened, received: 1 } },
  ]);
  await renderInApp(<Host />);
  drop([
    new File(
      [
        'Relatório de termos de pesquisa\n"1 de maio de 2026 - 31 de maio de 2026"\nTermo de pesquisa,Campanha,Cliques\na,BR Marca,1',
      ],
      'marca.csv',
      { type: 'text/csv' },
    ),
  ]);
  await expect.element(file('marca.csv')).toHaveTextContent('Salvo nesta campanha');
  const [sent] = (await commands.readSent()).filter(({ method }) => method === 'POST');
  expect(sent?.json).toMatchObject({ googleCampaigns: [{ name: 'BR Marca', id: '' }] });
});
