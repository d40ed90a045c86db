import { Alert, Badge, Button, Group, Loader, NativeSelect, Stack, Text } from '@mantine/core';
import { IconRefresh, IconWorldSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
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
            hint="Escreva a URL final na aba Dados. Depois volte aqui e verifique a página antes de gastar com anúncios."
            action={
              <Button component={Link} to={paths.campaignTab(campaign.id, 'dados')} variant="light">
                Abrir os dados
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
        {shown?.report && <Count found={shown.report.findings.length} />}
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {page.url}
      </Text>
      {open && (
        <Group gap="xs" role="status">
          <Loader size="xs" />
          <Text size="sm">{open.state === 'running' ? 'Lendo a página…' : 'Na fila…'}</Text>
        </Group>
      )}
      {done.length > 1 && (
        <NativeSelect
          label="Histórico"
          w={{ base: '100%', xs: 280 }}
          value={shown?.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={done.map(({ id, finishedAt, isWeekly }) => ({
            value: id,
            label: `${formatMoment(finishedAt ?? '')}${isWeekly ? ' (semanal)' : ''}`,
          }))}
        />
      )}
      {shown?.report && before?.report && <Changes before={before.report} now={shown.report} />}
      {shown?.report && <PageFindings report={shown.report} />}
      {!shown && !open && (
        <Text size="sm" c="dimmed">
          Ainda não verificada.
        </Text>
      )}
    </Stack>
  );
}

function Count({ found }: { found: number }) {
  return (
    <Badge variant="light" tt="none" color={found === 0 ? 'green' : 'yellow'}>
      {found === 0 ? 'sem apontamentos' : countText(found, 'apontamento', 'apontamentos')}
    </Badge>
  );
}

type Compared = Parameters<typeof compareChecks>[0];

function Changes({ before, now }: { before: Compared; now: Compared }) {
  const { came, went } = compareChecks(before, now);
  const names = (codes: typeof came) => codes.map((code) => pageFindingLabels[code]).join(', ');
  return (
    <Alert color={came.length > 0 ? 'yellow' : 'gray'} title="Comparada com a última vez">
      {came.length === 0 && went.length === 0 && 'Nada mudou.'}
      {came.length > 0 && <Text size="sm">Apareceu: {names(came)}.</Text>}
      {went.length > 0 && <Text size="sm">Saiu: {names(went)}.</Text>}
    </Alert>
  );
}
