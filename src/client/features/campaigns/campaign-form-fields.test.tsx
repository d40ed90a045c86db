import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  type CampaignField,
  campaignFieldKinds,
  campaignFieldNames,
} from '#domain/making/campaign/campaign-fields.ts';
import { campaignFormRules, emptyCampaignForm } from '#domain/making/campaign/campaign-form.ts';
import { useSchemaForm } from '#client/lib/schema-form.ts';
import { fieldLabels } from '#client/parts/campaign/field-labels.ts';
import { vitalis } from '#client/testing/campaigns.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { CampaignAbout } from './campaign-about.tsx';
import { CampaignFormFields } from './campaign-form-fields.tsx';

const empty = emptyCampaignForm(new Date());

function Host() {
  const form = useSchemaForm(campaignFormRules, { initialValues: empty });
  return <CampaignFormFields form={form} />;
}

it('the form has a control for each field', async () => {
  await renderInApp(<Host />);
  await expect.element(page.getByLabelText('Nome')).toBeVisible();
  const missing = Object.values(fieldLabels).filter(
    (label) => page.getByLabelText(label).elements().length === 0,
  );
  expect(missing).toEqual([]);
});

/** The heading has the name, and amounts are written in the currency. */
const shownElsewhere: readonly CampaignField[] = ['name', 'currency'];

it("the campaign's page shows each field", async () => {
  const fields = campaignFieldNames.filter((field) => !shownElsewhere.includes(field));
  const valueOf = (field: CampaignField, at: number) =>
    campaignFieldKinds[field] === 'amount' ? `${at + 3}7.50` : `Valor ${at}`;
  const written = Object.fromEntries(fields.map((field, at) => [field, valueOf(field, at)]));
  await renderInApp(<CampaignAbout campaign={{ ...vitalis, ...written }} />);
  for (const [at, field] of fields.entries())
    await expect.element(page.getByRole('main')).toHaveTextContent(valueOf(field, at).replace('.', ','));
});

it('says that it does not know a country, once it is written', async () => {
  await renderInApp(<Host />);
  const note = page.getByText('Não reconhecemos este país');
  await page.getByLabelText('País').fill('Barsil');
  await expect.element(note).not.toBeInTheDocument();
  await page.getByLabelText('Plataforma').click();
  await expect.element(note).toBeVisible();
  await page.getByLabelText('País').fill('Brasil');
  await page.getByLabelText('Plataforma').click();
  await expect.element(note).not.toBeInTheDocument();
});
