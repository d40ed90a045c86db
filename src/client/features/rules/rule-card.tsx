import {
  Button,
  Collapse,
  Group,
  Paper,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Title,
} from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { RuledAccount, ShownRule } from '#domain/deciding/rules/rule.ts';
import {
  type RuleKind,
  type RuleParams,
  ruleTemplates,
  usualParams,
} from '#domain/deciding/rules/templates.ts';
import { FigureInput } from '#client/components/figure-input.tsx';
import { useDryRun, useEditRule, useSaveRule } from '#client/data/rules.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { useFirstMorning } from '#client/parts/use-first-morning.ts';
import { DryRunResult } from './dry-run-result.tsx';
import { ruleWords } from './rule-words.ts';

interface RuleCardProps {
  kind: RuleKind;
  account: RuledAccount;
  /** Null: the account has none of this template yet. */
  rule: ShownRule | null;
}

/** A template: its switch, its numbers, whether it may act by itself, and what it would have done. */
export function RuleCard({ kind, account, rule }: RuleCardProps) {
  const save = useSaveRule();
  const edit = useEditRule();
  const dry = useDryRun();
  const beginMorning = useFirstMorning();
  const [params, setParams] = useState<RuleParams>(rule?.params ?? usualParams(kind));
  const [isOpen, setIsOpen] = useState(false);
  const { title, isActing, hasPast } = ruleTemplates[kind];
  const isOn = rule?.isOn ?? false;
  const mode = rule?.mode ?? 'propose';
  const isChanged = rule !== null && JSON.stringify(params) !== JSON.stringify(rule.params);
  function toggle(on: boolean): void {
    if (rule) edit.mutate({ id: rule.id, isOn: on });
    else save.mutate({ accountId: account.id, kind, mode, params }, { onSuccess: beginMorning });
  }
  return (
    <Paper component="article" withBorder radius="md" p={{ base: 'sm', xs: 'md' }} aria-label={title}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="md">
        <div style={{ minWidth: 0 }}>
          <Title order={3}>{title}</Title>
          <Text size="sm" maw="44rem">
            {ruleWords[kind].sentence(params)}
          </Text>
          {rule?.lastRun != null && (
            <Text size="sm" c="dimmed">
              Olhou em {formatMoment(rule.lastRun)}.
            </Text>
          )}
        </div>
        <Switch
          size="md"
          aria-label={`Ligar: ${title}`}
          checked={isOn}
          disabled={save.isPending || edit.isPending}
          onChange={({ currentTarget }) => toggle(currentTarget.checked)}
        />
      </Group>
      <Group gap="xs" mt="sm">
        {isActing && rule !== null && (
          <SegmentedControl
            size="sm"
            aria-label={`O que ela faz: ${title}`}
            value={mode}
            onChange={(value) => edit.mutate({ id: rule.id, mode: value })}
            data={[
              { value: 'propose', label: 'Propõe' },
              { value: 'act', label: 'Faz sozinha, nos limites' },
            ]}
          />
        )}
        {hasPast && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconHistory size={16} />}
            loading={dry.isPending}
            aria-label={`Ensaiar no passado: ${title}`}
            onClick={() => dry.mutate({ accountId: account.id, kind, mode, params })}
          >
            Ensaiar no passado
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          aria-expanded={isOpen}
          aria-label={`Ajustar: ${title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Fechar' : 'Ajustar'}
        </Button>
      </Group>
      <Collapse expanded={isOpen}>
        <Stack gap="sm" mt="xs">
          <Figures kind={kind} params={params} onChange={setParams} />
          {isChanged && (
            <Group>
              <Button size="sm" loading={edit.isPending} onClick={() => edit.mutate({ id: rule.id, params })}>
                Salvar números
              </Button>
            </Group>
          )}
        </Stack>
      </Collapse>
      {dry.data && <DryRunResult run={dry.data} />}
    </Paper>
  );
}

function Figures({
  kind,
  params,
  onChange,
}: {
  kind: RuleKind;
  params: RuleParams;
  onChange: (params: RuleParams) => void;
}) {
  const { threshold, hasWindow } = ruleWords[kind];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      {threshold && (
        <FigureInput
          label={threshold.label}
          suffix={threshold.suffix ?? ''}
          isWhole={threshold.isWhole ?? false}
          min={0.1}
          max={1e7}
          value={params.threshold}
          onChange={(value) => onChange({ ...params, threshold: value })}
        />
      )}
      {hasWindow && (
        <FigureInput
          isWhole
          label="Dias que ela olha"
          min={1}
          max={90}
          value={params.window}
          onChange={(value) => onChange({ ...params, window: value })}
        />
      )}
      {hasWindow && (
        <FigureInput
          isWhole
          label="Últimos dias de fora"
          min={0}
          max={14}
          value={params.delay}
          onChange={(value) => onChange({ ...params, delay: value })}
        />
      )}
      <FigureInput
        isWhole
        label="Dias até repetir"
        min={1}
        max={90}
        value={params.cooldown}
        onChange={(value) => onChange({ ...params, cooldown: value })}
      />
      <FigureInput
        isWhole
        label="Por dia, no máximo"
        min={1}
        max={50}
        value={params.cap}
        onChange={(value) => onChange({ ...params, cap: value })}
      />
    </SimpleGrid>
  );
}
