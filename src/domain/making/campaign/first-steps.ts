import * as z from 'zod/mini';

/** The steps that the account has done itself. The example does not count. */
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
