import axe from 'axe-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { ItemsList } from './items-list.tsx';
import { rowHeight } from './list-sizes.ts';

interface Shown {
  /** What happened to the list, in order. */
  changes: string[];
}

async function show(texts: readonly string[], kind: AssetType = 'titles'): Promise<Shown> {
  const changes: string[] = [];
  function Host() {
    const [items, setItems] = useState(() => texts.map((text) => ({ text })) as readonly { text: string }[]);
    return (
      <ItemsList
        kind={kind}
        items={items}
        language="pt"
        review={() => []}
        onChange={(next, change) => {
          changes.push(`${change.kind} ${change.count}`);
          setItems((now) => next(now) as readonly { text: string }[]); // titles have one column, `text`
        }}
        onEmptied={() => changes.push('emptied')}
      />
    );
  }
  await renderInApp(<Host />);
  await expect.element(row(0)).toBeVisible();
  return { changes };
}

const grid = () => page.getByRole('grid', { name: 'Itens da lista' });
const row = (at: number) => grid().getByRole('row').nth(at);
const texts = () =>
  grid()
    .getByRole('row')
    .elements()
    .map((element) => element.querySelector('[id$="-text"]')?.textContent);
const status = () => page.getByRole('group', { name: 'Seleção' }).getByRole('status');
const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement;

it.each<[AssetType, string]>([
  ['keywords', 'comprar colágeno em pó'],
  ['titles', 'Colágeno em pó com frete'],
  ['callouts', 'Frete grátis'],
])('has rows of %s as high as they were thought to be', async (kind, text) => {
  await show(
    Array.from({ length: 4 }, (_, at) => `${text} ${at}`),
    kind,
  );
  await expect
    .poll(() => row(0).element().parentElement?.getBoundingClientRect().height)
    .toBeCloseTo(rowHeight(kind), 0);
});

it('selects with arrows and Shift, and Alt moves what is selected', async () => {
  const { changes } = await show(['Um', 'Dois', 'Três', 'Quatro', 'Cinco']);
  await row(0).click();
  await press('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  await expect.element(status()).toHaveTextContent('2 itens selecionados');
  await expect.element(row(2)).toHaveAttribute('aria-selected', 'true');
  await press('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(texts).toEqual(['Dois', 'Três', 'Um', 'Quatro', 'Cinco']);
  expect(focused()).toHaveTextContent('Três');
  expect(changes).toEqual(['ordered 2']);
  const { violations } = await axe.run(document.querySelector('main') ?? document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('selects with the mouse: alone, one more with Ctrl, up to here with Shift', async () => {
  await show(['Um', 'Dois', 'Três', 'Quatro']);
  await row(0).click();
  await row(2).click({ modifiers: ['Control'] });
  await expect.element(status()).toHaveTextContent('2 itens selecionados');
  await row(3).click({ modifiers: ['Shift'] });
  await expect.element(row(2)).toHaveAttribute('aria-selected', 'true');
  await row(1).click();
  await expect.element(status()).toHaveTextContent('1 item selecionado');
  await press('{Control>}a{/Control}');
  await expect.element(status()).toHaveTextContent('4 itens selecionados');
  await press('{Escape}');
  await expect.element(status()).toHaveTextContent('Nenhum item selecionado');
});

it('has boxes to tick after "Selecionar", for fingers', async () => {
  await show(['Um', 'Dois', 'Três']);
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Selecionar Um' }).click();
  await row(2).click();
  await expect.element(status()).toHaveTextContent('2 itens selecionados');
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await expect.element(status()).toHaveTextContent('Nenhum item selecionado');
});

it('filters without accents, and Esc shows all again', async () => {
  await show(['Um', 'Dois', 'Três']);
  await press('/');
  await press('TRES');
  await expect.poll(texts).toEqual(['Três']);
  await expect.element(status()).toHaveTextContent('Nenhum item selecionado · 1 de 3 no filtro');
  await press('{Escape}');
  await expect.poll(texts).toHaveLength(3);
  await press('nada');
  await page.getByRole('button', { name: 'Limpar filtro' }).last().click();
  await expect.poll(texts).toHaveLength(3);
});

it('shows other orders, and keeps the own one', async () => {
  await show(['Zebra longa', 'Árvore', 'Boi']);
  const order = async (name: string) => {
    await page.getByRole('combobox', { name: 'Ordem da lista' }).click();
    await page.getByRole('option', { name }).click();
  };
  await order('Alfabética');
  await expect.poll(texts).toEqual(['Árvore', 'Boi', 'Zebra longa']);
  await order('Mais curtos primeiro');
  await expect.poll(texts).toEqual(['Boi', 'Árvore', 'Zebra longa']);
  await order('Ordem original');
  await expect.poll(texts).toEqual(['Zebra longa', 'Árvore', 'Boi']);
});

it('edits with Enter, and the focus follows what was edited or deleted', async () => {
  const { changes } = await show(['um', 'dois', 'três']);
  const pressButton = async (name: string) => {
    (page.getByRole('button', { name, exact: true }).element() as HTMLElement).focus(); // a button of the row
    await press('{Enter}');
  };
  await pressButton('Editar um');
  await press('{Escape}');
  await expect.poll(focused).toHaveAccessibleName('Editar um');
  await pressButton('Editar um');
  await press(' e meio{Enter}');
  await expect.poll(focused).toHaveAccessibleName('Editar um e meio');
  await row(2).click();
  await press('{Enter} mesmo{Enter}');
  await expect.poll(texts).toEqual(['um e meio', 'dois', 'três mesmo']);
  await expect.element(row(2)).toHaveFocus();
  await pressButton('Excluir um e meio');
  await expect.poll(focused).toHaveAccessibleName('Excluir dois');
  await pressButton('Excluir três mesmo');
  await expect.poll(focused).toHaveAccessibleName('Excluir dois');
  await row(0).click();
  await press('{Delete}');
  await expect.poll(() => changes.at(-1)).toBe('emptied');
  expect(changes.filter((change) => change.startsWith('removed'))).toEqual(Array(3).fill('removed 1'));
});

it('opens no editor when the button that deletes is pressed twice', async () => {
  const { changes } = await show(['um', 'dois', 'três']);
  await row(0).hover();
  await row(0).getByRole('button', { name: 'Excluir um' }).dblClick();
  await expect.poll(texts).toEqual(['três']);
  expect(changes).toEqual(['removed 1', 'removed 1']);
  await expect.element(grid().getByRole('textbox')).not.toBeInTheDocument();
});

it('moves an item that is dragged by its handle', async () => {
  await show(['um', 'dois', 'três']);
  await userEvent.dragAndDrop(row(0).getByTitle('Arraste para mudar a ordem'), row(2), { steps: 5 });
  await expect.poll(texts).toEqual(['dois', 'três', 'um']);
});

it('counts a keyword without its brackets, and marks what is too long', async () => {
  await show([`[${'k'.repeat(80)}]`, 'b'.repeat(81)], 'keywords');
  await expect.element(page.getByText('80/80')).not.toHaveAttribute('data-over');
  await expect.element(page.getByText('81/80')).toHaveAttribute('data-over', 'true');
});

it('ends a long list with its last item, also when items of the end are deleted', async () => {
  await show(
    Array.from({ length: 1_002 }, (_, at) => `palavra chave ${at}`),
    'keywords',
  );
  const last = grid().getByRole('row').last();
  await row(0).click();
  await press('{End}');
  for (let left = 1_002; left >= 1_000; left--) {
    await expect.element(grid()).toHaveAttribute('aria-rowcount', String(left));
    await expect.element(last).toHaveTextContent(`palavra chave ${left - 1}`);
    await expect.element(last).toHaveFocus();
    const [canvas] = grid().element().children;
    const below = canvas?.getBoundingClientRect().bottom ?? 0;
    expect(Math.round(below - last.element().getBoundingClientRect().bottom)).toBe(0);
    await press('{Delete}');
  }
  expect(grid().getByRole('row').elements().length).toBeLessThan(60);
});
