import { expect, it } from 'vitest';
import { adDigests, pageDigests, writtenDigests } from './learn/digests.ts';

/** Who changes a text, a setting, a model or what the learner makes of texts runs `npm run learn`, which writes the digests. */
it('the models are those that `npm run learn` made of the texts', async () => {
  expect({ ...(await adDigests()), ...(await pageDigests()) }).toEqual(writtenDigests());
}, 180_000);
