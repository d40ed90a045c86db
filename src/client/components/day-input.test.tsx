import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { DayInput } from './day-input.tsx';

async function show() {
  const changes: string[] = [];
  function Host() {
    const [day, setDay] = useState('2026-11-21');
    return (
      <DayInput
        label="Data"
        value={day}
        onChange={(next) => {
          changes.push(next);
          setDay(next);
        }}
      />
    );
  }
  await renderInApp(<Host />);
  return changes;
}

const field = () => page.getByRole('textbox', { name: 'Data' });

async function write(text: string): Promise<void> {
  await field().fill(text);
  await userEvent.tab();
}

it.each(['21/11/0026', '31/02/2026', 'amanhã'])('goes back to the day of before after %s', async (none) => {
  const changes = await show();
  await write(none);
  await expect.element(field()).toHaveValue('21/11/2026');
  expect(changes).not.toContain(none);
});

it('takes a two-digit year as one of this century', async () => {
  const changes = await show();
  await write('5/3/26');
  await expect.element(field()).toHaveValue('05/03/2026');
  expect(changes.at(-1)).toBe('2026-03-05');
});

it('takes a day from its calendar', async () => {
  const changes = await show();
  await field().click();
  await page.getByRole('button', { name: '5 novembro 2026', exact: true }).click();
  await expect.element(field()).toHaveValue('05/11/2026');
  expect(changes.at(-1)).toBe('2026-11-05');
});
