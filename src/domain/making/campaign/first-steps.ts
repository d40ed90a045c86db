import * as z from 'zod/mini';

/** The steps that the account has done itself. The example does not count. */
export interface FirstSteps {
  /** The id of the newest campaign, where the next steps go on; null without one. */
  campaign: string | null;
  /** A campaign with ad groups. */
  plan: boolean;
  /** A campaign with a budget. */
  budget: boolean;
  /** The example, while the account has one. */
  example: { id: string; isEdited: boolean } | null;
}

/** `edited=delete`: the person knows that an edited example goes with its edits. */
export const exampleRemovalSchema = z.object({ edited: z.optional(z.literal('delete')) });
