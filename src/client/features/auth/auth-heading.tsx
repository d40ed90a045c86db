import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { unbroken } from '#client/components/unbroken.tsx';

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <title>{`${title} · Faísca`}</title>
      <Title order={1}>{title}</Title>
      {children !== undefined && (
        <Text c="dimmed" mt={6}>
          {unbroken(children)}
        </Text>
      )}
    </div>
  );
}
