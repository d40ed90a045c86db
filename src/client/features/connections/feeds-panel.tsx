import {
  Alert,
  Badge,
  Button,
  Code,
  Group,
  List,
  Paper,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ConversionFeed,
  type CreatedFeed,
  type NewFeed,
  newFeedSchema,
} from '#domain/measuring/profit/conversion-feed.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { FailedRead } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { bridgesOptions } from '#client/data/bridges.ts';
import { feedsOptions, useCreateFeed, useDeleteFeed } from '#client/data/connections.ts';
import { countText } from '#client/lib/count-text.ts';
import { showFieldErrors, useSchemaForm } from '#client/lib/schema-form.ts';
import { FeedLines } from './feed-lines.tsx';

const formats = [
  { value: 'data-manager', label: 'Gerenciador de dados (HTTPS)' },
  { value: 'legacy', label: 'Upload programado (antigo)' },
];
const scriptFormat = { value: 'script', label: 'Pelo script do Google Ads' };
const kinds = [
  { value: 'conversions', label: 'Conversões' },
  { value: 'adjustments', label: 'Ajustes: reembolsos e chargebacks' },
];
const formatNames: Record<NewFeed['format'], string> = {
  legacy: 'Upload programado',
  'data-manager': 'Gerenciador de dados',
  script: 'Pelo script',
};
const consents = [
  { value: '', label: 'Não informar' },
  { value: 'yes', label: 'Concedido' },
  { value: 'no', label: 'Negado' },
];
const consentOf = (value: string | null) => (value === 'yes' ? true : value === 'no' ? false : null);
const textOf = (consent: boolean | null | undefined) =>
  consent === true ? 'yes' : consent === false ? 'no' : '';
const moments = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** Files that Google downloads. */
export function FeedsPanel() {
  const create = useCreateFeed();
  const sent = create.variables;
  const feeds = useQuery(feedsOptions);
  const { data = [] } = feeds;
  const { data: bridges = [] } = useQuery(bridgesOptions);
  const accounts = bridges.flatMap((bridge) => bridge.accounts);
  const form = useSchemaForm(newFeedSchema, {
    initialValues: {
      action: '',
      format: 'data-manager',
      kind: 'conversions',
      adUserData: null,
      adPersonalization: null,
      customerId: null,
    },
  });
  const isByScript = form.values.format === 'script';
  const send = form.onSubmit((values) =>
    create.mutate(values, { onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <Panel title="Devolver conversões ao Google Ads">
      <Text size="sm" mb="md" maw="44rem">
        Cada venda com clique vira uma conversão no Google Ads, com o valor da comissão. O Google busca o
        arquivo de tempos em tempos, ou o seu script envia. Use um para cada ação de conversão; reembolsos e
        chargebacks vão em um arquivo de ajustes.
      </Text>
      <form onSubmit={send}>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          <TextInput
            label="Ação de conversão"
            description="O nome igual ao do Google Ads"
            {...form.getInputProps('action')}
          />
          <Select
            label="Formato"
            description="Como elas chegam ao Google"
            data={accounts.length > 0 ? [...formats, scriptFormat] : formats}
            allowDeselect={false}
            {...form.getInputProps('format')}
            onChange={(value) =>
              form.setValues({
                format: value as NewFeed['format'], // one of the options above
                kind: value === 'script' ? 'conversions' : form.values.kind, // scripts send no adjustments
                customerId: value === 'script' ? (accounts[0]?.customerId ?? null) : null,
              })
            }
          />
          {isByScript ? (
            <Select
              label="Conta"
              description="O script desta conta envia"
              data={accounts.map(({ customerId, name }) => ({
                value: customerId,
                label: `${name} (${customerId})`,
              }))}
              allowDeselect={false}
              {...form.getInputProps('customerId')}
            />
          ) : (
            <Select
              label="Conteúdo"
              description="Um arquivo para cada um"
              data={kinds}
              allowDeselect={false}
              {...form.getInputProps('kind')}
            />
          )}
          <Consent
            label="Dados para anúncios"
            value={form.values.adUserData}
            onChange={(value) => form.setFieldValue('adUserData', value)}
          />
          <Consent
            label="Personalização de anúncios"
            value={form.values.adPersonalization}
            onChange={(value) => form.setFieldValue('adPersonalization', value)}
          />
        </SimpleGrid>
        <Button type="submit" mt="md" variant="light" loading={create.isPending}>
          {isByScript ? 'Enviar pelo script' : 'Criar arquivo'}
        </Button>
      </form>
      {create.data && sent?.format !== 'script' && <NewFeedAddress key={create.data.id} feed={create.data} />}
      {create.data && sent?.format === 'script' && (
        <Alert mt="md" variant="light" title="O script envia">
          Cada venda com clique vai um dia depois de feita, na execução seguinte. O script só envia se isso
          está nos limites dele: em “Copiar de novo”, ligue “Enviar vendas como conversões” e cole o texto
          novo.
        </Alert>
      )}
      <Stack gap="sm" mt={data.length > 0 ? 'lg' : 0}>
        <FailedRead query={feeds} />
        {data.map((feed) => (
          <FeedRow key={feed.id} feed={feed} />
        ))}
      </Stack>
    </Panel>
  );
}

interface ConsentProps {
  label: string;
  value: boolean | null | undefined;
  onChange: (value: boolean | null) => void;
}

function Consent({ label, value, onChange }: ConsentProps) {
  return (
    <Select
      label={label}
      description="Consentimento de quem compra"
      data={consents}
      allowDeselect={false}
      value={textOf(value)}
      onChange={(chosen) => onChange(consentOf(chosen))}
    />
  );
}

function NewFeedAddress({ feed: { url, user, password } }: { feed: CreatedFeed }) {
  const lines = [
    ['URL', url],
    ['Usuário', user],
    ['Senha', password],
  ] as const;
  return (
    <Alert mt="md" variant="light" title="Endereço do arquivo">
      <Text size="sm" mb="xs">
        Copie agora: por segurança, endereço e senha não aparecem de novo.
      </Text>
      {lines.map(([label, value]) => (
        <Text key={label} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {label}: <Code>{value}</Code>
        </Text>
      ))}
      <List type="ordered" size="sm" mt="xs" spacing={4}>
        <List.Item>
          No Google Ads, abra Ferramentas &gt; Gerenciador de dados &gt; Conectar produto &gt; HTTPS.
        </List.Item>
        <List.Item>Cole URL, usuário e senha, e escolha conversões off-line como uso.</List.Item>
        <List.Item>Ligue cada coluna ao seu campo e programe a busca para todos os dias.</List.Item>
      </List>
    </Alert>
  );
}

function FeedRow({ feed }: { feed: ConversionFeed }) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useDeleteFeed();
  const { id, action, kind, format, lastPulledAt, served, refused } = feed;
  const isScript = format === 'script';
  const pulled =
    lastPulledAt === null
      ? `${isScript ? 'O script ainda não enviou' : 'O Google ainda não buscou'}.`
      : `${isScript ? 'Último envio' : 'Última busca'}: ${moments.format(new Date(lastPulledAt))}.`;
  return (
    <Paper withBorder radius="md" p="sm" component="article" aria-label={action}>
      <Group justify="space-between" gap="xs">
        <div>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {action}
            </Text>
            <Badge variant="light">{kind === 'conversions' ? 'Conversões' : 'Ajustes'}</Badge>
            <Badge variant="light" color="gray">
              {formatNames[format]}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {pulled}{' '}
            {isScript
              ? `${countText(served, 'enviada', 'enviadas')}; só o Google diz se aceitou`
              : countText(served, 'linha entregue', 'linhas entregues')}
            {refused > 0 && `, ${countText(refused, 'recusada', 'recusadas')} pelo Google`}.
          </Text>
        </div>
        <Group gap="xs">
          <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Esconder linhas' : 'Ver linhas'}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            onClick={() =>
              confirmAction({
                title: 'Revogar o arquivo',
                message: 'Ele não é mais buscado nem enviado. As conversões que o Google já tem ficam.',
                confirmLabel: 'Revogar',
                onConfirm: () => remove.mutate(id),
              })
            }
          >
            Revogar
          </Button>
        </Group>
      </Group>
      {isOpen && <FeedLines feedId={id} />}
    </Paper>
  );
}
