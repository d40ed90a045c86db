import { describe, expect, it } from 'vitest';
import type { PolicyQuestion } from '#domain/making/review/policy.ts';
import type { PolicyFinding } from '#domain/making/review/policy-rule.ts';
import { emptyPromotion } from '#domain/making/structure/campaign-assets.ts';
import type { CampaignDraft, DraftGroup } from '#domain/making/structure/draft.ts';
import { type CampaignSettings, emptySettings } from '#domain/making/structure/settings.ts';
import { policyFindings } from './policy-findings.ts';

const group: DraftGroup = { id: 'g', name: 'G', position: 1, keywords: [], negatives: [], ads: [] };
const ofSettings = (own: Partial<CampaignSettings>): CampaignDraft => ({
  settings: { ...emptySettings, ...own },
  groups: [],
});
const ofGroup = (own: Partial<DraftGroup>): CampaignDraft => ({
  settings: emptySettings,
  groups: [{ ...group, ...own }],
});
const ofAd = (titles: string[], descriptions: string[]) =>
  ofGroup({
    ads: [
      {
        titles: titles.map((text) => ({ text })),
        descriptions: descriptions.map((text) => ({ text })),
        path1: '',
        path2: '',
        finalUrl: '',
      },
    ],
  });
const x = (length: number) => 'x'.repeat(length);
const rule: PolicyFinding = { rule: 'capitals', level: 'bloqueia', source: 'Google' };
/** What is found where each text that begins with a `!` breaks the rule. */
const findings = (draft: CampaignDraft, found: Partial<PolicyFinding> = {}) =>
  policyFindings(draft, {
    product: 'Vitalis',
    productKind: 'nutra',
    read: ({ text }) => (text.startsWith('!') ? [{ ...rule, rewrite: text.slice(1), ...found }] : []),
  });

const inPart = (part: string) => ({ tab: 'settings', part });
const assembly = { tab: 'assembly', groupId: 'g' };
const link = { text: 'A', desc1: 'B', desc2: 'C', url: '' };
const item = { header: 'A', description: 'B', amount: null, unit: null, url: '' };

describe('a text that breaks a rule', () => {
  it.each<[where: string, draft: CampaignDraft, location: object, fix: object | null]>([
    [
      'a keyword',
      ofGroup({ keywords: [{ text: '!a', by: 'list' }] }),
      assembly,
      { kind: 'keyword', from: '!a', to: 'a' },
    ],
    [
      'a negative of a group',
      ofGroup({ negatives: ['!a'] }),
      assembly,
      { kind: 'negative', from: '!a', to: 'a', groupId: 'g' },
    ],
    ['a title', ofAd(['A', '!a'], ['B']), assembly, { kind: 'text', of: 'titles', from: '!a', to: 'a' }],
    [
      'a description',
      ofAd(['A'], ['B', '!a']),
      assembly,
      { kind: 'text', of: 'descriptions', from: '!a', to: 'a' },
    ],
    [
      'a negative',
      ofSettings({ negatives: ['!a'] }),
      inPart('negatives'),
      { kind: 'negative', from: '!a', to: 'a', groupId: null },
    ],
    [
      'a sitelink',
      ofSettings({ sitelinks: [{ ...link, text: '!a' }] }),
      inPart('assets'),
      { kind: 'text', of: 'sitelinks', from: '!a', to: 'a' },
    ],
    [
      'its first line',
      ofSettings({ sitelinks: [{ ...link, desc1: '!a' }] }),
      inPart('assets'),
      { kind: 'text', of: 'sitelinks', from: '!a', to: 'a' },
    ],
    [
      'its second line',
      ofSettings({ sitelinks: [{ ...link, desc2: '!a' }] }),
      inPart('assets'),
      { kind: 'text', of: 'sitelinks', from: '!a', to: 'a' },
    ],
    [
      'a callout',
      ofSettings({ callouts: ['!a'] }),
      inPart('assets'),
      { kind: 'text', of: 'callouts', from: '!a', to: 'a' },
    ],
    [
      'a promotion',
      ofSettings({ promotions: [{ ...emptyPromotion, target: '!a' }] }),
      inPart('promotions'),
      { kind: 'text', of: 'promotions', from: '!a', to: 'a' },
    ],
    ['a value', ofSettings({ snippets: [{ header: 'Types', values: ['!a'] }] }), inPart('assets'), null],
    [
      'a price',
      ofSettings({
        prices: [{ type: 'Brands', qualifier: null, language: null, items: [{ ...item, header: '!a' }] }],
      }),
      inPart('business'),
      null,
    ],
    ['a name', ofSettings({ businessNames: ['!a'] }), inPart('business'), null],
  ])('%s is told where it stands, and mended', (_, draft, location, fix) => {
    expect(findings(draft)).toEqual([
      { ...rule, text: '!a', location, count: 1, suggestion: 'a', ...(fix && { fix }) },
    ]);
  });

  it.each<[what: string, draft: CampaignDraft, found: Partial<PolicyFinding>, isMended: boolean]>([
    ['a title of 30 characters', ofAd(['!'], []), { rewrite: x(30) }, true],
    ['a title of 31 characters', ofAd(['!'], []), { rewrite: x(31) }, false],
    [
      'a line of 35 characters',
      ofSettings({ sitelinks: [{ ...link, desc1: '!' }] }),
      { rewrite: x(35) },
      true,
    ],
    [
      'a line of 36 characters',
      ofSettings({ sitelinks: [{ ...link, desc1: '!' }] }),
      { rewrite: x(36) },
      false,
    ],
    [
      'a keyword no longer than it was',
      ofGroup({ keywords: [{ text: `!${x(99)}`, by: 'list' }] }),
      { rewrite: x(100) },
      true,
    ],
    [
      'a keyword longer than it was',
      ofGroup({ keywords: [{ text: `!${x(99)}`, by: 'list' }] }),
      { rewrite: x(101) },
      false,
    ],
    ['a long title that stays too long', ofAd([`!${x(35)}`], []), { rewrite: x(35) }, false],
    [
      'a claim, which only a person can say in another way',
      ofSettings({ callouts: ['!'] }),
      { rule: 'cure', rewrite: 'a' },
      false,
    ],
  ])('%s', (_, draft, found, isMended) => {
    const [first] = findings(draft, found);
    expect(first?.suggestion).toBe(found.rewrite);
    expect(first?.fix !== undefined).toBe(isMended);
  });

  it.each([undefined, '!a', ' '])('has no suggestion where the other text is %j', (rewrite) => {
    const [first] = policyFindings(ofSettings({ callouts: ['!a'] }), {
      product: '',
      productKind: 'physical',
      read: () => [{ ...rule, ...(rewrite !== undefined && { rewrite }) }],
    });
    expect(first).toEqual({ ...rule, text: '!a', location: inPart('assets'), count: 1 });
  });

  it('tells the words that break it', () => {
    expect(findings(ofSettings({ callouts: ['!a'] }), { words: ['a'] })[0]?.words).toEqual(['a']);
  });

  it('is read once with its product, and counted; a blank one is not read', () => {
    const questions: PolicyQuestion[] = [];
    const found = policyFindings(ofSettings({ callouts: ['!a', ' ', '!a'], negatives: ['!a'] }), {
      product: 'Vitalis',
      productKind: 'nutra',
      read: (question) => {
        questions.push(question);
        return [rule];
      },
    });
    expect(questions).toEqual(
      ['negative_keywords', 'callouts'].map((kind) => ({
        kind,
        text: '!a',
        product: 'Vitalis',
        productKind: 'nutra',
      })),
    );
    expect(found.map(({ count }) => count)).toEqual([1, 2]);
  });
});
