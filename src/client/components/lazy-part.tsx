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
    const [body, setBody] = useState(() => code.read());
    const [attempt, setAttempt] = useState({ number: 1, hasFailed: false });
    const { number, hasFailed } = attempt;
    useEffect(() => {
      if (body !== undefined || hasFailed) return undefined;
      let isWanted = true;
      code.fetch().then(
        (fetched) => isWanted && setBody(() => fetched),
        () => isWanted && setAttempt({ number, hasFailed: true }),
      );
      return () => void (isWanted = false);
    }, [body, number, hasFailed]);
    if (body) return createElement(body, props);
    if (!hasFailed) return place(props);
    if (number > 1) return <Missing action="Recarregar a página" onAct={() => window.location.reload()} />;
    const again = () => setAttempt({ number: number + 1, hasFailed: false });
    return <Missing action="Tentar de novo" onAct={again} />;
  }
  return { Part, prefetch: code.prefetch };
}

/** Some browsers remember that a file did not come until the page is loaded again: what was typed is kept. */
function Missing({ action, onAct }: { action: string; onAct: () => void }) {
  return (
    <EmptyState
      icon={IconCloudOff}
      title="Não foi possível abrir"
      hint="Verifique sua conexão e tente novamente."
      action={
        <Button variant="default" mt="xs" onClick={onAct}>
          {action}
        </Button>
      }
    />
  );
}
