import { expect, it } from 'vitest';
import { followProposal } from './follow-proposal.ts';
import { isProposed, markProposed } from './proposed.ts';
import { type CampaignSettings, emptySettings } from './settings.ts';

const of = (part: Partial<CampaignSettings>): CampaignSettings => ({ ...emptySettings, ...part });
const paid = (commission: string | null, refund = 0) => ({
  economics: { ...emptySettings.economics, commission, refund },
});

it.each<
  [
    name: string,
    now: Partial<CampaignSettings>,
    before: Partial<CampaignSettings>,
    next: Partial<CampaignSettings>,
    then: Partial<CampaignSettings>,
  ]
>([
  [
    'a proposed language follows',
    { languages: ['pt'] },
    { languages: ['pt'] },
    { languages: ['de'] },
    { languages: ['de'] },
  ],
  [
    'a language of the person stays',
    { languages: ['en'] },
    { languages: ['pt'] },
    { languages: ['de'] },
    { languages: ['en'] },
  ],
  ['an empty URL is filled', {}, {}, { finalUrl: 'https://a.de' }, { finalUrl: 'https://a.de' }],
  [
    'what was never proposed stays',
    { dailyBudget: '20.00' },
    {},
    { finalUrl: 'https://a.de' },
    { dailyBudget: '20.00', finalUrl: 'https://a.de' },
  ],
  [
    'the commission follows beside an own figure',
    paid('10.00', 5),
    paid('10.00'),
    paid('12.00'),
    paid('12.00', 5),
  ],
  ['a commission of the person stays', paid('11.00'), paid('10.00'), paid('12.00'), paid('11.00')],
])('%s', (_, now, before, next, then) => {
  expect(followProposal(of(now), of(before), of(next))).toEqual(of(then));
});

it('what follows is a proposal again', () => {
  const proposed = (language: 'pt' | 'de') => markProposed(of({ languages: [language] }), ['languages']);
  const followed = followProposal(proposed('pt'), proposed('pt'), proposed('de'));
  expect(isProposed(followed, 'languages')).toBe(true);
  const own = { ...proposed('pt'), languages: ['en' as const] };
  expect(isProposed(followProposal(own, proposed('pt'), proposed('de')), 'languages')).toBe(false);
});

it('keeps the object when nothing changes', () => {
  const settings = of({ dailyBudget: '20.00' });
  expect(followProposal(settings, emptySettings, emptySettings)).toBe(settings);
});
