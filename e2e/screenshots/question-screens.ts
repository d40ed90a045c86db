import type { Page } from '@playwright/test';
import type { Screen, Viewer } from './screen.ts';

type Act = (page: Page) => Promise<void>;

/** Presses buttons, links, menu items or choices of these names, one after the other. */
const press =
  (...names: readonly (string | RegExp)[]): Act =>
  async (page) => {
    for (const name of names) {
      const found = (['button', 'menuitem', 'link', 'radio'] as const).map((role) => page.getByRole(role, { name }));
      const [first, ...others] = found;
      if (first) await others.reduce((all, one) => all.or(one), first).first().click();
    }
  };

const opensDialog =
  (...names: readonly (string | RegExp)[]): Act =>
  async (page) => {
    await press(...names)(page);
    await page.getByRole('dialog').waitFor();
  };

const ticksRows =
  (count: number, ...names: readonly (string | RegExp)[]): Act =>
  async (page) => {
    const boxes = page.getByRole('checkbox', { name: /^Selecionar (?!tudo)/ });
    await boxes.first().waitFor();
    for (let at = 0; at < count; at++) await boxes.nth(at).check();
    await press(...names)(page);
  };

/** The name, the address and what opens it there; of a seller. */
const ofSeller: readonly (readonly [string, string, Act])[] = [
  ['table-files', '/campaign/:campaign/termos', press(/^Copiar ou baixar/)],
  ['table-views', '/campaign/:campaign/termos', press('Visões')],
  ['table-view-name', '/campaign/:campaign/termos', opensDialog('Visões', 'Salvar esta visão…')],
  ['table-columns', '/campaign/:campaign/termos', press('Colunas')],
  ['table-facet', '/campaign/:campaign/termos', press(/: tudo$/)],
  ['terms-item', '/campaign/:campaign/termos', press(/^Ações de/)],
  ['terms-target', '/campaign/:campaign/termos', press(/^Custo por venda/)],
  ['terms-group', '/campaign/:campaign/termos', opensDialog(/^Ver termos de/)],
  ['terms-chosen', '/campaign/:campaign/termos', ticksRows(3)],
  ['terms-sold', '/campaign/:campaign/termos', async (page) => {
    const all = page.getByRole('checkbox', { name: 'Selecionar tudo' });
    const each = page.getByRole('checkbox', { name: /^Selecionar (?!tudo)/ });
    await each.first().waitFor();
    if (await all.isVisible()) await all.check();
    else for (const box of await each.all()) await box.check(); // a phone has no head of the table
    await opensDialog(/^Negativar \d+$/)(page);
  }],
  ['terms-move', '/campaign/:campaign/termos', async (page) => {
    await opensDialog(/^Ver termos de/)(page);
    await page.getByRole('dialog').getByRole('button', { name: /^Ações de/ }).first().click();
    await press('Mover para outro grupo…')(page);
    await page.getByRole('dialog', { name: 'Mover para outro grupo' }).waitFor();
  }],
  ['problem-side', '/campaign/:campaign/problemas', opensDialog(/^Ver (?!os termos|como)/)],
  ['problem-item', '/campaign/:campaign/problemas', press(/^Ações de/)],
  ['days-menu', '/campaign/:campaign/lucro', press(/^Período/)],
  ['days-free', '/campaign/:campaign/lucro', opensDialog(/^Período/, 'Escolher os dias…')],
  ['import-delete', '/campaign/:campaign/relatorios', opensDialog(/^Excluir/)],
  ['campaign-more', '/campaign/:campaign', press('Mais ações da campanha')],
  ['panel-preview', '/campaign/:campaign/montagem?painel=previa', async (page) => page.getByRole('dialog').waitFor()],
  ['panel-economics', '/campaign/:campaign/montagem?painel=economia', async (page) => page.getByRole('dialog').waitFor()],
  ['panel-essential', '/campaign/:campaign/montagem?painel=essencial', async (page) => page.getByRole('dialog').waitFor()],
  ['build-again', '/campaign/:campaign/montagem', opensDialog('Montar de novo')],
  ['conflict-menu', '/campaign/:campaign/revisao?ver=conflitos', press(/Outra saída/)],
  ['export-conflict', '/campaign/:campaign/exportar', opensDialog(/^Baixar/)],
  ['page-history', '/campaign/:campaign/pagina', async (page) => page.getByLabel('Histórico').first().focus()],
  ['lists-delete', '/saved-campaigns/negativas', opensDialog(/^Excluir a lista/)],
  ['compare-campaigns-menu', '/compare', async (page) => page.getByRole('combobox').first().click()],
  ['share-revoke', '/campaign/:campaign/relatorio', opensDialog('Criar link', /^Revogar/)],
  ['connections-renew', '/conexoes', opensDialog('Trocar endereço')],
  ['connections-remove', '/conexoes', opensDialog(/^Excluir$/)],
  ['connections-off', '/conexoes', opensDialog('Desligar')],
];

/** Of an account with lists of every type. */
const ofSubscriber: readonly (readonly [string, string, Act])[] = [
  ['campaign-delete', '/saved-campaigns', opensDialog(/^Deletar/)],
  ['list-rename', '/campaign/:campaign', opensDialog(/^Renomear/)],
  ['list-delete', '/campaign/:campaign', opensDialog(/^Deletar/)],
  ['generator-save', '/tools/keywords', async (page) => generated(page, 'Salvar na campanha')],
  ['generator-new-campaign', '/tools/keywords', async (page) => {
    await generated(page, 'Salvar na campanha');
    await opensDialog('Nova campanha')(page);
  }],
  ['generator-keep', '/tools/keywords', async (page) => {
    await generated(page, 'Salvar lista');
    await page.getByRole('dialog').waitFor();
  }],
  ['generator-history', '/tools/keywords', async (page) => generated(page, 'Histórico da lista')],
  ['generator-variants', '/tools/negative-keywords', async (page) => {
    await page.getByRole('combobox', { name: 'Idioma' }).click();
    await page.getByRole('option', { name: 'Português' }).click();
    await press('Carregar palavras negativas')(page);
    await opensDialog('Ver variações')(page);
  }],
  ['generator-ad', '/tools/titles', async (page) => {
    await generated(page, 'Montar anúncio');
    await page.getByRole('dialog').waitFor();
  }],
  ['templates-new-list', '/tools/settings', opensDialog('Nova lista')],
  ['templates-delete-list', '/tools/settings', async (page) => {
    await opensDialog('Nova lista')(page);
    await page.getByRole('dialog').getByRole('textbox').fill(`Infantil ${Date.now() % 1000}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await opensDialog('Excluir lista')(page);
  }],
  ['phone-menu', '/dashboard', async (page) => {
    const open = page.getByRole('button', { name: /^Menu|Abrir menu/ });
    if (await open.first().isVisible()) await open.first().click();
  }],
];

async function generated(page: Page, name: string): Promise<void> {
  await page.getByLabel('Produto', { exact: true }).fill('FitMax');
  await page.getByRole('combobox', { name: 'Idioma' }).click();
  await page.getByRole('option', { name: 'Português' }).click();
  const funnel = page.getByRole('radio', { name: 'Topo: conhece o problema' });
  if (await funnel.isVisible()) await funnel.check();
  await page.getByRole('button', { name: /^Gerar / }).first().click();
  await page.getByRole('grid').getByRole('row').first().waitFor();
  await page.getByRole('button', { name, exact: true }).click();
}

const rows = (viewer: Viewer, of: typeof ofSeller) =>
  of.map(([name, path, act]): Screen => ({ name: `asks-${name}`, viewer, path, act }));

/** Every question, drawer and menu, opened. */
export const questionScreens: readonly Screen[] = [...rows('seller', ofSeller), ...rows('subscriber', ofSubscriber)];
