import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { countText } from '#client/lib/count-text.ts';
import { paths } from '#client/paths.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { recognisedText, sumsText } from '#client/parts/report-words.ts';
import type { Landed, StoredPart } from './door-state.ts';

/** The most files that are listed one by one at first. */
const SHORT = 6;

/** The result of the import: where each file went, and what was left out, with the reason. */
export function DoorSummary({ landed }: { landed: readonly Landed[] }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const stored = landed.filter(({ parts }) => parts.some(({ isKnown }) => !isKnown));
  const known = landed.filter(({ parts }) => parts.length > 0 && parts.every(({ isKnown }) => isKnown));
  const out = landed.filter(({ parts }) => parts.length === 0);
  const campaigns = new Set(stored.flatMap(({ parts }) => parts.map(({ campaignId }) => campaignId ?? '')));
  campaigns.delete('');
  const isLong = stored.length + known.length > SHORT;
  const isShared = stored.some(({ parts }) => parts.length > 1);
  const counts = [
    storedText(stored.length, known.length),
    ...(campaigns.size > 0 ? [`em ${countText(campaigns.size, 'campanha', 'campanhas')}`] : []),
    ...(known.length > 0 ? [`${known.length} já ${known.length === 1 ? 'estava' : 'estavam'} aqui`] : []),
    ...(out.length > 0 ? [`${out.length} ${out.length === 1 ? 'ficou' : 'ficaram'} de fora`] : []),
  ];
  return (
    <Stack gap="sm" component="section" aria-label="O que foi para onde">
      <Title order={3} size="h5" role="status">
        {counts.join(', ')}
      </Title>
      {stored.length > 0 && <NextStep campaignIds={[...campaigns]} />}
      {out.map((each) => (
        <LandedFile key={each.id} landed={each} />
      ))}
      {out.some(({ report }) => report?.error !== null) && (
        <Text size="sm">
          Traga o arquivo como o Google Ads ou a sua rede o baixou, em CSV, sem abrir antes em uma planilha.{' '}
          <HelpLink to="relatorios">Onde baixar cada um</HelpLink>
        </Text>
      )}
      {isLong && (
        <Stack gap={2}>
          {destinationsOf(stored).map(({ campaignId, name, files }) => (
            <Text key={campaignId ?? ''} size="sm">
              <DestinationName campaignId={campaignId} name={name} />:{' '}
              {countText(files, 'arquivo', 'arquivos')}
            </Text>
          ))}
          {isShared && (
            <Text size="sm" c="dimmed">
              Um arquivo de várias campanhas aparece em cada uma, com as linhas dela.
            </Text>
          )}
        </Stack>
      )}
      {isLong && (
        <Group>
          <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? 'Fechar a lista' : 'Ver arquivo por arquivo'}
          </Button>
        </Group>
      )}
      {(isOpen || !isLong) && [...stored, ...known].map((each) => <LandedFile key={each.id} landed={each} />)}
    </Stack>
  );
}

function storedText(stored: number, known: number): string {
  if (stored > 0) return countText(stored, 'arquivo salvo', 'arquivos salvos');
  return known > 0 ? 'Nenhum arquivo novo' : 'Nenhum arquivo salvo';
}

/** What the files were brought for: the actions of the only campaign, or those of all, as after the sales of an account. */
function NextStep({ campaignIds }: { campaignIds: readonly string[] }) {
  const [first = '', ...others] = campaignIds;
  const to = first !== '' && others.length === 0 ? paths.campaignTab(first, 'problemas') : paths.dashboard;
  return (
    <Group>
      <Button component={Link} to={to} rightSection={<IconArrowRight />}>
        Ver o que vale a pena fazer
      </Button>
    </Group>
  );
}

/** A file with what became of it. */
export function LandedFile({ landed: { name, report, parts, left } }: { landed: Landed }) {
  const isIn = parts.length > 0;
  return (
    <Group component="article" aria-label={name} wrap="nowrap" align="flex-start" gap="xs">
      {isIn ? <IconCircleCheck aria-hidden="true" /> : <IconAlertTriangle aria-hidden="true" />}
      <Stack gap={2} miw={0}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {report && isIn && (
          <Text size="sm" c="dimmed">
            {recognisedText(report)}
          </Text>
        )}
        {parts.map((part) => (
          <PartLine key={part.campaignId ?? ''} part={part} />
        ))}
        {left.map((why) => (
          <Text key={why} size="sm">
            De fora: {why}
          </Text>
        ))}
        {report?.warnings.map((warning) => (
          <Text key={warning} size="sm" c="dimmed">
            {warning}
          </Text>
        ))}
      </Stack>
    </Group>
  );
}

function PartLine({ part: { campaignId, name, report, isKnown } }: { part: StoredPart }) {
  const sums = isKnown ? 'já estava aqui' : sumsText(report, report.rows);
  return (
    <Text size="sm">
      <DestinationName campaignId={campaignId} name={name} />: {sums}
    </Text>
  );
}

function DestinationName({ campaignId, name }: Pick<StoredPart, 'campaignId' | 'name'>) {
  if (campaignId === null) return name;
  return (
    <Anchor component={Link} to={paths.campaignTab(campaignId, 'relatorios')} fz="inherit">
      {name}
    </Anchor>
  );
}

/** Where files went, and how many. */
function destinationsOf(stored: readonly Landed[]) {
  const destinations = new Map<string | null, Pick<StoredPart, 'campaignId' | 'name'> & { files: number }>();
  for (const { campaignId, name } of stored.flatMap(({ parts }) => parts))
    destinations.set(campaignId, { campaignId, name, files: (destinations.get(campaignId)?.files ?? 0) + 1 });
  return [...destinations.values()];
}
