import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { unbroken } from './unbroken.tsx';

it.each([
  ['Confira seu e-mail e os e-mails dela.', ['e-mail', 'e-mails']],
  ['A Faísca cria o endereço e mostra onde colá-lo.', ['colá-lo']],
  ['Tire-o: nenhum suplemento pode dizer isso.', ['Tire-o']],
  ['Palavras-chave da campanha', []],
])('keeps in one line what belongs together in “%s”', async (text, kept) => {
  await renderInApp(<p>{unbroken(text)}</p>);
  const shown = page.getByText(text).element();
  expect(shown.textContent).toBe(text);
  const spans = [...shown.querySelectorAll('span')];
  expect(spans.map(({ textContent }) => textContent)).toEqual(kept);
  for (const span of spans) expect(getComputedStyle(span).whiteSpace).toBe('nowrap');
});

it('keeps it in one line beside other content', async () => {
  await renderInApp(
    <p>
      {unbroken(
        <>
          Gere e guarde-a aqui. <a href="/tools">Ver</a>
        </>,
      )}
    </p>,
  );
  await expect.element(page.getByText('guarde-a')).toHaveStyle({ whiteSpace: 'nowrap' });
  await expect.element(page.getByRole('link', { name: 'Ver' })).toBeVisible();
});
