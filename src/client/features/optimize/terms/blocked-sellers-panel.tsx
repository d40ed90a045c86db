import { Button, Collapse, Group, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMemo } from 'react';
import { applyFix } from '#domain/making/findings/fix.ts';
import {
  type BlockedSeller,
  blockedSales,
  findBlockedSellers,
  negativesOfDraft,
  negativesOfReport,
} from '#domain/deciding/search-terms/blocked-sellers.ts';
import type { StoredNegative } from '#domain/measuring/reports/stored.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { type MendList, useMendList } from '#client/parts/mend-list.tsx';
import { countText } from '#client/lib/count-text.ts';

interface BlockedSellersPanelProps {
  terms: readonly Term[];
  /** The account's negatives, from their report. */
  negatives: readonly StoredNegative[];
}

const TITLE = 'Negativas que bloqueiam quem comprava';
const SHOWN = 10;
const NAMED = 4;

/** Negatives that block searches which sold. They are the most expensive mistake, and the easiest to solve. */
export function BlockedSellersPanel({ terms, negatives }: BlockedSellersPanelProps) {
  const draft = useCampaignDraft();
  const found = useMemo(
    () => findBlockedSellers([...negativesOfDraft(draft), ...negativesOfReport(negatives)], terms),
    [draft, negatives, terms],
  );
  const [isOpen, panel] = useDisclosure();
  const mend = useMendList();
  if (found.length === 0) return null;
  return (
    <Paper component="section" withBorder radius="md" px="md" py={6} aria-label={TITLE}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {countText(found.length, 'negativa bloqueia', 'negativas bloqueiam')} quem comprava:{' '}
          {countText(blockedSales(found), 'venda', 'vendas')}
        </Text>
        <Button size="xs" variant="light" aria-expanded={isOpen} onClick={panel.toggle}>
          {isOpen ? 'Fechar' : 'Resolver'}
        </Button>
      </Group>
      <Collapse expanded={isOpen}>
        <Stack component="ul" gap="sm" p={0} m={0} mt="sm" style={{ listStyle: 'none' }}>
          {found.slice(0, SHOWN).map((blocked, at) => (
            <Blocked key={`${at}:${blocked.negative.written}`} blocked={blocked} mend={mend} />
          ))}
        </Stack>
        {found.length > SHOWN && (
          <Text size="sm" c="dimmed" mt="sm">
            Mais {countText(found.length - SHOWN, 'negativa aparece', 'negativas aparecem')} à medida que você
            resolve as desta lista.
          </Text>
        )}
      </Collapse>
    </Paper>
  );
}

interface BlockedProps {
  blocked: BlockedSeller;
  mend: MendList;
}

function Blocked({ blocked: { negative, terms, conversions }, mend }: BlockedProps) {
  const { store } = useBuilder();
  const { written, groupId, list, isHere, adGroup } = negative;
  const texts = [...new Set(terms.map(({ text }) => text))];
  const names = texts.slice(0, NAMED);
  const more = texts.length > NAMED ? ` e mais ${texts.length - NAMED}` : '';
  function remove(): void {
    if (list) {
      mend(list, written, null);
      return;
    }
    store.change((draft) => applyFix(draft, { kind: 'negative', from: written, to: null, groupId }));
    notifySuccess('Negativa removida desta campanha', 'Remova-a também no Google Ads, se ela já estiver lá.');
  }
  return (
    <Group component="li" justify="space-between" align="flex-start" aria-label={`Negativa ${written}`}>
      <Stack gap={2} flex="1 1 16rem" miw={0}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {written}
        </Text>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          Bloqueia {countText(conversions, 'venda', 'vendas')}: {names.join(', ')}
          {more}
        </Text>
        <Text size="sm" c="dimmed">
          {list
            ? `Na lista ${list.name}, de ${countText(list.campaignIds.length, 'campanha', 'campanhas')}`
            : isHere
              ? 'Nesta campanha'
              : 'No Google Ads, pelo relatório de negativas: remova-a lá'}
          {adGroup === null ? '' : `, grupo ${adGroup}`}
        </Text>
      </Stack>
      {isHere && (
        <Button
          size="sm"
          variant="light"
          color="red"
          aria-label={list ? `Remover a negativa ${written} da lista` : `Remover a negativa ${written}`}
          onClick={remove}
        >
          {list ? 'Remover da lista' : 'Remover'}
        </Button>
      )}
    </Group>
  );
}
