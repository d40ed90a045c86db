import type { TooltipProps } from '@mantine/core';
import { lazy, type ReactElement, Suspense, type SyntheticEvent, useEffect, useId, useState } from 'react';

const TipBody = lazy(async () => ({ default: (await import('./tip-body.tsx')).TipBody }));

interface TipProps extends Pick<TooltipProps, 'label' | 'position' | 'multiline' | 'w' | 'disabled'> {
  /** One element. */
  children: ReactElement;
}

/**
 * Shows a hint while its child is pointed at or has the focus. The hint is made, and its code fetched, when it is first
 * asked for: a screen has dozens of them, and few are read.
 */
export function Tip({ children, disabled = false, ...body }: TipProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = isAsked && !disabled;
  useEffect(() => {
    if (!target || !isOpen) return undefined;
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [target, isOpen, id]);

  const close = () => setIsAsked(false);
  function open({ currentTarget: { firstElementChild } }: SyntheticEvent): void {
    if (disabled || !(firstElementChild instanceof HTMLElement)) return;
    setTarget(firstElementChild);
    setIsAsked(true);
  }
  return (
    <>
      <span
        style={{ display: 'contents' }}
        onMouseEnter={open}
        onMouseLeave={close}
        onFocus={(event) => event.target.matches(':focus-visible') && open(event)}
        onBlur={close}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        {children}
      </span>
      {target && (
        <Suspense>
          <TipBody {...body} id={id} target={target} opened={isOpen} />
        </Suspense>
      )}
    </>
  );
}
