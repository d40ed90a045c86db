import { Button } from '@mantine/core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp, shownAddress } from '#client/testing/render-in-app.tsx';
import type { DataColumn } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Term {
  text: string;
  match: string;
  cost: number | null;
}

const terms: Term[] = [
  { text: 'preço', match: 'Exata', cost: 20 },
  { text: 'álbum', match: 'Ampla', cost: null },
  { text: 'comprar', match: 'Ampla', cost: 300 },
];
const columns: DataColumn<Term>[] = [
  { id: 'termo', label: 'Termo', value: ({ text }) => text, size: 200 },
  { id: 'tipo', label: 'Tipo', value: ({ match }) => match, size: 120, isFacet: true },
  {
    id: 'custo',
    label: 'Custo',
    value: ({ cost }) => cost,
    text: ({ cost }) => (cost === null ? '' : `R$ ${cost}`),
    total: (rows) => `R$ ${rows.reduce((sum, { cost }) => sum + (cost ?? 0), 0)}`,
    isNumber: true,
    size: 120,
  },
  {
    id: 'letras',
    label: 'Letras',
    value: ({ text }) => text.length,
    isNumber: true,
    isExtra: true,
    size: 80,
  },
];

async function show({ rows = terms, address = '/' } = {}): Promise<Term[][]> {
  const blocked: Term[][] = [];
  await renderInApp(
    <DataTable
      name="Termos"
      columns={columns}
      rows={rows}
      rowName={({ text }) => text}
      after={(found) => <output aria-label="Encontradas">{found.map(({ text }) => text).join()}</output>}
      selected={(chosen, clear) => (
        <Button
          onClick={() => {
            blocked.push([...chosen]);
            clear();
          }}
        >
          Bloquear
        </Button>
      )}
    />,
    { address },
  );
  await expect.element(grid()).toBeVisible();
  return blocked;
}

const grid = () => page.getByRole('grid', { name: 'Termos' });
const head = (name: string) => grid().getByRole('columnheader', { name });
/** The names of the rows in the order in which they stand. */
const names = () =>
  grid()
    .getByRole('row')
    .elements()
    .filter((row) => row.hasAttribute('data-index'))
    .sort((one, other) => Number(one.getAttribute('data-index')) - Number(other.getAttribute('data-index')))
    .map((row) => row.getAttribute('aria-label'));
const selected = () => page.getByRole('group', { name: 'Seleção' }).getByRole('status');
const foot = () => grid().getByRole('row').last();

it('sorts texts from A, numbers from the largest, and what is missing last in both directions', async () => {
  await show();
  const sorted = async (column: string, order: string[], direction: string | null) => {
    await head(column).getByRole('button').click();
    await expect.poll(names).toEqual(order);
    expect(head(column).element().getAttribute('aria-sort')).toBe(direction);
  };
  await sorted('Termo', ['álbum', 'comprar', 'preço'], 'ascending');
  await sorted('Termo', ['preço', 'comprar', 'álbum'], 'descending');
  await sorted('Custo', ['comprar', 'preço', 'álbum'], 'descending');
  await expect.element(shownAddress()).toHaveTextContent('/?ordem=-custo');
  await sorted('Custo', ['preço', 'comprar', 'álbum'], 'ascending');
  await sorted('Custo', ['preço', 'álbum', 'comprar'], null);
  await expect.element(shownAddress()).toHaveTextContent(/^\/$/);
});

it('searches without accents, chooses by a text of a column, and totals what is shown', async () => {
  await show();
  await expect.element(foot()).toHaveTextContent('3 linhas');
  await expect.element(foot()).toHaveTextContent('R$ 320');
  await page.getByRole('textbox', { name: 'Buscar em Termos' }).fill('ALBUM');
  await expect.poll(names).toEqual(['álbum']);
  const found = page.getByLabelText('Encontradas');
  await expect.element(found).toHaveTextContent(/^álbum$/);
  await page.getByRole('textbox', { name: 'Buscar em Termos' }).fill('nada disto');
  await expect.element(found).toHaveTextContent(/^$/);
  await expect.element(grid()).toHaveTextContent('Nenhuma linha com este filtro.');
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
  await expect.poll(names).toHaveLength(3);
  await expect.element(page.getByRole('textbox', { name: 'Buscar em Termos' })).toHaveValue('');
  await page.getByRole('button', { name: 'Tipo: tudo' }).click();
  await page.getByRole('checkbox', { name: 'Ampla (2)' }).click();
  await expect.poll(names).toEqual(['álbum', 'comprar']);
  await expect.element(shownAddress()).toHaveTextContent('/?so.tipo=Ampla');
  await expect.element(foot()).toHaveTextContent('R$ 300');
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect.poll(names).toHaveLength(3);
});

it('shows, hides and moves columns, and takes their widths from the keyboard', async () => {
  await show();
  const heads = () =>
    grid()
      .getByRole('columnheader')
      .elements()
      .map((element) => element.textContent)
      .filter(Boolean);
  expect(heads()).toEqual(['Termo', 'Tipo', 'Custo']);
  await page.getByRole('button', { name: 'Colunas' }).click();
  const menu = page.getByRole('group', { name: 'Colunas' });
  await menu.getByRole('checkbox', { name: 'Letras' }).click();
  await expect.poll(heads).toEqual(['Termo', 'Tipo', 'Custo', 'Letras']);
  await menu.getByRole('button', { name: 'Custo antes' }).click();
  await expect.poll(heads).toEqual(['Termo', 'Custo', 'Tipo', 'Letras']);
  await menu.getByRole('checkbox', { name: 'Tipo' }).click();
  await expect.poll(heads).toEqual(['Termo', 'Custo', 'Letras']);
  await expect.element(shownAddress()).toHaveTextContent('colunas=termo,custo,letras');
  await userEvent.keyboard('{Escape}');
  const border = grid().getByRole('separator', { name: 'Largura de Custo' });
  const drawn = head('Custo').element().clientWidth;
  expect(drawn).toBeGreaterThan(120); // columns share what is left
  (border.element() as HTMLElement).focus(); // a span with a tabindex
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(border).toHaveAttribute('aria-valuenow', String(drawn + 16));
  expect(head('Custo').element().clientWidth).toBe(drawn + 16);
  await page.getByRole('button', { name: 'Colunas' }).click();
  await menu.getByRole('button', { name: 'Voltar ao normal' }).click();
  await expect.poll(heads).toEqual(['Termo', 'Tipo', 'Custo']);
});

it('selects with mouse and keyboard, and acts on what is selected', async () => {
  const blocked = await show();
  const row = (name: string) => grid().getByRole('row', { name, exact: true });
  await row('preço').click();
  await row('comprar').click({ modifiers: ['Shift'] });
  await expect.element(selected()).toHaveTextContent('3 linhas selecionadas');
  await row('álbum').click({ modifiers: ['Control'] });
  await expect.element(selected()).toHaveTextContent('2 linhas selecionadas');
  await expect.element(foot()).toHaveTextContent('2 linhas');
  await page.getByRole('button', { name: 'Bloquear' }).click();
  expect(blocked).toEqual([[terms[0], terms[2]]]);
  await expect.element(selected()).not.toBeInTheDocument();

  await row('preço').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row('álbum')).toHaveFocus();
  await expect.element(row('álbum')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(selected()).toHaveTextContent('2 linhas selecionadas');
  await userEvent.keyboard('{Escape}');
  await expect.element(selected()).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(selected()).toHaveTextContent('3 linhas selecionadas');
  await page.getByRole('checkbox', { name: 'Selecionar tudo' }).click();
  await expect.element(selected()).not.toBeInTheDocument();
});

it('draws only the rows in sight, and End reaches the last one', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({ text: `termo ${at}`, match: 'Ampla', cost: at }));
  await show({ rows });
  expect(names().length).toBeLessThan(60);
  await grid().getByRole('row', { name: 'termo 0', exact: true }).click();
  await userEvent.keyboard('{End}');
  await expect.element(grid().getByRole('row', { name: 'termo 4999', exact: true })).toHaveFocus();
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '5001');
});

it('keeps a view under a name, and shows it again', async () => {
  await show({ address: '/?ordem=-custo&aba=termos' });
  await page.getByRole('button', { name: 'Visões' }).click();
  await page.getByRole('menuitem', { name: 'Salvar esta visão…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salvar visão' });
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Os caros');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Visões' }).click();
  await page.getByRole('menuitem', { name: 'Visão normal' }).click();
  await expect.element(shownAddress()).toHaveTextContent('/?aba=termos');
  await page.getByRole('button', { name: 'Visões' }).click();
  await page.getByRole('menuitem', { name: 'Os caros', exact: true }).click();
  await expect.element(shownAddress()).toHaveTextContent('/?aba=termos&ordem=-custo');
});

it('is a list of cards on a phone', async () => {
  await page.viewport(390, 800);
  await show();
  await expect.element(grid().getByRole('row', { name: 'preço' })).toHaveTextContent('Custo R$ 20');
  const box = grid().getByRole('row', { name: 'preço' }).element().getBoundingClientRect();
  expect(box.height).toBeGreaterThan(40);
  expect(box.right).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
});

it('draws of 50,000 rows those in sight, also after it was sorted and scrolled to its end', async () => {
  const many = Array.from({ length: 50_000 }, (_, at) => ({
    text: `termo ${at}`,
    match: at % 2 === 0 ? 'Ampla' : 'Exata',
    cost: (at * 7919) % 50_000,
  }));
  await show({ rows: many });
  const drawn = () => grid().getByRole('row').elements().length;
  expect(drawn()).toBeLessThan(60);
  await head('Custo').getByRole('button').click();
  await expect.element(grid().getByRole('row', { name: 'termo' }).first()).toBeVisible();
  await userEvent.click(grid().getByRole('row').nth(1));
  await userEvent.keyboard('{End}');
  await expect.poll(() => grid().getByRole('row').elements().at(-2)?.textContent ?? '').toContain('R$ 0');
  expect(drawn()).toBeLessThan(60);
});
