import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FeedbackEntry } from '#domain/account/admin.ts';
import { fullFeedbackOptions } from '#client/data/admin.ts';
import { LongText } from './long-text.tsx';

/** A message. The list contains only the beginning of a long one; the rest is loaded on request. */
export function FeedbackText({ id, content, isCut }: Pick<FeedbackEntry, 'id' | 'content' | 'isCut'>) {
  const { data, isFetching, refetch } = useQuery({ ...fullFeedbackOptions(id), enabled: false });
  return (
    <>
      <LongText>{data?.content ?? content}</LongText>
      {isCut && data === undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          data-flush="start"
          loading={isFetching}
          onClick={() => void refetch()}
        >
          Ler a mensagem inteira
        </Button>
      )}
    </>
  );
}
