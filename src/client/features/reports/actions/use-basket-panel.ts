import { useInViewport, useMergedRef } from '@mantine/hooks';
import { useRef } from 'react';

/** The basket: where it stands, whether some of it is in sight, and how to go there. */
export function useBasketPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  return {
    panelRef: useMergedRef(panel, ref),
    isPanelInSight: inViewport,
    openPanel: () => panel.current?.focus(),
  };
}
