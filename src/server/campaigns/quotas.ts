/** Far beyond what anybody builds by hand; they keep one account from filling the disk or stalling the others. */
export const MAX_CAMPAIGNS = 2000;
export const MAX_LISTS = 300;
/** Of all contents of one account, as JSON. */
export const MAX_ACCOUNT_BYTES = 200 * 1024 * 1024;
/** Of the plan of one campaign, as JSON. */
export const MAX_PLAN_BYTES = 24 * 1024 * 1024;
