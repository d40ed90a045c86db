import { Alert, Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import type { FoundCampaign } from '#domain/measuring/reports/account-files.ts';
import { countText } from '#client/lib/count-text.ts';
import { recognisedText } from '#client/parts/report-words.ts';
import { PeriodFields } from '../upload/period-fields.tsx';
import {
  type Answers,
  findGap,
  isLoose,
  LEAVE,
  needsPeriod,
  newCampaignAt,
  type Destination,
  type Questions,
} from './door-state.ts';

interface DoorQuestionsProps {
  questions: Questions;
  first: Answers;
  onAnswer: (answers: Answers) => void;
  onCancel: () => void;
}

const leave = { value: LEAVE, label: 'Deixar de fora' };

/** Asks once, for all files, what they do not contain: which campaign is which, and their days. */
export function DoorQuestions({ questions, first, onAnswer, onCancel }: DoorQuestionsProps) {
  const { found, known, files } = questions;
  const [{ destinations, loose }, setAnswers] = useState(first);
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const period = start !== '' && end !== '' && start <= end ? { start, end } : null;
  const answers = { destinations, loose, period };
  const gap = findGap(questions, answers);
  const own = known.map(({ id, name }) => ({ value: id, label: name }));
  const looseFiles = files.filter(isLoose);
  const undated = files.filter(needsPeriod);
  return (
    <Stack gap="md" role="group" aria-label="Para onde vai cada campanha">
      {found.length > 0 && (
        <FoundCampaigns
          found={found}
          own={own}
          destinations={destinations}
          onChange={(at, destination) =>
            setAnswers({ destinations: destinations.with(at, destination), loose, period: null })
          }
        />
      )}
      {looseFiles.length > 0 && (
        <LooseFiles
          files={looseFiles}
          choices={destinationsOf(found, own, destinations)}
          chosen={loose}
          onChange={(id, destination) =>
            setAnswers({ destinations, loose: new Map([...loose, [id, destination]]), period: null })
          }
        />
      )}
      {undated.length > 0 && (
        <Days files={undated} start={start} end={end} onStart={setStart} onEnd={setEnd} />
      )}
      {gap !== null && (
        <Alert color="yellow" variant="light" py="xs">
          {gap}
        </Alert>
      )}
      <Group>
        <Button disabled={gap !== null} onClick={() => onAnswer(answers)}>
          Salvar {countText(files.length, 'arquivo', 'arquivos')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancelar
        </Button>
      </Group>
    </Stack>
  );
}

interface Choice {
  value: Destination;
  label: string;
}

interface FoundCampaignsProps {
  found: readonly FoundCampaign[];
  own: readonly Choice[];
  destinations: readonly Destination[];
  onChange: (at: number, destination: Destination) => void;
}

function FoundCampaigns({ found, own, destinations, onChange }: FoundCampaignsProps) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {found.length === 1
          ? 'Estes arquivos têm 1 campanha do Google Ads'
          : `Estes arquivos têm ${found.length} campanhas do Google Ads`}
      </Title>
      <Text size="sm" c="dimmed">
        Diga uma vez qual é qual. Na próxima, elas já vão para o lugar certo.
      </Text>
      {found.map((each, at) => (
        <Select
          key={`${each.name} ${each.ids.join(' ')}`}
          label={nameOf(each)}
          description={`Em ${countText(each.files, 'arquivo', 'arquivos')}${each.match === null ? '' : ', já reconhecida'}`}
          searchable
          allowDeselect={false}
          data={[
            ...own.filter(({ value }) => isProposed(each, value)),
            { value: newCampaignAt(at), label: `Criar a campanha ${nameOf(each)}` },
            ...own.filter(({ value }) => !isProposed(each, value)),
            leave,
          ]}
          value={destinations[at] ?? LEAVE}
          onChange={(destination) => destination !== null && onChange(at, destination)}
          maw={520}
        />
      ))}
    </Stack>
  );
}

interface LooseFilesProps {
  files: Questions['files'];
  choices: readonly Choice[];
  chosen: Answers['loose'];
  onChange: (id: string, destination: Destination) => void;
}

/** Files that name no campaign. */
function LooseFiles({ files, choices, chosen, onChange }: LooseFilesProps) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {countText(files.length, 'arquivo não diz', 'arquivos não dizem')} de que campanha é
      </Title>
      {files.map(({ id, file, facts: { report } }) => (
        <Select
          key={id}
          label={file.name}
          description={recognisedText(report)}
          placeholder="Escolha a campanha"
          searchable
          allowDeselect={false}
          data={choices}
          value={chosen.get(id) === '' ? null : (chosen.get(id) ?? null)}
          onChange={(destination) => destination !== null && onChange(id, destination)}
          maw={520}
        />
      ))}
    </Stack>
  );
}

/** Where a file without a campaign can go: each place once. */
function destinationsOf(
  found: readonly FoundCampaign[],
  own: readonly Choice[],
  destinations: readonly Destination[],
): Choice[] {
  const hasNone = own.length === 0 && found.length === 0;
  const choices = [
    ...found.map((each, at) => ({ value: destinations[at] ?? LEAVE, label: nameOf(each) })),
    ...own,
    ...(hasNone ? [{ value: newCampaignAt(0), label: 'Criar uma campanha' }] : []),
    leave,
  ];
  return choices.filter(({ value }, at) => choices.findIndex((each) => each.value === value) === at);
}

interface DaysProps extends ComponentProps<typeof PeriodFields> {
  files: Questions['files'];
}

function Days({ files, ...period }: DaysProps) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        De que período?
      </Title>
      <Text size="sm" c="dimmed">
        {files.map(({ file }) => file.name).join(', ')}
      </Text>
      <PeriodFields {...period} />
    </Stack>
  );
}

function isProposed({ match, likely }: FoundCampaign, id: string): boolean {
  return id === match || likely.includes(id);
}

function nameOf({ name, ids, isOneOfSeveral }: FoundCampaign): string {
  const shown = name === '' ? 'Linhas sem campanha' : name;
  return isOneOfSeveral && ids.length > 0 ? `${shown} (${ids.join(', ')})` : shown;
}
