import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CampaignResult } from '#domain/deciding/comparison/results.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { resultsOptions } from '#client/data/results.ts';

interface CampaignResultsProps {
  ids: readonly string[];
  children: (results: readonly CampaignResult[]) => ReactNode;
}

/** Reads what the reports say of campaigns. */
export function CampaignResults({ ids, children }: CampaignResultsProps) {
  return (
    <Loaded query={useQuery(resultsOptions(ids))} waiting="Somando os relatórios">
      {children}
    </Loaded>
  );
}
