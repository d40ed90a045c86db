import { Select, Text, UnstyledButton } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { microsText } from '#domain/shared/money.ts';
import { countIgnoredTerms, groupKey } from '#domain/deciding/report-findings/ignored.ts';
import { tiers } from '#domain/deciding/search-terms/evidence.ts';
import {
  type Grouping,
  groupings,
  type Study,
  type StudiedGroup,
} from '#domain/deciding/search-terms/study-terms.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { CutMiddle } from '#client/components/cut-middle.tsx';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { ItemMenu } from '../actions/item-menu.tsx';
import { PromoteDialog, type Promotion } from '../actions/promote-dialog.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';
import { IgnoredSwitch } from '../ignored-switch.tsx';
import { groupingLabels, groupName, rateText, reasonText, tierLabels } from '../study/evidence-words.ts';
import { TierBadge } from '../study/tier-badge.tsx';
import { BlockButton } from './block-button.tsx';
import { BlockCertain } from './block-certain.tsx';
import { BlockSelected } from './block-selected.tsx';
import { blockNote } from '../study/blocking-changes.ts';
import { GroupDrawer } from './group-drawer.tsx';
import { TargetButton } from './target-button.tsx';

/** The groups of terms, those with the best evidence first. */
export function TermsTable({ study, picker }: { study: Study; picker: ReactNode }) {
  const { currency, ignored, ignore } = useWorkbench();
  const [by, setBy] = useState<Grouping>('words');
  const [withIgnored, setWithIgnored] = useState(false);
  const [opened, setOpened] = useState<StudiedGroup | null>(null);
  const [promotion, setPromotion] = useState<Promotion | null>(null);
  const columns = useMemo(() => columnsOf(currency, setOpened), [currency]);
  const all = study.groups.filter((group) => group.by === by);
  const rows = useMemo(
    () => study.groups.filter((group) => group.by === by && (withIgnored || !ignored.has(groupKey(group)))),
    [study, by, withIgnored, ignored],
  );
  const hidden = all.filter((group) => ignored.has(groupKey(group))).length + countIgnoredTerms(ignored);
  return (
    <>
      <DataTable
        name="termos"
        columns={columns}
        rows={rows}
        rowName={(group) => `Palavras ${groupName(group)}`}
        none="Nenhum grupo de termos aqui."
        before={
          <>
            <Select
              size="xs"
              w={130}
              aria-label="Agrupar por"
              value={by}
              onChange={(value) => setBy(value ?? 'words')}
              data={groupings.map((value) => ({ value, label: groupingLabels[value] }))}
            />
            {picker}
            <TargetButton />
          </>
        }
        after={(found) => (
          <>
            <IgnoredSwitch count={hidden} checked={withIgnored} onChange={setWithIgnored} />
            <BlockCertain groups={found} />
          </>
        )}
        selected={(chosen, clear) => <BlockSelected groups={chosen} onDone={clear} />}
        actions={{
          width: 158,
          render: (group) => (
            <>
              <BlockButton group={group} />
              <ItemMenu
                name={groupName(group)}
                isIgnored={ignored.has(groupKey(group))}
                onIgnore={(isIgnored) => ignore([groupKey(group)], isIgnored)}
                onPromote={promote(group, false)}
                onMove={promote(group, true)}
              />
            </>
          ),
        }}
      />
      <GroupDrawer
        group={opened}
        withIgnored={withIgnored}
        onClose={() => setOpened(null)}
        onPromote={setPromotion}
      />
      <PromoteDialog promotion={promotion} onClose={() => setPromotion(null)} />
    </>
  );

  function promote({ examples }: StudiedGroup, isMove: boolean) {
    const texts = examples.filter(({ conversions }) => conversions > 0).map(({ text }) => text);
    return texts.length > 0 ? () => setPromotion({ texts, isMove }) : undefined;
  }
}

function columnsOf(currency: string, onOpen: (group: StudiedGroup) => void): DataColumn<StudiedGroup>[] {
  const money = (micros: number) => microsText(micros, currency);
  const cpa = ({ counts: { costMicros, conversions } }: StudiedGroup) =>
    conversions > 0 ? costMicros / conversions : null;
  return [
    {
      id: 'palavras',
      label: 'Palavras',
      size: 150,
      value: groupName,
      cell: (group) => (
        <UnstyledButton
          fz="inherit"
          fw={600}
          maw="100%"
          aria-label={`Ver termos de ${groupName(group)}`}
          onClick={() => onOpen(group)}
        >
          <CutMiddle>{groupName(group)}</CutMiddle>
        </UnstyledButton>
      ),
    },
    {
      id: 'custo',
      label: 'Custo',
      size: 112,
      isNumber: true,
      hasBar: true,
      value: ({ counts }) => counts.costMicros,
      text: ({ counts }) => money(counts.costMicros),
    },
    {
      id: 'vendas',
      label: 'Vendas',
      size: 76,
      isNumber: true,
      value: ({ counts }) => counts.conversions,
      text: ({ counts }) => numberText(counts.conversions),
    },
    {
      id: 'cpa',
      label: 'Custo/venda',
      size: 108,
      isNumber: true,
      isWideOnly: true,
      value: cpa,
      text: (group) => {
        const value = cpa(group);
        return value === null ? '–' : money(value);
      },
    },
    {
      id: 'cliques',
      label: 'Cliques',
      size: 76,
      isNumber: true,
      isWideOnly: true,
      value: ({ counts }) => counts.clicks,
      text: ({ counts }) => numberText(counts.clicks),
    },
    {
      id: 'certeza',
      label: 'Certeza',
      size: 168,
      isFacet: true,
      value: ({ tier }) => tiers.indexOf(tier),
      text: ({ tier }) => tierLabels[tier],
      cell: (group) => <TierBadge tier={group.tier} />,
    },
    {
      id: 'termos',
      label: 'Termos',
      size: 76,
      isNumber: true,
      isExtra: true,
      value: ({ counts }) => counts.terms,
      text: ({ counts }) => numberText(counts.terms),
    },
    {
      id: 'porque',
      label: 'Por quê',
      size: 420,
      isExtra: true,
      value: (group) => reasonText(group),
      text: (group) => [reasonText(group), rateText(group), blockNote(group)].filter(Boolean).join(' '),
      cell: (group) => (
        <Text span size="sm" c="dimmed">
          {reasonText(group)}
        </Text>
      ),
    },
  ];
}
