import { Alert, Badge, Button, Group, Loader, NativeSelect, Stack, Text } from '@mantine/core';
import { IconRefresh, IconWorldSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PageReport } from '#domain/making/landing-page/finding-codes.ts';
import { compareChecks, type PageCheck } from '#domain/making/landing-page/stored-check.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { pageChecksOptions, useAskForChecks } from '#client/data/page-checks.ts';
import { countText } from '#client/lib/count-text.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { pageFindingLabels } from '#client/parts/page-finding-labels.ts';
import { paths } from '#client/paths.ts';
import { PageFindings } from './page-report.tsx';
import { PastedPage } from './pasted-page.tsx';

/** The pages behind the campaign's ads: the final URL and each sitelink's. */
export function PageTab() {
  const { campaign } = useBuilder();
  const { settings } = useCampaignDraft();
  const pages = [
    { label: '', url: settings.finalUrl },
    ...settings.sitelinks.map(({ text, url }) => ({ label: text, url })),
  ].filter(({ url }) => /^https?:\/\//iu.test(url));
  const { data: checks, error, refetch } = useQuery(pageChecksOptions(campaign.id));
  const ask = useAskForChecks(campaign.id);
  const isBusy = ask.isPending || (checks?.some(({ state }) => state !== 'done') ?? false);
  if (error && checks === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Stack>
      {pages.length === 0 ? (
        <Panel>
          <EmptyState
            icon={IconWorldSearch}
            title="Falta o endereço da página"
            hint="Escreva a URL final. Depois volte aqui e verifique a página antes de gastar com anúncios."
            action={
              <Button component={Link} to={paths.essential(campaign.id, 'finalUrl')} variant="light">
                Informar a URL final
              </Button>
            }
          />
        </Panel>
      ) : (
        <Panel
          title="Verificar página"
          actions={
            <Button
              leftSection={<IconRefresh />}
              loading={isBusy}
              onClick={() => ask.mutate({ pages: pages.map(({ label, url }) => ({ label, url })) })}
            >
              {pages.length === 1 ? 'Verificar agora' : `Verificar as ${pages.length} páginas`}
            </Button>
          }
        >
          <Stack>
            <Text size="sm" c="dimmed">
              Abrimos a página como celular, computador e robô do Google, e lemos o que ela diz.
            </Text>
            {pages.map((page) => (
              <PageHistory
                key={`${page.label} ${page.url}`}
                page={page}
                checks={(checks ?? []).filter(({ label }) => label === page.label)}
              />
            ))}
          </Stack>
        </Panel>
      )}
      <PastedPage />
    </Stack>
  );
}

interface Page {
  label: string;
  url: string;
}

/** One page: its newest check, those before it, and what changed between them. */
function PageHistory({ page, checks }: { page: Page; checks: readonly PageCheck[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const done = checks.filter(({ state }) => state === 'done');
  const open = checks.find(({ state }) => state !== 'done');
  const at = Math.max(
    0,
    done.findIndex(({ id }) => id === chosen),
  );
  const shown = done[at];
  const before = done[at + 1];
  const name = page.label === '' ? 'URL final' : `Sitelink: ${page.label}`;
  return (
    <Stack component="section" gap="xs" aria-label={name}>
      <Group gap="xs">
        <Text fw={600}>{name}</Text>
        {shown?.report && <Count report={shown.report} />}
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {page.url}
      </Text>
      {open && (
        <Group gap="xs" role="status">
          <Loader size="xs" role="none" />
          <Text size="sm">{open.state === 'running' ? 'Lendo a página…' : 'Na fila…'}</Text>
        </Group>
      )}
      {done.length === 1 && shown && (
        <Text size="sm" c="dimmed">
          Verificada em {momentOf(shown)}.
        </Text>
      )}
      {done.length > 1 && (
        <NativeSelect
          label="Histórico"
          w={{ base: '100%', xs: 280 }}
          value={shown?.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={done.map((check) => ({ value: check.id, label: momentOf(check) }))}
        />
      )}
      {shown && shown.url !== page.url && (
        <Alert color="gray">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            O endereço mudou depois desta verificação, que leu {shown.url}.
          </Text>
        </Alert>
      )}
      {shown?.report?.finalUrl && shown.report.finalUrl !== shown.url && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          A visita terminou em {shown.report.finalUrl}
        </Text>
      )}
      {shown?.report && (
        <Stack mt="xs">
          {before?.report && (
            <Changes
              before={before.report}
              now={shown.report}
              title={at === 0 ? 'Comparada com a última vez' : `Comparada com ${momentOf(before)}`}
            />
          )}
          <PageFindings report={shown.report} />
        </Stack>
      )}
      {!shown && !open && (
        <Text size="sm" c="dimmed">
          Ainda não verificada.
        </Text>
      )}
    </Stack>
  );
}

function momentOf({ finishedAt, isWeekly }: PageCheck): string {
  return `${formatMoment(finishedAt ?? '')}${isWeekly ? ' (semanal)' : ''}`;
}

function Count({ report: { findings } }: { report: PageReport }) {
  const found = new Set(findings.map(({ code, severity }) => `${code} ${severity}`)).size;
  const costs = findings.some(({ severity }) => severity === 'bloqueia');
  const color = costs ? 'red' : found > 0 ? 'yellow' : 'green';
  return (
    <Badge variant="light" color={color}>
      {found === 0 ? 'sem apontamentos' : countText(found, 'apontamento', 'apontamentos')}
    </Badge>
  );
}

function Changes({ before, now, title }: { before: PageReport; now: PageReport; title: string }) {
  const { came, went } = compareChecks(before, now);
  const names = (codes: typeof came) => codes.map((code) => pageFindingLabels[code]).join(', ');
  return (
    <Alert color={came.length > 0 ? 'yellow' : 'gray'} title={title}>
      {came.length === 0 && went.length === 0 && 'Nada mudou.'}
      {came.length > 0 && <Text size="sm">Apareceu: {names(came)}.</Text>}
      {went.length > 0 && <Text size="sm">Saiu: {names(went)}.</Text>}
    </Alert>
  );
}
