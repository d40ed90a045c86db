import { Alert, Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type Caps, capsSchema, customerId } from '#domain/deciding/bridge/messages.ts';
import { FailedRead } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { bridgesOptions, useCreateBridge } from '#client/data/bridges.ts';
import { useSchemaForm } from '#client/lib/schema-form.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { BridgeCard } from './bridge-card.tsx';
import { BridgeScript } from './bridge-script.tsx';
import { CapsFields } from './caps-fields.tsx';

const formSchema = z.object({ customerId });

/** The scripts in Google Ads: a new one, and what each has brought and carried out. */
export function BridgePanel() {
  const bridges = useQuery(bridgesOptions);
  const create = useCreateBridge();
  const [kind, setKind] = useState<'account' | 'manager'>('account');
  const [caps, setCaps] = useState<Caps>(() => capsSchema.parse({}));
  const form = useSchemaForm(formSchema, { initialValues: { customerId: '' } });
  const send = form.onSubmit((values) =>
    create.mutate({ kind, caps, ...values }, { onSuccess: () => form.reset() }),
  );
  return (
    <Panel title="Script do Google Ads">
      <Stack gap="lg">
        <Text size="sm" maw="44rem">
          Um texto que você cola uma vez no Google Ads. De hora em hora ele traz os relatórios da conta e
          aplica só as mudanças que você aprovou. <HelpLink to="script">Como funciona</HelpLink>
        </Text>
        <form onSubmit={send}>
          <Stack gap="sm">
            <Group align="flex-end" gap="md">
              <SegmentedControl
                aria-label="Tipo de conta"
                value={kind}
                onChange={(value) => setKind(value === 'manager' ? 'manager' : 'account')}
                data={[
                  { value: 'account', label: 'Uma conta' },
                  { value: 'manager', label: 'Conta de administrador' },
                ]}
              />
              <TextInput
                label="Número da conta"
                placeholder="123-456-7890"
                inputMode="numeric"
                {...form.getInputProps('customerId')}
              />
              <Button type="submit" variant="light" loading={create.isPending}>
                Criar o script
              </Button>
            </Group>
            <CapsFields caps={caps} onChange={setCaps} />
          </Stack>
        </form>
        {create.data && <BridgeScript script={create.data.script} />}
        <FailedRead query={bridges} />
        {bridges.data?.map((bridge) => (
          <BridgeCard key={bridge.id} bridge={bridge} />
        ))}
        <Alert color="gray" variant="light" title="O que sai da sua conta do Google Ads">
          Números, palavras, textos dos anúncios, alterações sem o e-mail de quem as fez e os códigos dos
          cliques (gclid). Ainda não vimos o script rodar em uma conta real: antes da primeira execução, use
          “Visualizar” e leia os registros. Se o Google mudar o nome de um botão, siga o sentido do passo.
        </Alert>
      </Stack>
    </Panel>
  );
}
