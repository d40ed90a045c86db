import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Finding, FindingLocation } from '#domain/making/findings/finding.ts';
import { applyFix, type Fix } from '#domain/making/findings/fix.ts';
import { type PolicyLevel, policyLevels } from '#domain/making/review/policy-rule.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { signalsOptions } from '#client/data/report-findings.ts';
import { countText } from '#client/lib/count-text.ts';
import { isFirstRead } from '#client/lib/first-read.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { FindingCard } from '#client/parts/finding-card.tsx';
import { type CampaignTab, type MovedTab, paths } from '#client/paths.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { JobError, JobWait } from '#client/parts/draft/job-wait.tsx';
import { useJob } from '#client/parts/draft/use-job.ts';
import { useReview } from '#client/parts/draft/use-review.ts';
import { RefusedAds } from './refused-ads.tsx';
import classes from './review-tab.module.css';
import { ConflictList } from './conflict-list.tsx';

const tabs: Record<FindingLocation['tab'], { tab: CampaignTab | MovedTab; label: string }> = {
  assembly: { tab: 'montagem', label: 'Abrir o grupo' },
  settings: { tab: 'dados', label: 'Abrir os dados' },
  conflicts: { tab: 'conflitos', label: 'Ver o conflito' },
  economics: { tab: 'economia', label: 'Ver a conta da venda' },
};
/** The heights of the result's blocks. */
const blocks = [40, 120, 120, 120];

/** `conflitos`: the negatives that block the campaign's own keywords, each with its ways out. */
const shownParts = [...policyLevels, 'conflitos'] as const;

/** Number of findings shown at once. Further ones appear when these are fixed. */
const SHOWN = 100;

/** Lists all findings about the campaign. None of them blocks the person. */
export function ReviewTab() {
  const { store, campaign } = useBuilder();
  const { data, error, isPlaceholderData, refetch } = useReview();
  const isReading = isFirstRead(useQuery(signalsOptions(campaign.id))); // refused ads stand above the findings
  const { data: conflicts } = useJob('conflicts', {});
  const [params, setParams] = useSearchParams();
  const wantedLevel = params.get('ver');
  const level = shownParts.find((each) => each === wantedLevel) ?? 'all';
  if (error) return <JobError error={error} onRetry={() => void refetch()} />;
  if (data === undefined || isReading)
    return <JobWait name="review" label="Revisando a campanha" blocks={blocks} />;
  const shown = data.filter((each) => level === 'all' || each.level === level);
  function show(part: string): void {
    setParams(part === 'all' ? {} : { ver: part }, { replace: true, preventScrollReset: true });
  }
  const fixes = shown.flatMap(({ fix, level: each }) => (fix && each !== 'dica' ? [fix] : []));
  function mend(all: readonly Fix[]): void {
    store.change((draft) => all.reduce(applyFix, draft));
    notifySuccess(
      all.length === 1 ? 'Corrigido' : `${all.length} correções feitas`,
      'Desfazer traz de volta o que era.',
    );
  }
  const count = (each: PolicyLevel) =>
    isPlaceholderData ? '…' : data.filter((finding) => finding.level === each).length;
  return (
    <Stack aria-busy={isPlaceholderData}>
      <RefusedAds />
      <Group justify="space-between">
        <SegmentedControl
          aria-label="Gravidade"
          classNames={{ label: classes.filter }}
          value={level}
          onChange={show}
          data={[
            { value: 'all', label: `Tudo (${isPlaceholderData ? '…' : data.length})` },
            { value: 'bloqueia', label: `Recusas (${count('bloqueia')})` },
            { value: 'aviso', label: `Avisos (${count('aviso')})` },
            { value: 'dica', label: `Dicas (${count('dica')})` },
            { value: 'conflitos', label: `Conflitos (${conflicts?.length ?? '…'})` },
          ]}
        />
        {level !== 'conflitos' && fixes.length > 1 && (
          <Button variant="default" onClick={() => mend(fixes)}>
            Corrigir {fixes.length} de uma vez
          </Button>
        )}
      </Group>
      {level === 'conflitos' && <ConflictList />}
      {level !== 'conflitos' && shown.length === 0 && (
        <EmptyState
          icon={IconCheck}
          title="Nada a corrigir"
          hint="O Google ainda lê a sua página: confira se ela diz o mesmo que os anúncios."
        />
      )}
      {level !== 'conflitos' &&
        shown
          .slice(0, SHOWN)
          .map((finding, at) => (
            <FindingOf
              key={`${finding.rule}:${finding.text}:${at}`}
              finding={finding}
              onFix={(fix) => mend([fix])}
            />
          ))}
      {level !== 'conflitos' && shown.length > SHOWN && (
        <Text size="sm" c="dimmed">
          Mais {countText(shown.length - SHOWN, 'apontamento aparece', 'apontamentos aparecem')} à medida que
          você corrige os desta lista.
        </Text>
      )}
    </Stack>
  );
}

function FindingOf({ finding, onFix }: { finding: Finding; onFix: (fix: Fix) => void }) {
  const { campaign } = useBuilder();
  const { groups } = useCampaignDraft();
  const { text, location, fix } = finding;
  const { tab, label } = tabs[location.tab];
  const group = groups.find(({ id }) => id === location.groupId);
  const search = group ? `?${new URLSearchParams({ grupo: group.id }).toString()}` : '';
  return (
    <FindingCard
      finding={finding}
      where={[
        group && group.name !== text ? `Grupo: ${group.name}.` : '',
        location.list === undefined ? '' : `Lista de negativas: ${location.list}.`,
      ]}
      buttons={
        <>
          {fix && (
            <Button size="xs" variant="light" onClick={() => onFix(fix)}>
              Corrigir
            </Button>
          )}
          <Button
            component={Link}
            size="xs"
            variant="default"
            to={{ pathname: paths.campaignTab(campaign.id, tab), search }}
          >
            {label}
          </Button>
        </>
      }
    />
  );
}
