import { expect, it } from 'vitest';
import { policyRuleIds } from '#domain/review/policy.ts';
import { policyLabels } from './policy-labels.ts';

it('has words for every rule, and for no other', () => {
  expect(Object.keys(policyLabels).sort()).toEqual([...policyRuleIds].sort());
});
