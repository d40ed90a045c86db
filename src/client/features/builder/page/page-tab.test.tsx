import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { findingOf } from '#domain/making/landing-page/finding-codes.ts';
import type { PageCheck } from '#domain/making/landing-page/stored-check.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { BuilderContext } from '#client/parts/draft/draft-context.ts';
import { openBuilder, vitalis } from '#client/testing/campaigns.ts';
import { renderInApp, toastOf } from '#client/testing/render-in-app.tsx';
import { PageTab } from './page-tab.tsx';

const url = 'https://vitalis.example/';
const sitelinks = [{ text: 'Depoimentos', desc1: '', desc2: '', url: 'https://vitalis.example/depoimentos' }];
const path = `/campaigns/${vitalis.id}/page-checks`;

function check(changes: Partial<PageCheck> = {}): PageCheck {
  return {
    id: '1',
    label: '',
    url,
    state: 'done',
    isWeekly: false,
    askedAt: '2026-11-20T12:00:00.000Z',
    finishedAt: '2026-11-20T12:01:00.000Z',
    report: { findings: [], warnings: [], finalUrl: url },
    ...changes,
  };
}

const reportOf = (...findings: Parameters<typeof findingOf>[0][]) => ({
  findings: findings.map(findingOf),
  warnings: [],
  finalUrl: url,
});

async function show(checks: readonly PageCheck[], settings = { ...emptySettings, finalUrl: url }) {
  await commands.answerApi([
    { method: 'GET', path, json: checks },
    { method: 'GET', path: `/campaigns/${vitalis.id}/product-sheet`, json: {} },
  ]);
  await renderInApp(
    <BuilderContext value={openBuilder([], settings)}>
      <PageTab />
    </BuilderContext>,
  );
}

const finalPage = () => page.getByRole('region', { name: 'URL final' });

it('leads to the address as long as none is known', async () => {
  await show([], emptySettings);
  await expect
    .element(page.getByRole('link', { name: 'Informar a URL final' }))
    .toHaveAttribute('href', expect.stringContaining('campo=finalUrl'));
});

it('names the final page and each sitelink, and says which were never checked', async () => {
  await show([check()], { ...emptySettings, finalUrl: url, sitelinks });
  await expect.element(finalPage().getByText('sem apontamentos')).toBeVisible();
  await expect.element(finalPage().getByText('Nada encontrado')).toBeVisible();
  await expect.element(finalPage().getByText(/^Verificada em .*2026/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Sitelink: Depoimentos' }).getByText('Ainda não verificada.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Verificar as 2 páginas' })).toBeEnabled();
});

it.each([
  ['waiting', 'Na fila…'],
  ['running', 'Lendo a página…'],
] as const)('shows a check that is %s, and asks for no other meanwhile', async (state, text) => {
  await show([check({ state, report: null, finishedAt: null })]);
  await expect.element(finalPage().getByRole('status')).toHaveTextContent(text);
  await expect.element(page.getByRole('button', { name: 'Verificar agora' })).toBeDisabled();
});

it('shows the problems by severity, and the places of one problem in one card', async () => {
  const report = reportOf(
    { code: 'cure_claim', excerpt: 'Cura a artrose', where: 'main > h1' },
    { code: 'cure_claim', excerpt: 'O fim do diabetes', where: 'main > p' },
    { code: 'fake_stock', excerpt: 'Restam 3 unidades', where: 'main > p' },
    { code: 'text_not_found', excerpt: 'Frete grátis' },
  );
  await show([check({ report: { ...report, warnings: ['A página passa de 5 MB: só o começo foi lido.'] } })]);
  await expect.element(finalPage().getByText('3 apontamentos')).toBeVisible();
  await expect.element(page.getByText('A página passa de 5 MB')).toBeVisible();
  const cards = page.getByRole('article');
  expect(cards.elements().map((card) => card.getAttribute('aria-label'))).toEqual([
    'Promessa de cura',
    'Contagem de estoque ou de pessoas',
    'Anúncio diz, página não',
  ]);
  await expect.element(cards.first()).toHaveTextContent(/Cura a artrose.*O fim do diabetes/);
  await expect.element(cards.first().getByText('main > h1')).toBeVisible();
  await expect
    .element(cards.first().getByRole('link', { name: 'Regra do Google' }))
    .toHaveAttribute('href', expect.stringContaining('support.google.com'));
  for (const level of ['Custa o anúncio', 'Pode dar problema', 'Dica'])
    await expect.element(page.getByText(level, { exact: true })).toBeVisible();
});

it('compares the newest check with the one before, and an older one with its own', async () => {
  const [worse, fine, first] = [
    reportOf({ code: 'no_contact' }),
    reportOf(),
    reportOf({ code: 'no_terms' }, { code: 'no_contact' }),
  ];
  await show([
    check({ id: '3', report: worse, finishedAt: '2026-11-22T12:00:00.000Z', isWeekly: true }),
    check({ id: '2', report: fine, finishedAt: '2026-11-15T12:00:00.000Z' }),
    check({ id: '1', report: first, finishedAt: '2026-11-08T12:00:00.000Z' }),
  ]);
  const changes = () => finalPage().getByRole('alert');
  await expect.element(changes()).toHaveTextContent('Comparada com a última vez');
  await expect.element(changes()).toHaveTextContent('Apareceu: Sem contato.');
  const history = page.getByLabelText('Histórico');
  await expect.element(history).toHaveDisplayValue(/\(semanal\)/);
  await history.selectOptions('2');
  await expect.element(changes()).toHaveTextContent(/Comparada com .*Saiu: Sem termos de uso, Sem contato\./);
  await history.selectOptions('1');
  await expect.element(changes()).not.toBeInTheDocument();
});

it('says that nothing changed', async () => {
  await show([check({ id: '2' }), check({ id: '1', finishedAt: '2026-11-08T12:00:00.000Z' })]);
  await expect.element(finalPage().getByRole('alert')).toHaveTextContent('Nada mudou.');
});

it('tells of a page that did not answer', async () => {
  const report = {
    ...reportOf({ code: 'not_working', excerpt: 'O servidor não respondeu.' }),
    finalUrl: null,
  };
  await show([check({ report })]);
  await expect
    .element(page.getByRole('article', { name: 'Página que não abre' }))
    .toHaveTextContent('O servidor não respondeu.');
});

it('tells where the visit ended, and that the address has changed since', async () => {
  const old = 'https://velho.example/';
  const report = { ...reportOf(), finalUrl: 'https://destino.example/oferta' };
  await show([check({ url: old, report })]);
  await expect
    .element(page.getByText(/mudou depois desta verificação, que leu https:\/\/velho/))
    .toBeVisible();
  await expect.element(page.getByText('A visita terminou em https://destino.example/oferta')).toBeVisible();
});

it('says why no more pages are checked today, and keeps what was found', async () => {
  await show([check()]);
  const button = page.getByRole('button', { name: 'Verificar agora' });
  await expect.element(button).toBeEnabled();
  const message = 'Sua conta verifica até 200 páginas por dia. Tente de novo amanhã.';
  await commands.answerApi([
    { method: 'POST', path, status: 429, json: { code: 'rate_limited', message } },
    { method: 'GET', path, json: [check()] },
  ]);
  await button.click();
  await expect.element(toastOf('Erro ao verificar a página')).toHaveTextContent(message);
  await expect.element(page.getByText('Nada encontrado')).toBeVisible();
  await expect.element(button).toBeEnabled();
});

it('reads pasted HTML in the browser, sends nothing, and forgets the report of what was changed', async () => {
  await show([]);
  const field = page.getByLabelText('HTML da página');
  await field.fill(
    '<html lang="pt"><body><h1>Cura o diabetes em 30 dias</h1><p>Cápsulas naturais.</p></body></html>',
  );
  await page.getByRole('button', { name: 'Verificar o HTML' }).click();
  await expect.element(page.getByRole('article', { name: 'Promessa de cura' })).toBeVisible();
  expect((await commands.readSent()).filter(({ method }) => method !== 'GET')).toEqual([]);
  await field.fill('<p>Outra</p>');
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
});

it('says that a dropped file is no page', async () => {
  await show([]);
  const chosen = page.getByLabelText('HTML da página');
  await expect.element(chosen).toBeVisible();
  const files = new DataTransfer();
  files.items.add(new File(['%PDF-1.7'], 'pagina.html', { type: 'text/html' }));
  chosen.element().dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: files }));
  await expect.element(toastOf('Erro ao ler a página')).toHaveTextContent('É um PDF.');
});
