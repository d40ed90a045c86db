import { Badge, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Activity } from '#domain/making/campaign/activity.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { activityOptions } from '#client/data/activity.ts';
import { countText } from '#client/lib/count-text.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import classes from './dashboard.module.css';

/** Shown until the person has activity of their own. */
const samples: readonly { what: string; when: string }[] = [
  { what: '62 palavras-chave salvas em "FitMax Brasil"', when: 'há 1 hora' },
  { what: 'Campanha "FitMax Brasil" criada', when: 'há 2 horas' },
  { what: '13 títulos salvos em "Massageador Portátil"', when: 'ontem' },
  { what: 'Campanha "Massageador Portátil" atualizada', when: 'há 3 dias' },
];

export function RecentActivity() {
  return (
    <Panel title="Atividade recente">
      <Loaded query={useQuery(activityOptions)} waiting={<ActivitySkeleton />}>
        {(activities) => (activities.length === 0 ? <Samples /> : <Activities activities={activities} />)}
      </Loaded>
    </Panel>
  );
}

/** What the entries of a new account will look like. */
function Samples() {
  return (
    <>
      <Text size="xs" c="dimmed" mb={8}>
        Nada seu ainda: o que você criar aparece assim.
      </Text>
      <ul className={classes.activities}>
        {samples.map(({ what, when }) => (
          <Entry key={what} what={what} when={when} isSample />
        ))}
      </ul>
    </>
  );
}

function Activities({ activities }: { activities: Activity[] }) {
  return (
    <ul className={classes.activities}>
      {activities.slice(0, samples.length).map((activity) => (
        <Entry key={activity.at + activity.type} what={describe(activity)} when={formatMoment(activity.at)} />
      ))}
    </ul>
  );
}

/** As tall as the sample entries, which most new accounts see next. */
function ActivitySkeleton() {
  return (
    <Stack gap={8} role="status" aria-label="Carregando atividade">
      {samples.map(({ what }) => (
        <Skeleton key={what} h={42} />
      ))}
    </Stack>
  );
}

function Entry({ what, when, isSample = false }: { what: string; when: string; isSample?: boolean }) {
  return (
    <li>
      <Text size="sm" className={classes.what} {...(isSample && { c: 'dimmed' })}>
        {what}
      </Text>
      <Group gap="xs">
        <Text size="xs" c="dimmed">
          {when}
        </Text>
        {isSample && (
          <Badge color="gray" variant="light" size="xs">
            Exemplo
          </Badge>
        )}
      </Group>
    </li>
  );
}

function describe(activity: Activity): string {
  const { campaignName } = activity;
  if (activity.type === 'asset_saved') {
    const { assetType, itemCount } = activity;
    return `${generatorViews[assetType].label}: ${countText(itemCount, 'item', 'itens')} em "${campaignName}"`;
  }
  return `Campanha "${campaignName}" ${activity.type === 'campaign_created' ? 'criada' : 'atualizada'}`;
}
