import { z } from 'zod';

/** An extra link below an ad, with two lines of description. */
export const sitelinkSchema = z.object({ text: z.string(), desc1: z.string(), desc2: z.string() });

export type Sitelink = z.infer<typeof sitelinkSchema>;
