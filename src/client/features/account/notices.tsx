import { Checkbox, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type NoticeKind, noticeKinds } from '#domain/account/notices.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { noticesOptions, useMuteNotices } from '#client/data/notices.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';

const labels: Record<NoticeKind, { label: string; description: string }> = {
  trial_ending: { label: 'Fim do teste', description: 'Um dia antes de o teste terminar.' },
  payment_failed: { label: 'Pagamento que falhou', description: 'Quando a renovação não passa.' },
  payment_ended: {
    label: 'Assinatura encerrada',
    description: 'Quando a conta fecha por falta de pagamento.',
  },
  page_worse: {
    label: 'Página que piorou',
    description: 'Quando a verificação semanal acha algo que custa o anúncio.',
  },
};

export function Notices() {
  const { data: choice, error, isPending, refetch } = useQuery(noticesOptions);
  const mute = useMuteNotices();
  if (isPending) return <Skeleton h={190} radius="lg" />;
  if (choice === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const muted = (mute.isPending ? mute.variables : undefined) ?? choice.muted;
  const choose = (kind: NoticeKind, isWanted: boolean) =>
    mute.mutate(isWanted ? muted.filter((other) => other !== kind) : [...muted, kind], {
      onError: (failure) => notifyFailure('Erro ao atualizar', failure),
    });
  return (
    <Panel title="Avisos">
      <Stack>
        {noticeKinds.map((kind) => (
          <Checkbox
            key={kind}
            {...labels[kind]}
            disabled={mute.isPending}
            checked={!muted.includes(kind)}
            onChange={(event) => choose(kind, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </Panel>
  );
}
