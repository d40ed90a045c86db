import { Box, Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';
import { newShareSchema, type SharedField, shareDays } from '#domain/making/campaign/share.ts';
import { Panel } from '#client/components/panel.tsx';
import { sharesOptions, useCreateShare } from '#client/data/shares.ts';
import { useSchemaForm } from '#client/lib/schema-form.ts';
import { NewLink } from './new-link.tsx';
import { ShareList } from './share-list.tsx';

const formSchema = z.pick(newShareSchema, { label: true, days: true });

interface SharePanelProps {
  campaignId: string;
  extras: readonly SharedField[];
}

/** Creates, lists and revokes the links to a campaign. */
export function SharePanel({ campaignId, extras }: SharePanelProps) {
  const create = useCreateShare(campaignId);
  const { data: shares } = useQuery(sharesOptions(campaignId));
  const created = shares?.some(({ id }) => id === create.data?.id) ? create.data : undefined; // until it is revoked
  const daysLabel = useId();
  const form = useSchemaForm(formSchema, {
    initialValues: { label: '', days: shareDays[0] },
  });
  const send = form.onSubmit((values) =>
    create.mutate({ ...values, extras: [...extras] }, { onSuccess: () => form.reset() }),
  );
  return (
    <Box mb="lg">
      <Panel title="Link só de leitura">
        <Text mb="md" maw="44rem">
          Quem tiver o link vê a campanha e as listas como estão na hora em que abre, sem conta e sem poder
          mudar nada. Você revoga quando quiser.
        </Text>
        <form onSubmit={send}>
          <Group align="flex-end" gap="md">
            <TextInput
              flex="1 1 14rem"
              label="Para quem"
              description="Só você vê. Ajuda a saber qual link revogar."
              {...form.getInputProps('label')}
            />
            <div>
              <Text id={daysLabel} size="sm" fw={600} mb={4}>
                Vale por
              </Text>
              <SegmentedControl
                aria-labelledby={daysLabel}
                data={shareDays.map((days) => ({ value: String(days), label: `${days} dias` }))}
                value={String(form.values.days)}
                onChange={(chosen) => {
                  const days = shareDays.find((known) => String(known) === chosen);
                  if (days !== undefined) form.setFieldValue('days', days);
                }}
              />
            </div>
            <Button
              type="submit"
              variant={created === undefined ? 'filled' : 'light'} // then its copy comes first
              loading={create.isPending}
            >
              Criar link
            </Button>
          </Group>
        </form>
        {created !== undefined && <NewLink key={created.id} token={created.token} />}
        <ShareList campaignId={campaignId} />
      </Panel>
    </Box>
  );
}
