import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Finding } from '#domain/making/findings/finding.ts';
import { applyFix, type Fix } from '#domain/making/findings/fix.ts';
import { isEssentialFact } from '#domain/making/findings/missing-facts.ts';
import { type PolicyLevel, policyLevels } from '#domain/making/review/policy-rule.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { signalsOptions } from '#client/data/report-findings.ts';
import { countText } from '#client/lib/count-text.ts';
import { isFirstRead } from '#client/lib/first-read.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { FindingCard } from '#client/parts/finding-card.tsx';
import { paths } from '#client/paths.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { JobError, JobWait } from '#client/parts/draft/job-wait.tsx';
import { useSpendCurrency } from '#client/parts/draft/use-economics.ts';
import { useJob } from '#client/parts/draft/use-job.ts';
import { useReview } from '#client/parts/draft/use-review.ts';
import { RefusedAds } from './refused-ads.tsx';
import classes from './review-tab.module.css';
import { ConflictList } from './conflict-list.tsx';

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
  const { groups } = useCampaignDraft();
  const currency = useSpendCurrency();
  const { text, location, fix } = finding;
  const group = groups.find(({ id }) => id === location.groupId);
  return (
    <FindingCard
      finding={finding}
      currency={currency}
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
          <PlaceLink finding={finding} />
        </>
      }
    />
  );
}

/** Leads to what the finding is about: a panel beside the review, or the section, group or filter that has it. */
function PlaceLink({ finding: { text, location } }: { finding: Finding }) {
  const { id } = useBuilder().campaign;
  const { groups } = useCampaignDraft();
  const { tab, part, groupId } = location;
  if (part !== undefined && isEssentialFact(part)) {
    const label = text === '' ? 'Preencher' : 'Alterar';
    return <PanelLink panel={{ painel: 'essencial', campo: part }} label={label} />;
  }
  if (tab === 'economics') return <PanelLink panel={{ painel: 'economia' }} label="Ver a conta da venda" />;
  const group = groups.find((each) => each.id === groupId);
  const places = {
    assembly: {
      to: {
        pathname: paths.campaignTab(id, 'montagem'),
        search: group ? new URLSearchParams({ grupo: group.id }).toString() : '',
      },
      label: 'Abrir o grupo',
    },
    settings: {
      to: part === undefined ? paths.campaignTab(id, 'dados') : paths.settingsSection(id, part),
      label: 'Abrir os dados',
    },
    conflicts: { to: paths.campaignTab(id, 'conflitos'), label: 'Ver o conflito' },
  };
  const { to, label } = places[tab];
  return (
    <Button component={Link} size="xs" variant="default" to={to}>
      {label}
    </Button>
  );
}

/** Opens a panel beside the review, which stays as it is. */
function PanelLink({ panel, label }: { panel: Record<string, string>; label: string }) {
  const [params] = useSearchParams();
  const search = new URLSearchParams({ ...Object.fromEntries(params), ...panel }).toString();
  return (
    <Button component={Link} size="xs" variant="default" to={{ search }} replace preventScrollReset>
      {label}
    </Button>
  );
}
