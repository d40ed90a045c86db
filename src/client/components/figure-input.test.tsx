import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { FigureInput } from './figure-input.tsx';

type Props = Partial<Parameters<typeof FigureInput>[0]>;

async function show(start: number | null, props: Props = {}) {
  const changes: number[] = [];
  function Host() {
    const [value, setValue] = useState(start);
    return (
      <FigureInput
        label="Celular"
        suffix="%"
        min={-100}
        max={900}
        value={value}
        onChange={(next) => {
          changes.push(next);
          setValue(next);
        }}
        {...props}
      />
    );
  }
  await renderInApp(<Host />);
  return changes;
}

const field = () => page.getByLabelText('Celular');

async function write(text: string): Promise<void> {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
}

it.each([
  ['30', '30%'],
  ['-20', '-20%'],
  ['12,5', '13%'],
  ['-', '0%'],
  ['950', '900%'],
])('a whole number: %s becomes %s when the field is left', async (typed, kept) => {
  await show(0, { isWhole: true });
  await write(typed);
  await userEvent.tab();
  await expect.element(field()).toHaveValue(kept);
});

it.each([
  [-100, 900],
  [0, 100],
  [1, 5],
])('gives the least number, %s, and the largest, %s', async (min, max) => {
  const changes = await show(3, { min, max, isWhole: true });
  await write(`${min}`);
  expect(changes.at(-1)).toBe(min);
  await write(`${max}`);
  expect(changes.at(-1)).toBe(max);
});

it('shows what is typed while it is typed, and gives each number on the way', async () => {
  const changes = await show(1.2);
  await expect.element(field()).toHaveValue('1,2%');
  await write('0,05');
  await expect.element(field()).toHaveValue('0,05%');
  expect(changes.at(-1)).toBe(0.05);
  await userEvent.clear(field());
  await expect.element(field()).toHaveValue('');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('0,05%');
});

it('leaves out letters, also when they are typed at full speed', async () => {
  const changes = await show(0);
  await userEvent.clear(field());
  await userEvent.keyboard('12ab3,4x5');
  await expect.element(field()).toHaveValue('123,45%');
  expect(changes.at(-1)).toBe(123.45);
});

it('tells when it was left empty', async () => {
  let emptied = 0;
  await show(5, { onEmpty: () => (emptied += 1) });
  await userEvent.clear(field());
  await userEvent.tab();
  expect(emptied).toBe(1);
});
