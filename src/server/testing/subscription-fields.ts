/** The fields that only payments and the admin may write, by their names in the code and in the database. */
export const subscriptionFields: readonly [field: string, value: string][] = [
  ['plan', 'basico'],
  ['subscriptionStatus', 'active'],
  ['subscription_status', 'active'],
  ['trialExpiresAt', '2099-01-01T00:00:00.000Z'],
  ['trial_expires_at', '2099-01-01T00:00:00.000Z'],
  ['stripeSubscriptionId', 'sub_1'],
  ['stripe_subscription_id', 'sub_1'],
];
