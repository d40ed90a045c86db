import { expect, it } from 'vitest';
import { vitalis } from '#client/testing/campaigns.ts';
import { choiceBeyondSheet, startingChoice } from './starting-choice.ts';

const germany = { ...vitalis, country: 'Alemanha' };

it('starts with what the campaign and its sheet say', () => {
  expect(startingChoice(germany)).toEqual({ product: 'Vitalis', language: 'de', kind: 'nutra' });
  const sheet = { name: 'Vitalis Max', language: 'en', kind: 'digital' } as const;
  expect(startingChoice({ ...germany, sheet })).toEqual({
    product: 'Vitalis Max',
    language: 'en',
    kind: 'digital',
  });
});

it('tells what was chosen beyond them, so that the next proposal starts with it', () => {
  const known = { ...germany, sheet: { kind: 'nutra' } } as const;
  expect(choiceBeyondSheet({ ...startingChoice(known), kind: 'nutra' }, known)).toEqual({});
  const choice = { product: 'Vitalis Max', language: 'en', kind: 'physical' } as const;
  const beyond = choiceBeyondSheet(choice, germany);
  expect(beyond).toEqual({ name: 'Vitalis Max', language: 'en', kind: 'physical' });
  expect(startingChoice({ ...germany, sheet: beyond })).toEqual(choice);
});

it('keeps the kind that was proposed by the name', () => {
  expect(choiceBeyondSheet({ ...startingChoice(germany), kind: 'nutra' }, germany)).toEqual({
    kind: 'nutra',
  });
});
