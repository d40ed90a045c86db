import { Hono } from 'hono';
import type { LegalContact } from '#domain/account/legal.ts';
import type { AppEnv, Deps } from '../request/context.ts';

/** Public: the person or company responsible for this installation, for the terms and the privacy page. */
export function legalRoutes({ env }: Deps) {
  const contact: LegalContact = { name: env.LEGAL_NAME, email: env.CONTACT_EMAIL ?? null };
  return new Hono<AppEnv>().get('/', (c) => c.json(contact));
}
