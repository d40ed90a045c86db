/**
 * Limits far above what a person builds by hand. They keep one account from filling the disk or slowing down
 * the others.
 */
export const MAX_CAMPAIGNS = 2000;
export const MAX_LISTS = 300;
/** The most bytes of all contents of one account, as JSON. */
export const MAX_ACCOUNT_BYTES = 200 * 1024 * 1024;
/** The most bytes of the draft of one campaign, as JSON. */
export const MAX_DRAFT_BYTES = 24 * 1024 * 1024;
/** Links to one campaign, expired ones included. */
export const MAX_SHARES = 20;
/** Links that an account creates in a day. Each one, and its end, is a row of the security log. */
export const SHARES_A_DAY = 200;
