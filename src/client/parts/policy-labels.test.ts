import { expect, it } from 'vitest';
import { policyRuleIds } from '#domain/making/review/policy.ts';
import { policyLabels } from './policy-labels.ts';

it('every rule has a label, and every label has a rule', () => {
  expect(Object.keys(policyLabels).sort()).toEqual([...policyRuleIds].sort());
});
