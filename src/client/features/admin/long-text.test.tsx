import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { LongText } from './long-text.tsx';

it('shows a short text whole', async () => {
  await renderInApp(<LongText>Curta</LongText>);
  await expect.element(page.getByText('Curta')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['long', `${'palavra '.repeat(12_500)}fim`, 'fim'],
  ['of many lines', Array.from({ length: 40 }, (_, line) => `linha ${line}`).join('\n'), 'linha 39'],
])('shortens a text that is %s until it is opened', async (_, text, end) => {
  await renderInApp(<LongText>{text}</LongText>);
  const main = page.getByRole('main');
  await expect.element(main).not.toHaveTextContent(end);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(800);
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect.element(main).toHaveTextContent(end);
  await page.getByRole('button', { name: 'Mostrar menos' }).click();
  await expect.element(main).not.toHaveTextContent(end);
});
