import { Hono } from 'hono';
import { guideChoiceSchema } from '#domain/account/guides.ts';
import { adsCurrencySchema, profileSchema } from '#domain/account/profile.ts';
import type { UserEnv } from '../request/context.ts';
import { notFound } from '../request/errors.ts';
import { validate } from '../middleware/validate.ts';
import { closeGuide, findProfile, keepAdsCurrency, updateProfile } from './queries.ts';

/** A person's own profile. Open to every signed-in person, even without a subscription. */
export function profileRoutes() {
  return new Hono<UserEnv>()
    .get('/', async (c) => {
      const profile = await findProfile(c.var.db, c.var.user.id);
      if (profile === null) throw notFound();
      return c.json(profile);
    })
    .patch('/', validate('json', profileSchema), async (c) => {
      const profile = await updateProfile(c.var.db, c.var.user.id, c.req.valid('json'));
      if (profile === null) throw notFound();
      return c.json(profile);
    })
    .put('/ads-currency', validate('json', adsCurrencySchema), async (c) => {
      const profile = await keepAdsCurrency(c.var.db, c.var.user.id, c.req.valid('json'));
      if (profile === null) throw notFound();
      return c.json(profile);
    })
    .post('/guides', validate('json', guideChoiceSchema), async (c) => {
      const profile = await closeGuide(c.var.db, c.var.user.id, c.req.valid('json'));
      if (profile === null) throw notFound();
      return c.json(profile);
    });
}
