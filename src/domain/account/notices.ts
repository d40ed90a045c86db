/** Mails about time and payment; a person can switch each of them off. */
export const noticeKinds = ['trial_ending', 'payment_failed', 'payment_ended'] as const;
