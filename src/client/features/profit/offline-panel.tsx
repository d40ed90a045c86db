import { Alert, Button, Checkbox, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  adjustmentFile,
  conversionFile,
  findNameProblem,
  type OfflineFile,
} from '#domain/measuring/profit/offline-files.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { campaignOrdersOptions } from '#client/data/profit.ts';
import { downloadFile } from '#client/lib/files.ts';
import { countText } from '#client/lib/count-text.ts';
import { KeptNote } from '#client/parts/kept-note.tsx';
import { LeftLines } from './left-lines.tsx';
import { useConversionName } from './use-conversion-name.ts';

const usual = [
  { value: 'America/Sao_Paulo', label: 'Brasília' },
  { value: 'America/Los_Angeles', label: 'Pacífico, EUA (ClickBank)' },
  { value: 'America/New_York', label: 'Leste dos EUA (BuyGoods)' },
  { value: 'Europe/Berlin', label: 'Berlim (Digistore24)' },
  { value: 'Etc/UTC', label: 'UTC' },
];
const others = Intl.supportedValuesOf('timeZone').filter((zone) =>
  usual.every(({ value }) => value !== zone),
);
const zones = [...usual, ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))];

/** Files that tell Google Ads which clicks sold, and which sales were given back. */
export function OfflinePanel({ id }: { id: string }) {
  const query = useQuery(campaignOrdersOptions(id));
  const { data, dataUpdatedAt } = query;
  const { name, setName, keepName } = useConversionName();
  const [timeZone, setTimeZone] = useState('America/Sao_Paulo');
  const [endOfDay, setEndOfDay] = useState(false);
  const files = useMemo(() => {
    if (data === undefined) return null;
    const { orders } = data;
    const without = { timeZone, endOfDay, now: dataUpdatedAt };
    return {
      conversions: (conversionName: string) => conversionFile(orders, { ...without, conversionName }),
      adjustments: (conversionName: string) => adjustmentFile(orders, { ...without, conversionName }),
    };
  }, [data, timeZone, endOfDay, dataUpdatedAt]);
  const problem = findNameProblem(name);
  return (
    <Panel title="Conversões para o Google Ads" isFolded>
      <Stack>
        <Text size="sm">
          Um arquivo com as vendas aprovadas que têm gclid, para o Google aprender com o que vendeu de
          verdade. Envie em Metas &gt; Conversões &gt; Uploads.
        </Text>
        <Alert variant="light" color="gray" role="note">
          O Google já trata este envio por arquivo como legado e recomenda o Gerenciador de dados (Data
          Manager). Enquanto a sua conta aceitar o arquivo, ele serve.
        </Alert>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="Ação de conversão"
            description="O nome, igual ao do Google Ads: sem ele não há arquivo"
            maxLength={100}
            value={name}
            error={name !== '' && problem !== null ? problem : undefined}
            onChange={({ currentTarget: { value } }) => setName(value)}
            onBlur={keepName}
          />
          <Select
            label="Fuso das horas do arquivo da rede"
            description="Para as horas que não dizem o seu"
            searchable
            data={zones}
            value={timeZone}
            onChange={(value) => setTimeZone(value ?? timeZone)}
          />
        </SimpleGrid>
        <Checkbox
          label="Vendas sem hora entram com 23:59:59 do seu dia"
          checked={endOfDay}
          onChange={({ currentTarget: { checked } }) => setEndOfDay(checked)}
        />
        <KeptNote kept={data?.kept} />
        <Loaded query={query} waiting="Buscando as vendas">
          {({ all, orders }) =>
            all > orders.length && (
              <Text size="sm">Só as {numberText(orders.length)} vendas mais novas entram.</Text>
            )
          }
        </Loaded>
        {files && (
          <>
            <FileRow
              title="Conversões"
              note="Uma linha para cada venda aprovada."
              fileName="faisca_conversoes.csv"
              fileWith={files.conversions}
              name={problem === null ? name.trim() : null}
            />
            <FileRow
              title="Ajustes"
              note="Desfaz (RETRACT) as vendas devolvidas que você já enviou e corrige as devolvidas em parte."
              fileName="faisca_ajustes.csv"
              fileWith={files.adjustments}
              name={problem === null ? name.trim() : null}
            />
          </>
        )}
      </Stack>
    </Panel>
  );
}

interface FileRowProps {
  title: string;
  note: string;
  fileName: string;
  fileWith: (conversionName: string) => OfflineFile;
  /** The name of the conversion action; null while none can stand in a file. */
  name: string | null;
}

/** The name goes into the file at the press, so that counting many lines waits for no key. */
function FileRow({ title, note, fileName, fileWith, name }: FileRowProps) {
  const { lines, left } = useMemo(() => fileWith(''), [fileWith]);
  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Group justify="space-between">
        <Stack gap={0} flex="1 1 16rem">
          <Text fw={600}>
            {title}: {countText(lines, 'linha', 'linhas')}
          </Text>
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        </Stack>
        <Button
          variant="light"
          leftSection={<IconDownload />}
          disabled={lines === 0 || name === null}
          onClick={() => name !== null && downloadFile(fileName, fileWith(name).csv, 'text/csv')}
        >
          Baixar {title.toLowerCase()}
        </Button>
      </Group>
      <LeftLines left={left} />
    </Stack>
  );
}
