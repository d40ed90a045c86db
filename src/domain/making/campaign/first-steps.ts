import * as z from 'zod/mini';

/** What the account has done of its own. The example counts for none of it. */
export interface FirstSteps {
  /** A campaign with a product sheet. */
  sheet: boolean;
  /** A list in a campaign. */
  list: boolean;
  campaign: boolean;
  /** A campaign with ad groups. */
  plan: boolean;
  /** The example, while the account has one. */
  example: { id: string; isEdited: boolean } | null;
}

/** `edited=delete`: the person knows that an edited example goes with its edits. */
export const exampleRemovalSchema = z.object({ edited: z.optional(z.literal('delete')) });
