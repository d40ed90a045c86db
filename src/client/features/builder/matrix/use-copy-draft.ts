import { useQuery, useQueryClient } from '@tanstack/react-query';
import { findLocalWords, type LocalWord } from '#domain/making/findings/local-words.ts';
import {
  type CampaignCopy,
  copyFields,
  type CopyTarget,
  type DroppedFact,
  forTarget,
  groupContents,
  inWordsOfMarket,
  sheetFor,
  withoutTexts,
} from '#domain/making/structure/copy-draft.ts';
import { gatherMaterial } from '#domain/making/structure/material.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { marketOf } from '#domain/language/market-words.ts';
import type { Replaces } from '#domain/language/replace-words.ts';
import type { BuiltInTexts } from '#domain/making/texts/content/types.ts';
import { proposeDraft } from '#domain/making/structure/propose.ts';
import type { FunnelLevel } from '#domain/making/texts/content/funnel.ts';
import { builtInTextsOptions, useTemplateStores } from '#client/data/templates.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import { useBuilder, useCampaignDraft, useDraftState } from '#client/parts/draft/draft-context.ts';
import { ownLanguage } from './target-options.ts';

/** The words that the target's market has for those of the campaign's. */
function replacesOf({ pack }: BuiltInTexts, { country }: CopyTarget): Replaces {
  const market = marketOf(country);
  return (market && pack?.countries[market]?.replaces) ?? [];
}

/** The copy has keywords of the stages that the campaign has. */
function stagesOf({ groups }: CampaignDraft): FunnelLevel[] {
  const found = new Set(groups.flatMap(({ keywords }) => keywords.flatMap(({ funnel }) => funnel ?? [])));
  return found.size === 0 ? ['bottom'] : [...found];
}

/** A copy before it is stored, with what needs other words. */
export interface CopyDraft {
  copy: CampaignCopy;
  /** Whether the texts are the campaign's own, or made anew in the target's language. */
  isSameLanguage: boolean;
  /** Whether the built-in texts know the language. */
  hasTexts: boolean;
  /** Facts of the sheet that the copy does not have. */
  dropped: DroppedFact[];
  words: LocalWord[];
  counts: { groups: number; keywords: number; ads: number };
}

/**
 * Makes the copy for a target. The same draft and target give the same copy.
 * @param product the name with which texts in another language are made.
 */
export function useCopyDraft(target: CopyTarget, product: string) {
  const { campaign } = useBuilder();
  const { revision } = useDraftState();
  const draft = useCampaignDraft();
  const stores = useTemplateStores();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['copy-draft', campaign.id, target, product, revision],
    queryFn: async (): Promise<CopyDraft> => {
      const own = { countries: draft.settings.countries, language: ownLanguage(campaign, draft.settings) };
      const isSameLanguage = own.language === target.language;
      const { sheet, dropped } = sheetFor(campaign.sheet, target, own);
      const builtIn = await queryClient.query(builtInTextsOptions(target.language));
      const copied: CampaignDraft = isSameLanguage
        ? inWordsOfMarket(draft, replacesOf(builtIn, target))
        : proposeDraft({
            material: gatherMaterial(
              { assets: [], product, language: target.language, sheet },
              { stores, builtIn },
            ),
            product: { name: product, spellings: sheet.spellings ?? [], pack: builtIn.pack },
            settings: withoutTexts(draft.settings),
            language: target.language,
            stages: stagesOf(draft),
            newId: randomUuid,
          }).draft;
      return {
        copy: {
          campaign: copyFields(campaign, target, sheet),
          settings: forTarget(copied.settings, target),
          groups: groupContents(copied),
        },
        dropped,
        isSameLanguage,
        hasTexts: builtIn.pack !== null,
        words: findLocalWords(copied, target.country),
        counts: {
          groups: copied.groups.length,
          keywords: copied.groups.reduce((sum, { keywords }) => sum + keywords.length, 0),
          ads: copied.groups.reduce((sum, { ads }) => sum + ads.length, 0),
        },
      };
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}
