import { emptySettings } from '#domain/making/structure/settings.ts';
import { createCampaign, createDraft } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';

test('one structure is copied to two countries, with what needs other words named', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn();
  const sheet = { name: 'Vitalis', language: 'pt', country: 'BR' } as const;
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis', sheet });
  await createDraft(
    db,
    { userId, campaignId },
    {
      settings: { ...emptySettings, countries: ['BR'], languages: ['pt'], dailyBudget: '50.00' },
      groups: [
        {
          name: 'Fundo',
          position: 1,
          keywords: ['"vitalis anvisa"', '"comprar vitalis"'].map((text) => ({ text, by: 'hand' })),
          negatives: [],
          ads: [],
        },
      ],
    },
  );
  await page.goto(`/campaign/${campaignId}/matriz`);
  await page.getByRole('button', { name: 'Escolher um país' }).click();
  const portugal = page.getByRole('article', { name: 'Cópia para Portugal' });
  await expect(portugal.getByText('1 texto pede outras palavras')).toBeVisible();
  await expect(portugal.getByText('órgão: Anvisa, aqui DGAV')).toBeVisible();
  await page.getByRole('button', { name: 'Outro país' }).click();
  const second = page.getByRole('article').nth(1);
  await second.getByRole('combobox', { name: 'País' }).click();
  await page.getByRole('option', { name: 'México', exact: true }).click();
  await expect(page.getByText('Vitalis | México | es')).toBeVisible();
  await page.getByRole('button', { name: 'Criar 2 campanhas' }).click();
  await expect(toast(page, '2 campanhas a mais')).toBeVisible();
  await expect(page.getByText('Vitalis | Portugal | pt')).toBeVisible();
  await expect(page.getByText('Vitalis | México | es')).toBeVisible();
});
