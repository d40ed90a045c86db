import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Share } from '#domain/making/campaign/share.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { sharesOptions, useRevokeShare } from '#client/data/shares.ts';
import { formatDay, formatMoment } from '#client/lib/dates.ts';
import { notifyError } from '#client/lib/notify.ts';
import { extraLabels } from './extra-labels.ts';

/** The links of a campaign, each with when it was last opened. */
export function ShareList({ campaignId }: { campaignId: string }) {
  const { data: shares, error, isPending, refetch } = useQuery(sharesOptions(campaignId));
  const heading = useRef<HTMLHeadingElement>(null);
  if (isPending) return <Skeleton mt="lg" h={60} />;
  if (shares === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Text component="h3" size="md" fw={600} mt="lg" mb="xs" id="shares" ref={heading} tabIndex={-1}>
        {shares.length === 0 ? 'Nenhum link criado' : 'Links desta campanha'}
      </Text>
      {shares.length > 0 && (
        <Stack gap="md" component="ul" p={0} m={0} aria-labelledby="shares">
          {shares.map((share) => (
            <ShareRow
              key={share.id}
              campaignId={campaignId}
              share={share}
              onRevoked={() => heading.current?.focus()}
            />
          ))}
        </Stack>
      )}
    </>
  );
}

interface ShareRowProps {
  campaignId: string;
  share: Share;
  onRevoked: () => void;
}

function ShareRow({ campaignId, share: { id, label, ...share }, onRevoked }: ShareRowProps) {
  const revoke = useRevokeShare(campaignId);
  const name = label === '' ? 'Link sem nome' : label;
  const ask = () =>
    confirmAction({
      title: 'Revogar link',
      message: `O link “${name}” deixa de abrir na hora, para todos. Esta ação não pode ser desfeita.`,
      confirmLabel: 'Revogar',
      onConfirm: () =>
        revoke.mutate(id, {
          onSuccess: () => {
            notifyError('Link revogado', `${name} não abre mais.`);
            onRevoked();
          },
        }),
    });
  return (
    <Group component="li" justify="space-between" wrap="nowrap" align="flex-start">
      <div style={{ overflowWrap: 'anywhere' }}>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {describe(share)}
        </Text>
      </div>
      <Button
        variant="subtle"
        color="red"
        data-flush="end"
        size="xs"
        flex="none"
        aria-label={`Revogar ${name}`}
        loading={revoke.isPending}
        onClick={ask}
      >
        Revogar
      </Button>
    </Group>
  );
}

function describe({ createdAt, expiresAt, lastOpenedAt, extras }: Omit<Share, 'id' | 'label'>): string {
  const isOver = Date.parse(expiresAt) <= Date.now();
  return [
    `Criado em ${formatDay(createdAt)}`,
    `${isOver ? 'expirou' : 'expira'} em ${formatDay(expiresAt)}`,
    lastOpenedAt === null ? 'ainda não aberto' : `aberto pela última vez em ${formatMoment(lastOpenedAt)}`,
    ...(extras.length > 0
      ? [`mostra também: ${extras.map((extra) => extraLabels[extra].toLowerCase()).join(', ')}`]
      : []),
  ].join(' · ');
}
