import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';

test('a number typed at full speed keeps what belongs to it, and the page goes on', async ({
  page,
  signIn,
  connection,
}) => {
  const { id: userId } = await signIn();
  const { id } = await createCampaign(connection.db, userId);
  await page.goto(`/campaign/${id}/dados`);
  for (const device of ['Computador', 'Celular', 'Tablet']) {
    const field = page.getByLabel(device);
    await field.click();
    await page.keyboard.type('12ab3,4x5');
    await expect(field).toHaveValue(/^0?1?23,45 %$/); // the first digit may come before the caret is placed
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(/^1?23 %$/);
  }
});

test('a choice that was refused goes back to what is stored', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/profile');
  const notice = page.getByRole('checkbox', { name: 'Fim do teste' });
  await expect(notice).toBeChecked();
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, json: {} }),
  );
  await notice.click();
  await expect(toast(page, 'Erro ao atualizar')).toBeVisible();
  await expect(notice).toBeChecked();
  const twoFactor = page.getByRole('switch', { name: 'Verificação em duas etapas' });
  await twoFactor.click({ force: true });
  await expect(twoFactor).not.toBeChecked();
});

test('what is folded is out of reach until it is opened', async ({ page, signIn, connection }) => {
  const { id: userId } = await signIn();
  const { id } = await createCampaign(connection.db, userId);
  await page.goto(`/campaign/${id}/dados`);
  await page.getByRole('button', { name: 'Novo sitelink' }).click();
  const fields = page.getByRole('region', { name: 'Sitelink 1' });
  await expect(page.getByRole('button', { name: 'Sitelink 1', exact: true })).toBeVisible();
  await expect(fields).toHaveCount(0);
  await page.getByRole('button', { name: 'Sitelink 1', exact: true }).click();
  await expect(fields.getByRole('textbox', { name: 'Texto' })).toBeVisible();
  await page.getByRole('button', { name: 'Sitelink 1', exact: true }).click();
  await expect(fields).toHaveCount(0);
});

test('after a choice from a list of options the page rests', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    let frames = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => {
      frames += 1;
      return ask(draw);
    };
    Object.assign(window, { framesAsked: () => frames });
  });
  await signIn();
  await page.goto('/tools/titles');
  await page.getByRole('combobox', { name: 'Idioma' }).click();
  await page.getByRole('option', { name: 'Português', exact: true }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  const asked = () => page.evaluate(() => (window as unknown as { framesAsked: () => number }).framesAsked());
  let before = -1;
  await expect(async () => {
    const now = await asked();
    const isResting = now === before;
    before = now;
    expect(isResting).toBe(true);
  }).toPass({ intervals: [500] });
});

test('who types the whole name of an option has chosen it', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/tools/titles');
  const language = page.getByRole('combobox', { name: 'Idioma' });
  const leave = {
    byKeyboard: () => page.keyboard.press('Tab'),
    byPress: () => page.getByRole('heading', { level: 1 }).click(),
  };
  const left = async (how: keyof typeof leave) => {
    await leave[how]();
    await expect(page.getByRole('listbox')).toBeHidden();
  };
  await language.click();
  for (const how of ['byKeyboard', 'byPress'] as const) {
    await language.fill('portug');
    await left(how);
    await expect(language).toHaveValue(''); // half a name may mean another
  }
  await language.fill('alemão');
  await left('byKeyboard');
  await expect(language).toHaveValue('Alemão');
  await language.fill('espanhol');
  await left('byPress');
  await expect(language).toHaveValue('Espanhol');
  await language.fill('francês');
  await page.getByRole('option', { name: 'Francês', exact: true }).click();
  await left('byPress');
  await expect(language).toHaveValue('Francês');
});
