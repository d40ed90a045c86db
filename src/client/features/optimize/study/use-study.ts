import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { parseNewKeyword } from '#domain/ads/keyword.ts';
import type { Target } from '#domain/deciding/search-terms/evidence.ts';
import { mergeByText, type Term } from '#domain/deciding/search-terms/term.ts';
import { aboutProduct } from '#domain/making/structure/about-product.ts';
import { useBuilder, useCampaignDraft, useDraftState } from '#client/parts/draft/draft-context.ts';
import { jobOptions } from '#client/parts/jobs/job-options.ts';
import { MICROS } from '#domain/shared/money.ts';

export interface StudyChoice {
  /** What a sale may cost without loss, as an exact decimal; null while unknown. */
  breakEven: string | null;
  limit: string | null;
  multiple: number;
  competitors: string;
}

/**
 * The terms in groups with their evidence, made in the worker.
 * @param reading tells one reading of the reports from another.
 */
export function useStudy(
  terms: readonly Term[],
  reading: string,
  { breakEven, limit, multiple, competitors }: StudyChoice,
) {
  const { campaign } = useBuilder();
  const { revision } = useDraftState();
  const draft = useCampaignDraft();
  const { name, language, sheet } = aboutProduct(campaign);
  const key = [campaign.id, reading, revision, breakEven, limit, multiple, competitors];
  const options = jobOptions('studyTerms', key, () => ({
    terms: mergeByText(terms),
    language,
    product: { name, sheet },
    options: {
      target: targetOf({ breakEven, limit, multiple }),
      competitors: namesIn(competitors),
      own: [name, ...(sheet.spellings ?? [])],
      keywords: draft.groups.flatMap(({ keywords }) =>
        keywords.map(({ text }) => parseNewKeyword(text).text),
      ),
    },
  }));
  const enabled = breakEven !== null && Number(breakEven) > 0 && terms.length > 0;
  return useQuery({ ...options, enabled, placeholderData: keepPreviousData });
}

export function targetOf({ breakEven, limit, multiple }: Omit<StudyChoice, 'competitors'>): Target {
  const limitMicros = limit === null ? null : Number(limit) * MICROS;
  return { cpaMicros: Number(breakEven) * MICROS, multiple, limitMicros };
}

function namesIn(typed: string): string[] {
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
