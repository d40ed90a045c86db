import { Stack, Text } from '@mantine/core';
import { IconMessageCircleOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { Waiting } from '#client/components/waiting.tsx';
import { feedbackOptions } from '#client/data/admin.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { FeedbackText } from './feedback-text.tsx';
import { MoreButton } from './more-button.tsx';

/** The feedback of all accounts, newest first. */
export function FeedbackInbox() {
  const { data, error, isPending, refetch, ...paging } = useInfiniteQuery(feedbackOptions);
  if (isPending) {
    return <Waiting message="Carregando feedback" />;
  }
  if (data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const entries = data.pages.flatMap((page) => page.rows);
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={IconMessageCircleOff}
        title="Nenhum feedback ainda"
        hint="O que as pessoas enviarem pelo Dashboard aparece aqui."
      />
    );
  }
  return (
    <Stack gap="md">
      {entries.map(({ id, content, isCut, email, fullName, createdAt }) => (
        <Panel key={id}>
          <FeedbackText id={id} content={content} isCut={isCut} />
          <Text size="sm" c="dimmed" mt="sm">
            {fullName || email} · {email} · {formatMoment(createdAt)}
          </Text>
        </Panel>
      ))}
      <MoreButton list={paging} />
    </Stack>
  );
}
