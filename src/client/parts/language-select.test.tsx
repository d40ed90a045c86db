import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { LanguageSelect } from './language-select.tsx';

function Host() {
  const [language, setLanguage] = useState<LanguageCode | ''>('');
  return (
    <>
      <h1>Título</h1>
      <LanguageSelect value={language} onChange={setLanguage} onClear={() => setLanguage('')} />
    </>
  );
}

const field = () => page.getByRole('combobox', { name: 'Idioma' });
const leave = {
  'by keyboard': () => userEvent.tab(),
  'by a press elsewhere': () => page.getByRole('heading').click(),
};

it.each(Object.entries(leave))('takes a whole name that was typed, not half a one: %s', async (_, go) => {
  await renderInApp(<Host />);
  await field().click();
  await field().fill('portug');
  await go();
  await expect.element(field()).toHaveValue('');
  await field().fill('alemao');
  await go();
  await expect.element(field()).toHaveValue('Alemão');
});

it('is chosen from the list, then the page rests, and is cleared by its button', async () => {
  await renderInApp(<Host />);
  await field().click();
  await page.getByRole('option', { name: 'Francês', exact: true }).click();
  await expect.element(field()).toHaveValue('Francês');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  expect(frames.mock.calls.length).toBe(20); // our own
  frames.mockRestore();
  await page.getByLabelText('Limpar idioma').click();
  await expect.element(field()).toHaveValue('');
});
