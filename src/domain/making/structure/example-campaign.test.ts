import { expect, it } from 'vitest';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import { makeExampleCampaign } from './example-campaign.ts';
import { adGroupSchema } from './draft.ts';
import { campaignSettingsSchema } from './settings.ts';

const ids = () => {
  let last = 0;
  return () => `group-${++last}`;
};
const example = makeExampleCampaign(await loadBuiltInTexts('pt'), ids());

it('the example has a list with items of every type, and each says where it came from', () => {
  expect(example.lists.map(({ assetType }) => assetType)).toEqual([...assetTypes]);
  for (const { content, origin } of example.lists) {
    expect(content.length).toBeGreaterThan(0);
    expect(origin.product).toBe('Vitalis Max');
  }
});

it('the example is assembled: groups with keywords and ads, of shapes that the product accepts', () => {
  const { settings, groups } = example.draft;
  expect(() => campaignSettingsSchema.parse(settings)).not.toThrow();
  expect(groups.length).toBeGreaterThan(1);
  for (const { id, ...group } of groups) {
    expect(id).toMatch(/^group-/);
    expect(() => adGroupSchema.parse(group)).not.toThrow();
    expect(group.keywords.length).toBeGreaterThan(0);
    expect(group.ads.length).toBeGreaterThan(0);
  }
});

it('nothing in the example names a real shop or address', () => {
  const urls = JSON.stringify(example).match(/https?:\/\/[^"/\s]+/g) ?? [];
  expect([...new Set(urls)]).toEqual(['https://vitalis-max.example']);
});
