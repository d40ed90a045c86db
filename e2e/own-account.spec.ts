import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { profiles } from '#server/db/schema/profiles.ts';
import { session } from '#server/db/schema/accounts.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { expect, signInAs, test, toast } from './fixtures.ts';
import { clickSwitch, fitsPhone } from './support/account-steps.ts';
import { outboxLink } from './support/outbox.ts';

test('the e-mail changes after a password and both mailboxes have confirmed it', async ({
  page,
  signIn,
  connection,
  server,
}) => {
  const { id, email } = await signIn();
  const newEmail = `${randomUUID()}@exemplo.com.br`;
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Trocar e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trocar e-mail' });
  await dialog.getByLabel('Novo e-mail').fill(email);
  await dialog.getByRole('button', { name: 'Enviar links' }).click();
  await expect(dialog.getByText('Este já é o e-mail da sua conta.')).toBeVisible();
  await dialog.getByLabel('Novo e-mail').fill(newEmail);
  await connection.db
    .update(session)
    .set({ provenAt: sql`now() - interval '1 hour'` })
    .where(eq(session.userId, id));
  await dialog.getByRole('button', { name: 'Enviar links' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await proof.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  await expect(toast(page, 'Confirme nos dois e-mails')).toContainText(newEmail);
  await expect(dialog).toBeHidden();

  await page.goto(await outboxLink(server.dataDir, newEmail));
  await expect(page.getByRole('heading', { name: 'Falta um passo' })).toBeVisible();
  const oldLink = await outboxLink(server.dataDir, email);
  await page.goto(oldLink);
  await expect(page.getByRole('heading', { name: 'E-mail trocado' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(newEmail);
  await page.goto(oldLink);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Link expirado' })).toBeVisible();
});

test('devices are signed out, data is downloaded and notices are switched off', async ({
  page,
  context,
  signIn,
  browser,
  connection,
  server,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const { id, email } = await signIn();
  const phone = await browser.newContext();
  await signInAs(phone, connection, server.url, id);
  await page.goto('/profile');
  const devices = page.getByRole('list', { name: 'Aparelhos conectados' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await devices.getByRole('button', { name: 'Desconectar' }).click();
  await expect(toast(page, 'Aparelho desconectado')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(devices.getByText('Este aparelho')).toBeVisible();
  expect(await connection.db.$count(session, eq(session.userId, id))).toBe(1);
  await phone.close();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('faisca_meus_dados.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { id, email } });

  // Not `uncheck`, which reads the box at once: it changes when the write has begun.
  await page.getByRole('checkbox', { name: 'Fim do teste' }).click();
  await expect(page.getByRole('checkbox', { name: 'Fim do teste' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Fim do teste' })).toBeEnabled();
  const [row] = await connection.db.select().from(profiles).where(eq(profiles.id, id));
  expect(row?.mutedNotices).toEqual(['trial_ending']);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Fim do teste' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Pagamento que falhou' })).toBeChecked();

  await clickSwitch(page.getByRole('switch'));
  const enrolment = page.getByRole('dialog');
  await expect(enrolment.getByRole('link', { name: 'Abrir no aplicativo' })).toHaveAttribute(
    'href',
    /^otpauth:/,
  );
  await enrolment.getByRole('button', { name: 'Copiar chave' }).click();
  await expect(enrolment.getByRole('button', { name: 'Chave copiada' })).toBeVisible();
});

test('a closed account can manage its e-mail, security and data below the plans', async ({
  page,
  signIn,
}) => {
  const { email } = await signIn({ trialExpiresAt: new Date(Date.now() - 60_000) });
  await page.goto('/profile');
  await expect(page).toHaveURL('/pricing');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.getByRole('link', { name: 'Planos' })).toBeVisible();
  for (const closed of ['Dashboard', 'Campanhas salvas', 'Ferramentas', 'Perfil']) {
    await expect(menu.getByRole('link', { name: closed })).toHaveCount(0);
  }
  const account = page.getByRole('region', { name: 'Sua conta' });
  await expect(account.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await expect(account.getByRole('switch', { name: 'Verificação em duas etapas' })).toBeEnabled();
  const download = page.waitForEvent('download');
  await account.getByRole('button', { name: 'Baixar meus dados' }).click();
  await download;
  await fitsPhone(page);
  await account.getByRole('button', { name: 'Encerrar sessão' }).click();
  await expect(page).toHaveURL('/login');
});
