import { Button } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useBackOnline } from '#client/lib/connection.ts';
import { lazyComponent, useFetched } from '#client/lib/lazy-component.ts';
import { EmptyState } from './empty-state.tsx';

/**
 * A part of a screen whose code comes when it is first shown. Where the code does not come, the rest of the screen stays.
 * @param waiting stands in its place meanwhile; without it, what is around the part waits too
 */
export function screenPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: (props: Props) => ReactNode,
) {
  const begin = () => lazyComponent(load);
  let latest = begin();
  return function Part(props: Props) {
    const [Body, setBody] = useState(() => latest);
    const isFetched = useFetched(Body, waiting !== undefined); // as a fallback, `waiting` would stay for 300 ms
    // The library keeps a failure, so that another try needs another one.
    function beginAgain(): void {
      latest = begin();
      setBody(() => latest);
    }
    return (
      <ErrorBoundary FallbackComponent={NotOpened} onReset={beginAgain}>
        {waiting ? (
          <Suspense fallback={waiting(props)}>{isFetched ? <Body {...props} /> : waiting(props)}</Suspense>
        ) : (
          <Body {...props} />
        )}
      </ErrorBoundary>
    );
  };
}

/** It opens by itself when the connection comes back. */
function NotOpened({ resetErrorBoundary }: FallbackProps) {
  useBackOnline(resetErrorBoundary);
  return (
    <EmptyState
      icon={IconBolt}
      title="Esta parte não abriu"
      hint="A conexão caiu, ou há uma versão nova da Faísca. O que você fez continua guardado."
      action={
        <Button variant="default" onClick={resetErrorBoundary}>
          Tentar de novo
        </Button>
      }
    />
  );
}
