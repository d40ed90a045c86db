import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { lazyCode } from '#client/lib/lazy-code.ts';
import { EmptyState } from './empty-state.tsx';

/**
 * A part of a screen that its first visit does not show. Its code comes at the first sign of a person, when the screen
 * calls `prefetch`, or when it is drawn.
 * @param place what keeps its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: (props: Props) => ReactNode,
) {
  const code = lazyCode(load);

  function Part(props: Props) {
    const [body, setBody] = useState(() => ({ body: code.read(), isMissing: false }));
    useEffect(() => {
      if (body.body !== undefined || body.isMissing) return undefined;
      let isWanted = true;
      code.fetch().then(
        (fetched) => isWanted && setBody({ body: fetched, isMissing: false }),
        () => isWanted && setBody({ body: undefined, isMissing: true }),
      );
      return () => void (isWanted = false);
    }, [body]);
    if (body.body) return createElement(body.body, props);
    if (body.isMissing) return <Missing onRetry={() => setBody({ body: undefined, isMissing: false })} />;
    return place(props);
  }
  return { Part, prefetch: code.prefetch };
}

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={IconCloudOff}
      title="Não foi possível abrir"
      hint="Verifique sua conexão e tente novamente."
      action={
        <Button variant="default" mt="xs" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    />
  );
}
