import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CampaignProfit } from '#domain/measuring/profit/profit.ts';
import { formatMoney } from '#domain/shared/money.ts';
import type { StoredImport } from '#domain/measuring/reports/stored.ts';
import { createCampaign } from '#server/testing/factories.ts';
import { expect, test } from './fixtures.ts';

interface Made {
  name: string;
  text: string;
}

const names = ['Camp brand dermavex 1', 'Search problem dermavex 2', 'Camp brand dermavex 3'];
const ids = ['25513894981', '26058416988', '26721022793'];
const PERIOD = '"August 2, 2026 - August 31, 2026"';

/** The simulated advertiser with three campaigns and three networks, as Google Ads and the networks write its files. */
function simulated(): Made[] {
  const folder = mkdtempSync(join(tmpdir(), 'faisca-account-'));
  const options = ['--seed', '1296', '--kind', 'mixed', '--out', folder];
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/simulate.ts', ...options]);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  rmSync(folder, { recursive: true });
  return files;
}

/** One file for every two days of the month, as someone downloads them who comes every other day. */
function slices({ text }: Made): Made[] {
  const [title = '', , header = '', ...rows] = text.trimEnd().split('\n');
  return Array.from({ length: 15 }, (_, at): Made => {
    const [first, last] = [2 + at * 2, 3 + at * 2];
    const isOf = (row: string) => {
      const day = Number(/2026-08-(\d\d)/.exec(row)?.[1]);
      return day >= first && day <= last;
    };
    const period = `"August ${first}, 2026 - August ${last}, 2026"`;
    return { name: `campaigns-${first}.csv`, text: [title, period, header, ...rows.filter(isOf)].join('\n') };
  });
}

const others: readonly Made[] = [
  {
    name: 'planner.csv',
    text: [
      'Keyword Stats 2026-09-01',
      '"August 1, 2026 - August 31, 2026"',
      'Keyword,Currency,Avg. monthly searches,Competition,Top of page bid (low range),Top of page bid (high range)',
      'dermavex,USD,500,Low,0.30,1.20',
    ].join('\n'),
  },
  {
    name: 'auction.csv',
    text: [
      'Auction insights report',
      PERIOD,
      'Campaign,Display URL domain,Impression share,Overlap rate,Position above rate',
      ...names.map((name) => `${name},rival.example,20.00%,30.00%,40.00%`),
    ].join('\n'),
  },
  {
    name: 'sales-hotmart.csv',
    text: [
      'Transação;Data da venda;Status;Nome do produto;Moeda;Comissão;Código SRC;Código SCK',
      ...[1, 2, 3].map((at) => `HP000${at};10/08/2026 10:00:00;Aprovado;Produto;USD;40,00;${ids[1]};`),
    ].join('\n'),
  },
];

/** What was written, by campaign: the sum of a column of a file's rows, without any code of the product. */
function sumIn(files: readonly Made[], column: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { text } of files) {
    const [, , header = '', ...rows] = text.trimEnd().split('\n');
    const at = header.split(',').indexOf(column);
    const of = header.split(',').indexOf('Campaign');
    for (const row of rows) {
      const cells = row.split(',');
      sums.set(cells[of] ?? '', (sums.get(cells[of] ?? '') ?? 0) + Number(cells[at]));
    }
  }
  return sums;
}

function dollars(amount: number): string {
  return formatMoney(amount.toFixed(2), 'USD');
}

async function drop(page: Page, files: readonly Made[]): Promise<void> {
  const data = await page.evaluateHandle((made) => {
    const transfer = new DataTransfer();
    for (const { name, text } of made) transfer.items.add(new File([text], name, { type: 'text/csv' }));
    return transfer;
  }, files);
  await page.locator('[class*=zone]').dispatchEvent('drop', { dataTransfer: data });
}

test('30 files of ten kinds and four networks, dropped at once, land in three campaigns', async ({
  page,
  signIn,
  connection,
}) => {
  const { id: userId } = await signIn();
  const { id: first } = await createCampaign(connection.db, userId, { name: 'Camp brand dermavex 1' });
  const { id: second } = await createCampaign(connection.db, userId, { name: 'Dermavex problemas' });
  const made = simulated();
  const byDay = made.filter(({ name }) => name === 'campaigns.csv').flatMap(slices);
  const rest = made.filter(({ name }) => name !== 'campaigns.csv');
  const files = [...byDay, ...rest, ...others];
  expect(files).toHaveLength(30);

  await page.goto('/reports');
  await drop(page, files);
  const questions = page.getByRole('group', { name: 'Para onde vai cada campanha' });
  await expect(questions).toContainText('Estes arquivos têm 3 campanhas do Google Ads');
  const campaignChoice = (name: string) => questions.getByRole('combobox', { name });
  await expect(campaignChoice('Camp brand dermavex 1')).toHaveValue('Camp brand dermavex 1');
  await campaignChoice('Search problem dermavex 2').click();
  await page.getByRole('option', { name: 'Dermavex problemas', exact: true }).click();
  await expect(campaignChoice('Camp brand dermavex 3')).toHaveValue('Criar a campanha Camp brand dermavex 3');
  await questions.getByRole('button', { name: 'Salvar 30 arquivos' }).click();
  const summary = page.getByRole('region', { name: 'O que foi para onde' });
  await expect(summary.getByRole('status')).toHaveText('30 arquivos salvos, em 3 campanhas', {
    timeout: 100_000,
  });
  await summary.getByRole('button', { name: 'Ver arquivo por arquivo' }).click();
  await expect(summary.getByRole('article', { name: 'sales-hotmart.csv' })).toContainText('Toda a conta');
  await expect(summary.getByRole('article', { name: 'terms.csv' })).toContainText('Dermavex problemas');

  const made3 = await page.request.get('/api/campaigns');
  const campaigns = (await made3.json()) as { id: string; name: string }[]; // the type that the route declares
  const third = campaigns.find(({ name }) => name === 'Camp brand dermavex 3')?.id ?? '';
  const places = [first, second, third];
  for (const kind of ['campaigns', 'groups', 'keywords', 'terms', 'devices', 'hours', 'places']) {
    const own = [...byDay, ...rest].filter(({ name }) => name.startsWith(kind));
    for (const column of ['Cost', 'Clicks'] as const) {
      const sums = sumIn(own, column);
      for (const [at, id] of places.entries()) {
        const response = await page.request.get(`/api/campaigns/${id}/reports`);
        const imports = (await response.json()) as StoredImport[]; // the type that the route declares
        const mine = imports.filter(({ fileName }) => own.some(({ name }) => name === fileName));
        expect(mine).toHaveLength(own.filter(({ text }) => text.includes(names[at] ?? '')).length);
        const stored = mine.reduce(
          (sum, { totals }) => sum + ((column === 'Cost' ? totals.cost : totals.clicks) ?? 0),
          0,
        );
        expect(stored, `${kind} ${column} ${at}`).toBeCloseTo(sums.get(names[at] ?? '') ?? 0, 2);
      }
    }
  }

  const response = await page.request.get(`/api/profit?ids=${places.join(',')}`);
  const profits = (await response.json()) as CampaignProfit[]; // the type that the route declares
  const cost = sumIn(byDay, 'Cost');
  for (const [at, { costMicros }] of profits.entries())
    expect(costMicros / 1e6).toBeCloseTo(cost.get(names[at] ?? '') ?? 0, 2);
  const orderIds = new Set(
    files
      .filter(({ name }) => name.startsWith('sales-'))
      .flatMap(({ text }) => text.match(/\b(?:P1296\d+|HP000\d)\b/g) ?? []),
  );
  const counted = profits.reduce(
    (sum, { statuses }) => sum + Object.values(statuses).reduce((all, count) => all + count, 0),
    0,
  );
  expect(counted).toBe(orderIds.size);
  expect(profits[1]?.statuses.approved).toBeGreaterThanOrEqual(3);

  await test.step('the account stands in one table, with the sums of each Lucro', async () => {
    const account = page.getByRole('region', { name: 'A conta', exact: true });
    const table = account.getByRole('grid', { name: 'campanhas da conta' });
    const all = profits.reduce((sum, { costMicros }) => sum + costMicros, 0) / 1e6;
    await expect(account.getByRole('region', { name: 'Total em USD, 3 campanhas' })).toContainText(
      dollars(all),
    );
    for (const [at, { costMicros, revenueMicros }] of profits.entries()) {
      const own = table
        .getByRole('row')
        .filter({ hasText: at === 1 ? 'Dermavex problemas' : (names[at] ?? '') });
      await expect(own).toContainText(dollars(costMicros / 1e6));
      await expect(own).toContainText(dollars(revenueMicros / 1e6));
      await expect(own).toContainText('31/08/2026');
    }
    await account.getByText('Pedidos', { exact: true }).click();
    await expect(account).toContainText(/pedidos? não diz/);
    await account.getByText('Ideias', { exact: true }).click();
    await expect(account.getByRole('grid', { name: 'ideias do planejador' })).toContainText('dermavex');
    await account.getByText('Em várias', { exact: true }).click();
    await expect(account).toContainText(/Nenhuma palavra-chave|Onde rende mais/);
    await account.getByText('Marca e genérica', { exact: true }).click();
    await expect(account).toContainText('Diga o nome do produto na ficha');
  });

  await test.step('the same again in a ZIP counts nothing twice, and asks nothing', async () => {
    const zip = zipSync(
      Object.fromEntries(
        [...files.slice(0, 5), { name: 'leia.pdf', text: '' }].map(({ name, text }) => [
          `semana/${name}`,
          new TextEncoder().encode(text),
        ]),
      ),
    );
    await page
      .locator('input[type=file][accept*=zip]')
      .setInputFiles({ name: 'semana.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
    await expect(summary.getByRole('status')).toHaveText(
      'Nenhum arquivo novo, 5 já estavam aqui, 1 ficou de fora',
    );
    await expect(summary.getByRole('article', { name: 'semana/leia.pdf' })).toContainText(
      'Não é uma tabela: traga CSV ou XLSX.',
    );
  });
});

test('a file is stored whole or not at all, and what is not answered stays out', async ({
  page,
  signIn,
  connection,
}) => {
  const { id: userId } = await signIn();
  await createCampaign(connection.db, userId, { name: 'Outra' });
  await page.goto('/reports');
  const lead = ['Relatório de campanhas', '1 de maio de 2026 - 31 de maio de 2026'];
  const header = 'Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões';
  const report = {
    name: 'campanhas.csv',
    text: [...lead, header, 'A,BRL,"10,00",5,50,1', 'B,BRL,"20,00",5,50,1'].join('\n'),
  };
  const lastRows = '**/api/reports/last-rows'; // of both campaigns, which have one row each
  await page.route(lastRows, (route) =>
    route.fulfill({ status: 413, json: { code: 'too_large', message: 'Não cabe.' } }),
  );
  await drop(page, [report]);
  await page.getByRole('button', { name: 'Salvar 1 arquivo' }).click();
  const file = page.getByRole('article', { name: 'campanhas.csv' });
  await expect(file).toContainText('De fora: Não cabe.');
  expect(await (await page.request.get('/api/campaigns')).json()).toMatchObject([{ name: 'Outra' }]);

  await page.unroute(lastRows);
  await drop(page, [report]);
  await page.getByRole('combobox', { name: 'B', exact: true }).click();
  await page.getByRole('option', { name: 'Deixar de fora' }).click();
  await page.getByRole('button', { name: 'Salvar 1 arquivo' }).click();
  await expect(file).toContainText('A: 1 linha · 5 cliques · R$');
  await expect(file).toContainText('A campanha B: você deixou de fora.');
});

test('in an account without campaigns, a file that names none gets one without a question', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/reports');
  await expect(page.getByRole('region', { name: 'Quais relatórios trazer' })).toContainText(
    'Onde: Campanhas > Insights e relatórios > Termos de pesquisa',
  );
  const lead = ['Relatório de termos de pesquisa', '1 de maio de 2026 - 31 de maio de 2026'];
  const header = 'Termo de pesquisa,Cliques,Impr.,Código da moeda,Custo,Conversões';
  await drop(page, [
    { name: 'termos.csv', text: [...lead, header, 'vitalis comprar,9,90,BRL,"9,00",1'].join('\n') },
  ]);
  const summary = page.getByRole('region', { name: 'O que foi para onde' });
  await expect(summary.getByRole('article', { name: 'termos.csv' })).toContainText(
    'Campanha sem nome: 1 linha',
  );
  await expect(page.getByRole('region', { name: 'Quais relatórios trazer' })).toBeHidden();

  await test.step('without a sale of a network, its cost is no loss', async () => {
    const total = page.getByRole('region', { name: 'Total em BRL, 1 campanha' });
    await expect(total).toContainText('Lucro–Receita–CustoR$\u00a09,00Retorno (ROI)–');
    await expect(total).toContainText('1 campanha ainda não tem vendas da rede.');
    const row = page.getByRole('grid', { name: 'campanhas da conta' }).getByRole('row').nth(1);
    await expect(row).not.toContainText('−');
  });
});
