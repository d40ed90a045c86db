import { beforeEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { Profile } from '#domain/account/session.ts';
import { renderInApp, sessionOf, shownAddress, toastOf } from '#client/testing/render-in-app.tsx';
import { GeneratorRoom } from './generator-room.tsx';

beforeEach(() => commands.answerApi([{ method: 'GET', path: '/campaigns', json: [] }]));

async function open(kind: AssetType, profile: Partial<Profile> = {}): Promise<void> {
  const session = { ...sessionOf(profile), hasProAccess: profile.plan !== 'basico' };
  await renderInApp(<GeneratorRoom kind={kind} session={session} />, { session });
}

const field = (name: string) => page.getByRole('combobox', { name, exact: true });
const product = () => page.getByLabelText('Produto', { exact: true });
const generate = (name: string) => page.getByRole('button', { name });
const closeToast = () => page.getByRole('button', { name: 'Fechar aviso' }).last().click();

async function choose(label: string, option: string): Promise<void> {
  await field(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Stores what another tab stores, and lets this tab hear of it. */
function storeInOtherTab(key: string, value: unknown): void {
  const newValue = JSON.stringify(value);
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

const LISTS = 'keyword_template_lists_v1';
const ownLists = [
  { key: 'nutra', name: 'Nutra' },
  { key: 'produtos-fisicos', name: 'Produtos Físicos' },
];

it.each<[AssetType, string]>([
  ['titles', 'Gerar títulos'],
  ['descriptions', 'Gerar descrições'],
  ['sitelinks', 'Gerar sitelinks'],
  ['callouts', 'Gerar frases'],
  ['promotions', 'Gerar promoções'],
])('%s ask for the product, then for the language', async (kind, button) => {
  await open(kind);
  await generate(button).click();
  await expect.element(toastOf('Nome do produto obrigatório')).toBeVisible();
  await closeToast();
  await product().fill('FitMax');
  if (kind === 'promotions') {
    await expect.element(field('Idioma')).toHaveValue('Português');
    return;
  }
  await generate(button).click();
  await expect.element(toastOf('Selecione um idioma')).toBeVisible();
});

it('negatives need no product, but a language', async () => {
  await open('negative_keywords');
  await generate('Carregar palavras negativas').click();
  await expect.element(toastOf('Selecione um idioma')).toBeVisible();
});

it('keywords ask for all fields, and for texts where a list has none', async () => {
  await open('keywords');
  const button = generate('Gerar palavras-chave');
  await expect.element(button).toBeDisabled();
  await product().fill('FitMax');
  await choose('Idioma', 'Português');
  await page.getByRole('radio', { name: /^Topo/ }).click();
  await page.getByLabelText('Limpar tipo de lista').click();
  await button.click();
  await expect.element(toastOf('Campos obrigatórios')).toHaveTextContent('Preencha todos os campos');
  await closeToast();
  storeInOtherTab(LISTS, [...ownLists, { key: 'custom_1', name: 'Ebooks' }]);
  await choose('Tipo de lista', 'Ebooks');
  await button.click();
  await expect.element(toastOf('Templates não encontrados')).toHaveTextContent('Escreva os seus');
  storeInOtherTab(LISTS, ownLists);
  await expect.element(field('Tipo de lista')).toHaveValue('Nutra');
});

it('a language whose texts were all deleted keeps the list of another, and leads to the editor', async () => {
  localStorage.setItem('title_templates_v1', JSON.stringify({ ja: { templates: [] } }));
  await open('titles');
  await product().fill('FitMax');
  await choose('Idioma', 'Português');
  await generate('Gerar títulos').click();
  const count = page.getByText(/^\d+ títulos gerados/);
  await expect.element(count).toBeVisible();
  await closeToast();
  await choose('Idioma', 'Japonês');
  await generate('Gerar títulos').click();
  await expect.element(toastOf('Templates não encontrados')).toHaveTextContent('Escreva os seus');
  await expect.element(count).toBeVisible();
  await page.getByRole('link', { name: 'Escreva os seus nas configurações' }).click();
  await expect.element(shownAddress()).toHaveTextContent('/tools/settings?tab=titles&language=ja');
});

it('a language is found without its accent, and keywords lose what Google refuses in a name', async () => {
  await open('keywords');
  await product().fill('FitMax!');
  await field('Idioma').fill('alemao');
  await page.getByRole('option', { name: 'Alemão' }).click();
  await page.getByRole('radio', { name: /^Fundo/ }).click();
  const level = page.getByRole('radiogroup', { name: 'Nível do funil' });
  await expect.element(level).toHaveTextContent(/Estratégia: \S/u);
  await expect.element(level).toHaveTextContent(/Exemplo: \S/u);
  await generate('Gerar palavras-chave').click();
  await expect
    .element(toastOf('Palavras-chave Geradas!'))
    .toHaveTextContent('O Google recusa alguns sinais do nome em palavras-chave. Eles foram retirados.');
  await expect.element(page.getByText('FitMax kaufen', { exact: true })).toBeVisible();
});

it('the Básico plan keeps one list of each tool, and leads to the plans for more', async () => {
  await open('callouts', { plan: 'basico' });
  await page.getByRole('textbox', { name: 'Adicionar manualmente' }).fill('Frete grátis');
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  const save = page.getByRole('button', { name: 'Salvar lista', exact: true });
  await save.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect.element(toastOf('Lista salva com sucesso!')).toBeVisible();
  await closeToast();
  await save.click();
  await expect.element(toastOf('Limite do plano Básico')).toHaveTextContent('guarda 1 lista por ferramenta');
  await page.getByRole('link', { name: 'Ver o plano Pro' }).click();
  await expect.element(shownAddress()).toHaveTextContent('/pricing');
});
