import { Button, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { MissingRate } from '#domain/measuring/profit/profit.ts';
import { newRateSchema } from '#domain/measuring/profit/rates.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { DayInput } from '#client/components/day-input.tsx';
import { FailedRead } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { ratesOptions, useDeleteRate, useSaveRate } from '#client/data/profit.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { useSchemaForm } from '#client/lib/schema-form.ts';
import { currencyOptions } from '#client/parts/currencies.ts';

interface RatesPanelProps {
  /** The currency of the account. */
  to: string;
  missing: readonly MissingRate[];
}

/** The rates that the person entered, for all campaigns of the account. */
export function RatesPanel({ to, missing }: RatesPanelProps) {
  const known = useQuery(ratesOptions);
  const { data: rates = [] } = known;
  const remove = useDeleteRate();
  const own = rates.filter((rate) => rate.to === to);
  const [first] = missing;
  return (
    <div id="cotacoes">
      <Panel title="Cotações" isFolded={missing.length === 0}>
        <Stack>
          <Text size="sm">
            Quanto vale em {to} uma unidade de outra moeda. Cada cotação vale do seu dia até a próxima, em
            todas as suas campanhas. A cotação que vier no arquivo da rede tem preferência.
          </Text>
          <RateForm key={`${first?.currency} ${first?.first}`} to={to} first={first} />
          <FailedRead query={known} />
          {own.length > 0 && (
            <Table maw={560}>
              <Table.Tbody>
                {own.map(({ id, from, day, rate }) => (
                  <Table.Tr key={id}>
                    <Table.Td>A partir de {formatPlainDay(day)}</Table.Td>
                    <Table.Td>
                      1 {from} = {rate.replace('.', ',')} {to}
                    </Table.Td>
                    <Table.Td ta="right">
                      <IconButton
                        label={`Excluir a cotação de ${from} de ${formatPlainDay(day)}`}
                        icon={IconTrash}
                        color="red"
                        loading={remove.isPending && remove.variables === id}
                        onClick={() =>
                          confirmAction({
                            title: 'Excluir cotação',
                            message: `A cotação de ${from} a partir de ${formatPlainDay(day)} deixa de contar em todas as suas campanhas.`,
                            confirmLabel: 'Excluir',
                            onConfirm: () =>
                              remove.mutate(id, { onSuccess: () => notifySuccess('Cotação excluída') }),
                          })
                        }
                      />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </Stack>
      </Panel>
    </div>
  );
}

/** @param first the missing rate, which fills the form in. */
function RateForm({ to, first }: { to: string; first: MissingRate | undefined }) {
  const form = useSchemaForm(newRateSchema, {
    initialValues: {
      from: first?.currency ?? (to === 'USD' ? 'BRL' : 'USD'),
      to,
      day: first?.first ?? '',
      rate: '',
    },
  });
  const save = useSaveRate(() => {
    form.setFieldValue('rate', '');
    notifySuccess('Cotação salva');
  });
  return (
    <form onSubmit={form.onSubmit((rate) => save.mutate(rate))} noValidate>
      <Group align="flex-start">
        <Select
          label="Moeda da venda"
          searchable
          data={currencyOptions().filter(({ value }) => value !== to)}
          w={240}
          {...form.getInputProps('from')}
        />
        <DayInput label="A partir do dia" w={160} {...form.getInputProps('day')} value={form.values.day} />
        <TextInput
          label={`Vale em ${to}`}
          inputMode="decimal"
          placeholder="5,4321"
          maxLength={16}
          w={160}
          {...form.getInputProps('rate')}
        />
      </Group>
      <Button type="submit" mt="sm" loading={save.isPending}>
        Salvar cotação
      </Button>
    </form>
  );
}
