import * as z from 'zod/mini';
import type { Sitelink } from '#domain/ads/sitelink.ts';

export const sitelinkSchema = z.object({
  text: z.string(),
  desc1: z.string(),
  desc2: z.string(),
}) satisfies z.ZodMiniType<Sitelink>;
