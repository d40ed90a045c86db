import { Alert, Button, Select, SimpleGrid, TextInput } from '@mantine/core';
import { newSourceSchema } from '#domain/measuring/networks/sources.ts';
import { postbackNetworkIds, postbackNetworks } from '#domain/measuring/networks/postback-networks.ts';
import { Panel } from '#client/components/panel.tsx';
import { useCreateSource } from '#client/data/connections.ts';
import { showFieldErrors, useSchemaForm } from '#client/lib/schema-form.ts';
import { NewAddress } from './new-address.tsx';

const networks = postbackNetworkIds.map((value) => ({ value, label: postbackNetworks[value].label }));

/** Creates a connection and shows its address, which is shown only once. */
export function AddSource() {
  const create = useCreateSource();
  const form = useSchemaForm(newSourceSchema, {
    initialValues: { network: 'hotmart', name: '', key: '' },
  });
  const { network } = form.values;
  const { key } = postbackNetworks[network];
  const send = form.onSubmit((values) =>
    create.mutate(values, {
      onSuccess: () => form.setValues({ name: '', key: '' }),
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  const made = create.data && create.variables ? { ...create.data, network: create.variables.network } : null;
  return (
    <Panel title="Conectar uma rede">
      <form onSubmit={send}>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md">
          <Select
            label="Rede"
            data={networks}
            searchable
            allowDeselect={false}
            {...form.getInputProps('network')}
          />
          <TextInput label="Nome (opcional)" placeholder="Produto ou conta" {...form.getInputProps('name')} />
          {key !== null && (
            <TextInput
              label={key.isRequired ? key.label : `${key.label} (opcional)`}
              autoComplete="off"
              {...form.getInputProps('key')}
            />
          )}
          <Button
            type="submit"
            mt={{ base: 0, sm: 24 }}
            style={{ justifySelf: 'start' }}
            loading={create.isPending}
          >
            Criar endereço
          </Button>
        </SimpleGrid>
      </form>
      {network === 'hotmart' && made?.network !== 'hotmart' && (
        <Alert mt="md" variant="light">
          Na Hotmart, só o produtor recebe avisos. Como afiliado, peça a ele que cadastre o seu endereço.
        </Alert>
      )}
      {made && <NewAddress key={made.url} network={made.network} url={made.url} />}
    </Panel>
  );
}
