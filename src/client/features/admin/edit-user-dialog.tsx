import { Button, Group, Loader, Modal, SimpleGrid, Stack, Text, Timeline } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type AdminAction, adminActions, type AdminUser, type AuditEntry } from '#domain/account/admin.ts';
import { displayedPlan, type Subscription } from '#domain/account/plans.ts';
import { auditOptions, useChangeUser } from '#client/data/admin.ts';
import { errorMessage } from '#client/lib/api.ts';
import { formatDayOrNone, formatMoment } from '#client/lib/dates.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { planLabels, statusLabel } from '#client/parts/plan-views.ts';

const actionViews: Record<AdminAction, { label: string; hint: string; color?: string }> = {
  trial: { label: 'Teste', hint: 'Pro por 3 dias a partir de agora' },
  basico: { label: 'Básico', hint: 'Plano Básico, ativo' },
  pro: { label: 'Pro', hint: 'Plano Pro, ativo' },
  ativar: { label: 'Ativar', hint: 'Mantém o plano', color: 'teal' },
  inativar: { label: 'Inativar', hint: 'Mantém o plano, fecha o acesso', color: 'red' },
};

interface EditUserDialogProps {
  user: AdminUser | undefined;
  /** Receives the changed account, which may no longer match the list's filters. */
  onChanged: (user: AdminUser) => void;
  onClose: () => void;
}

export function EditUserDialog({ user, onChanged, onClose }: EditUserDialogProps) {
  return (
    <Modal opened={user !== undefined} onClose={onClose} title="Editar usuário" size="lg">
      {user && <EditUser user={user} onChanged={onChanged} />}
    </Modal>
  );
}

/** Stays open after a change: the new state appears above, and the change in the history below. */
function EditUser({ user, onChanged }: { user: AdminUser; onChanged: (user: AdminUser) => void }) {
  const change = useChangeUser();
  const apply = (action: AdminAction) =>
    change.mutate(
      { id: user.id, action },
      {
        onSuccess: (changed) => {
          onChanged(changed);
          notifySuccess('Usuário atualizado com sucesso! ✅');
        },
        onError: (error) => notifyFailure('Erro ao atualizar usuário', error),
      },
    );
  return (
    <Stack>
      <div>
        <Text fw={600}>{user.fullName || user.email}</Text>
        <Text size="sm" c="dimmed">
          {user.email} · {describe(user)}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        {adminActions.map((action) => {
          const { label, hint, color } = actionViews[action];
          return (
            <Group key={action} gap="sm" wrap="nowrap">
              <Button
                variant="light"
                w={110}
                flex="none"
                color={color}
                disabled={change.isPending}
                loading={change.isPending && change.variables?.action === action}
                onClick={() => apply(action)}
              >
                {label}
              </Button>
              <Text size="xs" c="dimmed">
                {hint}
              </Text>
            </Group>
          );
        })}
      </SimpleGrid>
      <AuditHistory userId={user.id} />
    </Stack>
  );
}

function AuditHistory({ userId }: { userId: string }) {
  const { data: entries, error, isPending } = useQuery(auditOptions(userId));
  return (
    <div>
      <Text fw={600} mb="sm">
        Histórico
      </Text>
      {isPending && <Loader size="sm" aria-label="Carregando histórico" />}
      {error && (
        <Text size="sm" c="red">
          {errorMessage(error)}
        </Text>
      )}
      {entries?.length === 0 && (
        <Text size="sm" c="dimmed">
          Ninguém mudou esta conta ainda.
        </Text>
      )}
      {entries && entries.length > 0 && (
        <Timeline bulletSize={14} lineWidth={2}>
          {entries.map((entry) => (
            <Timeline.Item key={entry.id} title={<Text size="sm">{titleOf(entry)}</Text>}>
              <Text size="sm" c="dimmed">
                {describe(entry.before)} → {describe(entry.after)}
              </Text>
            </Timeline.Item>
          ))}
        </Timeline>
      )}
    </div>
  );
}

function titleOf({ action, adminEmail, createdAt }: AuditEntry): string {
  return `${actionViews[action].label}, ${formatMoment(createdAt)}, por ${adminEmail ?? 'conta excluída'}`;
}

function describe(subscription: Subscription): string {
  const { subscriptionStatus, trialExpiresAt } = subscription;
  const end = typeof trialExpiresAt === 'string' ? `, até ${formatDayOrNone(trialExpiresAt)}` : '';
  return `${planLabels[displayedPlan(subscription)]}, ${statusLabel(subscriptionStatus).toLowerCase()}${end}`;
}
