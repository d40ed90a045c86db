import { Button, Select, Stack, Text } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { intents } from '#domain/language/intents.ts';
import type { AccountCampaign } from '#domain/deciding/advice/account-table.ts';
import {
  type BidFit,
  bidFit,
  type Competition,
  type KeywordIdea,
  mostPerClick,
  type StoredIdea,
  toIdea,
} from '#domain/measuring/reports/keyword-ideas.ts';
import { MICROS, amountText } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { useAddAsset } from '#client/data/campaign-lists.ts';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { shareText } from '#client/components/change-text.tsx';
import { paths } from '#client/paths.ts';

interface IdeasTableProps {
  ideas: readonly StoredIdea[];
  /** What campaigns earned, by which a bid is judged. */
  earned: readonly AccountCampaign[];
}

/** The planner's keywords against what the account has and can pay; chosen ones become a list of a campaign. */
export function IdeasTable({ ideas, earned }: IdeasTableProps) {
  const { data: campaigns = [] } = useQuery(campaignsOptions);
  const [chosen, setChosen] = useState<string | null>(null);
  const into = chosen ?? campaigns[0]?.id ?? null;
  const own = earned.find(({ id }) => id === into);
  const currency = own?.total.currency ?? null;
  const most = own ? mostPerClick(own.limit, own.total.clicks, own.total.sales / MICROS) : null;
  const columns = useMemo(() => columnsOf(most, currency).map(whenLookedAt), [most, currency]);
  const navigate = useNavigate();
  const add = useAddAsset();
  function makeList(rows: readonly StoredIdea[], clear: () => void): void {
    if (into === null) return;
    const content = rows.map(({ text }) => text);
    add.mutate(
      { campaignId: into, asset: { assetType: 'keywords', name: 'Ideias do Planejador', content } },
      {
        onSuccess: () => {
          clear();
          notifySuccess(
            'Lista criada',
            `${countText(content.length, 'palavra', 'palavras')} na campanha. Em Montagem elas entram nos grupos por intenção.`,
          );
          void navigate(paths.campaign(into));
        },
      },
    );
  }
  return (
    <Stack gap="xs">
      <Select
        label="Para a campanha"
        description={
          most === null || currency === null
            ? 'Com vendas e custos dela, cada lance é comparado com o que um clique pode custar.'
            : `Um clique pode custar até ${amountText(most, currency)} sem prejuízo.`
        }
        placeholder="Crie uma campanha primeiro"
        searchable
        allowDeselect={false}
        maw={420}
        data={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
        value={into}
        onChange={setChosen}
      />
      <DataTable
        name="ideias do planejador"
        columns={columns}
        rows={ideas}
        rowName={nameOf}
        selected={(rows, clear) => (
          <Button
            size="xs"
            leftSection={<IconListCheck />}
            disabled={into === null}
            loading={add.isPending}
            onClick={() => makeList(rows, clear)}
          >
            Criar lista na campanha
          </Button>
        )}
      />
      <Text size="sm" c="dimmed">
        Os lances são os do topo da página, como o Planejador os estima. Filtre por intenção e escolha as
        linhas.
      </Text>
    </Stack>
  );
}

const nameOf = ({ text }: StoredIdea) => text;

const made = new WeakMap<StoredIdea, KeywordIdea>();

/** An idea is made when its row is first looked at: many thousands at once would block the page. */
function ideaOf(stored: StoredIdea): KeywordIdea {
  const known = made.get(stored);
  if (known) return known;
  const idea = toIdea(stored);
  made.set(stored, idea);
  return idea;
}

function whenLookedAt({ value, text, ...column }: DataColumn<KeywordIdea>): DataColumn<StoredIdea> {
  const { cell: _cell, total: _total, ...plain } = column;
  return {
    ...plain,
    value: (row) => value(ideaOf(row)),
    ...(text && { text: (row: StoredIdea) => text(ideaOf(row)) }),
  };
}

const competitionWords: Record<Competition, string> = { low: 'Baixa', medium: 'Média', high: 'Alta' };
const fitWords: Record<BidFit, string> = {
  fits: 'Cabe',
  partly: 'Só o lance baixo',
  above: 'Acima do que rende',
  unknown: 'Não se sabe',
};

function columnsOf(most: number | null, currency: string | null): DataColumn<KeywordIdea>[] {
  const comparable = (idea: KeywordIdea) => (idea.currency === currency ? most : null);
  return [
    { id: 'palavra', label: 'Palavra-chave', size: 220, value: ({ text }) => text },
    {
      id: 'pesquisas',
      label: 'Pesquisas/mês',
      size: 130,
      isNumber: true,
      hasBar: true,
      value: ({ searches }) => searches?.high ?? null,
      text: ({ searches }) => searchesText(searches),
    },
    {
      id: 'mudou',
      label: '3 meses',
      size: 84,
      isNumber: true,
      value: ({ change }) => change,
      text: ({ change }) => shareText(change),
    },
    {
      id: 'concorrencia',
      label: 'Concorrência',
      size: 112,
      isFacet: true,
      value: ({ competition }) => (competition === null ? '' : competitionWords[competition]),
    },
    {
      id: 'lance',
      label: 'Lance (topo)',
      size: 150,
      isNumber: true,
      value: ({ lowBid }) => lowBid,
      text: bidText,
    },
    {
      id: 'cabe',
      label: 'Cabe?',
      size: 140,
      isFacet: true,
      value: (idea) => fitWords[bidFit(idea, comparable(idea))],
    },
    {
      id: 'intencao',
      label: 'Intenção',
      size: 130,
      isFacet: true,
      value: ({ intent }) => (intent === null ? 'Outra' : intents[intent].label),
    },
    {
      id: 'tem',
      label: 'Já na conta',
      size: 96,
      isFacet: true,
      value: ({ isOwned }) => (isOwned ? 'Sim' : 'Não'),
    },
  ];
}

function searchesText(searches: KeywordIdea['searches']): string {
  if (searches === null) return '';
  const { low, high } = searches;
  return low === high ? numberText(low) : `${numberText(low)} a ${numberText(high)}`;
}

function bidText({ lowBid, highBid, currency }: KeywordIdea): string {
  if (lowBid === null) return '';
  const money = (amount: number) => (currency === null ? numberText(amount) : amountText(amount, currency));
  return highBid === null ? money(lowBid) : `${money(lowBid)} a ${money(highBid)}`;
}
