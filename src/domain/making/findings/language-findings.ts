import { parseKeyword } from '#domain/ads/keyword.ts';
import { languageLabel } from '#domain/ads/languages.ts';
import { foldSearch } from '#domain/language/fold-search.ts';
import { languageOfTexts } from '#domain/language/text-language.ts';
import type { ProductKind } from '#domain/making/review/policy-rule.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { shownTexts } from './draft-texts.ts';
import { type Finding, finding } from './finding.ts';

/** Whether ads, keywords, assets, negatives and the target speak the same language. */
export function languageFindings({ settings, groups }: CampaignDraft): Finding[] {
  const ads = groups.flatMap((group) => group.ads);
  const spoken = languageOfTexts(
    ads.flatMap(({ titles, descriptions }) => [...titles, ...descriptions].map(({ text }) => text)),
  );
  const typed = languageOfTexts(groups.flatMap(({ keywords }) => keywords.map(({ text }) => text)));
  const own = spoken ?? typed;
  if (own === null) return [];
  const [group] = groups;
  const assembly = { tab: 'assembly', ...(group && { groupId: group.id }) } as const;
  const others = (rule: 'asset_language' | 'negative_language', texts: readonly string[]) => {
    const location = { tab: 'settings', part: rule === 'asset_language' ? 'assets' : 'negatives' } as const;
    const found = languageOfTexts(texts);
    return found === null || found === own
      ? []
      : [finding(rule, 'aviso', null, { text: languageLabel(found), location, count: texts.length })];
  };
  return [
    ...(settings.languages.length === 0 || settings.languages.includes(own)
      ? []
      : [
          finding('target_language', 'aviso', 'locations', {
            text: languageLabel(own),
            location: { tab: 'settings', part: 'languages' },
            fix: { kind: 'settings', change: { languages: [own] } },
          }),
        ]),
    ...(typed === null || typed === own
      ? []
      : [finding('keyword_language', 'aviso', null, { text: languageLabel(typed), location: assembly })]),
    ...others('asset_language', settings.callouts),
    ...others(
      'asset_language',
      settings.sitelinks.flatMap(({ text, desc1, desc2 }) => [text, desc1, desc2]),
    ),
    ...others('negative_language', settings.negatives),
  ];
}

/** What a medicine is called, without accents: a supplement is none, and who looks for one buys something else. */
const medicines = new RegExp(
  `(?<![\\p{L}])(?:remedios?|medicamentos?|medicines?|medications?|medicaments?|medikamente?|arznei\\p{L}*|farmac[oi]|` +
    `medicinal[ei]|geneesmiddel\\p{L}*|medicijn\\p{L}*|lakemedel|laegemiddel|legemiddel|medisin|lekarstw[oa]|zdravil[oa]|ilac[ıi]?|` +
    `лекарств[оа]|دواء|gamot)(?![\\p{L}])`,
  'u',
);

/** A caution for who takes a medicine, as our own sitelinks give it: `Gestantes, alergias e remédios` names no product. */
const caution = /(?:gestante|gravid|pregnan|schwanger|беремен|nosecn|buntis|hamile)\p{L}*(?: misiniz)?,/u;

/** Keywords and texts that call a supplement a medicine, each once. */
export function medicineFindings(draft: CampaignDraft, productKind: ProductKind): Finding[] {
  if (productKind !== 'nutra') return [];
  const seen = new Set<string>();
  return shownTexts(draft).flatMap(({ text, location }) => {
    const plain = parseKeyword(text).text;
    const folded = foldSearch(plain);
    if (!medicines.test(folded) || caution.test(folded) || seen.has(plain)) return [];
    seen.add(plain);
    return [finding('medicine_word', 'aviso', 'health', { text, location })];
  });
}
