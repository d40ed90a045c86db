import { Alert, Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { FoundCampaign } from '#domain/measuring/reports/account-files.ts';
import { DayInput } from '#client/components/day-input.tsx';
import { countText } from '#client/lib/count-text.ts';
import { recognisedText } from '#client/parts/report-words.ts';
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
  const hasNone = own.length === 0 && found.length === 0;
  const onlyNew = hasNone ? [{ value: newCampaignAt(0), label: 'Criar uma campanha' }] : [];
  const leave = { value: LEAVE, label: 'Deixar de fora' };
  const looseFiles = files.filter(isLoose);
  const undated = files.filter(needsPeriod);
  const setDestination = (at: number, destination: Destination) =>
    setAnswers({ destinations: destinations.with(at, destination), loose, period: null });
  return (
    <Stack gap="md" role="group" aria-label="Para onde vai cada campanha">
      {found.length > 0 && (
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
              onChange={(destination) => destination !== null && setDestination(at, destination)}
              maw={520}
            />
          ))}
        </Stack>
      )}
      {looseFiles.length > 0 && (
        <Stack gap="xs">
          <Title order={3} size="h5">
            {countText(looseFiles.length, 'arquivo não diz', 'arquivos não dizem')} de que campanha é
          </Title>
          {looseFiles.map(({ id, file, facts: { report } }) => (
            <Select
              key={id}
              label={file.name}
              description={recognisedText(report)}
              placeholder="Escolha a campanha"
              searchable
              allowDeselect={false}
              data={[
                ...found.map((each, at) => ({ value: destinations[at] ?? LEAVE, label: nameOf(each) })),
                ...own,
                ...onlyNew,
                leave,
              ].filter(({ value }, at, all) => all.findIndex((each) => each.value === value) === at)}
              value={loose.get(id) === '' ? null : (loose.get(id) ?? null)}
              onChange={(destination) =>
                destination !== null &&
                setAnswers({
                  destinations,
                  loose: new Map([...loose, [id, destination]]),
                  period: null,
                })
              }
              maw={520}
            />
          ))}
        </Stack>
      )}
      {undated.length > 0 && (
        <Stack gap="xs">
          <Title order={3} size="h5">
            De que período?
          </Title>
          <Text size="sm" c="dimmed">
            {undated.map(({ file }) => file.name).join(', ')}
          </Text>
          <Group align="flex-start">
            <DayInput label="Primeiro dia" value={start} onChange={setStart} w={160} />
            <DayInput
              label="Último dia"
              value={end}
              onChange={setEnd}
              w={160}
              error={start !== '' && end !== '' && start > end ? 'Antes do primeiro dia' : undefined}
            />
          </Group>
        </Stack>
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

function isProposed({ match, likely }: FoundCampaign, id: string): boolean {
  return id === match || likely.includes(id);
}

function nameOf({ name, ids, isOneOfSeveral }: FoundCampaign): string {
  const shown = name === '' ? 'Linhas sem campanha' : name;
  return isOneOfSeveral && ids.length > 0 ? `${shown} (${ids.join(', ')})` : shown;
}
