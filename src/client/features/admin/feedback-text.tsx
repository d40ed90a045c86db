import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FeedbackEntry } from '#domain/account/admin.ts';
import { wholeFeedbackOptions } from '#client/data/admin.ts';
import { LongText } from './long-text.tsx';

/** A message; of a very long one the list brings the beginning, and the rest is read when asked for. */
export function FeedbackText({ id, content, isCut }: Pick<FeedbackEntry, 'id' | 'content' | 'isCut'>) {
  const { data, isFetching, refetch } = useQuery({ ...wholeFeedbackOptions(id), enabled: false });
  return (
    <>
      <LongText>{data?.content ?? content}</LongText>
      {isCut && data === undefined && (
        <Button variant="subtle" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
          Ler a mensagem inteira
        </Button>
      )}
    </>
  );
}
