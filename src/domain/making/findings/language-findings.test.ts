import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { languageOfTexts } from '#domain/language/text-language.ts';
import { gatherMaterial } from '#domain/making/structure/material.ts';
import { proposeDraft } from '#domain/making/structure/propose.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { loadBuiltInTexts, writtenLanguages } from '#domain/making/texts/built-in-texts.ts';
import { emptyTemplateStores } from '#domain/making/texts/templates.ts';
import { languageFindings, medicineFindings } from './language-findings.ts';

async function materialOf(language: LanguageCode, kind: 'nutra' | 'physical' | 'digital') {
  const builtIn = await loadBuiltInTexts(language);
  const request = { assets: [], product: 'Vitalis Max', language, sheet: { name: 'Vitalis Max', kind } };
  const material = gatherMaterial(request, { stores: emptyTemplateStores, builtIn });
  return { material, pack: builtIn.pack };
}

describe.each(writtenLanguages)('texts in %s', (language) => {
  it.each(['nutra', 'physical', 'digital'] as const)(
    'of a product that is %s tell their language',
    async (kind) => {
      const { keywords, texts } = (await materialOf(language, kind)).material;
      expect(languageOfTexts(texts.titles)).toBe(language);
      expect(languageOfTexts(texts.descriptions)).toBe(language);
      for (const list of [texts.callouts, texts.negative_keywords, keywords.map(({ text }) => text)])
        expect([language, null]).toContain(languageOfTexts(list));
    },
  );
});

describe('the languages of a campaign', async () => {
  const { material, pack } = await materialOf('de', 'nutra');
  const { draft } = proposeDraft({
    material,
    product: { name: 'Vitalis Max', spellings: [], pack },
    language: 'de',
    settings: emptySettings,
    newId: () => '00000000-0000-4000-8000-000000000001',
  });
  const portuguese = (await materialOf('pt', 'nutra')).material;
  const rules = (settings: Partial<typeof draft.settings>, groups = draft.groups) =>
    languageFindings({ settings: { ...draft.settings, ...settings }, groups }).map(({ rule }) => rule);

  it('are silent where all agree', () => {
    expect(rules({})).toEqual([]);
  });

  it.each([
    ['the target', { languages: ['pt'] as LanguageCode[] }, ['target_language']],
    ['callouts', { callouts: [...portuguese.texts.callouts] }, ['asset_language']],
    ['negatives', { negatives: [...portuguese.texts.negative_keywords] }, ['negative_language']],
    ['a target of several languages may hold others', { languages: ['en', 'de'] as LanguageCode[] }, []],
  ])('%s in another language', (_, settings, expected) => {
    expect(rules(settings)).toEqual(expected);
  });

  it('keywords in another language are reported, and the target is mended in one click', () => {
    const keywords = portuguese.keywords.map(({ text }) => ({ text, by: 'list' as const }));
    const [first, ...others] = draft.groups;
    if (!first) throw new Error('No groups.');
    expect(
      rules({}, [{ ...first, keywords }, ...others.map((group) => ({ ...group, keywords: [] }))]),
    ).toEqual(['keyword_language']);
    const [found] = languageFindings({ ...draft, settings: { ...draft.settings, languages: ['pt'] } });
    expect(found).toMatchObject({ text: 'Alemão', fix: { kind: 'settings', change: { languages: ['de'] } } });
  });
});

describe('a medicine', () => {
  const draft = (text: string) => ({
    settings: { ...emptySettings, callouts: [text] },
    groups: [],
  });
  it.each([
    ['Remédio caseiro para neuropathy', true],
    ['medicamento natural', true],
    ['Best medicine for joints', true],
    ['Medikament gegen Schmerzen', true],
    ['remediar o atraso', false],
    ['Gestante, lactante ou usa remédio? Fale com o seu médico antes de usar suplementos.', false],
    ['Pregnancy, allergies, medication', false],
    ['Schwangerschaft, Stillzeit, Arznei', false],
    ['Беременность, аллергия, лекарства', false],
    ['Nosečnost, alergije, zdravila', false],
    ['Pagbubuntis, allergy, gamot', false],
    ['Gravidanza, allergie, farmaci', false],
    ['Hamile misiniz, ilaç mı kullanıyorsunuz?', false],
    ['Remédio para gestante', true],
    ['Suplemento natural', false],
  ])('%s: %s', (text, isFound) => {
    expect(medicineFindings(draft(text), 'nutra').map((found) => found.text)).toEqual(isFound ? [text] : []);
    expect(medicineFindings(draft(text), 'physical')).toEqual([]);
  });
});
