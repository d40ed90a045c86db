import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '#client/components/page-title.tsx';
import { unbroken } from '#client/components/unbroken.tsx';

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <PageTitle>{title}</PageTitle>
      <Title order={1}>{title}</Title>
      {children !== undefined && (
        <Text c="dimmed" mt={6}>
          {unbroken(children)}
        </Text>
      )}
    </div>
  );
}
